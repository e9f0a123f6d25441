import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#schema/pages.ts";
import { site } from "./site.ts";

const ask = (path: string, settings: Partial<Env> = {}) =>
  site.fetch(new Request(`https://asked.example${path}`), { ...env, ...settings });

test("robots and sitemap name the configured site, else the one that was asked", async () => {
  const configured = { PUBLIC_URL: "https://checker.example/" };
  expect(await (await ask("/robots.txt", configured)).text()).toContain("Sitemap: https://checker.example/sitemap.xml");
  const sitemap = await (await ask("/sitemap.xml", { PUBLIC_URL: "" })).text();
  for (const page of PUBLIC_PAGES) expect(sitemap).toContain(`<loc>https://asked.example${page}</loc>`);
});

test("private pages come from the built files, the checker from its own, and are for no index", async () => {
  const asked: string[] = [];
  const ASSETS = {
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return new Response("page", { headers: { "Content-Security-Policy": "default-src 'self'" } });
    },
  } as unknown as Fetcher;
  for (const path of ["/dashboard", "/assessment/42", "/admin"]) {
    const response = await ask(path, { ASSETS });
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'self'");
  }
  expect((await ask("/nowhere", { ASSETS })).headers.get("X-Robots-Tag")).toBeNull();
  expect(asked).toEqual(["/dashboard", "/app-shell", "/app-shell", "/nowhere"]);
});
