import { describe, expect, test } from "vitest";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { prescribingInformationOf } from "./prescribing-information.ts";

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
const printed = (text: string) => prescribingInformationOf(baseOf(COPY + text));
const blocks = (text: string) => {
  const facts = baseOf(COPY + text);
  return wordsAt(facts, prescribingInformationOf(facts).blocks);
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
  const facts = baseOf(COPY + text);
  const [block] = prescribingInformationOf(facts).blocks;
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

describe("a title opens it", () => {
  const isPrinted = (text: string) => printed(text).blocks.length === 1;
  const [actives = "", indication = "", dosage = "", contra = ""] = PARTS;

  test.each([
    ["with four parts below it", [TITLE, indication, dosage, contra, PARTS[5] ?? ""].join("\n"), true],
    [
      "with three, announced in one line",
      `${TITLE}. ${[indication, dosage, contra].join(" ")} ${"It is blue. ".repeat(9)}`,
      true,
    ],
    ["not with two in one line", `${TITLE}. ${[indication, dosage].join(" ")} ${"It is blue. ".repeat(9)}`, false],
    [
      "parts in the first column of a table",
      `${TITLE}\nfor | gout\ntake | one daily\nnever in | infants\nharms | nausea`,
      true,
    ],
    ["parts below thirty lines of copy", `${TITLE}\n${"It is blue\n".repeat(31)}${PARTS.join("\n")}`, false],
    ["parts fourteen lines on", `${TITLE}\n${"It is blue\n".repeat(10)}${PARTS.slice(0, 5).join("\n")}`, true],
    [
      "parts behind the statement on adverse events",
      `${TITLE}\nAdverse events should be reported.\n${[indication, dosage, contra].join("\n")}`,
      false,
    ],
    ["parts behind the references", `${TITLE}\nReferences\n${[indication, dosage, contra].join("\n")}`, false],
    ["a title that points to it", `${TITLE} overleaf\n${[indication, dosage, contra, actives].join("\n")}`, false],
    ["a word divided in a narrow column", `Prescribing infor-\nmation\n${PARTS.join("\n")}`, true],
  ])("%s", (_, text, expected) => {
    expect(isPrinted(text)).toBe(expected);
  });

  test("or six parts in a line without one, where it has what only prescribing information gives", () => {
    const line = PARTS.slice(1).join(" ");
    expect(printed(line).blocks).toHaveLength(1);
    expect(printed(line).blocks[0]?.titled).toBe(false);
    expect(printed(PARTS.slice(1, 6).join(" ")).blocks).toEqual([]);
    expect(printed(`${line}\n\nClick here for the prescribing information.`).blocks).toEqual([]);
    expect(printed(`${line}\n\nScan the QR code for the prescribing information.`).blocks).toEqual([]);
    expect(printed(`${line}\n\nThe prescribing information is overleaf.`).blocks).toHaveLength(1);
  });

  test("or a dense paragraph without labels under its title", () => {
    const dense = `It is for gout. ${"It is taken by day and by night. ".repeat(7)}POM. £30 for 28. PL 12345/0001. See SPC.`;
    expect(isPrinted(`${TITLE}\n${dense}`)).toBe(true);
    expect(isPrinted(`${TITLE}\n${dense.replace("POM. £30 for 28. ", "")}`)).toBe(false);
  });
});

describe("a line after it still belongs to it", () => {
  const after = (line: string) => blocks(`${FULL}\n${line}`)[0]?.slice(FULL.length + 1) ?? "";

  test.each([
    ["a further part set apart", "\nPregnancy: avoid.", true],
    ["two further parts set apart", "\nCost: £30. Legal category: POM.", true],
    ["an address", "Northgate Pharma Ltd, 1 Mill Lane, Leeds LS1 4AB", true],
    ["its own code", "PI code ZEL-PI-0042 date of revision May 2026", true],
    [
      "a footer on its last line, before the code of the piece",
      "Date of revision May 2026, ZEL-0041\n\nJob code: ZEL-0042",
      true,
    ],
    ["not a line of copy set apart", "\nIt is blue.", false],
    ["not an address to write to set apart", "\nContact us on side effects: a@b.example", false],
    ["not the code of the piece", "\nJob code: ZEL-0042", false],
    ["not another title", "\nPrescribing information: www.zelvorin.example", false],
  ])("%s", (_, line, expected) => {
    expect(after(line) !== "").toBe(expected);
  });

  test("a label on a line of its own has its value on the next", () => {
    const parts = `${TITLE}\nIndication\nmigraine in adults\nDosage\n40 mg once daily\nContraindications\nhypersensitivity\nSide effects\nnausea`;
    expect(blocks(parts)).toEqual([parts]);
  });
});

describe("a particular may be told by what stands around it", () => {
  test("the strength by the title", () => {
    const without = [TITLE, ...PARTS.slice(1)].join("\n");
    expect(printed(without).blocks[0]?.missing).toEqual([]);
    expect(printed(without.replace(" 40 mg tablets", "").replace("40 mg", "one")).blocks[0]?.missing).toContain(
      "actives",
    );
  });

  test("the strengths by the indication", () => {
    const by = (use: string) =>
      printed(["Prescribing information", `Indication: ${use}`, "Dosage: one daily.", ...PARTS.slice(3)].join("\n"))
        .blocks[0]?.missing;
    expect(by("Zelvorin 2 mg and 4 mg: migraine.")).not.toContain("actives");
    expect(by("migraine.")).toContain("actives");
  });

  test("cautions inside, where the piece has them", () => {
    const pointed = [
      TITLE,
      ...PARTS.slice(0, 3),
      "Contraindications and precautions: as inside.",
      ...PARTS.slice(5),
    ].join("\n");
    const missing = (copy: string) => printed(`${copy}\n\n${pointed}`).blocks[0]?.missing;
    expect(missing("Do not use in infants.")).toEqual([]);
    expect(missing("It is blue.")).toEqual(["contraindications", "precautions"]);
    const printedBelow = `It is blue.\n\n${pointed}\nContraindications: [from the SPC]. Precautions: [from the SPC].`;
    expect(printed(printedBelow).blocks[0]?.missing).toEqual([]);
  });
});
