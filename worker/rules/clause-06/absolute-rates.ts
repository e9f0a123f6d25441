import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { nearby } from "../checks/own-claims.ts";
import type { ArmPair } from "../facts/figures.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";

/* Whether the rate in each arm stands beside a relative difference. */

const ABSOLUTE = /\babsolute\b|\bnumber needed to treat\b|\bNNTB?\b|\bper (?:100|1,?000|10,?000)\b/i;

/** Two bare numbers set against each other: "0.91 a year with the one and 1.07 with the other". */
const TWO_NUMBERS =
  /\d\.\d+ (?:an?|per) [^\n]{0,60}?, \d\.\d+ (?:with|on|given)\b|\d(?: [\p{L}-]{1,14}){0,6},? (?:and|v|vs|versus|against|compared with|to)(?: by)? \d/u;

/** The sentence without figures that are no rates, for TWO_NUMBERS. */
function rates(facts: Facts, sentence: Sentence): string {
  let words = "";
  let at = sentence.start;
  for (const f of facts.figures.bySentence[sentence.index] ?? []) {
    if (
      f.sentence !== sentence.index ||
      f.kind === "rate" ||
      f.kind === "count" ||
      (f.kind === "percent" && f.role === "level")
    )
      continue;
    words += facts.view.text.slice(at, f.start);
    at = f.end;
  }
  return words + facts.view.text.slice(at, sentence.end);
}

/** A difference told in relative figures. */
export interface Relative {
  sentence: Sentence;
  /** The relative reduction in percent, where the sentence gives it. */
  percent: number | null;
}

const AGREES_WITHIN = 7;

function agrees(pair: ArmPair, percent: number): boolean {
  const [a, b] = [pair.first, pair.second];
  if (a <= 0 || b <= 0) return false;
  return [100 * (1 - a / b), 100 * (1 - b / a)].some((relative) => Math.abs(relative - percent) <= AGREES_WITHIN);
}

/** Whether two rates beside a relative figure are of the same result: by what they speak of, or because they work out. */
function isOfSame(facts: Facts, sentence: Sentence, percent: number | null, pair: ArmPair): boolean {
  if (facts.claims.safety.includes(pair.sentence)) return false;
  if (percent !== null && agrees(pair, percent)) return true;
  const rates = facts.sentences[pair.sentence];
  const [mine, theirs] = [sentence, rates].map((s) => (s ? topicsOf(facts, s.first, s.last) : []));
  return !mine?.length || !theirs?.length || sharesTopic(mine, theirs);
}

/** The number at the end of a row; the label stands before it. */
const ROW_END = /(?:\s{2}|\t|[|:]\s?)(\d{1,5}(?:\.\d{1,3})?)\s?%?\s?\|?$/;

function rowEnd(row: string): string | undefined {
  const end = ROW_END.exec(row.slice(-24));
  return end && /\p{L}/u.test(row.slice(0, -end[0].length)) ? end[1] : undefined;
}

/** The number at the end of each line that is a row with a label. */
const rowEnds = oncePer((facts: Facts) => facts.lines.map((line) => rowEnd(wordsOf(facts, line).trimEnd())));

/** Two rows near the sentence that give a rate for each arm, and work out to the relative figure. */
function standsInRows(facts: Facts, { sentence, percent }: Relative): boolean {
  if (percent === null) return false;
  const rates = facts.lines.slice(Math.max(0, sentence.line - 4), sentence.line + 5).flatMap((line) => {
    const end = rowEnds(facts)[line.index];
    return end && line.index !== sentence.line ? [Number(end)] : [];
  });
  const works = (a: number, b: number) => a > 0 && b > a && Math.abs(100 * (1 - a / b) - percent) <= 3;
  return rates.some((a) => rates.some((b) => works(a, b)));
}

/** What stands in brackets, an interval, a p value and the small numbers that lead to references are no rates. */
const NO_RATES =
  /\([^()]*\)|\[[^[\]]*\]|\b95 ?% ?(?:CI|CrI)[^.;]*|\bp ?[<=>] ?0?\.\d+|\bn ?= ?[\d,]+|(?<=[\p{L}.%)])\d{1,2}(?:,\d{1,2})*$|\b(?:rate|odds|hazard) ratio[^.;]{0,20}\d\.\d+/giu;
/** A rate as a percentage, or as a decimal number of events ("0.41 a year"). */
const RATE =
  /(?<![\d.])(?:(\d{1,3}(?:\.\d{1,2})?) ?%|(\d\.\d{1,2})(?! ?(?:mg|ml|g|points?|hours?|weeks?|years?)\b)(?!\d))/gi;

/** Two numbers in the sentence or beside it that work out to the relative figure: the rates of the two arms. */
function worksOutBeside(facts: Facts, { sentence, percent }: Relative): boolean {
  const numbers = nearby(facts, sentence.index, 2, 2).flatMap((s) =>
    everyMatch(RATE, wordsOf(facts, s).replace(NO_RATES, " ")).map((m) => ({
      at: s.index,
      isPercent: m[1] !== undefined,
      value: Number(m[1] ?? m[2]),
    })),
  );
  const least = percent === null ? 45 : percent - 2;
  const most = percent === null ? 55 : percent + 2;
  return numbers.some((a) =>
    numbers.some((b) => {
      const relative = b.value > 0 ? 100 * (1 - a.value / b.value) : 0;
      return (
        a.value > 0 &&
        a.isPercent === b.isPercent &&
        Math.abs(a.at - b.at) <= 1 &&
        relative >= least &&
        relative <= most &&
        relative > 0
      );
    }),
  );
}

/** Rates in both arms near the sentence, or farther off but plainly of the same result. */
export function hasAbsolute(facts: Facts, { sentence, percent }: Relative): boolean {
  const close = nearby(facts, sentence.index, 2, 4);
  if (
    close.some(
      (s) =>
        ABSOLUTE.test(wordsOf(facts, s)) || (facts.figures.bySentence[s.index] ?? []).some((f) => f.kind === "points"),
    )
  )
    return true;
  if (worksOutBeside(facts, { sentence, percent })) return true;
  if (TWO_NUMBERS.test(rates(facts, sentence)) || standsInRows(facts, { sentence, percent })) return true;
  const isRate = (pair: ArmPair) =>
    pair.kind !== "volume" &&
    !(facts.figures.bySentence[pair.sentence] ?? []).some((f) => f.start === pair.start && f.role === "change");
  const pairs = facts.figures.pairs.filter(isRate);
  const near = pairs.filter((p) => close.some((s) => s.index === p.sentence));
  if (near.some((p) => p.sentence === sentence.index || isOfSame(facts, sentence, percent, p))) return true;
  if (percent === null) return false;
  const ownRisk = facts.claims.safety.includes(sentence.index);
  return pairs.some(
    (p) =>
      (ownRisk || !facts.claims.safety.includes(p.sentence)) &&
      p.kind !== "duration" &&
      !facts.trial.smallPrint[p.sentence] &&
      Math.abs(p.sentence - sentence.index) < 14 &&
      agrees(p, percent),
  );
}
