import { sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { needsConfirmation } from "./classified.ts";
import { isGrave } from "./outcomes.ts";

/* What a user says of a file, its kind and who sees it, may bring other questions up. A text that is at fault by its own words is not
 * excused by it: that is shown, and a person is asked. */

/** So many places of a clause show what is meant. */
const MOST_SHOWN = 2;
const EXCUSED =
  "What was said of the piece when it was sent in would excuse this, and the piece itself does not show it. Have a person judge which holds.";

/** Whether nothing but small matters was found. */
export const isSlight = (outcomes: readonly ClauseOutcome[]): boolean =>
  !outcomes.some(({ findings }) => findings.some(isGrave));

/** What is said to the public is at fault whoever is said to see it. */
const TO_THE_PUBLIC = 26;

/** Whether the words of a text sell, whatever is said of it: outright, or to the public. */
const sells = ({ view, submission }: Facts, clause: number): boolean =>
  sellsOutright(view.text) || (clause === TO_THE_PUBLIC && submission.audience === "patients");

/** Grave faults in words of the piece, as matters that a person has to look at. */
const asked = ({ findings }: ClauseOutcome): RuleFinding[] =>
  findings
    .filter((one) => one.start !== null && one.severity === "HIGH" && !needsConfirmation(one))
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...one, severity: "MEDIUM", issue: `${one.issue} ${EXCUSED}` }));

/** The outcomes with what is gravely at fault in the words of a piece that only what the user says of it excuses. */
export function notBelowItsWords(
  outcomes: ClauseOutcome[],
  unsaid: readonly ClauseOutcome[],
  facts: Facts,
): ClauseOutcome[] {
  return outcomes.map((outcome, i) => {
    const more = sells(facts, outcome.clause) ? asked(unsaid[i] as ClauseOutcome) : [];
    if (more.length === 0) return outcome;
    const decided = [...new Set([...outcome.decided, ...more.map(({ requirement }) => requirement)])];
    return { ...outcome, status: "issues", findings: [...outcome.findings, ...more], decided };
  });
}
