/** Lighthouse, mobile profile, on the pages that people meet first: part of npm run bench. Ends with 1 when a score is
 * below 95. */
import { createServer } from "node:net";
import lighthouse, { type Result } from "lighthouse";
import { openBrowser } from "#web/test/browser.ts";
import { serveApp } from "#worker/test/served-app.ts";
import { compressingProxy } from "./compressing-proxy.ts";

const LEAST = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The checker is private and kept out of search engines on purpose, which `is-crawlable` counts as a fault. */
const PAGES = { "/": [], "/pricing": [], "/dashboard": ["is-crawlable"] } as const satisfies Record<string, string[]>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}

/** What the page lost points for. */
function complaints(result: Result): string[] {
  return Object.values(result.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .map(({ id, title, displayValue }) => `    ${id}: ${title}${displayValue ? ` (${displayValue})` : ""}`);
}

async function audit(url: string, port: number, skipAudits: readonly string[]): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    skipAudits: [...skipAudits],
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return run.lhr;
}

/** The middle one of three by its performance, which depends on what else the machine does. */
async function auditThrice(...page: Parameters<typeof audit>): Promise<Result> {
  const runs = [await audit(...page), await audit(...page), await audit(...page)];
  const speed = (result: Result) => result.categories.performance?.score ?? 0;
  const [, middle] = runs.sort((a, b) => speed(a) - speed(b));
  if (!middle) throw new Error("Three runs have a middle one");
  return middle;
}

const app = await serveApp();
const proxy = await compressingProxy(app.url);
const port = await freePort();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
let isBelow = false;
try {
  for (const [path, skipped] of Object.entries(PAGES)) {
    const result = await auditThrice(`${proxy.url}${path}`, port, skipped);
    const scores = CATEGORIES.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)] as const);
    const timing = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ]
      .map((id) => result.audits[id]?.displayValue)
      .join(", ");
    const without = skipped.length > 0 ? `; without ${skipped.join(", ")}, because the page is private` : "";
    console.log(
      `Lighthouse ${path}: ${scores.map(([name, score]) => `${name} ${score}`).join(", ")} (${timing})${without}`,
    );
    if (scores.every(([, score]) => score >= LEAST)) continue;
    isBelow = true;
    console.log(complaints(result).join("\n"));
  }
} finally {
  await browser.close();
  await proxy.close();
  await app.close();
}
if (isBelow) process.exitCode = 1;
