import { type Colour, fromHex } from "../../contrast.ts";
import type { Colours } from "../painted-page.ts";

/** What a page keeps under a name: patterns and shadings are sent on their own. */
export type LookUp = (name: string) => unknown;

const BLACK = "#000000";

interface Operations {
  fnArray: number[];
  argsArray: unknown[];
}

const isOperations = (value: unknown): value is Operations =>
  typeof value === "object" && value !== null && Array.isArray((value as Operations).fnArray);

/** The colours of a shading that runs from one to others; null for any that is not told by its stops. */
function colourStops(shading: unknown): Colours {
  if (!Array.isArray(shading) || shading[0] !== "RadialAxial" || !Array.isArray(shading[3])) return null;
  const colours = shading[3].map((stop) => fromHex(Array.isArray(stop) ? String(stop[1]) : undefined));
  return colours.every((colour) => colour !== null) ? colours : null;
}

/** The colours that a tile is painted in; none where it paints nothing, null where pictures or patterns are in it. */
function coloursOfTile({ fnArray, argsArray }: Operations, names: ReadonlyMap<number, string>): Colours {
  const found = new Map<string, Colour>();
  let now = { fill: BLACK, stroke: BLACK };
  const saved = [now];
  const paint = (hex: string) => {
    const colour = fromHex(hex);
    if (colour) found.set(hex, colour);
  };
  for (const [index, code] of fnArray.entries()) {
    const name = names.get(code) ?? "";
    const [first] = (argsArray[index] ?? []) as unknown[];
    if (/Image|ColorN$|shadingFill/.test(name)) return null;
    if (name === "save") saved.push(now);
    else if (name === "restore") now = saved.pop() ?? now;
    else if (name === "setFillRGBColor") now = { ...now, fill: String(first) };
    else if (name === "setStrokeRGBColor") now = { ...now, stroke: String(first) };
    const painting = name === "constructPath" ? (names.get(Number(first)) ?? "") : name === "showText" ? "fill" : "";
    if (/fill/i.test(painting)) paint(now.fill);
    if (/stroke/i.test(painting)) paint(now.stroke);
  }
  return [...found.values()];
}

/** The colours of a pattern as an operation names it; null where they cannot be told. */
export function coloursOfPattern(args: unknown[], names: ReadonlyMap<number, string>, lookUp: LookUp): Colours {
  const [kind, second, third] = args;
  if (kind === "Shading" && typeof second === "string") return colourStops(lookUp(second));
  if (kind !== "TilingPattern") return null;
  if (second === NO_COLOUR) return [];
  const plain = fromHex(typeof second === "string" ? second : undefined);
  if (plain) return [plain];
  return isOperations(third) ? coloursOfTile(third, names) : null;
}

/** What a shading leaves where it is painted: in which colours, whether it goes on beyond its ends, and the box that it is
 * limited to, in its own coordinates. */
interface Spread {
  colours: Colours;
  isEndless: boolean;
  box: readonly number[] | null;
}

/** pdf.js puts the colour beyond an end, which may be none, so close to the end. */
const AT_END = 1e-5;

/** Whether a shading from one line to another, or from one circle to one around it, is painted everywhere. */
function hasNoEnds([, kind, , stops, from, to, fromRadius, toRadius]: readonly unknown[]): boolean {
  const places = (stops as unknown[]).map((stop) => (Array.isArray(stop) ? Number(stop[0]) : Number.NaN));
  const isExtended = Number(places[1]) > AT_END && Number(places.at(-2)) < 1 - AT_END;
  const [[x1, y1], [x2, y2]] = [from, to] as [[number, number], [number, number]];
  const apart = Math.hypot(x2 - x1, y2 - y1);
  return (
    (places.length === 2 || isExtended) &&
    (kind === "axial" ? apart > 0 : apart < Math.abs(Number(toRadius) - Number(fromRadius)))
  );
}

/** What a shading leaves that fills all there is. */
export function spreadOfShading(args: unknown[], lookUp: LookUp): Spread {
  const shading = typeof args[0] === "string" ? lookUp(args[0]) : null;
  const colours = colourStops(shading);
  if (colours === null || !Array.isArray(shading)) return { colours: null, isEndless: false, box: null };
  const box = shading[2] ? Array.from(shading[2] as ArrayLike<number>) : null;
  return { colours, isEndless: hasNoEnds(shading), box };
}

/** What pdf.js is made to say in place of a colour that leaves nothing on the page. */
export const NO_COLOUR = "none";

/** A colour space of pdf.js. */
interface ColourSpace {
  name: string;
  numComps: number;
  getRgbHex(components: number[], at: number): string;
}

/** A colour space of separate inks, which leaves nothing on the page where all of them are called None. */
export function ofInks<Space extends ColourSpace>(inks: unknown, space: Space): Space {
  const names = (Array.isArray(inks) ? inks : [inks]) as ({ name?: unknown } | null)[];
  if (names.length > 0 && names.every((ink) => ink?.name === "None")) space.getRgbHex = () => NO_COLOUR;
  return space;
}

/** Adds the operation that sets the colour which a colour space begins with: full ink of separate ones, else black or the
 * first. pdf.js itself goes on in the colour before. */
export function startColour(
  list: { addOp(code: number, args: unknown[]): void },
  code: number,
  space: ColourSpace,
): void {
  const { name, numComps } = space;
  if (name === "Pattern") return;
  const none = Array<number>(numComps).fill(name === "Alternate" ? 1 : 0);
  list.addOp(code, [space.getRgbHex(name === "DeviceCMYK" ? [0, 0, 0, 1] : none, 0)]);
}
