import { beforeAll, describe, expect, test } from "vitest";
import type { AuditEntry } from "#schema/admin.ts";
import { MAX_IMPORT_BYTES } from "#schema/admin-options.ts";
import type { CaseImport, ImportedCase, ImportReport, LibrarySummary } from "#schema/case-import.ts";
import { importedCase, importReport, librarySummary } from "#schema/case-import.ts";
import type { AnalysisResult } from "#schema/result.ts";
import { CaseImportStore } from "#worker/store/case-imports.ts";
import { type Caller, call, db, newCaller } from "#worker/test/api.ts";
import { caseFile, TELLING_CASE } from "#worker/test/case-files.ts";
import { ended, submitted } from "#worker/test/submissions.ts";

let admin: Caller;

beforeAll(async () => {
  admin = await newCaller("admin");
});

const library = (path = "", init: RequestInit = {}, as = admin) => call(`/api/admin/library${path}`, { ...init, as });
const upload = (body: string, as = admin) =>
  library(`/imports?fileName=${encodeURIComponent("cases 2025.csv")}`, { method: "POST", body }, as);
const report = async (body: string, as = admin) => (await upload(body, as)).json() as Promise<ImportReport>;
const confirm = (id: string | null) => library(`/imports/${id}/confirm`, { method: "POST" });
const remove = (id: string | null) => library(`/imports/${id}`, { method: "DELETE" });
const summary = async (as = admin) =>
  librarySummary.strict().parse(await (await library("", {}, as)).json()) as LibrarySummary;
const listed = async (as = admin) => (await library("/cases", {}, as)).json() as Promise<ImportedCase[]>;
const newestEntry = async () =>
  ((await (await call("/api/admin/audit", { as: admin })).json()) as AuditEntry[])[0] as AuditEntry;

async function analysis(): Promise<AnalysisResult> {
  const caller = await newCaller();
  const { result } = await ended(await submitted(caller), caller);
  if (!result) throw new Error("There is no result");
  return result;
}

const small = (n: number) =>
  `caseNumber,title,matter,summary,codeYear\nAUTH/${8000 + n}/1/24,Complainant v Company,A matter,A summary,2024`;

describe("a file of 5,000 cases with 50 bad rows", () => {
  const { csv, bad } = caseFile(5000, 50);
  let checked: ImportReport;

  test("is reported first, each bad row with line and reason, and nothing is imported", async () => {
    checked = importReport.strict().parse(await report(csv));
    expect([checked.good, checked.refused.length]).toEqual([4950, 50]);
    expect(checked.refused.map(({ line }) => line)).toEqual(bad.map(({ line }) => line));
    for (const [i, { reason }] of checked.refused.entries()) expect(reason).toContain(bad[i]?.reason);
    expect([(await summary()).imported.cases, await listed()]).toEqual([0, []]);
    const result = await analysis();
    expect(result.cases.map(({ caseNumber }) => caseNumber)).not.toContain(TELLING_CASE);
  });

  test("is imported as a whole on confirmation, and the next analysis finds its cases", async () => {
    expect((await confirm(checked.importId)).status).toBe(200);
    expect(await newestEntry()).toMatchObject({
      ...{ action: "import-cases", details: { file: "cases 2025.csv", cases: 4950 } },
      actor: { id: admin.user.id },
    });
    const { imported } = await summary();
    expect(imported).toMatchObject({ cases: 4950, imports: [{ fileName: "cases 2025.csv", isOwn: true }] });
    const result = await analysis();
    expect(result.cases[0]).toMatchObject({ caseNumber: TELLING_CASE, outcome: "breach" });
    expect(result.engine.caseLibrary).toContain("4950 of them imported");
  });

  test("is listed as imported, by whom", async () => {
    const [first] = await listed();
    expect(importedCase.strict().parse(first)).toMatchObject({ isOwn: true, importedBy: admin.user.username });
    expect((await listed(await newCaller("admin")))[0]?.isOwn).toBe(false);
    const next = await (await library(`/cases?before=${first?.id}`)).json();
    expect((next as ImportedCase[]).map(({ id }) => id)).toEqual(
      (await listed())
        .slice(1)
        .map(({ id }) => id)
        .concat(expect.any(Number)),
    );
  });

  test("is refused row by row the second time, and changes nothing", async () => {
    const held = async () => {
      const { imported } = await summary();
      const { of } = (await (await call("/api/cases")).json()) as { of: number };
      return { imported, of, listed: await listed() };
    };
    const before = await held();
    const again = await report(csv);
    expect([again.importId, again.good, again.refused.length]).toEqual([null, 0, 5000]);
    expect(again.refused[0]).toEqual({
      ...{ line: 2, caseNumber: TELLING_CASE, reason: `${TELLING_CASE} is in the library already` },
    });
    expect(await held()).toEqual(before);
    expect(before.of).toBe(1902 + 4950);
  });

  test("can be taken back, and analyses no longer show its cases", async () => {
    const [live] = (await summary()).imported.imports as [CaseImport];
    expect((await remove(live.id)).status).toBe(204);
    expect(await newestEntry()).toMatchObject({ action: "remove-import", details: { cases: 4950 } });
    expect((await summary()).imported).toEqual({ cases: 0, imports: [] });
    expect((await analysis()).engine.caseLibrary).not.toContain("imported");
  });
});

describe("an import", () => {
  test("goes live once, whoever confirms", async () => {
    const { importId } = await report(small(1));
    const answers = await Promise.all([confirm(importId), confirm(importId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await summary()).imported.cases).toBe(1);
  });

  test("of two that hold the same case, only the first goes live", async () => {
    const [one, two] = [await report(small(2)), await report(small(2), await newCaller("admin"))];
    expect([one.good, two.good]).toEqual([1, 1]);
    expect((await confirm(one.importId)).status).toBe(200);
    const before = await newestEntry();
    expect((await confirm(two.importId)).status).toBe(409);
    expect(await newestEntry()).toEqual(before);
  });

  test("that is not confirmed can be dropped, and is dropped by itself after an hour", async () => {
    const dropped = await report(small(3));
    expect((await remove(dropped.importId)).status).toBe(204);
    expect((await confirm(dropped.importId)).status).toBe(409);
    const left = await report(small(4));
    await new CaseImportStore(db, () => Date.now() + 3_700_000).stage(admin.user.id, "later.csv", []);
    expect((await confirm(left.importId)).status).toBe(409);
  });

  test("cannot bring the imports above what an analysis can hold", async () => {
    const { importId } = await report(small(5));
    expect(await new CaseImportStore(db).goLive(importId ?? "", admin.user.id, 0)).toBe(false);
  });

  test("of too large a file is refused", async () => {
    const answer = await upload("a".repeat(MAX_IMPORT_BYTES + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("in parts") });
  });

  test("that cannot be read says why", async () => {
    expect(await (await upload("title,matter\na,b")).json()).toMatchObject({
      message: expect.stringContaining("missing: caseNumber"),
    });
  });
});
