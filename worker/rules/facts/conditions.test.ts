import { expect, test } from "vitest";
import * as conditions from "./conditions.ts";

const keys = (text: string) => conditions.conditionsIn(text).map(({ key }) => key);

test.each([
  ["one by its name", "It helps in asthma.", 1],
  ["one whatever its case", "ASTHMA", 1],
  ["one by its ending", "It helps in bronchitis.", 1],
  ["one by its word and the one before", "It helps in heart failure.", 1],
  ["not a word for any illness", "It helps in chronic disease.", 0],
  ["not such a word after an ordinary one", "It helps some disease.", 0],
  ["two", "In asthma and in heart failure.", 2],
  ["none", "It helps in Leeds.", 0],
])("a text names illnesses: %s: %s", (_, text, count) => {
  expect(keys(text)).toHaveLength(count);
});

test("the same illness has the same key", () => {
  expect(keys("kidney failure")).toEqual(keys("renal failure"));
  expect(keys("heart failure")).not.toEqual(keys("kidney failure"));
});
