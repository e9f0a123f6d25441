import { expect, test } from "vitest";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";

const FIELDS = { audience: "hcp", channel: "email", context: undefined, materialType: undefined } as const;
const productsIn = (text: string) => gatherFacts(materialFromText(text), FIELDS).products;

test.each([
  [
    "Corvaxil",
    "Hi Priya,\nThanks for the coffee by the lifts. You asked what I would do about the Monday clinic: with Corvaxil the whole queue goes away, and nobody misses a dose.\nBest wishes,\nRowena",
  ],
  [
    "Lumetrexa",
    "RE: Rebate\nHi Graham\nThe rebate is nine per cent. While I have you, three things worth knowing about Lumetrexa, which I suspect the group has not seen. It is in another league from what you use.\nSent from my phone",
  ],
])("%s is known for a medicine though nothing else says so", (name, text) => {
  expect(productsIn(text).map((product) => [product.name, product.role, product.isLearnt])).toEqual([
    [name, "own", true],
  ]);
});

test.each([
  [
    "an agenda of people and places",
    "Programme\n09.30 Welcome: Dr Ingrid Halvorsen, Wetherby\n10.00 Anaemia in the community: Professor Cyril Abernethy\n11.00 Coffee in the Pemberton Room\n11.30 Discussion, chaired by Malcolm Treadwell",
  ],
  [
    "a policy",
    "Gifts and hospitality\nEmployees of Ostleigh Pharma Ltd give nothing to health professionals. Questions go to Compliance in Harrogate. Approved by Esther Quillfeather.",
  ],
  [
    "a page on an illness",
    "Living with Psoriasis\nPsoriasis is common. Psoriasis may come and go. Speak to your doctor about Psoriasis and about treatments in general.",
  ],
])("no word of %s is taken for a medicine", (_, text) => {
  expect(productsIn(text)).toEqual([]);
});

test("a brand that rules know is not called learnt, and keeps others from being guessed", () => {
  const text = "Corvaxil (corvaxaban) 5 mg tablets prevent stroke. With Lumetrexa the whole queue goes away.";
  expect(productsIn(text).map(({ name, isLearnt }) => [name, isLearnt])).toEqual([["Corvaxil", false]]);
});
