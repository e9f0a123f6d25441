/** An answer as OpenAI's chat completions give it. */
export function completion(said: unknown, model = "scripted"): Record<string, unknown> {
  const content = typeof said === "string" ? said : JSON.stringify(said);
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model,
    choices: [
      { index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: "stop", logprobs: null },
    ],
    usage: { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 },
  };
}
