import { expect, test } from "vitest";
import { contextNames } from "./context-names.ts";

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
