import Papa from "papaparse";
import { decisionOn } from "#schema/decided.ts";
import { KEEP_REASONS } from "#schema/workbench-options.ts";
import { type Exported, pagesOf, provenance, suggestionOf } from "./record.ts";
import { UNSEALED } from "./seal.ts";

/** One row a matter, then what the export says of itself. A cell that a spreadsheet would take for a formula is neutralised. */
export function toCsv(exported: Exported): string {
  const { assessment, decisions } = exported;
  const head = "id,page,quotation,clauses,severity,issue,suggestion,cases,decision,reason,by,at".split(",");
  const rows = (assessment.matters ?? []).map((matter) => {
    const decision = decisionOn(matter, decisions);
    const reason = [decision?.reason && KEEP_REASONS[decision.reason], decision?.words].filter(Boolean).join(": ");
    return [
      ...[matter.id, pagesOf(matter), matter.places.map(({ quote }) => quote).join(" | ")],
      ...[[matter.clause, ...matter.also].join(" "), matter.severity, `${matter.headline}: ${matter.reason}`],
      ...[suggestionOf(matter), matter.precedents.join(" ")],
      ...[decision?.kind ?? "", reason, decision?.by ?? "", decision?.at ?? ""],
    ];
  });
  const about = provenance(exported);
  const lines = [head, ...rows, [], ...about, ["Seal", UNSEALED]];
  return `${Papa.unparse(lines, { escapeFormulae: true })}\r\n`;
}

/** The assessment as the API gives it, with the decisions. */
export const toJson = (exported: Exported): string =>
  `${JSON.stringify({ about: Object.fromEntries(provenance(exported)), ...exported, seal: UNSEALED }, null, 2)}\n`;
