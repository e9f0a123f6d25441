import { everyMatch } from "#worker/text/every-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";

/** An amount in a text: the number in the base of its unit ("1 g" is 1000 of mg), and the unit with what it is for each of
 * ("mg/kg"). Offsets are in the text read. */
export interface Amount {
  value: number;
  unit: string;
  start: number;
  end: number;
}

const NUMBER = "(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)";
/** Numbers that amounts and times are written with in words. */
export const WORD_NUMBER = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const UNITS: readonly (readonly [pattern: string, base: string, factor: number])[] = [
  ["micrograms?|mcg|[µμ]g", "mg", 0.001],
  ["nanograms?|ng", "mg", 0.000001],
  ["milligrams?|mg", "mg", 1],
  ["grams?|g", "mg", 1000],
  ["millilitres?|ml", "ml", 1],
  ["litres?|l", "ml", 1000],
  ["international units?|units?|iu", "units", 1],
  ["mmol", "mmol", 1],
  ["drops?", "drop", 1],
  ["tablets?", "tablet", 1],
  ["capsules?", "capsule", 1],
  ["puffs?", "puff", 1],
  ["sprays?", "spray", 1],
  ["inhalations?", "inhalation", 1],
  ["sachets?", "sachet", 1],
  ["patch(?:es)?", "patch", 1],
];
const UNIT = UNITS.map(([pattern]) => pattern).join("|");
const PER =
  "(?:\\s?/\\s?|\\s(?:per|for each|of body weight per)\\s)(kg|kilogram|m2|m²|ml|min|minute|l|litre|hour|h|dl)\\b";
const AMOUNT = new RegExp(
  `(?<![\\d.,/]|\\p{L}-?)(?:(${NUMBER}|${WORD_NUMBER})(?:\\s?(?:${UNIT}))?\\s?(?:to|or|-)\\s?)?(${NUMBER}|${WORD_NUMBER})[\\s-]?(${UNIT})\\b(?:${PER})?`,
  "giu",
);
/** "20 mg caffeine citrate per kg body weight": the weight stands after the substance. */
const PER_LATER = /^(?:\s\p{L}+){1,3}\s(?:per|\/)\s?(kg|m2|m²)\b/iu;
const SAME: Readonly<Record<string, string>> = { kilogram: "kg", "m²": "m2", minute: "min", litre: "l", h: "hour" };

const numberOf = (words: string): number => NUMBER_WORDS[words.toLowerCase()] ?? Number(words.replaceAll(",", ""));

/** Amounts in a folded text; both ends of a range. */
export function amountsIn(text: string): Amount[] {
  return everyMatch(AMOUNT, text).flatMap(({ 0: words, 1: first, 2: last = "", 3: unit = "", 4: per, index }) => {
    const [, base = unit, factor = 1] = UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(unit)) ?? [];
    const end = index + words.length;
    const each = (per ?? PER_LATER.exec(text.slice(end, end + 60))?.[1])?.toLowerCase();
    const whole = each ? `${base}/${SAME[each] ?? each}` : base;
    const at = { unit: whole, start: index, end };
    const value = (n: string) => Number((numberOf(n) * factor).toPrecision(9));
    return [...(first ? [{ value: value(first), ...at }] : []), { value: value(last), ...at }];
  });
}

/** Whether an amount is of a medicine that is taken, not of what is measured in the body. */
export const isDose = ({ unit }: Amount): boolean => !/\/(?:min|l|dl|ml)$/.test(unit) && unit !== "mmol";
