import { expect, test } from "vitest";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { documentTold } from "./told-document.ts";

const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
function medicineIn(text: string): string | undefined {
  const { document, products } = gatherFacts(materialFromText(text), FIELDS);
  return documentTold(document, products).medicine?.name;
}

const PIECE = (name: string) => `${name} for type 2 diabetes
For UK healthcare professionals
Your patients deserve more than metformin alone. ${name} 20 mg is a new once-daily tablet. Prescribe ${name} today.
${name} reduces HbA1c within weeks. Adverse events should be reported to Kestrel Medicines Ltd.`;

test("the medicine that a piece promotes is named, and not the one that it is compared with", () => {
  expect(medicineIn(PIECE("Relvantis"))).toBe("Relvantis");
});

test("a brand that the lists know stays", () => {
  expect(medicineIn(PIECE("Jardiance"))).toBe("Jardiance");
});
