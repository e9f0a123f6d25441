import { describe, expect, test } from "vitest";
import { factsOf, told } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

/** The figures of a sentence: kind, value, unit, and what else is known. */
function figures(text: string): unknown[] {
  const { figures } = factsOf(HEAD + text);
  return figures.all
    .filter(({ start }) => start >= HEAD.length)
    .map(({ kind, value, unit, role, of }) =>
      [kind, Math.round(value * 100) / 100, unit, role ?? of].filter((v) => v !== undefined && v !== ""),
    );
}

describe("a figure is read as what it measures", () => {
  test.each([
    ["a percentage", "It worked in 40% of adults.", [["percent", 40, "%", "level"]]],
    ["per cent in words", "It worked in 40 per cent.", [["percent", 40, "%", "level"]]],
    ["so many of so many", "It worked in 9 out of 10 adults.", [["percent", 90, "of", "level"]]],
    ["the same in words", "It worked in nine out of ten adults.", [["percent", 90, "of", "level"]]],
    ["of so many patients", "12 patients in 48 relapsed.", [["percent", 25, "of", "level"]]],
    ["a page of pages is none", "See page 2 of 4.", []],
    ["more than the whole is none", "They have 5 of 4.", []],
    ["all of the whole is none", "They have 4 of 4.", []],
    ["none of the whole is none", "They have 0 of 4.", []],
    ["a half of one is none", "They have 0.5 of 1.", []],
    ["points of percentage", "It rose by 12 percentage points.", [["points", 12, "points"]]],
    ["a rate", "There were 3.2 events per 100 patient years.", [["rate", 3.2, "per n"]]],
    [
      "a count set against another",
      "There were 7 v 13 events.",
      [
        ["count", 7],
        ["count", 13],
      ],
    ],
    ["money", "It costs £1,204.50 a year.", [["money", 1204.5, "£"]]],
    ["millions", "It saves £2 million a year.", [["money", 2_000_000, "£"]]],
    [
      "short millions and long billions",
      "From £2m to £3 billion.",
      [
        ["money", 2_000_000, "£"],
        ["money", 3e9, "£"],
      ],
    ],
    [
      "a billion and a thousand",
      "From £3bn to £40k.",
      [
        ["money", 3e9, "£"],
        ["money", 40_000, "£"],
      ],
    ],
    ["pence", "It costs 45p a day.", [["money", 0.45, "£"]]],
    ["a p value in pence is none", "It was p = 0.03 here.", [["p", 0.03, "="]]],
    ["a p value above", "It was p>0.05 here.", [["p", 0.05, ">"]]],
    ["a p value in words", "It was p = ns here.", [["p", 1, "="]]],
    ["a hazard ratio", "The hazard ratio was 0.83 in adults.", [["ratio", 0.83, "hazard ratio"]]],
    ["an abbreviated ratio", "HR 0.83 in adults.", [["ratio", 0.83, "hr"]]],
    ["a ratio of something", "The risk ratio for death was 0.83 here.", [["ratio", 0.83, "risk ratio"]]],
    [
      "a dose",
      "Take 500 micrograms or 20 units.",
      [
        ["dose", 500, "microgram"],
        ["dose", 20, "unit"],
      ],
    ],
    [
      "a dose in short units",
      "Take 500 mcg or 20 IU or 2 tablets of 5 mg.",
      [
        ["dose", 500, "microgram"],
        ["dose", 20, "unit"],
        ["dose", 5, "mg"],
      ],
    ],
    ["a measure of blood is no dose", "Glucose fell to 6 mmol/l today.", []],
    ["a volume", "Add 10 ml of water.", [["volume", 10, "ml"]]],
    [
      "a time",
      "It lasts 12 hours or three days.",
      [
        ["duration", 12, "hour"],
        ["duration", 3, "day"],
      ],
    ],
    ["a sample", "The trial (n = 1,204) ended.", [["sample", 1204, "n"]]],
  ])("%s", (_, text, expected) => {
    expect(figures(text)).toEqual(expected);
  });

  test.each([
    ["a level", "It worked in 40%.", "level"],
    ["a change, by its verb", "It cut attacks by 40%.", "change"],
    ["a change, by about so much", "It cut attacks by almost 40%.", "change"],
    ["a change, by what follows", "There were 40% fewer attacks.", "change"],
    ["a change, by its noun", "A reduction of 40% was seen.", "change"],
    ["a threshold", "At least 40% had it.", "threshold"],
    ["a threshold with an article", "More than a 40% share had it.", "threshold"],
  ])("a percentage is %s", (_, text, role) => {
    expect(figures(text)).toEqual([["percent", 40, "%", role]]);
  });
});

describe("an interval runs over no effect, or does not", () => {
  const interval = (text: string) => {
    const { figures } = factsOf(HEAD + text);
    const found = figures.all.find(({ kind }) => kind === "interval");
    return found && [found.unit, found.low, found.high, found.crosses];
  };
  test.each([
    ["a ratio above and below one", "The hazard ratio was 0.90 (95% CI 0.70 to 1.10).", ["ratio", 0.7, 1.1, true]],
    ["a ratio below one", "The hazard ratio was 0.80 (95% CI 0.70 to 0.90).", ["ratio", 0.7, 0.9, false]],
    ["a ratio that ends at one", "The hazard ratio was 0.80 (95% CI 0.70 to 1.00).", ["ratio", 0.7, 1, true]],
    ["a ratio that begins at one", "The hazard ratio was 1.20 (95% CI 1.00 to 1.40).", ["ratio", 1, 1.4, true]],
    ["a difference around nought", "A difference of 2 (95% CI -1 to 5) was seen.", ["difference", -1, 5, true]],
    ["a difference that begins at nought", "A difference of 2 (95% CI 0 to 4) was seen.", ["difference", 0, 4, true]],
    ["a difference above nought", "A difference of 2 (95% CI 1 to 3) was seen.", ["difference", 1, 3, false]],
    [
      "the measure named last counts",
      "After a difference, the odds ratio was 1.2 (95% CI 0.8 to 1.5).",
      ["ratio", 0.8, 1.5, true],
    ],
    ["unnamed, about one it is a ratio", "It was 0.9 (95% CI 0.7 to 1.1).", ["ratio", 0.7, 1.1, true]],
    [
      "unnamed, from a fifth down it is a difference",
      "It was 0.9 (95% CI 0.2 to 1.1).",
      ["difference", 0.2, 1.1, false],
    ],
    ["unnamed, above one it is a difference", "It was 2 (95% CI 1.2 to 3).", ["difference", 1.2, 3, false]],
    [
      "with an end below nought it is a difference",
      "The odds ratio was odd (95% CI -1 to 2).",
      ["difference", -1, 2, true],
    ],
    [
      "with an end above twenty it is a difference",
      "The odds ratio was odd (95% CI 2 to 21).",
      ["difference", 2, 21, false],
    ],
    ["unnamed, just over a fifth it is a ratio", "It was 0.9 (95% CI 0.25 to 1.1).", ["ratio", 0.25, 1.1, true]],
    ["unnamed, from one up it is a difference", "It was 2 (95% CI 1 to 3).", ["difference", 1, 3, false]],
    ["unnamed, up to one it is a difference", "It was 0.9 (95% CI 0.7 to 1).", ["difference", 0.7, 1, false]],
    ["a ratio from nought", "The odds ratio was 0.4 (95% CI 0 to 2).", ["ratio", 0, 2, true]],
    ["a ratio up to twenty", "The odds ratio was 8 (95% CI 2 to 20).", ["ratio", 2, 20, false]],
    ["a ratio above ten", "The odds ratio was 8 (95% CI 2 to 15).", ["ratio", 2, 15, false]],
    ["a ratio from one without its percentage", "HR 1.20 (1.00 to 1.40) in adults.", ["ratio", 1, 1.4, true]],
    ["a ratio below one without it", "HR 0.80 (0.70 to 0.90) in adults.", ["ratio", 0.7, 0.9, false]],
    ["a ratio above one without it", "HR 1.80 (1.70 to 1.90) in adults.", ["ratio", 1.7, 1.9, false]],
    ["a difference up to nought without it", "A difference of 3% (-5 to 0) was seen.", ["difference", -5, 0, true]],
    ["a difference above nought without it", "A difference of 3% (1 to 5) was seen.", ["difference", 1, 5, false]],
    ["a difference below nought without it", "A difference of 3% (-5 to -1) was seen.", ["difference", -5, -1, false]],
    ["a ratio without its percentage", "HR 0.80 (0.70 to 1.00) in adults.", ["ratio", 0.7, 1, true]],
    ["a difference without it", "A difference of 3% (0 to 5) was seen.", ["difference", 0, 5, true]],
  ])("%s", (_, text, expected) => {
    expect(interval(text)).toEqual(expected);
  });
});

describe("two arms of a sentence", () => {
  const pairs = (text: string) => {
    const facts = factsOf(HEAD + text);
    return facts.figures.pairs.map(({ kind, first, second }) => [kind, first, second]);
  };
  test.each([
    ["are set against each other", "Pain fell in 60% v 40% with placebo.", [["percent", 60, 40]]],
    ["each with its own medicine", "Bleeding in 1.3% with Zelvorin, 1.6% with warfarin.", [["percent", 1.3, 1.6]]],
    ["changes of both, though one says so", "Pain fell by 60% v 22% with placebo.", [["percent", 60, 22]]],
    [
      "not a change and a level far from it",
      "Pain fell by 60%, and at the end of it all, as they told us, 22% of those on placebo were well.",
      [],
    ],
    ["not a threshold", "At least 50% v 30% on placebo.", []],
    ["not where no other arm is named", "Pain fell in 60% and 40% of adults.", []],
    ["rates", "3 v 5 events per 100 patients with placebo.", [["rate", 3, 5]]],
    [
      "two pairs of one sentence",
      "Pain in 60% v 40%, sleep in 30% v 20% with placebo.",
      [
        ["percent", 60, 40],
        ["percent", 30, 20],
      ],
    ],
    ["up to 170 characters apart", `Pain fell in 60%${" so".repeat(54)} and 40% with placebo.`, [["percent", 60, 40]]],
    ["no further", `Pain fell in 60%${" so".repeat(56)} and 40% with placebo.`, []],
  ])("%s", (_, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

test("an interval has its middle", () => {
  const middle = (text: string) => factsOf(HEAD + text).figures.all.find(({ kind }) => kind === "interval")?.value;
  expect(middle("The hazard ratio was 0.80 (95% CI 0.60 to 1.00).")).toBeCloseTo(0.8);
  expect(middle("HR 0.80 (0.60 to 1.00) in adults.")).toBeCloseTo(0.8);
  expect(middle("A difference of 3% (1 to 5) was seen.")).toBeCloseTo(3);
});

test("figures are told by sentence", () => {
  const facts = factsOf(`${HEAD}It works in 40%.\n\nNothing here.\n\nIt lasts 12 hours.`);
  const bySentence = Object.entries(facts.figures.bySentence).map(([index, all]) => [
    told(facts, facts.sentences[Number(index)]),
    all.length,
  ]);
  expect(bySentence.slice(-2)).toEqual([
    [expect.objectContaining({ words: "It works in 40%." }), 1],
    [expect.objectContaining({ words: "It lasts 12 hours." }), 1],
  ]);
});

describe("figures of two arms are a pair", () => {
  const pairs = (text: string) =>
    factsOf(HEAD + text).figures.pairs.map(({ kind, first, second }) => [kind, first, second]);
  const gap = (chars: number) => ` v ${"what we saw in all of them so far and on".slice(0, chars - 4)} `;
  const RIVAL = "Better than Oldexin (oldexinib).\n";

  test.each([
    ["events", "There were 7 v 13 events.", [["count", 7, 13]]],
    ["changes", "Pain fell by 60% v 22% with placebo.", [["percent", 60, 22]]],
    ["not a change and a level", "Pain fell by 60%, 22% with placebo.", []],
    ["a change and another 39 characters on", `Pain fell by 60%${gap(39)}22% with placebo.`, [["percent", 60, 22]]],
    ["not 40 on", `Pain fell by 60%${gap(40)}22% with placebo.`, []],
    ["not what nothing sets apart", "It worked in 40% so 22% slept on placebo.", []],
    ["of a rival", `${RIVAL}Oldexin 40%, Zelvorin 22%.`, [["percent", 40, 22]]],
    ["not of nobody", `${RIVAL}Ours 40%, theirs 22%.`, []],
  ])("%s", (_, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

test("a text of nothing but figures is read to its end", () => {
  expect(factsOf("15% ".repeat(249_000).trim()).figures.all).toHaveLength(249_000);
});
