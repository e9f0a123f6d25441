import { expect, test } from "vitest";
import { changesSince } from "./rule-changes.ts";

test("an older assessment is told every change of the rules since, compared as numbers", () => {
  expect(changesSince("2026.11.9")).toHaveLength(changesSince("2026.11.1").length - 1);
  expect(changesSince("2026.11.9")[0]).toContain("How serious");
});

test("one made by the newest rules, or by newer ones than are listed, is told nothing", () => {
  expect([changesSince("2026.11.30.3"), changesSince("2027.1.1")]).toEqual([[], []]);
});
