import { describe, expect, test } from "vitest";
import { unpairedBrands } from "./unpaired-brand.ts";

const brands = (text: string, ordinary: string[] = []) => unpairedBrands(text, (word) => ordinary.includes(word));
/** How often words must be said of a name, which stands for `_`, until it is taken for a medicine; null: never. */
function timesNeeded(words: string, name: string): number | null {
  for (let times = 1; times < 10; times++)
    if (
      brands(
        Array(times)
          .fill(`${words.replace("_", name)}.`)
          .join("\n\n\n"),
      ).includes(name)
    )
      return times;
  return null;
}

/** Wordings by how often they must be said of a name that is shaped like any other word. */
const OF_ANY_NAME: [number, string[]][] = [
  [
    1,
    [
      "_: what the year has shown – sponsored symposium",
      "_: what the year has shown - company talk",
      "It helps to have _ in mind for your practice",
      "Keep in view _ in mind for adults",
      "_. Our once-daily tablet is here",
      "_. Our inhaler has come",
      "_ workshop on the day, sponsored by Northgate",
    ],
  ],
  [
    2,
    [
      ..."cut lowered reduced raised improved halved cleared healed prevented"
        .split(" ")
        .map((did) => `_ ${did} attacks by a third`),
      "_ lowered the pressure that was found in them on the day, against placebo",
      "_ cut attacks to 3",
      "_, has been licensed",
      "_ has been on the UK market",
      "_ – the once-daily tablet",
      "_, which is our first inhaler",
      "_ is an oral treatment",
      "_, the monthly injection",
      "_:\nFor older adults",
      "_\nOne choice of treatment",
      "_: just one daily tablet",
      "_: two puffs",
      "_ 40 mg",
      "_, 2.5 micrograms",
      "_\n\nA choice to remember for adults",
      "It helps to have _ in mind",
      "_. Now on the list\nPrescribing information",
      "_ had a good response rate of 40",
      "_ on trial, at the lower dose",
      "The tablet, _",
      "Here the brand, _",
      "The one to choose: _",
      "First choice _",
      "Patient group directions for _",
      "Starter packs for _",
      "_ XL",
    ],
  ],
  [
    3,
    [
      "_ is taken once",
      "_ is just given every Monday",
      "_\nNearly 40% of patients",
      "_\n4 in 10 women",
      "_ costs only £",
      "_ saves your practice some £",
      "_, known as tavorimib",
      "_, that's tavorimib",
      "_ in your patients",
      "_ in clinic",
      "_ sachets",
      "_ masterclass",
      "_ skills session",
      "_ should be considered",
      "_ can be prescribed",
      "_ is now prescribed",
      "_ was well tolerated",
      "_ oral tablets",
      "_ pens",
      "(answer: _",
      "The company which makes _",
      "Now the firm Northgate Ltd, who sells _",
      "Order _",
      "We would choose _",
      "At noon a sponsored session: _",
      "Those who start _",
      "Those switched to _",
      "Switching over grown families to _",
      "Twelve tablets of _",
      "Some patients on _",
      "People who do well on _",
    ],
  ],
  [
    5,
    [
      ...["once", "daily", "works", "lowers it", "halves it", "relieves it", "acts", "lasts", "slows it"].map(
        (does) => `_ ${does}`,
      ),
      ...["patients", "therapy", "arm", "prescribing", "pathway"].map((noun) => `_ ${noun}`),
      "They gave him _",
      "Some received _",
      "Consider _",
      "Rather this than _",
      "Now meet _",
      "#_",
    ],
  ],
];

describe("how much is said for a name that looks like any other", () => {
  test.each(OF_ANY_NAME.flatMap(([times, wordings]) => wordings.map((words) => [words, times] as const)))(
    "%j makes it a medicine when said %d times",
    (words, times) => {
      expect(timesNeeded(words, "Barwick")).toBe(times);
    },
  );

  test.each(["_ House opens", "We met in _ today", "_ was late", "See _ for the rest"])(
    "%j says nothing of a medicine",
    (words) => {
      expect(timesNeeded(words, "Barwick")).toBe(null);
    },
  );
});

test.each([
  ["one plain sign", "_ works", 2],
  ["one good sign", "Order _", 1],
  ["no sign", "_ was late", null],
])("a name that looks coined needs less: %s", (_, words, times) => {
  expect(timesNeeded(words, "Tavilex")).toBe(times);
});

describe("a name", () => {
  const SIGN = "Order Tavilex today.";

  test.each([
    ["in capitals is the same name", "TAVILEX works.\n\nTavilex works.", ["Tavilex"]],
    ["with letters that tell a form of it", "Tavilex XR was here.", ["Tavilex"]],
    ["two forms beside it are one brand", "Order Tavilex Forte today.", ["Tavilex"]],
    ["that is a substance's", "Order Tavilumab today.", []],
    ["of a company", `${SIGN} Tavilex Therapeutics was founded here.`, []],
    ["of a place", `${SIGN} The road goes in Tavilex from here.`, []],
    ["of a person", `${SIGN} Then Dr Tavilex spoke.`, []],
    ["of an author", `${SIGN} Tavilex et al, 2019.`, []],
    ["that is the second word of another name", "Green Tavilex works. Green Tavilex works.", []],
    ["with a sign before it though it is the second word", "Patients on Green are on Tavilex now.", []],
    ["in the middle of an address", "www.Tavilex works, me@Tavilex works.", []],
    ["of five letters", "Order Tavix today.", []],
  ])("%s", (_, text, expected) => {
    expect(brands(text)).toEqual(expected);
  });

  test("that is an ordinary word here is no brand", () => {
    expect(brands(SIGN, ["Tavilex"])).toEqual([]);
    expect(brands(SIGN)).toEqual(["Tavilex"]);
  });

  test("a numbered part of a document is none, though its number looks like a form", () => {
    const twice = (name: string) => brands(`${name} IV was here. ${name} IV was there.`);
    expect(twice("Barwick")).toEqual(["Barwick"]);
    expect(twice("Appendix")).toEqual([]);
    expect(twice("Section")).toEqual([]);
  });

  test("after another capitalised word counts where it is ordered or taken", () => {
    expect(brands("Now prescribe Tavilex today.")).toEqual(["Tavilex"]);
    expect(brands("Ask Starting Tavilex today.")).toEqual(["Tavilex"]);
  });
});
