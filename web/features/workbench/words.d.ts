import type { Matter } from "#schema/result.ts";
import type { RiskLevel } from "#schema/risk.ts";
import type { Decision } from "#schema/workbench.ts";
export declare const formatMoment: (at: string | number) => string;
/** A decision in a sentence, without who took it. */
export declare function decisionWords({ kind, reason, words, scope, carriedFrom }: Decision): string;
/** What was found, and what is left of it after decisions; the first never changes. */
export declare function verdictWords(
  found: RiskLevel,
  matters: readonly Matter[],
  decisions: readonly Decision[],
): {
  asFound: string;
  after: string;
  kept: number;
};
