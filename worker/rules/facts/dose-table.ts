import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Span } from "./types.ts";

/** An amount that does not fit the arithmetic of the piece itself. */
export interface DoseMistake extends Span {
  found: string;
  expected: string;
  because: string;
}

const AMOUNT = "(\\d{1,3}(?:,\\d{3})+|\\d{1,7}(?:\\.\\d{1,4})?)";
const DOSE_UNIT = "(mg|milligrams?|micrograms?|mcg|g|IU|international units|units?)";
const PART_UNIT =
  "(ml|millilitres?|tablets?|capsules?|clicks?|puffs?|sprays?|drops?|sachets?|pens?|syringes?|injections?|patches)";
const CONCENTRATION = [
  new RegExp(
    `${AMOUNT}\\s?${DOSE_UNIT}\\s?(?:\\/|per|in(?: each| every| one| 1)?|of \\w{1,20} in each)\\s?(?:${AMOUNT}\\s?)?(ml|millilitre|tablet|capsule|click|puff|spray|drop|sachet|pen|syringe|dose)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:each|one|every|1)\\s(ml|millilitre|tablet|capsule|click|puff|spray|drop|sachet|pen|syringe)\\s(?:contains|holds|gives|delivers|is|has|=)\\s(?:about\\s)?${AMOUNT}\\s?${DOSE_UNIT}\\b`,
    "gi",
  ),
];
const ROW = new RegExp(
  `^(?:\\w{1,10} \\d{1,2}[:.)]?\\s)?[^\\d\\n]{0,40}?${AMOUNT}\\s?${DOSE_UNIT}\\b(?:\\s{2,}\\d{1,5}(?=\\s{2,}))?[^\\d\\n]{0,30}?${AMOUNT}\\s?${PART_UNIT}\\b`,
  "i",
);
const WORDS: Record<string, number> = {
  a: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
};
const COUNT = "(\\d{1,2}|half|an?|one|two|three|four|five|six)";
const TIMES = "(once|twice|\\d{1,2} times|one time|two times|three times|four times|five times|six times)";
const DAILY_TOTAL = new RegExp(
  `(?:\\b${COUNT} (?:of the )?)?(?<![\\d.,])${AMOUNT}\\s?${DOSE_UNIT}\\b[^.\\n\\d]{0,25}?\\b${TIMES} (?:a day|daily|each day|every day|per day)[^.\\n\\d]{0,20}?${AMOUNT}\\s?\\3\\b[^.\\n\\d]{0,12}\\b(?:in all|in total|altogether|total)\\b`,
  "gi",
);
/** How such a total is said. */
const IN_ALL = /\b(?:in all|in total|altogether|total)\b/i;
const PER_PIECE = new RegExp(
  `\\b${COUNT} (?:of the )?${AMOUNT}\\s?${DOSE_UNIT} (tablets?|capsules?|puffs?|sachets?|patches|injections?)\\b[^.\\n\\d]{0,25}?(?:=|\\(|makes?|gives?|for a dose of|to make|equals?|is)\\s?(?:a dose of |your )?${AMOUNT}\\s?\\3\\b`,
  "gi",
);
const EVERY_HOURS = new RegExp(
  `\\bevery (\\d{1,2}|two|three|four|six|eight|twelve) hours\\b[^.\\n\\d]{0,25}?\\b${TIMES} (?:a day|daily|each day|in 24 hours|per day)|\\b${TIMES} (?:a day|daily|each day|per day)\\b[^.\\n\\d]{0,25}?\\bevery (\\d{1,2}|two|three|four|six|eight|twelve) hours\\b`,
  "gi",
);

/** Amounts that are limits or steps, not sums. */
const CEILING = /max|up to|more than|increas|then|raise|or\b/i;
const DAILY = /\b(?:daily|day|times|twice|weekly|week)\b/i;

const number = (words = "") => WORDS[words.toLowerCase()] ?? Number(words.replace(/,(?=\d{3})/g, ""));
const times = (words = "") => WORDS[words.toLowerCase()] ?? number(words.split(" ")[0]);
const unit = (words = "") =>
  words
    .toLowerCase()
    .replace(/^(?:millilitres?)$/, "ml")
    .replace(/^(?:milligrams?)$/, "mg")
    .replace(/^(?:mcg|micrograms?)$/, "mcg")
    .replace(/^international units$/, "iu")
    .replace(/(?:es|s)$/, "");
const close = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(b) * 0.03, 0.006);
const shown = (n: number) => String(Math.round(n * 1000) / 1000);

interface Row extends Span {
  dose: number;
  doseUnit: string;
  part: number;
  partUnit: string;
  words: string;
}

interface Concentration {
  at: number;
  perPart: number;
  doseUnit: string;
  partUnit: string;
}

function concentrationsOf(text: string): Concentration[] {
  const found: Concentration[] = [];
  const [first, second] = CONCENTRATION;
  for (const m of text.matchAll(first as RegExp))
    found.push({
      at: m.index,
      perPart: number(m[1]) / (m[3] ? number(m[3]) : 1),
      doseUnit: unit(m[2]),
      partUnit: unit(m[4]),
    });
  for (const m of text.matchAll(second as RegExp))
    found.push({ at: m.index, perPart: number(m[2]), doseUnit: unit(m[3]), partUnit: unit(m[1]) });
  return found.sort((a, b) => a.at - b.at);
}

function rowsOf(base: BaseFacts): Row[] {
  return base.lines.flatMap((line) => {
    const words = wordsOf(base, line);
    if (line.zone === "pi" || line.zone === "references" || /\bper\b|\/|\bin each\b|\beach\b|\bevery\b/i.test(words))
      return [];
    const m = ROW.exec(words);
    return m
      ? [
          {
            start: line.start,
            end: line.end,
            dose: number(m[1]),
            doseUnit: unit(m[2]),
            part: number(m[3]),
            partUnit: unit(m[4]),
            words,
          },
        ]
      : [];
  });
}

const mistake = (row: Row, perPart: number, because: string): DoseMistake => ({
  start: row.start,
  end: row.end,
  found: `${shown(row.part)} ${row.partUnit}`,
  expected: `${shown(row.dose / perPart)} ${row.partUnit}`,
  because,
});

/** Rows that do not fit the strength stated before them. */
function againstStrength(rows: Row[], strengths: Concentration[]): DoseMistake[] {
  return rows.flatMap((row) => {
    const strength = strengths.findLast(
      (c) => c.at < row.start && c.doseUnit === row.doseUnit && c.partUnit === row.partUnit,
    );
    if (!strength || close(row.part, row.dose / strength.perPart)) return [];
    return [
      mistake(row, strength.perPart, `the piece gives ${shown(strength.perPart)} ${row.doseUnit} per ${row.partUnit}`),
    ];
  });
}

/** A table for patients is never longer; beyond this the rows are something else. */
const MOST_ROWS = 60;

/** With no strength stated: the one row of a table that breaks the proportion of all the others. */
function oddRow(rows: Row[]): DoseMistake[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows)
    groups.set(`${row.doseUnit}/${row.partUnit}`, [...(groups.get(`${row.doseUnit}/${row.partUnit}`) ?? []), row]);
  return [...groups.values()].flatMap((group) => {
    if (group.length < 4 || group.length > MOST_ROWS) return [];
    for (const sample of group) {
      const perPart = sample.dose / sample.part;
      const odd = group.filter((row) => !close(row.part, row.dose / perPart));
      if (odd.length === 1 && odd[0])
        return [
          mistake(odd[0], perPart, `every other row gives ${shown(perPart)} ${sample.doseUnit} per ${sample.partUnit}`),
        ];
    }
    return [];
  });
}

function inSentences(text: string): DoseMistake[] {
  const found: DoseMistake[] = [];
  const add = (m: RegExpMatchArray, was: string, right: string, because: string) =>
    found.push({ start: m.index ?? 0, end: (m.index ?? 0) + m[0].length, found: was, expected: right, because });
  for (const m of standsIn(IN_ALL, text) ? text.matchAll(DAILY_TOTAL) : []) {
    const right = (m[1] ? number(m[1]) : 1) * number(m[2]) * times(m[4]);
    if (right > 0 && !CEILING.test(m[0]) && !close(number(m[5]), right))
      add(
        m,
        `${m[5]} ${m[3]}`,
        `${shown(right)} ${m[3]}`,
        `${m[1] ? `${m[1]} x ` : ""}${m[2]} ${m[3]} ${m[4]} a day makes ${shown(right)} ${m[3]}`,
      );
  }
  for (const m of everyMatch(PER_PIECE, text)) {
    const right = number(m[1]) * number(m[2]);
    if (right > 0 && !DAILY.test(m[0]) && !close(number(m[5]), right))
      add(m, `${m[5]} ${m[3]}`, `${shown(right)} ${m[3]}`, `${m[1]} x ${m[2]} ${m[3]} is ${shown(right)} ${m[3]}`);
  }
  for (const m of / hours\b/i.test(text) ? text.matchAll(EVERY_HOURS) : []) {
    const hours = number(m[1] ?? m[4]);
    const daily = times(m[2] ?? m[3]);
    if (hours > 0 && daily > 0 && hours * daily !== 24)
      add(
        m,
        `${daily} times a day`,
        `${shown(24 / hours)} times a day`,
        `a dose every ${hours} hours is ${shown(24 / hours)} doses in 24 hours`,
      );
  }
  return found;
}

/** Doses in the piece that contradict its own figures. Pure. */
export function doseMistakesOf(base: BaseFacts): DoseMistake[] {
  const rows = rowsOf(base);
  const wrong = rows.length > 0 ? againstStrength(rows, concentrationsOf(base.view.text)) : [];
  return [...wrong, ...(wrong.length > 0 ? [] : oddRow(rows)), ...inSentences(base.view.text)];
}
