import type { MarkedText, Severity } from "#schema/result.ts";
import { type NumberedFinding, SEVERITIES } from "#web/features/result/findings.ts";

export type Segment = {
  start: number;
  text: string;
  severity: Severity | undefined;
  /** Marks that begin here. */
  numbers: number[];
  /** All marks that cover these words. */
  covers: number[];
};

export type Paragraph = {
  start: number;
  /** The page that begins with this paragraph. */
  page: number | undefined;
  isHeading: boolean;
  segments: Segment[];
  /** Findings whose mark begins here, missing elements among them. */
  marks: NumberedFinding[];
};

const isMissing = ({ start, end }: NumberedFinding) => start === end;

function worst(items: NumberedFinding[]): Severity | undefined {
  return SEVERITIES.find((severity) => items.some(({ finding }) => finding.severity === severity));
}

/** Cuts one line at every edge of a mark. */
function cut(text: string, start: number, end: number, marks: NumberedFinding[]): Segment[] {
  const touching = marks.filter((mark) => !isMissing(mark) && mark.start < end && mark.end > start);
  const edges = touching.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > start && edge < end);
  const points = [...new Set([start, ...edges, end])].sort((a, b) => a - b);
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? end;
    const over = touching.filter((mark) => mark.start <= from && mark.end >= to);
    const numbers = over.filter((mark) => mark.start === from).map(({ number }) => number);
    return {
      start: from,
      text: text.slice(from, to),
      severity: worst(over),
      numbers,
      covers: over.map(({ number }) => number),
    };
  });
}

function lines(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\r\n\f]+/g)]
    .filter(([line]) => line.trim() !== "")
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The material as paragraphs with its marks, ready to be drawn. A mark between two lines goes with the one before. */
export function layOut({ text, pages, headings }: MarkedText, findings: NumberedFinding[]): Paragraph[] {
  const found = lines(text);
  const owned = found.map((): NumberedFinding[] => []);
  for (const finding of findings) {
    const after = found.findIndex(({ start }) => start > finding.start);
    owned[Math.max(0, (after < 0 ? found.length : after) - 1)]?.push(finding);
  }
  let page = 0;
  return found.map(({ start, end }, index) => {
    const here = pages.findLast((candidate) => candidate.start <= start)?.number;
    const begins = here !== undefined && here !== page;
    page = here ?? page;
    return {
      start,
      page: begins ? here : undefined,
      isHeading: headings.some((heading) => heading.start < end && heading.end > start),
      segments: cut(text, start, end, findings),
      marks: owned[index] ?? [],
    };
  });
}
