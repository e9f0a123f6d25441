import { type DraftBlock, draftBlock } from "../draft.ts";
import { type DocumentContext, endHiddenPassage } from "./document.ts";
import { type ParagraphText, readParagraph } from "./runs.ts";
import { type Look, over, paragraphLook } from "./styles.ts";
import { child, childrenNamed, value, type XmlElement } from "./xml.ts";

/** Space between paragraphs from which a reader sees two groups, as a share of the font size. */
const VISIBLE_GAP = 0.4;
const USUAL_SIZE = 11;
/** A cell with more than this is running text in a table made for layout. */
const LONGEST_CELL = 300;
const MOST_CELL_LINES = 2;

/** Collects blocks in reading order and remembers the distance to the next. */
export class BlockReader {
  readonly blocks: DraftBlock[] = [];
  readonly #context: DocumentContext;
  #spaceAfter = 0;
  #isAfterBlank = false;
  #previousStyle: string | undefined;

  constructor(context: DocumentContext) {
    this.#context = context;
  }

  /** Reads a child of the body, of a cell or of a note. `fill` is the colour behind it. */
  read(element: XmlElement, fill?: string): void {
    if (element.name === "w:p") this.#paragraph(element, fill);
    else if (element.name === "w:tbl") this.#table(element);
    else if (
      ["w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo", "mc:AlternateContent", "mc:Choice"].includes(
        element.name,
      )
    ) {
      for (const inner of element.children) if (typeof inner !== "string") this.read(inner, fill);
    }
  }

  #joint(look: Look, style: string | undefined, isContextual: boolean): DraftBlock["joint"] {
    const isSameStyle = isContextual && style === this.#previousStyle;
    const gap = isSameStyle ? 0 : Math.max(this.#spaceAfter, look.spaceBefore ?? 0);
    const isApart = this.#isAfterBlank || gap >= VISIBLE_GAP * (look.size ?? USUAL_SIZE);
    return isApart ? "apart" : "line";
  }

  #paragraph(element: XmlElement, fill: string | undefined): void {
    const properties = child(element, "w:pPr");
    const style = value(properties, "w:pStyle");
    const look = over(over(paragraphLook(properties), this.#context.styles.paragraph(style)), { fill });
    const text = readParagraph(element, look, this.#context);
    endHiddenPassage(this.#context);
    const isContextual = child(properties, "w:contextualSpacing") !== undefined;
    if (text.lines.some((line) => line.text.trim() !== "")) {
      this.#say(text, look, this.#joint(look, style, isContextual));
      this.#spaceAfter = look.spaceAfter ?? 0;
      this.#isAfterBlank = false;
    } else this.#isAfterBlank = this.blocks.length > 0;
    this.#previousStyle = style;
    for (const box of text.boxes) {
      this.#isAfterBlank = true;
      for (const inner of box.children) if (typeof inner !== "string") this.read(inner, fill);
    }
  }

  #say(text: ParagraphText, look: Look, firstJoint: DraftBlock["joint"]): void {
    const label = look.list && look.list.id !== "0" ? this.#context.numbering.next(look.list) : "";
    const letters = text.lines.reduce((sum, line) => sum + line.text.replace(/\s/g, "").length, 0);
    const whole = text.lines
      .map((line) => line.text)
      .join(" ")
      .trim();
    const looksBold =
      letters > 0 && text.boldCharacters >= 0.95 * letters && whole.length < 100 && !/[.;,]$/.test(whole);
    const kind = label ? "list-item" : look.isHeading || looksBold ? "heading" : "paragraph";
    const fontSize = [...text.sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? look.size ?? null;
    let joint = firstJoint;
    let prefix = label && `${label} `;
    for (const line of text.lines) {
      const trimmed = line.text.trim();
      if (trimmed === "") {
        joint = "apart";
        continue;
      }
      const shift = prefix.length - (line.text.length - line.text.trimStart().length);
      const links = line.links.map(({ start, end, target }) => ({
        start: Math.max(prefix.length, start + shift),
        end: Math.min(end + shift, prefix.length + trimmed.length),
        target,
      }));
      this.#context.budget.spend(prefix.length, 1);
      this.blocks.push(
        draftBlock(prefix + trimmed, { kind, joint, fontSize, links: links.filter(({ start, end }) => start < end) }),
      );
      joint = "line";
      prefix = "";
    }
  }

  #table(table: XmlElement): void {
    this.#isAfterBlank = this.blocks.length > 0;
    for (const row of this.#rows(table)) {
      const cells = childrenNamed(row, "w:tc")
        .map((cell) => this.#cell(cell))
        .filter((blocks) => blocks.length > 0);
      const isLayout =
        cells.length === 1 ||
        cells.some(
          (blocks) => blocks.length > MOST_CELL_LINES || blocks.some((block) => block.text.length > LONGEST_CELL),
        );
      const joint = this.#isAfterBlank ? "apart" : "line";
      if (isLayout)
        this.blocks.push(
          ...cells.flatMap(([first, ...others]) => (first ? [{ ...first, joint: "apart" as const }, ...others] : [])),
        );
      else this.blocks.push(...cells.map((blocks, index) => mergeCell(blocks, index === 0 ? joint : "cell")));
      if (cells.length > 0) this.#isAfterBlank = false;
    }
    this.#isAfterBlank = true;
  }

  #rows(table: XmlElement): XmlElement[] {
    return table.children.flatMap((part) => {
      if (typeof part === "string") return [];
      if (part.name === "w:tr") return [part];
      return ["w:sdt", "w:sdtContent", "w:ins", "w:customXml"].includes(part.name) ? this.#rows(part) : [];
    });
  }

  #cell(cell: XmlElement): DraftBlock[] {
    const fill = child(child(cell, "w:tcPr"), "w:shd")?.attributes["w:fill"];
    const inside = new BlockReader(this.#context);
    for (const part of cell.children)
      if (typeof part !== "string") inside.read(part, fill === "auto" ? undefined : fill);
    return inside.blocks;
  }
}

/** A cell is said on one line. */
function mergeCell(blocks: DraftBlock[], joint: DraftBlock["joint"]): DraftBlock {
  let text = "";
  const links: DraftBlock["links"] = [];
  for (const block of blocks) {
    const shift = text === "" ? 0 : text.length + 1;
    text += (text === "" ? "" : " ") + block.text;
    links.push(...block.links.map((link) => ({ ...link, start: link.start + shift, end: link.end + shift })));
  }
  return draftBlock(text, { kind: "table-cell", joint, fontSize: blocks[0]?.fontSize ?? null, links });
}
