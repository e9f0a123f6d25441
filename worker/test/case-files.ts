import Papa from "papaparse";

type Cells = Record<string, string>;

/** Words for cases that are about anything: enough of them that cases differ, few enough that they share some. */
const WORDS =
  `efficacy tolerability comparison leavepiece website symposium delegate travel formulary asthma diabetes statin vaccine
  oncology biologic inhaler dosage titration endpoint hazard ratio subgroup graph axis reference withdrawn licence
  indication pregnancy paediatric renal hepatic warning boxed journal advertisement podcast influencer post reply
  journalist embargo headline interim phase congress stand banner journey patient booklet nurse audit switch review
  donation grant disclosure transfer consultancy honorarium invitation dinner venue sponsor agenda certificate signatory`.split(
    /\s+/,
  );
const THEMES = ["misleading-claim", "safety-claim", "comparison", "promotion-to-public", "meetings-and-hospitality"];
const TYPES = ["website", "leaflet", "social-post", "journal-advert", "meeting"];

/** What an analysis of the tests' sample text brings to mind above all else. */
export const TELLING_CASE = "AUTH/9001/1/24";

const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, i) => pick(WORDS, seed * 7 + i * (1 + (seed % 13)))).join(" ");

function goodCase(n: number): Cells {
  return {
    caseNumber: `AUTH/${String(20_000 + n)}/${1 + (n % 12)}/24`,
    title: `Complainant v Company ${n}`,
    matter: sentence(n, 5),
    summary: `A complaint about ${sentence(n + 3, 45)}, and nothing else.`,
    codeYear: pick(["2024", "2021", "2019"], n),
    completed: `2025-${String(1 + (n % 12)).padStart(2, "0")}-15`,
    breachClauses: pick(["5.1; 6.1", "26.1", "6.2", ""], n),
    noBreachClauses: pick(["2", "", "14.1"], n),
    url: `https://www.pmcpa.org.uk/cases/completed-cases/auth${n}/`,
    materialType: pick(TYPES, n),
    channel: pick(["website", "print", "social", "conference"], n),
    audience: pick(["hcp", "patients"], n),
    themes: `${pick(THEMES, n)}; ${pick(THEMES, n + 2)}`,
    issuePhrases: sentence(n + 5, 4),
  };
}

const telling: Cells = {
  ...goodCase(0),
  caseNumber: TELLING_CASE,
  title: "Complainant v Exampla Ltd",
  matter: "Best choice in its class, safe and effective in every patient",
  summary: "The leavepiece called Exampla the best choice in its class and safe and effective in every patient.",
  codeYear: "2024",
  breachClauses: "5.1; 6.1; 6.2; 6.4; 14.1; 14.4",
  noBreachClauses: "",
  materialType: "leaflet",
  channel: "print",
  audience: "hcp",
  themes: "exaggerated-claim; unsubstantiated-claim; safety-claim; misleading-claim",
  issuePhrases: "best choice in its class; safe and effective",
};

/** Each way to spoil a row, and words of the reason that it has to be refused with. */
const SPOILT: [change: Cells, reason: string][] = [
  [{ caseNumber: "1234" }, "caseNumber has to look like"],
  [{ title: "" }, "title is missing"],
  [{ codeYear: "1999" }, "codeYear has to be one of"],
  [{ breachClauses: "52.1" }, "breachClauses has to hold clause numbers"],
  [{ url: "https://example.com/a" }, "url has to be a page of https://www.pmcpa.org.uk"],
  [{ completed: "last May" }, "completed has to be a date"],
  [{ themes: "nonsense" }, "themes holds a label"],
  [{ audience: "everybody" }, "audience has to be one of hcp"],
  [{ caseNumber: "AUTH/1824/4/06" }, "AUTH/1824/4/06 is in the library already"],
  [{ caseNumber: TELLING_CASE }, "AUTH/9001/1/24 is in this file already, on line 2"],
];

/** Cells of cases about anything, as a file would hold them. */
export const goodCases = (count: number): Cells[] => Array.from({ length: count }, (_, n) => goodCase(n));

export interface CaseFile {
  csv: string;
  /** Line and words of the reason of every row that has to be refused. */
  bad: { line: number; reason: string }[];
}

/** A CSV file of `rows` cases of which `spoilt` are at fault, spread over it; the first is the telling one. */
export function caseFile(rows: number, spoilt = 0): CaseFile {
  const every = spoilt > 0 ? Math.floor(rows / spoilt) : Number.POSITIVE_INFINITY;
  const bad: CaseFile["bad"] = [];
  const cases = Array.from({ length: rows }, (_, i) => {
    if (i === 0) return telling;
    if ((i + 1) % every !== 0 || bad.length >= spoilt) return goodCase(i);
    const [change, reason] = pick(SPOILT, bad.length);
    bad.push({ line: i + 2, reason });
    return { ...goodCase(i), ...change };
  });
  return { csv: Papa.unparse(cases, { newline: "\n" }), bad };
}
