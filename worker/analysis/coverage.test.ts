import { expect, test } from "vitest";
import { confidenceOf } from "#worker/analysis/confidence.ts";
import { coverageOf, isIncomplete } from "#worker/analysis/coverage.ts";
import { cleanFileName } from "#worker/analysis/receive-upload.ts";
import type { Material } from "#worker/reading/material.ts";

const TEXT = "Zelcorda halved the rate of relapse in adults. ".repeat(10);

/** Two scanned pages, the second recognised with so much confidence. */
const scanned = (confidence: number): Material => ({
  format: "pdf",
  text: TEXT,
  pages: [98, confidence].map((sure, at) => ({
    number: at + 1,
    start: 0,
    end: TEXT.length,
    source: "ocr",
    confidence: sure,
  })),
  blocks: [],
  links: [],
  hidden: [],
  unread: [],
});

test("a page recognised with little confidence is named, nothing is called clear, and the result's confidence is lower", () => {
  const [sure, unsure] = [coverageOf(scanned(96)), coverageOf(scanned(52))];
  expect(sure.unread).toEqual([]);
  expect(unsure.unread).toEqual([{ page: 2, reason: expect.stringMatching(/only 52% confidence; compare it/) }]);
  expect([isIncomplete(sure), isIncomplete(unsure)]).toEqual([false, true]);
  const [high, low] = [sure, unsure].map((coverage) => confidenceOf("LOW", [], coverage, true));
  expect(low?.confidence).toBeLessThan(high?.confidence ?? 0);
  expect(low?.reasons).toContainEqual({
    effect: "lowers",
    text: "Words were recognised in pictures with 75% confidence.",
  });
});

test("a verdict on a text unlike the practice materials is as sure as verdicts on real documents were right", () => {
  const coverage = coverageOf(scanned(96));
  const [practice, real] = [true, false].map((isLike) => confidenceOf("HIGH", [], coverage, isLike));
  expect(practice?.reasons[0]?.text).toMatch(/practice materials that nothing was learnt from/);
  expect(real?.reasons[0]?.text).toBe(
    "Verdicts of this level were exactly right on 41 of 78 real documents met for the first time.",
  );
  expect(real?.confidence).toBeLessThan((practice?.confidence ?? 0) - 20);
});

test("a file name loses control characters and keeps its ending however long it is", () => {
  expect(cleanFileName(" a\u0000b\r\n.pdf ")).toBe("ab.pdf");
  const long = cleanFileName(`${"x".repeat(400)}-final-version.pdf`);
  expect(long).toHaveLength(255);
  expect(long).toMatch(/^x+….*final-version\.pdf$/);
});
