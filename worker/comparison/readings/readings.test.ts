import { expect, test } from "vitest";
import { amountsIn } from "./amounts.ts";
import { datesIn } from "./dates.ts";
import { ageGroupsIn } from "./groups.ts";
import { agree, schedulesIn } from "./schedules.ts";
import { valuesIn } from "./values.ts";

const amounts = (text: string) => amountsIn(text).map(({ value, unit }) => `${value} ${unit}`);
const rates = (text: string) => schedulesIn(text).map(({ perDay }) => perDay);
const ages = (text: string) => ageGroupsIn(text).map(({ from, to }) => [from, to]);

test.each([
  ["0.5 g", ["500 mg"]],
  ["250 micrograms", ["0.25 mg"]],
  ["1,000 mg", ["1000 mg"]],
  ["350 to 1000 micrograms", ["0.35 mg", "1 mg"]],
  ["500 mg/m2 of body surface", ["500 mg/m2"]],
  ["20 mg caffeine citrate per kg body weight", ["20 mg/kg"]],
  ["one drop", ["1 drop"]],
  ["seven to nine tablets", ["7 tablet", "9 tablet"]],
  ["30 ml/min", ["30 ml/min"]],
  ["section 4.2, page 20", []],
])("amounts of “%s”", (text, expected) => {
  expect(amounts(text)).toEqual(expected);
});

test.each([
  ["once daily", [1]],
  ["twice a day", [2]],
  ["every 8 hours", [3]],
  ["3 times daily", [3]],
  ["every other day", [0.5]],
  ["every seven days", [0.1429]],
  ["once weekly", [0.1429]],
  ["at intervals of one month", [0.03571]],
])("how often “%s” is", (text, expected) => {
  expect(rates(text)).toEqual(expected);
});

test.each([
  ["seven days", "7 days"],
  ["nine to eleven weeks", "9 to 11 weeks"],
])("“%s” is as long as “%s”", (inWords, inFigures) => {
  const keys = (text: string) => valuesIn(text).map(({ kind, key }) => [kind, key]);
  expect(keys(inWords)).toEqual(keys(inFigures));
  expect(keys(inWords)).not.toEqual([]);
});

test("a number within a word is none", () => {
  expect(valuesIn("as written weeks ago")).toEqual([]);
});

test("“daily” without a number keeps to any number of times a day", () => {
  const [vague] = schedulesIn("60 mg daily");
  const [twice] = schedulesIn("twice daily");
  const [weekly] = schedulesIn("once weekly");
  if (!vague || !twice || !weekly) throw new Error("Not read");
  expect([agree(vague, twice), agree(twice, vague), agree(vague, weekly)]).toEqual([true, true, false]);
});

test.each([
  ["adults", [[18, 200]]],
  ["children aged 6 to 17 years", [[6, 18]]],
  ["adolescents aged 12 years and over", [[12, 200]]],
  ["children below 6 years of age", [[0, 6]]],
  ["infants younger than 6 months of age", [[0, 0.5]]],
  ["children (< 18 years)", [[0, 18]]],
  ["patients (≥ 65 years)", [[65, 200]]],
  ["treatment for 2 years", []],
])("the ages of “%s”", (text, expected) => {
  expect(ages(text)).toEqual(expected);
});

test("dates in words and in figures are the same month", () => {
  expect(
    new Set(datesIn("March 2026; 12 March 2026; 03/2026; 12/03/2026; 12-Mar-2026").map(({ month }) => month)).size,
  ).toBe(1);
});
