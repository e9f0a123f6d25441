import { type DocumentKind, isOutside, type KindOutside } from "#schema/document.ts";
import type { Reading } from "./reading.ts";
import { actingBeside, mostWithin, type Scores } from "./scores.ts";
import type { Told } from "./tell.ts";

/* A file may hold a piece of a company beside a document that the Code leaves alone. Whatever lies far from every sign of
 * the outside kind is not explained by it, and is asked on its own what it does. */

/** A stretch without a sign of the kind is explained by its neighbours up to this length, in characters. */
const EXPLAINED = 500;

/** Kinds that stand behind each other in one paper. */
const WITH: Partial<Record<KindOutside, string[]>> = {
  smpc: ["leaflet", "label", "prescribing-information"],
  leaflet: ["smpc", "label", "patient-material"],
  label: ["smpc", "leaflet"],
  guideline: ["formulary", "regulator-or-nhs"],
  formulary: ["guideline", "regulator-or-nhs"],
  "regulator-or-nhs": ["guideline", "formulary"],
};

/** Where signs of the kind, or of what it carries, stand; in order. */
export function explainedAt(
  kind: KindOutside,
  { told, behind, headings, byNames }: Scores,
): { start: number; end: number }[] {
  const kinds = new Set<string | null>([kind, ...(WITH[kind] ?? [])]);
  return [
    ...told.filter(({ tell }) => kinds.has(tell.kind) && !tell.acts),
    ...behind,
    ...headings.filter((one) => kinds.has(one.kind)).flatMap(({ places }) => places),
    ...byNames.filter((one) => kinds.has(one.kind) && !one.acts),
  ].sort((a, b) => a.start - b.start);
}

/** Stretches of the text that no sign of the kind explains. */
function gapsOf(kind: KindOutside, reading: Reading, scores: Scores): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  let from = 0;
  for (const { start, end } of [
    ...explainedAt(kind, scores),
    { start: reading.text.length, end: reading.text.length },
  ]) {
    if (start - from > EXPLAINED) gaps.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return gaps;
}

/** What a kind outside the Code speaks of by itself, however it is written: a leaflet of taking the medicine, a ruling of claims. */
const NATIVE: Partial<Record<KindOutside, DocumentKind[]>> = {
  smpc: ["patient-material", "disease-awareness", "promotion-public"],
  leaflet: ["patient-material", "disease-awareness", "promotion-public"],
  label: ["patient-material", "disease-awareness", "promotion-public"],
  "assessment-report": ["patient-material", "disease-awareness", "promotion-hcp"],
  guideline: ["patient-material", "disease-awareness"],
  formulary: ["patient-material", "promotion-public"],
  "regulator-or-nhs": ["patient-material", "disease-awareness", "corporate"],
  "journal-article": ["disclosure", "disease-awareness", "promotion-hcp"],
  news: ["disease-awareness", "press-release", "corporate"],
  charity: ["patient-material", "disease-awareness", "corporate"],
};

/** Words of others than the kind, in a stretch that the kind does not explain. */
function strangersIn(kind: KindOutside, { told }: Scores, { start, end }: { start: number; end: number }): Told[] {
  const native = new Set<DocumentKind | null>(NATIVE[kind] ?? []);
  return told.filter(
    ({ tell, start: at, end: to }) =>
      at >= start &&
      to <= end &&
      !tell.alsoOf?.includes(kind) &&
      (tell.acts ? true : tell.kind !== null && !isOutside(tell.kind)) &&
      (!native.has(tell.kind) || (tell.acts && tell.weight >= 2)),
  );
}

/** The most that different words of others come to within a stretch that the kind does not explain. */
export function unexplained(kind: KindOutside, reading: Reading, scores: Scores): number {
  return Math.max(0, ...gapsOf(kind, reading, scores).map((gap) => mostWithin(strangersIn(kind, scores, gap))));
}

/** Whether words that sell, brief or bind stand before the first or behind the last sign of a paper of fixed headings: it is
 * whole without them, so that a piece stands beside it. */
export function actsAround(kind: KindOutside, scores: Scores): boolean {
  if (kind !== "smpc" && kind !== "leaflet") return false;
  const places = explainedAt(kind, scores);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return false;
  return actingBeside(kind, scores.told).some(({ start, end }) => end < first.start || start > last.end);
}

/** The words before the first and behind the last sign of a paper of fixed headings. */
export function around(kind: KindOutside, { lower }: Reading, scores: Scores): string[] {
  if (kind !== "smpc" && kind !== "leaflet") return [];
  const places = explainedAt(kind, scores);
  const [first, last] = [places[0], places.at(-1)];
  return first && last ? [lower.slice(0, first.start), lower.slice(last.end)] : [];
}
