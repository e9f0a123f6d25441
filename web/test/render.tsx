import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, getConfig, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { routes } from "#web/app/router.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { demoUser, detail, listItem, usage } from "#web/test/fixtures.ts";
import { dismissToast } from "#web/ui/toast-store.ts";
// Fetched on demand by the pages: loaded beforehand, so that no test waits for them.
import "#web/features/session/components/account-menu.tsx";
import "#web/ui/toaster.tsx";

const { asyncWrapper, getElementError } = getConfig();
/** Rounds of the event loop in which React carries out what it put off at painting. */
const ROUNDS = 5;
// Taken before any test replaces the clock.
const { setTimeout: later } = globalThis;
const nextRound = () => new Promise((resolve) => later(resolve, 0));

/** Printing the page takes long, and each round of waiting for something asks for it: only what is read is printed. */
function printedWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  Error.captureStackTrace(error, printedWhenRead);
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

configure({
  asyncUtilTimeout: 10_000,
  getElementError: printedWhenRead,
  // What is found on the page is painted, but its effects may still wait: on a busy machine for more than one round.
  asyncWrapper: (find) =>
    asyncWrapper(async () => {
      const found = await find();
      for (let round = 0; round < ROUNDS; round++) await nextRound();
      return found;
    }),
});

type Answer = { status?: number; body?: unknown };
type Handler = Answer | ((request: { url: URL; body: unknown }) => Answer | Promise<Answer>);

/** Answers of the API for a visitor in whom nothing is wrong; keyed by method and path. */
const DEFAULTS: Record<string, Handler> = {
  "GET /api/config": { body: { supportEmail: "help@example.com" } },
  "GET /api/auth/me": { body: { user: demoUser } },
  "GET /api/usage-limits": { body: usage },
  "GET /api/stats": { body: { totalReviewed: 4, highRiskFlagged: 2, approvedMaterials: 1 } },
  "GET /api/assessments/recent": { body: [listItem] },
  "POST /api/events": { status: 204 },
  "GET /api/assessment/41": { body: detail },
  "GET /api/assessment/41/decisions": { body: [] },
  "GET /api/assessment/41/versions": { body: [{ ...listItem, version: 1 }] },
  "GET /api/account/tokens": { body: [] },
  "GET /api/account/webhook": { body: { url: null, deliveries: [] } },
  "GET /api/account/second-factor": { body: { enabled: false, recoveryCodesLeft: 0 } },
};

/** Replaces the network. Answers the list of calls made, in order; an unknown path fails the test that asked. */
export function fakeApi(handlers: Record<string, Handler> = {}) {
  const table = { ...DEFAULTS, ...handlers };
  const calls: { name: string; url: URL; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, "http://localhost");
    const name = `${init.method ?? "GET"} ${url.pathname}`;
    calls.push({ name, url, body: init.body });
    const handler = table[name];
    if (handler === undefined) throw new Error(`No answer for ${name}`);
    const { status = 200, body } = typeof handler === "function" ? await handler({ url, body: init.body }) : handler;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status });
  });
  return calls;
}

/** The one error body of the API. */
export const refusal = (status: number, code: string, message: string, fields?: Record<string, string>): Answer => ({
  status,
  body: { message, code, requestId: "r-1", ...(fields && { fields }) },
});

/** Opens the whole application at an address. */
export function openPage(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  // What jsdom does not have.
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("cookie-consent", '{"accepted":true}');
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  dismissToast();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
