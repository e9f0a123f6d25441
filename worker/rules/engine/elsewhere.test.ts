import { describe, expect, it } from "vitest";
import type { Channel } from "#schema/submission.ts";
import { factsOf } from "#worker/test/told.ts";
import { checkClauses } from "./engine.ts";

const gravest = (text: string, channel: Channel) =>
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
    expect(gravest(screens("UK/ZEL/25/0017g"), "sales")).toEqual(["LOW", "LOW"]);
  });

  it("is grave where the code is that of a whole item, or the piece is sent", () => {
    expect(gravest(screens("UK/ZEL/25/0017"), "sales")).toContain("HIGH");
    expect(gravest(screens("UK/ZEL/25/0017g"), "email")).toContain("HIGH");
  });
});

describe("what a piece lacks that points to a page which was not read", () => {
  const dates = (text: string) =>
    checkClauses(factsOf(text, { channel: "sales" }))
      .flatMap(({ findings }) => findings)
      .filter(({ check }) => check === "clause-12/preparation-date")
      .map(({ severity }) => severity);
  const slides = (more: string) =>
    `Zelvorin (tavorimib) tablets are indicated for migraine in adults.\n${more}\n\nAgenda\nCare in the practice`;

  it("is a small matter, as it may stand there", () => {
    expect(dates(slides("Prescribing information can be found on the last page."))).toEqual(["LOW"]);
    expect(dates(slides(""))).toEqual(["MEDIUM"]);
  });
});

describe("what a letter lacks that encloses other pages", () => {
  const letter = (close: string) =>
    `Dear Pharmacist\n\nZelvorin (tavorimib) tablets for migraine in adults will come in a lighter pack from May.\n\n${close}`;

  it("is a small matter, as it may stand on them", () => {
    expect(gravest(letter("Attached to this page is a section of questions and answers."), "print")).toEqual([
      "LOW",
      "LOW",
    ]);
    expect(gravest(letter("Your patients will like it."), "print")).toContain("HIGH");
  });
});

describe("a release that is not for the United Kingdom", () => {
  const gravestOf = (text: string) =>
    checkClauses(factsOf(text, { audience: "media", channel: "website" }))
      .flatMap(({ findings }) => findings)
      .map(({ severity }) => severity);
  const release = (head: string) =>
    `3 March 2025\n${head}\nZelvorin (tavorimib) gives reliable relief to everyone with migraine, Northgate Pharma announced today.`;

  it("has small matters only", () => {
    expect(gravestOf(release("Not intended for U.S. and UK media"))).not.toContain("HIGH");
    expect(gravestOf(release("For the media"))).toContain("HIGH");
  });
});

describe("what a page for a congress abroad lacks", () => {
  const page = (more: string) =>
    `Join us at the congress in Bangkok\n\nZelvorin (tavorimib) is licensed in the European Union for the treatment of migraine. The licensed indications may vary from country to country. Zelvorin is not registered in Thailand.${more}`;

  it("is a small matter where nothing speaks of the United Kingdom", () => {
    expect(gravest(page(""), "website")).not.toContain("MEDIUM");
    expect(gravest(page(" For UK health professionals."), "website")).toContain("HIGH");
  });

  it("is a small matter where the readers are of many countries", () => {
    const site =
      " This information is intended for international audiences. Zelvorin has licences in Japan and the UK.";
    expect(gravest(page(site), "website")).not.toContain("MEDIUM");
  });

  it("is a small matter where residents of the host country are told apart", () => {
    const booth = "\n\nHost residents: write to the regulator. UK residents: www.mhra.gov.uk/yellowcard.";
    expect(gravest(page(booth), "website")).not.toContain("HIGH");
  });
});
