import { expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { advance, toMarkedText } from "#worker/analysis/pipeline.ts";
import { UnreadableFileError } from "#worker/reading/material.ts";
import { noReview } from "#worker/reviewer/review.ts";
import { boom, fakeAnalysis, JOB, MATERIAL, runToEnd } from "#worker/test/fake-analysis.ts";

test("one stage a step, in order, with growing progress", async () => {
  const run = fakeAnalysis();
  const seen = await runToEnd(run);
  expect(run.calls).toEqual(["read", "clauses", "cases", "write-up", "finish", "remove upload"]);
  expect(seen).toEqual([
    [45, "Finding facts"],
    [60, "Checking 31 clauses"],
    [75, "Matching cases"],
    [90, "Writing up"],
    [95, "Writing up"],
  ]);
  expect(run.state()).toMatchObject({ phase: "complete", progress: 100, stageText: "Analysis complete" });
  expect(run.stored().sort()).toEqual(["material", "result"]);
});

test("a reviewer takes part where one is configured", async () => {
  const run = fakeAnalysis({ review: async () => noReview("it is a test.") });
  const seen = await runToEnd(run);
  expect(seen.map(([, text]) => text)).toContain("Second review");
});

test("a review that fails or ends the process twice is passed over, with a notice, and the analysis completes", async () => {
  const run = fakeAnalysis({ review: boom });
  let notices: string[] = [];
  run.deps.writeUp = ({ reviewed }) => {
    notices = reviewed?.review.notices ?? [];
    return { riskLevel: "LOW" } as AnalysisResult;
  };
  await runToEnd(run);
  expect(run.calls.filter((call) => call === "failed: review")).toHaveLength(2);
  expect(run.state()?.phase).toBe("complete");
  expect(notices).toEqual([expect.stringMatching(/^AI review did not run: it was cut off more than once\./)]);
});

test("nothing is sent to the AI reviewer when the user asked for the rules only", async () => {
  const run = fakeAnalysis({ review: boom });
  const state = run.state();
  if (state) await run.deps.saveState({ ...state, job: { ...JOB, fields: { ...JOB.fields, reviewers: "rules" } } });
  let notices: string[] = [];
  run.deps.writeUp = ({ reviewed }) => {
    notices = reviewed?.review.notices ?? [];
    return { riskLevel: "LOW" } as AnalysisResult;
  };
  await runToEnd(run);
  expect(run.calls).not.toContain("failed: review");
  expect(notices).toEqual([expect.stringMatching(/^AI review did not run: you asked for a check by the rules only/)]);
});

test("reading goes on page by page, and each page that was read starts the attempts anew", async () => {
  const run = fakeAnalysis({
    read: async (_, state) => {
      const pagesDone = (state?.pagesDone ?? 0) + 1;
      if (pagesDone > 5) return { done: true, material: MATERIAL };
      return { done: false, state: { pagesDone, pagesTotal: 5, parts: [] } };
    },
  });
  const seen = await runToEnd(run);
  expect(seen.slice(0, 2)).toEqual([
    [13, "Reading the file: page 2 of 5"],
    [21, "Reading the file: page 3 of 5"],
  ]);
  const percentages = seen.map(([progress]) => progress);
  expect(percentages).toEqual([...percentages].sort((a, b) => a - b));
  expect(run.state()?.phase).toBe("complete");
});

test.each([
  ["read to its end", async () => ({ done: true, material: MATERIAL }) as const],
  ["unreadable", () => Promise.reject(new UnreadableFileError("No words."))],
])("no picture that was drawn from a file is left when that is %s", async (_, read) => {
  let drawn = 3;
  const removePictures = async () => {
    drawn = 0;
  };
  await advance(fakeAnalysis({ read, removePictures }).deps);
  expect(drawn).toBe(0);
});

test("what a stage saves after everything was forgotten is wiped again", async () => {
  const run = fakeAnalysis();
  let drawn = 0;
  run.deps.removePictures = async () => {
    drawn = 0;
  };
  run.deps.read = async () => {
    drawn = 1;
    run.deps.loadState = async () => null;
    return { done: true, material: MATERIAL };
  };
  expect(await advance(run.deps)).toBe("ended");
  expect([drawn, run.stored()]).toEqual([0, []]);
});

test("the marked text has pages and headings", () => {
  expect(toMarkedText(MATERIAL)).toEqual({
    text: MATERIAL.text,
    pages: [{ number: 1, start: 0, end: 12 }],
    headings: [{ start: 0, end: 7 }],
  });
});
