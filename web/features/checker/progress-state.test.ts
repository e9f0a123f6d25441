import { expect, test } from "vitest";
import { progressState } from "#web/features/checker/progress-state.ts";
import { ApiError, ConnectionError } from "#web/lib/api.ts";
import { result } from "#web/test/fixtures.ts";

test("an analysis starts at 0% with its first stage", () => {
  expect(progressState(undefined)).toEqual({
    ...{ phase: "running", progress: 0, stage: "Starting analysis..." },
    isCutOff: false,
  });
});

test("the stage text follows while progress grows", () => {
  const record = { progress: 60, stage: "Checking 31 clauses" };
  expect(progressState(record)).toEqual({ phase: "running", ...record, isCutOff: false });
  expect(progressState({ ...record, isCutOff: true })).toMatchObject({ phase: "running", isCutOff: true });
});

test("at 100% a stage that begins with Error: fails, without the prefix in the message", () => {
  const record = { progress: 100, stage: "Error: The file could not be read." };
  expect(progressState(record)).toMatchObject({ phase: "failed", message: "The file could not be read." });
});

test("below 100% Error: does not fail yet", () => {
  expect(progressState({ progress: 40, stage: "Error: trying again" }).phase).toBe("running");
});

test("Analysis complete needs both 100% and a result", () => {
  expect(progressState({ progress: 100, stage: "Analysis complete" }).phase).toBe("running");
  expect(progressState({ progress: 99, stage: "Analysis complete", result }).phase).toBe("running");
  expect(progressState({ progress: 100, stage: "Analysis complete", result })).toMatchObject({
    phase: "completed",
    result,
  });
});

test.each(["Unsupported file type", "File too large", "Usage limit reached", "Invalid request data"])(
  "at 100% a stage containing “%s” fails with the stage text",
  (phrase) => {
    const stage = `Stopped: ${phrase} (see above)`;
    expect(progressState({ progress: 100, stage })).toMatchObject({ phase: "failed", message: stage });
    expect(progressState({ progress: 99, stage }).phase).toBe("running");
  },
);

test("polls that failed for good end it, keeping how far it was; without an answer it is only lost sight of", () => {
  const record = { progress: 60, stage: "Checking 31 clauses" };
  const failed = { phase: "failed", progress: 60, message: "Failed to track analysis progress" };
  expect(progressState(record, new ApiError(404, "Gone"))).toMatchObject({ ...failed, isLost: false });
  expect(progressState(record, new ConnectionError())).toMatchObject({ ...failed, isLost: true });
});
