import { Hono } from "hono";
import { caseSlug } from "#schema/citation.ts";
import { CASE_PAGE, PRIVATE_PAGES, PUBLIC_PAGES } from "#schema/pages.ts";
import { askRegister } from "#worker/cases/register/register.ts";
import { siteUrl } from "#worker/lib/settings.ts";
import { casePage } from "#worker/site/case-page.ts";
import { openDatabase } from "#worker/store/database.ts";
import { RegisterStore } from "#worker/store/register-cases.ts";

/** What the worker itself answers of the site; everything else is a static file (see [assets] in wrangler.toml). */
export const site = new Hono<{ Bindings: Env }>();

const CACHED = { "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff" };

// Private pages are not disallowed: a crawler has to read the noindex that comes with them.
site.get("/robots.txt", (c) =>
  c.text(
    `User-agent: *\nDisallow: /api/\nDisallow: /mcp\n\nSitemap: ${siteUrl(c.env, c.req.url)}/sitemap.xml\n`,
    200,
    CACHED,
  ),
);

site.get("/sitemap.xml", async (c) => {
  const origin = siteUrl(c.env, c.req.url);
  const { register } = await askRegister(new RegisterStore(openDatabase(c.env.DB)), []);
  const cases = register.entries.map(({ preview }) => `/cases/${caseSlug(preview.caseNumber)}`);
  const entries = [...PUBLIC_PAGES, ...cases].map((page) => `  <url><loc>${origin}${page}</loc></url>\n`).join("");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
  return c.body(xml, 200, { ...CACHED, "Content-Type": "application/xml; charset=utf-8" });
});

/** The checker comes as far as it can be drawn beforehand, all other private pages as the shell that the browser fills. */
const fileOf = (page: string) => (page === "/dashboard" ? page : "/app-shell");

/** Private pages are for nobody's index. */
for (const page of PRIVATE_PAGES)
  site.get(page, async (c) => {
    const file = await c.env.ASSETS.fetch(new Request(new URL(fileOf(page), c.req.url), c.req.raw));
    const answer = new Response(file.body, file);
    answer.headers.set("X-Robots-Tag", "noindex");
    return answer;
  });

site.get(CASE_PAGE, casePage);

site.notFound((c) => c.env.ASSETS.fetch(c.req.raw));
