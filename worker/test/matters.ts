import { expect } from "vitest";
import { withoutOverlaps } from "#schema/edits.ts";
import type { Fix, Matter } from "#schema/result.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "./material.ts";

const NO_CASES = { cases: [], precedents: {}, library: "" };

/** A labelled piece with its result by the rules alone. */
export function resultOf(label: Labelled) {
  const material = materialFromText(label.text);
  const facts = gatherFacts(material, fieldsOf(label));
  const result = writeUp({ material, facts, outcomes: checkClauses(facts), matches: NO_CASES });
  const findings = result.clauses.flatMap((clause) => clause.findings);
  return { label, result, findings, matters: result.matters ?? [] };
}

/** All edits of the matters. */
export const editsOf = (matters: readonly Matter[]): Fix[] => matters.flatMap(({ action }) => action.edits);

/** What no edit may take out, told apart from the guard's own patterns. */
const KEPT =
  /▼|indicated for|contraindicat|maximum (?:daily )?dose|do not exceed|prescribing information|yellow card|adverse events should|consent|unsubscribe|sponsored by|funded by|organised by|not (?:been )?(?:certified|disclosed)|in breach/gi;

/** Throws where an edit takes out what safety, the law or honesty hangs on, or two are of the same words. */
export function expectHarmless({ text }: Labelled, matters: readonly Matter[]): void {
  const edits = editsOf(matters);
  expect(withoutOverlaps(edits)).toHaveLength(edits.length);
  for (const { start, end, after } of edits)
    for (const [words] of text.slice(start, end).matchAll(KEPT)) expect(after).toContain(words);
}
