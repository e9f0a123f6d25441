import { everyMatch } from "#worker/text/every-match.ts";
import type { Reading } from "./reading.ts";
import type { Headings } from "./tell.ts";

/** The particulars that prescribing information runs through, as labels in its block. */
const PARTICULARS = [
  /\b(?:presentation|active ingredients?|composition|qualitative)s?\b ?[:.]/g,
  /\b(?:indications?|uses?)\b ?[:.]|\buses [a-z]/g,
  /\b(?:dosage|posology|dose)(?: (?:and|&) (?:method of )?administration)? ?[:.]/g,
  /\bcontra-?indications? ?[:.]/g,
  /\b(?:warnings?|precautions?|special warnings)\b[^:.\n]{0,40}[:.]/g,
  /\binteractions?\b[^:.\n]{0,30}[:.]/g,
  /\b(?:fertility,? )?pregnancy\b[^:.\n]{0,30}[:.]/g,
  /\b(?:undesirable|side)[- ]effects?\b[^:.\n]{0,20}[:.]|\badverse (?:reactions|events) ?[:.]/g,
  /\blegal (?:category|classification)\b/g,
  /\b(?:basic )?nhs (?:price|cost|list price)|\bpackage quantities\b|\bcosts?\b ?[:(]/g,
  /\bmarketing authori[sz]ation (?:holder|numbers?)|\bma (?:holder|numbers?)\b|\bpl ?\d{5}\/\d{4}/g,
  /\bdate of (?:preparation|revision|last (?:revision|review))|\brevised\b/g,
];

/** The composition may stand at length before the first of many particulars. */
const MANY_PARTICULARS = 5;
const MOST_OF_COMPOSITION = 110;

/** More words than these before its title, or behind its last particular, are a piece that carries it. */
const MOST_WORDS_BEFORE = 45;
const MOST_WORDS_BEHIND = 110;

/* What may stand before the title: whom the site is for, the medicine with its strength and form, a menu. One more sentence
 * is copy, and the whole is an advertisement that carries prescribing information. */
const FOR_WHOM = /health ?(?:care )?professionals|member of the public|\bthis (?:web)?site is\b/i;
const NAME_AND_FORM =
  /^[▼*\s]{0,9}\p{Lu}[\p{L}\d-]+(?:[ ®™▼]{1,3}\p{Lu}[\p{L}\d]*)?[®™▼]*\s{0,4}(?:\(|\d|tablets|capsules|solution|injection|oral|film|hard|prolonged)/u;
const SAYS_MORE =
  /[£%?!]|\b(?:no|not|never|any|every|is|are|was|be|can|may|without|your|you|our|from|than|just|up|twice|once|daily|dose)\b/i;
const ITS_TITLE = /^(?:\S+ ){0,3}prescribing information$/i;
const MENU = /^\p{Lu}\p{L}+®?(?: \p{Lu}\p{L}+)?$/u;

/** Whether a line before the title leaves prescribing information alone. */
function saysNothing(line: string): boolean {
  const words = line.trim();
  if (words === "" || MENU.test(words) || ITS_TITLE.test(words)) return true;
  return !SAYS_MORE.test(words) && NAME_AND_FORM.test(words) ? true : FOR_WHOM.test(words);
}
const TITLE =
  /(?:^|\n)[^\n]{0,60}(?:abbreviated )?prescribing information\b(?![^\n]{0,80}(?:\b(?:overleaf|below|page|link|click|scan|back|foot|end|at|www|request|available|can be found|is|are|and adverse)\b|https?:))/g;
/** Some let it begin with the first heading of an SmPC, without its number and with the name in the same line. */
const BY_NAME = /^\W{0,4}name of the medicinal product ?: ?(?=\S)/;
const FEWEST_PARTICULARS = 3;

const countWords = (words: string) => words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Prescribing information that is the whole text: its title at the head, its particulars, and nothing else. */
export function prescribingAlone({ text, lower, headEnd }: Reading): Headings | null {
  const title = BY_NAME.exec(lower) ?? everyMatch(TITLE, lower.slice(0, headEnd)).at(-1);
  if (!title || countWords(lower.slice(0, title.index)) > MOST_WORDS_BEFORE) return null;
  const before = text.slice(0, Math.max(0, lower.indexOf("prescribing information", title.index)));
  if (
    !before
      .replace(/(?:UK|GB|Full|Abbreviated|INTERNATIONAL|ABBREVIATED|Launch|[Dd]ownload) ?/g, "")
      .split("\n")
      .every(saysNothing)
  )
    return null;
  const block = lower.slice(title.index);
  const found = PARTICULARS.map((pattern) => everyMatch(pattern, block)).filter((matches) => matches.length > 0);
  const places = found
    .flat()
    .map(({ index, 0: words }) => ({ start: title.index + index, end: title.index + index + words.length }));
  if (found.length < FEWEST_PARTICULARS) return null;
  const [first, last] = [Math.min(...places.map(({ start }) => start)), Math.max(...places.map(({ end }) => end))];
  const most = found.length >= MANY_PARTICULARS ? MOST_OF_COMPOSITION : MOST_WORDS_BEFORE;
  if (countWords(lower.slice(title.index, first)) > most) return null;
  if (found.length > FEWEST_PARTICULARS + 2 && countWords(lower.slice(last)) > MOST_WORDS_BEHIND) return null;
  return {
    kind: "prescribing-information",
    count: found.length,
    weight: 3 + 0.5 * found.length,
    means: `It opens as prescribing information and runs through ${found.length} of its particulars`,
    places: [{ start: title.index, end: title.index + title[0].length }, ...places],
  };
}
