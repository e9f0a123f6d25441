import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CLAUSES, RULES_VERSION } from "#worker/rules/index.ts";
import { rightByFamily } from "./matter-metrics.ts";
import { compare, type Outcome, score } from "./metrics.ts";

const percent = (share: number) => Math.round(share * 1000) / 10;
/** Checks that speak only where the classifier confirms them, which has learnt from the fitted set. */
const CONFIRMED = new Set(CLAUSES.flatMap(({ checks }) => checks.flatMap((c) => (c.needsConfirmation ? [c.id] : []))));
const RISKS = ["NO_RISK", "LOW", "MEDIUM", "HIGH"] as const;

/** What the README quotes and what no later change may fall below; shares in percent. */
export function scorecardOf(outcomes: Outcome[], inLibrary: (number: string) => boolean) {
  const s = score(outcomes, inLibrary);
  return {
    rulesVersion: RULES_VERSION,
    materials: s.materials,
    clausePrecision: percent(s.precision),
    clauseRecall: percent(s.recall),
    clauseF1: percent(s.f1),
    missingItemRecall: percent(s.missingItemRecall),
    cleanMaterialsWithHigh: s.cleanMaterialsWithHigh,
    cleanMaterialsWithMedium: s.cleanMaterialsWithMedium,
    evidenceHit: percent(s.evidenceHit),
    quotationPrecision: percent(s.quotationPrecision),
    exactRisk: percent(s.exactRisk),
    precedentHit5: percent(s.precedentHit5),
    calibrationError: Math.round(s.calibrationError * 1000) / 1000,
  };
}

/** A rate that few observations move only a little from `prior` (both shares). */
const smoothed = (right: number, all: number, prior: number, weight: number) =>
  (right + prior * weight) / (all + weight);

/** How often findings of each check were right on the fitted set, those that the classifier confirms on one that nothing was learnt
 * from; on that also verdicts of each level and matters of each family: what confidence is reckoned from. */
function measuredOf(outcomes: Outcome[], unlearnt: Outcome[]) {
  const checks = new Map<string, [right: number, all: number]>();
  for (const outcome of [...outcomes, ...unlearnt]) {
    const { falseAlarms } = compare(outcome);
    // What the classifier confirms is as right as it is where it has learnt nothing.
    const isNew = !outcomes.includes(outcome);
    const of = outcome.reported.filter((r) => r.severity !== "LOW" && CONFIRMED.has(r.check) === isNew);
    for (const finding of of) {
      const [right, all] = checks.get(finding.check) ?? [0, 0];
      checks.set(finding.check, [right + (falseAlarms.includes(finding.clause) ? 0 : 1), all + 1]);
    }
  }
  // Materials that the engine was fitted to flatter it; the prior is what an unseen set has shown.
  const UNSEEN_CHECK = 0.75;
  const verdict = Object.fromEntries(
    RISKS.map((risk) => {
      const said = unlearnt.filter((o) => o.risk === risk);
      const right = said.filter((o) => o.label.expectedRisk === risk).length;
      return [risk, { right, of: said.length }];
    }),
  );
  const rates = [...checks].sort(([a], [b]) => a.localeCompare(b));
  return {
    verdict,
    meanCheck: Math.round(100 * UNSEEN_CHECK),
    families: rightByFamily(unlearnt),
    checks: Object.fromEntries(
      rates.map(([check, [right, all]]) => [check, Math.round(100 * smoothed(right, all, UNSEEN_CHECK, 5))]),
    ),
  };
}

/** Writes both to the repository. */
export function record(outcomes: Outcome[], unlearnt: Outcome[], inLibrary: (number: string) => boolean): void {
  const save = (path: string, value: unknown) =>
    writeFileSync(join(import.meta.dirname, path), `${JSON.stringify(value, null, 2)}\n`);
  save("../../site/scorecard.json", scorecardOf(outcomes, inLibrary));
  save("../../analysis/measured.json", measuredOf(outcomes, unlearnt));
}
