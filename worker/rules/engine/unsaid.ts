import { knownNamesIn } from "#worker/document/names/known-names.ts";
import { callsToIt, praisesIt, testifiesTo } from "#worker/text/voice/urging.ts";
import { isOnSale, isToBeAskedFor, praises, sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { needsConfirmation } from "./classified.ts";

/* What a user says of a file, its kind and who sees it, may bring other questions up. A text that is at fault by its own words is not
 * excused by it: that is shown, and a person is asked. */

/** So many places of a clause show what is meant. */
const MOST_SHOWN = 2;
const EXCUSED =
  "What was said of the piece when it was sent in would excuse this, and the piece itself does not show it. Have a person judge which holds.";

/** What is said to the public is at fault whoever is said to see it. */
const TO_THE_PUBLIC = 26;

/** Whether the words of a text sell, whatever is said of it: outright, or to the public. */
const sells = ({ view, submission, unsaid }: Facts, clause: number): boolean =>
  sellsOutright(view.text) ||
  (clause === TO_THE_PUBLIC && (submission.audience === "patients" || unsaid?.submission.audience === "patients"));

/** Whoever speaks for a brand to the public so promotes it, whatever the piece is said to be. */
const TO_THE_PUBLIC_OUTRIGHT = new Set(["clause-26/promotion-to-public", "clause-26/asked-for-by-name"]);
const PLAINLY = [sellsToReaders, sellsOutright, praises, praisesIt, callsToIt, testifiesTo];
/** Users know better than the checker what a document is, and correct it; nothing that they know takes an offer back. */
const PLAINLY_DESPITE_CORRECTION = [isOnSale, isToBeAskedFor];
const STANDS =
  "It stands whatever was said of the piece when it was sent in: these words sell a prescription only medicine to the public.";

/** Whether the words at fault plainly sell a prescription medicine to the public by its brand. */
function sellsPlainly({ submission }: Facts, { check, quote }: RuleFinding): boolean {
  const words = quote ?? "";
  const plainly = submission.isCorrected ? PLAINLY_DESPITE_CORRECTION : PLAINLY;
  return (
    TO_THE_PUBLIC_OUTRIGHT.has(check) &&
    knownNamesIn(words).medicines.some(({ entry }) => entry.isBrand && entry.isPrescription && !entry.isWordlike) &&
    plainly.some((ask) => ask(words))
  );
}

/** Grave faults in words of the piece, as they are where they plainly sell to the public, else as matters that a person has to look at. */
const asked = (facts: Facts, { findings }: ClauseOutcome): RuleFinding[] =>
  findings
    .filter((one) => one.start !== null && one.severity === "HIGH" && !needsConfirmation(one))
    .slice(0, MOST_SHOWN)
    .map((one) =>
      sellsPlainly(facts, one)
        ? { ...one, issue: `${one.issue} ${STANDS}` }
        : { ...one, severity: "MEDIUM", issue: `${one.issue} ${EXCUSED}` },
    );

/** The outcomes with what is gravely at fault in the words of a piece that only what the user says of it excuses. */
export function notBelowItsWords(
  outcomes: ClauseOutcome[],
  unsaid: readonly ClauseOutcome[],
  facts: Facts,
): ClauseOutcome[] {
  return outcomes.map((outcome, i) => {
    const more = sells(facts, outcome.clause) ? asked(facts, unsaid[i] as ClauseOutcome) : [];
    if (more.length === 0) return outcome;
    const decided = [...new Set([...outcome.decided, ...more.map(({ requirement }) => requirement)])];
    return { ...outcome, status: "issues", findings: [...outcome.findings, ...more], decided };
  });
}
