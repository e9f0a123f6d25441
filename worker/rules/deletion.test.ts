import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Labelled } from "#worker/eval/metrics.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "./engine.ts";
import { type Facts, gatherFacts } from "./facts/index.ts";
import { PARTICULARS } from "./facts/pi-particulars.ts";
import type { Span } from "./facts/types.ts";

/* Takes each mandatory element in turn out of each complete promotional material of the development set, and expects
 * it to be missed; the material as it stands must be quiet. Materials whose number three divides are kept apart. */

const folder = join(import.meta.dirname, "../eval");
const labels: Labelled[] = JSON.parse(readFileSync(join(folder, "expect.json"), "utf8"));

interface Deletion {
  element: string;
  text: string;
  /** The check that must miss it. */
  check: string;
  context?: string;
}

function factsOf(label: Labelled, text: string, context = label.context ?? undefined): Facts {
  return gatherFacts(materialFromText(text), {
    audience: label.audience,
    channel: label.channel,
    context,
    materialType: undefined,
  });
}

function findingsOf(facts: Facts): string[] {
  return checkClauses(facts)
    .filter((outcome) => outcome.clause === 12 || outcome.clause === 13)
    .flatMap((outcome) => outcome.findings.map((finding) => finding.check));
}

/** The text without the given places; offsets are in the view, which these materials share with their source. */
function without(facts: Facts, spans: Span[]): string {
  const { text } = facts.view;
  let left = "";
  let from = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    left += text.slice(from, Math.max(from, span.start));
    from = Math.max(from, span.end);
  }
  return left + text.slice(from);
}

function piDeletions(facts: Facts): Deletion[] {
  const { blocks, pointers } = facts.prescribingInformation;
  const all = without(facts, [...blocks, ...pointers]);
  const list: Deletion[] = [{ element: "prescribing information", text: all, check: "clause-12/pi-present" }];
  if (blocks.length > 0 && pointers.length > 0)
    list.push({
      element: "prescribing information, its pointer left",
      text: without(facts, blocks),
      check: "clause-12/pi-present",
    });
  for (const block of blocks) {
    for (const key of PARTICULARS) {
      const particular = block.particulars[key];
      if (!particular || particular.end <= particular.start) continue;
      const text = without(facts, [particular]);
      // The strength stands in the title too, so that the particular is still there.
      if (
        key === "actives" &&
        /\d ?(?:mg|micrograms|g|%)/.test(
          facts.view.text.slice(block.start, block.start + 90).split("Presentation")[0] ?? "",
        )
      )
        continue;
      list.push({ element: key, text, check: "clause-12/pi-particulars" });
    }
    if (block.date)
      list.push({
        element: "date of prescribing information",
        text: without(facts, [block.date]),
        check: "clause-12/pi-date",
      });
  }
  return list;
}

function genericDeletion(facts: Facts): Deletion[] {
  const { text } = facts.view;
  const { blocks } = facts.prescribingInformation;
  return facts.obligatory.names.slice(0, 1).flatMap(({ product, generic }) => {
    if (!generic) return [];
    const spans = [...text.matchAll(new RegExp(`\\s?\\(?${generic.replace(/[/+]/g, "\\$&")}\\)?`, "gi"))]
      .map((m) => ({ start: m.index, end: m.index + m[0].length }))
      .filter((s) => !blocks.some((b) => b.start <= s.start && s.end <= b.end));
    return [
      { element: `non-proprietary name of ${product}`, text: without(facts, spans), check: "clause-12/generic-name" },
    ];
  });
}

function statementDeletions(facts: Facts): Deletion[] {
  const { report, where, company, span } = facts.obligatory.adverseEvents;
  const check = "clause-12/ae-statement";
  const sentence = (at: Span | null) => facts.sentences.find((s) => at && s.start <= at.start && at.start < s.end);
  const parts = [report, where, company].map(sentence);
  const apart = new Set(parts.map((s) => s?.index)).size === 3;
  const names = ["adverse events should be reported", "the Yellow Card address", "the company"];
  return [
    ...(span ? [{ element: "adverse event statement", text: without(facts, [span]), check }] : []),
    ...(apart
      ? parts.flatMap((s, i) => (s ? [{ element: names[i] ?? "", text: without(facts, [s]), check }] : []))
      : []),
  ];
}

function otherDeletions(facts: Facts): Deletion[] {
  const { identity, triangle } = facts.obligatory;
  const list: Deletion[] = [];
  if (identity.drawnUp)
    list.push({
      element: "date of preparation",
      text: without(facts, [identity.drawnUp]),
      check: "clause-12/preparation-date",
    });
  if (triangle.symbols.length > 0)
    list.push({
      element: "black triangle",
      text: without(facts, triangle.symbols),
      check: "clause-12/black-triangle",
      context: `${facts.submission.context} The medicine is subject to additional monitoring.`,
    });
  return list;
}

const complete = labels.filter((label) => {
  if (
    Number(label.id.slice(1)) % 3 === 0 ||
    label.findings.some((f) => [12, 13].includes(f.clause)) ||
    label.acceptable.includes(12)
  )
    return false;
  const { promotion } = factsOf(label, readFileSync(join(folder, label.file), "utf8"));
  return promotion.owesObligatoryItems;
});

test("finds complete promotional materials to try", () => {
  expect(complete.length).toBeGreaterThanOrEqual(25);
});

describe.each(complete.map((label) => [label.id, label] as const))("%s", (_id, label) => {
  const text = readFileSync(join(folder, label.file), "utf8");
  const facts = factsOf(label, text);
  const isAbbreviated = facts.obligatory.abbreviated.claimed;

  test("is quiet as it stands", () => {
    expect(findingsOf(facts)).toEqual([]);
  });

  const deletions = isAbbreviated
    ? []
    : [...piDeletions(facts), ...genericDeletion(facts), ...statementDeletions(facts), ...otherDeletions(facts)];
  test.each(deletions.map((deletion) => [deletion.element, deletion] as const))(
    "misses %s",
    (_element, { text: left, check, context }) => {
      expect(findingsOf(factsOf(label, left, context))).toContain(check);
    },
  );

  const items = isAbbreviated ? Object.entries(facts.obligatory.abbreviated.items) : [];
  test.each(items)("misses the %s of the abbreviated advertisement", (_item, at) => {
    const line = facts.lines.find((l) => at && l.start <= at.start && at.start < l.end);
    expect(findingsOf(factsOf(label, without(facts, line ? [line] : [])))).toContain(
      _item === "website" ? "clause-12/pi-present" : "clause-13/required-items",
    );
  });
});
