import { describe, expect, test } from "vitest";
import { amountsIn, dosingOf, intervalsIn, timesDaily } from "./dosing.ts";

describe("times a day", () => {
  test.each([
    ["once daily", [1]],
    ["one tablet at night", [1]],
    ["in the morning", [1]],
    ["twice a day", [2]],
    ["every twelve hours", [2]],
    ["three times a day", [3]],
    ["every 8 hours", [3]],
    ["every six hours", [4]],
    ["every four hours", [6]],
    ["as needed", []],
  ])("%s", (text, expected) => {
    expect(timesDaily(text)).toEqual(expected);
  });
});

describe("amounts", () => {
  test.each([
    ["40 mg", [{ value: 40, unit: "mg" }]],
    [
      "20 to 40 mg",
      [
        { value: 20, unit: "mg" },
        { value: 40, unit: "mg" },
      ],
    ],
    ["500 mcg", [{ value: 500, unit: "microgram" }]],
    [
      "10 IU and 20 units",
      [
        { value: 10, unit: "unit" },
        { value: 20, unit: "unit" },
      ],
    ],
    ["two soft capsules", [{ value: 2, unit: "capsule" }]],
    ["half a tablet, or one tablet", [{ value: 1, unit: "tablet" }]],
    ["2 mg/kg", []],
    ["100 ml of water", []],
  ])("%s", (text, expected) => {
    expect(amountsIn(text)).toEqual(expected);
  });
});

describe("days between doses", () => {
  test.each([
    ["every week", [7]],
    ["every other day", [2]],
    ["every second month", [60]],
    ["every four weeks", [28]],
    ["once a fortnight", [14]],
    ["once-monthly", [30]],
    ["two injections a year", [182.5]],
    ["twice-yearly", [182.5]],
    ["a single dose each year", [365]],
    ["an annual infusion", [365]],
    ["six-monthly injections", [180]],
    ["quarterly infusions", [90]],
    ["three-monthly doses", [90]],
    ["monthly doses", [30]],
    ["weekly doses", [7]],
    ["one dose a week", [7]],
    ["one dose a month", [30]],
    ["annually doses", [365]],
    ["yearly infusions", [365]],
    ["every year", [365]],
    ["with food", []],
  ])("%s", (text, expected) => {
    expect([...new Set(intervalsIn(text))].sort()).toEqual(expected);
  });
});

test("the most of each unit, the longest treatment and the shortest time apart", () => {
  expect(
    dosingOf("Take 20 mg, then 40 mg twice a day for up to 2 weeks, at most 10 days, at least 6 hours apart."),
  ).toMatchObject({
    most: { mg: 40 },
    daily: [2],
    longest: 14,
    apart: 6,
  });
  expect(dosingOf("Do not repeat within 2 days; wait 12 hours.").apart).toBeCloseTo(12);
  expect(dosingOf("Take with food.")).toEqual({ most: {}, daily: [], every: [], longest: null, apart: null });
});
