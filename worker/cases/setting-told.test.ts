import { describe, expect, test } from "vitest";
import { settingAlike, settingUnlike } from "./setting-told.ts";

const guessed = { audience: "hcp", channel: "print", materialType: "email", isTypeChosen: false } as const;
const of = (materialType: string, audience = "hcp") => ({ materialType, audience });

describe("a type of material that was only guessed", () => {
  test("is never told: a printed letter taken for an e-mail is not unlike a letter", () => {
    expect(settingUnlike(guessed, of("letter"))).toEqual([]);
    expect(settingAlike(guessed, of("email")).kind).toBeUndefined();
  });

  test.each(["journal-advert", "leaflet", "sales-aid", "letter"])("leaves a printed piece free to be a %s", (kind) => {
    expect(settingUnlike({ ...guessed, materialType: "detail-aid" }, of(kind))).toEqual([]);
    expect(settingAlike({ ...guessed, materialType: "detail-aid" }, of(kind)).kind).toBeUndefined();
  });

  test("leaves a memo for health professionals free to be a briefing for staff", () => {
    expect(settingUnlike({ ...guessed, channel: "sales" }, of("internal-briefing", "internal"))).toEqual([]);
  });
});

test("what channel and audience make certain is told", () => {
  expect(settingUnlike(guessed, of("website"))).toEqual(["concerned a website"]);
  expect(settingUnlike(guessed, of("press-release", "media"))).toEqual([
    "concerned a press release",
    "was for the media",
  ]);
  expect(settingAlike({ ...guessed, channel: "website" }, of("website"))).toEqual({
    kind: "a website",
    readers: "health professionals",
  });
  for (const channel of ["print", "email", "social", "conference", "sales"] as const)
    expect(settingAlike({ ...guessed, channel }, of("website")).kind).toBeUndefined();
});

test("a type that the user chose is told", () => {
  const chosen = { ...guessed, materialType: "letter", isTypeChosen: true } as const;
  expect(settingAlike(chosen, of("letter")).kind).toBe("a letter");
  expect(settingUnlike(chosen, of("leaflet"))).toEqual(["concerned a leaflet"]);
});
