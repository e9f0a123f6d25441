import { RISK_ORDER, type Severity } from "#schema/result.ts";
import type { Found } from "#worker/classifier/calibration.ts";
import { isLikeMeasured, isLikeMeasuredAt } from "#worker/classifier/familiarity.ts";
import { type Doubt, NO_OPINION, type Opinion, opinionOn, preparing } from "#worker/classifier/opinion.ts";
import { guarded } from "../checks/hits-of.ts";
import type { Facts } from "../facts/index.ts";
import { CLAUSES } from "../index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import type { Work } from "../work.ts";
import { overlaps, rank } from "./once-each.ts";
import { FACTS, isGrave, without, withoutLoneConsequence } from "./outcomes.ts";
import { withoutUnmeasured } from "./unmeasured.ts";

/* What the classifier has to say of what the checks found: it confirms, doubts and weighs, and finds nothing by itself. */

/** Clauses on what a piece must carry and what must be done with it: facts, which no classifier can put in doubt. */
const OF_FACTS = new Set([8, 9, 12, 13, 16, 28, 30, 31]);

/** Clauses on what is claimed, where even what is to be put in (a figure, a comparator, a source) hangs on the claim. */
const OF_CLAIMS = new Set([6, 7, 11, 14]);

/** Requirements that cannot be doubted: promotion to the public and before or outside the licence are told by who reads what. */
const UNDOUBTED_SUBCLAUSES = new Set(["3.1", "12.1", "26.1"]);

/** Whether a finding is a fact about the text, above all that something is missing and has to be put in. */
const isFact = ({ start, fix, check, subclause }: RuleFinding, clause: number) =>
  start === null ||
  FACTS.has(check) ||
  UNDOUBTED_SUBCLAUSES.has(subclause) ||
  (fix.kind === "insert" && !OF_CLAIMS.has(clause));

/** A finding that the classifier doubts, one step less grave: what was HIGH stays in view. */
function doubted(clause: number, finding: RuleFinding, doubt: Doubt): RuleFinding {
  const isKept = (OF_FACTS.has(clause) || isFact(finding, clause)) && !doubt.ofMissing;
  if (finding.severity === "LOW" || FACTS.has(finding.check) || isKept) return finding;
  return { ...finding, severity: finding.severity === "HIGH" ? "MEDIUM" : "LOW", isDoubted: true };
}

const NEED_CONFIRMATION = new Set(
  CLAUSES.flatMap(({ checks }) => checks.filter((check) => check.needsConfirmation).map(({ id }) => id)),
);
/** Whether what a finding's check sees counts only where the classifier confirms it. */
export const needsConfirmation = ({ check }: Pick<RuleFinding, "check">): boolean => NEED_CONFIRMATION.has(check);

/** Checks for one kind of fault stand before the general ones of their clause, and tell it better where both find it. */
const PLACE_OF = new Map(CLAUSES.flatMap(({ checks }) => checks.map(({ id }, i): [string, number] => [id, i])));
const placeInClause = ({ check }: RuleFinding) => PLACE_OF.get(check) ?? 0;

/** Of a clause the classifier confirms no more findings than a reader needs to see what it is. */
const MOST_CONFIRMED = 2;

/** The outcome with those findings that need confirmation and have it. Where the classifier cannot judge, the first is a question to
 * a person; where it judges otherwise nothing is said. */
function withConfirmation(outcome: ClauseOutcome, opinion: Opinion): ClauseOutcome {
  const open = outcome.findings.filter(needsConfirmation).sort((a, b) => placeInClause(a) - placeInClause(b));
  if (open.length === 0) return outcome;
  const confirmed = opinion.confirmed(outcome.clause, open);
  const told = confirmed
    .filter((one, i) => !confirmed.slice(0, i).some((other) => overlaps(other, one)))
    .slice(0, MOST_CONFIRMED);
  const left = open.filter((finding) => !told.includes(finding));
  return without(outcome, left, opinion.canJudge(outcome.clause) ? [] : left.slice(0, 1));
}

/** The outcome with what the classifier doubts. */
function withDoubt(outcome: ClauseOutcome, doubt: Doubt | null): ClauseOutcome {
  if (!doubt) return outcome;
  const findings = outcome.findings.map((one) => (needsConfirmation(one) ? one : doubted(outcome.clause, one, doubt)));
  return { ...outcome, findings };
}

const isFaint = ({ severity, isDoubted }: RuleFinding) => isDoubted === true && severity === "LOW";

/** The outcomes, with what the classifier doubts and was no grave fault as questions where nothing surer was found. */
function settled(outcomes: ClauseOutcome[]): ClauseOutcome[] {
  if (outcomes.some(({ findings }) => findings.some(isGrave))) return outcomes;
  return outcomes.map((outcome) => {
    const faint = outcome.findings.filter(isFaint);
    return without(outcome, faint, faint);
  });
}

/** The clauses in which a fault that is no small one was found, and how grave it is; what the classifier doubts counts as found. */
export function foundIn(outcomes: readonly ClauseOutcome[]): Found {
  return new Map(
    outcomes.flatMap(({ clause, findings }): [number, Severity][] => {
      const grave = findings.filter((finding) => isGrave(finding) || finding.isDoubted);
      const severity = RISK_ORDER[Math.max(0, ...grave.map(rank))] as Severity;
      return grave.length === 0 ? [] : [[clause, severity]];
    }),
  );
}

/** The outcomes without what needs confirmation. */
export const bySureChecks = (outcomes: readonly ClauseOutcome[]) =>
  outcomes.map((outcome) => without(outcome, outcome.findings.filter(needsConfirmation), []));

/** What stands for the classifier among the checks that did not run; it speaks on every clause. */
export const CLASSIFIER = "classifier";

/** The classifier is as much work as some checks. */
const CLASSIFYING = 40;

/** The outcomes with what the classifier confirms and doubts, weighed by whether the text is like those that the rules were measured on. */
export function* classified(outcomes: readonly ClauseOutcome[], facts: Facts): Work<ClauseOutcome[]> {
  const found = foundIn(bySureChecks(outcomes));
  try {
    yield* preparing(facts);
  } catch {
    // What fails here fails again where the opinion is asked for, and is noted there.
  }
  const opinion = guarded(facts, CLASSIFIER, () => opinionOn(facts, found), NO_OPINION);
  yield CLASSIFYING * facts.view.text.length;
  const told = outcomes.map((outcome) =>
    withConfirmation(withDoubt(outcome, opinion.doubtOn(outcome.clause)), opinion),
  );
  const likeness = { whole: isLikeMeasured(facts), at: (place: number) => isLikeMeasuredAt(facts, place) };
  const weighed = withoutUnmeasured(told, facts, likeness);
  return settled(weighed.map((outcome) => withoutLoneConsequence(outcome, weighed)));
}
