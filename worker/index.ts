import app from "#worker/app.ts";
import { scheduled } from "#worker/scheduled.ts";

export { AnalysisRun } from "#worker/analysis/analysis-run.ts";
export default { fetch: app.fetch, scheduled };
