import type { Context } from "hono";
import { caseSlug, citationOf } from "#schema/citation.ts";
import type { CaseAnswer, CaseDetail } from "#schema/precedent.ts";
import { readCase } from "#worker/cases/register/read-case.ts";
import { siteUrl } from "#worker/lib/settings.ts";
import { openDatabase } from "#worker/store/database.ts";
import { ImportedCaseStore } from "#worker/store/imported-cases.ts";
import { RegisterStore } from "#worker/store/register-cases.ts";

const KEPT = "public, max-age=300, stale-while-revalidate=3600";
const PRODUCT = "ABPI Compliance Checker";
const MOST_DESCRIPTION_CHARS = 180;

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

function descriptionOf({ matter, outcome, ...one }: CaseDetail): string {
  const what = matter ? `${matter}. ` : "";
  const text = `${what}${citationOf({ ...one, ...one.ruled })}${outcome === "not seen" ? ": outcome not seen." : "."}`;
  return text.length > MOST_DESCRIPTION_CHARS ? `${text.slice(0, MOST_DESCRIPTION_CHARS - 1)}…` : text;
}

const numbers = (list: readonly string[] | null) => (list === null ? "not seen" : list.join(", ") || "none");

/** The facts of a case as plain HTML, for readers without scripts. */
function factsHtml({ case: one, alike }: CaseAnswer): string {
  const facts: [string, string | null][] = [
    ["Outcome", one.outcome],
    ["Respondent", one.respondent],
    ["Complainant", one.complainant],
    ["Received", one.received],
    ["Completed", one.completed],
    ["Code", one.codeYear === null ? null : String(one.codeYear)],
    ["In breach of", numbers(one.ruled.breach)],
    ["Not in breach of", numbers(one.ruled.noBreach)],
    ["Breach in the 2024 Code", numbers(one.in2024.breach)],
    ["Appeal", one.appeal],
    ["Sanctions", one.additionalSanctions.join(", ") || null],
  ];
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value ?? "not seen")}</dd>`).join("");
  const others = alike.map(
    ({ caseNumber, title }) =>
      `<li><a href="/cases/${caseSlug(caseNumber)}">${escaped(caseNumber)}</a> ${escaped(title ?? "")}</li>`,
  );
  return [
    `<header class="mx-auto max-w-[80rem] px-4 pt-6 sm:px-6"><p><a href="/">${PRODUCT}</a> · <a href="/cases">All cases</a></p></header>`,
    `<main class="mx-auto max-w-[80rem] px-4 pb-6 sm:px-6">`,
    `<h1 class="text-xl font-semibold">${escaped(one.caseNumber)}</h1><p>${escaped(one.title ?? "Title not seen")}</p>`,
    one.matter ? `<p>${escaped(one.matter)}</p>` : "",
    one.summary ? `<p>${escaped(one.summary)}</p>` : "",
    `<dl>${rows}</dl>`,
    one.url ? `<p><a href="${escaped(one.url)}">The case at the PMCPA</a></p>` : "",
    others.length > 0 ? `<h2>Cases like it</h2><ul>${others.join("")}</ul>` : "",
    "</main>",
  ].join("");
}

/** JSON that cannot end the element it stands in. */
const dataScript = (answer: CaseAnswer) =>
  `<script type="application/json" id="case-answer">${JSON.stringify(answer).replaceAll("<", "\\u003c")}</script>`;

function headTags(one: CaseDetail, address: string): string {
  const title = escaped(`${one.caseNumber}: ${one.title ?? "PMCPA case"} · ${PRODUCT}`);
  const description = escaped(descriptionOf(one));
  return [
    `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${escaped(address)}">`,
    `<meta property="og:type" content="article"><meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}"><meta property="og:url" content="${escaped(address)}">`,
  ].join("");
}

/** A case as a page that can be read and found without scripts: its facts in the shell, which the browser draws anew. Another
 * spelling of a number leads to the one address; a number that the register does not hold is an unknown page. */
export async function casePage(c: Context<{ Bindings: Env }>): Promise<Response> {
  const asked = c.req.param("number") ?? "";
  const db = openDatabase(c.env.DB);
  const answer = await readCase(new RegisterStore(db), new ImportedCaseStore(db), asked);
  const file = (path: string) => c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), c.req.raw));
  if (!answer) {
    const missing = await file("/404");
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
  const slug = caseSlug(answer.case.caseNumber);
  if (asked !== slug) return c.redirect(`/cases/${slug}`, 301);
  const shell = await file("/app-shell");
  const page = new HTMLRewriter()
    .on("title, meta[name=description], meta[name=robots]", { element: (element) => void element.remove() })
    .on("head", {
      element: (element) =>
        void element.append(headTags(answer.case, `${siteUrl(c.env, c.req.url)}/cases/${slug}`), { html: true }),
    })
    .on("#root", {
      element(element) {
        element.setAttribute("data-facts", "");
        element.setInnerContent(factsHtml(answer), { html: true });
        element.after(dataScript(answer), { html: true });
      },
    })
    .transform(shell);
  const headers = new Headers(page.headers);
  for (const name of ["ETag", "Content-Length", "Last-Modified"]) headers.delete(name);
  headers.set("Cache-Control", KEPT);
  return new Response(page.body, { headers });
}
