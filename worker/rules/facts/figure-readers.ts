import { everyMatch } from "#worker/text/every-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import type { Span } from "./types.ts";

/** Numbers as a reader of trial results takes them: what each measures, and which two belong together.
 *
 * `percent` also holds "38 of every 100" and "nine out of ten"; `count` is "7 v 13"; `ratio` a hazard, odds, risk or
 * rate ratio; `pence` money per something. */
export type FigureKind =
  | "percent"
  | "points"
  | "rate"
  | "count"
  | "money"
  | "dose"
  | "volume"
  | "duration"
  | "ratio"
  | "p"
  | "interval"
  | "sample";

export interface Figure extends Span {
  kind: FigureKind;
  value: number;
  /** "mg", "ml", "weeks", "£", "per 100"; the measure for a ratio; "<" or "=" for a p value. */
  unit: string;
  sentence: number;
  /** For an interval: its ends and whether it runs over no effect (0 of a difference, 1 of a ratio). */
  low?: number;
  high?: number;
  crosses?: boolean;
  /** For a percentage written as "n of N". */
  of?: number;
  /** A percentage may be a level reached, a change ("by 31%", "a 20% reduction") or a threshold ("at least 50%"). */
  role?: "level" | "change" | "threshold";
}

/* How each kind of number is written in copy. Earlier readers take their words first. */

const N = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,4})?|\\d{1,9}(?:\\.\\d{1,4})?)";
const NUMERAL = `(?:${N}|(one|two|three|four|five|six|seven|eight|nine|ten))`;

interface Reader {
  kind: FigureKind;
  pattern: RegExp;
  /** What words that hold such a number have in them, in small letters. */
  needs?: string;
  read(match: RegExpMatchArray, before: string): Omit<Figure, "start" | "end" | "kind" | "sentence"> | null;
}

export function toNumber(words: string | undefined): number {
  if (!words) return Number.NaN;
  return NUMBER_WORDS[words.toLowerCase()] ?? Number(words.replace(/,(?=\d{3})/g, ""));
}

const RATIO = /\b(?:hazard|odds|risk|rate|relative risk)(?: ratios?)?\b|\b(?:a?HR|a?OR|RR|IRR)\b/gi;
const DIFFERENCE = /\b(?:difference|change|reduction|improvement|gap|points?|delta)\b/gi;

/** Whether an interval belongs to a ratio: by the measure named last before it, else by its ends. */
function isRatio(low: number, high: number, before: string): boolean {
  if (low < 0 || high > 20) return false;
  const last = (pattern: RegExp) => everyMatch(pattern, before).at(-1)?.index ?? -1;
  const ratio = last(RATIO);
  const difference = last(DIFFERENCE);
  if (ratio === difference) return low < 1 && high > 1 && low > 0.2;
  return ratio > difference;
}

export const READERS: Reader[] = [
  {
    kind: "interval",
    needs: "%",
    pattern:
      /\b(?:9\d(?:\.\d)?\s?% ?)(?:CI|confidence intervals?|confidence limits|credible intervals?|CrI)\b(?: (?:for|of) (?:the )?difference)?[\s:,=([]{0,4}(-?\d{1,4}(?:\.\d{1,4})?)\s?%?\s?(?:to|-|,|;)\s?(-?\d{1,4}(?:\.\d{1,4})?)/gi,
    read: (m, before) => {
      const [low, high] = [Number(m[1]), Number(m[2])];
      const ratio = isRatio(low, high, before);
      const none = ratio ? 1 : 0;
      return {
        value: (low + high) / 2,
        unit: ratio ? "ratio" : "difference",
        low,
        high,
        crosses: low <= none && high >= none,
      };
    },
  },
  {
    kind: "interval",
    pattern:
      /(?=[([])(?<=\b(?:a?HR|a?OR|RR|IRR|hazard ratio|odds ratio|rate ratio|risk ratio)[ :=]{0,3}\d\.\d{1,3} ?)[([](\d\.\d{1,3}) ?(?:-|to|,) ?(\d{1,2}\.\d{1,3})/gi,
    read: (m) => {
      const [low, high] = [Number(m[1]), Number(m[2])];
      return { value: (low + high) / 2, unit: "ratio", low, high, crosses: low <= 1 && high >= 1 };
    },
  },
  {
    kind: "interval",
    pattern:
      /(?=[([])(?<=\bdifference[^.;()]{0,40} ?)[([](-?\d{1,4}(?:\.\d{1,3})?)%? ?(?:to|,) ?(-?\d{1,4}(?:\.\d{1,3})?)%?[)\]]/gi,
    read: (m) => {
      const [low, high] = [Number(m[1]), Number(m[2])];
      return { value: (low + high) / 2, unit: "difference", low, high, crosses: low <= 0 && high >= 0 };
    },
  },
  {
    kind: "p",
    pattern:
      /(?<![\p{L}\d])p(?:[ -]value)?(?: for \w{1,20})?\s?(?:of\s)?([<>=≤≥])\s?(0?\.\d{1,6}|1(?:\.0)?)(?!\d)|(?<![\p{L}\d])p\s?(=)\s?(?:ns|n\.s\.|not significant)(?!\p{L})/giu,
    read: (m) => ({ value: m[3] ? 1 : Number(m[2]), unit: m[3] ?? m[1] ?? "=" }),
  },
  {
    kind: "ratio",
    needs: ".",
    pattern:
      /\b([Hh]azard ratio|[Oo]dds ratio|[Rr]isk ratio|[Rr]ate ratio|[Rr]elative risk|a?HR|a?OR|RR|IRR)\b(?: (?:of|for) [\p{L} -]{1,30}?)?[\s:=,]{0,3}(?:\(?\w{0,3}\)?[\s:=,])?(?:of |was |is )?(\d(?:\.\d{1,3}))(?![\d%])/gu,
    read: (m) => ({ value: Number(m[2]), unit: (m[1] ?? "").toLowerCase() }),
  },
  {
    kind: "money",
    pattern: /[£$€]\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?)(?:\s?(million|billion|m|bn|k)\b)?/gi,
    read: (m) => ({
      value:
        toNumber(m[1]) * ({ million: 1e6, m: 1e6, billion: 1e9, bn: 1e9, k: 1e3 }[(m[2] ?? "").toLowerCase()] ?? 1),
      unit: "£",
    }),
  },
  {
    kind: "money",
    pattern: /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?p(?:ence)?\b(?!\s?[<>=≤])/g,
    read: (m) => ({ value: Number(m[1]) / 100, unit: "£" }),
  },
  {
    kind: "points",
    needs: "percentage",
    pattern: new RegExp(`${N}[ -](?:percentage[ -])points?\\b`, "gi"),
    read: (m) => ({ value: toNumber(m[1]), unit: "points" }),
  },
  {
    kind: "rate",
    needs: "per 1",
    pattern: new RegExp(`${N}(?=(?:[^.;]|\\.\\d){0,50}\\bper (?:100|1,?000|10,?000|100,?000)\\b)(?!\\s?%)`, "gi"),
    read: (m) => ({ value: toNumber(m[1]), unit: "per n" }),
  },
  {
    kind: "percent",
    pattern: new RegExp(
      `(?<![\\d.,/-])${NUMERAL}(?: \\p{L}{1,14}){0,2} (?:in|of|out of)(?: every| each)? (?:the )?(\\d{1,3}(?:,\\d{3})*|twenty|ten|nine|eight|seven|six|five|four|three|two|hundred)\\b(?![%.]\\d|\\s?(?:%|mg|ml|weeks?|months?|years?|days?))`,
      "giu",
    ),
    read: (m, before) => {
      const [part, whole] = [toNumber(m[1] ?? m[2]), toNumber(m[3])];
      if (/\b(?:pages?|sections?|parts?|slides?|screens?|frames?|cards?|steps?|module|figure) $/i.test(before))
        return null;
      return whole > 1 && part > 0 && part < whole ? { value: (part / whole) * 100, unit: "of", of: whole } : null;
    },
  },
  {
    kind: "percent",
    pattern: /(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|per ?cent\b)(?!\s?(?:CI|confidence|credible))/gi,
    read: (m) => ({ value: Number(m[1]), unit: "%" }),
  },
  {
    kind: "sample",
    needs: "=",
    pattern: new RegExp(`\\bn\\s?=\\s?${N}`, "gi"),
    read: (m) => ({ value: toNumber(m[1]), unit: "n" }),
  },
  {
    kind: "volume",
    pattern: new RegExp(`(?<![\\d.,])${N}\\s?(ml|millilitres?|litres?)\\b`, "gi"),
    read: (m) => ({ value: toNumber(m[1]), unit: "ml" }),
  },
  {
    kind: "dose",
    pattern: new RegExp(
      `(?<![\\d.,])${N}\\s?(mg|micrograms?|mcg|µg|g|IU|international units|units?|mmol|nanograms?)\\b(?!\\s?\\/\\s?(?:dl|l)\\b)`,
      "gi",
    ),
    read: (m) => ({ value: toNumber(m[1]), unit: doseUnit(m[2] ?? "") }),
  },
  {
    kind: "duration",
    pattern: new RegExp(`(?<![\\d.,])${NUMERAL}[ -]?(hours?|days?|weeks?|months?|years?|minutes?)\\b`, "gi"),
    read: (m) => ({ value: toNumber(m[1] ?? m[2]), unit: (m[3] ?? "").toLowerCase().replace(/s$/, "") }),
  },
  {
    kind: "count",
    needs: " v",
    pattern:
      /(?<![\d.,%])(\d{1,6}(?:\.\d{1,3})?)(?= (?:v|vs\.?|versus) \d)|(?<=\d (?:v|vs\.?|versus) )(\d{1,6}(?:\.\d{1,3})?)(?![\d%])/gi,
    read: (m) => ({ value: Number(m[1] ?? m[2]), unit: "" }),
  },
];

const THRESHOLD = /(?:\bat least|≥|>=?|\bmore than|\bover|\bminimum|\bor)(?: an?| of)? ?$/i;
const CHANGE_BEFORE =
  /(?:\b(?:reduced|cut|lowered|fell|down|decreased|dropped|up)|(?<![\d.%])-|↓) ?$|\bby(?: (?:about|around|nearly|almost|over|up to|a mean of|an average of|as much as|more than))? ?$/i;
const CHANGE_AFTER =
  /^ (?:(?:relative|overall|mean|further|greater|risk|significant) ){0,2}(?:risk )?(?:reductions?|decreases?|falls?|drops?|declines?|cuts?|lower|fewer|less|increases?|improvements?|rises?|more|higher|greater|better|faster|longer|cheaper)\b/i;
const CHANGE_NOUN =
  /\b(?:reduction|decrease|fall|drop|decline|cut|improvement|increase|saving)s? (?:of|was|is)(?: about| around| up to)? ?$|\b(?:reduction|decrease|fall|drop|decline)\b[^.%\d]{0,30}: ?$/i;

export function roleOf(before: string, after: string): Figure["role"] {
  if (THRESHOLD.test(before)) return "threshold";
  return CHANGE_BEFORE.test(before) || CHANGE_AFTER.test(after) || CHANGE_NOUN.test(before) ? "change" : "level";
}

function doseUnit(unit: string): string {
  const plain = unit.toLowerCase();
  if (/^(?:mcg|µg|microgram)/.test(plain)) return "microgram";
  if (/^(?:iu|international|unit)/.test(plain)) return "unit";
  return plain.replace(/s$/, "");
}
