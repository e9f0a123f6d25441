import { describe, expect, test } from "vitest";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { loadLabels } from "#worker/lab/sets.ts";
import { deletionsOf, without } from "#worker/test/deletions.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "./engine/engine.ts";
import { type Facts, gatherFacts } from "./facts/index.ts";

/* Takes each mandatory element in turn out of each complete promotional material, and expects it to be missed; the
 * material as it stands must be quiet. The newest sets are kept apart: they tell how sets not yet read against do. */

const SETS = ["development", "free-45", "free-40-a", "free-40-b", "free-30", "case-faults-192", "compliant"] as const;
const labels = SETS.flatMap((set) => loadLabels(set));

function factsOf(label: Labelled, text: string, context = label.context ?? undefined): Facts {
  return gatherFacts(materialFromText(text), {
    audience: label.audience,
    channel: label.channel,
    context,
    materialType: undefined,
  });
}

/** The checks of Clauses 12 and 13 that miss something, and those that only ask a reader to look (LOW). */
function findingsOf(facts: Facts): { missed: string[]; asked: string[] } {
  const found = checkClauses(facts)
    .filter((outcome) => outcome.clause === 12 || outcome.clause === 13)
    .flatMap((outcome) => outcome.findings);
  const by = (isLow: boolean) => found.filter((f) => (f.severity === "LOW") === isLow).map((f) => f.check);
  return { missed: by(false), asked: by(true) };
}

const complete = labels.filter((label) => {
  if (label.findings.some((f) => [12, 13].includes(f.clause)) || label.acceptable.includes(12)) return false;
  const { promotion } = factsOf(label, label.text);
  return promotion.owesObligatoryItems;
});

test("finds complete promotional materials to try", () => {
  expect(complete.length).toBeGreaterThanOrEqual(100);
});

/** Whether each missing item was told as more than a small matter: a piece that nobody can judge, or of which most is missing, is
 * only asked about. */
const answers: boolean[] = [];
const MOST_ONLY_ASKED = 0.01;

describe.each(complete.map((label) => [label.id, label] as const))("%s", (_id, label) => {
  const text = label.text;
  const facts = factsOf(label, text);
  const isAbbreviated = facts.obligatory.abbreviated.claimed;

  test("is quiet as it stands", () => {
    expect(findingsOf(facts).missed).toEqual([]);
  });

  const deletions = isAbbreviated ? [] : deletionsOf(facts);
  test.each(deletions.map((deletion) => [deletion.element, deletion] as const))(
    "misses %s",
    (element, { text: left, check, context, isPointedTo }) => {
      const { missed, asked } = findingsOf(factsOf(label, left, context));
      // Where the piece still says that the item is overleaf, or its title may give the quantity, a reader is asked to look there.
      if (!isPointedTo && element !== "actives") answers.push(missed.includes(check));
      expect([...missed, ...asked]).toContain(check);
    },
  );

  const items = isAbbreviated ? Object.entries(facts.obligatory.abbreviated.items) : [];
  test.each(items)("misses the %s of the abbreviated advertisement", (_item, at) => {
    const line = facts.lines.find((l) => at && l.start <= at.start && at.start < l.end);
    expect(findingsOf(factsOf(label, without(facts, line ? [line] : []))).missed).toContain("clause-13/required-items");
  });
});

test("of a hundred items that are missing at most one is only asked about", () => {
  expect(answers.filter((isMissed) => !isMissed).length).toBeLessThanOrEqual(answers.length * MOST_ONLY_ASKED);
});
