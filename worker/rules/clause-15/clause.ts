import type { Clause } from "../types.ts";
import { disguise } from "./disguise.ts";

/** Clause 15: High Standards, Format and Suitability. */
export const clause15: Clause = {
  number: 15,
  engaged: () => false,
  checks: [disguise],
  human: [],
};
