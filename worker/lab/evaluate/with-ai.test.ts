import { afterEach, expect, test, vi } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { type ScriptedModel, scriptedModel } from "#worker/test/scripted-model.ts";
import { allThere, EMPTY, raised } from "#worker/test/wire-tools.ts";
import { analyseAll } from "./analyse.ts";
import { measureAi } from "./with-ai.ts";

let server: ScriptedModel | undefined;
afterEach(async () => {
  await server?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("a configured model is measured beside the rules, and how often it says something else", async () => {
  const labels = loadLabels().slice(0, 4);
  let asked = 0;
  server = await scriptedModel((one) => {
    if (one.question !== "review") return { say: { ...EMPTY, answers: allThere(one) } };
    asked++;
    const isFirstMaterial = one.user.includes("CARDIOVASCULAR RISK");
    const entry = raised(one, "", { sentences: [1], severity: "MEDIUM", confidence: 85 });
    return { say: { ...EMPTY, added: isFirstMaterial && asked > labels.length ? [entry] : [] } };
  });
  vi.stubEnv("AI_BASE_URL", server.baseUrl);
  vi.stubEnv("AI_MODEL", "scripted");
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  await measureAi(labels, await analyseAll(labels), () => true, false);
  expect(lines[0]).toMatch(/^scripted, prompts .*: rules alone → with the AI reviewer$/);
  expect(lines).toContainEqual(expect.stringMatching(/reviews not complete +0 of 20/));
  expect(lines.at(-1)).toBe("Over 5 runs the answers changed for 25.0% of the materials, the risk for 0.0%.");
});

test("without an endpoint it says which settings are missing", async () => {
  vi.stubEnv("AI_BASE_URL", "");
  await expect(measureAi([], [], () => true, false)).rejects.toThrow(/Set AI_BASE_URL and AI_MODEL/);
});
