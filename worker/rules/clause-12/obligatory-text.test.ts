import { expect, test } from "vitest";
import type { Channel } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { factsOf } from "#worker/test/told.ts";
import { leavepiece, PI } from "../checks/example-texts.ts";
import { companyOf } from "../checks/obligatory-items.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "../facts/index.ts";
import { piParticulars } from "./pi-particulars.ts";
import { piPresent } from "./pi-present.ts";

/** The issues of legibility in a leavepiece with its prescribing information in type of so many points. */
function legibilityAt(points: number, channel: Channel = "print"): string[] {
  const material = materialFromText(leavepiece());
  const at = material.text.search(/prescribing information/i);
  const block = { kind: "paragraph", page: 1 } as const;
  material.blocks = [
    { ...block, start: 0, end: at, fontSize: 11 },
    { ...block, start: at, end: material.text.length, fontSize: points },
  ];
  const facts = gatherFacts(material, { audience: "hcp", channel, context: undefined, materialType: undefined });
  return checkClauses(facts).flatMap(({ findings }) =>
    findings.filter(({ check }) => check === "clause-12/legibility").map(({ issue }) => issue),
  );
}

test("printed prescribing information with an x lower than a millimetre is raised, with its size", () => {
  expect(legibilityAt(4.5)).toEqual([expect.stringContaining("type of 4.5 points")]);
  expect(legibilityAt(5)).toHaveLength(1);
});

test("readable type, and type on a screen that the user can enlarge, are not", () => {
  expect(legibilityAt(6)).toEqual([]);
  expect(legibilityAt(4.5, "website")).toEqual([]);
});

const found = (pi: string) => piParticulars.find(factsOf(leavepiece({ pi })));

test("a quantity that the title or the pack may show is a small lack, a contraindication is not", () => {
  const noQuantity = found(
    PI.replace(/Each capsule contains[^.]*\.|Presentation:[^.]*\./i, "").replace(/40 mg capsules\./, "capsules."),
  );
  const noContraindication = found(PI.replace(/Contra-?indications?:[^.]*\./i, ""));
  expect(noQuantity.map(({ severity }) => severity)).toEqual(["LOW"]);
  expect(noContraindication.map(({ severity }) => severity)).toEqual([undefined]);
});

test("where two medicines are promoted and neither has prescribing information, the edit gives that of both", () => {
  const text =
    "To practice nurses\n\nThere is plenty of Zelvorin (tavorimib) 2 mg pens at all wholesalers. Same for Calmadryn (semaglinide) tablets, in every strength.\n\nBoth are ready for your patients who need a bit more from their treatment, and each comes down to a simple daily dose.\n\nNorthgate Pharma Ltd";
  const [hit] = piPresent.find(factsOf(text, { channel: "email" }));
  expect(hit?.fix).toMatchObject({ kind: "insert", text: expect.stringMatching(/Zelvorin.*Calmadryn/s) });
});

test("events are to be reported to the company whose medicine it is, not to the agency that made the piece", () => {
  const text =
    "Zelvorin (tavorimib) for migraine. For UK health professionals.\nThe digest is produced by Feldmark Medien AG for Northgate Pharma SA, Basel, which funds it. Feldmark Medien AG, Bern.";
  expect(companyOf(factsOf(text))).toBe("Northgate Pharma");
});

test("where prescribing information is said to stand in a part that was not sent, a person is asked to look there", () => {
  const facts = factsOf(
    "Zelvorin (tavorimib) for UK health professionals\nPrescribing information can be found below.",
  );
  const part = { ...facts, document: { ...facts.document, excerpt: true } };
  const [hit] = piPresent.find(part);
  expect(hit).toMatchObject({ at: null, fix: { kind: "insert", at: "end" } });
});

test("reports of harm are sent to no company that a table of prices names", () => {
  const rows = ["Harrow Pharma Ltd", "Aldermoor Pharma Ltd", "Aldermoor Pharma Ltd", "Northgate Pharma Ltd"];
  const text = `Zelvorin (tavorimib) 40 mg capsules cost less.\n\n${rows.map((maker) => `Tablets 40 mg £12.00\n${maker}`).join("\n")}`;
  expect(companyOf(factsOf(text))).toBe("[company name]");
});

test("reports of harm are sent to no group that writes a guideline", () => {
  const text =
    "Zelvorin (tavorimib) for UK health professionals\nFirst Guideline Development Group (GDG) meeting, July 2019";
  expect(companyOf(factsOf(text))).toBe("[company name]");
});
