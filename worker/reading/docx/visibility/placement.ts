import { child, value, type XmlElement } from "../xml.ts";
import type { Frame, ParagraphPlacement } from "./paragraph-placement.ts";
import type { PageSize } from "./sections.ts";
import type { Setting } from "./setting.ts";

export const OFF_PAGE = "text beside the page";
export const TOO_LOW = "text in lines too low to show it";

/** Beyond the edge by this much, a line has lost more than its first word. */
const LOST = 72;
/** Letters whose line has a third of their height show nothing that can be read. */
const LEAST_LINE = 0.35;
/** A letter is about half as wide as it is high. */
const WIDTH_OF_LETTER = 0.5;
/** What is left of a box at the edge of the page shows no words, in points. */
const SLIVER = 4;

const twentieths = (...texts: (string | undefined)[]) => {
  const said = texts.find((text) => text !== undefined && text !== "" && Number.isFinite(Number(text)));
  return said === undefined ? undefined : Number(said) / 20;
};

/** The width of a character in which an indent may be said, of which the number gives hundredths. */
const POINTS_OF_CHARACTER = 10.5;

/** An indent said in characters, which comes before one said in twentieths of a point; 0 says nothing. */
function inCharacters(...texts: (string | undefined)[]): number | undefined {
  const said = texts.find((text) => text !== undefined && text !== "" && Number.isFinite(Number(text)));
  return Number(said ?? 0) === 0 ? undefined : (Number(said) / 100) * POINTS_OF_CHARACTER;
}

/** What `w:pPr` says of where the paragraph stands. */
export function paragraphPlacement(properties: XmlElement | undefined): ParagraphPlacement {
  const indent = child(properties, "w:ind")?.attributes;
  const spacing = child(properties, "w:spacing")?.attributes;
  const frame = child(properties, "w:framePr");
  const hanging = inCharacters(indent?.["w:hangingChars"]) ?? twentieths(indent?.["w:hanging"]);
  const firstLine = inCharacters(indent?.["w:firstLineChars"]) ?? twentieths(indent?.["w:firstLine"]);
  const line = twentieths(spacing?.["w:line"]);
  const isExact = spacing?.["w:lineRule"] === "exact";
  return {
    indentStart:
      inCharacters(indent?.["w:startChars"], indent?.["w:leftChars"]) ??
      twentieths(indent?.["w:start"], indent?.["w:left"]),
    indentEnd:
      inCharacters(indent?.["w:endChars"], indent?.["w:rightChars"]) ??
      twentieths(indent?.["w:end"], indent?.["w:right"]),
    indentFirst: hanging === undefined ? firstLine : -hanging,
    align: value(properties, "w:jc"),
    exactLine: line === undefined ? undefined : isExact ? Math.abs(line) : null,
    frame: frame && { attributes: frame.attributes },
  };
}

/** Why a frame's text is not seen, or null. */
function whyFrameUnseen({ attributes }: Frame, page: PageSize): string | null {
  const { "w:hAnchor": across, "w:vAnchor": down, "w:hRule": rule } = attributes;
  const width = twentieths(attributes["w:w"]);
  const height = twentieths(attributes["w:h"]);
  if (rule === "exact" && height !== undefined && height < SLIVER) return TOO_LOW;
  if (width !== undefined && width > 0 && width < SLIVER) return "text in a frame too narrow to show it";
  const x = attributes["w:xAlign"] ? undefined : twentieths(attributes["w:x"]);
  const y = attributes["w:yAlign"] ? undefined : twentieths(attributes["w:y"]);
  const left = x === undefined ? page.left : x + (across === "page" ? 0 : page.left);
  const top = y === undefined ? page.top : y + (down === "page" ? 0 : down === "margin" ? page.top : page.height / 2);
  const right = left + (width ?? page.width / 2);
  const isBeside = left > page.width - SLIVER || right < SLIVER;
  const slack = down === "page" || down === "margin" ? 0 : page.height / 2;
  const isBeyond = top > page.height + slack - SLIVER || top + (height ?? page.height / 2) < SLIVER - slack;
  return isBeside || isBeyond ? OFF_PAGE : null;
}

/** Where lines that begin and end so far in have their text, from the column's left. */
function isLost(
  start: number,
  end: number,
  align: string | undefined,
  { before, width, after }: Setting["room"],
): boolean {
  if (align === "right" || align === "end") return end > width + after + LOST || end < -before;
  if (align === "center") return (start + end) / 2 < -before || (start + end) / 2 > width + after;
  return start < -before - LOST || start > width + after - SLIVER;
}

/** Why a paragraph is not seen for where it stands, or null. */
export function whyParagraphUnseen(
  placement: ParagraphPlacement & { size?: number | undefined },
  { room }: Setting,
  page: PageSize,
): string | null {
  const { indentStart = 0, indentEnd = 0, align, exactLine, frame, size = 10 } = placement;
  if (typeof exactLine === "number" && exactLine < LEAST_LINE * size) return TOO_LOW;
  const outside = frame ? whyFrameUnseen(frame, page) : null;
  if (outside) return outside;
  return isLost(indentStart, room.width - indentEnd, align, room) ? OFF_PAGE : null;
}

/** How many letters at the beginning of a paragraph stand before the edge of the page, where only its first line does. */
export function lettersBeforePage(
  { indentStart = 0, indentFirst = 0, align, size = 10 }: ParagraphPlacement & { size?: number | undefined },
  { room }: Setting,
): number {
  if (align === "right" || align === "end" || align === "center") return 0;
  const first = indentStart + indentFirst;
  if (first > room.width + room.after - SLIVER) return Number.POSITIVE_INFINITY;
  const lost = -room.before - first;
  return lost < LOST ? 0 : Math.floor(lost / (size * WIDTH_OF_LETTER));
}
