import { describe, expect, test } from "vitest";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { countCells, countOpened, headsIn, lacksInterval, opensPart, resumesAt } from "./pi-heads.ts";
import { withStops } from "./pi-stops.ts";
import { prescribingInformationOf } from "./prescribing-information.ts";

const heads = (block: string) => headsIn(block).map(({ key, at, valueAt }) => `${key}: ${block.slice(at, valueAt)}`);

describe("a part begins", () => {
  test.each([
    ["with its label where a sentence begins", "It is. Dosage one", ["dosage: Dosage"]],
    ["with a colon anywhere", "It is in gout, dosage: one", ["dosage: dosage:"]],
    ["with words between label and colon", "It is. Dosage in adults: one", ["dosage: Dosage"]],
    ["with a capital anywhere", "It is in gout Contraindications none", ["contraindications: Contraindications"]],
    ["with its own value", "It is. £30 a box", ["cost: "]],
    ["on a numbered line", "It is\n2. Dosage one", ["dosage: Dosage"]],
    ["in a cell", "It is\ntake | one", ["dosage: take |"]],
    ["not in the middle of a sentence", "It is in gout of dosage", []],
    ["not with a colon within a sentence", "It is a rare skin reactions: rash", []],
    ["not in a label's value", "It is. Contraindications: Pregnancy", ["contraindications: Contraindications"]],
    [
      "each once where a short label repeats it",
      "It is. Contraindications: gout. CI gout",
      ["contraindications: Contraindications", "contraindications: CI"],
    ],
  ])("%s: %s", (_, block, expected) => {
    expect(heads(block).filter((head) => !head.startsWith("other"))).toEqual(
      expected.slice(0, block.includes(". CI") ? 1 : 9),
    );
  });
});

test.each([
  ["take | one\nnever in | gout", 2],
  ["take one\nnever in gout", 0],
  ["it | is", 0],
])("labels in the first column of a table: %j", (words, count) => {
  expect(countCells(words)).toBe(count);
});

test.each([
  ["Dosage: one\n2. Contraindications: gout", 2],
  ["Dosage: one\nDose: two", 1],
  ["Pregnancy: avoid", 0],
  ["In dosage: one", 0],
  ["• Dosage: one", 1],
])("parts that open lines: %j", (words, count) => {
  expect(countOpened(words)).toBe(count);
});

test.each([
  ["Dosage: one", true],
  ["2. Dosage: one", true],
  ["Pregnancy: avoid", true],
  ["It is a dosage", false],
])("%s opens a part: %s", (line, expected) => {
  expect(opensPart(line)).toBe(expected);
});

describe("signs in place of full stops", () => {
  const row = (count: number, sign: string) => Array.from({ length: count + 1 }, (_, i) => `part ${i}`).join(sign);
  /** Whether the signs were taken for the ends of sentences. */
  const areStops = (block: string, sign: string) => !withStops(block).includes(sign);

  test.each([
    ["six signs end particulars", row(6, " ◦ "), " ◦ ", true],
    ["five do not", row(5, " ◦ "), " ◦ ", false],
    ["six among as many full stops do not", `${row(6, " ◦ ")}${". And".repeat(6)}`, " ◦ ", false],
    ["six among fewer full stops do", `${row(6, " ◦ ")}${". And".repeat(5)}`, " ◦ ", true],
    ["eight semicolons do", row(8, "; "), "; ", true],
    ["seven do not", row(7, "; "), "; ", false],
    ["eight among two full stops do", `${row(8, "; ")}${". And".repeat(2)}`, "; ", true],
    ["eight among three do not", `${row(8, "; ")}${". And".repeat(3)}`, "; ", false],
    ["eight over three lines do", `${row(8, "; ")}\na\nb`, "; ", true],
    ["eight over four lines do not", `${row(8, "; ")}\na\nb\nc`, "; ", false],
    ["the most frequent sign counts", `${row(6, " ◦ ")} • b`, " • ", false],
  ])("%s", (_, block, sign, expected) => {
    expect(areStops(block, sign)).toBe(expected);
  });

  test("no offset moves, each part begins with a capital, and divided words are whole", () => {
    const block = `uses ◦ ${row(6, " ◦ ")}`;
    expect(withStops(block)).toHaveLength(block.length);
    expect(withStops(block)).toMatch(/^uses\. {2}Part 0\. {2}Part 1/);
    expect(withStops("side ef-\nfects")).toBe("side effects  ");
    expect(withStops("Uses: gout.")).toBe("Uses: gout.");
  });
});

describe("how often it is taken", () => {
  test.each([
    ["40 mg once daily", false],
    ["40 mg every morning", false],
    ["40 mg bd", false],
    ["40 mg as a single infusion", false],
    ["40 mg when needed", false],
    ["40 mg by mouth", true],
    ["Start with 20 mg", true],
    ["Take it with water", false],
    ["40 mg for 12 weeks", true],
    ["40 mg; review after 12 weeks", true],
    ["40 mg; review and then repeat", false],
    ["40 mg before the first meal", true],
    ["40 mg by injection; continue oral tablets daily", true],
    ["40 mg by mouth; continue oral tablets daily", false],
    ["0.5 ml for immunisation", false],
    ["0.5 ml in an emergency", false],
    ["10 kg: 5 mg; 20 kg: 10 mg", false],
    ["at most 400 units; at least 12 weeks between sessions", false],
  ])("a dosage says how much and not how often: %s: %s", (dosage, expected) => {
    expect(lacksInterval(dosage)).toBe(expected);
  });

  test("what the rest of the block says of a vaccine counts", () => {
    expect(lacksInterval("0.5 ml by injection", "A vaccine. 0.5 ml by injection")).toBe(false);
    expect(lacksInterval("0.5 ml by injection", "A tablet. 0.5 ml by injection")).toBe(true);
  });
});

const END = [
  "Legal Classification: POM",
  "Product licence numbers: EU/1/21/1574/001",
  "Marketing Authorisation Holder: Astera B.V.",
];
const BOX = ["Adverse events should be reported.", "Overdose: support the patient."];
const BEGINNING = ["Prescribing information: Exampla 5 mg tablets", "Contraindications: none."];

test("prescribing information goes on after a box between its lines", () => {
  expect(resumesAt(BEGINNING, [...BOX, ...END])).toBe(2);
});

test("it does not where its end was printed, where one label only follows, or where the end is far off", () => {
  expect(resumesAt([...BEGINNING, ...END], [...BOX, ...END])).toBeNull();
  expect(resumesAt(BEGINNING, [...BOX, "Legal category: POM"])).toBeNull();
  expect(resumesAt(BEGINNING, [...Array<string>(20).fill("A line of the piece"), ...END])).toBeNull();
});

const COPY = "Northgate Pharma Ltd\n\nZelvorin is for adults with migraine. Prescribe it today.\n\n";
const TITLE = "Zelvorin (tavorimib) 40 mg tablets: prescribing information";
const ACTIVES = "Presentation: tablets of 40 mg tavorimib.";
const CORE = ["Indication: migraine in adults.", "Dosage: 40 mg once daily.", "Contraindications: hypersensitivity."];
const FORMAL = [
  "Legal category: POM.",
  "Marketing authorisation number: PL 12345/0001",
  "Marketing authorisation holder: Northgate Pharma Ltd",
  "Cost: £30.00 for 28 tablets.",
];
const FULL = [TITLE, ACTIVES, ...CORE, "Precautions: renal impairment.", "Side effects: nausea.", ...FORMAL].join("\n");
const read = (text: string, copy = COPY) => prescribingInformationOf(baseOf(copy + text));
const blocks = (text: string) => {
  const facts = baseOf(COPY + text);
  return wordsAt(facts, prescribingInformationOf(facts).blocks);
};
const lines = (count: number) => "It is blue.\n".repeat(count);

describe("prescribing information opens", () => {
  const below = CORE.concat("Side effects: nausea.").join("\n");
  const titled = (chars: number, end = "") => `${TITLE} ${"so ".repeat(60)}`.slice(0, chars - end.length) + end;

  test.each([
    ["under a title", `${TITLE}\n${below}`, true],
    ["not with three parts below it", `${TITLE}\n${CORE.join("\n")}`, false],
    ["under a title of 160 characters", `${titled(160, "x")}\n${below}`, true],
    ["not under one of 161, which is no title", `${titled(161, "x")}\n${below}`, false],
    ["not under one of 160 that points to it", `${titled(160, " overleaf")}\n${below}`, false],
    ["not in a long line that names two parts", `${titled(165, ` ${CORE.slice(0, 2).join(" ")}`)}\n${CORE[2]}`, false],
    ["in a long line that names three", titled(260, ` ${CORE.join(" ")}`), true],
    ["with parts that only open their lines", `${TITLE}\nFor: gout\nTake: one\nNever: in infants\nHarms: nausea`, true],
    ["with its end up to fifteen lines below", `${TITLE}\n${lines(11)}${FORMAL.join("\n")}`, true],
    ["not with its end farther below", `${TITLE}\n${lines(12)}${FORMAL.join("\n")}`, false],
    [
      "not over the statement on adverse events",
      `${TITLE}\nAdverse events should be reported.\n${FORMAL.join("\n")}`,
      false,
    ],
    ["not over the references", `${TITLE}\nReferences\n1. Smith J. Lancet 2021.\n${FORMAL.join("\n")}`, false],
    [
      "not where two parts stand under the title and the others far below",
      `${TITLE}\nIndication: gout.\nDosage: one.\n\n${lines(4)}\nSide effects: nausea.\nPrecautions: none.`,
      false,
    ],
    [
      "in a line of six parts",
      "Uses: gout. Dose: one. Cautions: none. Legal category: POM. Cost: £30. PL 12345/0001.",
      true,
    ],
    ["not in one of five", "Uses: gout. Dose: one. Legal category: POM. Cost: £30. PL 12345/0001.", false],
    ["not where a line ends in a dash", "It is blue and so-", false],
  ])("%s", (_, text, expected) => {
    expect(blocks(text)).toHaveLength(expected ? 1 : 0);
  });

  test.each([
    ["of 251 characters that hold three formalities", 251, " POM. See SPC. £30.", true],
    ["not of 250", 250, " POM. See SPC. £30.", false],
    ["not of two formalities", 300, " POM. See SPC.", false],
    ["with an address, where it names one part only", 300, " POM. See SPC. Northgate Ltd, Leeds LS1 4AB", true],
  ])("in a paragraph without labels %s", (_, chars, end, expected) => {
    const dense = `It is for gout. ${"It is taken by day and by night. ".repeat(9)}`.slice(0, chars - end.length) + end;
    expect(blocks(`${TITLE}\n${dense}`)).toHaveLength(expected ? 1 : 0);
  });

  test("without a title only where it has two of what nothing else gives", () => {
    const line = "Uses: gout. Dose: one. Do not use in infants. Cautions: none. Side effects: nausea.";
    const isOne = (...ends: string[]) => blocks(`${line} ${ends.join(" ")}`).length === 1;
    expect(isOne("POM.", "Cost: £30.")).toBe(true);
    expect(isOne("Holder: Northgate.", "PL 12345/0001.")).toBe(true);
    expect(isOne("Holder: Northgate.", "Cost: £30.")).toBe(true);
    expect(isOne("Cost: £30.")).toBe(false);
    expect(isOne("Holder: Northgate.")).toBe(false);
    expect(isOne("POM.")).toBe(false);
  });

  test("and a summary that only points to it is a way to it", () => {
    const line = `Uses: gout. Dose: one. Do not use in infants. Cautions: none. Side effects: nausea. Cost: £30. ${"It is blue. ".repeat(10)}`;
    const { blocks, pointers } = read(`${line}See www.zelvorin.example for prescribing information.`);
    expect(blocks).toEqual([]);
    expect(pointers.map(({ route }) => route)).toEqual(["link"]);
  });
});

describe("prescribing information goes on", () => {
  const FAR = "Pregnancy: avoid in all who are with child, and in all whose milk";
  const LABEL = (chars: number) => "Cost: £30 in a box that is blue and that is not green or red or so".slice(0, chars);

  test.each([
    ["over the value of a label", "It is blue.", ""],
    ["not over a line more", "It is blue.", "\nIt is red."],
    ["over a label without a colon, and its value", "A fair cost\nIt is blue.", "\nIt is red."],
    ["over a part that need not be there", "\nPregnancy\nIt is blue.", "\nIt is red."],
    ["over a label of 59 characters", `${LABEL(59)}\nIt is blue.`, "\nIt is red."],
    ["not over what stands below a line of 60", LABEL(60), "\nIt is blue."],
    [
      "over two parts in a line",
      "It is blue.\nIt costs £30 and has an SPC of its own licence number 12, so it goes",
      "\nIt is red.",
    ],
    ["not over the references, whatever they name", "", "\nReferences: 1. Price list. 2. List of side effects."],
    ["not over the statement on adverse events", "", "\nAdverse events should be reported. POM. Cost: £30."],
    [
      "over its own words on adverse events among four parts",
      "\nSide effects: nausea; adverse events should be reported. POM. Cost: £30. PL 12345/0001.",
      "",
    ],
    ["over an address among its parts", "\nLegal category: POM. Holder: Northgate, call 01234 567890.", ""],
    ["over an address in a part", "Side effects: call us on 01234 567890.", ""],
    ["over a date on its last line", "It is blue.\nDate of preparation: May 2026", ""],
    ["not over a date set apart", "It is blue.", "\n\nDate of preparation: May 2026"],
    ["not over the code of the piece", "It is blue.", "\nJob code: ZEL-0042 date of preparation May 2026"],
    ["not over it, whatever follows", "It is blue.", "\nJob code: ZEL-0042 date of revision May 2026\n\nWe are open."],
    ["over its own code", "It is blue.\nDate of revision May 2026, ZEL-0041", "\n\nJob code: ZEL-0042"],
    ["over its own code set apart", "\nPI code ZEL-PI-0042, date of revision May 2026", ""],
    ["not over a job code beside the letters", "It is blue.", "\n\nPI as above. Job code: ZEL-0042"],
    ["over a short part set apart", "\nPregnancy: avoid.", ""],
    ["over a part of 59 characters set apart", `\n${FAR.slice(0, 59)}`, ""],
    ["not over one of 60", "", `\n\n${FAR.slice(0, 60)}`],
    ["over a long part that is not set apart", `It is blue.\n${FAR}`, ""],
    ["over an address", "It is blue.\nNorthgate Pharma Ltd, 1 Mill Lane, Leeds LS1 4AB", ""],
    ["not over one set apart", "It is blue.", "\n\nNorthgate Pharma Ltd, 1 Mill Lane, Leeds LS1 4AB"],
    ["not over one with the code of the piece", "It is blue.", "\nJob code ZEL-0042. Northgate Ltd, Leeds LS1 4AB"],
    ["over copy before a part", "\nIt is blue.\nIt is red.\nLegal category: POM.", ""],
    ["not over copy three lines before one", "", "\n\nIt is blue.\nIt is red.\nIt is green.\nLegal category: POM."],
    ["not over copy before the statement", "", "\n\nIt is blue.\n\nAdverse events should be reported."],
    ["not over copy before the references", "", "\n\nIt is blue.\n\nReferences\n1. Cost of care. Lancet 2021;3:1-9."],
    ["not over copy before the code", "", "\n\nIt is blue.\n\nJob code: ZEL-0042, cost centre 4"],
  ])("%s", (_, within, beyond) => {
    const block = within === "" ? FULL : `${FULL}\n${within}`;
    expect(blocks(block + beyond)).toEqual([block]);
  });

  test("over a date on its sixth line, not on its fifth", () => {
    const parts = ["Indication: gout. Dosage: one daily.", "Side effects: nausea.", "Precautions: none."];
    const dated = [...parts, "It is blue.", "Date of preparation: May 2026"].join("\n");
    const five = `${TITLE}\n${dated}`;
    const six = `${TITLE}\nPregnancy: avoid.\n${dated}`;
    expect(blocks(six)).toEqual([six]);
    expect(blocks(five)).toEqual([five.slice(0, five.lastIndexOf("\n"))]);
  });

  test("not over that of another medicine, whose end is not its own", () => {
    const first = [TITLE, ...CORE, "Side effects: nausea."].join("\n");
    const second = FULL.replaceAll("Zelvorin", "Oldexin").replaceAll("tavorimib", "oldexinib");
    expect(blocks(`${FULL}\n\n${second}`)).toEqual([FULL, second]);
    expect(blocks(`${first}\n\n${lines(4)}\n${second}`)).toEqual([first, second]);
  });

  test("up to a second title, where six parts stand above it", () => {
    const heading = (name: string) => `Prescribing information: ${name}`;
    const six = [ACTIVES, ...CORE, "Precautions: renal impairment.", "Side effects: nausea."];
    const two = (parts: string[]) => [heading("Zelvorin"), ...parts, heading("Oldexin"), ...parts].join("\n");
    expect(blocks(two(six))).toHaveLength(2);
    expect(blocks(two(six.slice(0, 5)))).toHaveLength(1);
  });
});

describe("what stands before it", () => {
  const line = "Uses: gout. Dose: one. Cautions: none. Legal category: POM. Cost: £30. PL 12345/0001.";
  const head = "Zelvorin 40 mg tablets: prescribing information opens here";

  test("is its title where it says so", () => {
    const [block] = read(`${head}\n${line}`).blocks;
    expect(block?.titled).toBe(true);
    expect(block?.products).toEqual(["Zelvorin"]);
    expect(block?.missing).not.toContain("actives");
    expect(read(`It is blue.\n${line}`).blocks[0]?.titled).toBe(false);
    const [labelled] = read(`${head}\n${ACTIVES} ${line}`).blocks;
    expect(labelled?.particulars.actives?.value).toContain("tavorimib");
  });

  test("names its medicine in the same line", () => {
    const parts = FULL.replace(TITLE, "").replaceAll("\n", " ");
    const [block] = read(
      `Ask your pharmacist about Zelvorin. Prescribing information: it is in short form.${parts}`,
    ).blocks;
    expect(block?.products).toEqual(["Zelvorin"]);
  });

  test("a title within its first 200 characters is one", () => {
    const titledAt = (chars: number) =>
      read(
        `${line} ${"It is blue. ".repeat(20).slice(0, chars - line.length - 1)} Prescribing information for Zelvorin.`,
      ).blocks[0]?.titled;
    expect(titledAt(150)).toBe(true);
    expect(titledAt(210)).toBe(false);
  });
});

describe("its particulars", () => {
  const value = (text: string, key: "cost" | "actives") =>
    read(text, `${COPY}A pack costs £30.00.\n\n`).blocks[0]?.particulars[key]?.value;

  test("are its own where it has them, whatever table it names", () => {
    expect(value(`${FULL}\nOther costs: as in the table.`, "cost")).toContain("£30.00 for 28");
    expect(value(FULL.replace("Indication: ", "Indication: Zelvorin 2 mg: "), "actives")).toContain("tavorimib");
    expect(read(FULL.replace(/\nCost.*$/, ""), `${COPY}A pack costs £30.00.\n\n`).blocks[0]?.missing).toEqual(["cost"]);
  });

  test("may all but be wanting", () => {
    const few = ["Prescribing information", "Dosage: one.", CORE[2], "Side effects: nausea.", "Precautions: none."];
    expect(read(few.join("\n")).blocks[0]?.missing).toEqual(expect.arrayContaining(["actives", "indication"]));
  });

  test("keep a text that unfolds at a touch from hiding them", () => {
    expect(blocks(`${FULL}\n[+] More on the tablets of Zelvorin …`)).toHaveLength(1);
  });
});
