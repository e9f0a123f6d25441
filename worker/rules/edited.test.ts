import { expect, test } from "vitest";
import type { Fix } from "#schema/result.ts";
import { materialFromText } from "#worker/test/material.ts";
import { edited } from "./edited.ts";

const TEXT = "Alpha is safe. Alpha works. See page two.";

const edit = (words: string, after: string): Fix => {
  const start = TEXT.indexOf(words);
  const kind = words === "" ? "insert" : after === "" ? "delete" : "replace";
  return { kind, start, end: start + words.length, before: words, after, note: null };
};

const material = {
  ...materialFromText(TEXT),
  pages: [
    { number: 1, start: 0, end: 28, source: "text" as const, confidence: null },
    { number: 2, start: 28, end: TEXT.length, source: "text" as const, confidence: null },
  ],
  links: [
    { start: TEXT.indexOf("safe"), end: TEXT.indexOf("safe") + 4, target: "https://a.example" },
    { start: TEXT.indexOf("page two"), end: TEXT.indexOf("page two") + 8, target: "https://b.example" },
  ],
};

const made = edited(material, [edit("Alpha is safe. ", ""), edit("works", "is licensed for adults")]);
const placeOf = (words: string) => {
  const start = made.material.text.indexOf(words);
  return { start, end: start + words.length };
};
const wordsBefore = (words: string) => {
  const at = made.before(placeOf(words));
  return at && TEXT.slice(at.start, at.end);
};

test("pages and links go where their words have got to, and go with words that are gone", () => {
  const { text, pages, links } = made.material;
  expect(text).toBe("Alpha is licensed for adults. See page two.");
  expect(pages.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Alpha is licensed for adults. ",
    "See page two.",
  ]);
  expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(["page two"]);
});

test("words of the edited text are found again in the text given", () => {
  expect(wordsBefore("See page two.")).toBe("See page two.");
  expect(wordsBefore("Alpha is licensed for adults.")).toBe("Alpha works.");
  expect(wordsBefore("licensed for")).toBeNull();
});

test("a place between words is found again too", () => {
  const { start } = placeOf("See page");
  const at = TEXT.indexOf("See page");
  expect(made.before({ start, end: start })).toEqual({ start: at, end: at });
});
