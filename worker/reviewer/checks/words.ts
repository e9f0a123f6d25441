import { NUMBER_WORDS, NUMERALS } from "#worker/text/number-words.ts";
import { viewOf } from "#worker/text/view.ts";

/** Text as it is compared: odd characters folded, one blank between words, lower case. */
export function folded(text: string): string {
  return viewOf(text).text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}

/** The figures in a text: "12.5", "1,200", "2026". */
export function figuresIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

const MORE_NUMERALS = new Set(["seventy", "eighty", "ninety", "billion", "twice", "double", "triple", "percent"]);

/** Number words other than one. */
export function numberWordsIn(text: string): string[] {
  const isNumber = (word: string) => (NUMBER_WORDS[word] ?? 0) > 1 || NUMERALS.has(word) || MORE_NUMERALS.has(word);
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word !== "one" && isNumber(word));
}

/** Marks that set words apart as said by another. */
const SET_APART = /["“”„«»‹›<>「」『』`′″‴]|&\w+;|(?<![\p{L}\p{N}])['‘]|['’](?![\p{L}])/u;

/** Whether a text quotes words; the words at fault are quoted by code, from the material. */
export function setsApart(text: string): boolean {
  return SET_APART.test(text);
}

/** Passages between quotation marks. A lone apostrophe opens nothing. */
export function quotedIn(text: string): string[] {
  const passages = [
    ...text.matchAll(/["“”„«]([^"“”„»«]+)["“”»]?/g),
    ...text.matchAll(/(?<![\p{L}\p{N}])['‘]([^'‘’]{2,}(?:['’]\p{L}[^'‘’]*)*)['’](?!\p{L})/gu),
  ];
  return passages.map((match) => match[1] ?? "");
}

/** A provision of a code or a law. */
const PROVISION = /\bclauses?\b|§|\bcl\.|\b(?:article|paragraph|regulation|rule|section)s?\s+\p{N}/iu;

/** Whether a text names a provision; which one a fault falls under, code says. */
export function namesProvision(text: string): boolean {
  return PROVISION.test(text);
}

const CASE = [
  /\b(?:AUTH|CASE)\s?[/\-\s]\s?\d/i,
  /\b(?:case|ruling|complaint|appeal)s?\s+(?:no\.?|number|nr\.?|#)?\s*\d/i,
  /\d{3,5}\/\d{1,2}\/\d{2}\b/,
  /\b(?:PMCPA|complainant|anonymous|panel|\p{Lu}[\p{L}&]+)\s+v\.?\s+\p{Lu}/u,
  /https?:|\bwww\.|\/\/|@|\p{L}\.\p{L}{2,}|\bauth\b/iu,
  /\b(?:rul(?:ed|ings?)|pmcpa|mhra|precedents?|complain(?:ts?|ants?|ed)|appeal board|court|tribunal|offences?|criminal|police|jail\w*|prison|prosecut\w*|guilty)\b/i,
];

/** Whether a text speaks of a case or a ruling, or gives an address; only the library does that. */
export function namesCase(text: string): boolean {
  return CASE.some((pattern) => pattern.test(text));
}

const EXCUSE = [
  /\b(?:(?:fully|entirely|is|are|be|appears?|seems?|remains?|all|now) (?:fully |entirely |already )?(?:compliant|approved|acceptable|certified|cleared|exempt|permitted|allowed|fine)|in compliance|compli(?:es|ed|ant|ance)|no (?:risk|issues?|concerns?|findings?|faults?|problems?|action)|nothing (?:is )?(?:wrong|to (?:report|flag))|(?:low|medium|high)[- ]risk|passes|NO_RISK)\b/i,
  /\b(?:can|may|could|might|should|ready to|fit to|free to|safe to) (?:now |all |well |simply )?(?:be )?(?:go|pass|proceed|run|sign\w*|us(?:e|ed)|publish\w*|issu\w+|releas\w+|print\w*|sent|stand|distribut\w+)\b/i,
  /\b(?:satisf(?:y|ies|ied)|sign(?:ed|s)? off|signator(?:y|ies)|verdict|overall rating|is green|ignor(?:e|es|ing)|disregard\w*|dismiss\w*|let it go|every other|other findings?|false (?:alarms?|positives?))\b/i,
];

/** Whether a text gives the all-clear, speaks of the review itself, or gives a verdict on the whole, instead of saying what is
 * to be seen. */
export function excuses(text: string): boolean {
  return EXCUSE.some((pattern) => pattern.test(text));
}
