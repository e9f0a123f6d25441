import { describe, expect, test } from "vitest";
import { kindAlike, settingUnlike } from "./setting-told.ts";

type Piece = Parameters<typeof settingUnlike>[0];

const piece = (setting: Partial<Piece["setting"]>, copy = "For UK health professionals."): Piece => ({
  setting: { audience: "hcp", channel: "print", materialType: "email", isTypeChosen: false, ...setting },
  said: { copy, quoted: new Map() },
  clauses: new Map(),
  secondLook: new Set(),
});
const ruled = (materialType: string, matter: string, audience = "hcp") => ({
  ...{ materialType, audience, matter },
  summary: "It was ruled upon.",
});

const LETTER = ruled("letter", "Letter that ran down a rival");
const WEBSITE = ruled("website", "Website that left out a warning");
const PRESENTATION = ruled("presentation", "Slides that left out a warning");

describe("a type of material that was only guessed", () => {
  test("is never told: a printed letter taken for an e-mail is not unlike a letter", () => {
    expect(settingUnlike(piece({}), LETTER)).toEqual([]);
    expect(kindAlike(piece({}), ruled("email", "Email to all doctors"))).toBeUndefined();
  });

  test("leaves a slide deck sent by e-mail free to be a presentation", () => {
    const deck = piece({ channel: "email" }, "Slide 1: for UK health professionals.");
    expect(settingUnlike(deck, PRESENTATION)).toEqual([]);
    expect(settingUnlike(piece({ channel: "email" }), PRESENTATION)).toEqual(["concerned a presentation"]);
  });
});

describe("what differs is told only where it is plain on both sides", () => {
  test("a printed piece is unlike a website, unless it speaks of one", () => {
    expect(settingUnlike(piece({}), WEBSITE)).toEqual(["concerned a website"]);
    expect(settingUnlike(piece({}, "See www.example.co.uk for more."), WEBSITE)).toEqual([]);
  });

  test("a case of two kinds of material is unlike none", () => {
    expect(settingUnlike(piece({}), ruled("website", "Store magazine and website that named a medicine"))).toEqual([]);
  });

  test("pharmacists are health professionals, and journalists are never told apart from others", () => {
    const forPharmacists = piece({ audience: "patients" }, "Pharmacists: please give this card to the patient.");
    expect(settingUnlike(forPharmacists, ruled("other", "Claim made to doctors"))).toEqual([]);
    expect(settingUnlike(piece({}), ruled("other", "Statement to journalists", "media"))).toEqual([]);
  });

  test("a piece for health professionals is unlike one for the public only while the public cannot see it", () => {
    const open = ruled("other", "Poster that named a medicine to the public", "patients");
    expect(settingUnlike(piece({}), open)).toEqual(["was for patients or the public"]);
    expect(settingUnlike(piece({}, "Open to everyone."), open)).toEqual([]);
    expect(settingUnlike({ ...piece({}), clauses: new Map([["26.1", 1]]) }, open)).toEqual([]);
  });
});

describe("what is alike is told only where the case says so itself", () => {
  test("by channel or by the user's word", () => {
    const online = piece({ channel: "website" });
    expect(kindAlike(online, WEBSITE)).toBe("a website");
    expect(kindAlike(online, ruled("website", "List of medicines"))).toBeUndefined();
    for (const channel of ["print", "email", "social", "conference", "sales"] as const)
      expect(kindAlike(piece({ channel }), WEBSITE)).toBeUndefined();
    expect(kindAlike(piece({ materialType: "letter", isTypeChosen: true }), LETTER)).toBe("a letter");
  });
});
