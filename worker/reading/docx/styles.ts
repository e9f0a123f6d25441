import { DOCX_LIMITS } from "../limits.ts";
import { UnreadableFileError } from "../material.ts";
import type { Look } from "./look.ts";
import type { Palette } from "./visibility/palette.ts";
import { paragraphPlacement } from "./visibility/placement.ts";
import { runVisibility, shadingOf } from "./visibility/run-look.ts";
import { child, childrenNamed, forEachChild, HOSTILE, isOn, value, type XmlElement } from "./xml.ts";

const halfPoints = (text: string | undefined) => (text === undefined ? undefined : Number(text) / 2);
const twentieths = (text: string | undefined) => (text === undefined ? undefined : Number(text) / 20);

/** What `w:rPr` says. */
export function runLook(properties: XmlElement | undefined, palette: Palette): Look {
  const fonts = child(properties, "w:rFonts")?.attributes;
  return {
    ...runVisibility(properties, palette),
    isHidden: isOn(properties, "w:vanish"),
    isBold: isOn(properties, "w:b"),
    size: halfPoints(value(properties, "w:sz")),
    sizeComplex: halfPoints(value(properties, "w:szCs")),
    isComplex: isOn(properties, "w:cs") ?? isOn(properties, "w:rtl"),
    font: fonts?.["w:ascii"] ?? fonts?.["w:hAnsi"],
  };
}

/** What `w:pPr` says, without the run properties in it: those are of the paragraph mark. */
export function paragraphLook(properties: XmlElement | undefined, palette: Palette): Look {
  const spacing = child(properties, "w:spacing")?.attributes;
  const numbering = child(properties, "w:numPr");
  const id = value(numbering, "w:numId");
  const outline = value(properties, "w:outlineLvl");
  return {
    ...paragraphPlacement(properties),
    paragraphFill: shadingOf(properties, palette),
    spaceBefore: twentieths(spacing?.["w:before"]),
    spaceAfter: twentieths(spacing?.["w:after"]),
    isHeading: outline === undefined ? undefined : Number(outline) < 9,
    list: id === undefined ? undefined : { id, level: Number(value(numbering, "w:ilvl") ?? 0) },
  };
}

/** Takes from a look what another leaves open. */
function fill(open: Record<string, unknown>, look: Look): void {
  for (const name in look) if (open[name] === undefined) open[name] = look[name as keyof Look];
}

/** Without what it does not say. */
const said = (look: Look): Look =>
  Object.fromEntries(Object.entries(look).filter(([, property]) => property !== undefined)) as Look;

/** The first look with what it leaves open taken from the second. */
export function over(first: Look, second: Look): Look {
  const look: Record<string, unknown> = { ...second };
  for (const [name, property] of Object.entries(first)) if (property !== undefined) look[name] = property;
  return look;
}

/** Word refuses styles that build on one another further than this. */
const LONGEST_CHAIN = 50;

interface Style {
  basedOn: string | undefined;
  look: Look;
  /** Of a table style: the look of its special rows and columns, by their names. */
  parts: ReadonlyMap<string, Look>;
}

/** The styles of a document, each with all that it inherits. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  /** What was asked before: most paragraphs are of few styles. */
  readonly #chains = new Map<string, Look>();
  /** Word's own size where a document states none. */
  #defaults: Look = { size: 10 };
  #defaultParagraph: string | undefined;
  readonly palette: Palette;

  constructor(xml: Iterable<string> | null, palette: Palette) {
    this.palette = palette;
    if (xml) forEachChild(xml, "w:styles", (element) => this.#add(element));
  }

  #add(element: XmlElement): void {
    if (element.name === "w:docDefaults") {
      const run = child(child(element, "w:rPrDefault"), "w:rPr");
      const paragraph = child(child(element, "w:pPrDefault"), "w:pPr");
      const stated = over(paragraphLook(paragraph, this.palette), runLook(run, this.palette));
      this.#defaults = over(stated, this.#defaults);
    }
    const id = element.attributes["w:styleId"];
    if (element.name !== "w:style" || id === undefined) return;
    const isHeading = /^(heading \d|title|subtitle)$/i.test(value(element, "w:name") ?? "") || undefined;
    const look = said(over({ isHeading }, this.#look(element)));
    const parts = childrenNamed(element, "w:tblStylePr").map((part): [string, Look] => [
      part.attributes["w:type"] ?? "",
      said(this.#look(part)),
    ]);
    if (this.#styles.size >= DOCX_LIMITS.styles) throw new UnreadableFileError(HOSTILE);
    this.#styles.set(id, { basedOn: value(element, "w:basedOn"), look, parts: new Map(parts) });
    if (element.attributes["w:type"] === "paragraph" && element.attributes["w:default"] === "1")
      this.#defaultParagraph = id;
  }

  /** What a style, or a part of a table style, says of paragraphs, runs and cells. */
  #look(element: XmlElement): Look {
    const cell =
      shadingOf(child(element, "w:tcPr"), this.palette) ?? shadingOf(child(element, "w:tblPr"), this.palette);
    const paragraph = paragraphLook(child(element, "w:pPr"), this.palette);
    return over(over({ cellFill: cell }, paragraph), runLook(child(element, "w:rPr"), this.palette));
  }

  /** What a style says with those that it builds on: by itself, or in a special part of its tables. */
  #chain(id: string | undefined, part = ""): Look {
    if (id === undefined) return {};
    const key = `${part} ${id}`;
    const known = this.#chains.get(key);
    if (known) return known;
    const look: Record<string, unknown> = {};
    let next: string | undefined = id;
    for (let steps = 0; next !== undefined && steps < LONGEST_CHAIN; steps++) {
      const style: Style | undefined = this.#styles.get(next);
      // Into one look: a copy for each step would be made fifty times for every style of a long chain.
      fill(look, (part === "" ? style?.look : style?.parts.get(part)) ?? {});
      next = style?.basedOn;
    }
    this.#chains.set(key, look);
    return look;
  }

  /** The look of a paragraph style, down to what is around the paragraph and to the document's defaults. */
  paragraph(id: string | undefined, around: Look = {}): Look {
    return over(this.#chain(id ?? this.#defaultParagraph), over(around, this.#defaults));
  }

  /** What a table style says of one of its parts ("firstRow"); "wholeTable" is all of it. */
  table(id: string | undefined, part: string): Look {
    const whole = part === "wholeTable" ? this.#chain(id) : {};
    return over(this.#chain(id, part), whole);
  }

  /** What a character style says by itself. */
  run(id: string | undefined): Look {
    return this.#chain(id);
  }
}
