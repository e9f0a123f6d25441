import type { Facts } from "../facts/index.ts";

export const isProject = (facts: Facts) =>
  facts.dealings.collaboration && !facts.dealings.disclosurePage && facts.submission.audience !== "investors";
