import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { callTargetsOf } from "./call-targets.ts";

const HEAD = "Briefing for representatives: Zelvorin (tavorimib) 40 mg tablets\n\n";
const targets = (text: string) => callTargetsOf(baseOf(HEAD + text)).map(({ perYear }) => perYear);

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
    ["a rhythm in the fourth sentence after", "Call on every doctor. One. Two. Three. Then weekly.", [52]],
    ["a rhythm far below", "Call on every doctor. One. Two. Three. Four. Then weekly.", []],
    ["a rhythm of another line", "Call on every doctor.\nThen weekly.", []],
    ["a rhythm of nobody", "Call on us. Then weekly.", []],
    [
      "a rhythm in twelve words",
      "Call on every doctor. Then one two three four five six seven eight nine ten weekly.",
      [52],
    ],
    [
      "a rhythm among many words",
      "Call on every doctor. Then one two three four five six seven eight nine ten eleven weekly.",
      [],
    ],
    ["face to face", "Be face to face with each twice a month.", [24]],
    ["in front of", "Be in front of every GP six times a year.", [6]],
    ["to see", "See the consultant six times a year.", [6]],
    ["an appointment", "Six appointments a year with him.", [6]],
    ["a frequency", "Call frequency of six a year.", [6]],
    ["doctors that are seen", "Doctors are seen six times a year.", [6]],
    ["a name of a list", "A drop-in on each name twice a month.", [24]],
    ["a name beside its calls", "Calls are due.\nSix times with each target every year.", [6]],
    ["a name without calls", "Mugs are due.\nSix times with each target every year.", []],
    ["a name far from its calls", "Calls are due.\nOne.\nTwo.\nThree.\nSix times with each target every year.", []],
    ["a name before its calls", "Six times with each target every year.\nOne.\nThen calls are due.", [6]],
    ["contacts in person", "Make contacts in person six times a year with each doctor.", [6]],
    ["of this many or that", "Visit each GP six or eight times a year.", [8]],
    ["a number of doctors is none of calls", "Visit 30 doctors six times a year.", [6]],
    ["only of doctors", "Visit the 30 doctors in a year.", []],
    ["each year", "Visit each GP six times each year.", [6]],
    ["over the year", "Visit each GP six times over the year.", [6]],
    ["annually", "Visit each GP six times annually.", [6]],
    ["a fortnight", "Visit each GP once a fortnight.", [26]],
    ["every week", "Visit each GP every week.", [52]],
    ["in 12 months", "Visit each GP six times in 12 months.", [6]],
    ["a quarter without a number", "Visit each GP in the quarter.", []],
    ["by a month", "Visit each GP six times before March.", [6]],
    ["calls by a day", "Make six calls by Easter.", [6]],
    ["not by a person", "Six visits by doctors were made.", []],
    ["not of things by a day", "Visit six shops by Easter.", []],
    ["every other week", "Visit the doctor every other week.", [26]],
    ["each Monday", "Visit the doctor each Monday.", [52]],
    ["on each until a day", "Aim at visits: six on every cardiologist until June.", [6]],
    ["on each, as calls", "Aim at six calls with each consultant before the end of May.", [6]],
    ["on each in this half", "Aim at six calls on every named doctor this half.", [6]],
    ["on each from now", "Aim at six calls to each nurse between now and May.", [6]],
    ["on each without a day", "Aim at six calls on every doctor.", []],
    ["on each too often", "Aim at 30 calls on every doctor this half.", []],
    ["on each just not", "Aim at 29 calls on every doctor this half.", [29]],
    ["in front of anybody", "Be in front of each partner six times a year.", [6]],
    ["monthly", "Visit each GP monthly.", [12]],
    ["quarterly", "Visit each GP with two calls quarterly.", [8]],
    ["yearly", "Make six visits yearly to each GP.", [6]],
    ["per year", "Make six calls per year on the GP.", [6]],
    ["this year", "Make six calls this year on the GP.", [6]],
    ["one visit a quarter", "Make one visit a quarter to each GP.", [4]],
    ["details", "Six details a year with the GP.", [6]],
    ["so many each", "GPs have visits, six each, in a year.", [6]],
    ["every so many weeks of a cycle", "Visit each GP in every 4 week cycle.", [13]],
    ["not every so many days", "Visit each GP every ten to twelve days.", []],
    ["every fortnight", "Visit the GP every fortnight.", [26]],
    ["each week", "Visit the GP each week.", [52]],
    ["a call a month", "Make a call a month on the GP.", [12]],
    ["eight or six", "Visit each GP eight or six times a year.", [8]],
    ["six to a dozen", "Visit each GP six to a dozen times a year.", [6]],
    ["every Wednesday", "Visit the doctor every Wednesday.", [52]],
    ["every second month", "Visit the doctor every second month.", [6]],
    ["not a last Friday", "Visit the doctor every last Friday.", []],
    ["not a last month", "Visit the doctor every last month of a term.", []],
    ["not every other season", "Visit the doctor every other autumn.", []],
    ["not for so many weeks", "Visit each GP for six weeks.", []],
    ["not so many doctors", "Visit every 6 doctors in some weeks.", []],
    ["a number far before its period", `Visit with six calls ${"and so ".repeat(5)}on a year.`, [6]],
    ["not a number too far before it", `Visit with six calls ${"and so ".repeat(6)}a year.`, []],
    ["a rhythm on a list", "Call on all on your list. Then monthly.", [12]],
    ["not a rhythm of mugs", "Send a mug to every doctor. Then weekly.", []],
    ["not what happens to those who are called on", "Call on every doctor. He is paid six times a year.", []],
    ["a name two lines from its calls", "Calls are due.\nOne.\nSix times with each target every year.", [6]],
    ["not a name three lines after them", "Calls are due.\nOne.\nTwo.\nSix times with each target a year.", []],
    ["not a name three lines before them", "Six times with each target a year.\nOne.\nTwo.\nCalls are due.", []],
    ["contacts face to face", "Make contacts face to face six times a year with doctors.", [6]],
    ["contact in person", "Contact doctors in person six times a year.", [6]],
    ["contact with every one", "Contact every doctor six times a year.", [6]],
    ["visits by a day", "Make six visits by Easter to GPs.", [6]],
    ["not within a month", "Make six calls in May on doctors.", []],
    ["on each before a season", "Aim at six calls with each consultant before the coming summer.", [6]],
    ["for each", "Aim at six calls for each consultant by May.", [6]],
    ["on each this quarter", "Aim at visits: six on every doctor this quarter.", [6]],
    ["on each this year", "Aim at visits: six on every doctor this year.", [6]],
    ["on each, after others", "With each doctor in town make six calls per nurse by May.", [6]],
    ["not of doctors whom each knows", "Call the six doctors each nurse knows by May.", []],
    ["not on all together", "Before May, calls: six with doctors.", []],
    ["not on each in a month", "Aim at six calls on every doctor in May.", []],
    ["not by car", "Aim at six calls on every doctor by car.", []],
    ["not by the bridge", "Aim at six calls on every doctor by the bridge.", []],
    ["on a person seven words on", "Aim at six calls on every big and busy and kind doctor by May.", [6]],
    ["not on one eight words on", "Aim at six calls on every very big and busy and kind doctor by May.", []],
    ["on no person", "Aim at six calls on every good and nice and old town this half.", []],
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
    ["visits that doctors ask for", "The doctor asks for a visit six times a year."],
    ["what pays", "Bonus calls of six a year."],
    ["calls a day in all months", "Make eight calls a day in every month."],
    ["calls and contacts together", "Make six calls and contacts a year with doctors."],
    ["group meetings with each", "Calls are due.\nA group meeting six times a year with each target."],
    ["what must not be more", "Visits to a doctor must not be more than three a year."],
    ["a ceiling of four", "At most four calls a year on any doctor."],
    ["a limit", "The limit is three calls a year on any doctor."],
    ["what is not to be exceeded", "Do not exceed three calls a year on any doctor."],
    ["what must not be", "It must not be over three calls a year on any doctor."],
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
    ["a week", "Doctor   Visits per week\nDr Hill   1", [52]],
    ["a month", "Name | Visits/month\nDr Hill | 2", [24]],
    ["a quarter", "Name | Visits in Q1\nDr Hill | 2", [8]],
    ["a cycle", "Name | Visits in cycle 2\nDr Hill | 2", [2]],
    ["a year by its number", "Name | Visits 2025\nDr Hill | 6", [6]],
    ["a range of months", "Name | Visits Jan to Jun\nDr Hill | 6", [6]],
    ["at least so many", "Name | Visits a year\nDr Hill | at least 6", [6]],
    ["a row without a number", "Name | Visits a year\nDr Hill | none\nDr Dale | 6", [6]],
    ["in the first column that counts calls", "Name | Mugs | Visits a year\nDr Hill | 9 | 6", [6]],
    ["not in the column of names", "Names to visit a year | Mugs\n7 | 9", []],
    ["not of one column", "Doctor visits a year\n8", []],
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
