import { type Failure, ModelError, type Tokens } from "./models/model.ts";

/** Connections that a Worker may hold open at once. */
const AT_ONCE = 6;

/** A question that can be put, with what comes of its answer once that is checked. */
export interface Task<T> {
  put(): Promise<{ found: T; tokens: Tokens }>;
}

export interface Ran<T> {
  /** In the order of the questions, those that were answered. */
  found: T[];
  tokens: Tokens;
  failures: Failure[];
}

/** Puts the questions side by side. None of them can fail the others. */
export async function runAll<T>(tasks: readonly Task<T>[]): Promise<Ran<T>> {
  const results: ({ found: T; tokens: Tokens } | { failure: Failure } | undefined)[] = tasks.map(() => undefined);
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < tasks.length; i = next++) {
      const answer = tasks[i]?.put().catch((error: unknown) => {
        if (error instanceof ModelError) return { failure: error.failure };
        throw error;
      });
      results[i] = await answer;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const answers = results.flatMap((result) => (result && "found" in result ? [result] : []));
  const sum = (side: keyof Tokens) => answers.reduce((total, { tokens }) => total + tokens[side], 0);
  return {
    found: answers.map(({ found }) => found),
    tokens: { input: sum("input"), output: sum("output") },
    failures: results.flatMap((result) => (result && "failure" in result ? [result.failure] : [])),
  };
}
