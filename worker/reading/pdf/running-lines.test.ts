import { describe, expect, test } from "vitest";
import { type DraftPage, draftBlock } from "../draft.ts";
import { joinOverPageBreaks } from "./running-lines.ts";

const page = (number: number, ...texts: string[]): DraftPage => ({
  number,
  source: "text",
  confidence: null,
  hidden: [],
  blocks: texts.map((text) => draftBlock(text, { kind: "paragraph", joint: "apart" })),
});
const jointsOf = (pages: DraftPage[]) => joinOverPageBreaks(pages).map(({ blocks }) => blocks[0]?.joint);

describe("a block that a page break cuts", () => {
  test.each([
    [
      "in a sentence",
      "Patients were followed for two years and the rate of relapse",
      "was lower in the group that took it.",
    ],
    ["in an address", "Marketing authorisation holder: Harrow Pharma Ltd, 4 Mill Lane,", "Derby DE1 3AA"],
    [
      "behind a label",
      "Legal category: POM. Marketing authorisation holder:",
      "Harrow Pharma Ltd, 4 Mill Lane, Derby DE1 3AA",
    ],
  ])("goes on on the next page: %s", (_, before, after) => {
    expect(jointsOf([page(1, before), page(2, after)])).toEqual(["apart", "continued"]);
  });

  test("is whole where its sentence ended", () => {
    const pages = [page(1, "The marketing authorisation holder is Harrow Pharma Ltd."), page(2, "Further data")];
    expect(jointsOf(pages)).toEqual(["apart", "apart"]);
  });
});
