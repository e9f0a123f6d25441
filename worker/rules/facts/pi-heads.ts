import { everyMatch } from "#worker/text/every-match.ts";
import { BRIEF, CELLS, LABELS, OPENERS, type ParticularKey } from "./pi-labels.ts";

/* Where the parts of prescribing information begin. */

interface Head {
  key: ParticularKey | "other";
  at: number;
  valueAt: number;
}

const IN_CELL = CELLS.map(([, label]) => new RegExp(`(?:^|\\|)[ \\t]*(?:${label})[ \\t]*\\|`, "im"));
const AT_SENTENCE = [...LABELS, ...OPENERS].map(([key, words]) => [key, new RegExp(`(?:${words})`, "iy")] as const);
const WITH_COLON = LABELS.map(
  ([key, words]) => [key, new RegExp(`\\b(?:${words})(?: [^:.;\\n]{0,40})?:`, "giu")] as const,
);
const CAPITAL =
  /\b(?:Indications?|Dosage|Posology|Contra-?indications?|Warnings|Precautions|Special [Ww]arnings|Adverse [Rr]eactions|Undesirable [Ee]ffects|Side [Ee]ffects|Legal [Cc]ategory|Legal [Cc]lassification)\b/g;

function beginsAt(label: RegExp, block: string, at: number): boolean {
  label.lastIndex = at;
  return label.test(block);
}

/** The labels of a block in their order, each with the place where its value begins. */
export function headsIn(block: string): Head[] {
  const heads = new Map<number, Head>();
  const put = (key: Head["key"], at: number, valueAt: number) => {
    if (!heads.has(at)) heads.set(at, { key, at, valueAt });
  };
  const starts = [
    0,
    ...[
      ...block.matchAll(
        /(?:[.!?][)\]"']?\d{0,2}\s+|\n\s*(?:\d{1,2}[.)]?\s+)?|[|•]\s*|\s[^\p{L}\p{N}\s.,;:()'"£%<>=+&–-]\s+|\]\s+)/gu,
      ),
    ].map((m) => m.index + m[0].length),
  ];
  for (const at of starts)
    for (const [key, label] of AT_SENTENCE) {
      label.lastIndex = at;
      const match = label.exec(block);
      if (!match || match[0].length === 0) continue;
      const opensItself = /^(?:£|\d|PL|EU|POM|prescription)/i.test(match[0]);
      put(key, at, opensItself ? at : at + match[0].length);
      break;
    }
  for (const [key, label] of WITH_COLON)
    for (const m of everyMatch(label, block)) if (startsWord(block, m.index)) put(key, m.index, m.index + m[0].length);
  for (const m of everyMatch(CAPITAL, block)) {
    const known = AT_SENTENCE.find(([, label]) => beginsAt(label, block, m.index));
    if (known && !heads.has(m.index)) put(known[0], m.index, m.index + m[0].length);
  }
  for (const [key, label] of BRIEF) {
    if ([...heads.values()].some((h) => h.key === key)) continue;
    for (const m of everyMatch(label, block)) put(key, m.index, m.index + m[0].length);
  }
  const sorted = [...heads.values()].sort((a, b) => a.at - b.at);
  return sorted.filter((h, i) => {
    const before = sorted[i - 1];
    if (!before) return true;
    // "Do not use | Pregnancy": the value of a label, not a label.
    const isValue = h.key === "other" && before.key !== "other" && /^[\s|:]*$/.test(block.slice(before.valueAt, h.at));
    return h.at >= before.valueAt && !isValue;
  });
}

/** How many particulars are announced by labels in the first column of a table. */
export function countCells(words: string): number {
  return words.includes("|") ? IN_CELL.filter((label) => label.test(words)).length : 0;
}

/** How many particulars lines open with their labels, in words or in the first column of a table. */
export function countOpened(words: string): number {
  const keys = words.split("\n").flatMap((line) => {
    const from = /^[\s•*|–-]*(?:\d{1,2}[.)]?\s+)?/.exec(line)?.[0].length ?? 0;
    const label = AT_SENTENCE.find(([key, l]) => key !== "other" && beginsAt(l, line, from) && l.lastIndex > from);
    return label ? [label[0]] : [];
  });
  return new Set(keys).size;
}

/** Whether a line begins as a part of prescribing information does. */
export function opensPart(line: string): boolean {
  const from = /^[\s•*\-–]*(?:\d{1,2}(?:[.)]\s*|\s+))?/.exec(line)?.[0].length ?? 0;
  return AT_SENTENCE.some(([, label]) => beginsAt(label, line, from) && label.lastIndex > from);
}

/** A label in the middle of a sentence ("skin reactions: …") opens no part; one after a stop, comma or semicolon does. */
function startsWord(block: string, at: number): boolean {
  return /(?:^|[.;,|•\n)\]-]\s*|\s{2,})$/.test(block.slice(Math.max(0, at - 4), at)) || /\p{Lu}/u.test(block[at] ?? "");
}

/* Whether the dosage in prescribing information is whole: an amount, and how often it is given. */

const AMOUNT = /\d ?(?:mg|g|ml|mcg|micrograms?|units|IU)\b/i;
const HOW_OFTEN =
  /\b(?:once|twice|thrice|times?|daily|weekly|monthly|fortnightly|nightly|yearly|annually|hourly|every|each|per|single|one-off|night|bedtime|morning|evening|breakfast|as (?:needed|required|soon)|when|onset|before|after|intervals?|(?:days|weeks|months) between|between (?:doses|sessions|injections|treatments)|later|week|day|month|year|hours?|initially|repeat\w*|titrat\w*|continuous\w*|infusions?|boosters?|S(?:m)?PC|attacks?|apart|individual\w*|(?:one|two|three|four|single|\d) (?:[\d.]+ ?ml )?doses?|[obqt]\.?d\.?s?|prn|stat|nocte|mane)\b|\/(?:day|24|week)|\[/i;
/** When to review, how long, or in relation to what, is not how often. */
const HOW_LONG =
  /\b(?:review|reassess|re-?evaluate|discontinue)\w*\b(?:(?!\b(?:and|then)\b)[^.;,[])*|\bfor (?:up to |at least |(?:no|not) (?:longer|more) than |a (?:maximum|total) of |a course of )?\w+ (?:days?|weeks?|months?)\b|\b(?:before|after) the (?:first|last|initial) [^.;]*|\bafter (?:adverse (?:drug )?(?:reactions?|events?|effects?)|side[- ]effects?|toxicity|intolerance)\b/gi;

/** What is said of another form of the medicine that is taken beside an injection. */
const BESIDE_INJECTION =
  /\b(?:continue|overlap|cover|take|give|with)\b[^.;]{0,40}\b(?:oral|tablets?|capsules?)\b[^.;[]*/gi;
const INJECTED = /\b(?:intramuscular|subcutaneous|intravenous|deltoid|gluteal|injection|depot)\b/i;

/** Given when it is needed, or once as a vaccine is. */
const ON_NEED = /\bemergenc|\bimmuni[sz]ation\b|\bvaccin|\bkg\b[^.]{0,60}\bkg\b/i;

/** Whether a dosage gives an amount and nowhere says how often it is given. */
export function lacksInterval(dosage: string, block = dosage): boolean {
  if (ON_NEED.test(block)) return false;
  const own = INJECTED.test(dosage) ? dosage.replace(BESIDE_INJECTION, "") : dosage;
  return AMOUNT.test(own) && !HOW_OFTEN.test(own.replace(HOW_LONG, ""));
}

/** What stands at the end of prescribing information and hardly anywhere else. */
const FORMAL: readonly ParticularKey[] = ["legalCategory", "maNumber", "holder"];

const FORMAL_LABELS = new RegExp(
  `^\\W{0,4}(?:${LABELS.flatMap(([key, words]) => ((FORMAL as readonly string[]).includes(key) ? [words] : [])).join("|")})\\s*[:(]`,
  "i",
);

/** How far ahead the end of prescribing information is looked for, in lines. */
export const LINES_AHEAD = 15;
const FEWEST_LABELS = 2;

const isFormal = (line: string) => FORMAL_LABELS.test(line);

/** Where prescribing information goes on after something else was set between its lines, as the box for adverse events is at the top
 * of a second column: the place among `ahead` of the first line of its end, or null where its end was printed before or
 * does not follow. `printed` are its lines so far. Pure. */
export function resumesAt(printed: readonly string[], ahead: readonly string[]): number | null {
  const near = ahead.slice(0, LINES_AHEAD);
  const first = near.findIndex(isFormal);
  if (first === -1 || near.filter(isFormal).length < FEWEST_LABELS) return null;
  return printed.some(isFormal) ? null : first;
}
