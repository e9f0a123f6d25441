import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { chooseModel } from "#worker/reviewer/models/choose-model.ts";
import { LIES, type Lie } from "#worker/test/lies.ts";
import { materialFromText } from "#worker/test/material.ts";
import { type ByRules, byRules, changedByReview, withReview } from "#worker/test/reviewed.ts";
import { development, EMPTY, LEAVEPIECE } from "#worker/test/wire-tools.ts";
import {
  type AskedOfWorkersAi,
  ONE_PIXEL,
  type WorkersAiServer,
  workersAiServer,
} from "#worker/test/workers-ai-server.ts";

const CLEAN = byRules(materialFromText(development("d086")));
const HONEST = "The benefit is told first and its limits stand in small print.";

let lie: Lie;
let server: WorkersAiServer;

/** Says the lie wherever an answer has room for words, and confirms everything. */
function lying({ question, user }: AskedOfWorkersAi): object {
  const { says } = lie;
  const sentence = Number(/^(\d+)\| /m.exec(user)?.[1] ?? 1);
  const [finding] = [...user.matchAll(/^(F\d+) \(/gm)].map((match) => match[1]);
  const answers = [...user.matchAll(/^(Q\d+)\b/gm)].map((match) => ({
    item: match[1],
    isThere: "yes",
    confidence: 100,
  }));
  const entry = { requirement: "6.completeness", severity: "HIGH", confidence: 100 };
  if (question !== "review")
    return { ...EMPTY, answers, shows: says, added: [{ ...entry, reason: "implies", note: says }] };
  return {
    document: { kind: says, author: says, readers: says, medicine: says },
    added: [
      { ...entry, sentences: [sentence], reason: "leaves-out", note: says, rewrite: null },
      {
        ...entry,
        requirement: "11.on-label",
        sentences: [sentence],
        reason: "beyond-licence",
        note: HONEST,
        rewrite: says,
      },
      { ...entry, requirement: says, sentences: [sentence], reason: says, note: null, rewrite: null },
    ],
    missing: [{ ...entry, requirement: "12.pi-present", note: says }],
    confirmed: [],
    disputed: [{ finding, sentences: [sentence], reason: "other-meaning", note: says, confidence: 100 }],
    impression: [{ impression: says, sentences: [sentence], confidence: 100 }],
    ...{ riskLevel: "NO_RISK", verdict: says, cases: ["AUTH/9999/1/24"], summary: says },
  };
}

beforeAll(async () => {
  server = await workersAiServer(lying);
});
afterAll(() => server.close());

/** A result in small letters with look-alikes folded, as far as a reader sees it: without the counts of what was not used. */
function readable({ engine: { ai: _, ...engine }, ...result }: AnalysisResult): string {
  return JSON.stringify({ ...result, engine })
    .normalize("NFKC")
    .replace(/[\p{Cf}]/gu, "")
    .toLowerCase();
}

/** Whatever is in a result with a review, not in the one by rules alone, and not marked as the model's. */
function unmarked({ result: rules }: ByRules, result: AnalysisResult): string[] {
  const mark = /^AI reviewer: /;
  const lines = ({ recommendations: { highPriority, bestPractices } }: AnalysisResult) => [
    ...highPriority,
    ...bestPractices,
  ];
  const known = new Set(lines(rules));
  const issues = new Set(rules.clauses.map(({ issue }) => issue));
  const ownMatters = (result.matters ?? []).filter(({ raisedBy }) => raisedBy !== "ai");
  const without = (matters: AnalysisResult["matters"]) => matters?.map(({ raisedBy: _, ...matter }) => matter);
  return [
    ...lines(result).filter((line) => !known.has(line) && !mark.test(line)),
    ...result.clauses.flatMap(({ issue }) => (issue && !issues.has(issue) && !mark.test(issue) ? issue : [])),
    ...(result.matters ?? [])
      .filter(({ raisedBy, headline }) => raisedBy === "ai" && !mark.test(headline))
      .map(({ headline }) => headline),
    ...(JSON.stringify(without(ownMatters)) === JSON.stringify(without(rules.matters))
      ? []
      : ["other matters of the rules"]),
    ...(result.matters?.length && rules.matters?.length === 0 && !mark.test(result.summary) ? [result.summary] : []),
  ];
}

async function told(rules: ByRules): Promise<AnalysisResult> {
  const choice = chooseModel({ AI: server.binding, AI_REVIEWER: "workers-ai", AI_TIMEOUT_MS: "5000" });
  if ("notice" in choice) throw new Error(choice.notice);
  return withReview(rules, choice.model, choice.limits, [{ number: 1, page: 1, isPage: true, url: ONE_PIXEL }]);
}

test(`of ${LIES.length} lies none is shown, and nothing that the liar adds is unmarked or moves the verdict by more than a level`, async () => {
  expect(LIES.length).toBeGreaterThanOrEqual(60);
  const shown: string[] = [];
  let added = 0;
  for (const one of LIES) {
    lie = one;
    for (const rules of [CLEAN, LEAVEPIECE]) {
      const result = await told(rules);
      if (readable(result).includes(one.tell) && !readable(rules.result).includes(one.tell)) shown.push(one.says);
      expect([one.says, ...unmarked(rules, result)]).toEqual([one.says]);
      expect(changedByReview(rules.result, result)).toEqual([]);
      expect(result.riskLevel).toBe(rules === CLEAN ? "LOW" : "HIGH");
      added += (result.matters ?? []).filter(({ raisedBy }) => raisedBy === "ai").length;
    }
  }
  expect(shown).toEqual([]);
  // The liar is heard where it does not lie: else the test would say nothing.
  expect(added).toBeGreaterThan(LIES.length);
  expect(readable(await told(CLEAN))).toContain(HONEST.toLowerCase());
  expect([server.violations, server.requests > LIES.length]).toEqual([[], true]);
}, 120_000);
