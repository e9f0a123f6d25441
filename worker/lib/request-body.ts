/** Reads what is left of a body and lets it go. An answer sent while a client is still writing reaches it as a broken
 * connection rather than as the answer. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await request.body.pipeTo(new WritableStream()).catch(() => undefined);
}
