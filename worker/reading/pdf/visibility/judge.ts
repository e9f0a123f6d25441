import { type Colour, isNearWhite, standsOut, WHITE } from "../../contrast.ts";
import { isCutAway } from "../cover.ts";
import { type Box, holds } from "../geometry.ts";
import type { Ink, PaintedCharacter, Shape } from "../painted-page.ts";
import { blended } from "./blend.ts";
import type { Layers } from "./layers.ts";

/** So many colours may be behind a letter before nobody knows what is. */
const MOST_COLOURS = 6;
/** Letters of a fifth of their width are lines. */
const NARROWEST = 0.2;
/** Share of a letter that a clip must leave to be seen. */
const LEAST_PART = 0.3;
const OPAQUE = 0.98;

/** A letter's colour, and that of what is right beside it. */
type Pair = readonly [Colour, Colour];

/** A colour as a shape leaves it that may or may not reach it in full. */
function under(colour: Colour, { colours, opacity, blend, isPartial }: Shape): Colour[] {
  const after = (colours ?? []).map((own) => blended(own, blend, opacity, colour));
  return isPartial ? [colour, ...after] : after;
}

/** Whether nothing of what is under a shape is seen. */
export const isOpaque = ({ opacity, blend, isPartial }: Shape) => opacity >= OPAQUE && blend === "normal" && !isPartial;

/** The colours that may be behind a letter; null where a picture is. */
function groundOf({ x, y, below }: Point, layers: Layers): Colour[] | null {
  const above: Shape[] = [];
  let ground: Colour[] = [WHITE];
  for (const shape of layers.at(x, y, below, 0)) {
    above.push(shape);
    if (isOpaque(shape)) break;
  }
  for (const shape of above.reverse()) {
    if (shape.colours === null) return null;
    ground = isOpaque(shape) ? [...shape.colours] : ground.flatMap((colour) => under(colour, shape));
    if (ground.length > MOST_COLOURS) return null;
  }
  return ground;
}

interface Point {
  x: number;
  y: number;
  below: number;
}

/** Colours of the letter on each of the colours behind it; null where its own colour is not known. */
function pairsOf(ink: Ink, ground: readonly Colour[]): Pair[] | null {
  if (ink.colours === null) return null;
  return ink.colours.flatMap((colour) =>
    ground.map((behind): Pair => [blended(colour, ink.blend, ink.opacity, behind), behind]),
  );
}

/** Whether something opaque was painted over a point later. */
function isCovered({ x, y, below }: Point, layers: Layers): boolean {
  for (const shape of layers.at(x, y, Number.POSITIVE_INFINITY, below)) if (isOpaque(shape)) return true;
  return false;
}

/** The pairs as what was painted over them later leaves them. */
function overlaid(pairs: Pair[], { x, y, below }: Point, layers: Layers): Pair[] {
  let seen = pairs;
  for (const shape of [...layers.at(x, y, Number.POSITIVE_INFINITY, below)].reverse()) {
    if (shape.colours === null || shape.isPartial || seen.length > MOST_COLOURS) continue;
    seen = seen.flatMap(([letter, beside]) =>
      (shape.colours ?? []).map((own): Pair => {
        const { blend, opacity } = shape;
        return [blended(own, blend, opacity, letter), blended(own, blend, opacity, beside)];
      }),
    );
  }
  return seen;
}

const isLost = (pairs: readonly Pair[]) =>
  pairs.length > 0 && pairs.every(([letter, beside]) => !standsOut(letter, beside));

function whyNoContrast(inks: readonly Ink[], point: Point, layers: Layers): string | null {
  const ground = groundOf(point, layers);
  if (ground === null) return null;
  const all = inks.map((ink) => pairsOf(ink, ground));
  if (all.some((pairs) => pairs === null)) return null;
  const pairs = all.flatMap((some) => some ?? []);
  if (isLost(pairs)) {
    const colour = inks[0]?.colours?.[0] ?? WHITE;
    if (inks.every(({ opacity }) => opacity < 0.5)) return "transparent text";
    return isNearWhite(colour) ? "white text" : "text in the colour of what is behind it";
  }
  return isLost(overlaid(pairs, point, layers)) ? "text under a shape" : null;
}

/** Whether a clip leaves so little of a letter that it cannot be read. */
function isClipped(x: number, y: number, size: number, reach: Box | null): boolean {
  if (reach === null) return false;
  const half = size / 4;
  const across = Math.min(x + half, reach.right) - Math.max(x - half, reach.left);
  const down = Math.min(y + half, reach.top) - Math.max(y - half, reach.bottom);
  return Math.min(across, down) < LEAST_PART * 2 * half;
}

/** Why a human reader would not see a character, or null. `pictures` are the boxes of those over which a scanner's
 * recognition lays invisible text. */
export function whyCharacterUnseen(
  character: PaintedCharacter,
  { layers, pictures }: { layers: Layers; pictures: readonly Box[] },
): string | null {
  const { inks, centreX: x, centreY: y, size, stretch, reach, below } = character;
  if (!character.isShown) return "invisible text";
  if (inks.length === 0) return pictures.some((box) => holds(box, x, y, size)) ? null : "invisible text";
  if (isClipped(x, y, size, reach) || isCutAway(character.clipOutlines, x, y, size)) return "text that is clipped away";
  if (stretch < NARROWEST) return "letters squeezed to lines";
  if (isCovered({ x, y, below }, layers)) return "text under a shape";
  return whyNoContrast(inks, { x, y, below }, layers);
}
