import { describe, expect, test } from "vitest";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { useStretched } from "#worker/rules/clause-11/use-stretched.ts";
import { headAt } from "#worker/rules/facts/edges.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { resultOf } from "#worker/test/matters.ts";

const BLANK: Omit<Labelled, "text"> = {
  ...{ id: "x", title: "", basedOn: [], audience: "hcp", channel: "sales", context: null, expectedRisk: "HIGH" },
  ...{ findings: [], acceptable: [], clean: [], precedents: [], difficulty: "plain" },
};
const mattersOf = (text: string, more: Partial<Labelled> = {}) => resultOf({ ...BLANK, ...more, text }).matters;

const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

const SPOKEN = `REP: Good morning, doctor. I am from Norlake Pharma Ltd, about Zelvorin (tavorimib) for migraine.
DOCTOR: Go on, then.
REP: The old tablets frankly belong in a museum.
DOCTOR: I see.
REP: I will bring a hamper of chocolates for your team.
DOCTOR: That is kind.`;

describe("what was said", () => {
  test("is not taken out of a transcript or changed", () => {
    const matters = mattersOf(`Transcript of call 12\n${SPOKEN}`);
    expect(matters.length).toBeGreaterThan(2);
    for (const { start, end } of matters.flatMap(({ action }) => action.edits)) expect(end).toBe(start);
    expect(matters.map(({ action }) => action.kind)).not.toContain("remove");
    expect(matters.map(({ action }) => action.text).join(" ")).toContain("cannot be taken out");
  });

  test("is edited while it is a script", () => {
    expect(mattersOf(SPOKEN).map(({ action }) => action.kind)).toContain("remove");
  });

  test("carries no job code, said or recorded", () => {
    const codes = (text: string) => mattersOf(text).filter(({ headline }) => headline === "No reference code");
    expect(codes(SPOKEN)).toEqual([]);
    expect(codes(`Transcript of call 12\n${SPOKEN}`)).toEqual([]);
    expect(
      codes("Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nMay 2025"),
    ).toHaveLength(1);
  });
});

const LEAFLET = `Zelvorin for your clinic
Zelvorin 40 mg tablets for migraine in adults. For UK health professionals. Not subject to change.

NG-ZEL-0040 Date of preparation: May 2025

[Artwork note: print on 130 g paper]`;

test("what is missing goes before notes on the artwork and behind the head of a message", () => {
  const edits = mattersOf(LEAFLET, { channel: "print" }).flatMap(({ action }) => action.edits);
  const ends = edits.filter(({ after }) => /Adverse events should|Scan this/.test(after));
  expect(ends.length).toBeGreaterThan(1);
  for (const { start } of ends) expect(LEAFLET.slice(start).trimStart()).toMatch(/^\[Artwork note/);
  const mail = `From: Ana Lowe
Subject: Saturday

Zelvorin (tavorimib) for your clinic
Zelvorin is licensed for migraine in adults.`;
  expect(headAt(gatherFacts(materialFromText(mail), FIELDS))).toBe(mail.indexOf("Zelvorin"));
});

test("a sentence is put in place once, and further places of the fault go", () => {
  const edits = mattersOf(
    `Briefing for representatives: Zelvorin (tavorimib). Calls
Maintain a call rate of 8 face-to-face calls on each target in the year. Plan them yourself.
See each GP on your list ten times in the year, whether or not they ask.
Report adverse events to Drug Safety within one working day.`,
  ).flatMap(({ clause, action }) => (clause === "17.3" ? action.edits : []));
  const said = edits.filter(({ after }) => after.startsWith("Make no more than three"));
  expect(said).toHaveLength(1);
  expect(edits.length).toBeGreaterThan(1);
});

test("what may go beyond the licence is told with the licence as the piece gives it, or with what to look up", () => {
  const claims = "Start Zelvorin in frail patients at the higher dose.";
  const told = (text: string) => useStretched.find(gatherFacts(materialFromText(text), FIELDS));
  const issues = (text: string) => told(text).map(({ issue }) => issue);
  expect(issues(`Zelvorin (tavorimib) is licensed for migraine in adults.\n${claims}`).join(" ")).toContain(
    "licensed for migraine in adults",
  );
  expect(issues(`Zelvorin (tavorimib) 40 mg tablets, for UK prescribers\n${claims}`).join(" ")).toContain(
    "look up section 4.",
  );
});

test("a piece that was not certified is told so once, wherever it shows", () => {
  const matters = mattersOf(
    `Zelvorin (tavorimib) 40 mg tablets for migraine in adults. For UK health professionals.
We have not put the slides through sign-off.
The signatory was not involved in the last changes.
First used at the Leeds stand on 3 February 2025. Certified 12 June 2025.`,
    { context: "Sent by a representative without certification." },
  );
  const told = matters.filter(({ headline }) => /certif/i.test(headline));
  expect(told).toHaveLength(1);
  expect(told[0]?.places.length).toBeGreaterThan(1);
});
