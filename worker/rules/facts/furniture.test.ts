import { expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { isFurniture } from "./furniture.ts";

const FIRST = "Zelvorin (zelvotriptan) 50 mg tablets";

/** Whether a line of a piece on Zelvorin is one that pieces carry anyway. */
function carriedAnyway(line: string): boolean {
  const facts = factsOf(`${FIRST}\n\n${line}\n\nZelvorin is licensed for migraine in adults.`);
  const start = facts.view.text.indexOf(line);
  return isFurniture(facts, { start, end: start + line.length });
}

test.each([
  FIRST,
  "Scan for prescribing information [QR code, 28 mm square]",
  "Prescribing information is available on the last slide",
  "Zelvorin is licensed for the acute treatment of migraine in adults.",
  "Indication: migraine with or without aura",
  "Zelvorin is contraindicated in severe liver disease.",
  "Your nurse would like to hear about any side effect at the next call.",
  "Do not hand this document over.",
  "E-mail: medinfo@northgate.example",
  "This meeting is organised and paid for by Northgate Pharma Ltd, which chose the topics.",
  "Medical told us in December only to use the certified aid.",
])("is carried anyway: %s", (line) => expect(carriedAnyway(line)).toBe(true));

test.each([
  "Zelvorin is the tablet they deserve",
  "Zelvorin works from the first hour.",
  "See what Zelvorin can do for them",
  "No side effects were seen.",
  "The prescribing information need not trouble you.",
])("can be at fault: %s", (line) => expect(carriedAnyway(line)).toBe(false));
