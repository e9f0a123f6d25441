import { describe, expect, test } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "./engine.ts";
import { gatherFacts } from "./facts/index.ts";
import { CHOICES } from "./phrase.ts";

describe("the wordings of the rules", () => {
  test("are all read at load, so that a server that checks many materials does not grow with each", () => {
    const atLoad = CHOICES.length;
    for (const label of loadLabels("development")) {
      const { audience, channel, context } = label;
      const fields = { audience, channel, context: context ?? undefined, materialType: undefined };
      checkClauses(gatherFacts(materialFromText(label.text), fields));
    }
    expect(CHOICES).toHaveLength(atLoad);
  });
});
