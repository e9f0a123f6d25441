import { expect, test, vi } from "vitest";
import { analysisResult } from "#schema/result.ts";
import { analyseInProcess, inProcessDeps, textFile } from "#worker/analysis/in-process.ts";
import { memoryStorage } from "#worker/analysis/memory-storage.ts";
import { advance, initialState } from "#worker/analysis/pipeline.ts";
import { MELVANTA_PIECE, MELVANTA_SMPC } from "#worker/comparison/test-smpc.ts";
import type { SourceFile } from "#worker/reading/reading-step.ts";
import { tryEdits } from "#worker/workbench/try-edits.ts";

const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

const ORION = `Hart A, Jones C. Melvantine in chronic heart failure: the ORION study. Eur Heart J 2025.
In ORION, melvantine (Melvanta) reduced hospital admission by 8% compared with placebo over 24 months.`;

const further = (role: "smpc" | "reference", text: string, fileName: string) => ({ ...textFile(text, fileName), role });
const smpc = further("smpc", MELVANTA_SMPC, "melvanta-smpc.txt");
const analysed = async (...sent: ReturnType<typeof further>[]) =>
  (await analyseInProcess(textFile(MELVANTA_PIECE), FIELDS, { further: sent })).result;
const compared = (result: { matters?: { against?: unknown }[] | undefined }) =>
  (result.matters ?? []).filter(({ against }) => against);

test("without an SmPC nothing is said of one", async () => {
  const result = await analysed();
  expect(result.coverage.compared).toBeUndefined();
  expect(compared(result)).toEqual([]);
  expect(result.clauses.flatMap(({ findings }) => findings).filter(({ check }) => /^comparison/.test(check))).toEqual(
    [],
  );
});

test("a dose that the SmPC does not give is one matter, with both sentences and the section", async () => {
  const result = await analysed(smpc);
  expect(analysisResult.safeParse(JSON.parse(JSON.stringify(result))).error).toBeUndefined();
  const found = result.matters?.filter(({ against }) => against) ?? [];
  expect(
    found.map(({ clause, severity, against, places }) => [clause, severity, against?.section, places[0]?.quote]),
  ).toEqual([["11.2", "HIGH", "4.2", "The usual dose of Melvanta is 80 mg once daily."]]);
  expect(found[0]?.action).toMatchObject({ kind: "substantiate", text: expect.stringMatching(/^Give the dose/) });
  expect(MELVANTA_SMPC).toContain(found[0]?.against?.quote);
  expect(result.riskLevel).toBe("HIGH");
  expect(result.coverage.compared).toMatchObject({
    smpc: { state: "compared", medicine: "Melvanta", revised: "12 March 2026" },
    contradictions: 1,
    claims: [],
  });
});

test("a claim is set beside the reference that it cites; one that was not supplied is no fault", async () => {
  const result = await analysed(further("reference", ORION, "1 Hart 2025.txt"));
  expect(result.coverage.compared?.references).toEqual([{ fileName: "1 Hart 2025.txt", number: 1, state: "compared" }]);
  expect(result.coverage.compared?.claims.map(({ numbers, verdict }) => [numbers, verdict])).toEqual([
    [[1], "contradicted"],
    [[2], "not-supplied"],
  ]);
  expect(compared(result)).toHaveLength(1);
  const [matter] = (result.matters ?? []).filter(({ against }) => against);
  expect(matter?.against).toMatchObject({ document: "reference", section: null });
  expect(matter?.findings.some((id) => id.startsWith("comparison/reference@"))).toBe(true);
});

test.each([
  ["says the same", ORION.replace("8%", "18%"), "supported"],
  [
    "is of something else",
    "Gardening in wet clay. Roses need sun and a deep, rich bed; prune them in March.",
    "not-on-point",
  ],
])("a reference that %s", async (_, text, verdict) => {
  const result = await analysed(further("reference", text, "ref 1.txt"));
  expect(result.coverage.compared?.claims[0]?.verdict).toBe(verdict);
  expect(compared(result)).toEqual([]);
});

test("an SmPC that cannot be read, is none, or is of another medicine is said, and the analysis stands", async () => {
  const broken: SourceFile & { role: "smpc" } = {
    ...{ role: "smpc", format: "pdf", fileName: "smpc.pdf" },
    bytes: async () => Uint8Array.from(new TextEncoder().encode("%PDF-1.7 nothing")),
  };
  const alone = await analysed();
  const other = MELVANTA_SMPC.replaceAll("Melvanta", "Quorexin").replaceAll("melvantine", "quorexamide");
  for (const [file, state] of [
    [broken, "not-read"],
    [further("smpc", "A page of a diary, with no sections at all.", "diary.txt"), "not-an-smpc"],
    [further("smpc", other, "quorexin.txt"), "other-medicine"],
  ] as const) {
    const { result } = await analyseInProcess(textFile(MELVANTA_PIECE), FIELDS, { further: [file] });
    expect(result.coverage.compared?.smpc?.state).toBe(state);
    expect(result.matters).toEqual(alone.matters);
  }
});

test("a further file longer than is compared is told to be compared in part", async () => {
  const long = `${MELVANTA_SMPC}\n${"More of the same. ".repeat(18_000)}`;
  const { compared: told } = (await analysed(further("smpc", long, "long.txt"))).coverage;
  expect(told?.smpc).toMatchObject({ fileName: "long.txt", state: "compared", isCut: true });
  expect((await analysed(smpc)).coverage.compared?.smpc).not.toHaveProperty("isCut");
});

test("a comparison that fails is passed over after its attempts, and said", async () => {
  const sent = [{ role: "smpc" as const, format: "text" as const, fileName: "smpc.txt", fingerprint: "" }];
  const file = textFile(MELVANTA_PIECE);
  const deps = inProcessDeps(file, memoryStorage(), { further: [smpc] });
  const { read } = deps;
  deps.read = async (job, state) => {
    if (job.fileName === "smpc.txt") throw new Error("out of memory");
    return read(job, state);
  };
  deps.reportFailure = vi.fn();
  const job = { id: "x", userId: 0, uploadKey: "", fingerprint: "", submittedAt: 0, fields: FIELDS, further: sent };
  await deps.saveState(initialState({ ...job, format: file.format, fileName: file.fileName }));
  while ((await advance(deps)) !== "ended");
  const result = await deps.values.load("result");
  expect(result?.coverage.compared?.smpc).toMatchObject({
    state: "not-read",
    reason: expect.stringMatching(/could not be read/),
  });
  expect(deps.reportFailure).toHaveBeenCalledTimes(2);
  expect(await deps.values.load("further")).toBeNull();
});

test("edits are tried by the rules alone: a contradiction of the SmPC is neither closed nor opened", async () => {
  const { result, material } = await analyseInProcess(textFile(MELVANTA_PIECE), FIELDS, { further: [smpc] });
  const ids = compared(result).map((matter) => (matter as { id: string }).id);
  const trial = tryEdits(material, FIELDS, result, new Set(ids));
  expect([...trial.closes, ...trial.stays].filter((id) => ids.includes(id))).toEqual([]);
});
