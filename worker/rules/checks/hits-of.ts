import { oncePer } from "#worker/lib/once-per.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const known = oncePer((_facts: Facts) => new Map<Check, Hit[]>());
const failures = oncePer((_facts: Facts) => new Map<string, unknown>());

/** Does a check's work. Where it throws, the check is noted as one that did not run and `otherwise` is the answer: one
 * faulty check must not cost the user the answers of all others. */
export function guarded<T>(facts: Facts, id: string, work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    failures(facts).set(id, error);
    return otherwise;
  }
}

/** The checks of a material that threw so far, with what they threw. */
export const failuresOf = (facts: Facts): ReadonlyMap<string, unknown> => failures(facts);

/** What a check finds in a material, looked for once however many checks ask; nothing where it throws. Callers must not
 * change it. */
export function hitsOf(check: Check, facts: Facts): Hit[] {
  const ofFacts = known(facts);
  const before = ofFacts.get(check);
  if (before) return before;
  const hits = guarded(facts, check.id, () => check.find(facts), []);
  ofFacts.set(check, hits);
  return hits;
}
