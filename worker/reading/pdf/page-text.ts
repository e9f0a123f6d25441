import type { PDFPageProxy } from "unpdf/pdfjs";
import type { DraftBlock } from "../draft.ts";
import type { Run } from "../layout/line.ts";
import { layoutPage } from "../layout/page-layout.ts";
import { OverfullPageError, PDF_LIMITS } from "../limits.ts";
import type { HiddenText } from "../material.ts";
import { othersTurn, Turns } from "../others-turn.ts";
import { readSymbolFont } from "../symbol-fonts.ts";
import type { DocumentWork } from "./document-work.ts";
import { apply, boxOf, holds, type Matrix, multiply, toMatrix } from "./geometry.ts";
import { mayBeWords, type NamedGlyphs, withNamedGlyphs } from "./glyph-names.ts";
import { asItem, type Item, placeOf, readItems } from "./items.ts";
import { withoutOverprints } from "./overprints.ts";
import { followPainting } from "./painted.ts";
import type { PaintedCharacter, PaintedPage, Shape } from "./painted-page.ts";
import { PaintedText } from "./visibility/match.ts";
import { decodeSmallPictures } from "./visibility/plain-pictures.ts";
import { type Part, seenParts } from "./visibility/seen-parts.ts";
import { isOcrLayer, paintedOutside, Sight } from "./visibility.ts";

/** What the text layer of a page gives. */
export interface PageText {
  blocks: DraftBlock[];
  hidden: HiddenText[];
  /** Whether there are words in letters of which the file does not say which they are. */
  hasUnknownLetters: boolean;
  /** Whether a picture is there that may hold words which the text does not say. */
  hasPicture: boolean;
}

/** Rows of dots and blanks say nothing, seen or not. */
const LETTER = /[\p{L}\p{N}]/u;

interface LinkBox {
  box: ReturnType<typeof boxOf>;
  target: string;
}

async function readLinks(page: PDFPageProxy): Promise<LinkBox[]> {
  const annotations = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const target = annotation.url ?? annotation.unsafeUrl;
    if (annotation.subtype !== "Link" || typeof target !== "string") return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect as number[];
    return [{ target, box: boxOf([1, 0, 0, 1, 0, 0], left, bottom, right, top) }];
  });
}

interface Font extends NamedGlyphs {
  name: string;
  isBold: boolean;
}

function fontOf(page: PDFPageProxy, id: string): Font {
  const font = page.commonObjs.has(id)
    ? (page.commonObjs.get(id) as ({ name?: string; bold?: boolean; black?: boolean } & NamedGlyphs) | null)
    : null;
  const name = font?.name ?? "";
  const isBold = font?.bold === true || font?.black === true || /bold|black|heavy|semibold/i.test(name);
  return { name, isBold, differences: font?.differences };
}

/** Letters of picture fonts are pictures; other symbol fonts come with their meaning from pdf.js. */
const textOf = (item: Item, font: Font, fonts: readonly Font[]) =>
  /dings|dingbats/i.test(font.name)
    ? readSymbolFont(item.text, font.name)
    : withNamedGlyphs(
        item.text,
        fonts.filter(({ name }) => name === font.name),
      );

/** Turns an item into a run, as seen with the page turned so that this item reads from left to right. */
function toRun(item: Item, upright: Matrix, font: Font, links: LinkBox[]): Run {
  const { x, y, width, size } = placeOf(item);
  const [left, baseline] = apply(upright, x, y);
  const middle = [x + width / 2, y + size / 3] as const;
  const link = links.find(({ box }) => holds(box, ...middle, 1))?.target ?? null;
  return {
    text: item.text,
    x: left,
    right: left + width,
    y: baseline,
    size,
    isBold: font.isBold,
    hasSpaceBefore: item.hasSpaceBefore,
    link,
  };
}

/** Quarter turns from horizontal, 0 to 3, at which an item is written on the page as shown. */
function quarterTurns(item: Item, view: Matrix): number {
  const [a, b] = multiply(view, item.transform);
  return ((Math.round(Math.atan2(b, a) / (Math.PI / 2)) % 4) + 4) % 4;
}

/** Turns the shown page by quarter turns about its origin. */
const TURNS: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [0, -1, 1, 0, 0, 0],
  [-1, 0, 0, -1, 0, 0],
  [0, 1, -1, 0, 0, 0],
];

/** Items once each, with what their letters mean. */
function readable(page: PDFPageProxy, items: Item[]): Item[] {
  const fonts = new Map([...new Set(items.map(({ fontName }) => fontName))].map((id) => [id, fontOf(page, id)]));
  const all = [...fonts.values()];
  return withoutOverprints(items).map((item) => ({
    ...item,
    text: textOf(item, fonts.get(item.fontName) as Font, all),
  }));
}

/** The edges that a printer cuts the page at, where the file says them; the patch of pdf.js tells them. */
function trimOf(page: PDFPageProxy): ReturnType<typeof boxOf> | null {
  const { trim } = (page as unknown as { _pageInfo: { trim?: number[] | null } })._pageInfo;
  if (!trim) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = trim;
  return { left, bottom, right, top };
}

/** Whether an item stands where the printer cuts the sheet off: names of files, colours and the hour beside crop marks. */
function isCutOff(item: Item, trim: ReturnType<typeof boxOf> | null): boolean {
  const { x, y, width, size } = placeOf(item);
  return trim !== null && !holds(trim, x + width / 2, y + size / 3, 1);
}

function layoutItems(page: PDFPageProxy, all: Item[], links: LinkBox[]): DraftBlock[] {
  const viewport = page.getViewport({ scale: 1 });
  const view = toMatrix(viewport.transform);
  const trim = trimOf(page);
  const laidOut = (items: Item[], turns: number) => {
    const upright = multiply(TURNS[turns] ?? [1, 0, 0, 1, 0, 0], view);
    const runs = items
      .filter((item) => quarterTurns(item, view) === turns)
      .map((item) => toRun(item, upright, fontOf(page, item.fontName), links));
    const [width, height] = turns % 2 === 0 ? [viewport.width, viewport.height] : [viewport.height, viewport.width];
    return layoutPage(runs, width, height);
  };
  const atTheEdge = (block: DraftBlock) => ({ ...block, edge: "bottom" as const });
  const sheet = Object.groupBy(all, (item) => (isCutOff(item, trim) ? "cut" : "kept"));
  const turned = [1, 2, 3].flatMap((turns) => laidOut(sheet.kept ?? [], turns));
  const cut = [0, 1, 2, 3].flatMap((turns) => laidOut(sheet.cut ?? [], turns));
  return [...laidOut(sheet.kept ?? [], 0), ...[...turned, ...cut].map(atTheEdge)];
}

/** Least width and height in points of a picture that words can be read in. */
const LEAST_WIDTH = 40;
const LEAST_HEIGHT = 10;

function mayHoldWords({ isPicture, box }: Shape, page: PDFPageProxy): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const width = Math.min(box.right, right) - Math.max(box.left, left);
  const height = Math.min(box.top, top) - Math.max(box.bottom, bottom);
  return isPicture && Math.max(width, height) >= LEAST_WIDTH && Math.min(width, height) >= LEAST_HEIGHT;
}

/** The text of a page in stretches that are seen and that are not, and the latter as passages. */
async function sortBySight(page: PDFPageProxy, painted: PaintedPage): Promise<{ parts: Part[]; hidden: HiddenText[] }> {
  const sight = new Sight(painted, page.view, page.userUnit || 1);
  const text = new PaintedText(painted.characters);
  const matched = new Set<PaintedCharacter>();
  const parts: Part[] = [];
  const turns = new Turns(PDF_LIMITS.turnItems);
  for (const item of await readItems(page)) {
    if (turns.isOver()) await othersTurn();
    const sorted = seenParts(item, sight, text);
    for (const character of sorted.painting) matched.add(character);
    for (const part of sorted.parts) parts.push(part);
  }
  for (const added of painted.added)
    for (const part of seenParts(asItem(added), sight, new PaintedText(added.painting)).parts) parts.push(part);
  const hidden: HiddenText[] = [];
  parts.forEach(({ item, unseen }, index) => {
    const last = hidden.at(-1);
    if (unseen === null || !LETTER.test(item.text)) return;
    if (last?.where === unseen && parts[index - 1]?.unseen === unseen) last.text += ` ${item.text}`;
    else hidden.push({ text: item.text, where: unseen, page: page.pageNumber });
  });
  for (const outside of paintedOutside(matched, painted, page.view))
    hidden.push({ text: outside, where: "text outside the page", page: page.pageNumber });
  return { parts, hidden };
}

/** Reads the text layer of a page into blocks; text that no reader would see is kept apart. Text turned by a quarter, and what the
 * printer cuts off, comes after the rest. `work` is the count of the document. Throws `OverfullPageError` where the page
 * is made of too much. */
export async function readPageText(
  page: PDFPageProxy,
  codes: Readonly<Record<string, number>>,
  isShown: (layer: unknown) => boolean,
  work: DocumentWork,
): Promise<PageText> {
  const lookUp = (name: string) => [page.objs, page.commonObjs].find((kept) => kept.has(name))?.get(name) ?? null;
  const operations = await page.getOperatorList();
  // What is there of a page that was too much is not looked at.
  if (work.isPageOver) throw new OverfullPageError();
  await decodeSmallPictures(page, operations, codes.paintImageXObject);
  const painted = await followPainting(operations, codes, isShown, lookUp);
  const { parts, hidden } = await sortBySight(page, painted);
  const visible = readable(
    page,
    parts.filter(({ unseen }) => unseen === null).map(({ item }) => item),
  );
  const blocks = layoutItems(page, visible, await readLinks(page));
  return {
    blocks,
    hidden,
    hasUnknownLetters: mayBeWords(blocks.map(({ text }) => text)),
    hasPicture: !isOcrLayer(painted) && painted.shapes.some((shape) => mayHoldWords(shape, page)),
  };
}
