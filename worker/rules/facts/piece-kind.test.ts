import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf } from "#worker/test/told.ts";
import { isToldInternal } from "./own-papers.ts";
import { openingKind, openingOf, type PieceKind } from "./piece-kind.ts";

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

const BRIEF = "For representatives only\nZelvorin";
const ARTWORK = "Artwork follows\nZelvorin\nPrescribing information: see below";
const OVERSEEN = "The research ethics committee has approved it. Chief investigator: Dr Hill.";

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
    ["what is marked so at its foot", "Dear Ottilie\nZelvorin\nInternal and agency correspondence.", {}, "internal"],
    ["a recording of the sales training", "Recording of the sales training of 5 May\nZelvorin", {}, "internal"],
    ["a recording of the team", "Transcript of recorded regional team meeting\nZelvorin", {}, "internal"],
    ["a record of approval", "NORTHGATE LTD: MATERIALS APPROVAL RECORD\nZelvorin panel", {}, "internal"],
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
    [
      "an order that says that artwork follows, without it",
      "Print order\nArtwork follows\nOf Zelvorin",
      {},
      "internal",
    ],
    ["not an order that compares results", "Print order\nIt cut migraine days by 40%", {}, null],
    [
      "not an order with prescribing information",
      "Print order\nPrescribing information\nIndication: gout. Dosage: one daily. Side effects: nausea.",
      {},
      null,
    ],
    [
      "not an order with the whole statement",
      "Print order\nReporting forms and information can be found at www.mhra.gov.uk.",
      {},
      null,
    ],
    ["not an order that urges use", "Print order\nZelvorin (tavorimib) tablets: choose Zelvorin today.", {}, null],
    ["a briefing that the user calls a leavepiece", BRIEF, { materialType: "detail-aid" }, "internal"],
    [
      "a leavepiece of which the user says so",
      "Ours",
      { materialType: "detail-aid", context: "Internal." },
      "internal",
    ],
    ["a leavepiece as the user chose", "Zelvorin in practice", { materialType: "detail-aid" }, null],
    ["not a briefing that seems one and carries artwork", `Briefing note\n${ARTWORK}`, {}, null],
    ["such a one as the user chose", `Briefing note\n${ARTWORK}`, { materialType: "internal-briefing" }, "internal"],
    ["what speaks to the team", "Team voicemail, Monday\nYour targets are set.", {}, "internal"],
    ["not what speaks to it and goes to doctors", "Team voicemail, Monday\nTo: all GPs", {}, null],
    ["nor as the user says", "Team voicemail, Monday", { context: "Sent to two doctors." }, null],
    ["nor with a way out of a list", "Team voicemail, Monday\nUnsubscribe: www.northgate.example", {}, null],
    ["a career", "Ann Lee\nExperience\nNurse\nEducation\nLeeds\nSkills\nCare", {}, "recruitment"],
    ["not a cream to apply", "Apply the cream by day", {}, null],
    ["for payers a briefing still", BRIEF, { audience: "payers" }, "internal"],
    ["not for payers alone", "Advance budget notification\nFor use by account managers", {}, "internal"],
    ["a contract within the first words", `${"So we go on. ".repeat(16)}\nOur agreement between two`, {}, "agreement"],
    ["not a contract far down", `${"So we go on. ".repeat(24)}\nOur agreement between two`, {}, null],
    ["not a meeting between parties", "A meeting between Heathland Pharma Ltd and Dr Hill", {}, null],
    ["not a call to doctors", `Take part in a study\n${OVERSEEN}`, {}, null],
    ["not a call for nobody", `A study of migraine\n${OVERSEEN}`, { audience: "patients" }, "for-public"],
    ["not a call that no committee saw", "Take part in a study\nSponsor: us", { audience: "patients" }, "for-public"],
    [
      "for those who were prescribed it",
      "You have been prescribed Zelvorin (tavorimib)\nTake one.",
      {},
      "for-patients",
    ],
    ["not where professionals are told so", "For health professionals\nYou have been prescribed Zelvorin", {}, null],
    ["not where nothing bears it out", `You have been prescribed it\n${"It is blue.\n".repeat(9)}`, {}, null],
    [
      "for patients, within the first 1,500 characters",
      `Our leaflet\n${"So we go on. ".repeat(90)}\nFor adults whose doctor has prescribed it`,
      { audience: "patients" },
      "for-patients",
    ],
    [
      "not beyond them",
      `Our leaflet\n${"So we go on. ".repeat(125)}\nFor adults whose doctor has prescribed it`,
      { audience: "patients" },
      "for-public",
    ],
  ])("%s", (_, text, fields, kind) => {
    expect(opened(text, fields)).toBe(kind);
  });

  test.each<[PieceKind, string, Partial<SubmissionFields>, PieceKind | null]>([
    ["internal", BRIEF, {}, null],
    ["product-document", "Package leaflet\nZelvorin", {}, null],
    ["advance-budget", "Advance budget notification", { audience: "payers" }, null],
    ["advance-budget", "Advance budget notification", {}, null],
    ["agreement", "Consultancy agreement\nbetween Heathland Pharma Ltd and Dr Hill", {}, null],
    ["recruitment", "Job title: nurse adviser\nApply by June", {}, null],
    ["research", `Take part in a study\n${OVERSEEN}`, { audience: "patients" }, "for-public"],
  ])("a kind that the body has belied is not told again: %s", (kind, text, fields, otherwise) => {
    const { facts, words } = wordsOf(text, fields);
    expect(openingKind(words, facts, none)).toBe(kind);
    expect(openingKind(words, facts, new Set([kind]))).toBe(otherwise);
  });

  test("a piece is internal by what the user chose or said, not by how it looks", () => {
    const isTold = (fields: Partial<SubmissionFields>) => isToldInternal(factsOf("Internal briefing", fields));
    expect(isTold({ materialType: "internal-briefing" })).toBe(true);
    expect(isTold({ context: "Internal." })).toBe(true);
    expect(isTold({})).toBe(false);
    expect(isTold({ materialType: "detail-aid" })).toBe(false);
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
