import { expect, test } from "vitest";
import type { Audience } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "../facts/index.ts";

/** The findings of a check in a text, by their severities. */
function severitiesOf(check: string, text: string, audience: Audience): string[] {
  const submission = { audience, channel: "website" as const, context: undefined, materialType: undefined };
  const facts = gatherFacts(materialFromText(text), submission);
  return checkClauses(facts).flatMap(({ findings }) =>
    findings.filter((finding) => finding.check === check).map(({ severity }) => severity),
  );
}

const PAGE = `This site contains promotional information for UK health professionals only.
Click here for Zelvorin® (tavorimib) prescribing information.
Zelvorin is indicated for migraine in adults.
At 12 weeks 48% of adults had half as many migraine days.1`;

test("a statement on side effects that a page says stands at its foot is doubted there, and missed where nothing says so", () => {
  const pointed = `${PAGE}\nAdverse event reporting information can be found at the bottom of the page.`;
  expect(severitiesOf("clause-12/ae-statement", pointed, "hcp")).toEqual(["LOW"]);
  expect(severitiesOf("clause-12/ae-statement", PAGE, "hcp")).toEqual(["MEDIUM"]);
});

const FOR_PATIENTS = `For people in the United Kingdom who have been prescribed Zelvorin (tavorimib).
Why have I been prescribed Zelvorin?
Take one capsule each morning. Feeling sick may affect up to 1 in 10 people.`;

test("so is the statement for patients", () => {
  const pointed = `${FOR_PATIENTS}\nSide effect reporting\ninformation can be found in the footer of this page.`;
  expect(severitiesOf("clause-26/side-effect-statement", pointed, "patients")).toEqual(["LOW"]);
  expect(severitiesOf("clause-26/side-effect-statement", FOR_PATIENTS, "patients")).toEqual(["MEDIUM"]);
});

test("a company on a slide is no medicine that lacks its substance", () => {
  const slide =
    "© 2026 Eli Lilly and Company\nStarting insulin\nPrescribing information is available on the last slide.";
  expect(severitiesOf("clause-12/generic-name", slide, "hcp")).toEqual([]);
});
