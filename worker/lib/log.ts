/** Where an error arose, without its message: messages of the database and of readers can quote what a user sent. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const cause =
    error.cause instanceof Error && error.cause.message.startsWith("D1_ERROR") ? error.cause.message : undefined;
  return { error: error.name, cause, at: frames.slice(0, 8).map((line) => line.trim()) };
}

/** Writes one line of JSON. Callers pass no material text, file name, e-mail address or token in `facts`. */
export function logError(event: string, error: unknown, facts: Record<string, string | number> = {}): void {
  console.error(JSON.stringify({ event, ...facts, ...describe(error) }));
}

/** Writes one line of JSON on something that went as it should; the same holds for `facts`. */
export function logEvent(event: string, facts: Record<string, string | number>): void {
  console.log(JSON.stringify({ event, ...facts }));
}
