import { z } from "zod";
import { type Model, ModelError, type Tokens } from "./model.ts";
import { jsonIn } from "./reply.ts";

/** One bounded question; the answer is an object of this shape. */
export interface Question<T> {
  name: string;
  system: string;
  user: string;
  picture: string | null;
  answer: z.ZodType<T>;
  maxTokens: number;
}

export interface Patience {
  /** For each attempt, in milliseconds. */
  timeoutMs: number;
  /** When there is no more time for any attempt, in milliseconds since 1970. */
  endsAt: number;
  /** Before the second attempt, at most, where the endpoint asks for no longer, in milliseconds. */
  retryWithinMs: number;
}

export interface Answer<T> {
  value: T;
  tokens: Tokens;
}

async function attempt<T>(model: Model, question: Question<T>, patience: Patience): Promise<Answer<T>> {
  const timeoutMs = Math.min(patience.timeoutMs, patience.endsAt - Date.now());
  if (timeoutMs <= 0) throw new ModelError("too-slow");
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const { name, system, user, picture, maxTokens } = question;
    const schema = z.toJSONSchema(question.answer);
    const reply = await model.ask({ name, system, user, picture, schema, maxTokens, signal: giveUp.signal });
    const parsed = question.answer.safeParse(jsonIn(reply.text));
    if (!parsed.success) throw new ModelError("malformed");
    return { value: parsed.data, tokens: reply.tokens };
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait before the second attempt, in milliseconds: as long as the endpoint asks, else a short random time. Null
 * where no attempt could follow in time. */
function waitBefore({ waitMs }: ModelError, { endsAt, retryWithinMs }: Patience): number | null {
  const wait = waitMs ?? retryWithinMs * (0.5 + Math.random() / 2);
  return Date.now() + wait < endsAt ? wait : null;
}

/** Puts a question, and puts it once more after a wait where that may help. Throws `ModelError`. */
export async function ask<T>(model: Model, question: Question<T>, patience: Patience): Promise<Answer<T>> {
  try {
    return await attempt(model, question, patience);
  } catch (error) {
    if (!(error instanceof ModelError && error.isTransient)) throw error;
    const wait = waitBefore(error, patience);
    if (wait === null) throw error;
    await new Promise((done) => setTimeout(done, wait));
    return attempt(model, question, patience);
  }
}
