import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { completion } from "#worker/test/completion.ts";

/** What a model was asked, as it came over the wire. */
export interface AskedOfModel {
  model: string;
  /** Name of the schema that the answer is asked in, such as `clauses_claims`. */
  question: string;
  system: string;
  user: string;
  picture: string | null;
  authorization: string;
}

/** How the scripted endpoint behaves: it answers with words, with a status, with so many bytes, late, or never. */
export type Behaviour =
  | { say: unknown; afterMs?: number }
  | { status: number; headers?: Record<string, string> }
  | { bytes: number }
  | { raw: string }
  | "silence"
  | "hang up";

export interface ScriptedModel {
  /** For `AI_BASE_URL`. */
  baseUrl: string;
  asked: AskedOfModel[];
  close(): Promise<void>;
}

interface WireRequest {
  model: string;
  messages: { role: string; content: string | { text?: string; image_url?: { url: string } }[] }[];
  response_format?: { type: string; json_schema: { name: string; schema: { type: string } } };
}

async function bodyOf(request: IncomingMessage): Promise<WireRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString());
}

function askedOf(body: WireRequest, authorization: string): AskedOfModel {
  const [system, user] = body.messages;
  if (system?.role !== "system" || user?.role !== "user") throw new Error("Not a system and a user message");
  const parts = typeof user.content === "string" ? [{ text: user.content, image_url: undefined }] : user.content;
  return {
    model: body.model,
    question: body.response_format?.json_schema.name ?? "",
    system: String(system.content),
    user: parts.map(({ text }) => text ?? "").join(""),
    picture: parts.find((part) => part.image_url)?.image_url?.url ?? null,
    authorization,
  };
}

async function behave(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (behaviour === "silence") return;
  if (behaviour === "hang up") return void response.destroy();
  if ("status" in behaviour) {
    response.writeHead(behaviour.status, { "content-type": "application/json", ...behaviour.headers });
    response.end(JSON.stringify({ error: { message: "scripted", type: "error", code: null } }));
    return;
  }
  if ("say" in behaviour) await new Promise((done) => setTimeout(done, behaviour.afterMs ?? 0));
  response.writeHead(200, { "content-type": "application/json" });
  if ("bytes" in behaviour) response.end(JSON.stringify(completion("x".repeat(behaviour.bytes))));
  else response.end("raw" in behaviour ? behaviour.raw : JSON.stringify(completion(behaviour.say)));
}

/** A server on this machine that speaks OpenAI's chat completions and behaves as told for each question. */
export async function scriptedModel(script: (asked: AskedOfModel) => Behaviour): Promise<ScriptedModel> {
  const asked: AskedOfModel[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return behave({ status: 404 }, response);
    const one = askedOf(await bodyOf(request), request.headers.authorization ?? "");
    asked.push(one);
    return behave(script(one), response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No address");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
