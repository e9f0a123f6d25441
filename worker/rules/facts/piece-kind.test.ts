import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf } from "#worker/test/told.ts";
import { exemptKind, openingKind, openingOf, paperWithoutMedicine } from "./piece-kind.ts";

const NOBODY = /(?!)/;
const none: ReadonlySet<never> = new Set();

function wordsOf(text: string, fields: Partial<SubmissionFields>) {
  const facts = factsOf(text, fields);
  return { facts, words: { opening: openingOf(facts), context: facts.submission.context, text: facts.view.text } };
}
/** What a piece is by how it opens or by what the user says. */
function opened(text: string, fields: Partial<SubmissionFields> = {}) {
  const { facts, words } = wordsOf(text, fields);
  return openingKind(words, facts, none);
}
/** What a paper for professionals calls itself. */
function exempt(text: string, fields: Partial<SubmissionFields> = {}, hasClaims = false) {
  const { facts, words } = wordsOf(text, fields);
  return exemptKind(words, facts, { hasClaims: () => hasClaims, beyond: [], names: NOBODY, barred: none });
}

describe("the opening tells the kind", () => {
  test.each<[string, string, Partial<SubmissionFields>, string | null]>([
    ["a summary of product characteristics", "Summary of Product Characteristics\nZelvorin", {}, "product-document"],
    ["not a leaflet that names one", "Zelvorin\nSee the summary of product characteristics", {}, null],
    ["a notice of a cost to come", "Advance budget notification\nZelvorin", {}, "advance-budget"],
    [
      "the same for payers",
      "Advance budget notification\nFor use by account managers",
      { audience: "payers" },
      "advance-budget",
    ],
    ["a briefing", "For representatives only\nZelvorin", {}, "internal"],
    ["a briefing as the user chose", "Zelvorin", { materialType: "internal-briefing" }, "internal"],
    ["a briefing as the user says", "Zelvorin", { context: "Internal." }, "internal"],
    ["not a letter to a doctor, whatever it is marked", "Dear Dr Hill\nFor representatives only", {}, null],
    [
      "unless the user says that it is internal",
      "Dear Dr Hill\nFor representatives only",
      { context: "Internal only." },
      "internal",
    ],
    ["an order to a printer", "Print order\n2,000 copies of the leavepiece", {}, "internal"],
    [
      "not such an order that carries the artwork",
      "Print order\nArtwork follows\nZelvorin\nPrescribing information: see below",
      {},
      null,
    ],
    [
      "such an order that lists the items",
      "Print order\nArtwork follows\n• leavepiece ZEL-UK-0042\nPrescribing information",
      {},
      "internal",
    ],
    ["a contract", "Consultancy agreement\nbetween Heathland Pharma Ltd and Dr Hill", {}, "agreement"],
    ["not a contract without parties", "Our agreement on migraine\nZelvorin", {}, null],
    ["for the press", "Zelvorin in the news", { audience: "media" }, "press"],
    ["for investors", "Results for the year", { audience: "investors" }, "investor"],
    ["not for investors what calls on prescribers", "GPs: order Zelvorin today", { audience: "investors" }, null],
    ["a vacancy", "Job title: nurse adviser\nApply by June", {}, "recruitment"],
    ["not a vacancy without a way to apply", "Job title of the speaker: nurse adviser", {}, null],
    [
      "for patients who have the medicine",
      "For people who have been prescribed Zelvorin",
      { audience: "patients" },
      "for-patients",
    ],
    [
      "for patients, as the user says",
      "Living with migraine",
      { audience: "patients", context: "Given to patients taking it." },
      "for-patients",
    ],
    ["for the public", "Living with migraine", { audience: "patients" }, "for-public"],
    [
      "a call for volunteers",
      "Take part in a study\nThe research ethics committee has approved it. Chief investigator: Dr Hill.",
      { audience: "patients" },
      "research",
    ],
    [
      "not such a call that nobody oversees",
      "Take part in a study\nNo ethics committee was asked. Chief investigator: Dr Hill.",
      { audience: "patients" },
      "for-public",
    ],
    [
      "not such a call that nobody answers for",
      "Take part in a study\nThe research ethics committee has approved it.",
      { audience: "patients" },
      "for-public",
    ],
    ["a leaflet for professionals", "Zelvorin in practice", {}, null],
  ])("%s", (_, text, fields, kind) => {
    expect(opened(text, fields)).toBe(kind);
  });

  test("a kind that the body has belied is not told again", () => {
    const { facts, words } = wordsOf("For representatives only\nZelvorin", {});
    expect(openingKind(words, facts, new Set(["internal"] as const))).toBeNull();
  });

  test("the opening is the first seven lines, and 700 characters", () => {
    const lines = Array.from({ length: 9 }, (_, i) => `Line ${i + 1}`);
    expect(
      openingOf(factsOf(lines.join("\n")))
        .split("\n")
        .at(-1),
    ).toBe("Line 7");
    expect(
      openingOf(factsOf(lines.slice(0, 3).join("\n")))
        .split("\n")
        .at(-1),
    ).toBe("Line 3");
    expect(openingOf(factsOf("word ".repeat(300)))).toHaveLength(700);
  });
});

describe("a paper for professionals that keeps to its purpose", () => {
  test.each<[string, string, string | null]>([
    ["a recall", "Medicine recall: Zelvorin\nReturn the batch.", "notice"],
    ["a change of pack", "Change of pack: Zelvorin\nThe carton is blue.", "notice"],
    ["a reply", "Thank you for your enquiry\nThe dose was not studied.", "reply"],
    ["a study", "Invitation: a questionnaire\nApproved by an ethics committee.", "research"],
    ["not a study that nobody oversees", "Invitation: a questionnaire\nIt needs no ethics approval.", null],
    ["advisers", "Advisory board, May\nWe should like to hear from you.", "advisory-board"],
    ["none", "Zelvorin in practice\nIt is a tablet.", null],
    ["not a reply that is an advertisement", "Advertisement\nThank you for your enquiry", null],
    [
      "not a reply that somebody sells in",
      "Thank you for your enquiry\nIt is simply the best.\nAnn Lee, account manager",
      null,
    ],
    [
      "a reply of an account manager who does not",
      "Thank you for your enquiry\nThe price is known.\nAnn Lee, account manager",
      "reply",
    ],
  ])("%s", (_, text, kind) => {
    expect(exempt(text)).toBe(kind);
  });

  test.each<[string, string, Partial<SubmissionFields>, boolean, string | null]>([
    ["a change of pack that compares results is none", "Change of pack: Zelvorin\nThe carton is blue.", {}, true, null],
    ["a recall that compares results is one still", "Medicine recall: Zelvorin\nReturn the batch.", {}, true, "notice"],
    [
      "a letter that the user calls an agreement",
      "Zelvorin clinic\nYou will be paid.",
      { context: "Letter of agreement with a clinic." },
      false,
      "agreement",
    ],
    [
      "not one that compares results",
      "Zelvorin clinic\nYou will be paid.",
      { context: "Letter of agreement with a clinic." },
      true,
      null,
    ],
  ])("%s", (_, text, fields, hasClaims, kind) => {
    expect(exempt(text, fields, hasClaims)).toBe(kind);
  });

  test("is no reply where it goes beyond the question", () => {
    const { facts, words } = wordsOf("Thank you for your enquiry\nThe dose was not studied.", {});
    const beyond = [{ start: 0, end: 5 }];
    expect(exemptKind(words, facts, { hasClaims: () => false, beyond, names: NOBODY, barred: none })).toBeNull();
  });
});

test.each<[string, string, string | null]>([
  ["a study", "Invitation: a questionnaire\nApproved by an ethics committee.", "research"],
  ["advisers who are paid", "Advisory board, May\nThe fee is £400.", "advisory-board"],
  ["not advisers whom nobody pays", "Advisory board, May\nWe should like to hear from you.", null],
  ["neither", "Our office\nIt is open.", null],
])("a paper that names no medicine: %s", (_, text, kind) => {
  const { facts, words } = wordsOf(text, {});
  expect(paperWithoutMedicine(words, facts, none)).toBe(kind);
});
