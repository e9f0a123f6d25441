import { env } from "cloudflare:workers";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import type { CaseAnswer, CaseList, ClauseYears } from "#schema/precedent.ts";
import { caseAnswer, caseList, clauseYears } from "#schema/precedent.ts";
import app from "#worker/app.ts";
import { keyAsked } from "#worker/cases/register/case-keys.ts";
import { askRegister, CASES_OF_REGISTER } from "#worker/cases/register/register.ts";
import { CaseImportStore } from "#worker/store/case-imports.ts";
import { openDatabase } from "#worker/store/database.ts";
import { RegisterStore } from "#worker/store/register-cases.ts";

const ask = (path: string) => app.request(`https://app.test/api${path}`, {}, env);
const list = async (query = "") => (await (await ask(`/cases?${query}`)).json()) as CaseList;
const numbersOf = ({ cases }: CaseList) => cases.map(({ caseNumber }) => caseNumber);

let all: string[] = [];
beforeAll(async () => {
  const { results } = await env.DB.prepare(
    "SELECT number, facts ->> '$.alsoCaseNumbers' AS also FROM register_cases",
  ).all<{ number: string; also: string | null }>();
  all = results.flatMap(({ number, also }) => [number, ...(also ? JSON.parse(also) : [])]);
});

describe("the register", () => {
  test("lists all 1,902 cases, newest first, without a session, and may be kept", async () => {
    const answer = await ask("/cases");
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=/);
    const found = caseList.parse(await answer.json());
    expect([found.total, found.of, found.sort]).toEqual([CASES_OF_REGISTER, CASES_OF_REGISTER, "newest"]);
    expect(all).toHaveLength(2005);
    const days = found.cases.map(({ completed }) => completed ?? "");
    expect(days).toEqual([...days].sort().reverse());
  });

  test("gives every case of a year on some page, once", async () => {
    const seen = new Set<string>();
    const { pages } = await list("year=2021&sort=number");
    for (let page = 1; page <= pages; page++)
      for (const number of numbersOf(await list(`year=2021&sort=number&page=${page}`))) seen.add(number);
    expect(seen.size).toBe((await list("year=2021")).total);
    expect(pages).toBeGreaterThan(2);
  });

  test("finds every case number in any usual spelling", async () => {
    const { register } = await askRegister(new RegisterStore(openDatabase(env.DB)), []);
    const missed = all.flatMap((number) => {
      const [series = "", serial = "", month = "", year = ""] = number.split("/");
      const spellings = [
        ...[
          number,
          `${series.toLowerCase()} ${serial}/${month}/${year}`,
          `${series}${serial}${month}${year}`,
          `${series}${serial}${month} ${year}`,
          serial,
        ],
        `case ${series}-${serial}-${month.padStart(2, "0")}-${year.slice(-2)}`,
      ];
      return spellings.filter((spelling) => {
        const places = register.byKey.get(keyAsked(spelling) ?? "") ?? [];
        const found = places.flatMap((place) => register.entries[place]?.preview ?? []);
        return !found.some((one) => [one.caseNumber, ...one.alsoCaseNumbers].includes(number));
      });
    });
    expect(missed).toEqual([]);
  });

  test.each(["AUTH/2114/4/08", "2114", "auth 2114/4/08", "AUTH/2114/04/2008", "case AUTH-2114-4-08", " auth2114408 "])(
    "finds AUTH/2114/4/08 by %j first",
    async (spelling) => {
      expect(numbersOf(await list(`q=${encodeURIComponent(spelling)}`))[0]).toBe("AUTH/2114/4/08");
    },
  );
});

describe("a search by words", () => {
  test("finds company, matter and the beginning of a word, with all words needed", async () => {
    const found = await list("q=novartis+linkedin");
    const one = await list("q=novartis");
    expect(found.sort).toBe("matching");
    expect(one.total).toBeGreaterThan(found.total);
    expect((await list("q=novart")).total).toBeGreaterThanOrEqual(one.total);
    for (const item of one.cases.slice(0, 5)) expect(JSON.stringify(item)).toMatch(/novartis/i);
  });

  test.each(['"', "*", "NEAR(", "a AND", "'; DROP TABLE users", "—", "title:x"])(
    "takes %j as words and no more",
    async (q) => {
      const answer = await ask(`/cases?q=${encodeURIComponent(q)}`);
      expect(answer.status).toBe(200);
    },
  );

  test("that finds nothing says so and keeps the whole in view", async () => {
    expect(await list("q=zzzqqq")).toMatchObject({ total: 0, of: 1902, page: 1, pages: 1, cases: [] });
  });
});

describe("filters and facets", () => {
  test("every facet value leaves as many cases as it says", async () => {
    const { facets } = await list();
    for (const [name, values] of Object.entries(facets)) {
      expect(values.length, name).toBeGreaterThan(1);
      for (const { value, count } of values.slice(0, 3))
        expect((await list(new URLSearchParams({ [name]: value }).toString())).total, `${name} ${value}`).toBe(count);
    }
  });

  test("hold together, and counts of a filter are those of the others", async () => {
    const both = await list("clause=26&outcome=breach");
    for (const { outcome, in2024 } of both.cases) {
      expect(outcome).toBe("breach");
      expect(in2024.breach?.some((number) => number.split(".")[0] === "26")).toBe(true);
    }
    const clause26 = await list("clause=26");
    const counts = new Map(both.facets.outcome.map(({ value, count }) => [value, count]));
    expect([...counts.values()].reduce((a, b) => a + b, 0)).toBe(clause26.total);
  });

  test("tell a clause of its day from one of today, and breach from no breach", async () => {
    const then = await list("ruled=9.1&ruling=breach");
    for (const { ruled } of then.cases) expect(ruled.breach).toContain("9.1");
    expect((await list("clause=9.1")).total).not.toBe(then.total);
  });

  test("an outcome that was not seen is never told as no breach", async () => {
    const unseen = await list("outcome=not+seen");
    expect(unseen.total).toBe(1332);
    for (const { ruled } of unseen.cases) expect([ruled.breach, ruled.noBreach]).toEqual([null, null]);
  });

  test("an unknown order or outcome is refused in words", async () => {
    const answer = await ask("/cases?outcome=guilty");
    expect(answer.status).toBe(400);
  });
});

describe("one case", () => {
  test("is told with its clauses then and now, where it was seen, and cases like it", async () => {
    const answer = caseAnswer.parse(await (await ask("/cases/AUTH-2114-4-08")).json()) as CaseAnswer;
    expect(answer.case).toMatchObject({ caseNumber: "AUTH/2114/4/08", knownBy: "summary" });
    expect(answer.case.clauses.length).toBeGreaterThan(0);
    expect(answer.alike.length).toBeGreaterThan(0);
    expect(answer.alike.map(({ caseNumber }) => caseNumber)).not.toContain("AUTH/2114/4/08");
    for (const { why } of answer.alike) expect(why).toMatch(/^Both .+\.$/);
  });

  test("of which the index alone is known says so and names no others", async () => {
    const [first] = (await list("outcome=not+seen&sort=oldest")).cases;
    const answer = (await (await ask(`/cases/${first?.caseNumber.replaceAll("/", "-")}`)).json()) as CaseAnswer;
    expect(answer.case.outcome).toBe("not seen");
    if (answer.case.matter === null) expect(answer.alike).toEqual([]);
  });

  test("that the register does not hold is not found", async () => {
    expect((await ask("/cases/AUTH-9999-9-99")).status).toBe(404);
  });
});

test("the table counts each ruling once for a clause and year, of the cases that the filters leave", async () => {
  const table = clauseYears.parse(await (await ask("/cases/by-year?clause=26")).json()) as ClauseYears;
  const row = table.clauses.find(({ clause }) => clause === "26");
  const breaches = row?.breach.reduce((a, b) => a + b, 0);
  expect(breaches).toBe((await list("clause=26&ruling=breach")).total);
  expect(table.years.every((year) => /^20\d\d$/.test(year))).toBe(true);
});

test("the CSV holds the filtered list, can be imported again, and no cell is taken for a formula", async () => {
  const admin = new CaseImportStore(openDatabase(env.DB));
  const entry = {
    ...{
      caseNumber: "AUTH/9950/1/26",
      alsoCaseNumbers: [],
      title: "=HYPERLINK(1) v B",
      matter: "+1 a matter of spreadsheets",
      summary: "@S",
    },
    ...{ received: null, completed: "2026-01-02", codeYear: 2024, breachClauses: ["5.1"], noBreachClauses: [] },
    ...{
      appeal: null,
      additionalSanctions: [],
      respondent: "B",
      complainant: null,
      url: null,
      seenAt: null,
      note: null,
    },
    ...{ materialType: "other", channel: "none", audience: "none", themes: [], issuePhrases: [] },
  };
  const id = await admin.stage(1, "more.json", [entry]);
  expect((await list("q=AUTH/9950/1/26")).total).toBe(0);
  await admin.goLive(id, 1, 10);
  expect(numbersOf(await list("q=spreadsheets"))).toContain("AUTH/9950/1/26");

  const answer = await ask("/cases.csv?q=AUTH/9950/1/26");
  expect(answer.headers.get("Content-Type")).toContain("text/csv");
  const { data } = Papa.parse<Record<string, string>>((await answer.text()).replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toMatchObject([{ caseNumber: "AUTH/9950/1/26", breachClauses: "5.1", noBreachClauses: "none" }]);
  for (const cell of Object.values(data[0] ?? {})) expect(cell).not.toMatch(/^[=+\-@\t\r]/);

  await admin.remove(id, 1);
  expect((await list("q=AUTH/9950/1/26")).total).toBe(0);
  expect((await list()).of).toBe(1902);
});
