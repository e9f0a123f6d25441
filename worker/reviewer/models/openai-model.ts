import { type Model, ModelError, type ModelReply, type ModelRequest, messagesOf } from "./model.ts";
import { replyOf } from "./reply.ts";

/** An answer in the form asked for is a few kilobytes. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** What servers answer to a parameter that they do not know. */
const NOT_UNDERSTOOD = new Set([400, 415, 422, 501]);

interface Endpoint {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  apiKey: string;
  name: string;
  visionName: string | null;
}

/** The wait that a server asks for, as seconds or as a date, in milliseconds; null where it asks for none. */
function waitOf(headers: Headers): number | null {
  const said = headers.get("retry-after")?.trim() ?? "";
  const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function failureOf({ status, headers }: Response): ModelError {
  if (status >= 300 && status < 400) return new ModelError("moved");
  if (status === 429) return new ModelError("busy", waitOf(headers));
  if (status === 413) return new ModelError("question-too-long");
  if (status === 401 || status === 403) return new ModelError("bad-key");
  if (status >= 500 || status === 408) return new ModelError("unavailable", waitOf(headers));
  return new ModelError("refused");
}

/** Reads a body up to the limit and stops there, whatever the server goes on sending. */
async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new ModelError("too-long");
    }
    pieces.push(value);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

/** Any endpoint that speaks OpenAI's chat completions: a gateway, a hosted model, a local server. */
export class OpenAiModel implements Model {
  readonly name: string;
  readonly visionName: string | null;
  /** Set once the server has refused a question for the parameters that only some servers know. */
  private isPlain = false;
  private readonly endpoint: Endpoint;

  constructor(endpoint: Endpoint) {
    this.endpoint = endpoint;
    this.name = endpoint.name;
    this.visionName = endpoint.visionName;
  }

  async ask(request: ModelRequest): Promise<ModelReply> {
    const wasPlain = this.isPlain;
    let response = await this.post(request);
    if (NOT_UNDERSTOOD.has(response.status) && !wasPlain) {
      await response.body?.cancel();
      this.isPlain = true;
      response = await this.post(request);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw failureOf(response);
    }
    const text = await this.guarded(request.signal, () => readBody(response));
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      throw new ModelError("malformed");
    }
    return replyOf(body, request);
  }

  private post(request: ModelRequest): Promise<Response> {
    const { baseUrl, apiKey } = this.endpoint;
    return this.guarded(request.signal, () =>
      fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(this.bodyOf(request)),
        // Whoever an address is redirected to was not chosen by anyone, and would get the material.
        redirect: "manual",
        signal: request.signal,
      }),
    );
  }

  private bodyOf(request: ModelRequest): Record<string, unknown> {
    const { name, schema, maxTokens, system } = request;
    const model = request.picture ? (this.visionName ?? this.name) : this.name;
    if (this.isPlain) {
      const told = `${system}\n\nThe JSON Schema of your answer:\n${JSON.stringify(schema)}`;
      return { model, messages: messagesOf({ ...request, system: told }), stream: false };
    }
    return {
      ...{ model, messages: messagesOf(request), stream: false },
      temperature: 0,
      max_tokens: maxTokens,
      response_format: { type: "json_schema", json_schema: { name, schema } },
    };
  }

  private async guarded<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof ModelError) throw error;
      throw new ModelError(signal.aborted ? "too-slow" : "unavailable");
    }
  }
}
