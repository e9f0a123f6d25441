import { describe, expect, test } from "vitest";
import { CASE_COLUMNS } from "#schema/admin-options.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { caseFile } from "#worker/test/case-files.ts";
import { caseRow } from "./case-row.ts";
import { checkFile } from "./check-file.ts";

const NONE: ReadonlySet<string> = new Set();
const HELD = new Set(LIBRARY.map(({ caseNumber }) => caseNumber));

const check = (text: string, held = NONE, listed = NONE) =>
  checkFile(new TextEncoder().encode(text).buffer as ArrayBuffer, { held, listed });

const HEAD = "caseNumber,title,matter,summary,codeYear";
const ROW = "AUTH/9100/1/24,A v B,A matter,A summary,2024";
const ENTRY = { caseNumber: "AUTH/9100/1/24", title: "A v B", matter: "M", summary: "S", codeYear: 2024 };

test("the columns that pages tell of are those that are read", () => {
  expect(Object.keys(CASE_COLUMNS).sort()).toEqual(Object.keys(caseRow.shape).sort());
  const needed = Object.entries(CASE_COLUMNS).filter(([, { isRequired }]) => isRequired);
  expect(needed.map(([name]) => name)).toEqual(["caseNumber", "title"]);
});

test("every case of the built-in library could have been imported", () => {
  const { good, refused } = check(JSON.stringify(LIBRARY));
  expect(refused).toEqual([]);
  expect(good).toEqual(LIBRARY);
});

describe("a CSV file", () => {
  test("gives its good rows, and line and reason of each bad one", () => {
    const { csv, bad } = caseFile(200, 20);
    const { good, refused } = check(csv, HELD);
    expect(good).toHaveLength(180);
    expect(refused.map(({ line }) => line)).toEqual(bad.map(({ line }) => line));
    for (const [i, { reason }] of refused.entries()) expect(reason).toContain(bad[i]?.reason);
  });

  test("may have any order of columns, others besides, empty lines and lines within quotation marks", () => {
    const rows = ["note,CodeYear,Summary,matter,title,caseNumber", 'x,2024,"A\nsummary",M,T,AUTH/9100/1/24', "", "bad"];
    const { good, refused } = check(rows.join("\r\n"));
    expect(good).toMatchObject([{ caseNumber: "AUTH/9100/1/24", summary: "A\nsummary", channel: "none", url: null }]);
    expect(refused).toMatchObject([{ line: 5, reason: expect.stringContaining("has 1 columns") }]);
  });

  test.each([
    ["a spreadsheet's date", "31/05/2024", "2024-05-31"],
    ["a plain date", "2024-05-31", "2024-05-31"],
    ["no date", "", null],
  ])("is read with %s", (_, completed, stored) => {
    expect(check(`${HEAD},completed\n${ROW},${completed}`).good).toMatchObject([{ completed: stored }]);
  });

  test("says where a quotation mark is left open", () => {
    const { refused } = check(`${HEAD}\n${ROW}\n"AUTH/9101/1/24,A v B,M,S,2024`);
    expect(refused).toEqual([{ line: 3, caseNumber: null, reason: expect.stringContaining("quotation mark") }]);
  });

  test("is refused as a whole without the columns that are needed, and when it is empty", () => {
    expect(() => check("title,matter\nT,M")).toThrow("missing: caseNumber");
    expect(() => check("")).toThrow("The file is empty");
    expect(() => check(HEAD)).toThrow("There are no cases in this file");
    expect(() => checkFile(new Uint8Array([0x50, 0x4b, 0xff, 0xfe]).buffer, { held: NONE, listed: NONE })).toThrow(
      "not UTF-8",
    );
  });
});

describe("a JSON file", () => {
  test("gives its good cases, and the line of each bad one", () => {
    const second = '{"caseNumber": "AUTH/9101/1/24",\n "title": 5}';
    const { good, refused } = check(
      `[\n${JSON.stringify(ENTRY)},\n${second},\n7,\n{"a": },\n${JSON.stringify(ENTRY)}]`,
    );
    expect(good).toHaveLength(1);
    expect(refused).toMatchObject([
      { line: 3, caseNumber: "AUTH/9101/1/24", reason: expect.stringContaining("title is missing") },
      { line: 5, caseNumber: null, reason: expect.stringContaining("is not a case") },
      { line: 6, caseNumber: null, reason: expect.stringContaining("not valid JSON") },
      { line: 7, reason: "AUTH/9100/1/24 is in this file already, on line 2" },
    ]);
  });

  test("that breaks off keeps what came before", () => {
    const { good, refused } = check(`[${JSON.stringify(ENTRY)},\n{"caseNumber": "AUTH`);
    expect([good.length, refused.length]).toEqual([1, 1]);
  });

  test("of the register is read by its own names, and what was not seen stays unseen", () => {
    const row = { n: "AUTH/3715/11/2022", also: ["AUTH/3716/11/22"], title: "A v B", breach: null, noBreach: [] };
    const { good } = check(JSON.stringify({ what: "The register", count: 1, cases: [row] }));
    expect(good).toMatchObject([
      {
        caseNumber: "AUTH/3715/11/2022",
        alsoCaseNumbers: ["AUTH/3716/11/22"],
        breachClauses: null,
        noBreachClauses: [],
      },
    ]);
  });

  test("changes nothing twice: what the register lists is taken only with more than it lists", () => {
    const listed = new Set(["AUTH/9100/1/24"]);
    const { title, caseNumber } = ENTRY;
    expect(check(JSON.stringify([{ title, caseNumber }]), NONE, listed).refused).toMatchObject([
      { reason: expect.stringContaining("says no more of it") },
    ]);
    expect(check(JSON.stringify([ENTRY]), NONE, listed).good).toHaveLength(1);
    expect(check(JSON.stringify([ENTRY]), listed, listed).refused).toHaveLength(1);
  });

  test("that is no list is refused as a whole", () => {
    expect(() => check("{}")).toThrow("has to hold a list of cases");
  });
});
