import { describe, expect, test } from "vitest";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { licensedNames, unlicensedOf } from "./licence-status.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const PI =
  "\n\nPrescribing information\nZelvorin tablets. Indication: asthma. Dosage: one daily.\nContraindications: infants. Side effects: nausea.";

function unlicensed(text: string, context?: string) {
  const facts = baseOf(text, { context });
  return unlicensedOf(facts).map(({ product, at }) => ({ product, at: at ? wordsAt(facts, [at])[0] : null }));
}
const names = (text: string, context?: string) => unlicensed(text, context).map(({ product }) => product);

describe("a medicine has no licence", () => {
  test.each([
    "Zelvorin is expected to be approved next year.",
    "We are hoping to receive its licence.",
    "Zelvorin is due to become licensed.",
    "Approval for Zelvorin is pending.",
    "The licence for Zelvorin remains awaited.",
    "Zelvorin is being assessed by the MHRA.",
    "Order Zelvorin as soon as approval comes.",
    "You can order Zelvorin after MHRA approval.",
    "Zelvorin does not yet have a marketing authorisation.",
    "They do not hold a licence for Zelvorin.",
    "A licence for Zelvorin has not been granted.",
    "The licence for Zelvorin hasn't been granted.",
    "Zelvorin has no UK marketing authorisation.",
    "Zelvorin holds no licence.",
    "Zelvorin is supplied without a licence.",
    "Zelvorin is not yet licensed.",
    "Zelvorin has never been approved.",
    "Zelvorin isn't currently authorised.",
    "Zelvorin is not licensed for sale.",
    "Zelvorin is unlicensed.",
    "Zelvorin remains investigational.",
    "Zelvorin is still unauthorised.",
    "Zelvorin, an investigational antibody, was given.",
    "Zelvorin is in late-stage development.",
    "Zelvorin has entered phase 3 trials.",
    "Zelvorin completed phase II testing.",
    "Zelvorin is awaiting UK approval.",
    "Zelvorin is pending its marketing authorisation.",
    "The application for Zelvorin has been submitted.",
    "A dossier on Zelvorin is with the MHRA.",
    "We filed Zelvorin with the MHRA.",
    "We are submitting Zelvorin to regulators.",
    "Order Zelvorin when it is approved.",
    "Zelvorin comes once it has been fully licensed.",
    "Zelvorin received a positive opinion.",
    "The MHRA decision on Zelvorin is near; EMA's decision is due.",
    "Meet Zelvorin, our oral phase 2b antibody.",
    "The CHMP gave Zelvorin a favourable opinion.",
    "Zelvorin was recommended for approval.",
    "Zelvorin is under review by the MHRA.",
    "The MHRA is reviewing Zelvorin.",
    "Zelvorin is not yet available in the UK.",
    "Zelvorin is coming soon.",
    "Zelvorin is arriving in the UK.",
    "Zelvorin is now with the regulator.",
    "A licence for Zelvorin is being sought.",
    "Zelvorin is on track for UK approval.",
    "Zelvorin is expected in NHS clinics.",
    "Zelvorin will be in UK pharmacies next spring.",
    "Zelvorin is licensed in the US but not here.",
  ])("%s", (sentence) => {
    expect(unlicensed(HEAD + sentence)).toContainEqual({ product: "Zelvorin", at: expect.any(String) });
  });
});

describe("it is not said to lack one", () => {
  test.each([
    ["it works", "Zelvorin works in asthma."],
    ["it is licensed", "Zelvorin is licensed for asthma."],
    ["it is not licensed for a use", "Zelvorin is not licensed for migraine."],
    ["it is not licensed in children", "Zelvorin is not licensed in children."],
    ["its use in a group is not", "Zelvorin is unlicensed use in children."],
    ["a page on it comes soon", "A new page on Zelvorin is coming soon."],
    ["what comes soon is the meeting", "Coming soon: three webinars on Zelvorin."],
    ["one application of cream", "One application of Zelvorin was made daily."],
    [
      "the submission was for its price",
      "Following a full submission, Zelvorin is accepted for use within NHS Scotland.",
    ],
    ["the file of a patient", "Read each file on Zelvorin at the MHRA stand."],
    ["it is in a phase of treatment", "Zelvorin is in the first phase of treatment."],
  ])("%s: %s", (_, sentence) => {
    expect(names(HEAD + sentence)).toEqual([]);
  });
});

describe("a medicine is shown to be licensed", () => {
  const LATER = " It is expected to be approved in May.";

  test.each([
    ["by words", "Zelvorin is now licensed for asthma.", true],
    ["by its indication", "Zelvorin has been indicated in asthma.", true],
    ["by its authorisation", "Zelvorin has a UK marketing authorisation.", true],
    ["by what was granted", "Zelvorin received its licence.", true],
    ["where it can be had", "Zelvorin is available on NHS prescription.", true],
    ["by its number", "Zelvorin PLGB 12345/0001.", true],
    ["not where only America licensed it", "Zelvorin is approved only in the US.", false],
    ["not where that is hoped", "Until Zelvorin is licensed, wait.", false],
    ["not where that is denied", "Zelvorin was never licensed.", false],
    ["not where it lacks it in the same sentence", "Zelvorin is available in the UK, and approval is pending.", false],
    ["not by what is said of nothing", "Zelvorin works.", false],
  ])("%s: %s", (_, sentence, expected) => {
    const text = `${HEAD}${sentence}${LATER}`;
    expect(licensedNames(baseOf(text)).has("Zelvorin")).toBe(expected);
    expect(names(text).includes("Zelvorin")).toBe(!expected);
  });

  test("by its prescribing information, whatever else is said", () => {
    expect(names(`${HEAD}Zelvorin is not licensed.`)).toEqual(["Zelvorin"]);
    expect(names(`${HEAD}Zelvorin is not licensed.${PI}`)).toEqual([]);
  });
});

describe("the medicine that is meant", () => {
  const TWO = "Zelvorin (tavorimib) tablets\n\nMirapane (mirapanol) tablets\n\n";

  test.each([
    ["is the one named in the sentence", "Mirapane works. Zelvorin is unlicensed. Mirapane works.", "Zelvorin"],
    ["not by a substance of five letters", "Mirapane works. Here tavor is unlicensed.", "Mirapane"],
    ["by its substance", "Mirapane works. Here tavorimib is unlicensed.", "Zelvorin"],
    ["is the one named last", "Mirapane works. Zelvorin works. It is unlicensed.", "Zelvorin"],
    ["is the one under a heading", "NOT YET LICENSED\n\nZelvorin works in asthma, and it works every day.", "Zelvorin"],
  ])("%s", (_, text, product) => {
    expect(names(TWO + text)).toEqual([product]);
  });

  test("may be none", () => {
    expect(names("This medicine is unlicensed.")).toEqual([null]);
    expect(names("Living with psoriasis\n\nComing soon")).toEqual([]);
    expect(names("Zelvorin (tavorimib)\n\nComing soon")).toEqual(["Zelvorin"]);
  });
});

describe("where the licence is at hand, words on a use of it say nothing of the medicine", () => {
  const HANDED = `${HEAD}Read the SPC.\n\n`;

  test.each([
    ["a use", "Its use in migraine is not licensed.", []],
    ["a dose", "Doses of 80 mg are not licensed.", []],
    ["an age, asked before", "Under 4? Not licensed.", []],
    ["but not the medicine itself", "The medicine is not licensed.", ["Zelvorin"]],
    ["nor a use of it, which is not licensed", "For this use the medicine is not licensed.", ["Zelvorin"]],
    ["nor where it is named", "Uses of Zelvorin are not licensed.", ["Zelvorin"]],
    ["nor where a question stands in the line before", "Under 4?\nNot licensed.", ["Zelvorin"]],
    ["nor where no question stands before", "Under 4. Not licensed.", ["Zelvorin"]],
    ["nor of nothing in particular", "So far not licensed.", ["Zelvorin"]],
    ["nor another status", "Its use is awaiting UK approval.", ["Zelvorin"]],
  ])("%s", (_, sentence, expected) => {
    expect(names(HANDED + sentence)).toEqual(expected);
  });

  test.each([
    ["without the SPC", HEAD],
    ["with an SPC that is to come", `${HEAD}The SPC will be ready in May.\n\n`],
    ["beside another medicine", `Mirapane (mirapanol) tablets\n\n${HEAD}Read the SPC.\n\n`],
  ])("they do %s", (_, head) => {
    expect(names(`${head}Its use in migraine is not licensed.`)).toHaveLength(1);
  });

  test("a reminder to read it before prescribing is no promise", () => {
    expect(names(`${HEAD}Read the SPC before prescribing.\n\nIts use in migraine is not licensed.`)).toEqual([]);
  });
});

describe("the user's note", () => {
  test.each([
    ["says it", "Zelvorin is unlicensed.", ["Zelvorin"]],
    ["says it of the medicine of the piece", "The medicine is unlicensed.", ["Zelvorin"]],
    ["says it of another", "Mirapane is unlicensed.", []],
    ["does not say it", "Zelvorin is licensed.", []],
  ])("%s", (_, context, expected) => {
    expect(names(`${HEAD}It works.`, context)).toEqual(expected);
  });

  test("counts for nothing beside prescribing information", () => {
    expect(names(`${HEAD}It works.${PI}`, "Zelvorin is unlicensed.")).toEqual([]);
  });

  test("is of the medicine without papers where it names none", () => {
    const other = "Mirapane (mirapanol) tablets work. Mirapane works. Mirapane works.\n\n";
    expect(names(`${HEAD}${other}${PI}`, "It is unlicensed.")).toEqual(["Mirapane"]);
  });
});

describe("a development code", () => {
  test.each([
    ["is no brand, so has no licence", "ZEL-204 works. ZEL-204 lasts.", ["ZEL-204"]],
    ["is told once", "ZEL-204 is unlicensed. ZEL-204 lasts.", ["ZEL-204"]],
    ["of a trial", "The ZEL-204 trial ran. ZEL-204 lasts.", []],
    ["that is licensed", "ZEL-204 is licensed for asthma. ZEL-204 lasts.", []],
    ["named once beside a medicine", `${HEAD}It met ZEL-204 here.`, []],
    ["named twice beside a medicine", `${HEAD}It met ZEL-204 here. ZEL-204 lasts. ZEL-204 works.`, ["ZEL-204"]],
    ["a brand, which is no code", `Tavora (tavorimib) works. Tavora lasts.`, []],
    ["in brackets after it", "ZEL-204 (study) works. ZEL-204 lasts.", []],
    ["named once alone", "ZEL-204 works.", ["ZEL-204"]],
  ])("%s: %s", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

test("references and prescribing information say nothing of the status", () => {
  expect(names(`${HEAD}It works.\n\nReferences\n1. Zelvorin is not licensed. J Clin. 2020;1:1-2.`)).toEqual([]);
});
