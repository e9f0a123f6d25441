import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { ownSentences } from "./own-sentences.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

test("prescribing information, references, statements on adverse events and the job line are not copy; the rest is", () => {
  const text = `${HEAD}Zelvorin works in adults.

Date of preparation: May 2026. Job code: ZEL-0042

Adverse events should be reported. Reporting forms and information can be found at www.mhra.gov.uk/yellowcard.

References
1. Smith J et al. Lancet 2021;3:1-9.

Prescribing information: Zelvorin (tavorimib) 40 mg tablets
Indication: migraine in adults.
Dosage: 40 mg once daily.
Contraindications: hypersensitivity.
Side effects: nausea.
Legal category: POM.
Marketing authorisation number: PL 12345/0001
Cost: £30.00 for 28 tablets.`;
  const facts = factsOf(text);
  expect(wordsAt(facts, ownSentences(facts))).toEqual([
    "Zelvorin (tavorimib) 40 mg tablets",
    "Zelvorin works in adults.",
  ]);
});

test("a reply does not say what it gives back of the question", () => {
  const text =
    "Dear Dr Hill\n\nThank you for your enquiry. You asked whether Zelvorin is safe. The trial had 400 patients.\n\nMedical Information, Northgate Pharma Ltd";
  const facts = factsOf(text, { channel: "email" });
  const said = wordsAt(facts, ownSentences(facts));
  expect(facts.promotion.kind).toBe("reply");
  expect(said).not.toContain("You asked whether Zelvorin is safe.");
  expect(said).toContain("The trial had 400 patients.");
});

test("an advertisement, which answers nobody, says itself what it opens with", () => {
  const facts = factsOf(`${HEAD}You said it was bitter. Zelvorin now tastes of mint.`);
  expect(facts.promotion.kind).not.toBe("reply");
  expect(wordsAt(facts, ownSentences(facts))).toContain("You said it was bitter.");
});

test("bans are not the piece's own, and its other sentences are", () => {
  const facts = factsOf(`${HEAD}Gifts are prohibited. Lunch is served.`);
  expect(wordsAt(facts, ownSentences(facts)).slice(1)).toEqual(["Lunch is served."]);
});

test("items count again once the list under a ban is over", () => {
  const text = `Northgate Pharma Ltd\n\nWhat not to do:\n• leave gifts\nWhat to do:\n• bring lunch`;
  const facts = factsOf(text);
  expect(wordsAt(facts, ownSentences(facts))).toEqual([
    "Northgate Pharma Ltd",
    "What not to do:",
    "What to do:",
    "• bring lunch",
  ]);
});
