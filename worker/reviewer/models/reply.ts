import { z } from "zod";
import { ModelError, type ModelReply, type ModelRequest, type Tokens } from "./model.ts";

const usage = z
  .object({ prompt_tokens: z.number().nonnegative(), completion_tokens: z.number().nonnegative() })
  .partial()
  .nullish()
  .catch(null);

const part = z.object({ text: z.string() }).partial();
const content = z.union([z.string(), z.array(part)]);
/** The OpenAI shape. */
const choices = z.object({ choices: z.array(z.object({ message: z.object({ content }) })).min(1), usage });
/** The shape of Workers AI, whose answer is text or, in JSON mode, the object itself. */
const response = z.object({ response: z.union([z.string(), z.record(z.string(), z.unknown())]), usage });

/** English text has about four characters a token. */
const CHARS_A_TOKEN = 4;

/** About how many tokens a text takes. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARS_A_TOKEN);
}

/** No text takes more tokens than this a character, and no picture more than so many; what an endpoint counts beyond it is
 * not believed. */
const MOST_A_CHAR = 4;
const MOST_FOR_PICTURE = 20_000;
/** Marks around the messages, and the schema. */
const MOST_AROUND = 2_000;
const MOST_THOUGHT = 32_000;

/** What was asked, as far as it counts. */
type AskedText = Pick<ModelRequest, "system" | "user" | "picture">;

function counted(counts: z.infer<typeof usage>, { system, user, picture }: AskedText, answered: string): Tokens {
  const chars = system.length + user.length;
  const most = {
    input: MOST_A_CHAR * chars + MOST_AROUND + (picture ? MOST_FOR_PICTURE : 0),
    output: MOST_A_CHAR * answered.length,
  };
  const least = { input: tokensOf(system + user), output: tokensOf(answered) };
  // Thinking that is not shown counts as output too, so that what is counted there is not cut down to the answer.
  return {
    input: Math.min(Math.round(counts?.prompt_tokens ?? least.input), most.input),
    output: Math.min(Math.round(counts?.completion_tokens ?? least.output), Math.max(most.output, MOST_THOUGHT)),
  };
}

/** The answer's text and tokens from either shape; tokens are estimated where the endpoint does not count them.
 * Throws `ModelError` for anything else. */
export function replyOf(body: unknown, asked: AskedText): ModelReply {
  const openAi = choices.safeParse(body);
  if (openAi.success) {
    const said = openAi.data.choices[0]?.message.content ?? "";
    const text = typeof said === "string" ? said : said.map((piece) => piece.text ?? "").join("");
    return { text, tokens: counted(openAi.data.usage, asked, text) };
  }
  const own = response.safeParse(body);
  if (!own.success) throw new ModelError("malformed");
  const text = typeof own.data.response === "string" ? own.data.response : JSON.stringify(own.data.response);
  return { text, tokens: counted(own.data.usage, asked, text) };
}

/** The JSON object in an answer, past the thinking and the fences that some models put around it. Throws `ModelError`. */
export function jsonIn(text: string): unknown {
  const bare = text.replace(/<think>[\s\S]*?<\/think>/g, "");
  const [from, to] = [bare.indexOf("{"), bare.lastIndexOf("}")];
  if (from < 0 || to < from) throw new ModelError("malformed");
  try {
    return JSON.parse(bare.slice(from, to + 1));
  } catch {
    throw new ModelError("malformed");
  }
}
