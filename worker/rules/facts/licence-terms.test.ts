import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { licenceTermsOf } from "./licence-terms.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const PARTS = [
  "Presentation: tablets of 40 mg.",
  "Indication: migraine in adults up to 65 years.",
  "Dosage: 40 mg once daily.",
  "Contraindications: hypersensitivity.",
  "Precautions: renal impairment.",
  "Side effects: nausea.",
  "Legal category: POM.",
];
const pi = (parts: string[] = PARTS) =>
  `\n\nPrescribing information\nZelvorin (tavorimib) tablets\n${parts.join("\n")}`;
const terms = (text: string, context?: string) => licenceTermsOf(baseOf(HEAD + text, { context }));

test("an indication that is only said to stand above is the line above", () => {
  const parts = PARTS.map((part) => (part.startsWith("Indication") ? "Indication: as above." : part));
  const found = terms(`Acute treatment of the headache phase of migraine in adults${pi(parts)}`);
  expect(found?.indication).toBe("Acute treatment of the headache phase of migraine in adults");
  expect(found?.all).toContain("headache phase of migraine");
});

test("a statement that breaks off at a colon goes on in the list below it", () => {
  const found = terms("Zelvorin is indicated for the treatment of:\nMigraine in adults\nActive gout in adults");
  expect(found?.indication).toContain("gout");
});

test("what those had taken who came into a trial limits no dose", () => {
  const trial = "Patients had to have been on at least 10 mg of a comparator.";
  expect(terms(`Zelvorin is licensed for migraine in adults. ${trial}`)?.dosage).toBe("");
});

describe("prescribing information gives the terms", () => {
  test("part by part", () => {
    expect(terms(`It works.${pi()}`)).toMatchObject({
      source: "pi",
      indication: "Indication: migraine in adults up to 65 years.",
      dosage: "Dosage: 40 mg once daily.\n",
      contraindications: "Contraindications: hypersensitivity.\n",
      cautions: "Precautions: renal impairment.\n",
      reactions: "Side effects: nausea.\n",
      minAge: 18,
      maxAge: 65,
    });
  });

  test.each([
    ["Uses: for gout.", "indication"],
    ["Posology: once.", "dosage"],
    ["Method of administration: once.", "dosage"],
    ["Do not use in: infants.", "contraindications"],
    ["Contraindicated in pregnancy.", "contraindications"],
    ["Must not be given in pregnancy.", "contraindications"],
    ["Special warnings: falls.", "cautions"],
    ["Take care in: the elderly.", "cautions"],
    ["Interactions: warfarin.", "cautions"],
    ["Undesirable effects: rash.", "reactions"],
    ["Side-effects: rash.", "reactions"],
  ] as const)("%s is under its own label: %s", (part, section) => {
    expect(terms(`It works.${pi([...PARTS.slice(0, 2), part, ...PARTS.slice(4)])}`)?.[section]).toContain(part);
  });

  test.each([
    ["a price ends the list of effects", "Cost £30.", "reactions"],
    ["a number ends it", "PLGB 12345/0001.", "reactions"],
  ] as const)("%s", (_, part, section) => {
    expect(terms(`It works.${pi([...PARTS.slice(0, 6), part])}`)?.[section]).not.toContain(part);
  });

  test("its words that name another part open none without a label", () => {
    const told = terms(`It works.${pi([...PARTS.slice(0, 5), "Side effects: nausea.", "Pregnancy loss was rare."])}`);
    expect(told?.reactions).toContain("Pregnancy loss");
  });

  test("an unlabelled use and dose follow the presentation", () => {
    const told = terms(
      `It works.${pi([PARTS[0] ?? "", "For adults with gout.", "One tablet once daily.", ...PARTS.slice(3)])}`,
    );
    expect(told).toMatchObject({ indication: "For adults with gout.", dosage: "One tablet once daily.\n" });
  });

  test("a strength in the dosage is no age, an age there counts", () => {
    const told = (dosage: string) =>
      terms(`It works.${pi([PARTS[0] ?? "", "Indication: migraine.", dosage, ...PARTS.slice(3)])}`)?.minAge;
    expect(told("Dosage: a dose of 40 mg once daily, by age.")).toBe(null);
    expect(told("Dosage: children aged 6 years and over 40 mg once daily.")).toBe(6);
  });

  test.each([
    ["a use without how often stays the use", "Two kinds of gout.", "indication"],
    ["how often without a number too", "For gout that comes daily.", "indication"],
    ["once the dosage is reached, it stays", "For more, see below.", "dosage"],
  ] as const)("%s", (_, part, section) => {
    const parts =
      section === "dosage"
        ? [...PARTS.slice(0, 3), part, ...PARTS.slice(3)]
        : [...PARTS.slice(0, 2), part, ...PARTS.slice(2)];
    expect(terms(`It works.${pi(parts)}`)?.[section]).toContain(part);
  });

  test("counts before what the copy says", () => {
    expect(terms(`Zelvorin is licensed for gout in children.${pi()}`)).toMatchObject({ source: "pi", minAge: 18 });
    expect(terms(`Zelvorin is licensed for gout in children.${pi()}`)?.all).toMatch(/migraine[\s\S]*gout/);
  });

  test("of another form only says nothing of the form in the copy", () => {
    expect(terms(`Zelvorin nasal spray is licensed for gout.${pi()}`)).toMatchObject({ source: "statement" });
    expect(terms(`Zelvorin tablets are licensed for gout.${pi()}`)).toMatchObject({ source: "pi" });
    expect(terms(`Zelvorin is licensed for gout.${pi()}`)).toMatchObject({ source: "pi" });
  });
});

describe("the copy states the licence", () => {
  test.each([
    ["licensed for", "Zelvorin is licensed for gout."],
    ["indicated in", "Zelvorin is indicated in adults with gout."],
    ["the licence is", "Its licence is for gout."],
    ["the only indication", "Gout is its only licensed indication."],
    ["a widened licence", "The licence has been extended to gout."],
    ["it may now be used", "Zelvorin may now be prescribed to people with gout."],
    ["a label", "Licensed use: gout."],
    ["the licence with a dash", "The licence - gout in adults."],
    ["an SPC that is cited", "Zelvorin SPC: treatment of gout."],
  ])("%s: %s", (_, sentence) => {
    expect(terms(sentence)).toMatchObject({ source: "statement", indication: sentence });
  });

  test.each([
    ["what it is not licensed for", "Zelvorin is not licensed for gout."],
    ["what America allows", "In the US it is licensed for gout."],
    ["that it is licensed here", "Zelvorin is licensed in the UK."],
    ["other medicines", "Few licensed medicines in gout are as old."],
    ["nothing", "Zelvorin works in gout."],
  ])("%s is no statement: %s", (_, sentence) => {
    expect(terms(sentence)).toBe(null);
  });

  test("without what is hoped for", () => {
    expect(terms("Zelvorin is licensed for gout, and we expect the lupus indication next year.")?.indication).toBe(
      "Zelvorin is licensed for gout",
    );
  });

  test("under a heading, in the three lines after it", () => {
    const told = terms("It works.\n\nOur licence\nGout.\nAsthma.\nHives.\nMumps.\n\nCall us.")?.indication;
    expect(told).toBe("Gout.\nAsthma.\nHives.");
    expect(terms("It works.\n\nOur licence\nGout\n\nCall us.")).toBe(null);
    expect(terms("It works.\n\nOur licence\n\nGout in all.\nAsthma.\n\nCall us.")?.indication).toBe(
      "Gout in all.\nAsthma.",
    );
    expect(terms("It works.\n\nLicensed indications\nGout.\n\nCall us.")?.indication).toBe("Gout.");
    expect(terms("It works.\n\nOur stand\nGout.\n\nCall us.")).toBe(null);
  });

  test("in a reference only where that cites the SPC", () => {
    const reference = (title: string) => `It works.\n\nReferences\n1. ${title}. Northgate; 2024.`;
    expect(terms(reference("Zelvorin SPC: treatment of gout"))).toMatchObject({ source: "statement" });
    expect(terms(reference("Zelvorin is licensed for gout"))).toBe(null);
  });

  test("once, however often it is said", () => {
    expect(terms("It is licensed for gout.\n\nIt is licensed for gout.")?.all.match(/gout/g)).toHaveLength(1);
  });
});

describe("the user's note states it", () => {
  test.each([
    ["in words", "Zelvorin is licensed for gout. Sent in May.", "Zelvorin is licensed for gout."],
    ["by its SPC", "Tavorimib SPC: adults with gout.", "Tavorimib SPC: adults with gout."],
  ])("%s", (_, context, indication) => {
    expect(terms("It works.", context)).toMatchObject({ source: "statement", indication });
  });

  test("not where it denies it", () => {
    expect(terms("It works.", "Zelvorin is not licensed for gout.")).toBe(null);
  });
});

describe("where nothing else states it, a line that reads like an indication", () => {
  test.each([
    ["is it", "• For adults with gout", "• For adults with gout"],
    ["by its treatment", "Treatment of gout in men", "Treatment of gout in men"],
    ["not of the readers", "For patients and health professionals", undefined],
    ["not of years gone by", "For many years people with gout waited", undefined],
  ])("%s: %s", (_, line, expected) => {
    expect(terms(line)?.indication).toBe(expected);
  });

  test("is told as a line, and the first counts", () => {
    expect(terms("For adults with gout\n\nFor women with asthma")).toMatchObject({
      source: "line",
      indication: "For adults with gout",
      all: "For adults with gout\nFor women with asthma",
    });
  });

  test("not a reference", () => {
    expect(terms("It works.\n\nReferences\n1. Smith J. Lancet 2021;3:1.\nFor adults with gout: a review. 2022.")).toBe(
      null,
    );
  });
});

test.each([
  ["No more than two tablets in a day.", true],
  ["Do not exceed 4 doses.", true],
  ["May be repeated after 2 hours, as one dose.", true],
  ["No more than two calls in a day.", false],
  ["No more tablets in a day.", false],
  ["Maximum two tablets", true],
])("a limit of dose in the copy: %s", (sentence, expected) => {
  expect(terms(`Zelvorin is licensed for gout.\n\n${sentence}`)?.dosage).toBe(expected ? sentence : "");
});

test.each([
  ["for women with gout", "women"],
  ["for women and men with gout", "both"],
  ["for women and adults with gout", "both"],
  ["for men with gout", "men"],
  ["for males with gout", "men"],
  ["for men who are adults", "both"],
  ["for gout", "both"],
])("whom it is for: licensed %s", (use, expected) => {
  expect(terms(`Zelvorin is licensed ${use}.`)?.sexes).toBe(expected);
});
