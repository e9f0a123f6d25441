import { describe, expect, test } from "vitest";
import { looksCoined } from "./coined.ts";
import { deviceNames } from "./devices.ts";
import { anyOf, contextNames } from "./names-pattern.ts";

describe("a pattern of many names", () => {
  test("matches each name, and nothing that only begins like one", () => {
    const names = ["Zelvorin", "Zelvorin Plus", "Zelva", "A.B+1", "Ätna"];
    const pattern = new RegExp(`^${anyOf(names)}$`, "i");
    expect(names.filter((name) => !pattern.test(name))).toEqual([]);
    expect(["Zelvo", "Zelvorin P", "AxB+1", "", "Zelvorin Plus 2"].filter((word) => pattern.test(word))).toEqual([]);
  });

  test("goes back to the shorter of two names where the longer one ends inside a word", () => {
    expect(new RegExp(`\\b${anyOf(["Zel", "Zel Duo"])}\\b`).exec("Zel Duofix")?.[0]).toBe("Zel");
  });
});

describe("a coined name", () => {
  test.each([
    ["Zelvora", true],
    ["Tavilex", true],
    ["Moxtib", true],
    ["Toril", false],
    ["Kalinix", true],
    ["Barwick", false],
    ["Victoria", false],
    ["London", false],
    ["Hospital", false],
    ["Formulation", false],
    ["Bronchitis", false],
  ])("%s looks like a coined brand: %s", (word, expected) => {
    expect(looksCoined(word)).toBe(expected);
  });
});

describe("a name that the user tells", () => {
  test.each([
    ["is licensed", "Barwick is licensed for gout.", "See Barwick.", ["Barwick"]],
    ["is a prescription only medicine", "Barwick is a prescription only medicine.", "See Barwick.", ["Barwick"]],
    ["with another", "Barwick and Oldexin are POMs.", "See Barwick and Oldexin.", ["Barwick", "Oldexin"]],
    ["has a licence", "Barwick (tavorimib) has a licence.", "See Barwick.", ["Barwick"]],
    ["is named once though said twice", "Barwick is licensed. Barwick is marketed.", "See Barwick.", ["Barwick"]],
    ["not where the text does not name it", "Barwick is licensed.", "See it.", []],
    ["not an ordinary word of the text", "Barwick is licensed.", "See Barwick, a barwick.", []],
    ["not a word for people", "Patients are licensed.", "Patients came.", []],
    ["not where something else is said", "Barwick is a town.", "See Barwick.", []],
  ])("the user says that a name %s", (_, context, text, expected) => {
    expect(contextNames(context, text)).toEqual(expected);
  });
});

describe("a name that is no medicine's", () => {
  test.each([
    ["a device", "Barwick is a medical device.", ["Barwick"]],
    ["a supplement", "Barwick, a food supplement, is here.", ["Barwick"]],
    ["a marked device", "Barwick is a CE-marked medical device.", ["Barwick"]],
    ["a cosmetic", "Barwick – a cosmetic product.", ["Barwick"]],
    ["under its name", "Barwick® drop guide (a medical device, UKCA marked)", ["Barwick"]],
    ["in capitals, and as copy writes it", "BARWICK is a medical device.", ["BARWICK", "Barwick"]],
    ["not the device that gives a medicine", "Barwick 40 mg pens (a medical device)", []],
    ["not beside prescribing information", "Barwick is a medical device. Prescribing information overleaf.", []],
    ["not a tablet", "Barwick is a tablet.", []],
    ["a filler that all know", "PROFHILO® and Restylane lift the cheeks.", ["Profhilo", "Restylane"]],
    ["an inhaler of many medicines", "Barwick Turbohaler. Prescribing information overleaf.", ["Turbohaler"]],
  ])("%s: %s", (_, text, expected) => {
    expect([...deviceNames(text)]).toEqual(expected);
  });
});
