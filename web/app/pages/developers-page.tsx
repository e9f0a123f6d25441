import type { ReactNode } from "react";
import { Link } from "react-router";
import { DEFAULT_TOKEN_DAYS } from "#schema/api-token.ts";
import { RETENTION } from "#schema/retention.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { CallReference } from "#web/features/developers/components/call-reference.tsx";
import { CodeBlock } from "#web/features/developers/components/code-block.tsx";
import { CI, CURL_CASES, CURL_FILE, CURL_TEXT, MCP_CONFIG, SITE, WEBHOOK } from "#web/features/developers/examples.ts";
import { paths } from "#web/lib/paths.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { PageTitle } from "#web/ui/page-title.tsx";

const PARTS = {
  token: "Get a token",
  submit: "Check a material",
  calls: "All calls",
  rules: "Repeating, limits and errors",
  webhook: "Webhook",
  mcp: "Assistants (MCP)",
  "command-line": "Command line and CI",
} as const;

function Part({ id, children }: { id: keyof typeof PARTS; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 space-y-4 first:mt-0">
      <h2 id={id} className="scroll-mt-6 text-xl font-semibold tracking-tight">
        {PARTS[id]}
      </h2>
      {children}
    </section>
  );
}

function Contents() {
  return (
    <nav aria-label="Contents" className="self-start lg:sticky lg:top-6">
      <h2 className="text-sm font-semibold text-ink-muted">Contents</h2>
      <ul className="mt-2">
        {Object.entries(PARTS).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 text-accent underline-offset-3 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Begin({ site }: { site: string }) {
  return (
    <>
      <Part id="token">
        <p>
          Sign up, and make a token under API tokens in your{" "}
          <Link to={paths.account} className="link">
            Account Settings
          </Link>
          . It is shown once, ends after {DEFAULT_TOKEN_DAYS} days unless you choose otherwise, and can be revoked at
          any time. The scope <b>analyse</b> submits and deletes; <b>read</b> reads results, cases and the rule book.
          Keep it out of web pages and repositories. The examples read it from{" "}
          <code className="font-mono">ABPI_TOKEN</code>.
        </p>
      </Part>
      <Part id="submit">
        <p>Send the text of a material:</p>
        <CodeBlock label="Terminal">{CURL_TEXT(site)}</CodeBlock>
        <p>
          Or a file (PDF, Word, plain text or image, up to 50 MB); then wait for its end, up to 20 seconds a call, and
          read the result:
        </p>
        <CodeBlock label="Terminal">{CURL_FILE(site)}</CodeBlock>
        <p>
          What is wrong stands in <code className="font-mono">matters</code>, each once: its words as an exact
          quotation, sub-clause, severity, what to do, and PMCPA cases like it. {PRE_MLR_NOTICE}
        </p>
        <p>
          All cases of the PMCPA’s register can be searched. An outcome of “not seen” says that no ruling was seen,
          never that there was no breach:
        </p>
        <CodeBlock label="Terminal">{CURL_CASES(site)}</CodeBlock>
      </Part>
    </>
  );
}

function Rules() {
  return (
    <Part id="rules">
      <ul className="list-disc space-y-2 pl-6">
        <li>
          <b className="font-semibold">Idempotency-Key.</b> A submission that carries one is analysed once: for{" "}
          {RETENTION.idempotencyHours} hours the same key with the same body gets the same answer, with another body
          422.
        </li>
        <li>
          <b className="font-semibold">Units.</b> Each submission uses one of the month’s analyses, as on the checker
          page; one that fails gives it back. At the limit the answer is 429 with the code usage-limit.
        </li>
        <li>
          <b className="font-semibold">Limits a minute.</b> 600 calls and 120 submissions for an account. Past one: 429
          with Retry-After.
        </li>
        <li>
          <b className="font-semibold">Errors.</b> Always JSON: a message for people, a code for programs, the requestId
          for support, and fields where something in the request is wrong.
        </li>
        <li>
          <b className="font-semibold">Cookies</b> count for nothing here, and a call with both is judged by its token.
        </li>
      </ul>
    </Part>
  );
}

function Tools({ site }: { site: string }) {
  return (
    <>
      <Part id="webhook">
        <p>
          Set an address in your Account Settings to be told when an analysis of the account ends: which, its risk level
          and how many matters it raised, without a word of the material. Messages are signed as{" "}
          <a href="https://www.standardwebhooks.com" className="link">
            Standard Webhooks
          </a>{" "}
          describes, and sent up to seven times within eight hours until your server answers with 200 to 299. Only https
          addresses on the public internet are called, and redirects are not followed.
        </p>
        <CodeBlock label="Receiver (Node)">{WEBHOOK}</CodeBlock>
      </Part>
      <Part id="mcp">
        <p>
          Assistants that speak the Model Context Protocol find four tools at {site}/mcp: check_material, get_result,
          find_precedents (the whole register) and explain_clause. The client has to put the token in the place of{" "}
          <code className="font-mono">ABPI_TOKEN</code>, as most do from their environment.
        </p>
        <CodeBlock label="Configuration, such as .mcp.json">{MCP_CONFIG(site)}</CodeBlock>
      </Part>
      <Part id="command-line">
        <p>
          From a checkout of the repository files and folders are checked on your own machine, without server, account
          or token. It prints matters as text, with --json the whole results, with --sarif what editors and CI show
          beside the lines. It ends with 0 for nothing worse than LOW, 1 for MEDIUM, 2 for HIGH, 3 where a file could
          not be checked, so that a build with a fault in its materials stops.
        </p>
        <CodeBlock label="GitHub Actions">{CI}</CodeBlock>
      </Part>
    </>
  );
}

/** How programs and assistants use the checker. */
export function DevelopersPage() {
  const site = useHydrated() ? window.location.origin : SITE;
  return (
    <div className="pt-4 sm:pt-8">
      <PageTitle documentTitle="For developers" className="text-4xl font-semibold tracking-tight">
        For developers
      </PageTitle>
      <p className="mt-3 max-w-[68ch] text-lg text-ink-muted">
        Check material from your own tools: an HTTP API, a webhook, tools for assistants, and a command line.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <Contents />
        <div className="max-w-[52rem] min-w-0">
          <Begin site={site} />
          <Part id="calls">
            <p>
              Machine-readable as OpenAPI 3.1:{" "}
              <a href="/api/v1/openapi.json" className="link">
                /api/v1/openapi.json
              </a>
            </p>
            <CallReference />
          </Part>
          <Rules />
          <Tools site={site} />
        </div>
      </div>
    </div>
  );
}
