import { expect, test } from "vitest";
import type { Item } from "#web/features/result/matters.ts";
import { anchorAgain } from "#web/features/result/reopen/anchor.ts";

const look = (...quotes: [string, number][]): Item => ({
  kind: "look",
  key: "l1",
  look: {
    clause: "6",
    kind: "",
    places: quotes.map(([quote, start]) => ({ quote, page: 1, start, end: start + quote.length })),
  },
});
const found = (item: Item | undefined, text: string) =>
  item?.kind === "look" ? item.look.places.map(({ start, end }) => text.slice(start, end)) : [];

test("quoted words are found again whatever the line breaks, spaces, bullets and ligatures", () => {
  const text = "Why Relvantis?\nRelvantis reduces\nthe  risk of\u00a0de\u00adath by 42 %.\nIt is eﬀective and safe.";
  const item = look(["• Relvantis reduces the risk of death by 42%.", 0], ["effective", 60]);
  const { items, unplaced } = anchorAgain([item], text);
  expect(found(items[0], text)).toEqual(["Relvantis reduces\nthe  risk of\u00a0de\u00adath by 42 %", "eﬀective"]);
  expect(unplaced).toBe(0);
});

test("of words that stand in several places the one is taken that stands where they stood", () => {
  const text = `It is safe. ${"Other words. ".repeat(20)}It is safe.`;
  const { items } = anchorAgain([look(["It is safe", 250], ["last", 272])], text);
  const [item] = items;
  expect(item?.kind === "look" && item.look.places[0]?.start).toBe(text.lastIndexOf("It is safe"));
});

test("words that are not in the text are not placed, and counted", () => {
  const { items, unplaced } = anchorAgain([look(["never said", 3], ["safe", 9])], "It is safe.");
  expect(found(items[0], "It is safe.")).toEqual(["safe"]);
  expect(unplaced).toBe(1);
});
