import type { AnalysisResult, ClauseResult, ClauseStatus } from "#schema/result.ts";
import { clausesOf, whyNotJudged } from "#web/features/result/matters.ts";

/** What a page says of a clause. "Nothing found" is no assurance. */
export const STATUS_WORDS: Record<ClauseStatus, string> = {
  issues: "At issue",
  "needs-human": "Needs a person",
  clear: "Nothing found",
  "not-engaged": "Not engaged",
};

const STATUS_ORDER: readonly ClauseStatus[] = ["issues", "needs-human", "clear", "not-engaged"];
const RISK_RANK: Record<ClauseResult["riskLevel"], number> = { HIGH: 0, MEDIUM: 1, LOW: 2, COMPLIANT: 3 };

const byRisk = (a: ClauseResult, b: ClauseResult) => RISK_RANK[a.riskLevel] - RISK_RANK[b.riskLevel];

/** The ledger: clauses by status, those at issue first and the most serious of them on top, otherwise in the Code's order. */
export function ledgerGroups(
  result: Pick<AnalysisResult, "clauses" | "matters">,
): { status: ClauseStatus; clauses: ClauseResult[] }[] {
  const clauses = clausesOf(result);
  return STATUS_ORDER.map((status) => {
    const group = clauses.filter((clause) => clause.status === status);
    return { status, clauses: status === "issues" ? group.sort(byRisk) : group };
  }).filter((group) => group.clauses.length > 0);
}

const statusCount = (status: ClauseStatus, many: number) =>
  `${many} ${status === "needs-human" && many > 1 ? "need a person" : STATUS_WORDS[status].toLowerCase()}`;

/** The clauses counted by status, in words. */
export const ledgerWords = (result: Pick<AnalysisResult, "clauses" | "matters" | "summary">) =>
  whyNotJudged(result)
    ? "none was asked"
    : ledgerGroups(result)
        .map(({ status, clauses }) => statusCount(status, clauses.length))
        .join(" · ");

/** The number of a clause, from whatever its id is written as. */
export const clauseNumber = ({ id }: Pick<ClauseResult, "id">) => id.replace(/\D+/g, "").replace(/^0+/, "") || id;
