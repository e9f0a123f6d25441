import { expect, test } from "vitest";
import { mentionsIn } from "#worker/rules/facts/mentions.ts";
import { isNoMedicine } from "./name-places.ts";

const isNone = (name: string, text: string) => isNoMedicine(name, text, mentionsIn(text, /[\p{L}\d]/u)(name));

test.each([
  ["Nodule", "Gland & Nodule is sent to endocrine teams. You read Gland & Nodule."],
  ["Arterioma", "Arterioma is rare."],
  ["Plasmoro", "Plasmoro Rare Blood Ltd paid for the hall. Plasmoro had no say in it."],
  ["Selina", "We are joined by Selina Oakes."],
  ["Angina", "Living with Angina. Angina can be treated."],
  ["Lupus", "Living with Lupus"],
  ["Sylvia", "Sylvia is leaving us. Please sign the card for Sylvia."],
  ["Ozanne", "Speaker: Dr Ozanne"],
  ["Villara", "Dinner at the Villara de Sousa"],
  ["Lumetra", "The Lumetra study is open in ten places."],
  ["Fibrolisa", "We gave a grant to Fibrolisa, which runs a helpline."],
  ["Migralog", "Migralog is a diary for headaches."],
  ["Amarela", "18.30  Supper on the steam launch Amarela"],
])("%s is no medicine", (name, text) => {
  expect(isNone(name, text)).toBe(true);
});

test.each([
  ["Trivoxa", "TRIVOXA\nBreathe easy. Ask for Trivoxa & Co-trivoxa by name; Trivoxa works."],
  ["Trivoxa", "Start with Trivoxa Plus."],
  ["Trivoxa", "We launch Trivoxa in May."],
  ["Trivoxa", "The Trivoxa trial is out, and Trivoxa works."],
  ["Trivoxa", "Do More with Trivoxa Today. Trivoxa works."],
  ["Trivoxa", "Patients helped by Trivoxa say so."],
])("%s may be one", (name, text) => {
  expect(isNone(name, text)).toBe(false);
});
