import { describe, expect, test } from "vitest";
import { capitalsIn } from "./capitals.ts";
import { isSubstance, pairs, STEM } from "./product-pairs.ts";

const found = (text: string) => pairs(text, capitalsIn(text)).map(({ brand, generic }) => `${brand}/${generic}`);

const LONG = "Tavoramontrevixalandorine";

describe("a brand stands with its substance", () => {
  test.each([
    ["in brackets", "here Tavora (tavorimib) works", ["Tavora/tavorimib"]],
    ["after its mark", "Tavora® (tavorimib)", ["Tavora/tavorimib", "Tavora/null"]],
    ["on the next line", "Tavora\n(tavorimib)", ["Tavora/tavorimib"]],
    ["after its strength and form", "Tavora 40 mg film-coated tablets (tavorimib)", ["Tavora/tavorimib"]],
    ["with its second word", "Tavora Melt (tavorimib)", ["Tavora Melt/tavorimib"]],
    ["with its letters", "Tavora XR (tavorimib)", ["Tavora XR/tavorimib"]],
    ["without the word before it", "The Tavora (tavorimib)", ["Tavora/tavorimib"]],
    ["without the instruction before it", "Offer Tavora (tavorimib) to adults", ["Tavora/tavorimib"]],
    ["with the strength in the brackets", "Tavora (tavorimib 40 mg tablets)", ["Tavora/tavorimib"]],
    ["of two", "Tavora (tavorimib/oldexin)", ["Tavora/tavorimib/oldexin"]],
    ["letter by letter", "T A V O R A\n(tavorimib)", ["Tavora/tavorimib"]],
    ["and a vaccine", "Tavora (influenza vaccine, 2024)", ["Tavora/influenza vaccine, 2024"]],
    ["both in brackets", "the tablet (Tavora, tavorimib sodium)", ["Tavora/tavorimib sodium"]],
    ["in capitals before its form", "TAVORA tavorimib tablets", ["TAVORA/tavorimib"]],
    ["the other way round", "the tavorimab (Tavora)", ["Tavora/tavorimab"]],
    ["set off by a mark before the strength", "Tavora • tavorimib 40 mg", ["Tavora/tavorimib"]],
    ["on the line below before the strength", "Tavora\ntavorimib 40 mg", ["Tavora/tavorimib"]],
    ["alone on the line below", "Tavora\ntavorimab\nIt works", ["Tavora/tavorimab"]],
    ["as a salt on the line below", "Tavora\ntavorine hydrochloride\nIt works", ["Tavora/tavorine hydrochloride"]],
    ["and a vaccine, by a long name", `${LONG} (influenza vaccine, 2024)`, [`${LONG}/influenza vaccine, 2024`]],
    [
      "the other way round, by a long one",
      "the tavoramontrevixalandorimab (Tavora)",
      ["Tavora/tavoramontrevixalandorimab"],
    ],
    ["after a comma, by a long one", `${LONG}, tavorimab, works`, [`${LONG}/tavorimab`]],
    ["in capitals that are no initials of it", "TAVO (tavorimib)", ["TAVO/tavorimib"]],
    ["set off, by a stem that ends as a word does", "Tavora • tavocurium 40 mg", ["Tavora/tavocurium"]],
    ["after a comma", "Tavora, tavorimab, works", ["Tavora/tavorimab"]],
  ])("%s: %j", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe("a brand stands alone", () => {
  test.each([
    ["with its mark", "It is Tavora® here", ["Tavora/null"]],
    ["before its papers", "Tavora prescribing information", ["Tavora/null"]],
    ["before its SPC", "Tavora SmPC", ["Tavora/null"]],
    ["as a logo", "[Tavora logo]", ["Tavora/null"]],
    ["as another of the company", "our other medicine, Oldexin", ["Oldexin/null"]],
    ["as its stablemate", "its stablemate Oldexin Duo", ["Oldexin Duo/null"]],
    ["with its mark, by a long name", `${LONG}® here`, [`${LONG}/null`]],
    ["before its papers, by a long name", `${LONG} prescribing information`, [`${LONG}/null`]],
    ["before its SPC, by a long name", `${LONG} SmPC`, [`${LONG}/null`]],
    ["a substance in capitals, before an illness", "Novastatin (asthma)", ["Novastatin/null"]],
    ["coined, before an illness", "Zelvora (asthma)", ["Zelvora/null"]],
  ])("%s: %j", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe("no brand", () => {
  test.each([
    ["no tablet in capitals", "HARWICK placebo tablets"],
    ["an ordinary ending before a strength", "Harwick\nmountable 40 mg"],
    ["none before a strength", "Harwick • placebo 40 mg"],
    ["those who take it", "Patients\ntavorimab\nIt works"],
    ["a first word before papers", "Full prescribing information"],
    ["a first word before the SPC", "Consult SPC"],
    ["an aside", "Harwick (see below)"],
    ["a calling", "Harwick (nurse)"],
    ["what is usually meant", "Harwick (usually prednisolone)"],
    ["departments", "Harwick (obstetrics and anaesthetics)"],
    ["a kind of medicines", "Harwick (monoclonal antibodies)"],
    ["an illness", "Harwick (hypertension)"],
    ["the initials of the words in brackets", "COPD (chronic obstructive pulmonary disease)"],
    ["the consonants of the word in brackets", "DHT (dihydrotestosterone)"],
    ["a gap to fill in", "Harwick (insert name)"],
    ["a participle", "Harwick (improving)"],
    ["a company", "Harwick Ltd (tavorimib)"],
    ["a page", "Page (tavorimib)"],
    ["a word before papers", "The full prescribing information"],
    ["a word before the SPC", "See SPC"],
    ["an aside on a vaccine", "Harwick (not another vaccine)"],
    ["a form in capitals", "HARWICK effervescent tablets"],
    ["an adjective in capitals", "HARWICK practical tablets"],
    ["an ordinary word after a comma", "Harwick, indeed, works"],
    ["an ordinary word on the line below", "Harwick\nmorning\nIt works"],
    ["an ordinary word before a strength", "Harwick\nincluding 40 mg"],
    ["an ordinary word with the name in brackets", "the morning (Harwick)"],
  ])("in %s: %j", (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("a substance", () => {
  test.each([
    ["tavorimib", true],
    ["tavora", true],
    ["tavor", false],
    ["tavorimib and oldexin with merapine", true],
    ["tavorimib and oldexin with merapine and zolpine", false],
    ["one two tavorimib", false],
    ["tavorimib sodium oral powder", true],
    ["tavorimib sodium oral powder mix", false],
    ["tav 12345", false],
    ["tavorimib daily", false],
    ["placebo", false],
  ])("%s: %s", (words, expected) => {
    expect(isSubstance(words)).toBe(expected);
  });

  test.each([
    "tavorimab",
    "novastatin",
    "lisipril",
    "zelsartan",
    "mexolol",
    "glutrazole",
    "velcillin",
    "oxacoxib",
    "mevasone",
  ])("%s is known by its stem", (word) => {
    expect(STEM.test(word)).toBe(true);
  });
  test.each(["mab", "table", "inhaler"])("%s has no stem", (word) => {
    expect(STEM.test(word)).toBe(false);
  });
});
