import { describe, expect, test } from "vitest";
import { oldestIn, youngestIn } from "./licence-ages.ts";

describe("the youngest age of a licence", () => {
  test("in words", () => {
    expect(youngestIn("for active immunisation from two years of age")).toBe(2);
    expect(youngestIn("from the age of nine years")).toBe(9);
    expect(youngestIn("adults; one tablet for two weeks")).toBe(18);
  });

  test.each([
    ["adults are 18", "For adults with asthma", 18],
    ["and so are postmenopausal women", "For postmenopausal women", 18],
    ["an age of children", "For children aged 6 years and over", 6],
    ["an age without a unit", "Children from the age of 6", 6],
    ["years and over", "For patients 12 years and older", 12],
    ["years and above", "Aged 12 and above", 12],
    ["a plus", "Children 12+ years", 12],
    ["a sign", "Children ≥ 6 years", 6],
    ["at least", "Patients of at least 16 years", 16],
    ["over", "Patients over 65 years", 65],
    ["older than", "Older than 2 years", 2],
    ["months are a part of a year", "Infants aged 6 months and over", 0.5],
    ["the lowest of several", "Adults, and children from 12 years; in asthma from 6 years", 6],
    ["adults beside an age that is higher", "Adults with gout; patients over 65 years with asthma", 18],
    ["adults of an age", "Adults aged 50 years and over", 50],
    ["adults who are of an age", "Adults over 65 years", 65],
    ["adults and children of an age", "Adults and children aged 6 years and over", 6],
    ["children without an age", "For adults and children", 0],
    ["infants", "In infants", 0],
    ["adolescents", "For adults and adolescents", 12],
    ["not children that are excluded", "For adults, not for children", 18],
    ["not adolescents that are excluded", "For adults, excluding adolescents", 18],
    ["nobody", "For asthma", null],
    ["a dose is no age", "A dose of 40", null],
    ["more than two figures are no age", "Aged 250", null],
  ])("%s: %s", (_, text, expected) => {
    expect(youngestIn(text)).toBe(expected);
  });
});

describe("the oldest age of a licence", () => {
  test.each([
    ["up to", "From 18 up to 65 years", 65],
    ["a range", "Women of 18 to 50 years", 50],
    ["a range with a hyphen", "Adults, 18-50 years", 50],
    ["the highest of several", "Men of 18 to 40 years; women of 18 to 50 years", 50],
    ["18 itself", "Children up to 18 years", 18],
    ["17 ends no adult's licence", "Children of 6 to 17 years", null],
    ["none", "Adults aged 18 years and over", null],
  ])("%s: %s", (_, text, expected) => {
    expect(oldestIn(text)).toBe(expected);
  });
});
