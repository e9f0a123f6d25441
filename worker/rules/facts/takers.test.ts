import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf, told } from "#worker/test/told.ts";
import { settingOf } from "./setting.ts";
import { speaksToTakers } from "./takers.ts";

const piece = (...lines: string[]) => ["Top of it", ...lines, ...Array(6).fill("It is blue."), "End of it"].join("\n");
const speaks = (text: string) => speaksToTakers(baseOf(text));
const DOCTOR = "Ask your nurse.";

describe("a piece speaks to somebody who takes a medicine", () => {
  test.each([
    "Read the leaflet.",
    "If you miss one, wait.",
    "Keep it in the fridge.",
    "Swallow it whole.",
    "Do not crush it.",
    "How to begin.",
    "It has side effects.",
    "Here is your inhaler.",
    "You will have blood tests.",
  ])("by two signs: %s", (line) => {
    expect(speaks(piece(DOCTOR, line))).toBe(true);
    expect(speaks(piece(line))).toBe(false);
  });

  test("not by one sign twice", () => {
    expect(speaks(piece(DOCTOR, "Ask your pharmacist."))).toBe(false);
  });

  test("not by its first and last line", () => {
    expect(speaks(piece().replace("Top of it", `${DOCTOR} Read the leaflet.`))).toBe(false);
    expect(speaks(piece().replace("End of it", `${DOCTOR} Read the leaflet.`))).toBe(false);
  });

  test("in six lines that name a medicine without any", () => {
    const short = (lines: number, name: string) => [name, ...Array(lines - 1).fill("It is blue.")].join("\n");
    expect(speaks(short(6, "Zelvorin (tavorimib) tablets"))).toBe(true);
    expect(speaks(short(7, "Zelvorin (tavorimib) tablets"))).toBe(false);
    expect(speaks(short(6, "Tablets"))).toBe(false);
  });
});

describe("for whom a piece is", () => {
  const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
  const setting = (text: string, fields: Partial<SubmissionFields> = {}) => settingOf(baseOf(HEAD + text, fields));
  const PATIENTS = { audience: "patients" } as const;
  const WEBSITE = { channel: "website" } as const;
  const INVESTORS = { audience: "investors" } as const;
  const FOUND = { channel: "website", context: "Shown by a search engine." } as const;
  const JOURNAL = "A journal for GPs. ";
  const OPEN = "Advertise with us.\nAnyone can read this page. ";
  /** So many characters on nothing. */
  const filler = (chars: number) =>
    "It is blue and so. "
      .repeat(99)
      .slice(0, chars - 2)
      .concat(". ");
  const PLAIN = "It is blue.\n".repeat(4);
  const MEMO =
    "Reps make the call.\nOur customers ask.\nGive no leavepiece.\nTraining is next week.\nRemember it.\nIt lasts.\nEnd";

  test.each<[string, string, Partial<SubmissionFields>, string]>([
    ["those whose doctor chose it", "Your doctor has chosen Zelvorin.\nTake it with food.", PATIENTS, "prescribed"],
    ["those whose prescriber did", "Your prescriber has chosen Zelvorin.\nTake it with food.", PATIENTS, "prescribed"],
    ["those told so within", `${PLAIN}You have been prescribed Zelvorin.\n${PLAIN}`, PATIENTS, "prescribed"],
    ["not those told so at the foot alone", `${PLAIN}${PLAIN}You have been prescribed it.`, PATIENTS, "public"],
    [
      "not those of whom prescribing information speaks",
      "Take it.\n\nPrescribing information\nIndication: gout. Dosage: for people already taking Zelvorin. Side effects: nausea.",
      PATIENTS,
      "public",
    ],
    ["not those who only love it", `${PLAIN}${PLAIN}${"Love your Zelvorin. ".repeat(3)}`, PATIENTS, "public"],
    [
      "not those who are to ask for it",
      `${"Take your Zelvorin. ".repeat(3)}Ask a nurse or a friend at home for your Zelvorin. Keep it.`,
      PATIENTS,
      "public",
    ],
    ["those with a pack, told early", `${filler(350)}Enter the code on your pack.`, PATIENTS, "prescribed"],
    ["not those told late", `${filler(480)}Enter the code on your pack.`, PATIENTS, "public"],
    ["not everyone who is written to", "Dear Ann\n\nZelvorin works.", PATIENTS, "public"],
    ["professionals as the user chose the piece", "It works.", { materialType: "detail-aid" }, "professionals"],
    ["staff by what is planned", `Call plan\n${MEMO}`, {}, "staff"],
    ["staff by whom it is to", `To all colleagues\n${MEMO}`, {}, "staff"],
    ["not staff in a post", `To all colleagues\n${MEMO}`, { channel: "social" }, "public"],
    ["staff within the first words", `${filler(200)}\nTo all colleagues\n${MEMO}`, {}, "staff"],
    ["not staff farther down", `${filler(280)}\nTo all colleagues\n${MEMO}`, {}, "professionals"],
    ["holders named early", `${filler(500)}For private shareholders.`, INVESTORS, "open-investors"],
    ["not holders named late", `${filler(700)}For private shareholders.`, INVESTORS, "investors"],
    ["the press named at once", `${filler(50)}For national newspapers.`, INVESTORS, "consumer-media"],
    ["not the press named later", `${filler(100)}For national newspapers.`, INVESTORS, "investors"],
    ["not the press, for doctors", "As on breakfast television.", {}, "professionals"],
    [
      "not newspapers that it is not for",
      "News.",
      { audience: "media", context: "Not for any of the well known and big national newspapers." },
      "journalists",
    ],
    ["readers of a private account", "It works.", { context: "On a private account." }, "public"],
    ["doctors by their journal", `${filler(400)}${JOURNAL}${OPEN}`, WEBSITE, "professionals"],
    ["not by one named late", `${filler(500)}${JOURNAL}${OPEN}`, WEBSITE, "public"],
    ["not payers by the journal of doctors", JOURNAL + OPEN, { ...WEBSITE, audience: "payers" }, "public"],
    ["not doctors alone", `${JOURNAL}${OPEN}${filler(300)}Popular with patients.`, WEBSITE, "public"],
    [
      "doctors, whatever is said late",
      `${JOURNAL}${OPEN}${filler(400)}Popular with patients.`,
      WEBSITE,
      "professionals",
    ],
    ["those behind a gate named early", `${filler(550)}Please confirm who you are.`, FOUND, "professionals"],
    ["not behind one named late", `${filler(700)}Please confirm who you are.`, FOUND, "public"],
  ])("%s", (_, text, fields, expected) => {
    expect(setting(text, fields).readers).toBe(expected);
  });

  test.each<[string, string, Partial<SubmissionFields>, boolean]>([
    ["by its audience", "Audience: everyone.", WEBSITE, true],
    ["not without a log-in on a stand", "There is no log in.", { channel: "conference" }, false],
    ["not without one at a visit", "There is no log in.", { channel: "sales" }, false],
    ["where a network is named early", `There is no log in. ${filler(500)}Wi-fi.`, { channel: "conference" }, true],
    ["not where it is named late", `There is no log in. ${filler(700)}Wi-fi.`, { channel: "conference" }, false],
    ["not as its SPC is", "The SPC opens without any log-in.", WEBSITE, false],
    ["not as another page is", "See it: visit our international collaborative public page.", WEBSITE, false],
    ["by what is said within 800 characters", `${filler(700)}Anyone can read it.`, WEBSITE, true],
    [
      "by what is said in the first third",
      `${filler(1200)}Anyone can read it. ${filler(1800)}${filler(900)}`,
      WEBSITE,
      true,
    ],
    [
      "not by what is said after it",
      `${filler(1600)}Anyone can read it. ${filler(1800)}${filler(500)}`,
      WEBSITE,
      false,
    ],
  ])("it is open: %s", (_, text, fields, isOpen) => {
    expect(setting(text, fields).openWords !== null).toBe(isOpen);
  });

  test.each([
    "Posted on his Facebook feed.",
    "On a private LinkedIn page.",
    "Part of employee advocacy.",
    "To colleagues.",
    "Hello everyone at our office.",
  ])("an employee speaks or staff are written to: %s", (context) => {
    expect(setting("It works.", { context }).employee).toBe(true);
    expect(setting("It works.", { context: "In a letter." }).employee).toBe(false);
  });

  test("readers are to comment or tag", () => {
    expect(setting("Comment or tag.").spread).toHaveLength(1);
  });

  test("a guide shows the question why it was prescribed", () => {
    const facts = baseOf(
      "PATIENT\nGUIDE\n\nWHY HAVE I BEEN\nPRESCRIBED ZELVORIN?\n\nZelvorin (tavorimib) is here.",
      PATIENTS,
    );
    expect(told(facts, settingOf(facts).prescribedWords)).toBe("WHY HAVE I BEEN\nPRESCRIBED");
  });
});
