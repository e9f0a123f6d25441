import { CASE_COLUMNS, type CaseColumn } from "#schema/admin-options.ts";

/** One row that would be taken, but for its number, which is nobody's. */
const EXAMPLE: Record<CaseColumn, string> = {
  caseNumber: "AUTH/0000/1/24",
  title: "Complainant v Company",
  matter: "Claim of superiority on a website",
  summary: "A web page claimed superiority over another medicine on the strength of a single small study.",
  codeYear: "2021",
  received: "2024-01-31",
  completed: "2024-05-31",
  breachClauses: "6.1; 14.1",
  noBreachClauses: "2",
  appeal: "No appeal",
  additionalSanctions: "Advertisement",
  respondent: "Company",
  complainant: "complainant",
  url: "https://www.pmcpa.org.uk/cases/completed-cases/",
  seenAt: "https://www.pmcpa.org.uk/cases/completed-cases/",
  note: "",
  materialType: "website",
  channel: "website",
  audience: "hcp",
  themes: "misleading-claim; comparison",
  issuePhrases: "superior to",
  alsoCaseNumbers: "",
};

const NAMES = Object.keys(CASE_COLUMNS) as CaseColumn[];

/** A file to start from: the names of the columns and one row. */
export const EXAMPLE_CSV = `${NAMES.join(",")}\r\n${NAMES.map((name) => `"${EXAMPLE[name]}"`).join(",")}\r\n`;
