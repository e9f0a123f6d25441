import { createMcpHandler } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { requireScope, tokenOnly } from "#worker/auth/bearer.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { unauthenticated } from "#worker/lib/errors.ts";
import { enforceLimit } from "#worker/lib/rate-limit.ts";
import { mcpServer } from "#worker/mcp/server.ts";

/** The tools for assistants (Model Context Protocol, streamable HTTP): one server for each request, which keeps nothing. */
export const mcpRoutes = new Hono<AppEnv>().use(tokenOnly).all("/", async (c) => {
  const { token, services } = c.var;
  if (!token) throw unauthenticated();
  const context = {
    services,
    userId: token.user.id,
    countSubmission: () => enforceLimit(c.env.LIMIT_ANALYSE, String(token.user.id)),
  };
  const { fetch } = createMcpHandler(() => mcpServer(context, (scope) => void requireScope(c, scope)), {
    responseMode: "json",
  });
  return fetch(c.req.raw);
});
