import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { AnalysisJob } from "#worker/analysis/deps.ts";
import { engineParts } from "#worker/analysis/engine-parts.ts";
import { matchCases } from "#worker/cases/match.ts";
import { materialFromText } from "#worker/test/material.ts";

const fileUrl = (path: string) => pathToFileURL(resolve(import.meta.dirname, path)).href;

test("the build and scripts can load the stages as plain Node does, which only strips types", () => {
  const code = `await import(${JSON.stringify(fileUrl("./in-process.ts"))}); console.log("loaded");`;
  const wasm = fileUrl("../lib/wasm-in-node.ts");
  const printed = execFileSync(process.execPath, ["--import", wasm, "--input-type=module", "--eval", code], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(printed).toContain("loaded");
});

test("what was worked out for the checks is let go when they are done, and the stages after them answer the same", async () => {
  const fields = { audience: "hcp", channel: "print", context: "A leavepiece.", materialType: undefined } as const;
  const job = { id: "1", fields } as unknown as AnalysisJob;
  const material = materialFromText(
    "Zelvorin (tavorimib) 40 mg tablets, for UK prescribers\nZelvorin is completely safe.\nNorthgate Pharma Ltd",
  );
  const parts = engineParts();
  const facts = await parts.factsOf(job, material);
  expect(await parts.factsOf(job, material)).toBe(facts);
  const outcomes = await parts.checkClauses(facts);
  const after = await parts.factsOf(job, material);
  expect(after).not.toBe(facts);
  expect(after.unsaid).not.toBe(facts.unsaid);
  expect(after).toEqual(facts);
  expect(outcomes.flatMap(({ findings }) => findings)).not.toEqual([]);
  const matches = matchCases(outcomes, after);
  expect(matches).toEqual(matchCases(outcomes, facts));
  const written = parts.writeUp({ material, facts: after, outcomes, matches });
  expect(written).toEqual(parts.writeUp({ material, facts, outcomes, matches }));
});
