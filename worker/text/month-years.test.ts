import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { datesIn } from "./dates.ts";
import { monthYearsIn } from "./month-years.ts";

const JUNE_2024 = 2024 * 12 + 5;

test.each([
  "June 2024",
  "Jun 2024",
  "1st June 2024",
  "June, 2024",
  "Jun-24",
  "June '24",
  "06/2024",
  "6.2024",
  "06/24",
  "06-2024",
  "12/06/2024",
  "2024-06",
  "2024-06-12",
  "12.6.24",
  "12-06-24",
  "12JUN2024",
  "12jun24",
  "prepared Jun 24",
  "Date of preparation: 06.24",
  "Revised 2024/06",
])("%s is a month and year", (words) => {
  expect(monthYearsIn(`Item ${words}.`).map(({ month }) => month)).toEqual([JUNE_2024]);
});

test.each([
  "June",
  "in 2024",
  "06.24",
  "June 24",
  "version 06.24",
  "13/2024",
  "£06/24",
  "12-2024 mg",
  "0.12.24.5",
  "version 12.6.24",
])("%s is none", (words) => {
  expect(monthYearsIn(`Item ${words} ok`)).toEqual([]);
});

test("all of them are told in their order, with where they stand", () => {
  const text = "05/2023, then 12.6.24 and March 2022";
  expect(monthYearsIn(text, 100).map(({ start, end, month }) => [text.slice(start - 100, end - 100), month])).toEqual([
    ["05/2023", 2023 * 12 + 4],
    ["12.6.24", JUNE_2024],
    ["March 2022", 2022 * 12 + 2],
  ]);
});

test("dates of a sentence are days; where only the month is given, its first", () => {
  const facts = factsOf("Signed 3 March 2024, then 4/5/2024; planned for Sept 2025.");
  const dates = facts.sentences.flatMap((sentence) => datesIn(facts, sentence));
  expect(wordsAt(facts, dates)).toEqual(["3 March 2024", "4/5/2024", "Sept 2025"]);
  expect(dates.map(({ day }) => new Date(day * 86_400_000).toISOString().slice(0, 10))).toEqual([
    "2024-03-03",
    "2024-05-04",
    "2025-09-01",
  ]);
});
