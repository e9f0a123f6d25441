import { child, forEachChild, isOn, value, type XmlElement } from "./xml.ts";

/** Properties that decide what a reader sees; undefined where nothing is said. Lengths in points. */
export interface Look {
  isHidden?: boolean | undefined;
  isBold?: boolean | undefined;
  colour?: string | undefined;
  /** What is behind the text, when it is coloured. */
  fill?: string | undefined;
  size?: number | undefined;
  font?: string | undefined;
  spaceBefore?: number | undefined;
  spaceAfter?: number | undefined;
  isHeading?: boolean | undefined;
  list?: { id: string; level: number } | undefined;
}

const halfPoints = (text: string | undefined) => (text === undefined ? undefined : Number(text) / 2);
const twentieths = (text: string | undefined) => (text === undefined ? undefined : Number(text) / 20);

/** A shading or highlight that text can stand out from. */
function fillOf(properties: XmlElement | undefined): string | undefined {
  const fill = child(properties, "w:shd")?.attributes["w:fill"];
  const highlight = value(properties, "w:highlight");
  return fill && fill !== "auto" ? fill : highlight && highlight !== "none" ? highlight : undefined;
}

/** What `w:rPr` says. */
export function runLook(properties: XmlElement | undefined): Look {
  const fonts = child(properties, "w:rFonts")?.attributes;
  return {
    isHidden: isOn(properties, "w:vanish") ?? isOn(properties, "w:webHidden"),
    isBold: isOn(properties, "w:b"),
    colour: value(properties, "w:color"),
    fill: fillOf(properties),
    size: halfPoints(value(properties, "w:sz")),
    font: fonts?.["w:ascii"] ?? fonts?.["w:hAnsi"],
  };
}

/** What `w:pPr` says, without the run properties in it: those are of the paragraph mark. */
export function paragraphLook(properties: XmlElement | undefined): Look {
  const spacing = child(properties, "w:spacing")?.attributes;
  const numbering = child(properties, "w:numPr");
  const id = value(numbering, "w:numId");
  const outline = value(properties, "w:outlineLvl");
  return {
    fill: fillOf(properties),
    spaceBefore: twentieths(spacing?.["w:before"]),
    spaceAfter: twentieths(spacing?.["w:after"]),
    isHeading: outline === undefined ? undefined : Number(outline) < 9,
    list: id === undefined ? undefined : { id, level: Number(value(numbering, "w:ilvl") ?? 0) },
  };
}

/** The first look with what it leaves open taken from the second. */
export function over(first: Look, second: Look): Look {
  const said = Object.entries(first).filter(([, property]) => property !== undefined);
  return { ...second, ...Object.fromEntries(said) };
}

/** Word refuses styles that build on one another further than this. */
const LONGEST_CHAIN = 50;

interface Style {
  basedOn: string | undefined;
  look: Look;
}

/** The styles of a document, each with all that it inherits. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  /** What was asked before: most paragraphs are of few styles. */
  readonly #chains = new Map<string, Look>();
  /** Word's own size where a document states none. */
  #defaults: Look = { size: 10 };
  #defaultParagraph: string | undefined;

  constructor(xml: Iterable<string> | null) {
    if (xml) forEachChild(xml, "w:styles", (element) => this.#add(element));
  }

  #add(element: XmlElement): void {
    if (element.name === "w:docDefaults") {
      const run = child(child(element, "w:rPrDefault"), "w:rPr");
      const said = over(paragraphLook(child(child(element, "w:pPrDefault"), "w:pPr")), runLook(run));
      this.#defaults = over(said, this.#defaults);
    }
    const id = element.attributes["w:styleId"];
    if (element.name !== "w:style" || id === undefined) return;
    const isHeading = /^(heading \d|title|subtitle)$/i.test(value(element, "w:name") ?? "") || undefined;
    const look = over(over({ isHeading }, paragraphLook(child(element, "w:pPr"))), runLook(child(element, "w:rPr")));
    this.#styles.set(id, { basedOn: value(element, "w:basedOn"), look });
    if (element.attributes["w:type"] === "paragraph" && element.attributes["w:default"] === "1")
      this.#defaultParagraph = id;
  }

  #chain(id: string | undefined): Look {
    const known = id === undefined ? {} : this.#chains.get(id);
    if (known) return known;
    let look: Look = {};
    let next = id;
    for (let steps = 0; next !== undefined && steps < LONGEST_CHAIN; steps++) {
      const style = this.#styles.get(next);
      look = over(look, style?.look ?? {});
      next = style?.basedOn;
    }
    this.#chains.set(id as string, look);
    return look;
  }

  /** The look of a paragraph style, down to the document's defaults. */
  paragraph(id: string | undefined): Look {
    return over(this.#chain(id ?? this.#defaultParagraph), this.#defaults);
  }

  /** What a character style says by itself. */
  run(id: string | undefined): Look {
    return this.#chain(id);
  }
}
