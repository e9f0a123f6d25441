import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { configuredModel } from "#worker/reviewer/models/choose-model.ts";
import { type ScriptedModel, scriptedModel } from "#worker/test/scripted-model.ts";
import { development, only, raised } from "#worker/test/wire-tools.ts";
import { analyseReal } from "./analyse.ts";
import type { RealDocument } from "./real-scores.ts";
import { aiShare } from "./with-ai.ts";

let server: ScriptedModel | undefined;
afterEach(() => server?.close());

const DOCUMENT: RealDocument = {
  ...{ id: "one", title: "A piece", format: "txt", kind: "promotion-hcp", author: "company", audience: "hcp" },
  ...{ channel: "print", inCode: "in", uk: true, certified: false, expectedRisk: "NO_RISK", findings: [] },
  ...{ half: "read", source: "here", digest: "" },
};

test("a model is measured on documents of a folder: what it added, and which verdicts it raised", async () => {
  const folder = mkdtempSync(join(tmpdir(), "real-"));
  writeFileSync(join(folder, "one.txt"), development("d086"));
  server = await scriptedModel((one) => {
    const entry = raised(one, "", { sentences: [1] });
    return only("review", { added: [entry] })(one);
  });
  const reviewer = configuredModel({ AI_BASE_URL: server.baseUrl, AI_MODEL: "scripted" });
  const outcome = await analyseReal(folder, DOCUMENT, reviewer);
  expect(outcome.result?.engine.reviewers).toEqual(["rules", "scripted"]);
  const lines = aiShare([outcome]);
  expect(lines[0]).toMatch(/^scripted, prompts .*: reviewed 1 of 1 documents, 0 of them in part/);
  expect(lines[1]).toMatch(/1 on 1 documents, at most 1 on one$/);
  expect(lines[2]).toMatch(/1, of clean documents or those outside the Code: 1$/);
  const byRules = await analyseReal(folder, DOCUMENT, null);
  expect(byRules.result?.riskLevel).toBe("NO_RISK");
});
