import { wordsOf } from "#worker/text/words-of.ts";
import { owesAll } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { ParticularKey } from "../facts/pi-labels.ts";
import type { PiBlock } from "../facts/prescribing-information.ts";
import type { Check, Hit } from "../types.ts";
import { piParticularsExamples } from "./pi-particulars.examples.ts";
import { isPlaceholder, noAddress, noInterval, taxedCost } from "./pi-particulars-incomplete.ts";

const NAMES: Record<ParticularKey, string> = {
  actives: "active ingredients and their quantity",
  indication: "an indication",
  dosage: "dosage and method of use",
  contraindications: "contraindications",
  precautions: "warnings and precautions",
  adverseReactions: "adverse reactions",
  legalCategory: "legal category",
  cost: "cost, excluding VAT",
  maNumber: "marketing authorisation number",
  holder: "name and address of the authorisation holder",
};

const GAPS: Record<ParticularKey, string> = {
  actives: "Presentation: [active ingredients and quantity].",
  indication: "Indication: [licensed indication from the SPC].",
  dosage: "Dosage and method of use: [from the SPC].",
  contraindications: "Contraindications: [from the SPC].",
  precautions: "Warnings and precautions: [from the SPC].",
  adverseReactions: "Adverse reactions: [common and serious, from the SPC].",
  legalCategory: "Legal category: [classification].",
  cost: "Cost (excluding VAT): [pack and price].",
  maNumber: "Marketing authorisation number: [number].",
  holder: "Marketing authorisation holder: [name and address].",
};

function listed(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

function hitOf(facts: Facts, block: PiBlock): Hit[] {
  if (block.missing.length === 0 || isPlaceholder(wordsOf(facts, block))) return [];
  // What a unit holds often stands in the strength of the pack or in the title, where a reader finds it.
  const severity = block.missing.every((key) => key === "actives") ? ({ severity: "LOW" } as const) : {};
  const of = block.products.length > 0 ? ` for ${block.products.join(" and ")}` : "";
  return [
    {
      at: null,
      ...severity,
      issue: `The prescribing information${of} lacks ${listed(block.missing.map((key) => NAMES[key]))}. Clause 12.2 requires every particular.`,
      fix: {
        kind: "insert",
        at: block.end,
        text: ` ${block.missing.map((key) => GAPS[key]).join(" ")}`,
        note: "Take the words from the current SPC.",
      },
    },
  ];
}

/** 12.2: prescribing information holds every particular of the list. */
export const piParticulars: Check = {
  id: "clause-12/pi-particulars",
  requirement: "12.pi-particulars",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information"],
  applies: (facts) => owesAll(facts) && facts.prescribingInformation.blocks.length > 0,
  find: (facts) =>
    facts.prescribingInformation.blocks.flatMap((block) => [
      ...hitOf(facts, block),
      ...noInterval(facts, block),
      ...noAddress(facts, block),
      ...taxedCost(facts, block),
    ]),
  examples: piParticularsExamples,
};
