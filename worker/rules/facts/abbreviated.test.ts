import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf, told } from "#worker/test/told.ts";
import { abbreviatedOf } from "./abbreviated.ts";

const NAME = "Zelvorin (tavorimib) 40 mg tablets";
const USE = "For the treatment of gout in adults";
const WEBSITE =
  "Information about this product, including adverse reactions, precautions, contra-indications and method of use, can be found at www.zelvorin.example";
const CONSULT = "Prescribers are asked to consult the summary of product characteristics before prescribing";
const HOLDER = "Northgate Pharma Ltd, 1 Mill Lane, Leeds LS1 4AB";
const AD = [NAME, USE, "POM", WEBSITE, CONSULT, HOLDER];

type Fields = Partial<SubmissionFields>;
const JOURNAL: Fields = { materialType: "journal-ad" };
const ofPiece = (lines: string[], fields: Fields = JOURNAL, hasPi = false) => {
  const facts = baseOf(lines.join("\n"), fields);
  return told(facts, abbreviatedOf(facts, hasPi, facts.products)) as Record<string, unknown>;
};
const isClaimed = (...given: Parameters<typeof ofPiece>) => ofPiece(...given).claimed === true;

describe("a piece sets out to be an abbreviated advertisement", () => {
  const LEAFLET: Fields = { materialType: "other" };
  const TOLD: Fields = { ...LEAFLET, context: "An abbreviated advert." };
  const PARTS = "Indication: gout. Dosage: one daily. Side effects: nausea.";
  const BLUE = (chars: number) => "It is in a blue box. ".repeat(20).slice(0, chars);

  test.each<[string, string[], Fields, boolean]>([
    ["with all that one gives", AD, JOURNAL, true],
    ["by its name", [NAME, "Abbreviated advertisement"], LEAFLET, true],
    ["by its name in the user's note", [NAME, USE], { ...LEAFLET, context: "An abbreviated advert." }, true],
    ["by sending its reader on and to the SPC", [NAME, WEBSITE, CONSULT], LEAFLET, true],
    ["in a journal by sending its reader on", [NAME, WEBSITE], JOURNAL, true],
    ["not in a leaflet that sends its reader on", [NAME, WEBSITE], LEAFLET, false],
    ["by three of the items", [NAME, "POM", CONSULT, HOLDER], JOURNAL, true],
    ["by two, where it gives nothing else", [NAME, "POM", HOLDER], JOURNAL, true],
    ["not by two beside a dose", [NAME, "POM", HOLDER, "One tablet a day."], JOURNAL, false],
    ["by three beside a dose", [NAME, "POM", HOLDER, CONSULT, "One tablet a day."], JOURNAL, true],
    ["not by one", [NAME, "POM"], JOURNAL, false],
    ["not by two on a screen", [NAME, "POM", HOLDER], { ...JOURNAL, channel: "email" }, false],
    ["not by two in a leaflet", [NAME, "POM", HOLDER], LEAFLET, false],
    ["where it calls itself an advertisement", ["Advertisement", NAME, "POM", HOLDER], LEAFLET, true],
    ["where its slot is told", ["Half-page, right", NAME, "POM", HOLDER], LEAFLET, true],
    ["not where its slot is told on a screen", ["Half-page", NAME, WEBSITE], { ...LEAFLET, channel: "website" }, false],
    [
      "not where that is told far below",
      [NAME, ...Array(20).fill("It comes in a blue box"), "Advertisement", HOLDER],
      LEAFLET,
      false,
    ],
    ["where that is told within 300 characters", [NAME, BLUE(230), "Advertisement", "POM", HOLDER], LEAFLET, true],
    ["not where it is told beyond them", [NAME, BLUE(300), "Advertisement", "POM", HOLDER], LEAFLET, false],
    ["not by a way to more in a leaflet", [NAME, "Further information is at www.z.example", CONSULT], LEAFLET, false],
    ["with 23 lines, by its name in the user's note", [...AD, ...Array(17).fill("It works.")], TOLD, true],
    ["with particulars but no contraindications", [...AD, "Prescribing information", PARTS], JOURNAL, true],
    ["with a word on contraindications", [...AD, "Contraindications are few."], JOURNAL, true],
    ["not without a medicine", ["It works.", WEBSITE, CONSULT], JOURNAL, false],
    ["with 22 lines", [...AD, ...Array(16).fill("It works.")], JOURNAL, true],
    ["not with 23", [...AD, ...Array(17).fill("It works.")], JOURNAL, false],
    ["with 23 by its name", ["Abbreviated advertisement", ...AD, ...Array(16).fill("It works.")], JOURNAL, true],
  ])("%s", (_, lines, fields, expected) => {
    expect(isClaimed(lines, fields)).toBe(expected);
  });

  test("not where prescribing information is at hand", () => {
    expect(isClaimed(AD, JOURNAL, true)).toBe(false);
  });

  test("though prescribing information is on the website that it sends its reader to, in print", () => {
    const onWebsite = [NAME, "Further information is at www.zelvorin.example", CONSULT, HOLDER];
    expect(isClaimed(onWebsite, JOURNAL, true)).toBe(true);
    expect(isClaimed(onWebsite, { ...JOURNAL, channel: "website" }, true)).toBe(false);
    expect(
      isClaimed(
        onWebsite.filter((line) => line !== CONSULT),
        JOURNAL,
        true,
      ),
    ).toBe(false);
  });

  test("not where contraindications are printed in full", () => {
    const full = ["Prescribing information", "Dosage: one daily.", "Contraindications: gout.", "Side effects: nausea."];
    expect(isClaimed([...AD.slice(0, 3), ...full, WEBSITE])).toBe(false);
  });
});

test("what it gives is told where it stands", () => {
  expect(ofPiece(AD).items).toMatchObject({
    indication: "For the treatment",
    legalCategory: "POM",
    holder: "Pharma Ltd, 1 Mill Lane, Leeds LS1 4AB",
    website: expect.stringContaining("Information about this product"),
    consultSpc: expect.stringContaining("summary of product characteristics"),
  });
  expect(ofPiece(AD.slice(0, 1).concat("Abbreviated advertisement")).items).toBeUndefined();
});

test("an address may stand on the lines below its name, not in the references", () => {
  const holder = (lines: string[]) => (ofPiece([...AD.slice(0, 5), ...lines]).items as Record<string, string>).holder;
  expect(holder(["Northgate Pharma Ltd,", "1 Mill Lane", "Leeds LS1 4AB"])).toContain("LS1 4AB");
  expect(holder(["References", "1. Northgate Pharma Ltd, Leeds LS1 4AB"])).toBeUndefined();
});

describe("its area", () => {
  test.each<[string, string, Fields, number | undefined, string | undefined]>([
    ["is given", "Size 210 square cm", {}, 210, "210 square cm"],
    ["by its sides", "21 x 20 cm", {}, 420, "21 x 20 cm"],
    ["by its sides in millimetres", "210 x 200 mm", {}, 420, "210 x 200 mm"],
    ["in the user's note first", "21 x 20 cm", { context: "It has 300 cm²." }, 300, undefined],
    ["by sides in the user's note first", "21 x 20 cm", { context: "It has 10 x 20 cm." }, 200, undefined],
    ["by millimetres in the user's note", "It works.", { context: "It has 100 x 200 mm." }, 200, undefined],
    ["is not known", "It works.", {}, undefined, undefined],
  ])("%s", (_, line, fields, area, areaAt) => {
    const found = ofPiece([...AD, line], { ...JOURNAL, ...fields });
    expect([found.area, found.areaAt]).toEqual([area, areaAt]);
  });
});

describe("what it must not give", () => {
  const extras = (lines: string[]) => ofPiece(lines).extras;

  test.each([
    ["dose", "One tablet a day."],
    ["dose", "Two 40 mg capsules before breakfast."],
    ["dose", "Now 40 mg once daily."],
    ["dose", "A twice-daily choice."],
    ["dose", "Starting dose: low."],
    ["pack", "Packs of 28."],
    ["pack", "A 28-tablet pack."],
    ["pack", "Two pack sizes."],
    ["cost", "Only £30."],
    ["cost", "At half the price."],
    ["cost", "A cheaper way."],
    ["result", "A survey of doctors."],
    ["result", "Nine in ten slept."],
    ["result", "60% of patients."],
    ["result", "Clear (p<0.05)."],
    ["result", "It beat all, compared with placebo."],
    ["result", "It works faster."],
  ])("a %s: %s", (kind, line) => {
    expect(extras([...AD, line])).toEqual([expect.objectContaining({ kind })]);
  });

  test.each([
    ["in the statement on its website", ["Information about this product, packs of 28 too, is available online."]],
    ["in a note on the artwork", ["[A box, one tablet a day.]"]],
    ["in orders for the printer and below", ["Production notes", "Packs of 28."]],
    ["in the references", ["References", "1. Packs of 28. Northgate 2024."]],
    ["nowhere", ["It works."]],
  ])("%s it counts for nothing", (_, lines) => {
    expect(extras([...AD, ...lines])).toBeUndefined();
  });

  test("above or below a note or orders it counts", () => {
    expect(extras(["Now only £30", ...AD])).toHaveLength(1);
    expect(extras(["Advertisement", ...AD, "Only £30."])).toHaveLength(1);
    expect(extras([...AD, "Packs of 28.", "Production notes"])).toHaveLength(1);
    expect(extras([...AD, "Only £30.", "[A box.]"])).toHaveLength(1);
    expect(extras([NAME, "[A box.]", ...AD.slice(1), "Only £30."])).toHaveLength(1);
  });

  test("in its slug it counts for nothing", () => {
    expect(extras(["Advertisement: £30 slot", ...AD])).toBeUndefined();
    expect(extras([...AD.slice(0, 1), "Advertisement: £30", ...AD.slice(1)])).toHaveLength(1);
  });

  test("what stands below orders for the printer is not printed", () => {
    expect(ofPiece([...AD, "Production notes", "Order 5"]).printedUntil).toBe(AD.join("\n").length);
    expect(ofPiece(["Insertion order", ...AD])).toMatchObject({ claimed: true, printedUntil: "end" });
    const quarter = [NAME, USE, "POM", "It is in a blue box, and so it goes.", "Insertion order", ...AD.slice(3)];
    expect(ofPiece(quarter)).toMatchObject({ claimed: true, printedUntil: "end" });
    expect(ofPiece(AD).printedUntil).toBe("end");
  });
});

describe("a place where it may not be", () => {
  test.each<[string, string, Fields, string | undefined]>([
    ["none", "It works.", {}, undefined],
    ["an e-mail", "It works.", { channel: "email" }, "channel"],
    ["a website", "It works.", { channel: "website" }, "channel"],
    ["a post", "It works.", { channel: "social" }, "channel"],
    ["a banner in an e-mail", "A banner.", { channel: "email" }, "banner"],
    ["a banner by the note", "It works.", { context: "For our website." }, "channel"],
    ["not where the note rules it out", "It works.", { context: "Printed, not for our website." }, undefined],
    ["a banner", "A web banner.", {}, "web banner"],
    ["not a banner on a page in print", "A banner on page 5.", {}, undefined],
    ["a loose insert", "A loose insert.", {}, "loose insert"],
    ["an insert", "An insert.", {}, "insert"],
    ["not a poster", "A poster.", {}, undefined],
    ["not where it is ruled out", "Do not use as an insert.", {}, undefined],
    ["though another is ruled out", "An insert, never an e-mail.", {}, "insert"],
  ])("%s: %s", (_, line, fields, expected) => {
    expect(ofPiece([NAME, line, ...AD.slice(1)], { ...JOURNAL, ...fields }).barredPlace).toBe(expected);
  });
});
