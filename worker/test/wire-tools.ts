import { afterEach } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { chooseModel } from "#worker/reviewer/models/choose-model.ts";
import { materialFromText } from "#worker/test/material.ts";
import { byRules, withReview } from "#worker/test/reviewed.ts";
import { type AskedOfModel, type Behaviour, type ScriptedModel, scriptedModel } from "#worker/test/scripted-model.ts";

/** A material of the development set. */
export const development = (id: string): string => {
  const piece = loadLabels().find((label) => label.id === id);
  if (!piece) throw new Error(`No ${id}`);
  return piece.text;
};
export const LEAVEPIECE = byRules(materialFromText(development("d001")));

const servers: ScriptedModel[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** The leavepiece, or another material, reviewed by a model at the wire that behaves as scripted. */
export async function reviewed(
  script: (asked: AskedOfModel) => Behaviour,
  { rules = LEAVEPIECE, settings = {}, pictures = [] as Parameters<typeof withReview>[3] } = {},
) {
  const server = await scriptedModel(script);
  servers.push(server);
  const choice = chooseModel({
    ...{ AI_BASE_URL: server.baseUrl, AI_API_KEY: "k", AI_MODEL: "scripted", AI_TIMEOUT_MS: "2000", ...settings },
  });
  if ("notice" in choice) throw new Error(choice.notice);
  const result = await withReview(rules, choice.model, choice.limits, pictures);
  const findings = result.clauses.flatMap((clause) => clause.findings);
  return { result, findings, ai: findings.filter((f) => f.raisedBy === "ai"), asked: server.asked };
}

/** Answers every question with nothing. */
export const EMPTY = {
  ...{ document: null, added: [], missing: [], confirmed: [], disputed: [], impression: [] },
  ...{ compared: [], shows: "", answers: [] },
};

/** Says of everything that a second question asks about that it is there. */
export const allThere = ({ user }: AskedOfModel) =>
  [...user.matchAll(/^(Q\d+)\b/gm)].map((match) => ({ item: match[1], isThere: "yes", confidence: 90 }));

/** Answers one question with something, and confirms what comes of it. */
export const only =
  (question: string, answer: object) =>
  (asked: AskedOfModel): Behaviour => ({
    say: { ...EMPTY, answers: allThere(asked), ...(asked.question === question ? answer : {}) },
  });

/** The number that a sentence was shown under. */
export const numberOf = (asked: AskedOfModel, words: string) =>
  Number(new RegExp(`^(\\d+)\\| .*${words}`, "m").exec(asked.user)?.[1]);

/** An entry that raises something on the sentence with these words. */
export const raised = (asked: AskedOfModel, words: string, more: object = {}) => ({
  requirement: "6.completeness",
  sentences: [numberOf(asked, words)],
  reason: "leaves-out",
  severity: "HIGH",
  note: null,
  rewrite: null,
  confidence: 90,
  ...more,
});
