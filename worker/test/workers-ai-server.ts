import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import { readImageHeader } from "#worker/reading/image/header.ts";
import type { AiBinding } from "#worker/reviewer/models/workers-ai-model.ts";
import { completion } from "#worker/test/completion.ts";

/* A stand-in for Workers AI at the wire. What it takes is written down from the published types of the usual model (`wrangler types`:
 * Ai_Cf_Google_Gemma_4_26B_A4B_It_Input), closed to everything else; what it answers is a completion in the envelope of the REST API. */

/** The least picture that there is: one pixel. */
export const ONE_PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Whether an address holds a picture of the kind that it says. */
function isPicture(url: string): boolean {
  const [, kind, bytes = ""] = /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+=*)$/.exec(url) ?? [];
  return readImageHeader(new Uint8Array(Buffer.from(bytes, "base64")))?.kind === kind;
}

const text = z.strictObject({ type: z.literal("text"), text: z.string() });
const image = z.strictObject({
  type: z.literal("image_url"),
  image_url: z.strictObject({
    url: z.string().refine(isPicture, "no picture"),
    detail: z.enum(["auto", "low", "high"]).optional(),
  }),
});
const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), content: z.string() }),
  z.strictObject({ role: z.literal("user"), content: z.union([z.string(), z.array(z.union([text, image]))]) }),
]);
const inputs = z.strictObject({
  messages: z.array(message).min(1),
  max_tokens: z.int().min(1).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  response_format: z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      description: z.string().optional(),
      schema: z.looseObject({ type: z.literal("object"), properties: z.record(z.string(), z.unknown()) }),
      strict: z.boolean().nullish(),
    }),
  }),
  chat_template_kwargs: z.strictObject({ enable_thinking: z.boolean().optional() }).optional(),
});

const PATH = /^\/client\/v4\/accounts\/[0-9a-f]+\/ai\/run\/(@cf\/[\w./-]+)$/;
const ACCOUNT = "0123456789abcdef";

/** What the model was asked, as it came over the wire. */
export interface AskedOfWorkersAi {
  question: string;
  user: string;
  picture: string | null;
}

export interface WorkersAiServer {
  /** What a Worker has as its `AI` binding, by way of the wire. */
  binding: AiBinding;
  /** Requests that the published schema does not allow, in words. */
  violations: string[];
  requests: number;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString());
}

function askedOf({ messages, response_format }: z.infer<typeof inputs>): AskedOfWorkersAi {
  const parts = messages.flatMap(({ role, content }): (z.infer<typeof text> | z.infer<typeof image>)[] => {
    if (role === "system") return [];
    return typeof content === "string" ? [{ type: "text", text: content }] : content;
  });
  return {
    question: response_format.json_schema.name,
    user: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    picture: parts.flatMap((part) => (part.type === "image_url" ? part.image_url.url : []))[0] ?? null,
  };
}

/** A server on this machine that answers as told, and writes down every request that breaks the schema. */
export async function workersAiServer(answer: (asked: AskedOfWorkersAi) => unknown): Promise<WorkersAiServer> {
  const state = { violations: [] as string[], requests: 0 };
  const server = createServer(async (request, response) => {
    state.requests++;
    const [, model] = PATH.exec(request.url ?? "") ?? [];
    const parsed = inputs.safeParse(await bodyOf(request));
    const fault = !model ? `no model at ${request.url}` : parsed.success ? null : parsed.error.message;
    if (fault !== null || !parsed.success) {
      state.violations.push(fault ?? "");
      response.writeHead(400, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ success: false, errors: [{ code: 5006, message: fault }], messages: [], result: {} }),
      );
      return;
    }
    const result = completion(answer(askedOf(parsed.data)), model);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No address");
  const base = `http://127.0.0.1:${address.port}/client/v4/accounts/${ACCOUNT}/ai/run`;
  return {
    binding: {
      async run(model, body) {
        const response = await fetch(`${base}/${model}`, { method: "POST", body: JSON.stringify(body) });
        const answered = (await response.json()) as { success: boolean; errors: { code: number }[]; result: unknown };
        if (!answered.success) throw new Error(`AiError: ${answered.errors[0]?.code}`);
        return answered.result;
      },
    },
    get violations() {
      return state.violations;
    },
    get requests() {
      return state.requests;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
