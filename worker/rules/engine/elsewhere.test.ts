import { describe, expect, it, test } from "vitest";
import type { Channel } from "#schema/submission.ts";
import { factsOf } from "#worker/test/told.ts";
import { checkClauses } from "./engine.ts";

const severities = (text: string, channel: Channel) =>
  checkClauses(factsOf(text, { channel }))
    .flatMap(({ findings }) => findings)
    .filter(({ check }) => check === "clause-12/pi-present" || check === "clause-12/ae-statement")
    .map(({ severity }) => severity)
    .sort();

const screens = (foot: string) =>
  ["Zelvorin (tavorimib) for migraine in adults", "Fewer attacks than with placebo", "Indications of Zelvorin"]
    .map((screen) => `${screen}\n\nDate of preparation: January 2025 ${foot}`)
    .join("\n\n");

describe("what a part of a detail aid lacks", () => {
  it("is a small matter on screens that are shown and end with the code of the part", () => {
    expect(severities(screens("UK/ZEL/25/0017g"), "sales")).toEqual(["LOW", "LOW"]);
  });

  it("is grave where the code is that of a whole item, or the piece is sent", () => {
    expect(severities(screens("UK/ZEL/25/0017"), "sales")).toContain("HIGH");
    expect(severities(screens("UK/ZEL/25/0017g"), "email")).toContain("HIGH");
  });
});

/** Claims for a medicine in words like those of the pieces that were measured. */
const SELLING =
  "Zelvorin (tavorimib) tablets are the most effective treatment for migraine in adults. Zelvorin reduced the number of migraine days a month and patients can take one tablet once a day.";

describe("what only words of a piece say may stand elsewhere", () => {
  const SENTENCES = [
    "Prescribing information can be found on the last page.",
    "Attached to this page is a section of questions and answers.",
    "This information is intended for international audiences.",
    "The licensed indications may vary from country to country. Zelvorin is not registered in Thailand.",
  ];
  const levels = (text: string) =>
    checkClauses(factsOf(text, { channel: "print" }))
      .flatMap(({ findings }) => findings)
      .map(({ severity }) => severity);

  it.each(SENTENCES)("never brings a piece below medium: %s", (sentence) => {
    const said = levels(`Dear Pharmacist\n\n${SELLING}\n\n${sentence}`);
    expect(said.some((level) => level !== "LOW")).toBe(true);
  });

  it("is told beside what is missing, which is a grave lack no more", () => {
    const abroad = `${SELLING}\n\n${SENTENCES[2]}`;
    expect(severities(SELLING, "email")).toContain("HIGH");
    expect(new Set(severities(abroad, "email"))).toEqual(new Set(["MEDIUM"]));
  });
});

test("that a piece says it is not for the United Kingdom excuses nothing in it", () => {
  const levels = (head: string) =>
    checkClauses(factsOf(`3 March 2025\n${head}\n${SELLING}`, { audience: "media", channel: "website" }))
      .flatMap(({ findings }) => findings)
      .map(({ severity }) => severity);
  expect(levels("For the media")).toContain("HIGH");
  expect(levels("Not intended for U.S. and UK media")).toContain("HIGH");
});

describe("what nearly every piece carries besides its message", () => {
  const MESSAGE =
    "Zelvorin (tavorimib) 40 mg capsules\n\nFor the prevention of migraine in adults.\n\nOne capsule is taken once a day, with or without food. In patients with hepatic impairment it is contraindicated.\n\nA capsule that was missed is left out, and the next is taken at the usual time. No more than one is taken in a day. Swallow it whole with water, in the morning or in the evening, at about the same time each day.\n\nReview treatment after three months with the diary that the patient has kept. Nausea was very common in trials, and constipation and dizziness were common; most of it was mild and passed within two weeks. The capsules are kept below 25 degrees in the bottle in which they came, and a capsule that has become wet is not used; a dose that is left out for that is not made up for.";
  const AE =
    "Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Northgate Pharma Ltd on 01632 960100.";
  const CODE = "NOR-ZEL-0012   Date of preparation: March 2025";

  it("is a small matter where all of it is missing at once: a part was copied out", () => {
    expect(new Set(severities(`For UK health professionals\n\n${MESSAGE}`, "print"))).toEqual(new Set(["LOW"]));
  });

  it("keeps its weight where the rest of it stands there, and beside another fault", () => {
    expect(severities(`For UK health professionals\n\n${MESSAGE}\n\n${AE}\n\n${CODE}`, "print")).toContain("HIGH");
    expect(severities(`${MESSAGE}\n\nZelvorin is completely safe and the best treatment.`, "print")).toContain("HIGH");
  });
});
