import { expect, test } from "vitest";
import { correctWords, wordsOf } from "./corrections.ts";

const correct = (line: string, page = line) => correctWords(line.split(" "), wordsOf(page.split(" "))).join(" ");

test.each([
  ["and 1 think that it helps", "and I think that it helps"],
  ["“l am a UK health professional”", "“I am a UK health professional”"],
  ["a Phase Ill study of stage Il disease", "a Phase III study of stage II disease"],
  ["HR 0.69; 95% Cl 0.61–0.79", "HR 0.69; 95% CI 0.61–0.79"],
  ["(Pl-CAR-0032)", "(PI-CAR-0032)"],
  ["1R-2025-014", "IR-2025-014"],
  ["at https:/nefrazil.example/pi", "at https://nefrazil.example/pi"],
  ["Wexcombe''s team", "Wexcombe's team"],
  ["Itis licensed", "It is licensed"],
])("“%s” is read as “%s”", (read, meant) => expect(correct(read)).toBe(meant));

test("names are spelled as the page spells them elsewhere", () => {
  expect(correct("see www.thistiecombe.example or ask Respiny! today", "Thistlecombe Respinyl")).toBe(
    "see www.thistlecombe.example or ask Respinyl today",
  );
});

test.each([
  "take 1 tablet",
  "1 of 2 patients",
  "1 had a rash",
  "Phase 1",
  "a Phase 11",
  "It works! Ask now",
  "Al Smith",
])("“%s” stays", (line) => expect(correct(line)).toBe(line));
