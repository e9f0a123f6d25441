import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { declaredSpans } from "./declarations.ts";
import { promotionOf } from "./promotion.ts";

const declared = (lines: string[]) => {
  const facts = baseOf(lines.join("\n"));
  return wordsAt(facts, declaredSpans(facts));
};
const SAYS = "This document is a draft.";

test.each([
  ["on top", [SAYS, "a", "b", "c", "d", "e"], [SAYS]],
  ["in the second line", ["a", SAYS, "b", "c", "d", "e"], [SAYS]],
  ["not in the third", ["a", "b", SAYS, "c", "d", "e"], []],
  ["at the foot", ["a", "b", "c", "d", "e", SAYS], [SAYS]],
  ["not in a paper of three lines", [SAYS, "a", "b"], []],
  ["not where the line names the medicine", ["This document is on Zelvorin (tavorimib).", "a", "b", "c", "d"], []],
  ["though the line below names it", [SAYS, "Zelvorin (tavorimib) works.", "b", "c", "d"], [SAYS]],
  ["not where nothing is said of the piece", ["It works.", "a", "b", "c", "d"], []],
])("a line only says what the piece is: %s", (_, lines, expected) => {
  expect(declared(lines)).toEqual(expected);
});

describe("a paper that makes no claim is no promotion, and is where it does", () => {
  const decided = (text: string, fields: Partial<SubmissionFields> = {}) =>
    promotionOf(baseOf(`${text}\n\nNorthgate Pharma Ltd`, fields));
  const FORM =
    "I certify that I have examined the final form of the Zelvorin (tavorimib) leavepiece for adults, ZEL-UK-0042.";
  const CERTIFICATE = `Certificate of approval\n\n${FORM}`;
  const NOTE = "File note\n\nA nurse asked about Zelvorin (tavorimib) tablets in adults. Note taken by A. Lee.";
  const TERMS =
    "Discount scheme for dispensing doctors\n\nZelvorin (tavorimib) tablets 40 mg: discount 25%, from pack 1.\nName of wholesaler:";
  const NAMES = ["Zelvorin", "Oldexin", "Barvexin", "Cormitrin", "Delvoxin", "Fenqorin", "Golvaxin", "Harvitrin"];
  const list = (count: number) =>
    NAMES.slice(0, count)
      .map((name, i) => `${name} (${"abcdefgh"[i]}avorimib) 40 mg tablets £ 3${i}.`)
      .join("\n");

  test.each<[string, string, string, string]>([
    ["the sheet of a signatory", CERTIFICATE, "", "information"],
    ["not without its title", FORM, "", "promotion"],
    [
      "not without its words",
      "Certificate of approval\n\nThe Zelvorin (tavorimib) leavepiece for adults.",
      "",
      "promotion",
    ],
    [
      "not one that points to prescribing information",
      CERTIFICATE,
      "Prescribing information: see overleaf",
      "promotion",
    ],
    [
      "not one with the whole statement",
      CERTIFICATE,
      "Reporting forms and information can be found here.",
      "promotion",
    ],
    ["not one that compares results", CERTIFICATE, "It cut migraine days by 40%, ZEL-UK-0043.", "promotion"],
    ["not one that urges use", CERTIFICATE, "Prescribe Zelvorin, ZEL-UK-0043.", "promotion"],
    ["a note for the files", NOTE, "", "information"],
    ["not one to a doctor", NOTE, "Dear Dr Hill", "promotion"],
    ["terms of trade", TERMS, "", "information"],
    ["terms with a letter in a name", TERMS, "Penicillin V 250 mg, 28 capsules. Factor V 5 ml.", "information"],
    ["not terms that compare", TERMS, "Zelvorin v placebo", "promotion"],
    ["not terms that compare results", TERMS, "It cut migraine days by 40%.", "promotion"],
    ["not terms that urge use", TERMS, "Try Zelvorin.", "promotion"],
    ["not terms that pitch", TERMS, "Zelvorin will save beds.", "promotion"],
    ["not one term of trade", list(1), "Ask a wholesaler.", "promotion"],
    ["nor one for two medicines", list(2), "Ask a wholesaler.", "promotion"],
    ["one for three", list(3), "Ask a wholesaler.", "information"],
    ["not three without a term", list(3), "Ask us.", "promotion"],
    ["not seven", list(7), "Ask us.", "promotion"],
    ["eight", list(8), "Ask us.", "information"],
    ["not seven codes of packs", list(1), "PIP code: 400-1000\n".repeat(7), "promotion"],
    ["eight codes of packs", list(1), "PIP code: 400-1000\n".repeat(8), "information"],
    [
      "not a picture of its use",
      "The office of Zelvorin (tavorimib) is open.",
      "[Image: adults with migraine]",
      "promotion",
    ],
  ])("%s", (_, text, more, kind) => {
    expect(decided(`${text}\n${more}`).kind).toBe(kind);
  });

  test("a use in a heading is a use", () => {
    expect(decided("Zelvorin (tavorimib) for adults with migraine").reason).toContain("with its use");
  });

  test("what goes beyond a question counts only in a reply", () => {
    const more = (words: string) => decided(`Thank you for your enquiry about Zelvorin (tavorimib).\n${words}`);
    const count = (words: string) => more(words).beyondTheQuestion.length;
    expect(count("A representative will call you.")).toBe(1);
    expect(count("A representative at no time will call you.")).toBe(0);
    expect(count("Account managers nor anybody else will call you.")).toBe(0);
    expect(count("Do not hesitate to try it.")).toBe(1);
    expect(count("Did you know")).toBe(1);
    expect(more("A representative will call you.").reason).toContain("beyond the question");
    const told = { context: "Sent in reply to a question." };
    expect(decided("Zelvorin (tavorimib) is here.\nA representative will call you.", told).kind).toBe("information");
    expect(more("It is simply the best.\nAnn Lee, account manager").reason).not.toContain("beyond");
  });

  test("what the user says or what the whole text is needs no other sign", () => {
    expect(decided("Zelvorin (tavorimib) for adults.", { materialType: "internal-briefing" }).kind).toBe("internal");
    const career =
      "Ann Lee\nExperience\nNurse for Zelvorin (tavorimib) tablets in adults with migraine\nEducation\nSkills";
    expect(decided(career).kind).toBe("recruitment");
  });

  test("what the licence asks for neither urges nor pitches", () => {
    const isAsked = (words: string) =>
      decided(`Educational booklet, required by the licence\n\nZelvorin (tavorimib) 40 mg capsules. ${words}`)
        .askedByLicence;
    expect(isAsked("They are blue.")).toBe(true);
    expect(isAsked("Prescribe Zelvorin today.")).toBe(false);
    expect(isAsked("Zelvorin will save beds.")).toBe(false);
  });
});
