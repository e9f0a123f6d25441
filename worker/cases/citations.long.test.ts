import { expect, test } from "vitest";
import { analyseAll } from "#worker/lab/evaluate/analyse.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { citedForAlike } from "./citations.ts";
import { LIBRARY } from "./library.ts";

const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const held = new Set(LIBRARY.map(({ caseNumber }) => caseNumber));

/** Materials that nothing was learnt from. */
const unseen = loadLabels("holdout-2026-11-22-e").filter(({ precedents }) => precedents.length > 0);

test("only cases of the library are said to be cited, the likest first", () => {
  for (const label of unseen.slice(0, 10)) {
    const cited = citedForAlike(gatherFacts(materialFromText(label.text), fieldsOf(label)));
    expect(cited.length).toBeGreaterThan(5);
    for (const { caseNumber } of cited) expect(held).toContain(caseNumber);
    expect(cited.map(({ likeness }) => likeness)).toEqual(cited.map(({ likeness }) => likeness).sort((a, b) => b - a));
  }
});

test("a text of no known words calls for no case", () => {
  const [first] = citedForAlike(gatherFacts(materialFromText("Xqzv wvutsr."), fields));
  const [label] = loadLabels();
  const [known] = label ? citedForAlike(gatherFacts(materialFromText(label.text), fields)) : [];
  expect(first?.likeness ?? 0).toBeLessThan((known?.likeness ?? 0) / 3);
});

test("in most materials that nobody has shown it one of the five is a case that the reviewer cited", async () => {
  const analysed = await analyseAll(unseen);
  const hits = analysed.filter(({ label, cases }) => {
    const same = LIBRARY.filter(({ caseNumber, alsoCaseNumbers }) =>
      [caseNumber, ...alsoCaseNumbers].some((number) => label.precedents.includes(number)),
    );
    return same.some(({ caseNumber }) => cases.includes(caseNumber));
  });
  expect(hits.length / unseen.length).toBeGreaterThan(0.75);
});
