import type { Aspect } from "#worker/comparison/contradiction.ts";
import type { SmpcPassage } from "#worker/comparison/smpc/smpc.ts";

/** A change that makes a sentence of an SmPC say something else; null where the sentence has nothing to change. Written without the
 * readings that are measured. */
export interface Mutation {
  kind: Extract<Aspect, "dose" | "population" | "indication" | "number">;
  sections: readonly string[];
  change(words: string): string | null;
}

/** Puts the other words in place of the first match. */
const swap =
  (pattern: RegExp, other: string | ((match: string) => string)) =>
  (words: string): string | null => {
    const match = pattern.exec(words)?.[0];
    if (match === undefined) return null;
    return words.replace(pattern, typeof other === "string" ? other : other(match));
  };

const times =
  (factor: number) =>
  (number: string): string =>
    String(Number((Number(number.replaceAll(",", "")) * factor).toPrecision(6)));

const OF_DOSE = /(?<![\d.,])\d+(?:\.\d+)?(?= ?(?:mg|micrograms?|Units|ml)\b(?!\/(?:ml|l|min)))/;
const PERCENT = /\d+(?:\.\d+)?(?= ?%)/;
const CONDITION =
  /(?<=\b(?:treatment of|prevention of|relief of|indicated for|indicated to decrease|treatment for) )[^,;:.()]{6,200}/i;

/** Conditions that none of the SmPCs is for. */
const CONDITIONS = ["chronic plaque psoriasis", "generalised anxiety disorder", "acute gout", "migraine with aura"];

export const MUTATIONS: readonly Mutation[] = [
  { kind: "dose", sections: ["4.2"], change: swap(OF_DOSE, times(3)) },
  { kind: "dose", sections: ["4.2"], change: swap(OF_DOSE, times(0.4)) },
  { kind: "dose", sections: ["4.2"], change: swap(/\bonce (?=daily|a day)/i, "three times ") },
  { kind: "dose", sections: ["4.2"], change: swap(/\btwice(?= daily| a day)/i, "four times") },
  { kind: "dose", sections: ["4.2"], change: swap(/\btwo(?= (?:weeks|hours|days))/i, "five") },
  { kind: "dose", sections: ["4.2"], change: swap(/\bintravenous\b/i, "subcutaneous") },
  { kind: "dose", sections: ["4.2"], change: swap(/\b(?:subcutaneous|intramuscular)\b/i, "intravenous") },
  {
    kind: "population",
    sections: ["4.1", "4.2"],
    change: swap(/\badults?(?: patients)?\b(?! \d)/i, "children aged 2 years and over"),
  },
  { kind: "population", sections: ["4.1", "4.2"], change: swap(/\bpostmenopausal women\b|\bwomen\b/i, "men") },
  {
    kind: "population",
    sections: ["4.1", "4.2"],
    change: swap(/\b(?:1[0-9]|2[0-9]|[6-9])(?= years)/, (age) => String(Math.floor(Number(age) / 3))),
  },
  { kind: "population", sections: ["4.2", "4.4"], change: swap(/\bnot recommended\b/i, "recommended") },
  { kind: "population", sections: ["4.2"], change: swap(/\bsevere(?= (?:renal|hepatic|liver))/i, "mild") },
  { kind: "indication", sections: ["4.1"], change: swap(CONDITION, CONDITIONS[0] ?? "") },
  { kind: "indication", sections: ["4.1"], change: swap(CONDITION, CONDITIONS[1] ?? "") },
  { kind: "indication", sections: ["4.1"], change: swap(CONDITION, CONDITIONS[2] ?? "") },
  { kind: "indication", sections: ["4.1"], change: swap(/\bsecond[- ]line\b/i, "first line") },
  { kind: "indication", sections: ["4.1"], change: swap(/\bmonotherapy\b/i, "adjunctive therapy") },
  { kind: "number", sections: ["4.8", "5.1"], change: swap(PERCENT, times(0.5)) },
  { kind: "number", sections: ["4.8", "5.1"], change: swap(PERCENT, times(1.3)) },
  {
    kind: "number",
    sections: ["4.8", "5.1"],
    change: swap(/\b\d+(?:\.\d+)?(?= (?:months|weeks|days|hours)\b)/, times(2)),
  },
];

/** Sentences of a piece are shorter than those of an SmPC, and in a piece's words. */
export function asInAPiece(words: string): string {
  return words
    .replace(/\s*\((?:see|also|as|i\.e\.|e\.g\.)[^)]*\)/gi, "")
    .replace(/\bshould be administered\b/gi, "is given")
    .replace(/\bit is recommended that\b/gi, "the advice is that")
    .replace(/\bin patients with\b/gi, "in people with")
    .replace(/\bmedicinal products?\b/gi, "medicine")
    .replace(/^(?:However|In addition|Therefore|Furthermore),? /i, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a passage reads as a sentence of a piece would. */
export const isSentence = ({ words }: SmpcPassage): boolean =>
  words.length >= 40 &&
  words.length <= 320 &&
  /^\p{Lu}/u.test(words) &&
  /[.]$/.test(words) &&
  !/\b(?:Table|Figure)\b/.test(words);
