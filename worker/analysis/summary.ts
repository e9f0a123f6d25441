import { DOCUMENT_KINDS, type DocumentRead } from "#schema/document.ts";
import type { ClauseResult, Coverage, Matter, RiskLevel } from "#schema/result.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { documentOfFile } from "#worker/rules/pieces/join.ts";
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

function opening(facts: Facts, risk: RiskLevel, matters: readonly Matter[]): string {
  const document = documentOfFile(facts);
  if (document.outside) return outsideWords(document);
  const { materialType, audience, channel } = facts.submission;
  const what = `This ${MATERIAL_TYPES[materialType].toLowerCase()} for ${AUDIENCES[audience]} (${CHANNELS[channel].toLowerCase()})`;
  if (matters.length === 0)
    return `${what} was checked against all 31 clauses of the 2024 Code and nothing was found that breaches it (${RISK_WORDS[risk]}).`;
  const clauses = new Set(matters.map(({ clause }) => clause.split(".")[0])).size;
  return `${what} has ${count(matters.length, "matter")} to address under ${count(clauses, "clause")} of the 2024 Code: ${RISK_WORDS[risk]}.`;
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
  risk: RiskLevel,
  matters: readonly Matter[],
  clauses: ClauseResult[],
  coverage: Coverage,
  notJudged: string | null,
): string {
  if (notJudged !== null && matters.length === 0) return `No verdict. ${notJudged}`;
  const closing = "This is a pre-review and does not replace medical, legal and regulatory review.";
  const verdict = [...mostSerious(matters), opening(facts, risk, matters)];
  return [...verdict, ...limits(clauses, coverage), closing].slice(0, 5).join(" ");
}
