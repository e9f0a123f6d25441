import { type DraftBlock, draftBlock } from "../draft.ts";
import type { Region } from "./columns.ts";
import { joinLines, type Vocabulary } from "./join-lines.ts";
import { joinTexts, type Row } from "./line.ts";
import { continues, isApart, isTableRow, measureRegion, type TextLine } from "./line-breaks.ts";
import { normaliseMarker, startsListItem } from "./markers.ts";

/** A page's measures, in points. */
export interface PageMeasures {
  width: number;
  height: number;
  /** The font size of most of the text. */
  bodySize: number;
  vocabulary: Vocabulary;
}

/** Text larger than the body by this much is a heading. */
const HEADING_RATIO = 1.15;
const LONGEST_HEADING = 200;
/** Running headers and footers stand in this share of the page's height at either end. */
const EDGE_SHARE = 0.09;

function toLine(row: Row): TextLine {
  const first = row.pieces[0];
  const text = row.pieces.map((piece) => piece.text).join("   ");
  return {
    text,
    x: first?.x ?? 0,
    right: row.pieces.at(-1)?.right ?? 0,
    y: row.y,
    size: [...row.pieces].sort((a, b) => b.text.length - a.text.length)[0]?.size ?? row.size,
    isBold: row.pieces.every((piece) => piece.isBold),
    isTableRow: isTableRow(row),
    row,
  };
}

const rowText = (row: Row) =>
  row.pieces.slice(1).reduce((sofar, piece) => joinTexts(sofar, piece, "   "), {
    text: row.pieces[0]?.text ?? "",
    links: row.pieces[0]?.links ?? [],
  });

function kindOf(lines: TextLine[], text: string, page: PageMeasures): DraftBlock["kind"] {
  const [first] = lines;
  if (!first || startsListItem(text)) return startsListItem(text) ? "list-item" : "paragraph";
  const isLarge = first.size >= HEADING_RATIO * page.bodySize;
  const isBoldLine = first.isBold && lines.length <= 2 && text.length < 100 && !/[.;,]$/.test(text);
  return (isLarge || isBoldLine) && text.length < LONGEST_HEADING ? "heading" : "paragraph";
}

function edgeOf(line: TextLine, page: PageMeasures): DraftBlock["edge"] {
  if (line.y < EDGE_SHARE * page.height) return "top";
  return line.y > (1 - EDGE_SHARE) * page.height ? "bottom" : null;
}

function textBlock(lines: TextLine[], joint: DraftBlock["joint"], page: PageMeasures): DraftBlock {
  const [first, ...others] = lines as [TextLine, ...TextLine[]];
  const joined = others.reduce(
    (sofar, line) => joinLines(sofar, rowText(line.row), page.vocabulary),
    rowText(first.row),
  );
  const text = normaliseMarker(joined.text);
  const fontSize = Math.round(first.size * 10) / 10;
  return draftBlock(text, {
    kind: kindOf(lines, text, page),
    joint,
    links: joined.links,
    fontSize,
    edge: edgeOf(first, page),
  });
}

function tableRowBlocks(
  line: TextLine,
  joint: DraftBlock["joint"],
  page: PageMeasures,
  isTable: boolean,
): DraftBlock[] {
  if (!isTable) return [textBlock([line], joint, page)];
  return line.row.pieces.map((piece, index) =>
    draftBlock(piece.text, {
      kind: "table-cell",
      joint: index === 0 ? joint : "cell",
      links: piece.links,
      fontSize: Math.round(piece.size * 10) / 10,
    }),
  );
}

/** The blocks of a region: lines joined into paragraphs, rows of tables as cells. */
export function regionBlocks({ rows, isStack }: Region, page: PageMeasures): DraftBlock[] {
  const lines = rows.map(toLine);
  if (isStack) return [textBlock(lines, "apart", page)];
  const region = measureRegion(lines, page);
  const blocks: DraftBlock[] = [];
  let group: TextLine[] = [];
  let joint: DraftBlock["joint"] = "apart";
  const flush = () => {
    const [first] = group;
    if (!first) return;
    const isTable = lines.some((line) => line !== first && line.isTableRow);
    blocks.push(
      ...(first.isTableRow && group.length === 1
        ? tableRowBlocks(first, joint, page, isTable)
        : [textBlock(group, joint, page)]),
    );
  };
  for (const line of lines) {
    const last = group.at(-1);
    if (continues(group, line, region)) {
      group.push(line);
      continue;
    }
    flush();
    joint =
      !last || isApart(last, line, region) || Math.abs(last.size - line.size) > 0.25 * line.size ? "apart" : "line";
    group = [line];
  }
  flush();
  return blocks;
}
