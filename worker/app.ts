import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { ErrorCode } from "#schema/error.ts";
import { loadSession } from "#worker/auth/session-cookie.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { AppError, errorResponse, notFound, toAppError } from "#worker/lib/errors.ts";
import { logError, logEvent } from "#worker/lib/log.ts";
import { sameOriginOnly } from "#worker/lib/same-origin.ts";
import { securityHeaders } from "#worker/lib/security-headers.ts";
import { createServices } from "#worker/lib/services.ts";
import { accountRoutes } from "#worker/routes/account.ts";
import { adminRoutes } from "#worker/routes/admin.ts";
import { adminLibraryRoutes } from "#worker/routes/admin-library.ts";
import { analyzeRoutes } from "#worker/routes/analyze.ts";
import { apiTokenRoutes } from "#worker/routes/api-tokens.ts";
import { apiV1Routes } from "#worker/routes/api-v1.ts";
import { assessmentRoutes } from "#worker/routes/assessments.ts";
import { authRoutes } from "#worker/routes/auth.ts";
import { caseRoutes } from "#worker/routes/cases.ts";
import { configRoutes } from "#worker/routes/config.ts";
import { contactRoutes } from "#worker/routes/contact.ts";
import { eventRoutes } from "#worker/routes/events.ts";
import { healthRoutes } from "#worker/routes/health.ts";
import { mcpRoutes } from "#worker/routes/mcp.ts";
import { ruleRoutes } from "#worker/routes/rules.ts";
import { sealRoutes } from "#worker/routes/seal.ts";
import { secondFactorRoutes } from "#worker/routes/second-factor.ts";
import { stripeWebhookRoutes } from "#worker/routes/stripe-webhook.ts";
import { subscriptionRoutes } from "#worker/routes/subscription.ts";
import { usageRoutes } from "#worker/routes/usage.ts";
import { webhookRoutes } from "#worker/routes/webhook.ts";
import { sharedRoutes, workbenchRoutes } from "#worker/routes/workbench.ts";

/** Answers that somebody meets who tries what is not theirs to do. */
const REFUSALS = new Set<ErrorCode>(["unauthenticated", "forbidden", "cross-site", "not-found", "rate-limited"]);

/** Records a refusal in the log and as a count: what was refused and on which route, by its pattern, with nothing that
 * names the person, the address or the thing asked for. */
function recordRefusal(c: AppContext, { code }: AppError): void {
  if (!REFUSALS.has(code)) return;
  const route = `${c.req.method} ${routePath(c, -1)}`;
  logEvent("refused", { code, route, requestId: c.var.requestId });
  c.env.EVENTS.writeDataPoint({ indexes: ["refused"], blobs: ["refused", code, route] });
}

/** Gives every route the services of its request. */
const provideServices = createMiddleware<AppEnv>(async (c, next) => {
  c.set("services", createServices(c.env, c.req.url));
  await next();
});

/** Reads what is left of a body and lets it go. An answer sent while a client is still writing reaches it as a broken
 * connection rather than as the answer. */
async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await request.body.pipeTo(new WritableStream()).catch(() => undefined);
}

/** Largest JSON body, in bytes; uploads have a limit of their own. */
const MAX_JSON_BYTES = 64 * 1024;

const app = new Hono<AppEnv>();

app.onError(async (thrown, c) => {
  const error = toAppError(thrown);
  if (error.code === "internal")
    logError("request-failed", thrown, { requestId: c.var.requestId, route: c.req.routePath });
  recordRefusal(c, error);
  await drainBody(c.req.raw);
  return errorResponse(error, c.var.requestId);
});

app.notFound(() => {
  throw notFound("There is nothing at this address.");
});

app.use(securityHeaders, sameOriginOnly, provideServices, loadSession);
app.use("/api/auth/*", jsonLimit());
app.use("/api/account/*", jsonLimit());
app.use("/api/contact", jsonLimit());
app.use("/api/events", jsonLimit());
app.use("/api/seal/*", jsonLimit());
app.use("/api/assessment/*", jsonLimit());
for (const act of ["create", "cancel", "reactivate"]) app.use(`/api/${act}-subscription`, jsonLimit());

function jsonLimit() {
  return bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: () => {
      throw new AppError("invalid-request", "This is more text than can be sent at once. Please shorten it.");
    },
  });
}

app
  .route("/api/health", healthRoutes)
  .route("/api/auth", authRoutes)
  .route("/api/account/second-factor", secondFactorRoutes)
  .route("/api/account/tokens", apiTokenRoutes)
  .route("/api/account/webhook", webhookRoutes)
  .route("/api/account", accountRoutes)
  .route("/api/admin/library", adminLibraryRoutes)
  // Below the library, whose files of cases have a limit of their own.
  .use("/api/admin/*", jsonLimit())
  .route("/api/admin", adminRoutes)
  .route("/api", caseRoutes)
  .route("/api/config", configRoutes)
  .route("/api/contact", contactRoutes)
  .route("/api/events", eventRoutes)
  .route("/api/rule", ruleRoutes)
  .route("/api/seal", sealRoutes)
  .route("/api/v1", apiV1Routes)
  .route("/mcp", mcpRoutes)
  .route("/api", analyzeRoutes)
  .route("/api", assessmentRoutes)
  .route("/api/assessment", workbenchRoutes)
  .route("/api/shared", sharedRoutes)
  .route("/api", subscriptionRoutes)
  .route("/api/stripe", stripeWebhookRoutes)
  .route("/api", usageRoutes);

export default app;
