import { isOfLikeness } from "#schema/likeness.ts";
import type { Fix } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import type { Material } from "#worker/reading/material.ts";
import { type Edited, edited } from "./edited.ts";
import { checkClauses } from "./engine.ts";
import { gatherFacts } from "./facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "./types.ts";

/** So many edited texts are checked, and so many characters in all: a hundred pages twice. What is added by one trial is seen to
 * be sound by the next, so that fewer than two are of no use. */
const MOST_TRIALS = 40;
const MOST_CHARS = 700_000;
const LEAST_TRIALS = 2;

/** What would be found if the edits of some outcomes were made. */
export interface Trial {
  edited: Edited;
  outcomes: ClauseOutcome[];
}

/** Tries the edits of outcomes; null when enough has been tried. */
export type Try = (outcomes: readonly ClauseOutcome[]) => Trial | null;

export const isGrave = ({ severity }: RuleFinding): boolean => severity !== "LOW";
const editsOf = (outcomes: readonly ClauseOutcome[]): Fix[] =>
  outcomes.flatMap(({ findings }) => findings).flatMap(({ fix, moreFixes = [] }) => [fix, ...moreFixes]);

/** How many faults written rules find. */
export const byRules = ({ outcomes }: Trial): number =>
  outcomes.flatMap(({ findings }) => findings).filter((one) => isGrave(one) && !isOfLikeness(one.check)).length;

/** Tries of edits in a material, each read and checked as a new one; the last is remembered. */
export function triesOf(material: Material, submission: SubmissionFields): Try {
  const affordable = Math.floor(MOST_CHARS / Math.max(1, material.text.length));
  let left = affordable < LEAST_TRIALS ? 0 : Math.min(MOST_TRIALS, affordable);
  let last: { of: readonly ClauseOutcome[]; trial: Trial } | undefined;
  return (outcomes) => {
    if (last?.of === outcomes) return last.trial;
    if (left-- <= 0) return null;
    const made = edited(material, editsOf(outcomes));
    const trial = { edited: made, outcomes: checkClauses(gatherFacts(made.material, submission)) };
    last = { of: outcomes, trial };
    return trial;
  };
}
