import { expect, test } from "vitest";
import { isCareerProfile } from "./career-profile.ts";

test.each([
  ["posts held and two headings of the person", "Experience\nNorthgate\nEducation\nLeeds\nSkills\nSales", true],
  ["with marks around them", "• Employment history:\nAbout me\nInterests", true],
  ["not with one heading of the person", "Experience\nNorthgate\nEducation", false],
  ["not without posts held", "Education\nSkills\nLanguages", false],
  ["not in a sentence", "Our experience of skills and education is long.", false],
  ["not in headings with long rules", `Experience${" ".repeat(30)}\nEducation\nSkills`, false],
  ["in headings with short rules", `Experience${" ".repeat(29)}\nEducation\nSkills`, true],
  ["not in headings of the person with long rules", `Experience\nEducation${" ".repeat(31)}\nSkills`, false],
  ["in headings of the person with short ones", `Experience\nEducation${" ".repeat(30)}\nSkills`, true],
])("a text tells one person's career: %s", (_, text, expected) => {
  expect(isCareerProfile(text)).toBe(expected);
});
