import type { Matter } from "./result.ts";
import { RISK_ORDER, type RiskLevel } from "./risk.ts";
import type { Decision } from "./workbench.ts";

/* What decisions come to. Pure, and shared by the worker, the pages and the exports. */

/** The check that raised a matter: its id without the place. */
export const checkOf = ({ id }: Pick<Matter, "id">): string => id.replace(/@[^@]*$/, "");

/** The decision that holds for a matter: its own, or that it is kept with all of its requirement. */
export function decisionOn(matter: Pick<Matter, "id">, decisions: readonly Decision[]): Decision | undefined {
  const own = decisions.find(({ subject }) => subject === matter.id);
  if (own) return own;
  return decisions.find(
    ({ kind, scope, subject }) =>
      kind === "keep" && scope === "requirement" && checkOf({ id: subject }) === checkOf(matter),
  );
}

/** Matters that are not kept. */
export const openMatters = (matters: readonly Matter[], decisions: readonly Decision[]): Matter[] =>
  matters.filter((matter) => decisionOn(matter, decisions)?.kind !== "keep");

const rank = (level: RiskLevel) => RISK_ORDER.indexOf(level);

const worstOf = (matters: readonly Matter[]): RiskLevel =>
  matters.reduce<RiskLevel>((worst, { severity }) => (rank(severity) > rank(worst) ? severity : worst), "NO_RISK");

/** The risk that is left when kept matters are left out. What was not read, or not checked, is never decided away. */
export function riskAfter(found: RiskLevel, matters: readonly Matter[], decisions: readonly Decision[]): RiskLevel {
  const isBeyondMatters = rank(found) > rank(worstOf(matters));
  if (isBeyondMatters) return found;
  return worstOf(openMatters(matters, decisions));
}
