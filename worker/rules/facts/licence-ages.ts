import { everyMatch } from "#worker/text/every-match.ts";

/* Ages that a licence text states. */

const YEARS = "(\\d{1,2}(?:\\.\\d)?)(?!\\d)(?:[ -]?(years?|months?|yrs?))?";
const FROM = new RegExp(
  `\\b(?:from|aged?|over|above|of|at least|older than|ages?)(?: the age of)? ${YEARS}(?: of age)?(?: (?:and|or) (?:over|older|above|more))?|${YEARS}(?: of age)? (?:and|or|years) (?:over|older|above)|\\b(\\d{1,2})\\+ ?years?|\\(?(?:≥|>=) ?${YEARS}`,
  "gi",
);
const TO = /\b(?:up to|to|under|below|-) ?(\d{1,2}) years\b|\b\d{1,2} ?(?:to|-) ?(\d{1,2}) years?\b/gi;

/** The ages up to eighteen in words, each at its own place. */
export const IN_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  );
/** An age in words ("from two years of age"); a dose or a course in words has no years. */
const AGE_IN_WORDS = new RegExp(`\\b(${IN_WORDS.slice(1).join("|")})(?= (?:years?|months?)\\b)`, "gi");
const inFigures = (text: string) => text.replace(AGE_IN_WORDS, (word) => String(IN_WORDS.indexOf(word.toLowerCase())));

/** Ages in years that a licence text states as lower limits. */
function lowerAges(text: string): number[] {
  return everyMatch(FROM, inFigures(text)).flatMap((m) => {
    const number = Number(m[1] ?? m[3] ?? m[5] ?? m[6]);
    const unit = m[2] ?? m[4] ?? m[7] ?? "years";
    const stated = /year|month|\bage|aged|yrs|\+/i.test(m[0]);
    return stated ? [/month/i.test(unit) ? number / 12 : number] : [];
  });
}

/** The youngest age that a licence text allows; "adults" alone means 18, children without an age any. */
export function youngestIn(text: string): number | null {
  const ages = lowerAges(text);
  const young = /\b(?:children|adolescents?|paediatric|infants?|teenagers?)\b/i.test(
    text.replace(/\b(?:not|no|nor|except|excluding)\b[^.;]{0,40}\b(?:children|adolescents?|paediatric)\b/gi, ""),
  );
  if (ages.length > 0)
    return Math.min(
      ...ages,
      ...(/\badults?\b(?! (?:aged|from|over|of|who are|≥|>=))/i.test(text) && !young ? [18] : []),
    );
  if (young) return /\bchildren|infants?|paediatric/i.test(text) ? 0 : 12;
  return /\badults?\b|\bpostmenopausal\b|\bpost-menopausal\b/i.test(text) ? 18 : null;
}

export function oldestIn(text: string): number | null {
  const ages = everyMatch(TO, text)
    .map((m) => Number(m[1] ?? m[2]))
    .filter((n) => n > 17);
  return ages.length > 0 ? Math.max(...ages) : null;
}
