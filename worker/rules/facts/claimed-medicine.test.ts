import { describe, expect, test } from "vitest";
import { claimedMedicine } from "./claimed-medicine.ts";
import { linesOf } from "./lines.ts";

const claimed = (text: string) => {
  const found = claimedMedicine(text, linesOf(text, []));
  return found && `${found.name}${found.coined ? "" : " (form)"}`;
};

describe("the claim gives a medicine away", () => {
  test.each([
    ["by name", "Relvantis is the safest drug for asthma.", "Relvantis"],
    ["as safe", "Relvantis is completely safe for asthma.", "Relvantis"],
    ["without side effects", "Relvantis has no side effects.", "Relvantis"],
    ["for everyone", "Relvantis works for everyone with asthma.", "Relvantis"],
    ["as the best of its kind", "Harwick, the best tablet for gout, is here.", "Harwick"],
    ["in two breaths", "Harwick: it is the best treatment ever.", "Harwick"],
    ["by what is not better", "No other drug for gout is better than Harwick.", "Harwick"],
    ["as better than another", "Relvantis is better than gold for asthma.", "Relvantis"],
    ["by its form", "Our asthma inhaler is the safest choice.", "asthma inhaler (form)"],
    ["by its form alone", "The best inhaler on the market.", "inhaler (form)"],
    ["by its form, of which nothing is better", "Nothing for gout is better than our new tablet.", "tablet (form)"],
  ])("%s: %s", (_, text, expected) => {
    expect(claimed(text)).toBe(expected);
  });

  test.each([
    ["a question", "Is it true that Relvantis is the safest drug for asthma?"],
    ["a rule", "Never say that Relvantis is the safest drug for asthma."],
    ["a hope", "We hope that Relvantis is the safest drug for asthma."],
    ["a safe place", "Harwick is safe until used in asthma."],
    ["a word that opens a sentence", "Exercise is the best treatment for asthma."],
    ["a town", "Harwick is the best choice for everyone."],
    ["a person", "We heard from Harwick is the safest drug."],
    ["no praise", "Relvantis is a drug for asthma."],
    ["a footer", "Relvantis is the safest drug for asthma. Date of preparation May 2024"],
  ])("not %s: %s", (_, text) => {
    expect(claimed(text)).toBe(null);
  });

  test("a denial in the sentence before takes nothing back", () => {
    expect(claimed("It is not known. Relvantis is the safest drug for asthma.")).toBe("Relvantis");
  });
});
