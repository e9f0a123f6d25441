import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { tokenise } from "../tokens.ts";
import { findPhrases, hasPhrase, phrases } from "./phrases.ts";
import { wordPlacesIn } from "./word-places.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets by Northgate Pharma Ltd\n\n";

function found(wording: string | string[], text: string): string[] {
  const facts = factsOf(HEAD + text);
  return wordsAt(facts, findPhrases(phrases(...[wording].flat()), facts));
}

describe("a wording", () => {
  test.each([
    ["stands where its words follow each other", "works well", "It works well, and well it works.", ["works well"]],
    [
      "may have other words between up to its room",
      "without ..3 contract",
      "Work without any of its contract.",
      ["without any of its contract"],
    ],
    ["has no more room than that", "without ..3 contract", "Work without any of its own contract.", []],
    [
      "has room for four words where it only says so",
      "without .. contract",
      "Work without any of its own contract.",
      ["without any of its own contract"],
    ],
    ["has no more room than four", "without .. contract", "Work without any of all its own contract.", []],
    ["may leave out a word", "very? good", "Good, and very good.", ["Good", "very good", "good"]],
    ["may give the beginning of a word", "recommend*", "We recommend it: recommended.", ["recommend", "recommended"]],
    ["may give a short beginning", "re*", "It was read.", ["read"]],
    [
      "takes any of several words",
      "big|great success",
      "A great success, a big success.",
      ["great success", "big success"],
    ],
    [
      "knows numbers in figures and words",
      "@number tablets",
      "Take two tablets or 3 tablets.",
      ["two tablets", "3 tablets"],
    ],
    ["knows money", "@money", "It costs £5, or 5 pounds, or some pounds.", ["£", "pounds"]],
    ["knows the medicine", "@product works", "Zelvorin works.", ["Zelvorin works"]],
    ["knows the company", "@company", "Ask Northgate Pharma Ltd today.", ["Northgate", "Northgate"]],
    ["does not run into the next sentence", "good ..5 news", "It is good. The news is out.", []],
    ["is the shortest where several fit", "good ..5 news", "A good news news day.", ["good news"]],
  ])("%s", (_, wording, text, expected) => {
    expect(found(wording, text).filter((words) => wording === "@company" || !HEAD.includes(words))).toEqual(expected);
  });

  test("of a class that is not there is an error", () => {
    expect(() => phrases("@nosuchclass")).toThrow("nosuchclass");
  });
});

test("one match at most for a starting word: the first wording of the list", () => {
  expect(found(["free gift", "free ..3 lunch"], "A free gift of lunch.")).toEqual(["free gift"]);
});

test("the sentences asked for are looked at, many or few, or two put together as one", () => {
  const facts = factsOf(`${HEAD}Safe. Good. Safe. Good. Safe. Good. Safe. Very safe.`);
  const safe = phrases("safe");
  const last = facts.sentences.at(-1);
  const good = facts.sentences.filter((s) => wordsAt(facts, [s])[0] === "Good.");
  const notFirst = facts.sentences.slice(2);
  if (!last) throw new Error("no sentence");
  expect(findPhrases(safe, facts, [last])).toHaveLength(1);
  expect(findPhrases(safe, facts, good)).toHaveLength(0);
  expect(findPhrases(safe, facts, notFirst)).toHaveLength(4);
  expect([hasPhrase(safe, facts), hasPhrase(safe, facts, [last]), hasPhrase(safe, facts, good)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([hasPhrase(safe, facts, notFirst), hasPhrase(phrases("zelvorin"), facts, notFirst)]).toEqual([true, false]);
  const [first, second] = facts.sentences.slice(-2);
  if (!first || !second) throw new Error("no sentence");
  const joined = { ...first, end: second.end, last: second.last };
  expect(wordsAt(facts, findPhrases(phrases("safe very ..2 safe"), facts, [joined]))).toEqual(["Safe. Very safe"]);
});

test("a text is searched anew when so many others were searched since that its places are let go", () => {
  const safe = phrases("very safe");
  const first = factsOf(`${HEAD}It is very safe.`);
  const before = findPhrases(safe, first);
  for (let other = 0; other < 30; other++)
    expect(findPhrases(safe, factsOf(`${HEAD}Number ${other} is safe.`))).toEqual([]);
  expect(findPhrases(safe, first)).toEqual(before);
  expect(wordsAt(first, before)).toEqual(["very safe"]);
});

describe("where the words of a long text stand", () => {
  const LINE = "Zelvorin is the best choice for adults who have migraine, and it is not cheap.\n";

  test("is kept in two bytes a place, side by side", () => {
    const facts = factsOf(`${HEAD}${LINE.repeat(1_000)}`);
    findPhrases(phrases("best|safest|cheap ..2 choice|adults|migraine"), facts);
    const lists = [...new Set(wordPlacesIn(facts).stands)];
    const places = lists.reduce((sum, { length }) => sum + length, 0);
    const memory = [...new Set(lists.map(({ buffer }) => buffer))].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(places).toBeGreaterThan(10_000);
    expect(memory).toBeLessThan(3 * places + 2 * 8_192);
  });

  test("is the same beyond the 65,536th word", () => {
    const { tokens } = tokenise(`${"word ".repeat(70_000)}best`);
    const { stands } = wordPlacesIn({ ...factsOf(HEAD), tokens, sentences: [] });
    expect(stands.some((places) => places.length === 1 && places[0] === 70_000)).toBe(true);
  });
});
