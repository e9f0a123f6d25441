import { expect, test } from "vitest";
import {
  formatDateTime,
  formatDay,
  formatElapsed,
  formatFileSize,
  formatFullDay,
  riskWords,
  shorten,
} from "#web/lib/format.ts";

test("risk levels read as the specification words them", () => {
  expect(["HIGH", "MEDIUM", "LOW", "NO_RISK", "?"].map(riskWords)).toEqual([
    "high risk",
    "medium risk",
    "low risk",
    "approved",
    "assessed",
  ]);
});

test("file names are cut at 20 characters with an ellipsis", () => {
  expect(shorten("a".repeat(20), 20)).toBe("a".repeat(20));
  expect(shorten("a".repeat(21), 20)).toBe(`${"a".repeat(20)}…`);
});

test("sizes have two decimals in megabytes, and small files are never 0.00; times and dates are British", () => {
  expect([1_310_720, 104_858, 5_000, 312].map(formatFileSize)).toEqual(["1.25 MB", "0.10 MB", "4.9 kB", "312 bytes"]);
  expect([formatElapsed(7_400), formatElapsed(750_000)]).toEqual(["0:07", "12:30"]);
  expect(formatFullDay(Date.UTC(2026, 10, 28, 12) / 1000)).toBe("Saturday 28 November 2026");
  expect(formatDay("2026-12-01T00:00:00.000Z")).toBe("1 December");
  expect(formatDateTime("2026-11-20T12:05:00.000Z")).toMatch(/20 November 2026/);
});
