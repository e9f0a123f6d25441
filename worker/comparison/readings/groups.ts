import { everyMatch } from "#worker/text/every-match.ts";

/** People by age: `from` (inclusive) to `to` (exclusive), in years. */
export interface AgeGroup {
  from: number;
  to: number;
  words: string;
  start: number;
  end: number;
}

const ADULT = 18;
const NO_END = 200;
const UNIT = "(?:-| )?(years?|months?|weeks?|days?)";
const OLDER = "(?:(?: of age)?,? (?:and|or) (?:over|older|above|up)|(?: of age)? upwards|(?: of age)? onwards|\\+)";
const PATTERNS: readonly (readonly [RegExp, (m: RegExpExecArray) => readonly [number, number] | null])[] = [
  [
    new RegExp(
      `(\\d{1,2})${UNIT.replace("?(", "?(")}?(?: of age)? ?(?:to|-|and)(?: (?:less|younger) than| under| below)? ?(\\d{1,2})${UNIT}(?: of age| old)?\\b(?!${OLDER})`,
      "gi",
    ),
    (m) => [years(m[1], m[2] ?? m[4]), years(m[3], m[4]) + 1],
  ],
  [new RegExp(`(\\d{1,2})${UNIT}${OLDER}`, "gi"), (m) => [years(m[1], m[2]), NO_END]],
  [
    new RegExp(
      `(?:\\b(?:from|over|above|at least|aged|older than)|≥) ?(?:the age of )?(\\d{1,2})${UNIT}(?: of age| old)?\\b`,
      "gi",
    ),
    (m) => [years(m[1], m[2]), NO_END],
  ],
  [
    new RegExp(
      `(?:\\b(?:under|below|less than|younger than|up to)|<) ?(?:the age of )?(\\d{1,2})${UNIT}(?: of age| old)?\\b`,
      "gi",
    ),
    (m) => [0, years(m[1], m[2])],
  ],
  [/\badults?\b/gi, () => [ADULT, NO_END]],
  [/\b(?:elderly|older (?:people|patients|adults)|geriatric)\b/gi, () => [65, NO_END]],
  [/\b(?:adolescents?|teenagers?)\b/gi, () => [12, ADULT]],
  [/\b(?:children|child|paediatric|pediatric)\b/gi, () => [0, ADULT]],
  [/\b(?:infants?|toddlers?)\b/gi, () => [0, 2]],
  [/\b(?:newborns?|neonat\w+|pre-?term|premature (?:infants?|babies))\b/gi, () => [0, 0.1]],
];

function years(count = "0", unit = "years"): number {
  const per = /^y/i.test(unit) ? 1 : /^m/i.test(unit) ? 12 : /^w/i.test(unit) ? 52 : 365;
  return Number(count) / per;
}

/** A number of years that is no age: a length of time. */
const A_SPELL = /\b(?:for|after|over|within|during|at|every|last|past|next|lasting|of) (?:up to |at least |about )?$/i;
const AGED = /\bage|\bold\b|adult|child|adolesc|infant|patient|people|boys|girls|and (?:over|older|above)/i;

/** Groups of people by age that a folded text names. A word beside a number of years is told by the number alone. */
export function ageGroupsIn(text: string): AgeGroup[] {
  const found: AgeGroup[] = [];
  for (const [pattern, range] of PATTERNS)
    for (const match of everyMatch(pattern, text)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((group) => group.start < span.end && span.start < group.end)) continue;
      const isNumber = /\d/.test(match[0]);
      const around = text.slice(Math.max(0, span.start - 40), span.end + 20);
      if (isNumber && (A_SPELL.test(text.slice(Math.max(0, span.start - 20), span.start)) || !AGED.test(around)))
        continue;
      const bounds = range(match);
      if (bounds) found.push({ from: bounds[0], to: bounds[1], words: match[0], ...span });
    }
  return withoutWordsOfNumbers(found.sort((a, b) => a.start - b.start));
}

const NEAR_CHARS = 25;

/** "Children aged 6 to 17 years" is one group. */
function withoutWordsOfNumbers(groups: AgeGroup[]): AgeGroup[] {
  return groups.filter((group, i) => {
    const next = groups[i + 1];
    const isTold = next && /\d/.test(next.words) && next.start - group.end <= NEAR_CHARS;
    return /\d/.test(group.words) || !isTold || group.from >= ADULT !== next.from >= ADULT;
  });
}
