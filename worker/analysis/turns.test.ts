import { expect, test } from "vitest";
import { Turns } from "#worker/analysis/turns.ts";

test("one computes at a time, in the order of coming", () => {
  const turns = new Turns();
  expect(turns.ask("a", 0)).toBe(0);
  expect(turns.ask("b", 1)).toBeGreaterThan(0);
  expect(turns.ask("c", 2)).toBeGreaterThan(turns.ask("b", 3));
  turns.end("a");
  // c asks first, but b came first.
  expect(turns.ask("c", 4)).toBeGreaterThan(0);
  expect(turns.ask("b", 5)).toBe(0);
  turns.end("b");
  expect(turns.ask("c", 6)).toBe(0);
});

test("whoever comes back for another turn lets those who wait go first", () => {
  const turns = new Turns();
  turns.ask("a", 0);
  turns.ask("b", 1);
  turns.end("a");
  expect(turns.ask("a", 2)).toBeGreaterThan(0);
  expect(turns.ask("b", 3)).toBe(0);
});

test("an object that is gone without a word blocks nobody for good, neither with the turn nor in the queue", () => {
  const turns = new Turns();
  turns.ask("gone", 0);
  turns.ask("also gone", 1);
  expect(turns.ask("a", 4000)).toBeGreaterThan(0);
  expect(turns.ask("a", 5001)).toBe(0);
  // The turn that was lost is not ended a second time.
  turns.end("gone");
  expect(turns.ask("b", 5002)).toBeGreaterThan(0);
});
