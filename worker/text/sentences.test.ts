import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";
import { tokenise } from "./tokens.ts";
import type { Line } from "./types.ts";

function sentences(text: string): string[] {
  const line: Line = { index: 0, zone: "body", page: 1, opensGroup: true, start: 0, end: text.length };
  return sentencesOf(text, [line], tokenise(text).tokens).map(({ start, end }) => text.slice(start, end));
}

test.each([
  [
    "a stop, a question and a cry end one",
    "It works. Does it? It does! Good",
    ["It works.", "Does it?", "It does!", "Good"],
  ],
  [
    "a stop with a reference mark ends one",
    "It is a statin.1 The dose is low.2,3 Take it.",
    ["It is a statin.1", "The dose is low.2,3", "Take it."],
  ],
  ["a stop in a bracket or quotation ends one", '(It works.) "It does." Good.', ["(It works.)", '"It does."', "Good."]],
  [
    "one may begin with a figure, a bracket or a sign",
    "It works. 4 of 5 agree. (See below.) ▼ Watch it. £5 a day.",
    ["It works.", "4 of 5 agree.", "(See below.)", "▼ Watch it.", "£5 a day."],
  ],
  ["a small letter goes on", "It works. and well", ["It works. and well"]],
  [
    "an abbreviation goes on",
    "See e.g. The Lancet and Dr. Hill, Smith et al. In 2021.",
    ["See e.g. The Lancet and Dr. Hill, Smith et al. In 2021."],
  ],
  ["an initial goes on", "By J. Smith.", ["By J. Smith."]],
  [
    "a decimal before a bracket goes on",
    "A ratio of 0.83 (95% CI 0.7 to 0.9) was seen.",
    ["A ratio of 0.83 (95% CI 0.7 to 0.9) was seen."],
  ],
  ["a year with a reference mark ends one", "It began in 2023.2 It ended.", ["It began in 2023.2", "It ended."]],
  ["points of omission end one once", "Wait... Then go.", ["Wait...", "Then go."]],
])("%s", (_, text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

test("a sentence knows its tokens, line and place among the others", () => {
  const text = "It works.\nIt does. Well";
  const lines: Line[] = [
    { index: 0, zone: "heading", page: 1, opensGroup: true, start: 0, end: 9 },
    { index: 1, zone: "body", page: 2, opensGroup: false, start: 10, end: 23 },
  ];
  expect(sentencesOf(text, lines, tokenise(text).tokens)).toEqual([
    { start: 0, end: 9, index: 0, first: 0, last: 2, line: 0, zone: "heading", page: 1 },
    { start: 10, end: 18, index: 1, first: 2, last: 4, line: 1, zone: "body", page: 2 },
    { start: 19, end: 23, index: 2, first: 4, last: 5, line: 1, zone: "body", page: 2 },
  ]);
});
