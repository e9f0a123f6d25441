import { describe, expect, test } from "vitest";
import { linesOf } from "./lines.ts";

const ONE_PAGE = [{ number: 1, start: 0, end: 9999, source: "text" as const, confidence: null }];
const lines = (text: string) =>
  linesOf(text, ONE_PAGE).map(({ start, end, zone, opensGroup }) => ({
    words: text.slice(start, end),
    zone,
    opensGroup,
  }));
const zones = (text: string) => lines(text).map(({ zone }) => zone);
const zoneOf = (line: string) => zones(`It works.\n\n${line}`)[1];

const PARTS = [
  "Presentation: tablets of 40 mg.",
  "Indication: gout.",
  "Dosage: once daily.",
  "Contraindications: infants.",
  "Precautions: renal impairment.",
  "Side effects: nausea.",
  "Legal category: POM.",
];

describe("a line alone is", () => {
  test.each([
    ["a sentence", "It works every day.", "body"],
    ["a heading: it ends without a stop", "Why it works", "heading"],
    ["its reference number apart", "Why it works1,2", "heading"],
    ["no heading that ends in a colon", "Why it works:", "body"],
    ["nor a comma", "Dear Dr Hill,", "body"],
    ["nor an item of a list", "• Why it works", "body"],
    ["nor what begins with a figure", "4 in 10 people", "body"],
    ["nor figures alone", "(40)", "body"],
    ["a heading of eleven words", "a b c d e f g h i j k", "heading"],
    ["no heading of twelve", "a b c d e f g h i j k l", "body"],
    ["a heading of 80 characters", "x".repeat(80), "heading"],
    ["no heading of 81", "x".repeat(81), "body"],
    ["a footer by its code", "Job code 12345", "footer"],
    ["by its date", "Date of preparation: May 2024", "footer"],
    ["by its month", "Prepared May 2024", "footer"],
    ["by a dated code", "ZEL-UK-0012 May 2024", "footer"],
    ["a footer of 159 characters", `Date of preparation ${"x".repeat(139)}`, "footer"],
    ["no footer of 160", `Date of preparation ${"x".repeat(140)}`, "body"],
    ["a direction in brackets", "[A nurse smiles.]", "direction"],
    ["of a picture", "Image: a nurse", "direction"],
    ["of a post", "Posted by: Northgate", "direction"],
    ["of what is spoken", "Speaker notes: smile", "direction"],
    ["no direction without its colon", "The image shows it.", "body"],
    ["a statement on adverse events", "Adverse events should be reported.", "ae-statement"],
    ["for patients", "If you get any side effects, tell your doctor.", "ae-statement"],
    ["on the Yellow Card", "See the Yellow Card scheme.", "ae-statement"],
    ["prescribing information in one paragraph", `${PARTS.join(" ")} ${"It has long words. ".repeat(6)}`, "pi"],
    [
      "no prescribing information of four parts",
      `${PARTS.slice(0, 4).join(" ")} ${"It has long words. ".repeat(8)}`,
      "body",
    ],
    ["nor a long paragraph without parts", "It has long words. ".repeat(12), "body"],
    [
      "nor a short one with them",
      "Indication: a. Dosage: b. Contraindications: c. Precautions: d. Side effects: e.",
      "body",
    ],
  ])("%s: %s", (_, line, zone) => {
    expect(zoneOf(line)).toBe(zone);
  });
});

describe("prescribing information runs", () => {
  const spread = (...between: string[]) =>
    zones([`Prescribing information`, ...PARTS.slice(0, 2), ...between, ...PARTS.slice(2)].join("\n\n"));

  test("over paragraphs without a label between those that have one, as pages set it", () => {
    expect(
      new Set(spread("Examplol granules: 1 or 2 sachets for adults.", "Examplol 1 g tablets: acute attacks.")),
    ).toEqual(new Set(["pi"]));
  });

  test.each([
    "Examplol tablets are the best choice for adults.",
    "Examplol cut attacks in adults by 40%.",
    "Come and see us at our stand.",
  ])("not over what sells, compares or says something else: %s", (words) => {
    expect(spread(words)[3]).not.toBe("pi");
  });

  const rest = (after: string) => {
    const text = `It works.\n\nPrescribing information\n${PARTS.join("\n")}\n${after}`;
    return zones(text).slice(PARTS.length + 2);
  };

  test("from its title", () => {
    expect(zones(`It works.\nPrescribing information\n${PARTS.join("\n")}`)).toEqual(["body", ...Array(8).fill("pi")]);
    expect(zones(`Abbreviated prescribing information\n${PARTS.slice(0, 3).join("\n")}`)[0]).toBe("pi");
  });

  test.each([
    ["with two particulars", `Prescribing information\n${PARTS.slice(1, 3).join("\n")}`],
    ["that only points to it", `Prescribing information: www.zelvorin.example\n${PARTS.slice(1, 5).join("\n")}`],
    [
      "whose particulars follow the statement on adverse events",
      `Prescribing information\nAdverse events should be reported.\n${PARTS.join("\n")}`,
    ],
    ["whose particulars follow the references", `Prescribing information\nReferences\n${PARTS.join("\n")}`],
    [
      "whose particulars are over 30 lines away",
      `Prescribing information\n${"It works.\n".repeat(30)}${PARTS.join("\n")}`,
    ],
  ])("not from a title %s", (_, text) => {
    expect(zones(text)[0]).not.toBe("pi");
  });

  test("from a title whose third particular is 30 lines away", () => {
    expect(zones(`Prescribing information\n${"It works.\n".repeat(27)}${PARTS.slice(1, 4).join("\n")}`)[0]).toBe("pi");
    expect(zones(`Prescribing information\n${"It works.\n".repeat(28)}${PARTS.slice(1, 4).join("\n")}`)[0]).not.toBe(
      "pi",
    );
  });

  test.each([
    ["over a further line", "It comes in blue.", ["pi"]],
    ["over a further part, though set apart", "\nCost: £30 for 28 tablets.", ["pi"]],
    ["up to a footer", "Date of preparation: May 2024", ["footer"]],
    ["up to another paragraph", "\nCall us today.", ["body"]],
    ["up to a paragraph of copy that names no part", "\nIt is blue and new.", ["body"]],
    [
      "over a dense statement on adverse events",
      `${PARTS.slice(0, 5).join(" ")} Adverse events should be reported.\nIt is blue.`,
      ["pi", "pi"],
    ],
    ["up to an invitation, though it names a part", "\nFor the price: call us on 01130 12345.", ["body"]],
    [
      "up to the statement on adverse events",
      "Adverse events should be reported.\nIt works.",
      ["ae-statement", "body"],
    ],
    ["up to the references", "References\n1. Smith J. 2021", ["references", "references"]],
  ])("%s", (_, after, expected) => {
    expect(rest(after)).toEqual(expected);
  });
});

describe("references run", () => {
  const after = (text: string) => zones(`It works.\n\n${text}`).slice(1);

  test.each([
    ["from their title", "References\n1. Smith J. Lancet\nand more", ["references", "references", "references"]],
    ["from one that runs on", "References: 1. Smith J.", ["references"]],
    ["over entries set apart", "Sources\n1. Smith J.\n\n2. Jones A. Lancet 2021", Array(3).fill("references")],
    ["up to another paragraph", "References\n1. Smith J.\n\nCall us.", ["references", "references", "body"]],
    ["without a title, where entries show it", "1. Smith J. Lancet 2021;3:1-9", ["references"]],
    ["not from a numbered sentence", "1. Smith J told us so in 2021", ["body"]],
    ["not from a sentence with a year", "Smith et al found it in 2021;3:1.", ["body"]],
    ["not from a word in the middle", "Our references are good.", ["body"]],
    ["not from a dated footer", "1. Smith 2021; date of preparation May", ["footer"]],
  ])("%s", (_, text, expected) => {
    expect(after(text)).toEqual(expected);
  });
});

describe("a line in which everything was set without a break", () => {
  const COPY = "It works, and it works every day for everybody. ".repeat(4);
  const TITLED = `Prescribing information: ${PARTS.join(" ")}`;
  const words = (text: string) => lines(text).map((line) => line.words.slice(0, 17));

  test("is cut where prescribing information begins, and after its date where adverse events do", () => {
    const text = `${COPY}${TITLED} May 2024. Adverse events should be reported.`;
    expect(words(text)).toEqual(["It works, and it ", "Prescribing infor", "Adverse events sh"]);
    expect(zones(text)).toEqual(["body", "pi", "ae-statement"]);
    expect(lines(text).every(({ opensGroup }) => opensGroup)).toBe(true);
  });

  test.each([
    ["without a date before it, the statement stays", `${COPY}${TITLED} Adverse events should be reported.`, 2],
    ["a statement alone cuts nothing", `${COPY}${PARTS.join(" ")} May 2024. Adverse events should be reported.`, 1],
    ["a statement before it cuts nothing", `${COPY}May 2024. AEs should be reported. ${TITLED}`, 2],
    ["not a line of copy that names it", `${COPY.repeat(3)}Prescribing information: overleaf.`, 1],
    ["not a short line", `It works. ${TITLED}`, 1],
    ["a title at its head cuts nothing", `${TITLED} ${COPY}${COPY}`, 1],
    ["not a long line of five parts", `${COPY}${COPY}Prescribing information: ${PARTS.slice(0, 5).join(" ")}`, 1],
  ])("%s", (_, text, expected) => {
    expect(words(text)).toHaveLength(expected);
  });
});

test("lines leave out room and empty lines, and know when a gap stands before them", () => {
  expect(lines("  It works.  \nIt lasts.\n \nCall us.")).toEqual([
    { words: "It works.", zone: "body", opensGroup: true },
    { words: "It lasts.", zone: "body", opensGroup: false },
    { words: "Call us.", zone: "body", opensGroup: true },
  ]);
});

test("lines know their page", () => {
  const pages = [
    { ...ONE_PAGE[0], number: 1, start: 0, end: 10 },
    { ...ONE_PAGE[0], number: 2, start: 10, end: 20 },
  ];
  expect(linesOf("It works.\nIt lasts.\nIt ends.", pages as never).map(({ page }) => page)).toEqual([1, 2, 2]);
});

describe("a paragraph with the statement on adverse events", () => {
  const STATEMENT =
    "Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Northgate Pharma Ltd on 01632 960100.";

  test("says what stands before and behind the statement in its own voice", () => {
    const parts = lines(`Zelvorin halves the rate of relapse. ${STATEMENT} Nothing else comes near Zelvorin in gout.`);
    expect(parts.map(({ words, zone }) => [words.slice(0, 13), zone])).toEqual([
      ["Zelvorin halv", "body"],
      ["Adverse event", "ae-statement"],
      ["Nothing else ", "body"],
    ]);
  });

  test("is one where it says nothing else", () => {
    expect(zones(STATEMENT)).toEqual(["ae-statement"]);
    expect(zones(`Important: ${STATEMENT} Thank you.`)).toEqual(["ae-statement"]);
  });
});
