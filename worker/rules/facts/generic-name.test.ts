import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { besideBrand } from "./beside-brand.ts";
import { namePairsOf } from "./generic-name.ts";
import type { Product, Span } from "./types.ts";

const all = (text: string, word: string): Span[] =>
  [...text.matchAll(new RegExp(`\\b${word}\\b(?! Melt)`, "gi"))].map(({ index }) => ({
    start: index,
    end: index + word.length,
  }));
const medicine = (text: string, brand: string, generic: string | null): Product => ({
  name: brand,
  brand,
  generic,
  role: "own",
  mentions: all(text, brand),
  isLearnt: false,
});

/** The name pair of Zelvorin in a text. `generic`: what is known of it elsewhere. */
function pairOf(text: string, generic: string | null = "tavorimib", blocks: Span[] = []) {
  return namePairsOf(baseOf(text), blocks, [medicine(text, "Zelvorin", generic)])[0];
}
const prominent = (text: string) => {
  const found = pairOf(text);
  return found && text.slice(0, found.prominent.start).split("\n").length;
};

describe("the non-proprietary name stands beside the brand", () => {
  test.each([
    ["in brackets", "Zelvorin (tavorimib) works.", true],
    ["after its mark", "Zelvorin® (tavorimib) works.", true],
    ["after its strength and form", "Zelvorin 40 mg tablets (tavorimib) works.", true],
    ["on the line below", "Zelvorin\ntavorimib 40 mg", true],
    ["before the brand", "Tavorimib (Zelvorin) works.", true],
    ["after a few words", "Zelvorin, which is oral tavorimib, works.", true],
    ["130 characters on, within its line", `Zelvorin ${"(so) ".repeat(5)}tavorimib`, true],
    ["not in the next sentence", "Zelvorin works. Here is tavorimib.", false],
    ["not 60 characters on", `Zelvorin ${"so ".repeat(20)}tavorimib`, false],
    ["not on a line in between", "Zelvorin\n\n\nHere is tavorimib.", false],
    ["not before other words", "Tavorimib works. Now Zelvorin too.", false],
    ["nowhere", "Zelvorin works.", false],
  ])("%s: %s", (_, text, expected) => {
    expect(pairOf(text)?.beside).toBe(expected);
  });
});

describe("where it is not known, a name beside the brand may be it", () => {
  test.each([
    ["a substance in brackets", "Zelvorin (tavorimib) works.", true],
    ["two substances", "Zelvorin (tavorimib/oldexin) works.", true],
    ["a mixture known by one long word", "Zelvorin (alfa, beta, gammavorimib) works.", true],
    ["not a list of short words", "Zelvorin (alfa, beta, rho) works.", false],
    ["several in a list", "Zelvorin (tavorimib, oldexin, merapanol and calorinol) works.", true],
    ["its salt", "Zelvorin (axitanib HCl) works.", true],
    ["its strength", "Zelvorin (tavorimib 68 mg implant) works.", true],
    ["a toxin", "Zelvorin (botulinum toxin type A) works.", true],
    ["an insulin", "Zelvorin (biphasic human insulin) works.", true],
    ["a vaccine", "Zelvorin (seasonal influenza vaccine) works.", true],
    ["a vaccine below", "Zelvorin\nInactivated influenza vaccine", true],
    ["in the mouth of a speaker", "Zelvorin, that's tavorimib, works.", true],
    ["known as", "Zelvorin, also known as tavorimib, works.", true],
    ["before its strength", "Zelvorin tavorimib 40 mg works.", true],
    ["before its salt", "Zelvorin tavorimib hydrochloride works.", true],
    ["after a bar", "Zelvorin | tavorimib 40 mg", true],
    ["alone on the line below", "Zelvorin\ntavorimib\nIt works.", true],
    ["two on the line below", "Zelvorin\ntavorimib and oldexin\nIt works.", true],
    ["two with a stroke below", "Zelvorin Ellipta\noldexin/tavorimib\nIt works.", true],
    ["after a second word of the brand", "Zelvorin Ellipta (tavorimib) works.", true],
    ["a place for it", "Zelvorin ([non-proprietary name]) works.", true],
    ["not a place for something else", "Zelvorin ([price]) works.", false],
    ["not an aside", "Zelvorin (see overleaf) works.", false],
    ["not a form", "Zelvorin (tablets) works.", false],
    ["not a list of words", "Zelvorin (all, in fact) works.", false],
    ["not a short word", "Zelvorin (oral) works.", false],
    ["not a strength", "Zelvorin (40 mg) works.", false],
    ["not an aside on a vaccine", "Zelvorin (not another vaccine here) works.", false],
    ["not an ordinary word of a speaker", "Zelvorin, that's right.", false],
    ["not a form before a strength", "Zelvorin effervescent tablets", false],
    ["not a participle", "Zelvorin improving 40 lives", false],
    ["not an adjective", "Zelvorin practical tablets", false],
    ["not a word of six letters", "Zelvorin simple tablets", false],
    ["not the next column", "Zelvorin     tavorimib 40 mg", false],
    ["not a sentence", "Zelvorin works.", false],
    ["not behind a long row of forms", "Zelvorin 40 mg 80 mg 120 mg 160 mg tablets tavorimib 40 mg", false],
    ["two, where the first is no substance", "Zelvorin\nmorning and tavorimib\nIt works.", true],
  ])("%s: %s", (_, text, expected) => {
    expect(pairOf(text, null)?.beside).toBe(expected);
  });

  test("but not the name of another where its own is known", () => {
    expect(pairOf("Zelvorin oldexinib 40 mg", "tavorimib")?.beside).toBe(false);
    expect(pairOf("Zelvorin tavorimide 40 mg", "tavorimib")?.beside).toBe(true);
    expect(pairOf("Zelvorin tavolinib 40 mg", "tavorimib")?.beside).toBe(false);
    expect(pairOf("Zelvorin tavorial 40 mg", "tavorimib")?.beside).toBe(true);
  });

  test("prescribing information may tell it", () => {
    const text = "Zelvorin is not Oldexin.\n\nEach tablet contains 40 mg tavorimib.";
    const block = [{ start: 26, end: text.length }];
    expect(pairOf(text, null, block)?.generic).toBe("tavorimib");
    expect(pairOf(text.replace("tavorimib", "tablets"), null, block)?.generic).toBe(null);
    expect(pairOf(text.replace("contains", "has no"), null, block)?.generic).toBe(null);
    const two = [medicine(text, "Zelvorin", null), medicine(text, "Oldexin", null)];
    expect(namePairsOf(baseOf(text), block, two).map(({ generic }) => generic)).toEqual([null, null]);
  });
});

describe("the most prominent place of the brand", () => {
  test.each([
    ["is a heading in capitals", "Zelvorin works.\nZelvorin for you\nZELVORIN FOR YOU", 3],
    ["is a heading", "Zelvorin works.\nZelvorin for you", 2],
    ["is the first", "Zelvorin works.\nHere Zelvorin works.", 1],
    ["not capitals in a sentence", "Zelvorin for you\nNow ZELVORIN works.", 1],
    ["not the working title", "Zelvorin leavepiece\nWith Zelvorin it works.", 2],
    ["but the working title where it is alone", "Zelvorin leavepiece\nIt works.", 1],
  ])("%s", (_, text, line) => {
    expect(prominent(text)).toBe(line);
  });

  test("tells whether the name stands beside it", () => {
    expect(pairOf("ZELVORIN FOR YOU\n\nNow Zelvorin (tavorimib) works.")).toMatchObject({
      beside: true,
      besideProminent: false,
    });
    expect(pairOf("ZELVORIN (tavorimib)\n\nNow Zelvorin works.")).toMatchObject({ besideProminent: true });
  });
});

describe("a place of the brand counts", () => {
  test.each([
    ["in copy", "Here Zelvorin works.", 1],
    ["not in an address", "See www.zelvorin.example for more.", 0],
    ["not before an address", "See zelvorin.example or zelvorin@northgate.example for more.", 0],
    ["not as a hashtag", "See #Zelvorin for more.", 0],
    ["not in references", "It works.\n\nReferences\n1. Zelvorin SPC. 2024.", 0],
    ["not in a footer", "It works.\n\nZelvorin job code 12345", 0],
    ["not in a direction", "It works.\n\n[A box of Zelvorin on a desk.]", 0],
    ["in a direction that shows both names", "It works.\n\n[Banner: Zelvorin (tavorimib)]", 1],
    ["not in a footer that has both names", "It works.\n\nZelvorin (tavorimib) job code 12345", 0],
    ["not as a label", "Here Zelvorin works.\n\nZelvorin prescribing information", 1],
    ["as a label where it stands nowhere else", "Zelvorin prescribing information", 1],
    ["at the end of a sentence", "Here is Zelvorin. Here too.", 1],
  ])("%s: %s", (_, text, count) => {
    expect(pairOf(text)?.mentions.length ?? 0).toBe(count);
  });

  test("not within prescribing information", () => {
    const text = "Zelvorin works. Zelvorin (tavorimib). Zelvorin lasts.";
    expect(pairOf(text, "tavorimib", [{ start: 16, end: 37 }])).toMatchObject({
      beside: false,
      present: false,
      mentions: [expect.anything(), expect.objectContaining({ start: 38 })],
    });
    expect(pairOf(text, "tavorimib", [{ start: 16, end: 38 }])?.mentions).toHaveLength(1 + 1);
    expect(pairOf(text, "tavorimib", [{ start: 16, end: 39 }])?.mentions).toHaveLength(1);
  });
});

test.each([
  ["far from the brand", "Zelvorin works. Now tavorimib lasts.", true],
  ["not in the references", "Zelvorin works.\n\nReferences\n1. Tavorimib SPC. 2024.", false],
  ["nowhere", "Zelvorin works.", false],
])("the name is present: %s", (_, text, expected) => {
  expect(pairOf(text)?.present).toBe(expected);
});

describe("the name comes later than the brand", () => {
  const later = (text: string) => pairOf(text)?.later;

  test.each([
    ["on the next slide", "ZELVORIN\n\nSlide 2\nZelvorin (tavorimib) works.", true],
    ["in a line of 80 characters", `ZELVORIN ${"X".repeat(71)}\n\nSlide 2\nZelvorin (tavorimib) works.`, true],
    ["not in one of 81", `ZELVORIN ${"X".repeat(72)}\n\nSlide 2\nZelvorin (tavorimib) works.`, false],
    ["on the next screen", "ZELVORIN\n\nScreen 2\nZelvorin (tavorimib) works.", true],
    ["not on the same", "Slide 1\nZELVORIN\n\nZelvorin (tavorimib) works.", false],
    ["not where it is below on one page", "ZELVORIN\n\nZelvorin (tavorimib) works.\n\nSlide 2", false],
    ["not where both are on the first", "ZELVORIN (tavorimib)\n\nSlide 2\nZelvorin (tavorimib) works.", false],
    ["not before it", "Zelvorin (tavorimib) works.\n\nSlide 2\nZELVORIN", false],
    ["not where the brand is not large", "Zelvorin works.\n\nSlide 2\nZelvorin (tavorimib) works.", false],
    ["nowhere", "ZELVORIN\n\nSlide 2\nZelvorin works.", false],
  ])("%s", (_, text, expected) => {
    expect(later(text)).toBe(expected);
  });
});

describe("forms of one brand are one", () => {
  const both = (text: string, brands = ["Zelvorin", "Zelvorin Melt"]) =>
    namePairsOf(
      baseOf(text),
      [],
      brands.map((brand) => medicine(text, brand, "tavorimib")),
    ).map(({ product }) => product);

  test("told by the member that shows both names, else by the first", () => {
    expect(both("Zelvorin works. Zelvorin Melt (tavorimib) lasts.")).toEqual(["Zelvorin Melt"]);
    expect(both("Zelvorin works. Zelvorin Melt lasts.")).toEqual(["Zelvorin"]);
  });

  test("not two brands", () => {
    expect(both("Zelvorin works. Oldexin lasts.", ["Zelvorin", "Oldexin"])).toEqual(["Zelvorin", "Oldexin"]);
  });

  test("a medicine known by its substance alone has no pair", () => {
    expect(namePairsOf(baseOf("It works."), [], [{ ...medicine("", "Zelvorin", "tavorimib"), brand: null }])).toEqual(
      [],
    );
  });
});

test.each([
  ["after the brand", "Zelvorin works", 8],
  ["after its mark", "Zelvorin® works", 9],
  ["after its letters", "Zelvorin XL works", 11],
  ["after both", "Zelvorin XL® works", 12],
])("the place for the name is %s", (_, text, at) => {
  expect(besideBrand(baseOf(text), { start: 0, end: 8 })).toBe(at);
});
