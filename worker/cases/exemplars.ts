import type { Facts } from "#worker/rules/facts/index.ts";
import type { RuleFinding } from "#worker/rules/types.ts";
import stored from "./exemplars.json" with { type: "json" };
import { graveSubclauses, lengthOf, sharedClauses, sharedSetting } from "./likeness.ts";
import { subjectThemes } from "./subject.ts";

/** A piece for which experienced reviewers named the rulings that they would cite; made from the labelled
 * sets by worker/lab/train/exemplars.ts. It teaches which of many rulings on a fault is the one that people reach for. */
export interface Exemplar {
  id: string;
  subclauses: string[];
  audience: string;
  channel: string;
  materialType: string;
  themes: Record<string, number>;
  cases: string[];
}

export const EXEMPLARS: readonly Exemplar[] = stored as unknown as readonly Exemplar[];

type Kind = Omit<Exemplar, "id" | "cases">;

/** What of a piece decides which rulings it calls to mind. */
export function kindOf(findings: Pick<RuleFinding, "subclause" | "severity">[], facts: Facts): Kind {
  const { audience, channel, materialType } = facts.submission;
  return {
    subclauses: graveSubclauses(findings),
    audience,
    channel,
    materialType,
    themes: Object.fromEntries(subjectThemes(facts)),
  };
}

function cosine(a: Record<string, number>, b: Record<string, number>): number {
  const dot = Object.entries(a).reduce((sum, [key, value]) => sum + value * (b[key] ?? 0), 0);
  const length = lengthOf(Object.values(a)) * lengthOf(Object.values(b));
  return length === 0 ? 0 : dot / length;
}

/** Likeness of two pieces, from 0 to 1. A piece without findings is like others without, on the same subject. */
function likeness(a: Kind, b: Kind): number {
  const subject = cosine(a.themes, b.themes);
  const bothClean = a.subclauses.length === 0 && b.subclauses.length === 0;
  const clauses = bothClean ? 0.5 : sharedClauses(a.subclauses, b.subclauses);
  return 0.37 * clauses + 0.42 * subject * subject + 0.21 * sharedSetting(a, b);
}

/** Above 1: one piece that is much alike says more than several that are somewhat alike. */
const SHARPNESS = 1.5;

/** For each case that exemplars name, how strongly pieces like this one call for it (0 to 1). */
export function calledFor(kind: Kind, exemplars: readonly Exemplar[]): Map<string, number> {
  const strength = new Map<string, number>();
  for (const exemplar of exemplars) {
    const like = likeness(kind, exemplar) ** SHARPNESS;
    for (const number of exemplar.cases) strength.set(number, (strength.get(number) ?? 0) + like);
  }
  return new Map([...strength].map(([number, sum]) => [number, Math.min(1, sum)]));
}
