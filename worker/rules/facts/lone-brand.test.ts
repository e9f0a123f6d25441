import { describe, expect, test } from "vitest";
import { loneBrand } from "./lone-brand.ts";

const PROMOTION = "Prescribing information overleaf.";
const brand = (text: string, ordinary: string[] = []) =>
  loneBrand(text, (word) => ["The", "But", ...ordinary].includes(word));
const said = (words: string, times: number) =>
  Array(times)
    .fill(`${words.replace("_", "Barwick")}.`)
    .join("\n\n");

/** How many mentions of another name, of half a point each, the words outweigh when said twice. */
function outweighs(words: string): number {
  const rival = (mentions: number) => `${PROMOTION} But${" of Otterby,".repeat(mentions)} there. ${said(words, 2)}`;
  let mentions = 4;
  while (mentions < 30 && brand(rival(mentions)) === "Barwick") mentions++;
  return mentions - 1;
}

describe("what promotion says of its medicine weighs", () => {
  test.each([
    ["licensed for", "_ is licensed for asthma", 11],
    ["contraindicated in", "_ is contraindicated in infants", 11],
    ["its strength", "_ 40 mg", 11],
    ["its strength in micrograms", "_, 2.5 micrograms", 11],
    ["its form", "_ oral tablets", 7],
    ["a pen", "_ 100 pens", 7],
    ["where it is used", "_ in your practice", 3],
    ["its papers", "_ prescribing information", 11],
    ["its SPC", "_ SmPC", 11],
    ["a mark", "_® here", 11],
    ["no licence", "_ has no UK marketing authorisation", 11],
    ["what it may cause", "_ may cause drowsiness", 7],
    ["whom it is for", "_: for adults", 11],
    ["its result", "_: 12 points on the day, placebo", 11],
    ["what it is", "there is the new medicine _", 11],
    ["our vaccine", "there is our seasonal vaccine, _", 11],
    ["somebody is thinking of it", "they were thinking about _", 7],
    ["somebody takes it", "they were taking _", 3],
    ["it is compared", "it was more than _", 3],
  ])("%s: %j", (_, words, mentions) => {
    expect(outweighs(words)).toBe(mentions);
  });

  test.each([
    ["a preposition four times", "those of _", 3, undefined],
    ["", "those of _", 4, "Barwick"],
    ["a comparison twice", "_ versus others", 1, undefined],
    ["", "_ versus others", 2, "Barwick"],
    ["an arm of a trial twice", "_ arm", 1, undefined],
    ["", "_ arm", 2, "Barwick"],
    ["a call after its name twice", "_. Breathe again tonight", 1, undefined],
    ["", "_. Breathe again tonight", 2, "Barwick"],
    ["its form once", "_ tablets", 1, "Barwick"],
    ["being named never", "_ was late", 9, undefined],
  ])("it must say two points: %s %j said %d times", (_, words, times, expected) => {
    expect(brand(`${PROMOTION} ${said(words, times)}`)).toBe(expected);
  });
});

describe("a piece shows that it promotes a medicine by", () => {
  test.each([
    ["prescribing information", PROMOTION, "Barwick"],
    ["the Yellow Card", "See yellowcard.mhra.gov.uk.", "Barwick"],
    ["the Yellow Card in words", "Use the Yellow Card scheme.", "Barwick"],
    ["the duty to report", "Adverse events should be reported.", "Barwick"],
    ["the SPC", "See the SPC.", "Barwick"],
    ["the SPC in full", "See the summary of product characteristics.", "Barwick"],
    ["its licence", "It has a UK marketing authorisation.", "Barwick"],
    ["nothing", "Call us.", undefined],
    ["an imprint alone, which is no sign", "Prepared in May.", undefined],
    ["an imprint with a code that holds the brand", "Prepared in May. ABC-BAR-0035", "Barwick"],
    ["an imprint with a code that opens with its letters", "Certified in May. BRW-UK-0021", "Barwick"],
    ["a dated code", "ABC-BAR-0035 May 2024", "Barwick"],
    ["a code alone, which is no sign", "ABC-BAR-0035", undefined],
    ["a code of another brand, which is none", "Prepared in May. ABC-TAV-0035", undefined],
    ["letters in another order, which are none", "Prepared in May. BKW-UK-0021", undefined],
    ["a code and an imprint of a piece that says nothing of it", "Prepared in May.", undefined],
    ["letters from its middle, which are none", "Prepared in May. RWK-UK-0021", undefined],
  ])("%s", (_, sign, expected) => {
    expect(brand(`But these are Barwick tablets. ${sign}`)).toBe(expected);
  });
});

describe("which name is the brand", () => {
  test.each([
    ["the one with most", "But Otterby tablets and Barwick tablets 40 mg, Barwick tablets. ", "Barwick"],
    ["not a company's", "But Barwick tablets. But Barwick Pharma was founded here. ", undefined],
    ["not a place's", "But Barwick tablets. But Barwick Hall Hospital is here. ", undefined],
    ["not a heading's", "But Dosage 40 mg. But Contraindications: for adults. ", undefined],
    ["not a month", "But April 20 mg. ", undefined],
    ["in capitals it is the same name", "But BARWICK arm. But Barwick arm. ", "Barwick"],
    ["letters after it are its form", "But Barwick XR tablets. ", "Barwick"],
    ["not part of an address", "But @Barwick tablets. ", undefined],
    ["not what somebody owns", "But Barwick's tablets. ", undefined],
    ["the code decides between equals", "But Otterby tablets. But Barwick tablets. ABC-BAR-0035. ", "Barwick"],
    ["a code without a word of it does not", "But Otterby tablets. But Barwick late. ABC-BAR-0035. ", "Otterby"],
  ])("%s", (_, text, expected) => {
    expect(brand(text + PROMOTION)).toBe(expected);
  });

  test("is by the code what is said to be a medicine, and by the code alone nothing", () => {
    expect(brand("But of Barwick there. Prepared in May. ABC-BAR-0035")).toBe("Barwick");
    expect(brand("But Barwick was late. Prepared in May. ABC-BAR-0035")).toBe(undefined);
    expect(brand(`But Otterby arm. But Otterby arm. But Barwick arm. But ABC-BAR-0035. ${PROMOTION}`)).toBe("Barwick");
    expect(brand(`But Otterby tablets. But Otterby tablets. But Barwick arm. But ABC-BAR-0035. ${PROMOTION}`)).toBe(
      "Otterby",
    );
  });

  test("is no ordinary word", () => {
    expect(brand(`But Barwick tablets. ${PROMOTION}`, ["Barwick"])).toBe(undefined);
  });
});
