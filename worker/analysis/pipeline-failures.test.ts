import { expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { advance, cancel, MAX_RUN_MS } from "#worker/analysis/pipeline.ts";
import { UnreadableFileError } from "#worker/reading/material.ts";
import { UploadGoneError } from "#worker/store/uploads.ts";
import { boom, fakeAnalysis, JOB, MATERIAL, runToEnd } from "#worker/test/fake-analysis.ts";

test("a file that cannot be read ends the analysis at once, in the reader's words", async () => {
  const run = fakeAnalysis({
    read: async () => {
      throw new UnreadableFileError("The PDF needs a password.");
    },
  });
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()).toMatchObject({
    ...{ phase: "failed", progress: 100, stageText: "Error: The PDF needs a password." },
    isFinal: true,
  });
  expect(run.calls).toEqual(["give back", "remove upload"]);
});

test("a stage that fails three times ends the analysis with a plain reason", async () => {
  const run = fakeAnalysis();
  run.deps.checkClauses = () => {
    throw new Error("boom");
  };
  await advance(run.deps);
  await advance(run.deps);
  expect([await advance(run.deps), await advance(run.deps), await advance(run.deps)]).toEqual([
    "retry",
    "retry",
    "ended",
  ]);
  expect(run.state()?.stageText).toMatch(/^Error: Something went wrong while the material was being checked/);
  expect(run.calls.filter((call) => call === "give back")).toHaveLength(1);
  expect(run.calls.at(-1)).toBe("remove upload");
  expect(run.stored()).toEqual([]);
});

test("an upload that is no longer stored ends the analysis at once, and says what to do", async () => {
  const run = fakeAnalysis({
    read: async () => {
      throw new UploadGoneError("The upload is no longer stored");
    },
  });
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()?.stageText).toBe(
    "Error: The file did not reach its check in one piece. Please upload it again. This analysis has not been counted against your monthly limit.",
  );
  expect(run.calls).toEqual(["failed: read", "give back", "remove upload"]);
});

test("a finished analysis is saved once the database is there again, without being written up anew", async () => {
  const run = fakeAnalysis();
  const { finish } = run.deps;
  run.deps.finish = boom;
  for (let step = 0; step < 5; step++) await advance(run.deps);
  for (let step = 0; step < 8; step++) expect(await advance(run.deps)).toBe("retry");
  run.deps.finish = finish;
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()?.phase).toBe("complete");
  expect(run.calls.filter((call) => call === "write-up")).toHaveLength(1);
});

test("a database that stays away ends the analysis in the end, and the unit is given back", async () => {
  const run = fakeAnalysis({ finish: boom });
  for (let step = 0; step < 14; step++) await advance(run.deps);
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()?.phase).toBe("failed");
  expect(run.calls).toContain("give back");
});

test("cases that cannot be matched do not cost the answer: the analysis completes and says so", async () => {
  const run = fakeAnalysis({ matchCases: boom });
  let notice: string | undefined;
  run.deps.writeUp = ({ matches }) => {
    notice = matches.notice;
    return { riskLevel: "LOW" } as AnalysisResult;
  };
  await runToEnd(run);
  expect(run.state()?.phase).toBe("complete");
  expect(notice).toMatch(/^Similar cases could not be looked up this time/);
});

test("a check that did not run is logged by its name, and the analysis completes", async () => {
  const logged: unknown[] = [];
  const run = fakeAnalysis({
    checksNotRun: () => new Map([["clause-06/superlative", new Error("boom")]]),
    reportFailure: (stage, _error, check) => void logged.push([stage, check]),
  });
  await runToEnd(run);
  expect(logged).toEqual([["clauses", "clause-06/superlative"]]);
  expect(run.state()?.phase).toBe("complete");
});

test("a stage that fails once and then works goes on", async () => {
  let failures = 0;
  const run = fakeAnalysis({
    read: async () => {
      if (failures++ < 1) throw new Error("boom");
      return { done: true, material: MATERIAL };
    },
  });
  await runToEnd(run);
  expect(run.state()?.phase).toBe("complete");
});

test("a file that ended the process when it was read is read once more, and not again", async () => {
  const run = fakeAnalysis();
  const state = run.state();
  if (!state) throw new Error("No state");
  await run.deps.saveState({ ...state, attempts: 1 });
  expect(await advance({ ...run.deps, read: () => Promise.reject(new Error("ended")) })).toBe("ended");
  await run.deps.saveState({ ...state, attempts: 2 });
  expect(await advance(run.deps)).toBe("ended");
  expect(run.calls).not.toContain("read");
  expect(run.state()?.stageText).toMatch(/^Error: The file could not be read/);
});

test("the attempt is counted before the stage runs", async () => {
  let counted = 0;
  const run = fakeAnalysis();
  run.deps.read = async () => {
    counted = run.state()?.attempts ?? 0;
    return { done: true, material: MATERIAL };
  };
  await advance(run.deps);
  expect(counted).toBe(1);
});

test("a crash after the assessment was written does not write a second", async () => {
  const run = fakeAnalysis({ removeUpload: boom });
  for (let step = 0; step < 5; step++) await advance(run.deps);
  await expect(advance(run.deps)).rejects.toThrow("boom");
  run.deps.removeUpload = async () => undefined;
  run.deps.finish = async () => true;
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()?.phase).toBe("complete");
});

test("an end that could not be recorded is recorded by the next call, and gives back once", async () => {
  const run = fakeAnalysis({ removeUpload: boom });
  run.deps.read = async () => {
    throw new UnreadableFileError("No.");
  };
  await expect(advance(run.deps)).rejects.toThrow("boom");
  run.deps.removeUpload = async () => undefined;
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()?.phase).toBe("failed");
});

test("an analysis that takes too long ends", async () => {
  const run = fakeAnalysis({ now: () => JOB.submittedAt + MAX_RUN_MS + 1 });
  await advance(run.deps);
  expect(run.state()?.stageText).toMatch(/^Error: The analysis took too long/);
});

test("cancelling gives the unit back, deletes the file and wipes everything", async () => {
  const run = fakeAnalysis();
  await advance(run.deps);
  await cancel(run.deps);
  await cancel(run.deps);
  expect(run.calls.slice(1)).toEqual(["give back", "remove upload"]);
  expect(run.state()).toMatchObject({ phase: "cancelled", progress: 100 });
  expect(run.stored()).toEqual([]);
});

test("what a stage saves after the analysis was cancelled is wiped again", async () => {
  const run = fakeAnalysis();
  run.deps.read = async () => {
    await cancel(run.deps);
    return { done: true, material: MATERIAL };
  };
  expect(await advance(run.deps)).toBe("ended");
  expect(run.state()?.phase).toBe("cancelled");
  expect(run.stored()).toEqual([]);
});

test("cancelling comes too late once the assessment is written", async () => {
  const run = fakeAnalysis();
  const finish = run.deps.finish;
  run.deps.finish = async (analysis) => {
    const isKept = await finish(analysis);
    await cancel(run.deps);
    return isKept;
  };
  await runToEnd(run);
  expect(run.state()?.phase).toBe("complete");
});

test("an analysis that nobody waits for any more (its user is gone) leaves nothing", async () => {
  const run = fakeAnalysis({ finish: async () => false });
  await runToEnd(run);
  expect(run.state()?.phase).toBe("cancelled");
  expect(run.stored()).toEqual([]);
});
