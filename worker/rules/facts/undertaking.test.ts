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

describe("what was ruled on is held against the copy by its own words", () => {
  const on = (words: string) => `The PMCPA ruled that ${words} was misleading.`;
  const NEW = "the piece, calling it new,";
  const called = (chars: number) => `The new one ${"and so on ".repeat(12)}`.slice(0, chars - 2).concat("x.");
  const rulings = (count: number) =>
    Array.from({ length: count }, (_, i) => on(`lasting relief of ${word(i)} and ${word(i)}ness`)).join("\n");
  /** A word of its own for each number. */
  const word = (i: number) => `${"bcdfghjk"[i % 8]}${"aeiouy"[Math.floor(i / 8)]}rstel`;

  test.each<[string, string, string, boolean]>([
    ["not an e-mail", "the email on morning steam", "Morning steam, by email.", false],
    ["not a statement", "the statement on morning steam", "A statement: morning steam.", false],
    ["not what was deleted", "the deleted morning steam", "Morning steam is deleted.", false],
    ["not the medicine", "Zelvorin and its morning steam", "Zelvorin: morning steam.", false],
    ["a preference", "the claim that people preferred its morning steam", "Morning steam that they like.", true],
    ["not the speed of the medicine itself", "the speed of Zelvorin", "Zelvorin is fast.", false],
    ["not a panel that was asked", "what, to the Panel, told speed", "A panel is fast.", false],
    ["deeds without consent", "sending it without consent", "Send it to the bought list.", true],
    ["what it was called, in 119 characters", NEW, called(119), true],
    ["not in 120", NEW, called(120), false],
    ["a rival with the idea", "the speed against Oldexin", "Fast beside Oldexin.", true],
    ["a rival with a word of it", "the morning steam against Oldexin", "Each morning: Oldexin.", true],
    ["not a rival alone", "the morning speed against Oldexin", "Oldexin is blue.", false],
    [
      "a rival in a heading, with a comparison",
      "the speed against Oldexin",
      "Beyond Oldexin\n\nIt is faster by half.",
      true,
    ],
    ["not the idea beside a rival", "the speed against Oldexin", "Oldexin is blue. It is fast.", false],
    [
      "not another comparison beside it",
      "the speed against Oldexin",
      "Oldexin is blue. It is cheaper than that.",
      false,
    ],
    ["not the idea without a rival", "the speed of it", "It is faster by half.", false],
  ])("%s", (_, ruled, copy, expected) => {
    expect(isRepeated(copy, on(ruled))).toBe(expected);
  });

  test("the first forty rulings", () => {
    const about = (i: number) => `Lasting relief of ${word(i)}.`;
    expect(isRepeated(about(30), rulings(45))).toBe(true);
    expect(isRepeated(about(42), rulings(45))).toBe(false);
  });

  test("in its copy alone", () => {
    const told = (text: string) => factsOf(`${HEAD}${text}`).undertaking.told;
    expect(told(`Adverse events should be reported: ${RULED}`)).toEqual([]);
    expect(told(`Prescribing information\nIndication: gout. Dosage: one. Side effects: ${RULED}`)).toEqual([]);
    const context = "Overnight relief of morning stiffness.";
    expect(factsOf(`${HEAD}${context}`, { context }).undertaking.repeated).toEqual([]);
  });

  test("not where the ruling went its way", () => {
    const evading = "Let them draw their own conclusions.";
    expect(undertaking(evading).usedAgain).toEqual([evading]);
    expect(undertaking(evading, "The PMCPA ruled no breach in the claim of relief.").usedAgain).toEqual([]);
  });
});

describe("what was ruled on is put otherwise", () => {
  const ruledOn = (claim: string) => `The PMCPA ruled that ${claim} was misleading.`;
  test.each([
    ["a preference", "the claim that nurses preferred its morning taste", "Nurses like its taste each morning.", true],
    [
      "being the only one",
      "the claim of being the only morning tablet with steam",
      "A unique morning tablet: steam.",
      true,
    ],
    ["a price", "the claim of savings on morning steam", "Cheap steam each morning.", true],
    ["being the same", "the claim of equivalent steam each morning", "Steam is the same each morning.", true],
    ["safety", "the claim of safe morning steam", "A gentle steam each morning.", true],
    ["not another idea", "the claim of safe morning steam", "A cheap steam each morning.", false],
    ["a comparison of any kind", "the claim of superior morning steam", "Steam: more each morning.", true],
    ["what it was called", "calling it new", "The new tablet.", true],
    [
      "not what it was called in a long sentence",
      "calling it new",
      `The new tablet ${"and so on ".repeat(12)}.`,
      false,
    ],
    ["words in quotation marks", 'the claim "wake up to steam"', "You wake up, to steam.", true],
    [
      "not other words of that statement",
      'the claim "wake up to steam" on tablets of pain in mornings',
      "Tablets, pain, mornings.",
      false,
    ],
    ["claims of a kind", "making healing claims", "It heals.", true],
    ["not a measured result of that kind", "making healing claims", "It heals in 40%.", false],
    ["not claims of no kind", "making misleading claims", "It misleads.", false],
    [
      "a rival that it names, with the idea",
      "the comparison of speed with Oldexin",
      "Zelvorin and Zelvorin and Zelvorin. Faster than Oldexin.",
      true,
    ],
    [
      "the idea, where the rival stands elsewhere",
      "the comparison of speed with Oldexin",
      "Zelvorin and Zelvorin and Zelvorin. Faster than that.",
      true,
    ],
    [
      "not the idea alone where no comparison is made",
      "the comparison of speed with Oldexin",
      "Oldexin is here. Minutes pass.",
      false,
    ],
    ["a deed", "paying without contracts", "The contract comes afterwards.", true],
    ["a deed of certification", "use before it was certified", "Send it without certification.", true],
    ["not a deed that has stopped", "use before it was certified", "Do not send it without certification.", false],
  ])("%s: %s: %s", (_, claim, copy, expected) => {
    expect(isRepeated(copy, ruledOn(claim))).toBe(expected);
  });

  test("nothing in the references or a footer says it again", () => {
    expect(isRepeated("It works.\n\nReferences\n1. Relief of stiffness by morning. Lancet 2021.")).toBe(false);
    expect(isRepeated("It works.\n\nRelief of stiffness by morning. Date of preparation May 2024")).toBe(false);
  });

  test("what the user tells counts, unless it came to no harm", () => {
    const repeated = (context: string) => {
      const facts = factsOf(`${HEAD}Relief of stiffness by morning.`, { context });
      return facts.undertaking.repeated.length;
    };
    expect(repeated(RULED)).toBe(1);
    expect(repeated(`${RULED} It was since corrected: a revised version.`)).toBe(0);
    expect(repeated("A leaflet.")).toBe(0);
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
