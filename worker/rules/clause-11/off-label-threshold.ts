import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { isCaution } from "./off-label.ts";

/** A level from which, or up to which, people are meant. */
const LEVEL =
  /\b(?:(above|over|at least|more than|greater than|higher than|exceeding|from)|(below|under|less than|lower than|at most|up to|no more than)) (\d{1,4}(?:\.\d{1,2})?) ?(micromol\/l|mmol\/l|mmol\/mol|mg\/dl|g\/l|g\/dl|mmHg|ml\/min|kg\/m2|%|ng\/ml|pg\/ml|cells\/microlitre|points|x ?10\^?9\/l)/giu;
/** People are chosen by it. */
const CHOOSES =
  /\b(?:keep|select|find|include|identify|list|search|filter|run|patients?|people|adults|those|start|offer|suitable|eligible|candidates?|latest|result)\b/i;
const RESULT =
  /\b(?:reached|achieved|fell|rose|lowered|mean|median|baseline|at entry|n ?=|p ?[<=]|placebo|versus|week \d)\b/i;

interface Level {
  isLower: boolean;
  value: number;
  unit: string;
}

function levelsIn(words: string): Level[] {
  return [...words.matchAll(LEVEL)].map((m) => ({
    isLower: m[1] !== undefined,
    value: Number(m[3]),
    unit: (m[4] ?? "").toLowerCase(),
  }));
}

/** Whether the level lets in people whom the licence leaves out. */
const isWider = (said: Level, licensed: Level) =>
  said.unit === licensed.unit &&
  said.isLower === licensed.isLower &&
  (said.isLower ? said.value < licensed.value : said.value > licensed.value);

/** 11.2: people are not chosen by a level wider than that of the licence. */
export const offLabelThreshold: Check = {
  id: "clause-11/off-label-threshold",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "patient-safety"],
  applies: (facts) => couldPromote(facts) && levelsIn(facts.licence.terms?.indication ?? "").length > 0,
  find: (facts: Facts) => {
    const indication = facts.licence.terms?.indication ?? "";
    const licensed = levelsIn(indication);
    return ownSentences(facts)
      .filter((s) => {
        const words = wordsOf(facts, s);
        if (indication.includes(words) || isCaution(words) || RESULT.test(words) || !CHOOSES.test(words)) return false;
        return levelsIn(words).some((said) => licensed.some((l) => isWider(said, l)));
      })
      .map((s) => ({
        at: { start: s.start, end: s.end },
        issue: `${quoted(wordsOf(facts, s))} chooses people by a wider level than the licence (${quoted(indication)}). Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
        fix: { kind: "delete" as const, at: withBlanks(facts, s), note: "Or keep to the level of the licence." },
      }));
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) is licensed for adults whose LDL cholesterol stays above 2.6 mmol/l on a statin.\n[[Find patients with a latest LDL above 1.8 mmol/l.]]",
        why: "a lower level",
      },
      {
        text: "Tavorel (tavorimib) is licensed for anaemia in adults with haemoglobin below 100 g/l.\n[[Offer it to those below 120 g/l.]]",
        why: "a higher level",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) is licensed for adults whose LDL cholesterol stays above 2.6 mmol/l on a statin.\nFind patients with a latest LDL above 3 mmol/l.",
        why: "within the licence",
      },
      {
        text: "Tavorel (tavorimib) is licensed for adults whose LDL cholesterol stays above 2.6 mmol/l on a statin.\nLDL above 1.8 mmol/l was reached by 61% of patients at week 12.",
        why: "a result",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "no level" }],
  },
};
