import type { Clip } from "./cover.ts";
import { IDENTITY, type Matrix } from "./geometry.ts";

/** How the next character or shape would be painted. */
export interface PaintState {
  matrix: Matrix;
  isWhite: boolean;
  mode: number;
  alpha: number;
  /** Whether colours are laid over one another plainly, neither blended nor masked. */
  isPlain: boolean;
  /** Whether fills are of one colour, not a pattern. */
  isSolid: boolean;
  clip: Clip;
}

/** Where a page begins. */
export const BLANK: PaintState = {
  ...{ matrix: IDENTITY, isWhite: false, mode: 0, alpha: 1 },
  ...{ isPlain: true, isSolid: true, clip: null },
};

/** Near white: every channel at least 0xf8 of 0xff. */
export function isWhite(colour: unknown): boolean {
  return typeof colour === "string" && /^#(?:f[8-f]){3}$/i.test(colour);
}

/** The state after settings such as transparency and blending. */
export function withSettings(state: PaintState, settings: unknown): PaintState {
  if (!Array.isArray(settings)) return state;
  const set = new Map(settings.filter(Array.isArray) as [string, unknown][]);
  const alpha = set.get("ca");
  const isBlended = set.has("BM") && !["source-over", "normal"].includes(String(set.get("BM")).toLowerCase());
  const isMasked = set.has("SMask") && set.get("SMask") !== false;
  const speaks = set.has("BM") || set.has("SMask");
  return {
    ...state,
    alpha: typeof alpha === "number" ? alpha : state.alpha,
    isPlain: speaks ? !isBlended && !isMasked : state.isPlain,
  };
}
