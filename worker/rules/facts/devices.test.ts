import { expect, test } from "vitest";
import { deviceNames } from "./devices.ts";

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
])("%s: %s", (_, text, expected) => {
  expect([...deviceNames(text)]).toEqual(expected);
});
