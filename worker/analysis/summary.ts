import { DOCUMENT_KINDS, type DocumentRead } from "#schema/document.ts";
import type { ClauseResult, Coverage, Matter, RiskLevel } from "#schema/result.ts";
import { NO_VERDICT } from "#schema/risk.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { count, list } from "./wording.ts";

const RISK_WORDS: Record<RiskLevel, string> = {
  HIGH: "high risk",
  MEDIUM: "medium risk",
  LOW: "low risk",
  NO_RISK: "no risk found",
};

/** What is said of a document that the Code leaves alone: what it was taken for, and all that was looked for. */
const outsideWords = (document: DocumentRead) =>
  `This reads as ${DOCUMENT_KINDS[document.kind]}: outside the Code unless it is supplied as part of promotion. Checked for that only.`;

/** A verdict, and what it would be by the rules alone. */
interface Verdict {
  risk: RiskLevel;
  byRules: RiskLevel;
}

/** The verdict in words; where the AI reviewer moved it, by whom it is what. */
function riskWords({ risk, byRules }: Verdict): string {
  if (risk === byRules) return RISK_WORDS[risk];
  const own = byRules === "NO_RISK" ? "no risk found" : RISK_WORDS[byRules];
  return `${own} by the rules, ${RISK_WORDS[risk]} with what the AI reviewer raises`;
}

/** How much only the AI reviewer raised, counted by itself. */
function byAiWords(matters: readonly Matter[]): string {
  const more = matters.filter(({ raisedBy }) => raisedBy === "ai").length;
  return more === 0 ? "" : ` The AI reviewer alone raises ${count(more, "further matter")} for a person to judge.`;
}

function opening(facts: Facts, document: DocumentRead, verdict: Verdict, all: readonly Matter[]): string {
  const byAi = byAiWords(all);
  if (document.outside) return `${outsideWords(document)}${byAi}`;
  const matters = all.filter(({ raisedBy }) => raisedBy !== "ai");
  const { materialType, audience, channel } = facts.submission;
  const what = `This ${MATERIAL_TYPES[materialType].toLowerCase()} for ${AUDIENCES[audience]} (${CHANNELS[channel].toLowerCase()})`;
  if (matters.length === 0)
    return `${what} was checked against all 31 clauses of the 2024 Code and ${byAi ? "the rules found nothing" : "nothing was found"} that breaches it (${riskWords(verdict)}).${byAi}`;
  const clauses = new Set(matters.map(({ clause }) => clause.split(".")[0])).size;
  return `${what} has ${count(matters.length, "matter")} to address under ${count(clauses, "clause")} of the 2024 Code: ${riskWords(verdict)}.${byAi}`;
}

const MOST_NAMED = 3;

/** The most serious matter and what to do about it, then the next ones by name. */
function mostSerious([first, ...rest]: readonly Matter[]): string[] {
  if (!first) return [];
  const lines = [`${first.headline} (${first.clause}). ${first.action.text}`];
  const named = rest.slice(0, MOST_NAMED).map(({ headline, clause }) => `${headline} (${clause})`);
  const more = rest.length - named.length;
  if (named.length > 0) lines.push(`Also: ${named.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`);
  return lines;
}

function limits(clauses: ClauseResult[], coverage: Coverage): string[] {
  const human = clauses.filter((c) => c.status === "needs-human").map((c) => c.id);
  const lines: string[] = [];
  if (coverage.unread.length > 0) {
    const pages = coverage.unread.flatMap((gap) => (gap.page === null ? [] : [String(gap.page)]));
    const where = pages.length > 0 ? `page ${list([...new Set(pages)].slice(0, 8))}` : "part of the file";
    lines.push(`It is not cleared: ${where} could not be read with certainty and must be checked by eye.`);
  }
  if (human.length > 0)
    lines.push(
      `A person still has to check what a document alone cannot show under ${human.length > 1 ? "Clauses" : "Clause"} ${list(human.slice(0, 8))}${human.length > 8 ? " and others" : ""}.`,
    );
  return lines;
}

/** Why there is no verdict; or the most serious matter and what to do, the next ones, the verdict, and what could not be judged. */
export function summarise(
  facts: Facts,
  document: DocumentRead,
  verdict: Verdict,
  matters: readonly Matter[],
  clauses: ClauseResult[],
  coverage: Coverage,
  notJudged: string | null,
): string {
  if (notJudged !== null && matters.length === 0) return `${NO_VERDICT}${notJudged}`;
  const closing = "This is a pre-review and does not replace medical, legal and regulatory review.";
  const judged = [...mostSerious(matters), opening(facts, document, verdict, matters)];
  return [...judged, ...limits(clauses, coverage), closing].slice(0, 5).join(" ");
}
