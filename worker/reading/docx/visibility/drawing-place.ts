import { child, type XmlElement } from "../xml.ts";
import { fromStyle, fromUnits, type Place } from "./lengths.ts";
import type { PageSize } from "./sections.ts";

/** Where the inside of a group of shapes lies on the page. */
export interface Scale {
  x: number;
  y: number;
  across: number;
  down: number;
}

const textOf = (element: XmlElement | undefined): string | undefined =>
  element?.children.filter((part) => typeof part === "string").join("");

function within(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const part of element?.children ?? []) {
    if (typeof part === "string") continue;
    const found = part.name === name ? part : within(part, name);
    if (found) return found;
  }
  return undefined;
}

/** How far along one direction a drawing stands from what it hangs on; undefined where it is lined up with that. */
function offset(position: XmlElement | undefined, share: "H" | "V", whole: number): number | undefined {
  const percent = Number(textOf(within(position, `wp14:pctPos${share}Offset`)) ?? Number.NaN);
  if (Number.isFinite(percent)) return (percent / 100_000) * whole;
  return fromUnits(textOf(within(position, "wp:posOffset")));
}

/** Where a drawing (wp:anchor) stands; in the line of text (wp:inline) somewhere on the page. */
export function placeOfAnchor(anchor: XmlElement, page: PageSize): Place {
  const extent = child(anchor, "wp:extent")?.attributes;
  const size = { width: fromUnits(extent?.cx) ?? page.width, height: fromUnits(extent?.cy) ?? page.height };
  if (anchor.name === "wp:inline") return { x: page.left, y: page.top, ...size, slack: page.height };
  const simple = child(anchor, "wp:simplePos")?.attributes;
  if (["1", "true"].includes(anchor.attributes.simplePos ?? ""))
    return { x: fromUnits(simple?.x) ?? 0, y: fromUnits(simple?.y) ?? 0, ...size, slack: 0 };
  const across = child(anchor, "wp:positionH");
  const down = child(anchor, "wp:positionV");
  const columns: Record<string, number> = { page: 0, leftMargin: 0, rightMargin: page.width - page.right };
  const rows: Record<string, number> = {
    ...{ page: 0, margin: page.top, topMargin: 0, bottomMargin: page.height - page.bottom },
  };
  const row = rows[down?.attributes.relativeFrom ?? ""];
  const x = offset(across, "H", page.width);
  const y = offset(down, "V", page.height);
  return {
    x: x === undefined ? page.left : (columns[across?.attributes.relativeFrom ?? ""] ?? page.left) + x,
    y: y === undefined ? page.top : (row ?? page.height / 2) + y,
    ...size,
    slack: y === undefined ? page.height : row === undefined ? page.height / 2 : 0,
  };
}

const transformOf = (properties: XmlElement | undefined) => child(properties, "a:xfrm");

/** Where a shape (wps:wsp, pic:pic, a group) of a group stands; null where it does not say. */
export function placeInGroup(properties: XmlElement | undefined, group: Scale, slack: number): Place | null {
  const transform = transformOf(properties);
  const [from, size] = [child(transform, "a:off")?.attributes, child(transform, "a:ext")?.attributes];
  if (!from || !size) return null;
  return {
    x: group.x + Number(from.x) * group.across,
    y: group.y + Number(from.y) * group.down,
    width: Number(size.cx) * group.across,
    height: Number(size.cy) * group.down,
    slack,
  };
}

/** Where the inside of a group lies that stands at this place. */
export function scaleOf(properties: XmlElement | undefined, place: Place): Scale | null {
  const transform = transformOf(properties);
  const [from, size] = [child(transform, "a:chOff")?.attributes, child(transform, "a:chExt")?.attributes];
  const [width, height] = [Number(size?.cx), Number(size?.cy)];
  if (!from || !(width > 0 && height > 0)) return null;
  const [across, down] = [place.width / width, place.height / height];
  return { x: place.x - Number(from.x) * across, y: place.y - Number(from.y) * down, across, down };
}

/** The style of a shape in the older language of drawings (VML). */
export function styleOf({ attributes }: XmlElement): ReadonlyMap<string, string> {
  const said = (attributes.style ?? "").split(";").map((part): [string, string] => {
    const at = part.indexOf(":");
    return [part.slice(0, Math.max(0, at)).trim().toLowerCase(), part.slice(at + 1).trim()];
  });
  return new Map(said);
}

/** Where such a shape stands; null for one in the line of text, or without measures. */
export function placeOfStyle(style: ReadonlyMap<string, string>, page: PageSize): Place | null {
  const [width, height] = [fromStyle(style.get("width")), fromStyle(style.get("height"))];
  if (width === undefined || height === undefined) return null;
  if (style.get("position") !== "absolute") return { x: page.left, y: page.top, width, height, slack: page.height };
  const x = fromStyle(style.get("margin-left")) ?? fromStyle(style.get("left")) ?? 0;
  const y = fromStyle(style.get("margin-top")) ?? fromStyle(style.get("top")) ?? 0;
  const acrossPage = style.get("mso-position-horizontal-relative") === "page";
  const row = { page: 0, margin: page.top }[style.get("mso-position-vertical-relative") ?? ""];
  return {
    x: x + (acrossPage ? 0 : page.left),
    y: y + (row ?? page.height / 2),
    ...{ width, height },
    slack: row === undefined ? page.height / 2 : 0,
  };
}
