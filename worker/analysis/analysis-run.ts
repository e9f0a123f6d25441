import { DurableObject } from "cloudflare:workers";
export class AnalysisRun extends DurableObject<Env> {}
