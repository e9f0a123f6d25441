import { readFile } from "node:fs/promises";
import { join, normalize, resolve } from "node:path";
import { Response } from "miniflare";

const root = resolve(import.meta.dirname, "..");

/** Serves files of the project to tests in the Workers runtime, which has no file system:
 * `env.TEST_FILES.fetch("http://files/worker/test/fixtures/…")`. */
export async function serveTestFile(request: { url: string }): Promise<Response> {
  const path = normalize(decodeURIComponent(new URL(request.url).pathname));
  try {
    return new Response(await readFile(join(root, path)));
  } catch {
    return new Response(null, { status: 404 });
  }
}
