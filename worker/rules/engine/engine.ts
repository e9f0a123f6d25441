import { isAsked, isCheckAsked } from "#worker/document/scope.ts";
import { keepsRules } from "#worker/text/voice/keeps-rules.ts";
import { failuresOf, guarded, hitsOf } from "../checks/hits-of.ts";
import { isExcused } from "../facts/framed.ts";
import { isFurniture } from "../facts/furniture.ts";
import { type Facts, gatheringDespiteForm, gatheringPiece, type Piece, withItsFrames } from "../facts/index.ts";
import { CLAUSES } from "../index.ts";
import type { Check, Clause, ClauseOutcome, RuleFinding } from "../types.ts";
import { finished, type Work } from "../work.ts";
import { bySureChecks, CLASSIFIER, classified, foundIn } from "./classified.ts";
import { withFrameElsewhere, withItemsElsewhere } from "./elsewhere.ts";
import { inWords, joined, placedIn } from "./join.ts";
import { overlapsOneOf, withFewPlaces, withoutDuplicates } from "./once-each.ts";
import { isOutOfPlace } from "./out-of-place.ts";
import { isGravest, notAsked, saidOutright, statusOf, withoutContradictions } from "./outcomes.ts";
import { toFinding } from "./to-finding.ts";
import { notBelowItsWords } from "./unsaid.ts";
import { withoutGuesses } from "./unsure.ts";

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
  const findings = elsewhere.length === 0 ? all : all.filter(({ start }) => start !== null);
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

/** What stands for the questions of whether a clause is touched at all. */
const engagementOf = ({ number }: Clause) => `clause-${number}/engagement`;

/** The outcome with those of its checks that threw: what they decide is left to a person. */
function withChecksNotRun(outcome: ClauseOutcome, clause: Clause, facts: Facts): ClauseOutcome {
  const ids = [...clause.checks.map(({ id }) => id), engagementOf(clause), CLASSIFIER];
  const notRun = ids.filter((id) => failuresOf(facts).has(id));
  if (notRun.length === 0) return outcome;
  return { ...outcome, status: outcome.findings.length > 0 ? "issues" : "needs-human", notRun };
}

function* outcomesByRules(facts: Facts): Work<ClauseOutcome[]> {
  const outcomes: ClauseOutcome[] = [];
  for (const clause of CLAUSES) {
    outcomes.push(yield* outcomeOf(clause, facts));
    yield facts.view.text.length;
  }
  return outcomes;
}

/** How grave what the written rules find of each clause without the classifier is, where they find a fault that is no small one. Pure. */
export const foundByRules = (facts: Facts) => foundIn(bySureChecks(finished(outcomesByRules(facts))));

/** Puts every check that applies to the facts of a material, and what the classifier confirms and doubts of their findings; all 31
 * clauses answer. Of a file that holds several pieces each is judged as what it is, besides the file as a whole. A check that throws
 * costs its own answer only (`notRun`). Pure. */
export const checkClauses = (facts: Facts): ClauseOutcome[] => finished(checking(facts));

/** The same as work that can pause. */
export function* checking(facts: Facts): Work<ClauseOutcome[]> {
  const outcomes = yield* judgingAll(facts);
  return facts.unsaid && !isGravest(outcomes)
    ? notBelowItsWords(outcomes, yield* judgingAll(facts.unsaid), facts)
    : outcomes;
}

function* judgingAll(facts: Facts): Work<ClauseOutcome[]> {
  return yield* withItsPieces(facts, yield* judging(facts));
}

/** A piece of a file, with what stands among other words of it where only that is as grave as can be: each look takes the memory of the
 * facts of a piece. */
function* judgingPiece(own: Facts, piece: Piece, isGraver: boolean): Work<ClauseOutcome[]> {
  const plain = yield* judging(own);
  if (piece.framed || isGraver || isGravest(plain)) return plain;
  const whole = yield* withItsPieces(yield* withItsFrames(own, piece), plain);
  return isGravest(whole) ? whole : plain;
}

/** The outcomes of a whole with those of its pieces. */
function* withItsPieces(facts: Facts, whole: ClauseOutcome[]): Work<ClauseOutcome[]> {
  const pieces: ClauseOutcome[][] = [];
  for (const piece of facts.pieces) {
    // What was found as grave as can be in the whole is not made graver by what stands in a frame.
    if (piece.framed && isGravest(whole)) continue;
    // Not kept: what is known of a piece, and worked out for it, is let go with its answer.
    const own = yield* gatheringPiece(facts, piece);
    const judged: ClauseOutcome[] = yield* judgingPiece(own, piece, isGravest(whole));
    // What is missing is asked of a company's piece, and where the whole was asked for it may stand in the rest.
    const owesNothing = piece.framed && !(piece.framed.isCompanys && isExcused(facts, facts.promotion));
    const plain = owesNothing && facts.document.outside ? withoutContradictions(judged) : judged;
    const told = owesNothing ? inWords(plain) : judged;
    // A smaller matter in words cut out of a paper that may be anybody's is none: of real documents some were so.
    if (!owesNothing || isGravest(told)) pieces.push(placedIn(piece, own, told));
  }
  if (facts.despiteForm && !isGravest([...whole, ...pieces.flat()])) {
    const plain = yield* judging(yield* gatheringDespiteForm(facts, facts.despiteForm));
    const said = saidOutright(plain, facts.view.text, facts.document.kind);
    if (isGravest(said)) pieces.push(said);
  }
  return pieces.length === 0 ? whole : joined(whole, pieces);
}

function* judging(facts: Facts): Work<ClauseOutcome[]> {
  const outcomes = withItemsElsewhere(withoutGuesses(yield* outcomesByRules(facts), facts), facts);
  const judged = withFrameElsewhere(yield* classified(outcomes, facts), facts);
  return judged.map((outcome, i) => withChecksNotRun(outcome, CLAUSES[i] as Clause, facts));
}
