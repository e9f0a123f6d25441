import { isOfLikeness } from "#schema/likeness.ts";
import { type Fix, MAX_QUOTE_CHARS, RISK_ORDER, type Severity } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import type { Material } from "#worker/reading/material.ts";
import { byRules, isGrave, type Trial, type Try, triesOf } from "./edit-trials.ts";
import type { Edited } from "./edited.ts";
import { checkClauses } from "./engine.ts";
import { type Facts, gatherFacts } from "./facts/index.ts";
import { withSpare } from "./spare-edits.ts";
import type { ClauseOutcome, RuleFinding } from "./types.ts";

/* A writer who makes all edits and checks again must not be told of further passages then. So the edits are tried: they are
 * made, the material is checked again, and what is still like faulty ones under a clause that was raised is shown at once. */

/** So often what is left is added; what is left then is left. */
const MOST_ROUNDS = 4;

/** An edit of the edited text as one of the text given; null where that has no such words. */
function fixBefore({ before }: Edited, fix: Fix, text: string): Fix | null {
  const at = before(fix);
  return at && { ...fix, ...at, before: text.slice(at.start, Math.min(at.end, at.start + MAX_QUOTE_CHARS)) };
}

/** A passage of the edited text where it stands in the text given, with its edits. */
function passageBefore(finding: RuleFinding, trial: Edited, { text, pages }: Material): RuleFinding | null {
  const { start, end } = finding;
  const at = start === null || end === null ? null : trial.before({ start, end });
  const fix = fixBefore(trial, finding.fix, text);
  if (!at || !fix) return null;
  const quote = text.slice(at.start, Math.min(at.end, at.start + MAX_QUOTE_CHARS));
  const page = pages.findLast((one) => one.start <= at.start)?.number ?? null;
  const { moreFixes = [], ...found } = finding;
  const more = moreFixes.flatMap((one) => fixBefore(trial, one, text) ?? []);
  return {
    ...found,
    ...{
      id: `${finding.check}@${at.start}-${at.end}`,
      start: at.start,
      end: at.start + quote.length,
      quote,
      page,
      fix,
    },
    ...(more.length > 0 ? { moreFixes: more } : {}),
  };
}

/** An outcome with the passages that are like faulty ones once the edits are made, if a fault was found under its clause before;
 * none is graver than that. */
function withFurther(outcome: ClauseOutcome, trial: Trial, material: Material): ClauseOutcome {
  const known = outcome.findings.filter(isGrave);
  const most = Math.max(0, ...known.map(({ severity }) => RISK_ORDER.indexOf(severity)));
  const left = trial.outcomes.find(({ clause }) => clause === outcome.clause)?.findings ?? [];
  const further = left
    .filter((finding) => known.length > 0 && isOfLikeness(finding.check) && isGrave(finding))
    .map((finding) => ({ ...finding, severity: RISK_ORDER[most] as Severity }))
    .flatMap((finding) => passageBefore(finding, trial.edited, material) ?? [])
    .filter(({ id }) => !outcome.findings.some((one) => one.id === id));
  return further.length === 0 ? outcome : { ...outcome, findings: [...outcome.findings, ...further] };
}

/** Takes over what was added to each clause, one after the other, so far as it makes no written rule find more faults. */
function oneByOne(before: ClauseOutcome[], after: readonly ClauseOutcome[], tryEdits: Try, most: number) {
  let taken = before;
  for (const [i, outcome] of after.entries()) {
    if (outcome === before[i]) continue;
    const trial = tryEdits(taken.with(i, outcome));
    if (trial && byRules(trial) <= most) taken = taken.with(i, outcome);
  }
  return taken;
}

/** The outcomes with the further passages that are left once all edits are made, until none is. Passages whose edits make a written
 * rule find a fault are left out. */
function withAllPassages(outcomes: ClauseOutcome[], material: Material, tryEdits: Try): ClauseOutcome[] {
  let shown = outcomes;
  let trial = tryEdits(shown);
  const most = trial ? byRules(trial) : 0;
  for (let round = 0; trial && round < MOST_ROUNDS; round++) {
    const made = trial;
    const next = shown.map((outcome) => withFurther(outcome, made, material));
    if (next.every((outcome, i) => outcome === shown[i])) break;
    trial = tryEdits(next);
    const isSound = trial !== null && byRules(trial) <= most;
    shown = isSound ? next : oneByOne(shown, next, tryEdits, most);
    if (!isSound) trial = tryEdits(shown);
  }
  return shown;
}

/** The outcomes, with the further passages that would be shown if all edits were made and the material checked again, and with
 * those marked whose edits are not needed. Pure. */
export function withEditsTried(
  outcomes: ClauseOutcome[],
  material: Material,
  submission: SubmissionFields,
): ClauseOutcome[] {
  if (!outcomes.some(({ findings }) => findings.some(isGrave))) return outcomes;
  const tryEdits = triesOf(material, submission);
  return withSpare(withAllPassages(outcomes, material, tryEdits), tryEdits);
}

/** The facts of a material and what is found of each clause, as the stages of an analysis find them. Pure. */
export function checkMaterial(
  material: Material,
  submission: SubmissionFields,
): { facts: Facts; outcomes: ClauseOutcome[] } {
  const facts = gatherFacts(material, submission);
  return { facts, outcomes: withEditsTried(checkClauses(facts), material, submission) };
}
