import { BLACK, type Colour, fromHex } from "../../contrast.ts";
import { child, childrenNamed, forEachChild, type XmlElement } from "../xml.ts";

/** Where Word's names for the colours of a theme lead, unless the settings say otherwise. */
const MAPPED: Readonly<Record<string, string>> = {
  bg1: "lt1",
  tx1: "dk1",
  bg2: "lt2",
  tx2: "dk2",
  background1: "lt1",
  text1: "dk1",
  background2: "lt2",
  text2: "dk2",
  light1: "lt1",
  dark1: "dk1",
  light2: "lt2",
  dark2: "dk2",
  hyperlink: "hlink",
  followedHyperlink: "folHlink",
};
/** Office's own colours, where a document brings no theme. */
const OFFICE: Readonly<Record<string, string>> = {
  lt1: "FFFFFF",
  dk1: "000000",
  lt2: "E7E6E6",
  dk2: "44546A",
  accent1: "4472C4",
  accent2: "ED7D31",
  accent3: "A5A5A5",
  accent4: "FFC000",
  accent5: "5B9BD5",
  accent6: "70AD47",
  hlink: "0563C1",
  folHlink: "954F72",
};
const NAMED: Readonly<Record<string, string>> = {
  ...{ white: "FFFFFF", black: "000000", red: "FF0000", green: "008000", lime: "00FF00", blue: "0000FF" },
  ...{ yellow: "FFFF00", cyan: "00FFFF", aqua: "00FFFF", magenta: "FF00FF", fuchsia: "FF00FF", navy: "000080" },
  ...{ silver: "C0C0C0", gray: "808080", grey: "808080", teal: "008080", maroon: "800000", purple: "800080" },
  ...{ olive: "808000", orange: "FFA500", ltgray: "D3D3D3", dkgray: "A9A9A9", window: "FFFFFF", windowtext: "000000" },
  ...{ darkblue: "000080", darkcyan: "008080", darkgreen: "008000", darkmagenta: "800080", darkred: "800000" },
  ...{ darkyellow: "808000", darkgray: "808080", lightgray: "C0C0C0" },
};

/** A colour by its English name, as highlights and drawings have it; null for a name that is not known. */
export const named = (name: string): Colour | null => fromHex(NAMED[name.toLowerCase()]);

/** The colour with its lightness (of hue, saturation and lightness, 0 to 1) changed. */
function withLightness(colour: Colour, change: (lightness: number) => number): Colour {
  const most = Math.max(...colour) / 255;
  const least = Math.min(...colour) / 255;
  const before = (most + least) / 2;
  const after = Math.min(1, Math.max(0, change(before)));
  if (most === least) return [after * 255, after * 255, after * 255];
  const reach = (lightness: number) => 1 - Math.abs(2 * lightness - 1);
  const spread = reach(before) === 0 ? 0 : reach(after) / reach(before);
  const channel = (value: number) => (after + (value / 255 - before) * spread) * 255;
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

const share = (hex: string | undefined) => (hex === undefined ? Number.NaN : Number.parseInt(hex, 16) / 255);
const amount = (element: XmlElement | undefined) => Number(element?.attributes.val ?? Number.NaN) / 100_000;

/** The colours of a document's theme, and every way in which Word and its drawings name a colour. */
export class Palette {
  readonly #theme: Record<string, Colour> = {};
  readonly #mapped: Record<string, string> = { ...MAPPED };

  /** `theme` and `settings` are the XML of those parts; null and "" where the document has none. */
  constructor(theme: Iterable<string> | null, settings: string) {
    for (const [name, hex] of Object.entries(OFFICE)) this.#theme[name] = fromHex(hex) ?? BLACK;
    if (theme) forEachChild(theme, "a:clrScheme", (element) => this.#add(element));
    if (settings) forEachChild(settings, "w:settings", (element) => this.#map(element));
  }

  #add(element: XmlElement): void {
    const [said] = element.children.filter((part): part is XmlElement => typeof part !== "string");
    const colour = fromHex(said?.attributes.lastClr ?? said?.attributes.val) ?? named(said?.attributes.val ?? "");
    if (colour) this.#theme[element.name.replace(/^a:/, "")] = colour;
  }

  #map({ name, attributes }: XmlElement): void {
    if (name !== "w:clrSchemeMapping") return;
    for (const [key, target] of Object.entries(attributes)) {
      const to = MAPPED[target] ?? target;
      const from = { bg1: "background1", t1: "text1", bg2: "background2", t2: "text2" }[key.replace(/^w:/, "")];
      if (from)
        for (const alias of [from, from.replace("background", "bg").replace("text", "tx")]) this.#mapped[alias] = to;
    }
  }

  #scheme(name: string): Colour | null {
    return this.#theme[this.#mapped[name] ?? name] ?? null;
  }

  /** A colour of Word's own kind: `value` is its plain name, `theme`, `tint` and `shade` those of its theme, which come
   * first. "auto" where Word chooses, undefined where nothing is said. */
  word(value?: string, theme?: string, tint?: string, shade?: string): Colour | "auto" | undefined {
    const base = theme === undefined || theme === "none" ? null : this.#scheme(theme);
    if (base) {
      const [light, dark] = [share(tint), share(shade)];
      if (light >= 0) return withLightness(base, (lightness) => lightness * light + 1 - light);
      return dark >= 0 ? withLightness(base, (lightness) => lightness * dark) : base;
    }
    if (value === undefined) return undefined;
    return value === "auto" ? "auto" : (fromHex(value) ?? named(value) ?? undefined);
  }

  /** The colour that stands within an element of a drawing ("a:solidFill"), with its opacity; null where there is none. */
  drawn(holder: XmlElement | undefined): { colour: Colour; opacity: number } | null {
    const said = holder?.children.find(
      (part): part is XmlElement => typeof part !== "string" && /Clr$/.test(part.name),
    );
    if (!said) return null;
    const kind = said.name.replace(/^\w+:/, "");
    const prefix = said.name.slice(0, said.name.length - kind.length);
    const value = said.attributes.val ?? said.attributes["w14:val"] ?? "";
    const base =
      kind === "schemeClr"
        ? this.#scheme(value)
        : kind === "sysClr"
          ? (fromHex(said.attributes.lastClr) ?? named(value))
          : kind === "scrgbClr"
            ? percentages(said.attributes)
            : (fromHex(value) ?? named(value));
    return base && { colour: changed(base, said, prefix), opacity: opacityOf(said, prefix) };
  }
}

function percentages({ r, g, b }: Readonly<Record<string, string>>): Colour {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => (Number(part) / 100_000) * 255);
  return [red, green, blue];
}

/** A colour with what is said about its lightness. */
function changed(base: Colour, said: XmlElement, prefix: string): Colour {
  const of = (name: string) => {
    const element = child(said, prefix + name);
    return amount(
      element && { ...element, attributes: { val: element.attributes.val ?? element.attributes["w14:val"] ?? "" } },
    );
  };
  const [times, plus, tint, shade] = [of("lumMod"), of("lumOff"), of("tint"), of("shade")];
  let colour = base;
  if (times >= 0 || plus >= 0)
    colour = withLightness(colour, (lightness) => lightness * (times >= 0 ? times : 1) + (plus >= 0 ? plus : 0));
  if (tint >= 0) colour = withLightness(colour, (lightness) => lightness * tint + 1 - tint);
  return shade >= 0 ? withLightness(colour, (lightness) => lightness * shade) : colour;
}

/** Drawings say how much is seen, Word's own effects (w14) how much is seen through. */
function opacityOf(said: XmlElement, prefix: string): number {
  const [alpha] = childrenNamed(said, `${prefix}alpha`);
  const value = Number(alpha?.attributes.val ?? alpha?.attributes["w14:val"] ?? Number.NaN) / 100_000;
  if (Number.isNaN(value)) return 1;
  return prefix === "w14:" ? 1 - value : value;
}
