import { appliedEdits, withoutOverlaps } from "#schema/edits.ts";
import type { AnalysisResult, Fix, Matter } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import type { EditTrial } from "#schema/workbench.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import { compared } from "#worker/matters/compare.ts";
import type { Material } from "#worker/reading/material.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";

/** Where an offset of a text is once edits are made; what stood in words that are gone is where they were. */
function movedBy(edits: readonly Fix[]): (at: number) => number {
  return (at) => {
    let shift = 0;
    for (const { start, end, after } of edits) {
      if (at <= start) break;
      if (at < end) return start + shift + Math.min(at - start, after.length);
      shift += after.length - (end - start);
    }
    return at + shift;
  };
}

/** A material with edits made, its pages and blocks where its words now are. Pure. */
export function editedMaterial(material: Material, edits: readonly Fix[]): Material {
  const made = withoutOverlaps(edits);
  const moved = movedBy(made);
  const move = <T extends { start: number; end: number }>(span: T): T => ({
    ...span,
    start: moved(span.start),
    end: moved(span.end),
  });
  const isLeft = ({ start, end }: { start: number; end: number }) => end > start;
  const text = appliedEdits(material.text, made);
  const pages = material.pages.map(move);
  const last = pages.at(-1);
  // Words put at the very end belong to the last page.
  if (last) pages[pages.length - 1] = { ...last, end: text.length };
  return {
    ...material,
    text,
    pages,
    blocks: material.blocks.map(move).filter(isLeft),
    links: material.links.map(move).filter(isLeft),
  };
}

/** What comes of a material when the edits of some of its matters are made, by the rules alone: what only the AI reviewer raised, and
 * what a comparison found, is left out on both sides. Pure. */
export function tryEdits(
  material: Material,
  fields: SubmissionFields,
  result: AnalysisResult,
  chosen: ReadonlySet<string>,
): EditTrial {
  const isTried = ({ raisedBy, against }: Matter) => raisedBy !== "ai" && !against;
  const before = { ...result, matters: result.matters?.filter(isTried) };
  const edits = (before.matters ?? []).filter(({ id }) => chosen.has(id)).flatMap(({ action }) => action.edits);
  const edited = editedMaterial(material, edits);
  const facts = gatherFacts(edited, fields);
  const matches = { cases: [], precedents: {}, library: "" };
  const after = writeUp({ material: edited, facts, outcomes: checkClauses(facts), matches });
  const { fixed, open, new: added } = compared(before, after);
  return {
    edits: withoutOverlaps(edits).length,
    text: edited.text,
    riskLevel: after.riskLevel,
    closes: fixed,
    stays: open.map((pair) => pair.before),
    opens: (after.matters ?? []).filter(({ id }) => added.includes(id)),
  };
}
