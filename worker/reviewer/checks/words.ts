import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { viewOf } from "#worker/text/view.ts";

/** Text as it is compared: odd characters folded, one blank between words, lower case. */
export function folded(text: string): string {
  return viewOf(text).text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** The figures in a text: "12.5", "1,200", "2026". */
export function figuresIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/** Number words above one. */
export function numberWordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => (NUMBER_WORDS[word] ?? 0) > 1);
}

/** Passages between quotation marks. A lone apostrophe opens nothing. */
export function quotedIn(text: string): string[] {
  const passages = [
    ...text.matchAll(/["“”„«]([^"“”„»«]+)["“”»]?/g),
    ...text.matchAll(/(?<![\p{L}\p{N}])['‘]([^'‘’]{2,}(?:['’]\p{L}[^'‘’]*)*)['’](?!\p{L})/gu),
  ];
  return passages.map((match) => match[1] ?? "");
}

const CLAUSE_LIST = /\bclauses?\s+\d+(?:\.\d+)*(?:(?:\s*,\s*|\s+(?:and|or|to)\s+)\d+(?:\.\d+)*)*/gi;

/** Sub-clauses and clauses that a text names ("Clauses 6.1 and 14"). */
export function clausesIn(text: string): string[] {
  return (text.match(CLAUSE_LIST) ?? []).flatMap((list) => list.match(/\d+(?:\.\d+)*/g) ?? []);
}

/** The text without the clauses that it names. */
export function withoutClauses(text: string): string {
  return text.replace(CLAUSE_LIST, " ");
}

const CASE = [
  /\b(?:AUTH|CASE)\s?[/\-\s]\s?\d/i,
  /\b(?:case|ruling|complaint|appeal)s?\s+(?:no\.?|number|nr\.?|#)?\s*\d/i,
  /\d{3,5}\/\d{1,2}\/\d{2}\b/,
  /\b(?:PMCPA|complainant|anonymous|panel|\p{Lu}[\p{L}&]+)\s+v\.?\s+\p{Lu}/u,
  /https?:|\bwww\./i,
];

/** Whether a text speaks of a case or gives an address; only the library does that. */
export function namesCase(text: string): boolean {
  return CASE.some((pattern) => pattern.test(text));
}

const EXCUSE =
  /\b(?:(?:fully|entirely|is|are|be|appears?|seems?|remains?|all|now) (?:fully |entirely |already )?(?:compliant|approved|acceptable|certified|cleared|exempt)|in compliance|complies|no (?:risk|issues?|breach(?:es)?|concerns?|findings?|faults?|problems?|action)|nothing (?:is )?(?:wrong|to (?:report|flag))|(?:low|medium|high)[- ]risk|passes|NO_RISK)\b/i;

/** Whether a text gives the all-clear, or a verdict on the whole, instead of saying what is to be seen. */
export function excuses(text: string): boolean {
  return EXCUSE.test(text);
}
