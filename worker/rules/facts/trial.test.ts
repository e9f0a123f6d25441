import { describe, expect, test } from "vitest";
import { factsOf, told } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const results = (text: string) => {
  const facts = factsOf(HEAD + text);
  return facts.trial.results.map(({ start, end, by, significant }) => ({
    words: facts.view.text.slice(start, end),
    by: facts.view.text.slice(by.start, by.end),
    significant,
  }));
};
const isSignificant = (text: string) => results(text).map(({ significant }) => significant);
const notes = (text: string) => {
  const facts = factsOf(HEAD + text);
  return facts.trial.notes.map(({ kind }) => kind);
};

describe("a difference is significant", () => {
  test.each([
    ["at p = 0.05", "Pain fell (p=0.05).", true],
    ["below it", "Pain fell (p<0.001).", true],
    ["not above it", "Pain fell (p=0.051).", false],
    ["not where p is said to be more", "Pain fell (p>0.01).", false],
    ["not where it is said not to be", "Pain fell (p = ns).", false],
    ["where the interval leaves out no effect", "The hazard ratio was 0.8 (95% CI 0.7 to 0.9).", true],
    ["not where the interval holds it", "The hazard ratio was 0.8 (95% CI 0.7 to 1.1).", false],
  ])("%s", (_, text, expected) => {
    expect(isSignificant(text)).toEqual([expected]);
  });

  test("words may say that it was not", () => {
    expect(results("The difference in pain was not statistically significant.")).toEqual([
      expect.objectContaining({ significant: false }),
    ]);
  });
});

describe("a result", () => {
  test("takes the words since the result before it", () => {
    expect(results("Pain fell (p=0.01) and sleep improved (p=0.2).")).toEqual([
      { words: "Pain fell (p=0.01", by: "p=0.01", significant: true },
      { words: ") and sleep improved (p=0.2", by: "p=0.2", significant: false },
    ]);
  });

  test("an interval with its p value is one, and the p value decides", () => {
    expect(results("The hazard ratio was 0.8 (95% CI 0.7 to 1.1; p=0.04).")).toEqual([
      expect.objectContaining({ significant: true, by: "95% CI 0.7 to 1.1; p=0.04" }),
    ]);
    expect(isSignificant("It was 2 (p=0.04; 95% CI -1 to 5 for the difference).")).toEqual([true]);
  });

  test("few characters between them make them one", () => {
    const ratio = (between: string) => isSignificant(`The ratio was 0.8 (95% CI 0.7 to 1.1${between}p=0.04.`);
    expect(ratio(") and so on, ")).toEqual([true]);
    expect(ratio(") and so on a ")).toEqual([false, true]);
  });

  test("in a sentence of its own is one of its own", () => {
    expect(isSignificant("Pain fell (p=0.01). So (p=0.2).")).toEqual([true, false]);
  });

  test("in prescribing information is none, nor is a note there, in the footer or on reporting", () => {
    const PI = "Prescribing information\nIndication: gout. Dosage: one. Side effects: ";
    expect(results(`${PI}pain fell (p=0.01).`)).toEqual([]);
    expect(notes(`${PI}as in interim results.`)).toEqual([]);
    expect(notes("It is blue.\n\nInterim results, job code ZEL-0042, prepared May 2026")).toEqual([]);
    expect(notes("Adverse events should be reported, as in interim results.")).toEqual([]);
  });

  test("is of what stands between it and the result before it", () => {
    const { results } = factsOf(`${HEAD}Migraine relapse fell (p=0.01) and bleeding rose (p=0.2).`).trial;
    expect(results.map(({ topics }) => topics.includes("bleed"))).toEqual([false, true]);
    expect(results.map(({ topics }) => topics.includes("migra"))).toEqual([true, false]);
    expect(factsOf("HR 0.94 (95% CI 0.80 to 1.10)").trial.results[0]?.topics).toEqual([]);
  });

  test("words between them make them two", () => {
    expect(isSignificant("The ratio was 0.8 (95% CI 0.7 to 1.1) with p=0.04.")).toEqual([false, true]);
  });

  test("of non-inferiority says nothing of superiority, unless that is named", () => {
    const inferiority = (text: string) =>
      factsOf(HEAD + text).trial.results.map(({ nonInferiority }) => nonInferiority);
    expect(inferiority("Non-inferiority was shown (p=0.01).")).toEqual([true]);
    expect(inferiority("Non-inferiority and superiority were shown (p=0.01).")).toEqual([false]);
    expect(inferiority("Pain fell (p=0.01).")).toEqual([false]);
  });

  test("without words of its own is of what the line before names", () => {
    const topics = (text: string) => factsOf(HEAD + text).trial.results.map((result) => result.topics);
    expect(topics("Relapse of migraine\nHR 0.94 (95% CI 0.80 to 1.10)")[0]).toEqual(["relap", "migra"]);
    expect(topics("Relapse of migraine\nBleeding: HR 0.94 (95% CI 0.80 to 1.10)")[0]).toEqual(["bleed"]);
  });
});

/** A line on the primary endpoint of so many characters. */
const over = (chars: number) => `Primary endpoint of ${"pain and so ".repeat(12)}`.slice(0, chars - 1).concat("x");

describe("a primary endpoint was missed", () => {
  test("once in a sentence, and again in another", () => {
    const missed = (text: string) => notes(text).filter((kind) => kind === "primary-missed").length;
    expect(missed("The trial missed its primary endpoint, and the primary outcome was not met.")).toBe(1);
    expect(missed("The primary endpoint was not met (p=0.2).")).toBe(1);
    expect(missed("The primary endpoint was not met.\nThe primary analysis of sleep did not differ (p=0.2).")).toBe(2);
  });

  test.each([
    ["by its own words", "The primary endpoint was not met.", true],
    ["by a result of it", "The primary endpoint of pain did not differ (p=0.2).", true],
    ["by the short line over the result", "Primary endpoint: pain\nPain did not differ (p=0.2).", true],
    ["in the next sentence of the line", "Primary endpoint: pain at week 12. Result: not met.", true],
    ["not where the result is significant", "The primary endpoint of pain fell (p=0.02).", false],
    ["not where the secondary one was", "The primary endpoint was met; the secondary endpoint was not met.", false],
    [
      "not where a line over it says that it was met",
      "The primary endpoint was met\nSleep did not differ (p=0.2).",
      false,
    ],
    [
      "not where the line over it has a result of its own",
      "Primary endpoint: p<0.01\nSleep did not differ (p=0.2).",
      false,
    ],
    [
      "not where the line over it has 120 characters",
      `Primary endpoint ${"so ".repeat(35)}\nSleep did not differ (p=0.2).`,
      false,
    ],
    ["by the line of 119 characters over it", `${over(119)}\nSleep did not differ (p=0.2).`, true],
    ["not by one of 120", `${over(120)}\nSleep did not differ (p=0.2).`, false],
    ["not in the next line", "Primary endpoint: pain at week 12.\nResult: not met.", false],
    ["in words, of the main question", "The main outcome showed no statistically significant difference.", true],
    ["not where it was of non-inferiority", "The primary endpoint was of non-inferiority (p=0.2).", false],
    ["not of a secondary named after it", "The primary endpoint and the secondary of sleep (p=0.2).", false],
  ])("%s", (_, text, expected) => {
    expect(notes(text).includes("primary-missed")).toBe(expected);
  });
});

test("what the piece tells of its evidence is told with where it stands", () => {
  const facts = factsOf(`${HEAD}Pain fell.\n\nThe difference was not statistically significant.`);
  expect(told(facts, facts.trial.notes)).toEqual([
    { words: expect.stringContaining("not statistically significant"), kind: "not-significant" },
  ]);
});

test("initials in a reference are nobody's result", () => {
  expect(notes("Pain fell.1\n\nReferences\n1. Sanghani NS, Haase VH. Adv Med 2019;26:253-266.")).not.toContain(
    "not-significant",
  );
});

describe("a piece owns up to what its evidence is", () => {
  test.each([
    ["its main question went unanswered", "The primary outcome of pain was failed.", "primary-missed"],
    ["it failed its main question", "The trial missed its primary endpoint.", "primary-missed"],
    ["no effect on the main question", "There was no benefit on the main outcome.", "primary-missed"],
    ["it met its main question", "The trial met its primary endpoint.", "primary-met"],
    ["its main question was met", "The primary endpoint was met.", "primary-met"],
    ["no difference that can be measured", "There was no measurable difference in pain.", "not-significant"],
    ["groups that did not differ", "The groups did not differ.", "not-significant"],
    ["not better", "It was not superior to placebo.", "not-significant"],
    ["not worse by much", "The trial showed non-inferiority.", "non-inferiority"],
    ["the same in one word", "It was noninferior to placebo.", "non-inferiority"],
    ["the same in two", "It was not inferior to placebo.", "non-inferiority"],
    ["a lesser question", "Sleep was a secondary endpoint.", "secondary"],
    ["a question beside it", "Sleep was also secondary.", "secondary"],
    ["after the fact", "This was a post-hoc look at pain.", "after-the-fact"],
    ["after the fact, in one word", "This was a posthoc look at pain.", "after-the-fact"],
    ["after the code was broken", "Pain was chosen after unblinding.", "after-the-fact"],
    ["after it, by nobody in particular", "It was done following unblinding.", "after-the-fact"],
    ["not as planned", "The look at pain was not prespecified.", "after-the-fact"],
    ["before its end", "These are interim results.", "interim"],
    ["at a first look", "This is the first cut of the trial.", "interim"],
    ["all took it", "This was a single-arm trial.", "no-control"],
    ["no sham tablet", "The trial was not placebo-controlled.", "no-control"],
    ["set against the time before", "This was a before and after study.", "no-control"],
    ["no trial sets one against the other", "No trial has compared the two.", "no-head-to-head"],
    ["never set against it", "It has never been compared with placebo.", "no-head-to-head"],
    ["never side by side", "The two were never studied side by side.", "no-head-to-head"],
    ["from cells", "Growth slowed in a cell line.", "laboratory"],
    ["from animals", "It was seen in an animal model.", "laboratory"],
    ["from glass", "It was seen in a test tube.", "laboratory"],
    ["nobody knows what it means", "It is unclear what the clinical benefit is.", "relevance-unknown"],
    ["not to be carried over", "Do not extrapolate this to patients.", "relevance-unknown"],
    ["not shown in people", "This is not established in patients.", "relevance-unknown"],
    ["by computer", "The saving was modelled over a year.", "model"],
    ["by a sheet for budgets", "Use the budget calculator.", "model"],
    ["by what was assumed", "We assumed that all take it.", "assumption"],
    ["by an estimate", "It is based on an estimate of need.", "assumption"],
    ["in a population that is thought up", "A hypothetical cohort of adults was used.", "assumption"],
  ])("%s: %s", (_, text, kind) => {
    expect(notes(text)).toContain(kind);
  });

  test.each([
    "Pain fell in most adults in the trial.",
    "The groups differed in pain.",
    "The trial was randomised and placebo-controlled.",
    "It was compared with placebo in a trial.",
    "The benefit in patients was established.",
  ])("or has nothing to own up to: %s", (text) => {
    expect(notes(text)).toEqual([]);
  });
});
