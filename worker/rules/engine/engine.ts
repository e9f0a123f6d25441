import { type ClauseStatus, RISK_ORDER, type Severity } from "#schema/result.ts";
import type { Found } from "#worker/classifier/calibration.ts";
import { isLikeMeasured } from "#worker/classifier/familiarity.ts";
import { type Doubt, NO_OPINION, type Opinion, opinionOn } from "#worker/classifier/opinion.ts";
import { isAsked, isCheckAsked } from "#worker/document/scope.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { keepsRules } from "#worker/text/voice/keeps-rules.ts";
import { isFurniture } from "../facts/furniture.ts";
import type { Facts } from "../facts/index.ts";
import { CLAUSES } from "../index.ts";
import { joined, placedIn } from "../pieces/join.ts";
import type { Check, Clause, ClauseOutcome, RuleFinding } from "../types.ts";
import { finished, type Work } from "../work.ts";
import { withItemsElsewhere, withSmallMatters } from "./elsewhere.ts";
import { withFewPlaces } from "./few-places.ts";
import { failuresOf, guarded, hitsOf } from "./hits-of.ts";
import { isOutOfPlace } from "./out-of-place.ts";
import { toFinding } from "./to-finding.ts";
import { hangsOnKind, isAlmostOutside } from "./unsure.ts";

const overlaps = (a: RuleFinding, b: RuleFinding) =>
  a.start === null || b.start === null ? a.start === b.start : a.start < (b.end ?? 0) && b.start < (a.end ?? 0);

const rank = (finding: RuleFinding) => RISK_ORDER.indexOf(finding.severity);

/** One finding for each fault: of findings of the same requirement on the same words the gravest stays. */
function withoutDuplicates(findings: RuleFinding[]): RuleFinding[] {
  const sorted = [...findings].sort(
    (a, b) => rank(b) - rank(a) || (a.start ?? Infinity) - (b.start ?? Infinity) || a.id.localeCompare(b.id),
  );
  const kept = new Map<string, RuleFinding[]>();
  return sorted.filter((finding) => {
    const before = kept.get(finding.requirement) ?? [];
    kept.set(finding.requirement, before);
    const isNew = !before.some((other) => overlaps(other, finding));
    before.push(finding);
    return isNew;
  });
}

/** Tells whether the words of a finding overlap those of one of the given, which all stand at words. */
function overlapsOneOf(findings: RuleFinding[]): (finding: RuleFinding) => boolean {
  const spans = findings
    .map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 }))
    .sort((a, b) => a.start - b.start);
  let furthest = 0;
  const reach = spans.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return ({ start, end }) => start !== null && (reach[firstStarting(spans, end ?? 0) - 1] ?? 0) > start;
}

/** What the checks find, save in sentences that keep the rules; those that need confirmation leave alone the words at which another
 * has found a fault. */
function* findingsOf(checks: Check[], facts: Facts): Work<RuleFinding[]> {
  const found = yield* findingsBy(
    checks.filter((check) => !check.needsConfirmation),
    facts,
  );
  const isTaken = overlapsOneOf(found.filter(({ start }) => start !== null));
  const open = yield* findingsBy(
    checks.filter((check) => check.needsConfirmation),
    facts,
  );
  return [...withFewPlaces(withoutDuplicates(found)), ...withoutDuplicates(open.filter((one) => !isTaken(one)))];
}

function* findingsBy(checks: Check[], facts: Facts): Work<RuleFinding[]> {
  const found: RuleFinding[] = [];
  for (const check of checks) {
    const ask = () =>
      hitsOf(check, facts)
        .filter(
          ({ at }) => at === null || !(keepsRules(facts, at) || (check.needsConfirmation && isFurniture(facts, at))),
        )
        .map((hit) => toFinding(facts, check, hit));
    found.push(...guarded(facts, check.id, ask, []));
    yield facts.view.text.length;
  }
  return found;
}

function* applicableOf(clause: Clause, facts: Facts): Work<Check[]> {
  const applicable: Check[] = [];
  for (const check of clause.checks) {
    if (!isCheckAsked(check.id, facts.document)) continue;
    if (guarded(facts, check.id, () => check.applies(facts), false)) applicable.push(check);
    yield facts.view.text.length;
  }
  return applicable;
}

function* outcomeOf(clause: Clause, facts: Facts): Work<ClauseOutcome> {
  if (!isAsked(clause.number, facts.document)) return notAsked(clause.number);
  const applicable = isOutOfPlace(clause.number, facts) ? [] : yield* applicableOf(clause, facts);
  const all = yield* findingsOf(applicable, facts);
  const elsewhere = facts.document.excerpt ? all.filter(({ start }) => start === null) : [];
  const findings = all.filter((finding) => !elsewhere.includes(finding));
  const ask = (question: () => boolean) => guarded(facts, engagementOf(clause), question, true);
  const human = clause.human
    .filter((h) => ask(() => h.engaged(facts)))
    .map(({ requirement, look }) => ({ requirement, look }))
    .concat(elsewhere.map(({ requirement, issue }) => ({ requirement, look: lookInTheRest(facts, issue) })));
  const decided = applicable.flatMap((check) => [check.requirement, ...(check.alsoDecides ?? [])]);
  const engaged = applicable.length > 0 || human.length > 0 || ask(() => clause.engaged(facts));
  return { clause: clause.number, status: statusOf(findings, human, engaged), findings, human, decided, notRun: [] };
}

/** What is missing from a part may stand in the rest: a question, and no finding. */
const lookInTheRest = ({ document }: Facts, issue: string) =>
  `${document.excerptWhy} This may stand in the rest of it; look there. ${issue}`;

/** What is missing from a text that may be anybody's: a question, and no finding. */
const ifOfCompany = (issue: string) =>
  `What this is could not be told for sure, and nothing in it shows that a company made it. If it is a company's: ${issue}`;

/** The answer of a clause that is not put to a document of its kind. */
const notAsked = (clause: number): ClauseOutcome => ({
  clause,
  status: "not-engaged",
  findings: [],
  human: [],
  decided: [],
  notRun: [],
});

/** What stands for the classifier among the checks that did not run; it speaks on every clause. */
const CLASSIFIER = "classifier";

/** What stands for the questions of whether a clause is touched at all. */
const engagementOf = ({ number }: Clause) => `clause-${number}/engagement`;

/** The outcome with those of its checks that threw: what they decide is left to a person. */
function withChecksNotRun(outcome: ClauseOutcome, clause: Clause, facts: Facts): ClauseOutcome {
  const ids = [...clause.checks.map(({ id }) => id), engagementOf(clause), CLASSIFIER];
  const notRun = ids.filter((id) => failuresOf(facts).has(id));
  if (notRun.length === 0) return outcome;
  return { ...outcome, status: outcome.findings.length > 0 ? "issues" : "needs-human", notRun };
}

function statusOf(findings: RuleFinding[], human: ClauseOutcome["human"], isEngaged: boolean): ClauseStatus {
  if (findings.length > 0) return "issues";
  if (!isEngaged) return "not-engaged";
  return human.length > 0 ? "needs-human" : "clear";
}

/** What speaks to a checker is reported, and has no say in anything else: no verdict may hang on it. */
const REVIEWER_NOTES = "clause-05/reviewer-notes";

const isGrave = ({ check, severity }: RuleFinding) => severity !== "LOW" && check !== REVIEWER_NOTES;
const isHigh = ({ severity }: RuleFinding) => severity === "HIGH";
const isFaint = ({ severity, isDoubted }: RuleFinding) => isDoubted === true && severity === "LOW";

const asQuestion = ({ requirement, issue }: RuleFinding) => ({
  requirement,
  look: `Judge whether this is a fault: ${issue}`,
});

/** The outcome without some of its findings, of which these are put to a person. */
function without(outcome: ClauseOutcome, left: readonly RuleFinding[], asked: readonly RuleFinding[]): ClauseOutcome {
  if (left.length === 0) return outcome;
  const findings = outcome.findings.filter((finding) => !left.includes(finding));
  const human = [...outcome.human, ...asked.map(asQuestion)];
  return { ...outcome, status: statusOf(findings, human, true), findings, human };
}

/** The outcomes, with what is missing as questions where nothing shows that the piece is a company's and nothing that it says
 * is at fault; with everything as questions where the piece is almost certainly one that the Code leaves alone. */
function withoutGuesses(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const isAtFault = (one: RuleFinding) => one.start !== null && isGrave(one) && !needsConfirmation(one);
  const isOthers = isAlmostOutside(facts);
  if (!isOthers && outcomes.some(({ findings }) => findings.some(isAtFault))) return outcomes;
  return outcomes.map((outcome) => {
    const hanging = outcome.findings.filter((finding) => isOthers || hangsOnKind(facts, finding));
    if (hanging.length === 0) return outcome;
    const asked = hanging.map(({ requirement, issue }) => ({ requirement, look: ifOfCompany(issue) }));
    const rest = without(outcome, hanging, []);
    const human = [...rest.human, ...asked];
    return { ...rest, status: statusOf(rest.findings, human, true), human };
  });
}

/** The outcomes, with what the classifier doubts and was no grave fault as questions where nothing surer was found. */
function settled(outcomes: ClauseOutcome[]): ClauseOutcome[] {
  if (outcomes.some(({ findings }) => findings.some(isGrave))) return outcomes;
  return outcomes.map((outcome) => {
    const faint = outcome.findings.filter(isFaint);
    return without(outcome, faint, faint);
  });
}

/** Clauses on what a piece must carry and what must be done with it: facts, which no classifier can put in doubt. */
const OF_FACTS = new Set([8, 9, 12, 13, 16, 28, 30, 31]);

/** Clauses on what is claimed, where even what is to be put in (a figure, a comparator, a source) hangs on the claim. */
const OF_CLAIMS = new Set([6, 7, 11, 14]);

/** Requirements that cannot be doubted: promotion to the public and before or outside the licence are told by who reads what. */
const UNDOUBTED_SUBCLAUSES = new Set(["3.1", "12.1", "26.1"]);

/** Checks whose findings are facts too: a checker is addressed, a permission is missing, two places of the piece contradict each
 * other. */
const FACTS = new Set([
  REVIEWER_NOTES,
  "clause-15/permission",
  "clause-15/open-mailing",
  "clause-06/contradicted-figure",
  "clause-06/label-contradicted",
  "clause-06/missed-endpoint",
  "clause-06/new-after-twelve-months",
  "clause-06/significant-throughout",
  "clause-06/small-print-contradicts",
  "clause-06/wrong-arithmetic",
  "clause-26/against-its-own-text",
]);

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

/** What only follows from a serious fault. */
const CONSEQUENCE = "clause-05/serious-consequence";

/** The outcome without consequences of a serious fault where no other clause has one. */
function withoutLoneConsequence(outcome: ClauseOutcome, all: readonly ClauseOutcome[]): ClauseOutcome {
  const lone = outcome.findings.filter(({ check }) => check === CONSEQUENCE);
  if (lone.length === 0) return outcome;
  const isSerious = all.some(({ clause, findings }) => clause !== outcome.clause && findings.some(isHigh));
  return isSerious ? outcome : without(outcome, lone, []);
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

function* outcomesByRules(facts: Facts): Work<ClauseOutcome[]> {
  const outcomes: ClauseOutcome[] = [];
  for (const clause of CLAUSES) {
    outcomes.push(yield* outcomeOf(clause, facts));
    yield facts.view.text.length;
  }
  return outcomes;
}

/** The outcomes without what needs confirmation. */
const bySureChecks = (outcomes: readonly ClauseOutcome[]) =>
  outcomes.map((outcome) => without(outcome, outcome.findings.filter(needsConfirmation), []));

/** How grave what the written rules find of each clause without the classifier is, where they find a fault that is no small one. Pure. */
export const foundByRules = (facts: Facts): Found => foundIn(bySureChecks(finished(outcomesByRules(facts))));

/** Puts every check that applies to the facts of a material, and what the classifier confirms and doubts of their findings; all 31
 * clauses answer. Of a file that holds several pieces each is judged as what it is, besides the file as a whole. A check that throws
 * costs its own answer only (`notRun`). Pure. */
export const checkClauses = (facts: Facts): ClauseOutcome[] => finished(checking(facts));

/** The same as work that can pause. */
export function* checking(facts: Facts): Work<ClauseOutcome[]> {
  const whole = yield* judging(facts);
  const pieces: ClauseOutcome[][] = [];
  for (const piece of facts.pieces) pieces.push(placedIn(piece, yield* judging(piece.facts)));
  return pieces.length === 0 ? whole : joined(whole, pieces);
}

/** The classifier is as much work as some checks. */
const CLASSIFYING = 40;

function* judging(facts: Facts): Work<ClauseOutcome[]> {
  const outcomes = withItemsElsewhere(withoutGuesses(yield* outcomesByRules(facts), facts), facts);
  const found = foundIn(bySureChecks(outcomes));
  const opinion = guarded(facts, CLASSIFIER, () => opinionOn(facts, found), NO_OPINION);
  yield CLASSIFYING * facts.view.text.length;
  const told = outcomes.map((outcome) =>
    withConfirmation(withDoubt(outcome, opinion.doubtOn(outcome.clause)), opinion),
  );
  const answered = settled(told.map((outcome) => withoutLoneConsequence(outcome, told)));
  const weighed = isLikeMeasured(facts) ? answered : answered.map(withSmallMatters);
  return weighed.map((outcome, i) => withChecksNotRun(outcome, CLAUSES[i] as Clause, facts));
}
