import { describe, expect, test } from "vitest";
import { z } from "zod";
import { completion } from "#worker/test/completion.ts";
import { ask } from "./ask.ts";
import { chooseModel } from "./choose-model.ts";
import { ModelError } from "./model.ts";
import { jsonIn } from "./reply.ts";
import { WorkersAiModel } from "./workers-ai-model.ts";

const QUESTION = {
  ...{ name: "q", system: "s", user: "u", picture: null, maxTokens: 100 },
  answer: z.object({ added: z.array(z.string()) }),
};
const SAID = { added: ["a"] };
const patience = (timeoutMs: number) => ({ timeoutMs, endsAt: Date.now() + 10_000, retryWithinMs: 1 });

type Run = (model: string, inputs: Record<string, unknown>) => Promise<unknown>;
const workersAi = (run: Run, timeoutMs = 1_000) =>
  ask(new WorkersAiModel({ run }, "@cf/text", "@cf/vision"), QUESTION, patience(timeoutMs));

describe("Workers AI", () => {
  test.each([
    ["the object", { response: SAID, usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 } }],
    ["text", { response: JSON.stringify(SAID), usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 } }],
    ["OpenAI's choices", { ...completion(SAID), usage: { prompt_tokens: 9, completion_tokens: 3 } }],
  ])("answers with %s", async (_, body) => {
    expect(await workersAi(async () => body)).toEqual({ value: SAID, tokens: { input: 9, output: 3 } });
  });

  test("gets the schema by name, no thinking, and a picture for the model that sees", async () => {
    const seen: unknown[] = [];
    const run: Run = async (model, inputs) => {
      seen.push([model, inputs]);
      return { response: SAID };
    };
    const model = new WorkersAiModel({ run }, "@cf/text", "@cf/vision");
    await ask(model, { ...QUESTION, picture: "data:image/png;base64,AA" }, patience(1_000));
    expect(seen).toEqual([
      [
        "@cf/vision",
        expect.objectContaining({
          response_format: {
            type: "json_schema",
            json_schema: { name: "q", schema: expect.objectContaining({ type: "object" }) },
          },
          chat_template_kwargs: { enable_thinking: false },
          messages: [
            { role: "system", content: "s" },
            {
              role: "user",
              content: [
                { type: "text", text: "u" },
                { type: "image_url", image_url: { url: "data:image/png;base64,AA" } },
              ],
            },
          ],
        }),
      ],
    ]);
  });

  test("gets the schema bare where it is one of the older models, as their published schema has it", async () => {
    const seen: Record<string, unknown>[] = [];
    const run: Run = async (_, inputs) => {
      seen.push(inputs);
      return { response: SAID };
    };
    await ask(new WorkersAiModel({ run }, "@cf/meta/llama-3.3-70b-instruct-fp8-fast", null), QUESTION, patience(1_000));
    expect(seen[0]?.response_format).toMatchObject({ type: "json_schema", json_schema: { type: "object" } });
  });

  test.each([
    ["10^12", { prompt_tokens: 1e12, completion_tokens: 1e12 }],
    ["7e300", { prompt_tokens: 7e300, completion_tokens: 7e300 }],
    ["less than none", { prompt_tokens: -5, completion_tokens: -1 }],
    ["words", { prompt_tokens: "many", completion_tokens: "few" }],
  ])("that counts %s tokens is believed no further than what was said allows", async (_, usage) => {
    const { tokens } = await workersAi(async () => ({ response: SAID, usage }));
    expect(tokens.input).toBeLessThanOrEqual(2_008);
    expect(tokens.input).toBeGreaterThan(0);
    expect(tokens.output).toBeLessThanOrEqual(32_000);
    expect(tokens.output).toBeGreaterThan(0);
  });

  test.each([
    ["InferenceUpstreamError: AiError: 5024: JSON Mode couldn't be met", "malformed", 1],
    ["AiError: 3036: You have used up your daily free allocation of 10,000 neurons", "busy", 2],
    ["AiError: 3006: Request is too large", "question-too-long", 1],
    ["InferenceUpstreamError: 3040: Capacity temporarily exceeded, please try again.", "unavailable", 2],
    ["Authentication error (10000)", "bad-key", 1],
    ["AiError: 5007: No such model", "refused", 1],
    ["Binding AI needs to be run remotely", "refused", 1],
  ] as const)("that throws “%s” failed as %s", async (message, failure, calls) => {
    let count = 0;
    const answer = workersAi(async () => {
      count++;
      throw new Error(message);
    });
    await expect(answer).rejects.toMatchObject({ failure });
    expect(count).toBe(calls);
  });

  test("that never answers is left alone after the limit", async () => {
    await expect(workersAi(() => new Promise(() => undefined), 20)).rejects.toMatchObject({ failure: "too-slow" });
  });

  test("that answers with 2 MB is not listened to", async () => {
    await expect(workersAi(async () => ({ response: "x".repeat(2_000_000) }))).rejects.toMatchObject({
      failure: "too-long",
    });
  });
});

describe("which model reviews is chosen by the settings", () => {
  const run: Run = async () => ({});
  const nameOf = (settings: object) => {
    const choice = chooseModel(settings);
    return "model" in choice ? [choice.model.name, choice.model.visionName] : [choice.isFault, choice.notice];
  };

  test("none, also where a binding is there that nobody asked for, as in local development", () => {
    expect(nameOf({})).toEqual([false, "no AI reviewer is configured."]);
    expect(nameOf({ AI: { run } })).toEqual([false, "no AI reviewer is configured."]);
    expect(nameOf({ AI_REVIEWER: "workers-ai" })).toEqual([false, "no AI reviewer is configured."]);
    expect(nameOf({ AI_REVIEWER: "off", AI_BASE_URL: "http://localhost/v1", AI_MODEL: "m" })[0]).toBe(false);
  });

  test("Workers AI where the settings ask for it, with its usual model or another", () => {
    expect(nameOf({ AI: { run }, AI_REVIEWER: "workers-ai" })[0]).toMatch(/^@cf\//);
    expect(nameOf({ AI: { run }, AI_REVIEWER: "workers-ai", AI_MODEL: "@cf/a", AI_VISION_MODEL: "@cf/b" })).toEqual([
      "@cf/a",
      "@cf/b",
    ]);
  });

  test("an endpoint with an address, before the binding; pictures only where a model for them is named", () => {
    const endpoint = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "llama" };
    expect(nameOf({ AI: { run }, AI_REVIEWER: "workers-ai", ...endpoint })).toEqual(["llama", null]);
  });

  test("wrong settings are said to be wrong, by name", () => {
    expect(nameOf({ AI_BASE_URL: "localhost" })).toEqual([true, expect.stringContaining("(AI_BASE_URL)")]);
    expect(nameOf({ AI_BASE_URL: "http://localhost/v1" })).toEqual([true, expect.stringContaining("(AI_MODEL)")]);
    expect(nameOf({ AI_TIMEOUT_MS: "soon" })).toEqual([true, expect.stringContaining("(AI_TIMEOUT_MS)")]);
  });
});

test("the JSON of an answer is found past thinking and fences, and what is none is refused", () => {
  expect(jsonIn('<think>{"a":2}</think>\n```json\n{"a": 1}\n```')).toEqual({ a: 1 });
  for (const text of ["", "all compliant", '{"a": ', "}{"]) expect(() => jsonIn(text)).toThrow(ModelError);
});
