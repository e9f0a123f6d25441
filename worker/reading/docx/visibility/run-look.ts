import { BLACK, type Colour, isNearWhite, laidOver, standsOut, WHITE } from "../../contrast.ts";
import { child, childrenNamed, isOn, value, type XmlElement } from "../xml.ts";
import { named, type Palette } from "./palette.ts";

/** All the colours that something is painted in, of which any may be behind a letter; null where nothing is painted. */
export type Fill = readonly Colour[] | null;
/** What is behind letters; "unknown" for a picture. */
export type Backdrop = readonly Colour[] | "unknown";

/** What decides whether a run of text is seen; undefined where nothing is said. Lengths in points. */
export interface RunVisibility {
  ink?: Colour | "auto" | undefined;
  /** 0 to 1. */
  inkOpacity?: number | undefined;
  /** Whether the letters have a line or a shadow around them that shows them on any ground. */
  hasEdge?: boolean | undefined;
  highlight?: Fill | undefined;
  runFill?: Fill | undefined;
  paragraphFill?: Fill | undefined;
  /** Width of the letters in percent of their own. */
  widthPercent?: number | undefined;
  /** How far above its line it stands. */
  raisedBy?: number | undefined;
  /** What is added between letters. */
  letterSpacing?: number | undefined;
  /** The width into which the run is squeezed. */
  squeezedTo?: number | undefined;
  isSmallRaised?: boolean | undefined;
}

/** Smaller letters are not read by anybody. */
const SMALLEST_SIZE = 4;
/** Raised or lowered figures are set at two thirds, and may be smaller, being marks. */
const RAISED_SHARE = 0.65;
const SMALLEST_RAISED = 3;
const SMALLEST_MARK = 1;
/** Letters of a fifth of their width are lines. */
const NARROWEST_PERCENT = 20;
/** No line of text is so high that letters this far from it are still on its page and at their place. */
const FURTHEST_RAISED = 200;
/** Share of the size by which letters are drawn together until they lie on one another: they are half as wide as high. */
const CLOSEST_SPACING = 0.4;
const FAINTEST_INK = 0.1;
/** A single letter or figure may be a mark at a word. */
const WORD = /\p{L}{3}/u;

const points = (text: string | undefined, share: number) =>
  text === undefined || text === "" || Number.isNaN(Number(text)) ? undefined : Number(text) / share;

/** The colours of a shading (w:shd): undefined where there is none, null where it says that nothing is painted. */
export function shadingOf(properties: XmlElement | undefined, palette: Palette): Fill | undefined {
  const said = child(properties, "w:shd")?.attributes;
  if (!said) return undefined;
  const pattern = said["w:val"] ?? "clear";
  if (pattern === "nil") return null;
  const ground = palette.word(said["w:fill"], said["w:themeFill"], said["w:themeFillTint"], said["w:themeFillShade"]);
  const own = ground === "auto" ? undefined : ground;
  if (pattern === "clear") return own ? [own] : null;
  const lines = palette.word(said["w:color"], said["w:themeColor"], said["w:themeTint"], said["w:themeShade"]);
  const ink = lines === "auto" || lines === undefined ? BLACK : lines;
  if (pattern === "solid") return [ink];
  const percent = /^pct(\d+)$/.exec(pattern)?.[1];
  return percent === undefined ? [ink, own ?? WHITE] : [laidOver(ink, Number(percent) / 100, own ?? WHITE)];
}

function highlightOf(properties: XmlElement | undefined): Fill | undefined {
  const name = value(properties, "w:highlight");
  if (name === undefined) return undefined;
  const colour = named(name);
  return colour ? [colour] : null;
}

/** A fill of the letters as newer versions of Word have it, which comes before their plain colour. */
function textFill(properties: XmlElement | undefined, palette: Palette): Pick<RunVisibility, "ink" | "inkOpacity"> {
  const fill = child(properties, "w14:textFill");
  if (!fill) return {};
  if (child(fill, "w14:noFill")) return { inkOpacity: 0 };
  const solid = palette.drawn(child(fill, "w14:solidFill"));
  if (solid) return { ink: solid.colour, inkOpacity: solid.opacity };
  const stops = childrenNamed(child(child(fill, "w14:gradFill"), "w14:gsLst"), "w14:gs").flatMap(
    (stop) => palette.drawn(stop) ?? [],
  );
  // Of a fill that runs from one colour to another the darkest is what is read.
  const [darkest] = stops.sort((a, b) => sum(a.colour) - sum(b.colour));
  return darkest ? { ink: darkest.colour, inkOpacity: darkest.opacity } : {};
}

const sum = ([r, g, b]: Colour) => r + g + b;

function hasEdge(properties: XmlElement | undefined, palette: Palette): boolean | undefined {
  const line = child(properties, "w14:textOutline");
  const drawn = line && palette.drawn(child(line, "w14:solidFill"));
  if (drawn) return drawn.opacity > 0.3 && standsOut(drawn.colour, WHITE) ? true : undefined;
  const effects = ["w:shadow", "w:emboss", "w:imprint"].map((name) => isOn(properties, name));
  return effects.includes(true) ? true : effects.find((effect) => effect !== undefined);
}

/** What `w:rPr` says of whether its run is seen. */
export function runVisibility(properties: XmlElement | undefined, palette: Palette): RunVisibility {
  if (!properties) return {};
  const colour = child(properties, "w:color")?.attributes;
  const position = value(properties, "w:vertAlign");
  return {
    ink: colour && palette.word(colour["w:val"], colour["w:themeColor"], colour["w:themeTint"], colour["w:themeShade"]),
    hasEdge: hasEdge(properties, palette),
    highlight: highlightOf(properties),
    runFill: shadingOf(properties, palette),
    widthPercent: points(value(properties, "w:w")?.replace("%", ""), 1),
    raisedBy: points(value(properties, "w:position"), 2),
    letterSpacing: points(value(properties, "w:spacing"), 20),
    squeezedTo: points(value(properties, "w:fitText"), 20),
    isSmallRaised: position === undefined ? undefined : position !== "baseline",
    ...textFill(properties, palette),
  };
}

function whyTooSmall(look: RunVisibility, size: number, text: string): string | null {
  const seen = size * (look.isSmallRaised ? RAISED_SHARE : 1);
  const isWord = WORD.test(text);
  if (size <= SMALLEST_MARK || (isWord && (size < SMALLEST_SIZE || seen < SMALLEST_RAISED)))
    return `text smaller than ${SMALLEST_SIZE} points`;
  const { widthPercent = 100, squeezedTo, raisedBy = 0, letterSpacing = 0 } = look;
  const isSqueezed = squeezedTo !== undefined && squeezedTo < text.length * size * 0.5 * (NARROWEST_PERCENT / 100);
  if ((widthPercent < NARROWEST_PERCENT && isWord) || (isSqueezed && isWord)) return "letters squeezed to lines";
  if (Math.abs(raisedBy) > FURTHEST_RAISED) return "text moved far off its line";
  if (-letterSpacing > CLOSEST_SPACING * size && isWord) return "letters set on top of one another";
  return null;
}

/** What is behind a run that has this look, where `around` is behind its paragraph. */
function behind(look: RunVisibility, around: Backdrop): Backdrop {
  return look.highlight ?? look.runFill ?? look.paragraphFill ?? around;
}

function whyNoContrast(look: RunVisibility, ground: Backdrop): string | null {
  if (look.hasEdge) return null;
  const { inkOpacity = 1, highlight } = look;
  // The automatic colour turns white on a dark shading, never on a highlight.
  const ink = highlight && (look.ink === undefined || look.ink === "auto") ? BLACK : look.ink;
  if (inkOpacity < FAINTEST_INK) return "transparent text";
  if (ground === "unknown" || ink === undefined || ink === "auto") return null;
  const isLost = ground.length > 0 && ground.every((colour) => !standsOut(laidOver(ink, inkOpacity, colour), colour));
  if (!isLost) return null;
  return isNearWhite(ink) ? "white text" : "text in the colour of what is behind it";
}

interface Sized extends RunVisibility {
  isHidden?: boolean | undefined;
  size?: number | undefined;
  sizeComplex?: number | undefined;
  isComplex?: boolean | undefined;
}

const sizeOf = (look: Sized) => (look.isComplex ? look.sizeComplex : look.size) ?? 10;

/** Why a reader does not see a run, or null. `around` is what is behind its paragraph. */
export function whyRunUnseen(look: Sized, text: string, around: Backdrop): string | null {
  if (look.isHidden) return "hidden text";
  return whyNoContrast(look, behind(look, around)) ?? whyTooSmall(look, sizeOf(look), text);
}

/** Whether letters of this look may be marks at a word, and no words. */
export const isTooSmallForWords = (look: Sized): boolean => whyTooSmall(look, sizeOf(look), "word") !== null;
