import { fromHex } from "../contrast.ts";
import { multiply, toMatrix } from "./geometry.ts";
import type { Colours, Ink, PaintState } from "./painted-page.ts";
import type { Blend } from "./visibility/blend.ts";
import { coloursOfPattern, type LookUp, NO_COLOUR } from "./visibility/pattern.ts";

/* Operations of a page that paint nothing and set how the next thing is painted. */

const opacityOf = (value: unknown, before: number) =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : before;

/** The state after settings such as transparency and blending; `maskLight` is what the last mask that was painted lets
 * through. */
function withSettings(state: PaintState, settings: unknown, maskLight: number): PaintState {
  if (!Array.isArray(settings)) return state;
  const set = new Map(settings.filter(Array.isArray) as [string, unknown][]);
  const blend = set.get("BM");
  const mask = set.get("SMask");
  const font = set.get("Font");
  return {
    ...state,
    fillOpacity: opacityOf(set.get("ca"), state.fillOpacity),
    strokeOpacity: opacityOf(set.get("CA"), state.strokeOpacity),
    lineWidth: typeof set.get("LW") === "number" ? Number(set.get("LW")) : state.lineWidth,
    blend: blend === undefined ? state.blend : (String(blend).toLowerCase().replace("source-over", "normal") as Blend),
    font: Array.isArray(font) ? String(font[0]) : state.font,
    mask: mask === undefined ? state.mask : mask === false ? null : maskLight,
  };
}

/** What operations are read with. */
interface Around {
  names: ReadonlyMap<number, string>;
  lookUp: LookUp;
  /** What the last mask that was painted lets through. */
  maskLight: number;
}

/** The state after an operation that only sets it; null after any other. */
export function afterSetting(
  state: PaintState,
  name: string,
  args: unknown[],
  { names, lookUp, maskLight }: Around,
): PaintState | null {
  const [first] = args;
  const colour = (): Colours => {
    if (first === NO_COLOUR) return [];
    const found = fromHex(String(first));
    return found && [found];
  };
  switch (name) {
    case "transform":
      return { ...state, matrix: multiply(state.matrix, toMatrix(args as number[])) };
    case "setFillRGBColor":
      return { ...state, fill: colour() };
    case "setStrokeRGBColor":
      return { ...state, stroke: colour() };
    case "setFillColorN":
      return { ...state, fill: coloursOfPattern(args, names, lookUp) };
    case "setStrokeColorN":
      return { ...state, stroke: coloursOfPattern(args, names, lookUp) };
    case "setFillTransparent":
      return { ...state, fill: null };
    case "setStrokeTransparent":
      return { ...state, stroke: null };
    case "setLineWidth":
      return { ...state, lineWidth: Number(first) || 0 };
    case "setTextRenderingMode":
      return { ...state, mode: Number(first) };
    case "setFont":
      return { ...state, font: String(first) };
    case "setGState":
      return withSettings(state, first, maskLight);
    default:
      return null;
  }
}

/** What a letter is painted with in the present mode: 0 fills it, 1 draws its lines, 2 both, 3 nothing; 4 to 7 are the
 * same and clip. */
export function inksOf(state: PaintState): Ink[] {
  const { mode, fill, stroke, fillOpacity, strokeOpacity, groupOpacity, blend, mask } = state;
  const through = groupOpacity * (mask ?? 1);
  const kind = mode % 4;
  const inks = [
    ...(kind === 0 || kind === 2 ? [{ colours: fill, opacity: fillOpacity * through, blend }] : []),
    ...(kind === 1 || kind === 2 ? [{ colours: stroke, opacity: strokeOpacity * through, blend }] : []),
  ];
  return inks.filter(({ colours, opacity }) => opacity >= 0.02 && (colours === null || colours.length > 0));
}
