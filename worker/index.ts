export { AnalysisRun } from "./analysis/analysis-run.ts";
export { default } from "./app.ts";
