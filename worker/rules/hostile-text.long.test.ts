import { expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "./engine/engine.ts";
import { gatherFacts } from "./facts/index.ts";

const analyse = (text: string) => {
  const facts = gatherFacts(materialFromText(text), {
    audience: "hcp",
    channel: "print",
    context: undefined,
    materialType: undefined,
  });
  return checkClauses(facts);
};

const SIZE = 150_000;
/** Strings that make a pattern with nested or adjacent repeats take quadratic time or worse. */
const HOSTILE: [string, (size: number) => string][] = [
  ["one letter", (n) => "a".repeat(n)],
  ["one capital", (n) => "A".repeat(n)],
  ["spaces", (n) => `x${" ".repeat(n)}x`],
  ["blank lines", (n) => `x${"\n".repeat(n)}x`],
  ["digits", (n) => "1".repeat(n)],
  ["decimal stops", (n) => "1.".repeat(n / 2)],
  ["opening brackets", (n) => "(".repeat(n)],
  ["quotation marks", (n) => '"a '.repeat(n / 3)],
  ["words without a stop", (n) => "word ".repeat(n / 5)],
  ["capitalised words", (n) => "Word ".repeat(n / 5)],
  ["negations", (n) => "no not without ".repeat(n / 15)],
  ["percentages", (n) => "12% v 34% (p<0.05) ".repeat(n / 19)],
  ["prices", (n) => "£12.34 for 28 tablets ".repeat(n / 22)],
  ["brands in brackets", (n) => "Brand (generic ".repeat(n / 15)],
  ["references", (n) => "1. Author A et al. ".repeat(n / 19)],
  ["labels of prescribing information", (n) => "Indication: Dosage: ".repeat(n / 20)],
  ["times", (n) => "09.00 - 10.00 Talk\n".repeat(n / 19)],
  ["zero-width characters", (n) => "a\u200b".repeat(n / 2)],
];

/** At this length work that grows with the square of the text takes minutes, and the runner's limit ends it. */
test.each(HOSTILE)(
  "%s are got through",
  (_name, make) => {
    expect(analyse(make(SIZE))).toHaveLength(31);
  },
  30_000,
);
