import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, pointAt } from "./hits.ts";

const HEAD = "Northgate Pharma Ltd\n\n";
const LUNCH = phrases("lunch");

test("a sentence is pointed at without its bullet; of a long one the words at fault", () => {
  const pointed = (line: string) => {
    const facts = factsOf(HEAD + line);
    const [match] = ownWords(LUNCH, facts);
    return match && wordsAt(facts, [pointAt(facts, match.sentence, match)])[0];
  };
  expect(pointed("• We bring lunch.")).toBe("We bring lunch.");
  expect(pointed("2. We bring lunch.")).toBe("We bring lunch.");
  expect(pointed("b) We bring lunch.")).toBe("We bring lunch.");
  expect(pointed(`We bring lunch ${"x".repeat(290 - 16)}.`)).toHaveLength(290);
  expect(pointed(`We bring lunch ${"x".repeat(291 - 16)}.`)).toBe("lunch");
  const facts = factsOf(`${HEAD}${"word ".repeat(80)}.`);
  expect(wordsAt(facts, [pointAt(facts, facts.sentences.at(-1) as never)])[0]).toHaveLength(290);
});

test("words are clipped at a space, within 100 characters", () => {
  expect(clip("a".repeat(100))).toBe("a".repeat(100));
  expect(clip(`${"word ".repeat(19)}longer words`)).toBe(`${"word ".repeat(18)}word …`);
});
