import { expect, test } from "vitest";
import { anyOf } from "./names-pattern.ts";

test("matches each name, and nothing that only begins like one", () => {
  const names = ["Zelvorin", "Zelvorin Plus", "Zelva", "A.B+1", "Ätna"];
  const pattern = new RegExp(`^${anyOf(names)}$`, "i");
  expect(names.filter((name) => !pattern.test(name))).toEqual([]);
  expect(["Zelvo", "Zelvorin P", "AxB+1", "", "Zelvorin Plus 2"].filter((word) => pattern.test(word))).toEqual([]);
});

test("goes back to the shorter of two names where the longer one ends inside a word", () => {
  expect(new RegExp(`\\b${anyOf(["Zel", "Zel Duo"])}\\b`).exec("Zel Duofix")?.[0]).toBe("Zel");
});
