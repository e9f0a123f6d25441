import type { AnalysisResult, ClauseResult, Finding, Matter, SecondLook } from "#schema/result.ts";
import type { Decision } from "#schema/workbench.ts";
/** What is wrong, each fault once, in the order of the numbers. A result stored before there were matters has one for
 * each finding, the most serious first. */
export declare function mattersOf({ matters, clauses }: Pick<AnalysisResult, "matters" | "clauses">): Matter[];
/** What stands beside the text and can be stepped through. */
export type Item =
  | {
      kind: "matter";
      key: string;
      matter: Matter;
      decision?: Decision;
    }
  | {
      kind: "look";
      key: string;
      look: SecondLook;
    }
  | {
      kind: "clause";
      key: string;
      clause: ClauseResult;
    };
/** The filters of the page. */
export type Group = "fix" | "discuss" | "kept" | "look" | "person";
export declare const GROUP_WORDS: Record<Group, string>;
export declare const matterKey: ({ number }: Pick<Matter, "number">) => string;
/** All that the page counts, taken from here by every line that states a figure. */
export type Tally = {
  matters: Matter[];
  /** Those that are not kept. */
  fix: Item[];
  /** Those of `fix` that are to be discussed. */
  discuss: Item[];
  kept: Item[];
  look: Item[];
  /** What only a person can check: matters that ask, and clauses that no document can show. */
  person: Item[];
  /** Clauses under which nothing was found. */
  nothingFound: number;
};
/** Sorts a result into what is to be fixed, is kept, looked at again and asked. */
export declare function tally(
  result: AnalysisResult,
  looks?: readonly SecondLook[],
  decisions?: readonly Decision[],
): Tally;
/** The one count line: every figure of it is the length of a list on the page. */
export declare function countLine({ fix, kept, look, person, nothingFound }: Tally): string;
/** Why nothing of a material could be judged, such as its language; null where it was judged. */
export declare const whyNotJudged: ({ summary }: Pick<AnalysisResult, "summary">) => string | null;
/** The verdict in a sentence or two: the worst fault, and what to do. */
export declare function verdictSentence(result: AnalysisResult, { matters, person }: Tally): string;
/** The matters to begin with, the most serious first, whether words are known that put them right or a person has to decide. */
export declare const fixFirst: ({ fix, person }: Tally) => Matter[];
/** `6.2, also 14.4 and 5.1`, without the word "Clause". */
export declare const clauseWords: ({ clause, also }: Pick<Matter, "clause" | "also">) => string;
/** Where a matter is: its pages, or where the missing thing is due. */
export declare function whereWords({ places, due }: Matter): string;
/** The findings of the clauses that tell of a matter. */
export declare function findingsOf({ clauses }: AnalysisResult, { findings }: Matter): Finding[];
/** The matters that a clause is at fault by. */
export declare function mattersUnder(clause: ClauseResult, matters: readonly Matter[]): Matter[];
/** Where an item stands in the text; undefined for what has no place there. */
export declare function startOf(item: Item): number | undefined;
