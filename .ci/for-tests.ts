import { readFile } from "node:fs/promises";
import { join, normalize, resolve } from "node:path";
import { type Request, Response } from "miniflare";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { drawPage } from "../worker/test/drawn-page.ts";
import { answerAsStripe } from "../worker/test/stripe/stand-in.ts";
import { answerAsReceiver } from "../worker/test/webhook-receiver.ts";

const STRIPE = "api.stripe.com";

/** Answers what tests in the Workers runtime send out: calls to Stripe and to receivers of webhooks go to their stand-ins,
 * and nothing else leaves. */
export async function answerOutbound(request: Request): Promise<Response> {
  const { hostname } = new URL(request.url);
  if (hostname !== STRIPE) {
    const received = await answerAsReceiver(request);
    return received ?? new Response(`Tests reach no other machine: ${hostname}`, { status: 502 });
  }
  const { status, body } = await answerAsStripe(request);
  return new Response(body, { status, headers: { "content-type": "application/json", "request-id": "req_test" } });
}

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

/** Files that take long, most of them of few lines. */
const LONG = /\.long\.|(?:same-text|served|analyze-limits|read-pdf)\.workerd|kill-and-resume\.e2e/;

/** Without times of an earlier run the runner begins with the largest files. A short one that takes long would come last and
 * leave a processor idle: these come before the others of their project. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...projects.values()].flatMap((specs) => [
      ...specs.filter(isLong),
      ...specs.filter((spec) => !isLong(spec)),
    ]);
  }
}
