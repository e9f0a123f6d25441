import { describe, expect, test } from "vitest";
import { factsOf, told } from "#worker/test/told.ts";
import { identityOf, namesMedicine } from "./identity.ts";

const FOOT = "\n\nNorthgate Pharma Ltd";
const read = (text: string) => {
  const facts = factsOf(text + FOOT, { audience: "patients" });
  return { facts, identity: identityOf(facts) };
};
const names = (text: string) => read(text).identity.named.map(({ name }) => name);

describe("a reader knows the medicine by its name", () => {
  test.each([
    ["with its substance", "Zelvorin (tavorimib) tablets for migraine.", ["Zelvorin"]],
    ["with the mark of a brand", "Ask about Zelvorin® for migraine.", ["Zelvorin"]],
    ["with its dose", "Start Zelvorin 40 mg for migraine. Zelvorin 40 mg works.", ["Zelvorin"]],
    ["in a post with a hashtag", "My migraine is gone: thank you #Zelvorin. I take Zelvorin.", ["Zelvorin"]],
    ["not of the illness in a hashtag", "This is #Migraine week.", []],
    ["not of a person", "Ask Margaret about migraine. Margaret, 52, from Leeds, knows.", []],
    ["not of a town", "Our meeting on migraine is in Harrogate.", []],
    ["not of the company", "Northgate Pharma Ltd works on migraine.", []],
    ["not in plain words", "Ask your doctor about your migraine.", []],
  ])("%s", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("and by that of its substance", () => {
    const { facts, identity } = read("Zelvorin (tavorimib) tablets. Some say tavorimib. Some say nothing.");
    expect(identity.named.map(({ mentions }) => told(facts, mentions))).toEqual([
      ["Zelvorin", "tavorimib", "tavorimib"],
    ]);
    const naming = facts.sentences.filter((sentence) => namesMedicine(identity, sentence));
    expect(
      told(
        facts,
        naming.map(({ start, end }) => ({ start, end })),
      ),
    ).toEqual(["Zelvorin (tavorimib) tablets.", "Some say tavorimib."]);
  });
});

describe("a reader knows the medicine without its name", () => {
  test.each([
    ["as the newest", "Ask about the newest migraine injection.", true],
    ["as the only one", "There is only one injection for it.", true],
    ["by how often it is taken", "A once a month injection is here.", true],
    ["by its look", "Ask for the blue inhaler.", true],
    ["not by its kind", "Injections and tablets are used for migraine.", false],
    ["not by an illness", "Migraine is common.", false],
  ])("%s", (_, text, expected) => {
    expect(read(text).identity.hints.length > 0).toBe(expected);
  });
});
