import { describe, expect, test } from "vitest";
import { companiesOf } from "./companies.ts";

const named = (text: string) => companiesOf(text).map(({ name }) => name);

describe("a company", () => {
  test.each([
    ["by its legal form", "Made by Heathland Ltd in Leeds.", ["Heathland Ltd"]],
    ["by its trade", "From Calder Pharmaceuticals today.", ["Calder Pharmaceuticals"]],
    ["by both", "Calder Oncology UK Limited", ["Calder Oncology UK Limited"]],
    ["in capitals after who paid", "ORGANISED AND PAID FOR BY CALDER LTD", ["CALDER LTD"]],
    ["without the word before it", "At Heathland Pharma we care.", ["Heathland Pharma"]],
    ["with an ampersand, whole", "Made by Heathland & Calder UK Limited", ["Heathland & Calder UK Limited"]],
    ["with its partners, whole", "From Heathland and Company Limited", ["Heathland and Company Limited"]],
    ["two of them", "Heathland Pharma Ltd and Calder Ltd", ["Heathland Pharma Ltd", "Calder Ltd"]],
    ["a service beside a company", "Calder Health Ltd", ["Calder Health Ltd"]],
    ["a page that is not said to be an account", "Calder UK", ["Calder UK"]],
  ])("%s", (_, text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  test.each([
    ["a public body", "National Health Group"],
    ["a service of the area", "Wharfedale Health Board"],
    ["a society of doctors", "Wharfedale Respiratory Society"],
    ["a charity by its illness", "Written for Lupus UK by a volunteer, with Heart Research UK"],
    ["the name of an account", "Page name: Migraine Friends UK"],
    ["a name of three letters", "Abc Ltd"],
    ["plain words", "All patients are welcome"],
  ])("is not %s", (_, text) => {
    expect(named(text)).toEqual([]);
  });
});

test("a company named in full is found again by its first word, as a word of its own", () => {
  const text = "Heathland Pharma Ltd. Write to Heathland, or to Heathlands House, or Heathland.";
  const [company] = companiesOf(text);
  expect(company?.mentions.map(({ start, end }) => [start, text.slice(start, end)])).toEqual([
    [0, "Heathland"],
    [31, "Heathland"],
    [69, "Heathland"],
  ]);
});
