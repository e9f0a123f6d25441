import type { MarkedText, Matter, Place, Severity } from "#schema/result.ts";
import type { Item } from "#web/features/result/matters.ts";

/** Words marked as one: the places of one matter, or of several that overlap. It bears one number. */
export type Passage = {
  start: number;
  number: number;
  more: number;
  keys: string[];
  severity: Severity;
  isKept: boolean;
  label: string;
};

export type Segment = {
  start: number;
  text: string;
  /** Of the most serious matter that covers these words. */
  severity: Severity | undefined;
  /** Words that only a second look is about. */
  isLook: boolean;
  /** Words of matters that are all kept. */
  isKept: boolean;
  /** Keys of all items that cover these words. */
  covers: string[];
  /** The passage that begins here. */
  opens: Passage | undefined;
};

export type Paragraph = {
  start: number;
  /** The page that begins with this paragraph. */
  page: number | undefined;
  isHeading: boolean;
  segments: Segment[];
  /** Missing things that are due at this paragraph. */
  missing: Matter[];
};

type Mark = { key: string; start: number; end: number; matter: Matter | undefined; isKept: boolean };

const SEVERITIES: readonly Severity[] = ["HIGH", "MEDIUM", "LOW"];

function marksOf(items: readonly Item[]): Mark[] {
  return items
    .flatMap((item): Mark[] => {
      if (item.kind === "clause") return [];
      const places: Place[] = item.kind === "look" ? item.look.places : item.matter.places;
      const matter = item.kind === "matter" ? item.matter : undefined;
      const isKept = item.kind === "matter" && item.decision?.kind === "keep";
      return places.map(({ start, end }) => ({ key: item.key, start, end, matter, isKept }));
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Whether nothing of what covers some words is still open. */
const areKept = (marks: readonly Mark[]) => {
  const ofMatters = marks.filter(({ matter }) => matter);
  return ofMatters.length > 0 && ofMatters.every(({ isKept }) => isKept);
};

const worst = (marks: readonly Mark[]) =>
  SEVERITIES.find((severity) => marks.some(({ matter }) => matter?.severity === severity));

/** Marks of matters that overlap make one passage. */
function passagesOf(marks: readonly Mark[]): Passage[] {
  const groups: { end: number; marks: Mark[] }[] = [];
  for (const mark of marks.filter(({ matter }) => matter)) {
    const last = groups.at(-1);
    if (last && mark.start < last.end) {
      last.marks.push(mark);
      last.end = Math.max(last.end, mark.end);
    } else groups.push({ end: mark.end, marks: [mark] });
  }
  return groups.flatMap(({ marks: group }) => {
    const matters = [...new Set(group.flatMap(({ matter }) => matter ?? []))].sort((a, b) => a.number - b.number);
    const [first] = matters;
    const [opening] = group;
    if (!first || !opening) return [];
    const label = matters.map(({ number, headline }) => `${number}, ${headline}`).join("; ");
    const keys = [...new Set(group.map(({ key }) => key))];
    const severity = worst(group) ?? first.severity;
    const isKept = areKept(group);
    return [{ start: opening.start, number: first.number, more: matters.length - 1, keys, severity, isKept, label }];
  });
}

/** Cuts one line at every edge of a mark. */
function cut(text: string, start: number, end: number, marks: Mark[], passages: Passage[]): Segment[] {
  const touching = marks.filter((mark) => mark.start < end && mark.end > start);
  const edges = touching.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > start && edge < end);
  const points = [...new Set([start, ...edges, end])].sort((a, b) => a - b);
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? end;
    const over = touching.filter((mark) => mark.start <= from && mark.end >= to);
    const severity = worst(over);
    return {
      start: from,
      text: text.slice(from, to),
      severity,
      isLook: severity === undefined && over.length > 0,
      isKept: areKept(over),
      covers: [...new Set(over.map(({ key }) => key))],
      opens: passages.find((passage) => passage.start === from),
    };
  });
}

const lines = (text: string) =>
  [...text.matchAll(/[^\r\n\f]+/g)]
    .filter(([line]) => line.trim() !== "")
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Missing things by the line at which they are due; those due nowhere in particular stand at the foot. */
function missingByLine(found: { start: number }[], items: readonly Item[]): Matter[][] {
  const owned = found.map((): Matter[] => []);
  for (const item of items) {
    if (item.kind !== "matter" || !item.matter.due) continue;
    const at = item.matter.due.at ?? Number.POSITIVE_INFINITY;
    const after = found.findIndex(({ start }) => start > at);
    owned[Math.max(0, (after < 0 ? found.length : after) - 1)]?.push(item.matter);
  }
  return owned;
}

/** The material as paragraphs with its marks, ready to be drawn. */
export function layOut({ text, pages, headings }: MarkedText, items: readonly Item[]): Paragraph[] {
  const found = lines(text);
  const marks = marksOf(items);
  const passages = passagesOf(marks);
  const missing = missingByLine(found, items);
  let page = 0;
  return found.map(({ start, end }, index) => {
    const here = pages.findLast((candidate) => candidate.start <= start)?.number;
    const begins = here !== undefined && here !== page;
    page = here ?? page;
    return {
      start,
      page: begins ? here : undefined,
      isHeading: headings.some((heading) => heading.start < end && heading.end > start),
      segments: cut(text, start, end, marks, passages),
      missing: missing[index] ?? [],
    };
  });
}
