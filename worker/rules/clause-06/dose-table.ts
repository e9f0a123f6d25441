import { wordsOf } from "#worker/text/words-of.ts";
import type { Figure } from "../facts/figure-readers.ts";
import { toNumber } from "../facts/figure-readers.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";

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
/** A clearance or a rate is no volume, a dose for each kilogram no dose. */
const RATE = /\d ?ml ?\/ ?min|\bml per minute\b|\/ ?kg\b|\bper kg\b/i;
const IN_VOLUME = new RegExp(`${AMOUNT} ?(?:in|per|\\/) ?(\\d[\\d.]{0,5}) ?ml\\b`, "i");
const BY_WEIGHT = new RegExp(`${AMOUNT} ?(?:\\/|per) ?kg\\b`, "i");
const WEIGHT = /(?<![\d./])(\d{1,3}(?:\.\d)?) ?kg\b(?! ?\/)/i;
/** A row of a price list: a code by which it is ordered, or two prices side by side. */
const PRICED_ROW = /(?<!\d)\d{3}-\d{4}(?!\d)|£ ?\d|(?<![\d.])\d{1,4}\.\d\d\s{2,}\d{1,4}\.\d\d(?!\d)/;
/** Rounding of a volume or a dose that is not an error. */
const NEAR = 0.04;
/** Weights in milligrams; units of activity stand for themselves. */
const IN_MG: Record<string, number> = { mg: 1, g: 1000, microgram: 0.001, micrograms: 0.001, mcg: 0.001, µg: 0.001 };

interface Amount {
  value: number;
  /** "mg" for all weights. */
  unit: string;
}

export interface Row {
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
export const tidy = (value: number) => String(Math.round(value * 1000) / 1000);

/** The strength for each millilitre that a sentence names. */
function strengthIn(words: string): Amount | null {
  if (!/ml|millilitre/i.test(words)) return null;
  const m = STRENGTH.exec(words) ?? EACH_ML.exec(words) ?? IN_VOLUME.exec(words);
  return m ? amountOf(toNumber(m[1]) / (toNumber(m[3]) || 1), m[2] ?? "") : null;
}

function volumeRow(facts: Facts, sentence: Sentence, strength: Amount): Row | null {
  const [dose, second] = figuresAt(facts, sentence, "dose");
  const [volume, other] = figuresAt(facts, sentence, "volume");
  if (!dose || second || !volume || other || RATE.test(wordsOf(facts, sentence))) return null;
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
export function rows(facts: Facts): Row[] {
  const found: Row[] = [];
  let strength: Amount | null = null;
  let perKg: Amount | null = null;
  for (const sentence of facts.sentences) {
    if (sentence.zone === "references" || sentence.zone === "footer") continue;
    const words = wordsOf(facts, sentence);
    if (PRICED_ROW.test(words)) continue;
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
