import { type Model, ModelError, type ModelReply, type ModelRequest, messagesOf } from "./model.ts";
import { replyOf } from "./reply.ts";

const MAX_ANSWER_CHARS = 256 * 1024;

/** The part of the `AI` binding that is used. */
export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

/** The binding says what went wrong in its message only: a code of Workers AI, or words. */
function failureOf(error: unknown): ModelError {
  const words = error instanceof Error ? error.message : "";
  if (/\b(?:413|3006)\b|too large/i.test(words)) return new ModelError("question-too-long");
  if (/\b(?:429|3036|4006)\b|rate limit|daily (?:free )?allocation|too many requests/i.test(words))
    return new ModelError("busy");
  if (/\b(?:401|403|10000)\b|authenticat|unauthori[sz]ed|API key/i.test(words)) return new ModelError("bad-key");
  if (/\b5024\b|JSON Mode couldn't be met/i.test(words)) return new ModelError("malformed");
  if (/\b(?:5004|5005|5006|5007)\b|needs to be run remotely/i.test(words)) return new ModelError("refused");
  return new ModelError("unavailable");
}

/** The older text models, whose published schema takes the JSON schema without a name around it. */
const BARE = /\b(?:llama|mistral|deepseek-(?:r1|math)|qwen(?:1\.5|2\.5|3-)|qwq|gemma-[237]|granite|sea-lion)/i;

/** A model of Workers AI by its binding. A call cannot be cut off, so one that takes too long is left alone. */
export class WorkersAiModel implements Model {
  readonly name: string;
  readonly visionName: string | null;
  private readonly ai: AiBinding;
  private readonly isBare: boolean;

  constructor(ai: AiBinding, name: string, visionName: string | null) {
    this.ai = ai;
    this.name = name;
    this.visionName = visionName;
    this.isBare = BARE.test(name);
  }

  async ask(request: ModelRequest): Promise<ModelReply> {
    const { name, schema, maxTokens, signal, picture } = request;
    const inputs = {
      messages: messagesOf(request),
      // Its newer models take the envelope that OpenAI has; the older ones want the schema bare.
      response_format: { type: "json_schema", json_schema: this.isBare ? schema : { name, schema } },
      max_tokens: maxTokens,
      temperature: 0,
      chat_template_kwargs: { enable_thinking: false },
    };
    const tooSlow = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new ModelError("too-slow")), { once: true });
    });
    const answer = this.ai.run(picture ? (this.visionName ?? this.name) : this.name, inputs).catch((error: unknown) => {
      throw failureOf(error);
    });
    const body = await Promise.race([answer, tooSlow]);
    const reply = replyOf(body, request);
    if (reply.text.length > MAX_ANSWER_CHARS) throw new ModelError("too-long");
    return reply;
  }
}
