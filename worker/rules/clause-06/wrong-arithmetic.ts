import type { Figure } from "../facts/figures.ts";
import { toNumber } from "../facts/figures.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { quoted } from "../hits.ts";
import { wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { hitOn } from "./reading.ts";
import { examples } from "./wrong-arithmetic.examples.ts";

const UNIT = "mg|micrograms?|mcg|µg|g|IU|units?|mmol";
const AMOUNT = `(\\d[\\d,.]{0,9}) ?(${UNIT})`;
const STRENGTH = new RegExp(
  `${AMOUNT} ?(?:\\/|per|in (?:each|every|a|1|one)) ?(?:1 |one |each )?(?:ml|millilitre)\\b`,
  "i",
);
const EACH_ML = new RegExp(
  `\\b(?:each|every|one|1) (?:ml|millilitre) (?:of \\p{L}+ )?(?:contains|holds|has|is|=) ${AMOUNT}\\b`,
  "iu",
);
const IN_VOLUME = new RegExp(`${AMOUNT} ?(?:in|per|\\/) ?(\\d[\\d.]{0,5}) ?ml\\b`, "i");
const BY_WEIGHT = new RegExp(`${AMOUNT} ?(?:\\/|per) ?kg\\b`, "i");
const WEIGHT = /(?<![\d./])(\d{1,3}(?:\.\d)?) ?kg\b(?! ?\/)/i;
/** Rounding of a volume or a dose that is not an error. */
const NEAR = 0.04;
/** Weights in milligrams; units of activity stand for themselves. */
const IN_MG: Record<string, number> = { mg: 1, g: 1000, microgram: 0.001, micrograms: 0.001, mcg: 0.001, µg: 0.001 };

interface Amount {
  value: number;
  /** "mg" for all weights. */
  unit: string;
}

interface Row {
  sentence: Sentence;
  at: Figure;
  right: number;
  unit: string;
  because: string;
}

function amountOf(value: number, unit: string): Amount {
  const plain = unit.toLowerCase();
  const inMg = IN_MG[plain];
  return inMg ? { value: value * inMg, unit: "mg" } : { value, unit: plain.startsWith("mmol") ? "mmol" : "unit" };
}

const figuresAt = (facts: Facts, sentence: Sentence, kind: Figure["kind"]) =>
  (facts.figures.bySentence[sentence.index] ?? []).filter((f) => f.kind === kind);
const off = (stated: number, right: number) => right > 0 && Math.abs(stated - right) / right > NEAR;
const tidy = (value: number) => String(Math.round(value * 1000) / 1000);

/** The strength for each millilitre that a sentence names. */
function strengthIn(words: string): Amount | null {
  const m = STRENGTH.exec(words) ?? EACH_ML.exec(words) ?? IN_VOLUME.exec(words);
  return m ? amountOf(toNumber(m[1]) / (toNumber(m[3]) || 1), m[2] ?? "") : null;
}

function volumeRow(facts: Facts, sentence: Sentence, strength: Amount): Row | null {
  const [dose, second] = figuresAt(facts, sentence, "dose");
  const [volume, other] = figuresAt(facts, sentence, "volume");
  if (!dose || second || !volume || other) return null;
  const amount = amountOf(dose.value, dose.unit);
  const right = amount.value / strength.value;
  if (amount.unit !== strength.unit || !off(volume.value, right)) return null;
  return {
    sentence,
    at: volume,
    right,
    unit: "ml",
    because: `${wordsOf(facts, dose)} at ${tidy(strength.value)} ${strength.unit} per ml`,
  };
}

function weightRow(facts: Facts, sentence: Sentence, perKg: Amount): Row | null {
  const weight = WEIGHT.exec(wordsOf(facts, sentence));
  const [dose, second] = figuresAt(facts, sentence, "dose");
  if (!weight || !dose || second) return null;
  const amount = amountOf(dose.value, dose.unit);
  const right = perKg.value * Number(weight[1]);
  if (amount.unit !== perKg.unit || !off(amount.value, right)) return null;
  return {
    sentence,
    at: dose,
    right,
    unit: perKg.unit,
    because: `${tidy(perKg.value)} ${perKg.unit} per kg for ${weight[0]}`,
  };
}

/** Rows of a dose table that do not work out: volume from strength, dose from weight. The strength or the dose for
 * each kilogram is the one last named above the row. */
function rows(facts: Facts): Row[] {
  const found: Row[] = [];
  let strength: Amount | null = null;
  let perKg: Amount | null = null;
  for (const sentence of facts.sentences) {
    if (sentence.zone === "references" || sentence.zone === "footer") continue;
    const words = wordsOf(facts, sentence);
    const named = strengthIn(words);
    const byWeight = BY_WEIGHT.exec(words);
    strength = named ?? strength;
    perKg = byWeight ? amountOf(toNumber(byWeight[1]), byWeight[2] ?? "") : perKg;
    if (sentence.zone === "pi") continue;
    const row =
      (!named && strength && volumeRow(facts, sentence, strength)) ||
      (!byWeight && perKg && weightRow(facts, sentence, perKg));
    if (row) found.push(row);
  }
  return isTable(found, facts) ? found : [];
}

/** One row that fails among rows that hold is an error; where every row fails, another rule governs the table. */
function isTable(wrong: Row[], facts: Facts): boolean {
  const candidates = facts.sentences.filter(
    (s) =>
      s.zone !== "pi" &&
      figuresAt(facts, s, "dose").length === 1 &&
      (figuresAt(facts, s, "volume").length === 1 || WEIGHT.test(wordsOf(facts, s))),
  );
  return wrong.length > 0 && (wrong.length < candidates.length || candidates.length === 1);
}

const COUNTED =
  /(?<![\d.,/])(\d{1,5}) ?(?:of|out of|\/) ?(\d{1,5})(?: [\p{L}]{2,14}){0,3} ?\((\d{1,3}(?:\.\d{1,2})?) ?%\)|(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?% ?\((\d{1,5}) ?(?:of|out of|\/) ?(\d{1,5})\)/gu;

/** "38 of 100 (45%)": percentages that their own counts deny. */
function percentages(facts: Facts): Hit[] {
  return facts.sentences.flatMap((sentence) => {
    if (sentence.zone === "references" || sentence.zone === "pi") return [];
    return [...wordsOf(facts, sentence).matchAll(COUNTED)].flatMap((m) => {
      const [part, whole, stated] =
        m[3] === undefined ? [Number(m[5]), Number(m[6]), Number(m[4])] : [Number(m[1]), Number(m[2]), Number(m[3])];
      const right = (100 * part) / whole;
      if (whole < 2 || part > whole || Math.abs(right - stated) <= 1.1) return [];
      const at = { start: sentence.start + m.index, end: sentence.start + m.index + m[0].length };
      return [
        {
          at,
          issue: `${quoted(m[0])} does not work out: ${part} of ${whole} is ${tidy(Math.round(right * 10) / 10)}%. Figures must be accurate.`,
          fix: { kind: "replace" as const, with: "[count and percentage to be confirmed]" },
        },
      ];
    });
  });
}

const DIFFERENCE =
  /\babsolute (?:risk )?(?:difference|reduction)(?: of| was|:| is)? ?(?:an? )?(\d{1,3}(?:\.\d{1,2})?)|\bdifference(?: of| was|:)? ?(\d{1,3}(?:\.\d{1,2})?) percentage points/i;
const RELATIVE =
  /\brelative (?:risk )?(?:difference|reduction)(?: of| was|:| is)? ?(\d{1,3}(?:\.\d{1,2})?) ?%|\((\d{1,3}) ?% relative/i;

/** A difference that the two rates beside it deny. */
function differences(facts: Facts): Hit[] {
  return facts.sentences.flatMap((sentence) => {
    const at = (index: number) => facts.figures.pairs.filter((p) => p.sentence === index && p.kind === "percent");
    const pairs = at(sentence.index).length > 0 ? at(sentence.index) : at(sentence.index - 1);
    const [pair] = pairs;
    if (!pair || pairs.length > 1 || sentence.zone === "pi") return [];
    const words = wordsOf(facts, sentence);
    const absolute = DIFFERENCE.exec(words);
    const relative = RELATIVE.exec(words);
    const gap = Math.abs(pair.first - pair.second);
    const stated = absolute ? Number(absolute[1] ?? absolute[2]) : null;
    const larger = Math.max(pair.first, pair.second);
    const share = relative ? Number(relative[1] ?? relative[2]) : null;
    const wrong =
      (stated !== null && Math.abs(stated - gap) > Math.max(1, gap * 0.4)) ||
      (share !== null && larger > 0 && share - (100 * gap) / larger > 15);
    if (!wrong) return [];
    return [
      hitOn(
        facts,
        sentence,
        `The difference stated in ${quoted(words)} does not follow from the two rates given (${tidy(pair.first)}% and ${tidy(pair.second)}%). Figures must be accurate.`,
      ),
    ];
  });
}

function find(facts: Facts): Hit[] {
  const table = rows(facts).map((row) => ({
    at: { start: row.sentence.start, end: row.sentence.end },
    issue: `${quoted(wordsOf(facts, row.sentence))} does not work out: ${row.because} is ${tidy(row.right)} ${row.unit}, not ${wordsOf(facts, row.at)}. A wrong dose can harm a patient; dosing information must be accurate.`,
    fix: { kind: "replace" as const, at: row.at, with: "[amount to be confirmed against the SPC]" },
  }));
  return [...table, ...percentages(facts), ...differences(facts)];
}

/** Clause 6.1: doses, volumes and percentages work out. */
export const wrongArithmetic: Check = {
  id: "clause-06/wrong-arithmetic",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["dosing-information", "patient-safety", "misleading-claim"],
  applies: (facts) =>
    facts.products.some((p) => p.role === "own") &&
    facts.figures.all.some((f) => ["volume", "percent", "dose"].includes(f.kind)),
  find,
  examples,
};
