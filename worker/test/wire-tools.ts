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
  { rules = LEAVEPIECE, settings = {}, pictures = [] as { page: number; url: string }[] } = {},
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
export const EMPTY = { added: [], confirmed: [], disputed: [], compared: [], impression: "", sentences: [], shows: "" };
/** Answers one question with something. */
export const only =
  (question: string, answer: object) =>
  (asked: AskedOfModel): Behaviour => ({
    say: asked.question === question ? { ...EMPTY, ...answer } : EMPTY,
  });

/** The number that a sentence was shown under. */
export const numberOf = (asked: AskedOfModel, words: string) =>
  Number(new RegExp(`^(\\d+)\\| .*${words}`, "m").exec(asked.user)?.[1]);

/** An entry that raises something on the sentence with these words. */
export const raised = (asked: AskedOfModel, words: string, more: object = {}) => ({
  requirement: "6.completeness",
  sentences: [numberOf(asked, words)],
  severity: "HIGH",
  issue: "The benefit is given for the whole follow-up without saying how long patients were treated.",
  rewrite: null,
  confidence: 90,
  ...more,
});
