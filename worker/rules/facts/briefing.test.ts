import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf } from "#worker/test/told.ts";
import { forwardsAdverseEvents } from "./briefing.ts";

const BODY = "Zelvorin (tavorimib) 40 mg tablets are for adults with migraine.";
const isBriefing = (opening: string, fields: Partial<SubmissionFields> = {}) =>
  factsOf(`${opening}\n\n${BODY}`, fields).briefing.isBriefing;

describe("a briefing of the company's own staff", () => {
  test.each<[string, string, Partial<SubmissionFields>]>([
    ["as the user chose", "Zelvorin in practice", { materialType: "internal-briefing" }],
    ["as the user says", "Zelvorin in practice", { context: "Training for the sales team." }],
    ["by whom it is for", "For representatives only", {}],
    ["by its name", "Field force bulletin", {}],
    ["spoken to the team", "Team voicemail, Monday", {}],
    ["by the line of readers", "To: all territory managers", {}],
    ["by what may not be done with it", "Not to be shown to customers", {}],
    ["marked", "Zelvorin in practice - INTERNAL", {}],
    ["a guide to their work", "Handbook for medical science liaisons", {}],
    ["certified as one", "Zelvorin in practice\n\nCertified as a representatives' briefing.", {}],
    ["from a manager who speaks to reps", "From: Ann Lee, sales director\n\nYour targets for Q2, reps.", {}],
    ["by how it speaks", "Reps, the targets for Q2 are set.", { channel: "sales" }],
    [
      "by how it speaks to the field, as the user says",
      "Your targets are set.",
      { channel: "sales", context: "For use by representatives." },
    ],
    ["by its readers, though about patients", "To: all territory managers", { audience: "patients" }],
    ["in its eighth line", `${"Blue\n".repeat(7)}Not to be shown to customers`, {}],
    ["examined as one", "Zelvorin in practice\n\nExamined as a briefing.", {}],
    ["by the rules of its readers", "Rules for medical liaison", {}],
    ["for payers' own callers", "For representatives only", { audience: "payers" }],
    ["to budget holders, marked and not for payers", "For representatives only\nTo: ICB chief pharmacists", {}],
    [
      "about patients, sent to staff",
      "For representatives only",
      { audience: "patients", context: "Sent to the representatives." },
    ],
    ["marked, though to surgeries", "To: practice managers\nField update INTERNAL", {}],
    ["to staff as well as to surgeries", "Field update\nTo: GPs\nTo: all territory managers", {}],
    ["for those who sell to surgeries", "To: practices account managers\nTo: all sales teams", {}],
  ])("%s", (_, opening, fields) => {
    expect(isBriefing(opening, fields)).toBe(true);
  });

  test.each<[string, string, Partial<SubmissionFields>]>([
    ["a leaflet", "Zelvorin in practice", {}],
    ["what representatives leave", "Zelvorin in practice", { context: "Internal note: left by a representative." }],
    ["what is marked in its ninth line", `${"Blue\n".repeat(8)}Not to be shown to customers`, {}],
    ["a leaflet as the user chose", "Zelvorin in practice", { materialType: "detail-aid" }],
    ["what only sounds like one", "Made for internal eyes", {}],
    [
      "one to budget holders, for payers",
      "For representatives only\nTo: ICB chief pharmacists",
      { audience: "payers" },
    ],
    ["a letter", "For representatives only\n\nDear Dr Hill", {}],
    ["a piece for the press", "For representatives only", { audience: "media" }],
    ["a piece for patients", "For representatives only", { audience: "patients" }],
    ["one addressed to those who hold budgets", "Internal update\nTo: ICB chief pharmacists", { audience: "payers" }],
    ["one posted to surgeries", "Field update\nTo: practice managers and partners", {}],
    ["a medical department", "INTERNAL MEDICINE", {}],
    [
      "a manager's message to a doctor",
      "From: Ann Lee, sales director\nTo: Dr Hill, consultant\n\nYour targets for Q2, reps.",
      {},
    ],
    ["a manager's message that speaks so only once", "From: Ann Lee, sales director\n\nReps will ring.", {}],
    ["such talk in a channel of its own", "Reps, the targets for Q2 are set.", {}],
    ["one way of such talk", "Reps will ring.", { channel: "sales" }],
  ])("is not %s", (_, opening, fields) => {
    expect(isBriefing(opening, fields)).toBe(false);
  });

  test("is none by how it speaks where it carries prescribing information", () => {
    const pi =
      "Prescribing information: Zelvorin (tavorimib) 40 mg tablets\nIndication: migraine in adults.\nDosage: 40 mg once daily.\nContraindications: hypersensitivity.\nSide effects: nausea.\nLegal category: POM.\nMarketing authorisation number: PL 12345/0001\nCost: £30.00 for 28 tablets.";
    expect(
      factsOf(`Reps, the targets for Q2 are set.\n\n${BODY}\n\n${pi}`, { channel: "sales" }).briefing.isBriefing,
    ).toBe(false);
  });
});

describe("two ways of speaking to staff make a briefing of a message to sales", () => {
  test.each([
    "Offer to refer it.",
    "Log calls at once.",
    "Introduce yourself.",
    "Say that you work for us.",
    "It is for each of you.",
    "We want face time.",
    "It is segment 1.",
  ])("reps, and: %s", (words) => {
    expect(isBriefing(`Reps here. ${words}`, { channel: "sales" })).toBe(true);
    expect(isBriefing(words, { channel: "sales" })).toBe(false);
  });
});

describe("adverse events are passed on", () => {
  const forwards = (text: string) => forwardsAdverseEvents(factsOf(`For representatives only\n\n${text}`));
  test.each([
    ["to be reported", "Report any side effect that you hear of.", true],
    ["told with where they go", "Side effects that you hear of are forwarded.", true],
    ["to a department", "Ring Drug Safety.", true],
    ["by a heading with a desk under it", "Side effects\nRing the desk the same day.", true],
    ["to a desk of nothing said", "Orders\nRing the desk the same day.", false],
    ["by ringing about what nobody wanted", "Unwanted effects: ring and then phone.", true],
    ["to a hotline at once", "The safety hotline is told at once.", true],
    ["not mentioned", "Ask for the names of the partners.", false],
    ["only named", "Side effects were mild.", false],
  ])("%s", (_, text, expected) => {
    expect(forwards(text)).toBe(expected);
  });
});
