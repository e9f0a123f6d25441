import { fromHex } from "../../contrast.ts";
import type { Colours } from "../paint-state.ts";

/** What a page keeps under a name: patterns and shadings are sent on their own. */
export type LookUp = (name: string) => unknown;

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
  const found = new Map<string, NonNullable<Colours>[number]>();
  let paintsBlack = false;
  for (const [index, code] of fnArray.entries()) {
    const name = names.get(code) ?? "";
    const args = (argsArray[index] ?? []) as unknown[];
    if (/Image|ColorN$|shadingFill/.test(name)) return null;
    const colour = /^set(?:Fill|Stroke)RGBColor$/.test(name) ? fromHex(String(args[0])) : null;
    if (colour) found.set(String(args[0]), colour);
    else if (name === "constructPath" && found.size === 0) paintsBlack = true;
  }
  return [...found.values(), ...(paintsBlack ? [[0, 0, 0] as const] : [])];
}

/** The colours of a pattern as an operation names it; null where they cannot be told. */
export function coloursOfPattern(args: unknown[], names: ReadonlyMap<number, string>, lookUp: LookUp): Colours {
  const [kind, second, third] = args;
  if (kind === "Shading" && typeof second === "string") return colourStops(lookUp(second));
  if (kind !== "TilingPattern") return null;
  const plain = fromHex(typeof second === "string" ? second : undefined);
  if (plain) return [plain];
  return isOperations(third) ? coloursOfTile(third, names) : null;
}

/** The colours of a shading that fills all there is. */
export const coloursOfShading = (args: unknown[], lookUp: LookUp): Colours =>
  typeof args[0] === "string" ? colourStops(lookUp(args[0])) : null;
