import { readFile } from "node:fs/promises";
import { join, normalize, resolve } from "node:path";
import { Response } from "miniflare";
import { drawPage } from "../worker/test/drawn-page.ts";

const root = resolve(import.meta.dirname, "..");

/** Serves files of the project to tests in the Workers runtime, which has no file system:
 * `env.TEST_FILES.fetch("http://files/worker/test/fixtures/…")`. With `?face=…` a text file comes as the picture of an A4
 * page at 200 dpi, its words in the header `words`. */
export async function serveTestFile(request: { url: string }): Promise<Response> {
  const url = new URL(request.url);
  const path = normalize(decodeURIComponent(url.pathname));
  try {
    const bytes = await readFile(join(root, path));
    const face = url.searchParams.get("face");
    if (!face) return new Response(bytes);
    const { png, words } = drawPage(bytes.toString("utf8"), face);
    return new Response(png, { headers: { words: encodeURIComponent(words.join(" ")) } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
