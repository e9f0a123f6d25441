import { openMatters, riskAfter } from "#schema/decided.ts";
import type { Matter } from "#schema/result.ts";
import type { RiskLevel } from "#schema/risk.ts";
import type { Decision } from "#schema/workbench.ts";
import { KEEP_REASONS } from "#schema/workbench-options.ts";

const RISK_WORDS: Record<RiskLevel, string> = { HIGH: "High", MEDIUM: "Medium", LOW: "Low", NO_RISK: "No risk found" };

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
export const formatMoment = (at: string | number) => moment.format(new Date(at));

const KIND_WORDS: Record<Decision["kind"], string> = { fix: "To be amended", keep: "Kept", discuss: "To discuss" };

/** A decision in a sentence, without who took it. */
export function decisionWords({ kind, reason, words, scope, carriedFrom }: Decision): string {
  const why = [reason && reason !== "other" ? KEEP_REASONS[reason] : "", words ?? ""].filter(Boolean).join(": ");
  const all = kind === "keep" && scope === "requirement" ? ", for this requirement in the whole document" : "";
  const before = carriedFrom ? " in an earlier version" : "";
  return `${KIND_WORDS[kind]}${before}${all}${why ? `. ${why}` : ""}`;
}

/** What was found, and what is left of it after decisions; the first never changes. */
export function verdictWords(found: RiskLevel, matters: readonly Matter[], decisions: readonly Decision[]) {
  const open = openMatters(matters, decisions);
  return {
    asFound: `${RISK_WORDS[found]} (${matters.length})`,
    after: `${RISK_WORDS[riskAfter(found, matters, decisions)]} (${open.length} open)`,
    kept: matters.length - open.length,
  };
}
