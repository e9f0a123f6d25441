import type { Colour } from "../contrast.ts";
import type { Clip, ClipOutline } from "./cover.ts";
import { type Box, IDENTITY, type Matrix } from "./geometry.ts";
import type { Blend } from "./visibility/blend.ts";

/** All the colours that something is painted in; null where they are not known. */
export type Colours = readonly Colour[] | null;

/** How the next character or shape would be painted. */
export interface PaintState {
  matrix: Matrix;
  fill: Colours;
  stroke: Colours;
  mode: number;
  lineWidth: number;
  fillOpacity: number;
  strokeOpacity: number;
  /** What groups around let through of all that is in them. */
  groupOpacity: number;
  blend: Blend;
  /** How much of light the mask over it lets through at most, 0 to 1; null without a mask. */
  mask: number | null;
  clip: Clip;
  /** The limits of other forms than boxes, as far as they are followed. */
  clipOutlines: readonly ClipOutline[];
  /** The name of the font. */
  font: string | null;
  /** Nothing is painted outside of this box; null where there is no limit. */
  reach: Box | null;
}

const BLACK: Colours = [[0, 0, 0]];

/** Where a page begins. */
export const BLANK: PaintState = {
  ...{ matrix: IDENTITY, fill: BLACK, stroke: BLACK, mode: 0, lineWidth: 1 },
  ...{ fillOpacity: 1, strokeOpacity: 1, groupOpacity: 1, blend: "normal", mask: null, clip: null, reach: null },
  ...{ clipOutlines: [], font: null },
};

const opacityOf = (value: unknown, before: number) =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : before;

/** The state after settings such as transparency and blending; `maskLight` is what the last mask that was painted lets
 * through. */
export function withSettings(state: PaintState, settings: unknown, maskLight: number): PaintState {
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
