import { describe, expect, test } from "vitest";
import { baseOf, factsOf, told, wordsAt } from "#worker/test/told.ts";
import { hasPhrase } from "#worker/text/language/phrases.ts";
import { KINDS, tellsOfHarm } from "./claim-wordings.ts";
import { sharesTopic } from "./topics.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

function claim(text: string, words: string) {
  const facts = factsOf(HEAD + text);
  const found = facts.claims.statements.find(({ start, end }) => facts.view.text.slice(start, end).includes(words));
  return found && { facts, ...found };
}
const kinds = (text: string) => claim(text, text.slice(0, 12))?.kinds;

describe("what a sentence claims", () => {
  test("a figure makes a statistic of it, a dose does not", () => {
    expect(kinds("Pain went in 40% of adults.")).toContain("statistic");
    expect(kinds("Tablets hold 40 mg of it.")).not.toContain("statistic");
  });

  test("a negation up to ten words before takes the claim away, save that of cost", () => {
    expect(kinds("Zelvorin is effective.")).toContain("efficacy");
    expect(kinds("Zelvorin is not in any of the many ways of ours here effective.")).not.toContain("efficacy");
    expect(kinds("Zelvorin is not in any of the many ways of ours seen here effective.")).toContain("efficacy");
  });

  test("a sentence on harm is safety information, and no claim of efficacy", () => {
    const facts = factsOf(`${HEAD}Zelvorin is effective. Common side effects are nausea and headache.`);
    expect(
      wordsAt(
        facts,
        facts.claims.safety.map((i) => facts.sentences[i] as never),
      ),
    ).toEqual(["Common side effects are nausea and headache."]);
  });

  test.each([
    ["points", "Pain fell by 12 percentage points."],
    ["a p value", "Pain fell (p=0.01)."],
    ["an interval", "It fell by 3 (95% CI 1 to 5)."],
    ["a count", "There were 7 v 13 events."],
  ])("%s make a statistic of it", (_, text) => {
    expect(kinds(text)).toContain("statistic");
  });

  test("what it is licensed for is no claim of efficacy", () => {
    expect(kinds("Zelvorin is indicated to reduce pain.")).not.toContain("efficacy");
    expect(kinds("Zelvorin is a way to reduce pain.")).toContain("efficacy");
  });

  test("a price is one though it is denied", () => {
    expect(kinds("Zelvorin is not cheaper.")).toContain("cost");
    expect(kinds("Zelvorin is not effective.")).not.toContain("efficacy");
  });

  test("only what claims something is among the claims", () => {
    const facts = factsOf(`${HEAD}Zelvorin is effective. We met in a hall.`);
    const isClaim = (words: string) => wordsAt(facts, facts.claims.all).includes(words);
    expect([isClaim("Zelvorin is effective."), isClaim("We met in a hall.")]).toEqual([true, false]);
    expect(wordsAt(facts, facts.claims.statements)).toContain("We met in a hall.");
  });

  test("a question and a pointer state nothing", () => {
    expect(claim("Zelvorin is effective: see prescribing information.", "effective")).toBeUndefined();
    expect(claim("Is Zelvorin effective?", "effective")).toBeUndefined();
    expect(claim("Zelvorin is effective!", "effective")).toBeDefined();
  });

  test("it knows whether it names the medicine", () => {
    expect(claim("Zelvorin is effective.", "effective")?.namesOwn).toBe(true);
    expect(claim("It is effective.", "effective")?.namesOwn).toBe(false);
  });
});

describe("against what a comparison is made", () => {
  const compared = (text: string, words: string) => {
    const found = claim(text, words);
    return found && told(found.facts, { own: found.comparators, near: found.nearbyComparators });
  };
  test.each([
    ["in the sentence", "It was faster than placebo in adults.", "faster", { own: ["placebo", "than"] }],
    [
      "by a competitor's name",
      "It was faster, unlike Oldexin (oldexinib) tablets.",
      "faster",
      { own: expect.arrayContaining(["Oldexin"]) },
    ],
    ["not without an arm", "It was given with no placebo.", "given", {}],
    ["not by a bare than at the end", "It was faster than.", "faster", {}],
    ["by another word at the end", "It was a test they did versus.", "test", { own: ["versus"] }],
    ["not than ever", "It was faster than ever.", "faster", {}],
    ["not over a time", "It was faster over a week.", "faster", {}],
    ["over what is usual", "It was faster over standard.", "faster", { own: ["over standard"] }],
    ["not against what was expected", "It went against expected odds.", "against", {}],
    ["against a medicine", "It was tried against Oldexin.", "against", { own: ["against"] }],
    ["versus a number of others", "It was tried versus two others.", "versus", { own: ["versus"] }],
    ["not without a vehicle", "It was given without vehicle.", "given", {}],
    ["not where it is no arm", "It was given, not placebo.", "given", {}],
  ])("%s", (_, text, words, expected) => {
    expect(compared(text, words)).toEqual(expected);
  });

  const FIGURE = "Pain went in 40% v 20% with placebo.";
  test.each([
    ["in the sentence before", `${FIGURE} It was faster.`, true],
    ["in the sentence after", `It was faster. ${FIGURE}`, true],
    ["not two sentences before", `${FIGURE} So far. It was faster.`, false],
    ["not two sentences after", `It was faster. So far. ${FIGURE}`, false],
    ["not without a figure", "It was faster. It was given with placebo.", false],
    ["not with a dose alone", "It was faster. It was 40 mg against placebo.", false],
    ["not with a time alone", "It was faster. It was 12 weeks against placebo.", false],
    ["not in the references", `It was faster.\n\nReferences\n1. ${FIGURE}`, false],
    ["not in a footer", `It was faster.\n\n${FIGURE} Date of preparation May 2024`, false],
    ["not in the prescribing information", `It was faster.\n\nPrescribing Information\n${FIGURE}`, false],
    [
      "not in the words on reporting",
      `It was faster.\n\nAdverse events should be reported. ${FIGURE} Reporting forms: www.mhra.gov.uk/yellowcard.`,
      false,
    ],
  ])("near by: %s", (_, text, expected) => {
    const found = claim(text, "faster");
    expect((found?.nearbyComparators.length ?? 0) > 0).toBe(expected);
  });

  test.each([
    ["up to three sentences after a heading", 2, true],
    ["not four", 3, false],
  ])("near by: %s", (_, between, expected) => {
    const text = `Faster relief\n\n${"So far it is. ".repeat(between)}${FIGURE}`;
    const found = claim(text, "Faster relief");
    expect(found?.zone).toBe("heading");
    expect((found?.nearbyComparators.length ?? 0) > 0).toBe(expected);
  });
});

test("references of a claim are the entries that its marks lead to, each once", () => {
  const text = `It works well.2,1 It does so again.2,2

References
1. Smith J et al. Lancet 2021;3:1-9.
2. Jones K et al. BMJ 2022;4:10-19.`;
  expect(claim(text, "works well")).toMatchObject({ citations: [2, 1], references: [0, 1] });
  expect(claim(text, "so again")).toMatchObject({ citations: [2, 2], references: [1] });
  expect(claim("It works well.", "works")).toMatchObject({ citations: [], references: [] });
});

test("a result told with its figures is reported, copy is promotional", () => {
  expect(claim("In the trial, pain went in 40% of patients compared with 20% on placebo.", "pain")?.tone).toBe(
    "reported",
  );
  expect(claim("Pain went in 40%!", "Pain")?.tone).toBe("promotional");
  expect(claim("Pain went in the trial.", "Pain")?.tone).toBe("promotional");
});

describe("topics", () => {
  const topics = (text: string) => claim(text, text.slice(0, 6))?.topics;
  test.each([
    ["forms of a word are one", "Healing heals healed.", ["heal"]],
    ["a word is cut at five letters", "Migraines, migraineurs.", ["migra"]],
    ["a short word stays whole", "Pains and aids.", ["pain", "aid"]],
    ["words of one meaning are one", "Mortality, deaths.", ["death"]],
    ["numbers and small words are none", "We are 40 of 50.", []],
  ])("%s", (_, text, expected) => {
    expect(topics(text)).toEqual(expected);
  });

  test("two rows of words share one or not", () => {
    expect([sharesTopic(["a", "b"], ["b"]), sharesTopic(["a"], ["b"]), sharesTopic([], ["b"])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("words of a claim", () => {
  test.each<[keyof typeof KINDS, string]>([
    ["efficacy", "They feel well."],
    ["efficacy", "She lives longer."],
    ["safety", "It is tolerable."],
    ["safety", "An adverse day."],
    ["safety", "It is not toxic."],
    ["comparative", "It outshines them."],
    ["comparative", "It is next generation."],
    ["comparative", "One versus two."],
    ["superlative", "The greatest."],
    ["superlative", "The gold standard."],
    ["superlative", "The only good medicine."],
    ["novelty", "A novelty."],
    ["novelty", "It is now available."],
    ["novelty", "The first ever."],
    ["cost", "It is £5."],
    ["cost", "It is cost effective."],
    ["cost", "It is good value for money."],
    ["quality-of-life", "Think of their quality of life."],
    ["quality-of-life", "It is a normal life."],
    ["quality-of-life", "Live it fully."],
  ])("of %s: %s", (kind, words) => {
    expect(hasPhrase(KINDS[kind], baseOf(words))).toBe(true);
    expect(hasPhrase(KINDS[kind], baseOf("It is a blue tablet."))).toBe(false);
  });

  test.each(["placebo", "vehicle", "sham", "dummy", "comparator", "untreated", "usual care alone"])(
    "against %s",
    (arm) => {
      const text = `Zelvorin cut pain; ${arm} did not.`;
      const found = claim(text, "Zelvorin cut pain");
      expect(found && wordsAt(found.facts, found.comparators)).toEqual([arm]);
    },
  );

  test.each([
    ["It may cause gout.", true],
    ["It is tolerated by 9 in 10.", true],
    ["It is well tolerated.", false],
    ["In 9 of 10 it worked.", false],
    ["Headache can be seen.", true],
    ["Headache is no more.", false],
    ["Guests can be seen.", false],
    ["Headache can be relieved.", false],
    ["Headache: 95% CI 1 to 5.", false],
    ["It may cause gout: https://zelvorin.example.", false],
    ["It has no side effects.", false],
  ])("of harm: %s %s", (words, expected) => {
    expect(tellsOfHarm(words)).toBe(expected);
  });
});
