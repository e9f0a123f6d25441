import { DOCUMENT_KINDS } from "#schema/document.ts";
import type { ClauseResult, Coverage, Finding, RiskLevel } from "#schema/result.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { byGravity, count, firstSentence, list } from "./wording.ts";

const RISK_WORDS: Record<RiskLevel, string> = {
  HIGH: "high risk",
  MEDIUM: "medium risk",
  LOW: "low risk",
  NO_RISK: "no risk found",
};

/** What is said of a document that the Code leaves alone: what it was taken for, and all that was looked for. */
const outsideWords = ({ document }: Facts) =>
  `This reads as ${DOCUMENT_KINDS[document.kind]}: outside the Code unless it is supplied as part of promotion. Checked for that only.`;

function opening(facts: Facts, risk: RiskLevel, findings: Finding[]): string {
  if (facts.document.outside) return outsideWords(facts);
  const { materialType, audience, channel } = facts.submission;
  const what = `This ${MATERIAL_TYPES[materialType].toLowerCase()} for ${AUDIENCES[audience]} (${CHANNELS[channel].toLowerCase()})`;
  if (findings.length === 0)
    return `${what} was checked against all 31 clauses of the 2024 Code and nothing was found that breaches it (${RISK_WORDS[risk]}).`;
  const clauses = new Set(findings.map((f) => f.subclause.split(".")[0])).size;
  return `${what} has ${count(findings.length, "finding")} under ${count(clauses, "clause")} of the 2024 Code: ${RISK_WORDS[risk]}.`;
}

function gravest(findings: Finding[]): string[] {
  const [first, ...rest] = [...findings].sort(byGravity);
  if (!first) return [];
  const others = [
    ...new Set(
      rest.filter((f) => f.subclause !== first.subclause && f.severity !== "LOW").map((f) => `Clause ${f.subclause}`),
    ),
  ];
  const also =
    others.length > 0
      ? [`There are further findings under ${list(others.slice(0, 6))}${others.length > 6 ? " and others" : ""}.`]
      : [];
  return [`The gravest, under Clause ${first.subclause}: ${firstSentence(first.issue)}`, ...also];
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
      `A person still has to check what a document alone cannot show under Clause ${list(human.slice(0, 8))}${human.length > 8 ? " and others" : ""}.`,
    );
  return lines;
}

/** Three to five sentences, or why there is no verdict: the verdict, its gravest ground, the rest, and what could not be judged. */
export function summarise(
  facts: Facts,
  risk: RiskLevel,
  findings: Finding[],
  clauses: ClauseResult[],
  coverage: Coverage,
  notJudged: string | null,
): string {
  if (notJudged !== null && findings.length === 0) return `No verdict. ${notJudged}`;
  const closing = "This is a pre-review and does not replace medical, legal and regulatory review.";
  return [opening(facts, risk, findings), ...gravest(findings), ...limits(clauses, coverage), closing]
    .slice(0, 5)
    .join(" ");
}
