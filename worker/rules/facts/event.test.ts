import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf } from "#worker/test/told.ts";

const HEAD = "Northgate Pharma Ltd\n\n";
const event = (text: string, fields: Partial<SubmissionFields> = {}) => factsOf(HEAD + text, fields).event;
const rows = (text: string) => event(text).agenda.map(({ kind, startsAt, minutes }) => [kind, startsAt / 60, minutes]);

describe("a programme", () => {
  test.each([
    [
      "by the clock",
      "09:00 - 10:30 Talk on migraine\n10:30 - 11:00 Coffee",
      [
        ["education", 9, 90],
        ["meal", 10.5, 30],
      ],
    ],
    [
      "a row ends where the next begins",
      "09:00 Talk on migraine\n10:00 Coffee",
      [
        ["education", 9, 60],
        ["meal", 10, null],
      ],
    ],
    [
      "with minutes that are told",
      "09:00 Talk on migraine (45 minutes)\n10:00 Coffee",
      [
        ["education", 9, 45],
        ["meal", 10, null],
      ],
    ],
    [
      "in the afternoon",
      "12.30pm Lunch\n2pm Discussion of cases",
      [
        ["meal", 12.5, 90],
        ["discussion", 14, null],
      ],
    ],
    [
      "after midnight",
      "11pm Jazz\n12am Close",
      [
        ["leisure", 23, null],
        ["other", 0, null],
      ],
    ],
    [
      "from noon on without a word of it",
      "11.00 Talk on migraine\n1.00 Lunch",
      [
        ["education", 11, 120],
        ["meal", 13, null],
      ],
    ],
    [
      "in one line",
      "09:00 Registration; 09:30 Talk on migraine",
      [
        ["other", 9, 30],
        ["education", 9.5, null],
      ],
    ],
    [
      "at noon and at midnight by their letters",
      "12pm Lunch\n12.30 am Close",
      [
        ["meal", 12, null],
        ["other", 0.5, null],
      ],
    ],
    [
      "no longer than five hours by the clock of the next row",
      "09:00 Talk on migraine\n14:00 Coffee",
      [
        ["education", 9, 300],
        ["meal", 14, null],
      ],
    ],
    [
      "before noon and after it by letters",
      "9am - 10am Talk on migraine\n11am Coffee\n1pm Close",
      [
        ["education", 9, 60],
        ["meal", 11, 120],
        ["other", 13, null],
      ],
    ],
    [
      "up to midnight",
      "13:00 Lunch\n24:00 Close",
      [
        ["meal", 13, null],
        ["other", 0, null],
      ],
    ],
    [
      "over midnight, whose length nothing tells",
      "11pm - 1am Jazz\n1.30am Close",
      [
        ["leisure", 23, null],
        ["other", 1.5, null],
      ],
    ],
    [
      "of no length, up to the next row",
      "9:00 - 9:00 Talk on migraine\n10:00 Coffee",
      [
        ["education", 9, 60],
        ["meal", 10, null],
      ],
    ],
    [
      "not from noon on where it goes back too far",
      "14:00 Talk on migraine\n1:00 Close",
      [
        ["education", 14, null],
        ["other", 1, null],
      ],
    ],
    [
      "not over the night",
      "Friday\n09:00 Talk on migraine\nSaturday\n10:00 Coffee",
      [
        ["education", 9, null],
        ["meal", 10, null],
      ],
    ],
    [
      "with minutes told far behind the title",
      `09:00 Talk on migraine ${"and so ".repeat(25)}(45 minutes)\n10:00 Coffee`,
      [
        ["education", 9, 45],
        ["meal", 10, null],
      ],
    ],
    [
      "not with those of a paragraph",
      `09:00 Talk on migraine ${"and so ".repeat(45)}(45 minutes)\n10:00 Coffee`,
      [
        ["education", 9, 60],
        ["meal", 10, null],
      ],
    ],
    [
      "not of doses",
      "Prescribing information\nIndication: gout. Dosage: one. Side effects: nausea.\n09:00 One tablet\n21:00 One tablet",
      [],
    ],
    ["not in prescribing information or references", "References\n09:00 Talk on migraine\n10:00 Coffee", []],
    ["a single row is none", "09:00 Talk on migraine", []],
    ["a number without a clock is none", "9 Talk on migraine\n10 Coffee", []],
    ["an hour of no day is none", "25:00 Talk on migraine\n26:00 Coffee", []],
  ])("%s", (_, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  test.each([
    ["Golf at the links", "leisure"],
    ["An evening at the theatre", "leisure"],
    ["Tavorel in theatre: a film", "education"],
    ["Sunset cruise and dinner", "leisure"],
    ["Lecture: golf and the spine", "education"],
    ["Dinner", "meal"],
    ["Case studies over lunch", "education"],
    ["Registration and coffee", "meal"],
    ["Arrival", "other"],
    ["Workshop", "discussion"],
    ["Pain in practice", "education"],
  ])("%s is %s", (title, kind) => {
    expect(rows(`09:00 ${title}\n10:00 Close`)[0]?.[0]).toBe(kind);
  });

  test("minutes are added up by kind", () => {
    const text = "09:00 Talk on migraine\n10:00 Coffee\n10:30 Talk on pain\n11:00 Close";
    expect(event(text).minutes).toEqual({ education: 90, discussion: 0, meal: 30, leisure: 0, other: 0 });
  });
});

const DAY = "Saturday in Leeds, where all of us are to meet at the old mill again";

describe("nights", () => {
  test.each([
    ["as told", "Two nights at the hotel.", 2],
    ["overnight", "An overnight stay.", 1],
    ["not without one", "There is no overnight stay.", 0],
    [
      "between two days of a programme",
      "Friday\n09:00 Talk on migraine\n10:00 Coffee\nSaturday\n09:00 Talk on pain\n10:00 Close",
      1,
    ],
    ["none where a row names a day", "09:00 Talk on pain\n10:00 Saturday clinics", 0],
    ["none where a speaker stands between", "09:00 Talk on pain\nBy Ann Lee\n10:00 Coffee", 0],
    ["after a line of 59 characters on the day", `09:00 Pain\n${DAY.slice(0, 59)}\n10:00 Coffee`, 1],
    ["not after one of 60", `09:00 Pain\n${DAY.slice(0, 60)}\n10:00 Coffee`, 0],
    ["none in one day", "Friday\n09:00 Talk on migraine\n10:00 Coffee", 0],
  ])("%s", (_, text, expected) => {
    expect(event(text).nights).toBe(expected);
  });
});

describe("a meeting", () => {
  test.each([
    ["to be noted", "Save the date: an evening on migraine.", {}, true],
    ["that invites", "You are invited to our masterclass.", {}, true],
    ["with a programme of three rows", "09:00 Pain\n10:00 Sleep\n11:00 Close", {}, true],
    ["not with two", "09:00 Pain\n10:00 Close", {}, false],
    ["as the user says", "Pain and sleep.", { materialType: "meeting-invitation" } as const, true],
    ["not as the user says otherwise", "Pain and sleep.", { materialType: "detail-aid" } as const, false],
    ["to which one is asked", "You are cordially invited to Leeds.", {}, true],
    ["by its nights", "Two nights in our hotel.", {}, true],
    ["not in the references", "References\n1. Save the date. Lancet 2021;3:1-9.", {}, false],
    [
      "not in prescribing information",
      "Prescribing information\nIndication: gout. Dosage: save the date. Side effects: nausea.",
      {},
      false,
    ],
    ["not a leaflet", "Pain and sleep.", {}, false],
  ])("%s", (_, text, fields, expected) => {
    expect(event(text, fields).isEvent).toBe(expected);
  });

  test("with the title of one is a meeting when two things say so", () => {
    const titled = (signs: string) => factsOf(`Leeds Migraine Symposium 2025\n\n${signs}`).event.isEvent;
    expect(titled("Organised by the hospital. Faculty of four.")).toBe(true);
    expect(titled("Faculty of four.")).toBe(false);
    const below = (lines: number) =>
      factsOf(`${"It is blue.\n".repeat(lines)}Leeds Migraine Symposium 2025\nSpeakers: four. Faculty: two.`).event
        .isEvent;
    expect(below(2)).toBe(true);
    expect(below(3)).toBe(false);
  });

  test.each([
    ["of paid advisers", "You are invited. Advisers get a fee.", true],
    ["of advisers", "You are invited to join our advisory board.", true],
    ["of a council", "You join our customer council.", true],
    ["of so many", "Your eight advisers meet.", true],
    ["by its heading", "Advisory board\n\nIt is blue.", true],
    ["not one of which a report is made", "Here for you is the report of an advisory board.", false],
    ["not one that paid", "Your speaker had fees from an advisory board.", false],
    ["not that of a health body", "You know the formulary committee and its advisory board.", false],
    ["not advice of others", "An advisory board was held.", false],
    ["not a speaker's interests", "Declaration of interests: your speaker sits on an advisory board.", false],
  ])("%s", (_, text, expected) => {
    expect(event(text).isAdvisory).toBe(expected);
  });
});
