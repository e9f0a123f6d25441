import type { AnalysisResult, ClauseResult, ClauseStatus } from "#schema/result.ts";
/** What a page says of a clause. "Nothing found" is no assurance. */
export declare const STATUS_WORDS: Record<ClauseStatus, string>;
/** The ledger: clauses by status, those at issue first and the most serious of them on top, otherwise in the Code's order. */
export declare function ledgerGroups({ clauses }: Pick<AnalysisResult, "clauses">): {
  status: ClauseStatus;
  clauses: ClauseResult[];
}[];
/** The clauses counted by status, in words. */
export declare const ledgerWords: (result: Pick<AnalysisResult, "clauses" | "summary">) => string;
/** The number of a clause, from whatever its id is written as. */
export declare const clauseNumber: ({ id }: Pick<ClauseResult, "id">) => string;
