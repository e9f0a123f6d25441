import { join, resolve } from "node:path";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import { CASE_PAGE, PRIVATE_PAGES, PUBLIC_PAGES } from "../schema/pages.ts";
import type { PrerenderedPage } from "../web/app/prerender.tsx";
import { siteFacts } from "./site-facts-plugin.ts";

const root = resolve(import.meta.dirname, "..");
const PAGES_FOLDER = "/app/pages/";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Where the site will be reached, if that is configured: search engines and shared links need whole addresses. */
function publicOrigin(): string {
  const { vars } = unstable_readConfig({ config: join(root, "wrangler.toml"), env: process.env.CLOUDFLARE_ENV });
  const url = String(process.env.PUBLIC_URL || vars?.PUBLIC_URL || "");
  return url ? new URL(url).origin : "";
}

function headOf({ title, description, address }: PrerenderedPage, origin: string): string[] {
  const tags = [`<title>${escaped(title)}</title>`, `<meta name="description" content="${escaped(description)}">`];
  if (address === null) return [...tags, '<meta name="robots" content="noindex">'];
  const shared = {
    type: "website",
    site_name: "ABPI Compliance Checker",
    locale: "en_GB",
    title,
    description,
    image: `${origin}/og.png`,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": "ABPI Compliance Made Simple: pre-MLR checks of UK pharmaceutical material",
    ...(origin && { url: `${origin}${address}` }),
  };
  for (const [name, value] of Object.entries(shared))
    tags.push(`<meta property="og:${name}" content="${escaped(value)}">`);
  tags.push('<meta name="twitter:card" content="summary_large_image">');
  if (origin) tags.push(`<link rel="canonical" href="${origin}${address}">`);
  return tags;
}

type Bundle = Rolldown.OutputBundle;

/** The chunks that a page needs besides those of the entry. */
function chunksOf({ name }: PrerenderedPage, bundle: Bundle): string[] {
  const file = `${PAGES_FOLDER}${name === "index" ? "landing" : name}-page.tsx`;
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
  if (!page) return [];
  const reached = (start: string, known = new Set<string>()) => {
    if (known.has(start)) return known;
    known.add(start);
    const chunk = bundle[start];
    if (chunk?.type === "chunk") for (const next of chunk.imports) reached(next, known);
    return known;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const atHand = entry ? reached(entry.fileName) : new Set();
  return [...reached(page.fileName)].filter((chunk) => !atHand.has(chunk));
}

function preloads(page: PrerenderedPage, bundle: Bundle): string[] {
  const faces = Object.keys(bundle).filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
  return [
    ...faces.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...chunksOf(page, bundle).map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ];
}

/** Puts the style sheet into the page, so that it is painted without a second journey. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (link, file) => {
    const sheet = bundle[file];
    return sheet?.type === "asset" ? `<style>${String(sheet.source)}</style>` : link;
  });
}

/** Lets the text and the fonts of a page come before its scripts: the page can be read without them. */
const withScriptsLater = (html: string) =>
  html.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');

/** Writes one page into the built index.html. */
function written(template: string, page: PrerenderedPage, bundle: Bundle, origin: string): string {
  const tags = [...headOf(page, origin), ...preloads(page, bundle)].map((tag) => `    ${tag}\n`).join("");
  return (
    withScriptsLater(
      withStyles(template, bundle)
        .replace(/ *<title>.*?<\/title>\n/s, "")
        .replace("  </head>", () => `${tags}  </head>`),
    )
      // A function, because a page's text may hold what a replacement string would take for a pattern.
      .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`)
  );
}

/** During development every page is drawn in the browser, from index.html. */
const devPages: Plugin = {
  name: "dev-pages",
  configureServer(server) {
    const patterns = [...PUBLIC_PAGES, CASE_PAGE, ...PRIVATE_PAGES].map(
      (page) => new RegExp(`^${page.replace(/:\w+/, "[^/]+")}$`),
    );
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      if (patterns.some((pattern) => pattern.test(path))) Object.assign(request, { url: "/", originalUrl: "/" });
      next();
    });
  },
};

const buildPages: Plugin = {
  name: "prerender",
  apply: "build",
  enforce: "post",
  applyToEnvironment: (environment) => environment.name === "client",
  async generateBundle(_options, bundle) {
    const index = bundle["index.html"];
    if (index?.type !== "asset") return;
    const { module } = await runnerImport<typeof import("../web/app/prerender.tsx")>(
      join(root, "web/app/prerender.tsx"),
      { root: join(root, "web"), configFile: false, plugins: [siteFacts()], logLevel: "error" },
    );
    const template = String(index.source);
    const origin = publicOrigin();
    for (const page of module.PAGES) {
      const source = written(template, page, bundle, origin);
      if (page.name === "index") index.source = source;
      else this.emitFile({ type: "asset", fileName: `${page.name}.html`, source });
    }
  },
};

/** Writes the public pages to HTML at build, so that they can be read before any script runs, or without. */
export const prerenderPages = (): Plugin[] => [devPages, buildPages];
