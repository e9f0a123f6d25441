import { expect, test } from "vitest";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { HOUSEHOLD, materialFromText } from "#worker/test/material.ts";
import { isLikeMeasured } from "./familiarity.ts";

const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const factsOfText = (text: string) => gatherFacts(materialFromText(text), FIELDS);

/** The gravities of what is missing. */
const lacks = (text: string) =>
  checkClauses(factsOfText(text))
    .flatMap(({ findings }) => findings)
    .filter(({ start }) => start === null)
    .map(({ severity }) => severity);

const PROMOTION =
  "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel cut migraine days by half in twelve weeks.";

/** What a promotional piece says of its medicine in words unlike all that was measured. */
const UNLIKE = HOUSEHOLD.map((line) => `Tavorel halves ${line.charAt(0).toLowerCase()}${line.slice(1)}`);

test("what is missing from a message unlike all that was measured is a small matter", () => {
  const found = lacks([PROMOTION, ...UNLIKE].join("\n"));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found)).toEqual(new Set(["LOW"]));
});

test("beside a short message words of other things change nothing", () => {
  const alone = lacks(PROMOTION);
  expect(alone).toContain("HIGH");
  expect(lacks([PROMOTION, ...HOUSEHOLD].join("\n"))).toEqual(expect.arrayContaining(alone));
});

test("in a piece like those measured it is not, and words put beside the piece do not change that", () => {
  const pieces = loadLabels("development").filter(
    ({ text, findings }) => findings.some(({ missing }) => missing) && text.length > 1800,
  );
  expect(pieces.length).toBeGreaterThan(4);
  let measured = 0;
  for (const piece of pieces) {
    const like = (text: string) => isLikeMeasured(gatherFacts(materialFromText(text), fieldsOf(piece)));
    const alone = like(piece.text);
    expect([piece.id, like([piece.text, ...HOUSEHOLD, ...HOUSEHOLD].join("\n\n"))]).toEqual([piece.id, alone]);
    if (alone) measured++;
  }
  expect(measured).toBeGreaterThan(pieces.length * 0.6);
});

test("where the text is unlike all that was measured, a word at fault is a question, unless it praises beyond measure", () => {
  const words = (text: string) =>
    checkClauses(factsOfText(text))
      .filter(({ clause }) => clause === 6)
      .flatMap(({ findings }) => findings.map(({ quote }) => quote ?? ""));
  const among = (said: string) => [...UNLIKE.slice(0, 12), said, ...UNLIKE.slice(12)].join("\n");
  const compared = "Simpler boxes hold Tavorel better and outdoor shelves keep it longer.";
  expect(words(among(compared)).filter((quote) => quote.includes("Simpler boxes"))).toEqual([]);
  const praise = "Tavorel is the safest drug ever and has no side effects.";
  expect(words(among(praise)).some((quote) => quote.includes("no side effects"))).toBe(true);
});
