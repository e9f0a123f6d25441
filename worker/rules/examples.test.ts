import { describe, expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { inSource } from "./facts/base.ts";
import { gatherFacts } from "./facts/index.ts";
import { CLAUSES } from "./index.ts";
import type { Example } from "./types.ts";

function prepare(example: Example) {
  const text = example.text.replaceAll("[[", "").replaceAll("]]", "");
  const marks = [...example.text.matchAll(/\[\[([\s\S]*?)\]\]/g)].map((m) => m[1] ?? "");
  const facts = gatherFacts(materialFromText(text), {
    audience: example.audience ?? "hcp",
    channel: example.channel ?? "print",
    context: example.context,
    materialType: example.materialType,
  });
  return { facts, marks };
}

/** The check that `npm run test:rule` asks for: one that is not listed has no examples, and nothing would fail. */
const asked = process.env.RULE;
if (asked)
  test(`${asked} is listed in the clause.ts beside it`, () => {
    const ids = CLAUSES.flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(ids.filter((id) => id.includes(asked))).not.toEqual([]);
  });

for (const clause of CLAUSES)
  for (const check of clause.checks)
    describe(check.id, () => {
      test.each(check.examples.flagged)("flags: $why", (example) => {
        const { facts, marks } = prepare(example);
        expect(check.applies(facts)).toBe(true);
        const found = check
          .find(facts)
          .map((hit) =>
            hit.at ? facts.view.source.slice(inSource(facts, hit.at.start), inSource(facts, hit.at.end)) : null,
          );
        // Nothing but the marked words may be hit; where none are marked, something is missing.
        expect(new Set(found.filter((words) => words !== null))).toEqual(new Set(marks));
        if (marks.length === 0) expect(found).toContain(null);
      });
      test.each(check.examples.clean)("is quiet: $why", (example) => {
        const { facts } = prepare(example);
        expect(check.applies(facts) ? check.find(facts).map((hit) => hit.issue) : []).toEqual([]);
      });
      test.each(check.examples.inapplicable)("does not apply: $why", (example) => {
        expect(check.applies(prepare(example).facts)).toBe(false);
      });
    });
