import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, openDemo } from "#worker/test/api-client.ts";
import { type ScriptedModel, scriptedModel } from "#worker/test/scripted-model.ts";
import { type ServedApp, serveApp, storedUploads } from "#worker/test/served-app.ts";

const MATERIAL =
  "Exampla (examplinib) for healthcare professionals\nExampla is the best choice in its class. It is safe.\n";
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const FINDING = {
  ...{ requirement: "6.completeness", sentences: [1], reason: "leaves-out", severity: "MEDIUM", note: null },
  ...{ rewrite: null, confidence: 85 },
};
const SAID = {
  ...{ document: null, added: [FINDING], missing: [], confirmed: [], disputed: [], impression: [] },
  answers: [{ item: "Q1", isThere: "yes", confidence: 85 }],
};
/** Long enough for the server to be killed while the model thinks. */
const THINKS_MS = 3_000;

let model: ScriptedModel;
let app: ServedApp;

beforeAll(async () => {
  model = await scriptedModel(() => ({ say: SAID, afterMs: THINKS_MS }));
  app = await serveApp({ AI_BASE_URL: model.baseUrl, AI_MODEL: "scripted" });
});

afterAll(async () => {
  await app.close();
  await model.close();
});

/** Kills the server while the model is thinking about the analysis, and starts it again. `before` questions had been
 * asked before this review began; answers how many have been before the next one does. */
async function killInReview(client: ApiClient, id: string, before: number): Promise<number> {
  while (model.asked.length === before) {
    const record = await client.progress(id).catch(() => null);
    if (record?.progress === 100) throw new Error(`It ended before the review: ${record.stage}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  await app.kill();
  const asked = model.asked.length;
  await app.restart();
  return asked;
}

test.each([
  [1, ["rules", "scripted"], []],
  [2, ["rules"], [expect.stringMatching(/^AI review did not run: it was cut off more than once/)]],
])("an analysis whose server is killed %i time(s) during its review completes", async (kills, reviewers, notices) => {
  const client = await openDemo(app.url);
  let asked = model.asked.length;
  const id = await client.submit(new File([MATERIAL], "piece.txt", { type: "text/plain" }), fields);
  for (let kill = 0; kill < kills; kill++) asked = await killInReview(client, id, asked);
  const result = await client.result(id);
  expect(result.riskLevel).toBe("HIGH");
  expect(result.engine).toMatchObject({ reviewers, notices });
  expect(storedUploads(app)).toEqual([]);
});
