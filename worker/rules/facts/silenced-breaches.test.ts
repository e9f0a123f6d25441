import { expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { CLAIM, email, FOOTER, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "./index.ts";

/* Breaches beside words that excuse something else. */

type Fields = Partial<SubmissionFields>;

function checksOn(text: string, fields: Fields): string[] {
  const submission = {
    ...{ audience: "hcp", channel: "print", context: undefined, materialType: undefined },
    ...fields,
  } as SubmissionFields;
  return checkClauses(gatherFacts(materialFromText(text), submission))
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity !== "LOW")
    .map(({ check }) => check);
}

const BRIEFING =
  "INTERNAL BRIEFING - for use by representatives only\n\nUse the certified leavepiece on Zelvorin (tavorimib) in every call. Open with the results in adults with migraine.\n\nJob code: ZEL-BR-0004   Date of preparation: May 2025";

const CASES: [what: string, text: string, check: string, fields?: Fields][] = [
  [
    "a pen that calls itself a device",
    `Zelvorin® 40 mg pre-filled pen (CE-marked medical device)\nFor UK health professionals\n\n${CLAIM} Choose Zelvorin for adults with migraine.\n\n${FOOTER}`,
    "clause-12/pi-present",
  ],
  [
    "a medicine that bears the name of its firm",
    "Cravexil 40 mg capsules for migraine\nFor UK health professionals\nChoose Cravexil first.\nMade by Cravexil Therapeutics Ltd, 4 Mill Street, Derby DE1 2AB.",
    "clause-12/pi-present",
  ],
  [
    "a flyer that is called off the record",
    leavepiece({ claim: "The attached flyer is off the record: take it to the stand." }),
    "clause-08/uncertified",
  ],
  [
    "people who have been given it, as praise",
    "Living with migraine? Nine in ten people who have been given Zelvorin (tavorimib) had fewer attacks. Ask your GP about Zelvorin today.\n\nNorthgate Pharma Ltd",
    "clause-26/promotion-to-public",
    { audience: "patients", channel: "website" },
  ],
  [
    "the certificate of another piece above it",
    `CERTIFICATE AND COVER\nI have examined the final form of this leavepiece. A. Finch\n\n${leavepiece({ statement: "" })}`,
    "clause-12/ae-statement",
  ],
  [
    "a print order that carries the whole piece",
    `PRINT ORDER 2026/14\nCopy to be set:\n\n${leavepiece({ pi: "", statement: "" })}`,
    "clause-12/pi-present",
  ],
  [
    "a record of a meeting that goes to those who came",
    "Meeting record\nNorthgate headache evening. Notes taken by Northgate Pharma Ltd for those who came\n\nProfessor Alder starts every adult with migraine on Zelvorin (tavorimib). Start with Zelvorin at the first visit.",
    "clause-12/pi-present",
  ],
  [
    "a notice of supply that calls to switch",
    "Supply notice\nCalmadryn is out of stock. It is time to switch: Zelvorin (tavorimib) 40 mg capsules are ready.",
    "clause-12/pi-present",
  ],
  [
    "a booklet that the licence asks for and that is elsewhere",
    leavepiece({ pi: "", claim: "Four fewer migraine days a month, from the first week. Well tolerated." }),
    "clause-12/pi-present",
    { context: "Leavepiece. The educational guide is a condition of the licence and is mailed separately." },
  ],
  [
    "a signatory to whom it was never sent",
    "INTERNAL BRIEFING - for representatives only\n\nThe leavepiece was never sent to the signatory, and not shown to marketing; hand it out.",
    "clause-08/uncertified",
    { channel: "sales" },
  ],
  [
    "the date of a reference",
    leavepiece({ footer: "ZEL-UK-0120" }).replace(
      "Reference: 1.",
      "References: 2. Northgate Pharma Ltd. Integrated summary of safety. ZEL-ISS-004, April 2025. 1.",
    ),
    "clause-12/preparation-date",
  ],
  [
    "a sentence that opens with the date of something else",
    leavepiece({ footer: "Written in March 2024, the guideline puts prevention first.\nZEL-UK-0120" }),
    "clause-12/preparation-date",
  ],
  [
    "a place at a meeting that can be cancelled",
    email({ optOut: "If you can no longer come, you can cancel your place by emailing events@northgate.example." }),
    "clause-16/opt-out",
    { channel: "email" },
  ],
  [
    "a briefing whose certificate is numbered above it",
    `Certificate number: ZEL-BR-0004\n${BRIEFING}`,
    "clause-17/adverse-events",
    { channel: "sales" },
  ],
  [
    "a telephone number in place of an address",
    leavepiece().replace(
      "Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
      "Northgate Pharma Ltd, telephone 01632 960111",
    ),
    "clause-12/pi-particulars",
  ],
  [
    "a slogan in brackets after the brand",
    leavepiece({
      heading: "ZELVORIN (first recombinant option in migraine) 40 mg\nFor UK health professionals",
    }).replaceAll("(tavorimib)", ""),
    "clause-12/generic-name",
  ],
];

test.each(CASES)("found beside %s", (_, text, check, fields = {}) => {
  expect(checksOn(text, fields)).toContain(check);
});

test("the same leavepiece without the fault is quiet", () => {
  expect(leavepiece()).toContain(STATEMENT);
  expect(checksOn(leavepiece(), {})).toEqual([]);
});
