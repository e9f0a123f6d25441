import { expect, test, vi } from "vitest";
import { memoryStorage } from "./memory-storage.ts";
import { initialState } from "./pipeline.ts";
import { runDeps } from "./run-deps.ts";

const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

test("the end of an analysis and what failed are counted once each, with nothing that names the user or the file", async () => {
  const counted: AnalyticsEngineDataPoint[] = [];
  const env = {
    EVENTS: { writeDataPoint: (point: AnalyticsEngineDataPoint) => counted.push(point) },
    AI_REVIEWER: "off",
  } as unknown as Env;
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const deps = runDeps(env, memoryStorage() as unknown as DurableObjectStorage, async () => undefined);
  const job = {
    id: "secret-id",
    userId: 7,
    uploadKey: "upload/secret",
    fileName: "secret.pdf",
    format: "pdf",
  } as const;
  const state = initialState({ ...job, fields, fingerprint: "secret", submittedAt: Date.now() - 1500 });
  await deps.saveState(state);
  deps.reportFailure("cases", new Error("secret words"));
  await deps.saveState({ ...state, phase: "complete", stage: "save" });
  log.mockRestore();
  expect(counted).toEqual([
    { indexes: ["stage-failed"], blobs: ["stage-failed", "cases", ""] },
    { indexes: ["analysis"], blobs: ["analysis", "complete", "pdf", "save"], doubles: [expect.any(Number)] },
  ]);
  expect(counted[1]?.doubles?.[0]).toBeGreaterThanOrEqual(1500);
  expect(JSON.stringify(counted)).not.toContain("secret");
});
