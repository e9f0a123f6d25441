import app from "#worker/app.ts";
import { scheduled } from "#worker/scheduled.ts";
import { site } from "#worker/site/site.ts";

export { AnalysisRun } from "#worker/analysis/analysis-run.ts";

function isApi(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname.startsWith("/api/") || pathname === "/mcp";
}

export default {
  fetch: (request, env, context) => (isApi(request) ? app : site).fetch(request, env, context),
  scheduled,
} satisfies ExportedHandler<Env>;
