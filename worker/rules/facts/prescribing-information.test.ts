import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";

const COPY = "Northgate Pharma Ltd\n\nZelvorin is for adults with migraine. Prescribe it today.\n\n";
const TITLE = "Prescribing information: Zelvorin (tavorimib) 40 mg tablets";
const PARTS = [
  "Presentation: tablets of 40 mg tavorimib.",
  "Indication: migraine in adults.",
  "Dosage: 40 mg once daily.",
  "Contraindications: hypersensitivity.",
  "Precautions: renal impairment.",
  "Side effects: nausea.",
  "Legal category: POM.",
  "Marketing authorisation number: PL 12345/0001",
  "Marketing authorisation holder: Northgate Pharma Ltd, 1 Mill Lane, Leeds LS1 4AB",
  "Cost: £30.00 for 28 tablets.",
];
const FULL = [TITLE, ...PARTS].join("\n");
const printed = (text: string) => factsOf(COPY + text).prescribingInformation;
const blocks = (text: string) => {
  const facts = factsOf(COPY + text);
  return wordsAt(facts, facts.prescribingInformation.blocks);
};

describe("prescribing information is printed", () => {
  test.each([
    ["line by line under its title", FULL],
    ["in one paragraph", [TITLE, ...PARTS].join(" ")],
    ["under a title of two letters", ["Zelvorin 40 mg tablets: PI.", ...PARTS].join("\n")],
    [
      "under a title on a line of its own",
      ["Prescribing information", "Zelvorin (tavorimib) 40 mg tablets", ...PARTS].join("\n"),
    ],
  ])("%s", (_, text) => {
    const [block, ...others] = printed(text).blocks;
    expect(others).toEqual([]);
    expect(block?.titled).toBe(true);
    expect(block?.products).toEqual(["Zelvorin"]);
    expect(block?.missing).toEqual([]);
  });

  test.each([
    ["where it is only pointed to", "Prescribing information: www.zelvorin.example"],
    ["where it is overleaf", "Prescribing information is overleaf."],
    ["where a title has two of its parts", [TITLE, ...PARTS.slice(1, 3)].join("\n")],
    ["where copy speaks of dose and cost", "The dosage is simple and the cost is £30.00."],
    ["nowhere", ""],
  ])("and is not %s", (_, text) => {
    expect(printed(text).blocks).toEqual([]);
  });

  test("for each of two medicines", () => {
    const second = FULL.replaceAll("Zelvorin", "Oldexin").replaceAll("tavorimib", "oldexinib");
    expect(printed(`${FULL}\n\n${second}`).blocks.map(({ products }) => products)).toEqual([["Zelvorin"], ["Oldexin"]]);
  });
});

describe("it ends", () => {
  test.each([
    ["at the references", `${FULL}\n\nReferences\n1. Smith J. Lancet 2021;3:1-9.`],
    [
      "at the statement on adverse events",
      `${FULL}\n\nAdverse events should be reported. Reporting forms and information can be found at www.mhra.gov.uk/yellowcard.`,
    ],
    ["at the imprint of the piece", `${FULL}\n\nZEL-UK-0042 Date of preparation: May 2026`],
    ["at an address to write to", `${FULL}\n\nContact us at info@northgate.example about side effects.`],
    ["at copy of another matter", `${FULL}\n\nThe office is open today.`],
  ])("%s", (_, text) => {
    expect(blocks(text)).toEqual([FULL]);
  });

  test("and goes on over a line between parts", () => {
    const parted = `${[TITLE, ...PARTS.slice(0, 5)].join("\n")}\n\n${PARTS.slice(5).join("\n")}`;
    expect(blocks(parted)).toEqual([parted]);
  });
});

describe("what is missing is told", () => {
  test.each([
    "Indication",
    "Dosage",
    "Contraindications",
    "Side effects",
    "Legal category",
    "Marketing authorisation number",
    "Cost",
  ])("%s", (label) => {
    const without = [TITLE, ...PARTS.filter((part) => !part.startsWith(label))].join("\n");
    expect(printed(FULL).blocks[0]?.missing).toEqual([]);
    expect(printed(without).blocks[0]?.missing).toHaveLength(1);
  });

  test.each([
    ["a cost in the price table of the piece", "Cost: as in the table.", "A pack costs £30.00.", false],
    ["not a cost in a table that is not there", "Cost: as in the table.", "It is a tablet.", true],
  ])("%s", (_, cost, copy, isMissing) => {
    const text = `${copy}\n\n${[TITLE, ...PARTS.slice(0, -1), cost].join("\n")}`;
    expect(printed(text).blocks[0]?.missing.includes("cost")).toBe(isMissing);
  });
});

test.each([
  ["its date", `${FULL}\nDate of revision: May 2026`, "Date of revision: May 2026"],
  ["the additional monitoring", FULL.replace("Zelvorin (", "▼Zelvorin ("), "▼"],
])("it knows %s", (_, text, words) => {
  const facts = factsOf(COPY + text);
  const [block] = facts.prescribingInformation.blocks;
  const span = words === "▼" ? block?.additionalMonitoring : block?.date;
  expect(span && words.includes(wordsAt(facts, [span])[0] ?? "?")).toBe(true);
  expect(printed(FULL).blocks[0]?.date).toBeNull();
  expect(printed(FULL).blocks[0]?.additionalMonitoring).toBeNull();
});

test("it says whether it refers to the SPC", () => {
  expect(printed(FULL).blocks[0]?.refersToSpc).toBe(false);
  expect(printed(`${FULL}\nSee the SPC for side effects.`).blocks[0]?.refersToSpc).toBe(true);
});

test("the opening of a text that unfolds at a touch is none", () => {
  const folded = [
    TITLE,
    "[+] ZELVORIN 40 mg tablets: indication: migraine in adults. Dosage: 40 mg …",
    "Contraindications: hypersensitivity. Side effects: nausea. Precautions: none.",
  ].join("\n");
  expect(printed(folded).blocks).toEqual([]);
});
