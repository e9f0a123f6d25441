import { describe, expect, test } from "vitest";
import type { ParticularKey } from "./pi-labels.ts";
import { particularsOf, piDateOf } from "./pi-particulars.ts";

const told = (block: string) => Object.fromEntries(particularsOf(block).map(({ key, value }) => [key, value]));
const keys = (block: string) => Object.keys(told(block)).sort();

describe("a particular stands under its label", () => {
  test.each<[ParticularKey, string, string]>([
    ["actives", "Presentation: tablets of 40 mg.", "tablets of 40 mg"],
    ["actives", "Active ingredient: tavorimib 40 mg.", "tavorimib 40 mg"],
    ["indication", "Indications: gout.", "gout"],
    ["indication", "Licensed use: gout.", "gout"],
    ["indication", "Uses: gout.", "gout"],
    ["indication", "For: gout.", "gout"],
    ["dosage", "Dosage: one at night.", "one at night"],
    ["dosage", "Posology: one at night.", "one at night"],
    ["dosage", "How to take: one at night.", "one at night"],
    ["dosage", "Adults: one at night.", "one at night"],
    ["contraindications", "Contra-indications: gout.", "gout"],
    ["contraindications", "Do not use in gout.", "gout"],
    ["contraindications", "CI: gout.", "gout"],
    ["contraindications", "Must not be used in gout.", "in gout"],
    ["contraindications", "Who should not take: infants.", "infants"],
    ["precautions", "Special warnings: falls.", "falls"],
    ["precautions", "Cautions: falls.", "falls"],
    ["precautions", "Care: falls.", "falls"],
    ["adverseReactions", "Side effects: nausea.", "nausea"],
    ["adverseReactions", "Undesirable effects: nausea.", "nausea"],
    ["adverseReactions", "Can cause: nausea.", "nausea"],
    ["legalCategory", "Legal category: POM.", "POM"],
    ["legalCategory", "Legal category: Zelvorin Chewable: P; Zelvorin: P.", "Zelvorin Chewable: P; Zelvorin: P"],
    ["cost", "Basic NHS cost: £30.", "£30"],
    ["cost", "Adverse reactions: nausea. POM. Cost as above. PLGB 1/1.", "Cost as above"],
    ["maNumber", "Licence number: 12345/0001.", "12345/0001"],
    ["holder", "Marketing authorisation holder: Northgate.", "Northgate"],
    ["holder", "Further information from: Northgate.", "Northgate"],
  ])("%s in %j", (key, block, value) => {
    expect(told(`It is blue. ${block}`)[key]).toBe(value);
  });

  test.each<[ParticularKey, string]>([
    ["indication", "for | gout"],
    ["dosage", "take | one at night"],
    ["contraindications", "never in | gout"],
    ["precautions", "watch | falls"],
    ["adverseReactions", "harms | nausea"],
  ])("%s in the first column of a table: %j", (key, row) => {
    expect(keys(`It is blue\n${row}`)).toContain(key);
  });

  test.each<[ParticularKey, string]>([
    ["contraindications", "NOT FOR infants"],
    ["precautions", "CAUTION falls"],
    ["precautions", "SWP falls"],
    ["adverseReactions", "ADRs nausea"],
  ])("%s under a short one in capitals: %j", (key, part) => {
    expect(keys(`It is blue. ${part}`)).toContain(key);
    expect(keys(`It is blue in ${part.toLowerCase()}`)).not.toContain(key);
  });

  test.each<[ParticularKey, string, string]>([
    ["dosage", "Dosage: under 12 years.", "under 12 years"],
    ["actives", "Presentation: [the strength].", "[the strength"],
    ["dosage", "Indication: gout. Take one daily.", "one daily"],
    ["dosage", "Presentation: 40 mg tablets. One tablet twice daily.", "One tablet twice daily"],
    ["dosage", "Pregnancy: avoid. One tablet twice daily.", "One tablet twice daily"],
    ["indication", "Presentation: 40 mg tablets. For treatment of gout.", "For treatment of gout"],
    ["indication", "Pregnancy: avoid. For treatment of gout.", "For treatment of gout"],
    ["indication", "Indication and dose: as above.", "above"],
    ["dosage", "Indication and dose: as above.", "above"],
    ["contraindications", "Contraindications and precautions: as inside.", "inside"],
    ["precautions", "Contraindications and precautions: as inside.", "inside"],
  ])("%s, or in the part before it: %j", (key, block, words) => {
    expect(told(block)[key]).toContain(words);
  });

  test("what else prescribing information tells is no particular", () => {
    expect(keys("Interactions: warfarin.")).not.toContain("other");
  });

  test("up to the next, however they are set", () => {
    expect(told("Uses: gout. Dose: one daily. Side effects: nausea.")).toEqual({
      indication: "gout",
      dosage: "one daily",
      adverseReactions: "nausea",
    });
    expect(told("*Uses*: gout; *Dose*: one daily")).toMatchObject({ indication: "gout", dosage: "one daily" });
    expect(told("Uses: gout\nDosage: one daily")).toEqual({ indication: "gout", dosage: "one daily" });
  });

  test("further words under the same label are still the same part", () => {
    expect(told("Side effects: common: nausea. Adverse reactions: rare: rash.").adverseReactions).toMatch(/rash$/);
    expect(told("Dosage: once. Overdose: call. Dose: twice.").dosage).toBe("once");
  });

  test("its place is told", () => {
    const [found] = particularsOf("It is blue. Side effects: nausea. Pregnancy: avoid.");
    expect(found).toMatchObject({ key: "adverseReactions", start: 12, end: 34 });
  });
});

describe("a label holds nothing", () => {
  test.each([
    ["that sends to another document", "Side effects: see the SPC."],
    ["by another word", "Side effects: please refer to summary of product characteristics."],
    ["in a section", "Side effects: see section 4.8 of the SPC."],
    ["to be confirmed", "Side effects: TBC."],
    ["with a blank", "Side effects: xxx."],
    ["without words", "Side effects: -."],
    ["of another kind of thing: a category", "Legal category: medicine."],
    ["a cost", "Cost: on request."],
    ["a number", "Licence number: applied for."],
    ["a strength", "Presentation: tablets."],
    ["only who is too young", "Contraindications: children under 12 years."],
  ])("%s: %s", (_, block) => {
    expect(keys(`It is blue. ${block}`).filter((key) => key !== "indication")).toEqual([]);
  });

  test.each<[ParticularKey, string]>([
    ["cost", "Cost: [price]."],
    ["legalCategory", "POM."],
    ["contraindications", "No absolute contraindications."],
    ["contraindications", "Contraindications: children under 12 years with gout."],
    ["adverseReactions", "Side effects: nausea, see the SPC."],
  ])("but %s in %j", (key, block) => {
    expect(keys(`It is blue. ${block}`)).toContain(key);
  });
});

describe("without a label", () => {
  test.each<[ParticularKey, string, string]>([
    ["actives", "Each tablet contains 40 mg tavorimib", ". Dose: one"],
    ["actives", "Tavorimib 40 mg tablets", ". Dose: one"],
    ["actives", "Tavora (tavorimib) 100 units", ", one daily. Dose: one"],
    ["indication", "Treatment of gout", ". Dose: one"],
    ["indication", "In adults with gout", ". Dose: one"],
    ["indication", "For gout", ". Dose: one"],
    ["dosage", "One tablet once daily", ". Contraindications: gout"],
    ["dosage", "40 mg every 4 weeks", ". Contraindications: gout"],
    ["dosage", "Apply a thin layer", ". Contraindications: gout"],
    ["dosage", "2 puffs", ". Contraindications: gout"],
    ["adverseReactions", "Common: nausea", ". Pregnancy: avoid"],
    ["adverseReactions", "Often it hurts; very common (≥ 1/10) nausea", ". Pregnancy: avoid"],
    ["legalCategory", "A prescription-only medicine", ". Pregnancy: avoid"],
    ["cost", "It is £30 a box", ". Pregnancy: avoid"],
    ["maNumber", "It is PL 12345/0001", ". Pregnancy: avoid"],
    ["maNumber", "It is EU/1/20/1234", ". Pregnancy: avoid"],
    ["holder", "Northgate Pharma Ltd of Leeds", ". Pregnancy: avoid"],
    ["holder", "Leeds LS1 4AB", ". Pregnancy: avoid"],
  ])("%s is known by its words: %j", (key, words, rest) => {
    expect(keys(`${words}${rest}.`)).toContain(key);
  });

  test.each<[ParticularKey, string]>([
    ["actives", "Now 40 mg daily. Contraindications: gout."],
    ["indication", "Refer to the SPC in adults. Dose: one."],
    ["indication", "In adults once daily. Contraindications: gout."],
    ["dosage", "Gout with 4 attacks a month. Contraindications: gout."],
    ["dosage", "Each tablet holds 40 mg. Contraindications: gout."],
    ["dosage", "Taken daily by most. Contraindications: gout."],
    ["holder", "Northgate Pharma Ltd should know. Pregnancy: avoid."],
    ["cost", "It has no price. Pregnancy: avoid."],
  ])("%s is not in %j", (key, block) => {
    expect(keys(block)).not.toContain(key);
  });

  test("a dose after a colon does not hide what it is for", () => {
    expect(told("Overactive bladder in adults: 5 mg once daily. Contraindications: gout.")).toMatchObject({
      indication: "Overactive bladder in adults: 5 mg once daily",
    });
  });

  test("care stands after the contraindications", () => {
    expect(told("Contraindications: gout. Monitor renal function before use.").precautions).toContain("Monitor");
    expect(told("Contraindications: gout. Avoid alcohol use.").precautions).toBe("Avoid alcohol use");
    expect(told("Contraindications: monitor renal function before use.").precautions).toBeUndefined();
    expect(told("Side effects: gout. Monitor renal function before use.").precautions).toBeUndefined();
  });

  test("whom it is for may stand under the dosage", () => {
    expect(told("Dosage: once. Adults with gout: heels, hands. Contraindications: gout.").indication).toBe(
      "Adults with gout: heels, hands",
    );
  });

  test("the dosage may stand under the indication", () => {
    expect(told("It is blue. Uses: gout. 2 tablets by day. Contraindications: infants.").dosage).toBe(
      "2 tablets by day",
    );
  });

  test("what is left before the contraindications is what it is for", () => {
    expect(
      told("Tavora (tavorimib) 40 mg tablets. Chronic plaque gout. 2 tablets. Contraindications: infants."),
    ).toMatchObject({
      actives: "Tavora (tavorimib) 40 mg tablets",
      indication: "Chronic plaque gout",
      dosage: "2 tablets",
    });
    expect(
      told("Tavora (tavorimib) 40 mg tablets. Contraindications: infants. Chronic plaque gout.").indication,
    ).toBeUndefined();
  });

  test.each<[string, ParticularKey[]]>([
    ["Indication and dose: as above.", ["dosage", "indication"]],
    ["Contraindications and precautions: as inside.", ["contraindications", "precautions"]],
  ])("one label for two: %j", (block, expected) => {
    expect(keys(`It is blue. ${block}`)).toEqual(expect.arrayContaining(expected));
  });
});

describe("signs in place of full stops", () => {
  const PARTS = [
    "Uses: gout",
    "dose: one daily",
    "warnings: falls",
    "side effects: nausea",
    "pregnancy: avoid",
    "POM",
    "£30",
  ];

  test.each([
    ["part it where it has six", PARTS.join(" ◦ "), "gout"],
    ["and semicolons where it has eight", ["Blue", "green", ...PARTS].join("; "), "gout"],
  ])("%s", (_, block, indication) => {
    expect(told(block)).toMatchObject({ indication, dosage: "one daily", cost: "£30" });
  });

  test("words divided at the end of a line are whole", () => {
    expect(told("Uses: gout.\nSide ef-\nfects: nausea.")).toMatchObject({
      indication: "gout",
      adverseReactions: "nausea",
    });
  });
});

describe("when it was drawn up", () => {
  const date = (block: string) => {
    const at = piDateOf(block);
    return at && block.slice(at.start, at.end);
  };

  test.each([
    ["its last date", "Licensed May 2020. Prepared June 2024.", "June 2024"],
    ["a short year at its close", "Uses: gout. Jun 24", "Jun 24"],
    ["not a short one before its close", "In Jun 24 people came by.", null],
    ["a place for it", "Date of revision: [month and year]", "Date of revision: [month and year]"],
    [
      "the current one",
      "Prescribing information, [month and year here]",
      "Prescribing information, [month and year here]",
    ],
    ["none", "Uses: gout.", null],
  ])("%s", (_, block, expected) => {
    expect(date(block)).toBe(expected);
  });
});
