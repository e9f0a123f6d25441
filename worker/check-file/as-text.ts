import type { AnalysisResult, Fix, Matter } from "#schema/result.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import type { Checked } from "./check.ts";

const RISKS = {
  HIGH: "Red, HIGH",
  MEDIUM: "Amber, MEDIUM",
  LOW: "Green, LOW",
  NO_RISK: "Green, NO RISK FOUND",
} as const;

const oneLine = (words: string) => words.replace(/\s+/g, " ").trim();

function whereOf({ places, due }: Matter): string[] {
  if (places.length === 0) return due ? [`due: ${due.where}`] : [];
  return places.map(({ quote, page }) => `${page === null ? "" : `p. ${page} `}“${oneLine(quote)}”`);
}

function editLine({ kind, before, after, where }: Fix): string {
  if (kind === "insert") return `${where ? `${where}, add` : "Add"} “${oneLine(after)}”`;
  return kind === "delete" ? `Delete “${oneLine(before)}”` : `“${oneLine(before)}” → “${oneLine(after)}”`;
}

function linesOf(matter: Matter): string[] {
  const { number, severity, clause, also, headline, reason, action, precedents } = matter;
  const clauses = [clause, ...also].join(", ");
  return [
    `  ${number}. ${severity}  ${headline} (${clauses})`,
    ...whereOf(matter).map((where) => `     ${where}`),
    `     ${oneLine(reason)}`,
    `     ${action.label ?? "To do"}: ${oneLine(action.text)}`,
    ...action.edits.map((edit) => `       ${editLine(edit)}`),
    ...(precedents.length > 0 ? [`     See: ${precedents.join(", ")}`] : []),
    "",
  ];
}

function resultLines({ riskLevel, summary, matters = [], clauses, coverage }: AnalysisResult): string[] {
  const forPeople = clauses.filter(({ status }) => status === "needs-human").length;
  return [
    `  ${RISKS[riskLevel]}: ${summary}`,
    "",
    ...matters.flatMap(linesOf),
    ...coverage.unread.map(({ page, reason }) => `  Not read${page === null ? "" : `, p. ${page}`}: ${reason}`),
    `  ${matters.length} raised; ${forPeople} clauses only a person can check.`,
  ];
}

/** A file's result as people read it on a terminal. */
export function asText(checked: Checked): string {
  const lines = "error" in checked ? [`  NOT CHECKED: ${checked.error}`] : resultLines(checked.result);
  return [checked.file.name, ...lines, ""].join("\n");
}

/** Stands below all results. */
export const closing = PRE_MLR_NOTICE;
