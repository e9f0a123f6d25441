import { expect, test } from "vitest";
import { preparing } from "#worker/classifier/opinion.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checking } from "./engine/engine.ts";
import { gathering } from "./facts/index.ts";
import { finished, inSlices } from "./work.ts";

const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const SENTENCE = "Zelvorin (tavorimib) 40 mg capsules are completely safe in adults with migraine.\n";

function pauses(): { pause(): Promise<void>; taken(): number } {
  let count = 0;
  return { taken: () => count, pause: async () => void count++ };
}

test("a short material is checked without a pause", async () => {
  const { pause, taken } = pauses();
  const facts = await inSlices(gathering(materialFromText(SENTENCE), FIELDS), pause);
  await inSlices(checking(facts), pause);
  expect(taken()).toBe(0);
});

test("a long one pauses while facts are gathered and while checks run, and the answer is the same", async () => {
  const material = materialFromText(SENTENCE.repeat(1_600));
  const [ofFacts, ofChecks] = [pauses(), pauses()];
  const facts = await inSlices(gathering(material, FIELDS), ofFacts.pause);
  const outcomes = await inSlices(checking(facts), ofChecks.pause);
  expect(ofFacts.taken()).toBeGreaterThan(5);
  expect(ofChecks.taken()).toBeGreaterThan(5);
  expect(outcomes).toEqual(finished(checking(finished(gathering(material, FIELDS)))));
}, 60_000);

test("the sentences of a long material are weighed in pieces, once", () => {
  const facts = finished(gathering(materialFromText(SENTENCE.repeat(1_600)), FIELDS));
  expect([...preparing(facts)].length).toBeGreaterThan(2);
  expect([...preparing(facts)]).toEqual([]);
});

test("a line longer than any that people set is cut at its sentences, and read as before", () => {
  const facts = finished(gathering(materialFromText(SENTENCE.replace("\n", " ").repeat(400)), FIELDS));
  expect(Math.max(...facts.lines.map(({ start, end }) => end - start))).toBeLessThanOrEqual(10_000);
  expect(facts.sentences).toHaveLength(400);
});
