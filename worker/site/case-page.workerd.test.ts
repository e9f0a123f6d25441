import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { site } from "./site.ts";

const SHELL =
  '<!doctype html><html><head><title>Shell</title><meta name="description" content="x"><meta name="robots" content="noindex"></head><body><div id="root"></div></body></html>';

const ASSETS = {
  fetch: async (request: Request) =>
    new Response(new URL(request.url).pathname === "/404" ? "missing" : SHELL, {
      headers: { "Content-Type": "text/html", ETag: '"shell"', "Content-Security-Policy": "default-src 'self'" },
    }),
} as unknown as Fetcher;

const ask = (path: string) =>
  site.fetch(new Request(`https://asked.example${path}`), { ...env, ASSETS, PUBLIC_URL: "" });

test("a case can be read and found without scripts, at one address", async () => {
  const answer = await ask("/cases/AUTH-2114-4-08");
  const html = await answer.text();
  expect(html).toMatch(/<title>AUTH\/2114\/4\/08: .+ · ABPI Compliance Checker<\/title>/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<link rel="canonical" href="https://asked.example/cases/AUTH-2114-4-08">');
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
  expect(html).not.toContain("noindex");
  expect(html).toContain("<h1");
  expect(html).toContain("In breach of");
  expect(JSON.parse(/id="case-answer">(.*?)<\/script>/.exec(html)?.[1] ?? "{}").case.caseNumber).toBe("AUTH/2114/4/08");
  expect(answer.headers.get("ETag")).toBeNull();
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'self'");
  expect(answer.headers.get("Cache-Control")).toMatch(/^public/);
});

test("another spelling leads there, and a number that nobody has is an unknown page", async () => {
  const other = await ask("/cases/auth2114408");
  expect([other.status, other.headers.get("Location")]).toEqual([301, "/cases/AUTH-2114-4-08"]);
  const none = await ask("/cases/AUTH-9999-9-99");
  expect([none.status, await none.text()]).toEqual([404, "missing"]);
});

test("the sitemap names every case", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  expect(sitemap.match(/\/cases\/(?:AUTH|CASE)-/g)).toHaveLength(1902);
});
