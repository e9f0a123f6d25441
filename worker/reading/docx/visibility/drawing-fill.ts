import { fromHex, laidOver, WHITE } from "../../contrast.ts";
import { child, childrenNamed, type XmlElement } from "../xml.ts";
import { named, type Palette } from "./palette.ts";
import type { Backdrop } from "./run-look.ts";

type Painted = NonNullable<ReturnType<Palette["drawn"]>>;

/** The colours laid over what is behind them. */
function over(colours: readonly Painted[], behind: Backdrop): Backdrop {
  if (colours.every(({ opacity }) => opacity >= 1)) return colours.map(({ colour }) => colour);
  if (behind === "unknown") return "unknown";
  return colours.flatMap(({ colour, opacity }) => behind.map((ground) => laidOver(colour, opacity, ground)));
}

/** What a shape paints (wps:spPr, with wps:style for what it leaves open) over what is behind it; null where it paints
 * nothing. */
export function fillOfShape(shape: XmlElement, palette: Palette, behind: Backdrop): Backdrop | null {
  const properties = child(shape, "wps:spPr");
  if (child(properties, "a:noFill")) return null;
  if (child(properties, "a:blipFill")) return "unknown";
  const solid = child(properties, "a:solidFill");
  const gradient = child(properties, "a:gradFill");
  const pattern = child(properties, "a:pattFill");
  const reference = child(child(shape, "wps:style"), "a:fillRef");
  const holders = solid
    ? [solid]
    : gradient
      ? childrenNamed(child(gradient, "a:gsLst"), "a:gs")
      : pattern
        ? [child(pattern, "a:fgClr"), child(pattern, "a:bgClr")]
        : reference && reference.attributes.idx !== "0"
          ? [reference]
          : [];
  if (holders.length === 0) return null;
  const colours = holders.map((holder) => palette.drawn(holder));
  return colours.every((colour) => colour !== null) ? over(colours, behind) : "unknown";
}

/** "#fff", "white [3212]" or "#4472c4 [3204]". */
function colourOfStyle(text: string | undefined) {
  const [word = ""] = (text ?? "").trim().split(/\s+/);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(word);
  return short
    ? fromHex(
        short
          .slice(1)
          .map((digit) => digit.repeat(2))
          .join(""),
      )
    : (fromHex(word) ?? named(word));
}

const share = (text: string | undefined) => {
  if (text === undefined) return 1;
  const number = Number.parseFloat(text);
  return text.endsWith("f") ? number / 65_536 : text.endsWith("%") ? number / 100 : number;
};

/** The same for the older language of drawings (VML), where a shape is white unless it says otherwise. */
export function fillOfOldShape(shape: XmlElement, behind: Backdrop): Backdrop | null {
  const fill = child(shape, "v:fill")?.attributes ?? {};
  const isFilled = (fill.on ?? shape.attributes.filled ?? "t").toLowerCase();
  if (["f", "false", "0"].includes(isFilled)) return null;
  const type = fill.type ?? "solid";
  if (!/^(?:solid|gradient.*)$/i.test(type)) return "unknown";
  const first = fill.color ?? shape.attributes.fillcolor;
  const said = [first, ...(type === "solid" ? [] : [fill.color2 ?? "white"])];
  const colours = said.map((text) => (text === undefined ? WHITE : colourOfStyle(text)));
  const opacity = share(fill.opacity ?? shape.attributes.opacity);
  const painted = colours.flatMap((colour) => (colour ? [{ colour, opacity }] : []));
  return painted.length === colours.length ? over(painted, behind) : "unknown";
}
