import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { callTargetsOf } from "./call-targets.ts";

const HEAD = "Briefing for representatives: Zelvorin (tavorimib) 40 mg tablets\n\n";
const targets = (text: string) => callTargetsOf(factsOf(HEAD + text)).map(({ perYear }) => perYear);

describe("calls a year on one person", () => {
  test.each([
    ["so many a year", "See every doctor with six calls a year.", [6]],
    ["so many a month", "Call on each GP twice a month.", [24]],
    ["once a quarter", "Visit each GP once a quarter.", [4]],
    ["every month", "Visit each GP every month.", [12]],
    ["weekly", "Visit each GP weekly.", [52]],
    ["fortnightly", "Visit each GP fortnightly.", [26]],
    ["every so many weeks", "Visit each GP every six weeks.", [9]],
    ["every so many months", "Visit each GP every 3 months.", [4]],
    ["the most of two numbers", "Visit each GP 4 to 6 times a year.", [6]],
    ["a weekday", "Visit the doctor every Friday.", [52]],
    ["every second weekday", "Visit the doctor every second Friday.", [26]],
    ["every other month", "Visit the doctor every other month.", [6]],
    ["a day within the year", "Visit each GP six times by Christmas.", [6]],
    ["on each by a day", "Aim at visits: five per GP by Easter.", [5]],
    ["a rate without a period", "Call rate: 8", [8]],
    ["a cycle", "Visit each GP twice in the cycle.", [12]],
    ["then in a rhythm", "Call on every doctor. Then fortnightly.", [26]],
  ])("%s", (_, text, expected) => {
    expect(targets(text)).toEqual(expected);
  });
});

describe("no target", () => {
  test.each([
    ["calls a working day", "Make eight calls per day on doctors."],
    ["a ceiling of up to four", "Make no more than three calls a year on any doctor."],
    ["calls that were asked for", "Answer requested visits to a doctor six times a year."],
    ["meetings", "Invite each doctor to group meetings six times a year."],
    ["contacts of any kind", "Make six contacts a year with your lists."],
    ["sales meetings", "Call the sales team meetings twice a month."],
  ])("%s", (_, text) => {
    expect(targets(text)).toEqual([]);
  });

  test("a ceiling above four is a target", () => {
    expect(targets("Make no more than six calls a year on any doctor.")).toEqual([6]);
  });

  test("requested calls left out, the others are counted", () => {
    expect(targets("Visit each GP six times a year, excluding requested visits.")).toEqual([6]);
  });
});

describe("in a table", () => {
  test.each([
    ["with its period in the column", "Doctor   Calls per year\nDr Hill   8\nDr Dale   3", [8, 3]],
    ["with its period over the table", "Plan for this quarter\nGPs   Visits\nTier A   2 to 3", [12]],
    ["in words", "Doctor | Calls per month\nDr Hill | two", [24]],
    ["within a range of dates", "Doctor   Calls by Christmas\nDr Hill   6 calls", [6]],
    ["half a year", "Doctor   Calls per half\nDr Hill   4", [8]],
    ["not without a period", "Doctor   Calls\nDr Hill   8", []],
    ["not what was done", "Doctor   Calls made per year\nDr Hill   8", []],
    ["not of things", "Region   Calls per year\nNorth   8", []],
    ["up to the first row of another form", "Doctor   Calls per year\nDr Hill   8\nNotes\nDr Dale   3", [8]],
  ])("%s", (_, text, expected) => {
    expect(targets(text)).toEqual(expected);
  });

  test("at most twelve rows", () => {
    const rows = Array.from({ length: 14 }, () => "Dr Hill   8").join("\n");
    expect(targets(`Doctor   Calls per year\n${rows}`)).toHaveLength(12);
  });
});
