import type { Facts } from "#worker/rules/facts/index.ts";
import type { Theme } from "#worker/rules/themes.ts";
import type { RuleFinding } from "#worker/rules/types.ts";
import stored from "./exemplars.json" with { type: "json" };
import { subjectThemes } from "./subject.ts";

/** A piece for which experienced reviewers named the rulings that they would cite; made from the labelled
 * sets by worker/eval/exemplars.ts. It teaches which of many rulings on a fault is the one that people reach for. */
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
  const grave = findings.filter((f) => f.severity !== "LOW").map((f) => f.subclause);
  const { audience, channel, materialType } = facts.submission;
  return {
    subclauses: [...new Set(grave)],
    audience,
    channel,
    materialType,
    themes: Object.fromEntries(subjectThemes(facts)),
  };
}

function cosine(a: Record<string, number>, b: Record<string, number>): number {
  const norm = (v: Record<string, number>) => Math.sqrt(Object.values(v).reduce((sum, x) => sum + x * x, 0));
  const dot = Object.entries(a).reduce((sum, [key, value]) => sum + value * (b[key as Theme] ?? 0), 0);
  const length = norm(a) * norm(b);
  return length === 0 ? 0 : dot / length;
}

/** Clauses that nearly every serious piece is ruled under. */
const COMMON = new Set(["2", "5.1"]);

function sharedClauses(a: string[], b: string[]): number {
  const of = (list: string[]) => new Set(list.filter((c) => !COMMON.has(c)));
  const [left, right] = [of(a), of(b)];
  const shared = [...left].filter((c) => right.has(c)).length;
  return shared === 0 ? 0 : shared / Math.sqrt(left.size * right.size);
}

/** Likeness of two pieces, from 0 to 1. A piece without findings is like others without, on the same subject. */
function likeness(a: Kind, b: Kind): number {
  const setting =
    (a.audience === b.audience ? 0.4 : 0) +
    (a.channel === b.channel ? 0.3 : 0) +
    (a.materialType === b.materialType ? 0.3 : 0);
  const subject = cosine(a.themes, b.themes);
  const bothClean = a.subclauses.length === 0 && b.subclauses.length === 0;
  const clauses = bothClean ? 0.5 : sharedClauses(a.subclauses, b.subclauses);
  return 0.37 * clauses + 0.42 * subject * subject + 0.21 * setting;
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
