import type { Facts } from "./facts/index.ts";
import { oncePer } from "./memo.ts";
import type { Check, Hit } from "./types.ts";

const known = oncePer((_facts: Facts) => new Map<Check, Hit[]>());

/** What a check finds in a material, looked for once however many checks ask. Callers must not change it. */
export function hitsOf(check: Check, facts: Facts): Hit[] {
  const ofFacts = known(facts);
  const before = ofFacts.get(check);
  if (before) return before;
  const hits = check.find(facts);
  ofFacts.set(check, hits);
  return hits;
}
