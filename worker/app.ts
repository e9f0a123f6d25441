import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { loadSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { AppError, errorResponse, notFound, toAppError } from "#worker/lib/errors.ts";
import { logError } from "#worker/lib/log.ts";
import { provideServices } from "#worker/lib/provide-services.ts";
import { recordRefusal } from "#worker/lib/refusals.ts";
import { drainBody } from "#worker/lib/request-body.ts";
import { sameOriginOnly } from "#worker/lib/same-origin.ts";
import { securityHeaders } from "#worker/lib/security-headers.ts";
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
