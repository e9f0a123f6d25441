import type { CASE_FILTERS } from "#web/features/cases/filters.ts";

/** Values of the register in words; what is not here is told as it stands. */
const WORDS: Record<string, string> = {
  "not seen": "Not seen",
  breach: "Breach",
  "no breach": "No breach",
  "breach and no breach": "Breach and no breach",
  appealed: "Appealed",
  "no appeal": "No appeal",
  "report to the Appeal Board": "Report to the Appeal Board",
  company: "Company",
  anonymous: "Anonymous",
  "health professional": "Health professional",
  "voluntary admission": "Voluntary admission",
  "complainant (not described)": "Complainant, not described",
  "journal-advert": "Journal advertisement",
  "social-post": "Social media post",
  "sales-aid": "Sales aid",
  "press-release": "Press release",
  "internal-briefing": "Internal briefing",
  "exhibition-stand": "Exhibition stand",
  "patient-booklet": "Patient booklet",
  "item-or-gift": "Item or gift",
  hcp: "Health professionals",
  patients: "Patients and the public",
  none: "None in particular",
};

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A value of the register for readers. */
export const valueWords = (value: string): string => WORDS[value] ?? upper(value.replaceAll("-", " "));

export const FILTER_LABELS: Record<(typeof CASE_FILTERS)[number], string> = {
  clause: "Clause (2024 Code)",
  ruling: "Ruling on that clause",
  ruled: "Clause as ruled",
  outcome: "Outcome",
  year: "Year completed",
  code: "Code edition",
  complainant: "Complainant",
  material: "Kind of material",
  appeal: "Appeal",
  sanction: "Sanction",
};

/** A value of one filter for readers. */
export function filterWords(name: string, value: string): string {
  if (name === "clause") return `Clause ${value}`;
  if (name === "code" && value !== "not seen") return `${value} Code`;
  return valueWords(value);
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A day of the register; what was not seen is said so. */
export const dayWords = (day: string | null) => (day === null ? "not seen" : dayFormat.format(new Date(day)));

/** The words of a list of clauses. */
export function clauseWords(numbers: readonly string[] | null): string {
  if (numbers === null) return "not seen";
  return numbers.length === 0 ? "none" : numbers.join(", ");
}
