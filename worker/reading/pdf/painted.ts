import { type Box, boxOf, IDENTITY, type Matrix, multiply, toMatrix } from "./geometry.ts";

/** How a character was painted. `below` is how many shapes had been painted before it. */
export interface PaintedCharacter {
  character: string;
  isInvisible: boolean;
  isWhite: boolean;
  below: number;
  hasSpaceBefore: boolean;
}

/** Something painted that text may stand on, in the page's own coordinates. */
export interface Shape {
  box: Box;
  isWhite: boolean;
  isPicture: boolean;
}

export interface PaintedPage {
  characters: PaintedCharacter[];
  shapes: Shape[];
}

/** A page's drawing operations as pdf.js lists them. */
export interface Operations {
  fnArray: number[];
  argsArray: unknown[];
}

type Codes = Readonly<Record<string, number>>;

interface PaintState {
  matrix: Matrix;
  isWhite: boolean;
  mode: number;
  alpha: number;
}

/** Text render modes that paint nothing: 3 is invisible, 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7]);
const UNIT = [0, 0, 1, 1] as const;

/** Near white: every channel at least 0xf8 of 0xff. */
function isWhite(colour: unknown): boolean {
  return typeof colour === "string" && /^#(?:f[8-f]){3}$/i.test(colour);
}

function fillAlpha(settings: unknown, current: number): number {
  if (!Array.isArray(settings)) return current;
  const entry = settings.find((pair) => Array.isArray(pair) && pair[0] === "ca");
  return typeof entry?.[1] === "number" ? entry[1] : current;
}

function glyphsOf(argument: unknown): string[] {
  if (!Array.isArray(argument)) return [];
  return argument.flatMap((glyph) => (glyph && typeof glyph === "object" ? [String(glyph.unicode ?? "")] : []));
}

/** Follows a page's drawing operations and notes how each character and shape was painted. Pictures that were left
 * out when the file was opened show as a transformation with nothing drawn in it. */
export function followPainting({ fnArray, argsArray }: Operations, codes: Codes): PaintedPage {
  const page: PaintedPage = { characters: [], shapes: [] };
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const fills = new Set(
    ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"].map((name) => codes[name]),
  );
  const stack: PaintState[] = [];
  let state: PaintState = { matrix: IDENTITY, isWhite: false, mode: 0, alpha: 1 };
  const shape = (box: readonly number[], rest: Omit<Shape, "box">) =>
    page.shapes.push({ box: boxOf(state.matrix, box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0), ...rest });

  fnArray.forEach((code, index) => {
    const name = names.get(code) ?? "";
    const args = (argsArray[index] ?? []) as unknown[];
    if (name === "save" || name === "paintFormXObjectBegin" || name === "beginGroup") stack.push({ ...state });
    if (name === "paintFormXObjectBegin" && args[0]) {
      state = { ...state, matrix: multiply(state.matrix, toMatrix(args[0] as ArrayLike<number>)) };
    } else if (name === "restore" || name === "paintFormXObjectEnd" || name === "endGroup") {
      if (names.get(fnArray[index - 1] ?? -1) === "transform") shape(UNIT, { isWhite: false, isPicture: true });
      state = stack.pop() ?? state;
    } else if (name === "transform") state = { ...state, matrix: multiply(state.matrix, toMatrix(args as number[])) };
    else if (name === "setFillRGBColor") state = { ...state, isWhite: isWhite(args[0]) };
    else if (name === "setFillColorN" || name === "setFillTransparent") state = { ...state, isWhite: false };
    else if (name === "setTextRenderingMode") state = { ...state, mode: Number(args[0]) };
    else if (name === "setGState") state = { ...state, alpha: fillAlpha(args[0], state.alpha) };
    else if (name === "constructPath" && fills.has(Number(args[0]))) {
      shape(Array.from((args[2] as ArrayLike<number>) ?? []), { isWhite: state.isWhite, isPicture: false });
    } else if (name === "shadingFill") shape([-1e4, -1e4, 1e4, 1e4], { isWhite: false, isPicture: false });
    else if (/^paint.*Image/.test(name)) shape(UNIT, { isWhite: false, isPicture: true });
    else if (name === "showText") {
      const isInvisible = INVISIBLE_MODES.has(state.mode) || state.alpha < 0.02;
      let hasSpaceBefore = true;
      for (const character of glyphsOf(args[0]).join("")) {
        const isSpace = /\s/u.test(character);
        const paint = { character, isInvisible, isWhite: state.isWhite, below: page.shapes.length, hasSpaceBefore };
        if (!isSpace) page.characters.push(paint);
        hasSpaceBefore = isSpace;
      }
    }
  });
  return page;
}
