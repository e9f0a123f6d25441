import { describe, expect, test } from "vitest";
import { isPerson } from "#worker/document/names/known-names.ts";
import { baseOf } from "#worker/test/told.ts";
import { mentionsIn } from "./mentions.ts";

const products = (text: string, context?: string) =>
  baseOf(text, { context }).products.map(({ name, role }) => (role === "own" ? name : `(${name})`));
const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const OWN = "Zelvorin works. Zelvorin lasts. Zelvorin helps. Zelvorin is here.";

describe("the medicines of a piece", () => {
  test.each([
    ["one by its names", HEAD, ["Zelvorin"]],
    ["a code of development", "ZEL-204 works. ZEL-204 lasts.", ["ZEL-204"]],
    ["not a code of a trial register", `${HEAD}See NCT01234.`, ["Zelvorin"]],
    ["not a code of a receptor", `${HEAD}It suits KRAS-12 positive tumours. KRAS-12 is a gene.`, ["Zelvorin"]],
    ["not the code of the piece", `${HEAD}Item code: ABC-1234.`, ["Zelvorin"]],
    ["not a dated code", `${HEAD}ABC-1234 May 2024.`, ["Zelvorin"]],
    ["not a code at the foot", `${HEAD}Updated ABC-1234 in 2024.`, ["Zelvorin"]],
    ["not in the references", `${HEAD}It works.\n\nReferences\n1. ABC-1234 study. Lancet 2021.`, ["Zelvorin"]],
    ["not a code in small print", `${HEAD}Drawn up: ABC-1234 ff`, ["Zelvorin"]],
    ["not that of a policy", `${HEAD}Our policy ABC-1234 is here.`, ["Zelvorin"]],
    ["not one with a nought", `${HEAD}It is ABC-0042 here.`, ["Zelvorin"]],
    ["not a postcode abroad", `${HEAD}Write to Hill, DK-2300 København.`, ["Zelvorin"]],
    ["such a code without a town", `${HEAD}Now DK-2300 works.`, ["Zelvorin", "DK-2300"]],
    ["a code before a capital", `${HEAD}It beats ABC-1234 Tablets.`, ["Zelvorin", "ABC-1234"]],
    ["not a praised device", "Relvantis is a medical device. Relvantis is the safest drug for asthma.", []],
    ["not a praised firm", "Relvantis Ltd. Relvantis is the safest drug for asthma.", []],
    ["the first first", "Oldexin (oldexinib) and Zelvorin (tavorimib).", ["Oldexin", "Zelvorin"]],
    ["the other first", "Zelvorin (tavorimib) and Oldexin (oldexinib).", ["Zelvorin", "Oldexin"]],
    ["a device that holds a substance", `${HEAD}Zelvorin is a medical device.`, ["Zelvorin"]],
    ["in the copy", `${HEAD}It beats ABC-1234.`, ["Zelvorin", "ABC-1234"]],
    ["a brand alone where promotion shows it", "Here Barwick tablets.\nPrescribing information overleaf.", ["Barwick"]],
    ["a brand alone by what is said of it", "Order Tavilex today.", ["Tavilex"]],
    ["a praised one", "Relvantis is the safest drug for asthma.", ["Relvantis"]],
    ["not a device", "Zelvorin is a medical device. They use Zelvorin, take Zelvorin and like Zelvorin.", []],
    ["not a company", "Barwick Pharma Ltd works. We take Barwick, use Barwick and like Barwick.", []],
    [
      "a company's name with a strength",
      "Barwick Pharma Ltd. We take Barwick 40 mg, use Barwick and like Barwick.",
      ["Barwick"],
    ],
    ["none", "It is a good day in May.", []],
    [
      "not one that it only interacts with",
      `${HEAD}It works.\n\nPrescribing information: Zelvorin (tavorimib). Presentation: tablets. Indications: migraine. Dosage: 40 mg. Contraindications: pregnancy. Warnings: none. Interactions: Ketoconazole, fluconazole, rifampicin. Legal category: POM. PL 1/2.`,
      ["Zelvorin"],
    ],
    ["not a substance in a list", "The kit covers: Bisoprolol, Doxazosin and Atenolol.", []],
    [
      "a substance of which the piece speaks",
      "Finasteride is a tablet. Take Finasteride daily. Finasteride works.",
      ["Finasteride"],
    ],
    ["the most named first", `${HEAD}Then Oldexin (oldexinib) 5 mg. Oldexin and Oldexin.`, ["Oldexin", "Zelvorin"]],
    ["letter by letter", "Z E L V O R I N\n(tavorimib)\nIt works.", ["Zelvorin"]],
  ])("%s", (_, text, expected) => {
    expect(products(text)).toEqual(expected);
  });

  test("one that the user names is found by its name alone", () => {
    expect(products("Barwick is here.", "Barwick is a prescription only medicine.")).toEqual(["Barwick"]);
    expect(products("Barwick is here.")).toEqual([]);
  });
});

describe("a medicine stands beside for comparison", () => {
  test.each([
    ["after than", "Better than Oldexin (oldexinib).", true],
    ["after versus", "Now versus Oldexin (oldexinib).", true],
    ["after instead of", "Use it instead of Oldexin (oldexinib).", true],
    ["after switching from", "Switch from one, replacing Oldexin (oldexinib).", true],
    ["not after with, named as often", "Use it with Oldexin (oldexinib). Oldexin is good. Oldexin too.", false],
    ["after a change, over some words", "They were transferred from the Oldexin (oldexinib).", true],
    ["named a third as often", "It is seen with Oldexin (oldexinib).", true],
  ])("%s: %s", (_, sentence, expected) => {
    const found = products(`${HEAD}${OWN}\n\n${sentence}`);
    expect(found).toContain(expected ? "(Oldexin)" : "Oldexin");
  });

  test("not where the piece gives its prescribing information", () => {
    const pi =
      "Prescribing information\nOldexin (oldexinib)\nIndication: gout.\nDosage: one.\nContraindications: gout.";
    const text = `${HEAD}Better than Oldexin.\n\n${pi}`;
    expect(products(text)).toContain("Oldexin");
    expect(products(`${HEAD}Better than Oldexin (oldexinib).`)).toContain("(Oldexin)");
  });

  test("where the piece gives the prescribing information of the other alone", () => {
    const pi = "Prescribing information\nZelvorin\nIndication: gout.\nDosage: one.\nContraindications: gout.";
    const three = "Oldexin (oldexinib) works. Oldexin lasts. Oldexin helps. ";
    expect(products(`${HEAD}Better than Oldexin. ${three}\n\n${pi}`)).toContain("(Oldexin)");
    expect(products(`${HEAD}${three}\n\n${pi}`)).toContain("Oldexin");
  });

  test("though the piece gives its prescribing information, where it is named less than a third as often", () => {
    const pi =
      "Prescribing information\nOldexin (oldexinib)\nIndication: gout.\nDosage: one.\nContraindications: gout.";
    expect(products(`${HEAD}${OWN} Better than Oldexin.\n\n${pi}`)).toContain("Oldexin");
    expect(products(`${HEAD}${OWN}${OWN} Better than Oldexin.\n\n${pi}`)).toContain("(Oldexin)");
  });

  test("not where most of its places compare nothing", () => {
    const three = "Oldexin (oldexinib) works. Oldexin lasts. Oldexin helps. ";
    expect(products(`${HEAD}Better than Oldexin. ${three}`)).toContain("Oldexin");
    expect(products(`${HEAD}Better than Oldexin. Not versus Oldexin. ${three}`)).toContain("(Oldexin)");
  });

  test("not a form of the own one", () => {
    expect(products(`${HEAD}${OWN} More than Zelvorin Plus (tavorimib).`)).toContain("Zelvorin Plus");
  });
});

test("a medicine known by no rule is told as learnt", () => {
  expect(baseOf(HEAD).products.map(({ isLearnt }) => isLearnt)).toEqual([false]);
});

test("letters with room between them are a brand's where they are all its letters", () => {
  const count = (text: string) => baseOf(text).products[0]?.mentions.length;
  expect(count(`Z E L D A\n${HEAD}`)).toBe(1);
  expect(count(`Z E L V O R I N\n${HEAD}`)).toBe(2);
});

test("the numbers of NICE's guidance are no medicines", () => {
  const names = (text: string) => baseOf(text).products.map(({ name }) => name);
  expect(names("Psoriasis: assessment and management (CG153). 2. NICE. CG153.")).toEqual([]);
  expect(names("CG153 lasts for a day in adults with gout. Prescribe CG153.")).toEqual(["CG153"]);
});

test("in a text about other things a trade mark and a mountain are no medicines", () => {
  const names = (text: string) => baseOf(text).products.map(({ name }) => name);
  const other = [
    "Our club meets in the hall behind the church, and those who join bring cake, a chair and a good story.",
    "In summer we walk the long path by the river, cross the old bridge and sing under the trees until it gets dark.",
    "Last year forty of us went abroad by coach, slept in tents, cooked on stones and came home with far too many photos.",
    "The secretary keeps the list, the treasurer counts the money, and everybody else washes the cups and folds the tables.",
    "Whoever has a tent to lend should write it on the board beside the door before the end of the month.",
    "Nobody has to climb: there is a bench at the foot of each hill, and the cook never comes along anyway.",
  ].join("\n");
  expect(names(`${other}\nWe climbed Torvaldhorn (dormant volcano) in June.`)).toEqual([]);
  expect(names(`Our software is Ledgerro®.\n${other}`)).toEqual([]);
  expect(names(`${other}\nTake Ledgerro® tablets.`)).toEqual(["Ledgerro"]);
  expect(names(`We sell Ledgerro (tavorimib).\n${other}`)).toEqual(["Ledgerro"]);
});

test("a patient or a guest is no medicine", () => {
  const names = (text: string) => baseOf(text).products.map(({ name }) => name);
  const said = "Her nurse treats Marisela with care. We speak to Marisela, and Marisela is on the list of Marisela.";
  expect(names(said)).toEqual(["Marisela"]);
  expect(names(`Marisela is a 61-year-old nurse. ${said}`)).toEqual([]);
});

test.each([
  ["an age", "Marisela is a 61-year-old teacher. She is on Marisela’s list.", true],
  ["an initial", "Case two\nMarisela B.\nTreat Marisela with care.", true],
  ["what guests do", "Yoga with Marisela. Ada and Marisela will welcome you.", true],
  ["a strength besides", "Marisela 40 mg. Marisela B.", false],
  ["nothing of the kind", "Take Marisela. Ask for Marisela.", false],
])("a name is a person's: %s", (_, text, expected) => {
  expect(isPerson(text, mentionsIn(text, /[\p{L}\d]/u)("Marisela"))).toBe(expected);
});
