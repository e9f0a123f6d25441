import type { DocumentKind } from "#schema/document.ts";
import type { ClauseStatus } from "#schema/result.ts";
import { callsToIt, testifiesTo } from "#worker/text/voice/urging.ts";
import { isOnSale, isToBeAskedFor } from "#worker/text/voice/words-of-sale.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";

/** The status of a clause by what was found and what is for a person to judge. */
export function statusOf(findings: RuleFinding[], human: ClauseOutcome["human"], isEngaged: boolean): ClauseStatus {
  if (findings.length > 0) return "issues";
  if (!isEngaged) return "not-engaged";
  return human.length > 0 ? "needs-human" : "clear";
}

/** The answer of a clause that is not put to a document of its kind. */
export const notAsked = (clause: number): ClauseOutcome => ({
  clause,
  status: "not-engaged",
  findings: [],
  human: [],
  decided: [],
  notRun: [],
});

/** What speaks to a checker is reported, and has no say in anything else: no verdict may hang on it. */
export const REVIEWER_NOTES = "clause-05/reviewer-notes";

/** What is said outright of the medicine that the piece promotes, and is false of any. */
export const OUTRIGHT: readonly string[] = [
  "clause-03/awaited-and-sold",
  "clause-06/harmless",
  "clause-10/treated-away",
  "clause-11/use-urged",
  "clause-19/paid-for-prescribing",
];

/** Two places of a text that contradict each other. Papers that report of several studies, or of several medicines, hold such places. */
const CONTRADICTIONS: readonly string[] = [
  "clause-06/contradicted-figure",
  "clause-06/label-contradicted",
  "clause-06/missed-endpoint",
  "clause-06/new-after-twelve-months",
  "clause-06/significant-throughout",
  "clause-06/small-print-contradicts",
  "clause-06/wrong-arithmetic",
  "clause-26/against-its-own-text",
];

/** Checks whose findings are facts too: a checker is addressed, a permission is missing, a comfort has nothing to bear it out, two places
 * of the piece contradict each other, something is said that is false of any medicine. */
export const FACTS: ReadonlySet<string> = new Set([
  REVIEWER_NOTES,
  "clause-15/permission",
  "clause-15/open-mailing",
  "clause-06/false-comfort",
  ...CONTRADICTIONS,
  ...OUTRIGHT,
]);

/** Whether a finding is no small fault. */
export const isGrave = ({ check, severity }: RuleFinding) => severity !== "LOW" && check !== REVIEWER_NOTES;
const isHigh = ({ severity }: Pick<RuleFinding, "severity">) => severity === "HIGH";

/** Whether what was found could not be graver. */
export const isGravest = (outcomes: readonly ClauseOutcome[]): boolean =>
  outcomes.some(({ findings }) => findings.some(isHigh));

const asQuestion = ({ requirement, issue }: RuleFinding) => ({
  requirement,
  look: `Judge whether this is a fault: ${issue}`,
});

/** The outcome without some of its findings, of which these are put to a person. */
export function without(
  outcome: ClauseOutcome,
  left: readonly RuleFinding[],
  asked: readonly RuleFinding[],
): ClauseOutcome {
  if (left.length === 0) return outcome;
  const isLeft = new Set(left);
  const findings = outcome.findings.filter((finding) => !isLeft.has(finding));
  const human = [...outcome.human, ...asked.map(asQuestion)];
  return { ...outcome, status: statusOf(findings, human, true), findings, human };
}

const TO_THE_PUBLIC: ReadonlySet<string> = new Set(["clause-26/promotion-to-public", "clause-26/asked-for-by-name"]);
/** Whether the words at fault send the public to a medicine, in whatever form they are put. */
const sendsToIt = ({ check, quote }: RuleFinding): boolean =>
  TO_THE_PUBLIC.has(check) && [callsToIt, testifiesTo, isToBeAskedFor, isOnSale].some((asked) => asked(quote ?? ""));

/** Whether words are found that, in the paper of a fixed form, send readers only to those who care for them: an approved leaflet names
 * its medicine and tells whom to talk to. */
export const isOfLeaflet = (finding: RuleFinding): boolean => TO_THE_PUBLIC.has(finding.check) && !sendsToIt(finding);

/** Only a company speaks of its readers' or its own representative: whatever form its words have, it sells. */
const SPEAKS_AS_COMPANY = /\b(?:your|our) (?:[\p{L}&’'-]+ ){0,3}(?:representatives?|reps?|account managers?)\b/iu;

/** A vacancy has no cause to say what a medicine does not do. */
const deniesHarm = ({ check, quote }: RuleFinding) => quote !== null && check === "clause-06/adverse-reactions-denied";

/** The outcomes with nothing but what is said outright, whatever form the words of a text have; of one in which a company speaks also its
 * claims. */
export function saidOutright(outcomes: readonly ClauseOutcome[], text: string, kind: DocumentKind): ClauseOutcome[] {
  const isCompanys = SPEAKS_AS_COMPANY.test(text);
  const isClaim = ({ check, quote }: RuleFinding) => isCompanys && quote !== null && check.startsWith("clause-06/");
  const isOutright = (one: RuleFinding) =>
    isHigh(one) &&
    (OUTRIGHT.includes(one.check) ||
      sendsToIt(one) ||
      isClaim(one) ||
      (kind === "job-advertisement" && deniesHarm(one)));
  return outcomes.map((outcome) =>
    without(
      outcome,
      outcome.findings.filter((one) => !isOutright(one)),
      [],
    ),
  );
}

/** The outcomes without places that contradict each other. */
export const withoutContradictions = (outcomes: readonly ClauseOutcome[]): ClauseOutcome[] =>
  outcomes.map((outcome) =>
    without(
      outcome,
      outcome.findings.filter(({ check }) => CONTRADICTIONS.includes(check)),
      [],
    ),
  );

/** What only follows from a serious fault. */
const CONSEQUENCE = "clause-05/serious-consequence";

/** The outcome without consequences of a serious fault where no other clause has one. */
export function withoutLoneConsequence(outcome: ClauseOutcome, all: readonly ClauseOutcome[]): ClauseOutcome {
  const lone = outcome.findings.filter(({ check }) => check === CONSEQUENCE);
  if (lone.length === 0) return outcome;
  const isSerious = all.some(({ clause, findings }) => clause !== outcome.clause && findings.some(isHigh));
  return isSerious ? outcome : without(outcome, lone, []);
}
