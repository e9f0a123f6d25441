import type { TextItem } from "tesseract-wasm";
import type { GreyImage } from "../image/grey.ts";
import { type Glyph, glyphsIn } from "./ink.ts";
import { isBullet, isFigureOne, isTriangle } from "./shapes.ts";

/** The line that words stand on, in pixels. */
export interface LineMeasures {
  baseline: number;
  size: number;
}

const TRIANGLE = "▼";
/** What recognition makes of the black triangle, alone or at the end of a word. */
const TRIANGLE_AS_LETTER = /^(?:[¥vVyYwW]{1,2}|[▼»*])$/;
const ENDS_AS_TRIANGLE = /[¥vVyYwW]{1,2}([)\].,:;]*)$/;
/** What it makes of hollow circles before list items, which no English line begins with alone. */
const HOLLOW_BULLET = /^(?:eo|o|oe|°|¢|«|»|\*|·|●)$/;
/** A separator of words on one line. */
const DOT_AS_SIGN = /^[-–.·•]$/;
/** How far letters hang below the baseline, as a share of the font size. */
const DESCENT = 0.25;
/** A gap within a word of more than this share of the font size is a blank that was not seen. */
const BLANK = 0.2;

function readTriangle(text: string, glyphs: Glyph[]): string | null {
  if (TRIANGLE_AS_LETTER.test(text)) return glyphs.length === 1 && glyphs[0] && isTriangle(glyphs[0]) ? TRIANGLE : null;
  const [ending, marks = ""] = ENDS_AS_TRIANGLE.exec(text) ?? [];
  if (ending === undefined || text.length < 4) return null;
  const last = glyphs.at(-1 - marks.length);
  return last && isTriangle(last) ? text.slice(0, -ending.length) + TRIANGLE + marks : null;
}

/** A bullet at the beginning of a line, alone or run into the word after it. */
function readBullet(text: string, next: string, glyphs: Glyph[], size: number): string | null {
  const [first] = glyphs;
  const isDrawn = first !== undefined && isBullet(first, size);
  if (text.length <= 2 && /^[\p{L}\d“‘"('£[]/u.test(next) && isDrawn && glyphs.length === 1) return "•";
  if (/^[v√]$/.test(text) && /^\p{Lu}/u.test(next)) return "✔";
  if (HOLLOW_BULLET.test(text) && /^[\p{Lu}\d]/u.test(next)) return "•";
  return isDrawn && /^[^\p{L}\d\s][\p{L}\d]/u.test(text) ? `• ${text.slice(1)}` : null;
}

/** How far before a line a bullet may stand, and the least blank between them, as shares of the font size. */
const BULLET_REACH = 2.2;
const BULLET_BLANK = 0.3;

/** Whether a bullet that recognition took for dirt stands before the first word of a line. */
function hasLostBullet(image: GreyImage, { left }: TextItem["rect"], { baseline, size }: LineMeasures): boolean {
  const reach = { top: baseline - 0.75 * size, bottom: baseline };
  const before = { left: left - BULLET_REACH * size, right: left - BULLET_BLANK * size - 2, ...reach };
  const glyphs = before.left < 0 ? [] : glyphsIn(image, before, reach);
  const [only] = glyphs;
  return glyphs.length === 1 && only !== undefined && only.right < left - BULLET_BLANK * size && isBullet(only, size);
}

/** A citation read as a small L: "placebol". */
function readCitation(text: string, glyphs: Glyph[], { baseline, size }: LineMeasures): string | null {
  const last = glyphs.at(-1);
  const isCandidate = /(?:\p{Ll}{2}|[)%”"’.,:;])l$/u.test(text);
  return isCandidate && last && isFigureOne(last, baseline, size) ? `${text.slice(0, -1)}1` : null;
}

/** The pronoun I, read as a stroke; strokes between the columns of a table go below the baseline. */
function readPronoun(text: string, glyphs: Glyph[], { baseline, size }: LineMeasures): string | null {
  const [only] = glyphs;
  return text === "|" && glyphs.length === 1 && only && only.bottom < baseline + 0.08 * size ? "I" : null;
}

/** An article run into its noun: "Arandomised". */
function readArticle(text: string, glyphs: Glyph[], size: number): string | null {
  const [first, second] = glyphs;
  if (!/^A\p{Ll}{3}/u.test(text) || !first || !second) return null;
  return second.left - first.right > BLANK * size ? `A ${text.slice(1)}` : null;
}

/** The words of a line with what the model has no letters for, or mistakes for others, told by its shape. */
export function readShapes(image: GreyImage, words: TextItem[], line: LineMeasures): string[] {
  const texts = words.map((word) => word.text.trim());
  return texts.map((text, index) => {
    const rect = words[index]?.rect;
    const isFirst = index === 0;
    const isCandidate =
      text.length <= 2 ||
      (isFirst && !/^[\p{L}\d]/u.test(text)) ||
      /^A\p{Ll}{3}/u.test(text) ||
      /[¥vVyYwWl][^\p{L}]*$/u.test(text);
    if (rect && isFirst && /^[\p{L}\d“‘£]{2}/u.test(text) && hasLostBullet(image, rect, line)) return `• ${text}`;
    if (!rect || !isCandidate) return text;
    const glyphs = glyphsIn(image, rect, {
      top: line.baseline - line.size,
      bottom: line.baseline + DESCENT * line.size,
    });
    const [only] = glyphs;
    if (!isFirst && DOT_AS_SIGN.test(text) && glyphs.length === 1 && only && isBullet(only, line.size))
      return only.bottom < line.baseline - 0.1 * line.size ? "·" : text;
    return (
      readTriangle(text, glyphs) ??
      (isFirst ? readBullet(text, texts[1] ?? "", glyphs, line.size) : null) ??
      readCitation(text, glyphs, line) ??
      readPronoun(text, glyphs, line) ??
      readArticle(text, glyphs, line.size) ??
      text
    );
  });
}
