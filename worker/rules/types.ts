import type { Against } from "#schema/comparison.ts";
import type { ClauseStatus, Fix, MatterAction, Severity } from "#schema/result.ts";
import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import type { Facts } from "./facts/index.ts";
import type { Span } from "./facts/types.ts";

/** Labels of `themes.ts`: what a case or a check is about. */
export type { Theme } from "./book/themes.ts";

import type { Theme } from "./book/themes.ts";

/** The edit that would correct a hit. Without `at` it takes the hit's own words. Words to insert or put in place must
 * add no claim, figure, product or indication; a gap for the writer to fill is written [like this]. */
export type FixDraft =
  | { kind: "replace"; at?: Span; with: string; note?: string }
  | { kind: "delete"; at?: Span; note?: string }
  | { kind: "insert"; at: number | "end"; text: string; note?: string };

/** One fault. `at` are the words at fault in the view; null when something is missing. */
export interface Hit {
  at: Span | null;
  issue: string;
  fix: FixDraft;
  /** Edits of further places with the same fault, which need no finding of their own. */
  more?: FixDraft[];
  /** Where the check's own severity does not fit this hit. */
  severity?: Severity;
  /** Where another sub-clause of the same clause fits this hit better. */
  subclause?: string;
}

export interface Example {
  /** The material; the words at fault in [[double brackets]], none when something is missing. */
  text: string;
  why: string;
  audience?: Audience;
  channel?: Channel;
  context?: string;
  materialType?: MaterialType;
}

/** One question put to a material. `find` is pure: no clock, no chance, no I/O. */
export interface Check {
  /** `clause-06/hanging-comparison`: folder and file. */
  id: string;
  /** The requirement of knowledge/abpi-2024.json that it decides. */
  requirement: string;
  /** Other requirements that it decides as well. */
  alsoDecides?: string[];
  /** Other sub-clauses that state the same rule; named in the finding, never counted twice. */
  alsoUnder?: string[];
  severity: Severity;
  duty: "must" | "should";
  themes: Theme[];
  /** Its words stand in faulty and in blameless pieces alike, so that what it finds is told only where the classifier, which knows
   * nothing of it, judges the clause to be at fault in the piece. Where the classifier cannot judge it is a question to a person. */
  needsConfirmation?: true;
  applies(facts: Facts): boolean;
  find(facts: Facts): Hit[];
  examples: { flagged: Example[]; clean: Example[]; inapplicable: Example[] };
}

/** A requirement that a document alone cannot show. */
export interface HumanCheck {
  requirement: string;
  /** Whether this material touches it. */
  engaged(facts: Facts): boolean;
  /** What a person has to look at, as one sentence to the reviewer. */
  look: string;
}

export interface Clause {
  number: number;
  /** Whether anything in the material touches the clause; a check that applies engages it too. */
  engaged(facts: Facts): boolean;
  checks: Check[];
  words: ClauseWords;
  human: HumanCheck[];
}

/** A hit with its words cut out of the extracted text: what leaves the engine. */
export interface RuleFinding {
  id: string;
  check: string;
  requirement: string;
  subclause: string;
  alsoUnder: string[];
  severity: Severity;
  issue: string;
  quote: string | null;
  page: number | null;
  start: number | null;
  end: number | null;
  fix: Fix;
  /** Edits for further places with the same fault, where there are more than are shown. */
  moreFixes?: Fix[];
  /** The classifier doubts it: it is less grave and less sure than the check found it. */
  isDoubted?: true;
  /** The document sent with the material that says otherwise. */
  against?: Against;
  themes: Theme[];
}

export interface ClauseOutcome {
  clause: number;
  status: ClauseStatus;
  findings: RuleFinding[];
  /** What a person has to look at, for the requirements that are engaged and that a document cannot show. */
  human: { requirement: string; look: string }[];
  /** Requirements that checks decided. */
  decided: string[];
  /** Ids of its checks that threw: a person has to look at what they decide. */
  notRun: string[];
}

/** What a reader is told of a fault that a check finds. */
export interface CheckWords {
  /** Names the fault in at most 12 words. */
  headline: string;
  /** What the Code asks, as the second half of a sentence. */
  asks: string;
  /** What is to be done about it: `substantiate` where evidence could bear the words out, `reword` where only other words would do. */
  action: MatterAction["kind"] | "reword";
  /** The same in words, to the writer. */
  advice: string;
}

/** By the name of the check, which is that of its file. */
export type ClauseWords = Readonly<Record<string, CheckWords>>;
