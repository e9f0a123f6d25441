import { z } from "zod";
import type { Model } from "./model.ts";
import { OpenAiModel } from "./openai-model.ts";
import { type AiBinding, WorkersAiModel } from "./workers-ai-model.ts";

/** Takes a JSON schema and pictures, has room for a long document, and is the cheapest that does; see README.md. */
const WORKERS_AI_MODEL = "@cf/google/gemma-4-26b-a4b-it";

const text = z.string().trim().default("");
const amount = (usual: number, least: number, most: number) =>
  z.preprocess((value) => value || undefined, z.coerce.number().int().min(least).max(most).default(usual));

const aiSettings = z.object({
  AI_REVIEWER: z.enum(["", "workers-ai", "off"]).default(""),
  AI_BASE_URL: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_VISION_MODEL: text,
  AI_TIMEOUT_MS: amount(30_000, 100, 120_000),
  AI_TOKEN_BUDGET: z.preprocess(
    (value) => value || undefined,
    z.coerce.number().int().min(4_000).max(2_000_000).optional(),
  ),
});

/** Where nothing is set: what leaves the window of the usual model room for its answers, and what most endpoints take. */
const WORKERS_AI_BUDGET = 200_000;
const ENDPOINT_BUDGET = 60_000;

/** What one review may take. */
export interface Limits {
  /** For one question, in milliseconds; it is put at most twice. */
  timeoutMs: number;
  /** For all questions and their answers, in tokens. */
  tokenBudget: number;
}

/** `notice` says to the user why there is no AI reviewer; it is a fault when one was meant to be. */
export type Choice = ConfiguredModel | { notice: string; isFault: boolean };

export interface ConfiguredModel {
  model: Model;
  limits: Limits;
}

const NONE: Choice = { notice: "no AI reviewer is configured.", isFault: false };

const invalid = (names: string): Choice => ({
  notice: `its settings are not valid (${names}). Please contact support.`,
  isFault: true,
});

function isBinding(value: unknown): value is AiBinding {
  return typeof value === "object" && value !== null && "run" in value;
}

/** The one place that decides which model reviews: an OpenAI-compatible endpoint where its address is set, Workers AI
 * where the settings ask for it, else none. A binding alone decides nothing: local development gets one that only
 * throws. `settings` is the worker's environment, or the process's in the evaluation. */
export function chooseModel(settings: object): Choice {
  const parsed = aiSettings.safeParse(settings);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))].join(", ");
    return invalid(names);
  }
  const { AI_REVIEWER, AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_VISION_MODEL, ...rest } = parsed.data;
  const usual = AI_BASE_URL || AI_MODEL ? ENDPOINT_BUDGET : WORKERS_AI_BUDGET;
  const limits = { timeoutMs: rest.AI_TIMEOUT_MS, tokenBudget: rest.AI_TOKEN_BUDGET ?? usual };
  if (AI_REVIEWER === "off") return NONE;
  if (AI_BASE_URL) {
    if (!AI_MODEL) return invalid("AI_MODEL");
    const endpoint = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, name: AI_MODEL, visionName: AI_VISION_MODEL || null };
    return { model: new OpenAiModel(endpoint), limits };
  }
  const binding = "AI" in settings ? settings.AI : undefined;
  if (AI_REVIEWER !== "workers-ai" || !isBinding(binding)) return NONE;
  const name = AI_MODEL || WORKERS_AI_MODEL;
  return { model: new WorkersAiModel(binding, name, AI_VISION_MODEL || name), limits };
}

/** The model that the settings name, for measuring it. Throws with the names of the settings where there is none. */
export function configuredModel(settings: object): ConfiguredModel {
  const choice = chooseModel(settings);
  if ("model" in choice) return choice;
  throw new Error(`Set AI_BASE_URL and AI_MODEL (and AI_API_KEY) to the endpoint to measure: ${choice.notice}`);
}
