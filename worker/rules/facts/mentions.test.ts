import { describe, expect, test } from "vitest";
import { mentionsIn } from "./mentions.ts";

const LETTER = /\p{L}/u;
const WORDS = /[\p{L}\d]/u;

/** The places of a name as one that was asked for first, and as one after many others, which are looked up in another way. */
const ways = (text: string, name: string, isPart = LETTER) => {
  const early = mentionsIn(text, isPart);
  const late = mentionsIn(text, isPart);
  for (let i = 0; i < 40; i++) late(`Other${"x".repeat(i)}`);
  return [early(name), late(name)].map((spans) => spans.map(({ start, end }) => [start, end]));
};
const places = (...given: Parameters<typeof ways>) => {
  const [early, late] = ways(...given);
  expect(late).toEqual(early);
  return early;
};

describe("a name is found", () => {
  test.each<[string, string, string, number[][]]>([
    [
      "wherever it stands",
      "Tavora or Tavora",
      "Tavora",
      [
        [0, 6],
        [10, 16],
      ],
    ],
    [
      "whatever its case",
      "TAVORA or tavora",
      "Tavora",
      [
        [0, 6],
        [10, 16],
      ],
    ],
    ["beside a stop", "(Tavora).", "Tavora", [[1, 7]]],
    ["not within a longer word", "Tavorana or Estavora", "Tavora", []],
    ["with its second word", "Tavora Melt or Tavora", "Tavora Melt", [[0, 11]]],
    ["not before its second word", "Tavora Melts", "Tavora Melt", []],
    ["with a hyphen", "Tavora-Melt", "Tavora", [[0, 6]]],
    ["after letters of another alphabet", "İİ Tavora", "Tavora", [[3, 9]]],
    [
      "beside itself",
      "Tavora Tavora",
      "Tavora",
      [
        [0, 6],
        [7, 13],
      ],
    ],
    ["once where it overlaps itself", "ta ta ta", "ta ta", [[0, 5]]],
    ["nowhere", "It works.", "Tavora", []],
    ["not without letters", "It works.", "", []],
  ])("%s: %j", (_, text, name, expected) => {
    expect(places(text, name)).toEqual(expected);
  });

  test("with a figure after it, where figures are no part of a word", () => {
    expect(places("Tavora2", "Tavora")).toEqual([[0, 6]]);
    expect(places("Tavora2", "Tavora", WORDS)).toEqual([]);
  });

  test("that begins with a sign", () => {
    expect(places("It is #tavora here", "#Tavora")).toEqual([[6, 13]]);
  });

  test("among very many names that open alike", () => {
    const text = Array.from({ length: 60 }, (_, i) => `Tavora ${i % 2 ? "Melt" : "Plus"} ${"abc"[i % 3]}z`).join(". ");
    expect(places(text, "Tavora Melt")).toHaveLength(30);
    expect(places(text, "Tavora Melt az")).toHaveLength(10);
    expect(places(text, "Tavora Max")).toEqual([]);
    expect(places(text, "Tavora")).toHaveLength(60);
  });
});
