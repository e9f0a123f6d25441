import { describe, expect, test } from "vitest";
import { isOfLikeness } from "#schema/likeness.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "./engine.ts";
import { gatherFacts } from "./facts/index.ts";
import { withEditsTried } from "./tried-edits.ts";
import type { ClauseOutcome } from "./types.ts";

/* That all edits together open nothing is shown in edits.test.ts; here what trying them adds, and what it leaves alone. */

const pieces = loadLabels("development").map((label) => {
  const material = materialFromText(label.text);
  const fields = fieldsOf(label);
  const outcomes = checkClauses(gatherFacts(material, fields));
  return { id: label.id, material, fields, outcomes };
});

/** Without what is said of which edits are needed. */
const unmarked = (all: ClauseOutcome[]) =>
  all.map((outcome) => ({ ...outcome, findings: outcome.findings.map(({ spare: _spare, ...finding }) => finding) }));

describe.each(pieces)("trying the edits of $id", ({ material, fields, outcomes }) => {
  const tried = unmarked(withEditsTried(outcomes, material, fields));

  test("adds passages of the piece alone, to clauses that had a finding, none graver than it", () => {
    for (const [i, { findings }] of tried.entries()) {
      const before = outcomes[i]?.findings ?? [];
      const added = findings.slice(before.length);
      expect(findings.slice(0, before.length)).toEqual(before);
      expect(added.every(({ check }) => isOfLikeness(check))).toBe(true);
      const severities = new Set(before.map(({ severity }) => severity));
      expect(added.filter(({ severity }) => !severities.has(severity))).toEqual([]);
      for (const { start, end, quote } of added) expect(material.text.slice(start ?? 0, end ?? 0)).toBe(quote);
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    }
  });
});

test("some piece needs more passages than are shown at first", () => {
  const count = (all: ClauseOutcome[]) => all.flatMap(({ findings }) => findings).length;
  const grows = pieces.filter(
    ({ outcomes, material, fields }) => count(withEditsTried(outcomes, material, fields)) > count(outcomes),
  );
  expect(grows.length).toBeGreaterThan(0);
});

test("a text too long to be tried, and one without faults, keep what was found", () => {
  const [long] = pieces.filter(({ outcomes }) => outcomes.some(({ findings }) => findings.length > 3));
  const [sound] = pieces.filter(({ outcomes }) => outcomes.every(({ findings }) => findings.length === 0));
  if (!long || !sound) throw new Error("No such pieces");
  const padded = { ...long.material, text: long.material.text + " ".repeat(1_000_000) };
  expect(unmarked(withEditsTried(long.outcomes, padded, long.fields))).toEqual(long.outcomes);
  expect(withEditsTried(sound.outcomes, sound.material, sound.fields)).toBe(sound.outcomes);
});
