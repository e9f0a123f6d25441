import type { AssessmentDetail } from "#schema/assessment.ts";
import type { Matter } from "#schema/result.ts";
import type { Decision } from "#schema/workbench.ts";
/** What an export is made of. */
export type Exported = {
  assessment: AssessmentDetail;
  decisions: readonly Decision[];
};
export declare const AUTHOR = "ABPI Compliance Checker (pre-MLR)";
/** What every export says of itself: which file, by which edition of the Code, rules and reviewers, and what was decided. */
export declare function provenance({ assessment, decisions }: Exported): [label: string, words: string][];
/** Where a matter is, in words. */
export declare const pagesOf: ({ places }: Matter) => string;
/** What to do about a matter: the words to put, or the advice. */
export declare function suggestionOf({ action }: Matter): string;
/** A decision in words, empty where there is none. */
export declare function decisionText(matter: Matter, decisions: readonly Decision[]): string;
/** A matter in at most 50 words: clause, issue, suggestion, case. */
export declare function commentOf(matter: Matter): string;
/** What only a person can check. */
export declare const personPoints: ({ clauses }: AssessmentDetail) => string[];
