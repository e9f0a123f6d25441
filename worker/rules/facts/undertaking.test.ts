import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\nNorthgate Pharma Ltd\n\n";
const RULED = "The PMCPA ruled that the claim of lasting overnight relief of morning stiffness was misleading.";

function undertaking(copy: string, ruled = RULED) {
  const facts = factsOf(`${HEAD}${ruled}\n\n${copy}`);
  const { told, repeated, usedAgain } = facts.undertaking;
  return { told: wordsAt(facts, told), repeated: wordsAt(facts, repeated), usedAgain: wordsAt(facts, usedAgain) };
}
const isRepeated = (copy: string, ruled?: string) => undertaking(copy, ruled).repeated.length > 0;

test("a ruling is told; without one nothing is looked for", () => {
  expect(undertaking("It works.").told).toEqual([RULED]);
  expect(undertaking("Overnight relief of morning stiffness.", "A new tablet.")).toEqual({
    told: [],
    repeated: [],
    usedAgain: [],
  });
});

describe("what was ruled on is said again", () => {
  test.each([
    ["with three of its words", "Relief of stiffness by morning.", true],
    ["not with two", "Relief in the morning.", false],
    ["not where it is denied", "No overnight relief of morning stiffness.", false],
    ["not where it is asked", "What relief of stiffness by morning is there?", false],
    ["not where a risk is told", "Relief of morning stiffness can occur.", false],
    ["where a lesser risk is told", "Fewer than others: relief of morning stiffness can occur.", true],
  ])("%s", (_, copy, expected) => {
    expect(isRepeated(copy)).toBe(expected);
  });

  test.each([
    ["with two of its words and the same idea", "A swift tablet: fastest onset in the morning.", true],
    ["not with the idea alone", "The fastest tablet.", false],
    ["not with one word and the idea", "Fast in the morning.", false],
  ])("%s", (_, copy, expected) => {
    const ruled = "The PMCPA ruled that the claim of rapid onset each morning was misleading.";
    expect(isRepeated(copy, ruled)).toBe(expected);
  });

  test("in its own quoted words, whatever else the ruling tells", () => {
    const ruled = 'The PMCPA ruled that "calm from day one" in the leaflet on stiffness and sleep was misleading.';
    expect(isRepeated("You will feel Calm, from day-one.", ruled)).toBe(true);
    expect(isRepeated("Less stiffness, better sleep, a leaflet.", ruled)).toBe(false);
  });

  test("by the name that is given up, in a line under 120 characters", () => {
    const ruled = "We gave an undertaking to stop calling it gentle.";
    expect(isRepeated("A gentle tablet.", ruled)).toBe(true);
    expect(isRepeated(`A gentle tablet ${"so ".repeat(36)}`, ruled)).toBe(false);
  });

  test("by a deed that was ruled on, done again", () => {
    const ruled = "The PMCPA ruled on a service that began with no contract.";
    expect(isRepeated("Start now; the contract is to follow.", ruled)).toBe(true);
    expect(isRepeated("Do not start where the contract is to follow.", ruled)).toBe(false);
  });
});

describe("stock that was to go is used up", () => {
  const filler = (count: number) => "It is so.\n\n".repeat(count);
  test.each([
    ["within two sentences it is used again", "Keep on using it.", 1, true],
    ["not three on", "Keep on using it.", 2, false],
    ["within eight sentences stock is used up", "Use up stocks first.", 7, true],
    ["not nine on", "Use up stocks first.", 8, false],
    ["not where it is to be destroyed", "Keep none; destroy it.", 0, false],
  ])("%s", (_, copy, between, expected) => {
    expect(undertaking(filler(between) + copy).usedAgain.length > 0).toBe(expected);
  });

  test("a ruling that went the company's way harms nothing", () => {
    expect(undertaking("Keep on using it.", "The PMCPA ruled no breach.")).toMatchObject({
      repeated: [],
      usedAgain: [],
    });
  });
});

test("what the user tells of a ruling counts as well", () => {
  const facts = factsOf(`${HEAD}Relief of stiffness by morning.`, { context: RULED });
  expect(wordsAt(facts, facts.undertaking.repeated)).toEqual(["Relief of stiffness by morning."]);
  expect(facts.undertaking.told).toEqual([]);
});
