import { expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "../facts/index.ts";
import { isNeeded } from "./needed.ts";

const PIECE =
  "Dr Osei told us: “This has changed how I work. It came last year. I use it for all my patients.” Nobody else was asked. The clinic (which is in Leeds. It is open daily) has grown.";

const isKept = (opening: string) => {
  const facts = gatherFacts(materialFromText(PIECE), {
    audience: "hcp",
    channel: "print",
    context: undefined,
    materialType: undefined,
  });
  const sentence = facts.sentences.find(({ start, end }) => facts.view.text.slice(start, end).startsWith(opening));
  if (!sentence) throw new Error(`No sentence begins with ${opening}`);
  return isNeeded(facts, sentence);
};

test.each(["Dr Osei told us", "It came last", "I use it", "The clinic", "It is open"])(
  "half of what stands in quotation marks or brackets is never taken out: %s",
  (opening) => {
    expect(isKept(opening)).toBe(true);
  },
);

test("a sentence that is whole may be", () => {
  expect(isKept("Nobody else")).toBe(false);
});
