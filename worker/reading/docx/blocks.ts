import { type DraftBlock, draftBlock } from "../draft.ts";
import { type DocumentContext, endHiddenPassage, hide, hideUnshown } from "./document.ts";
import type { Look } from "./look.ts";
import { type ParagraphText, readParagraph } from "./runs.ts";
import { over, paragraphLook } from "./styles.ts";
import { chooseAlternate } from "./visibility/alternate.ts";
import { whyParagraphUnseen } from "./visibility/placement.ts";
import { whyRunUnseen } from "./visibility/run-look.ts";
import type { Setting } from "./visibility/setting.ts";
import { TableLook } from "./visibility/table-look.ts";
import { child, childrenNamed, value, type XmlElement } from "./xml.ts";

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

  /** Reads a child of the body, of a cell, a note or a box. */
  read(element: XmlElement, setting: Setting): void {
    if (element.name === "w:p") this.#paragraph(element, setting);
    else if (element.name === "w:tbl") this.#table(element, setting);
    else if (element.name === "mc:AlternateContent") {
      const { shown, others } = chooseAlternate(element, this.#context.namespaces);
      for (const inner of shown?.children ?? []) if (typeof inner !== "string") this.read(inner, setting);
      hideUnshown(this.#context, shown, others);
    } else if (["w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo"].includes(element.name)) {
      for (const inner of element.children) if (typeof inner !== "string") this.read(inner, setting);
    }
  }

  #joint(look: Look, style: string | undefined, isContextual: boolean): DraftBlock["joint"] {
    const isSameStyle = isContextual && style === this.#previousStyle;
    const gap = isSameStyle ? 0 : Math.max(this.#spaceAfter, look.spaceBefore ?? 0);
    const isApart = this.#isAfterBlank || gap >= VISIBLE_GAP * (look.size ?? USUAL_SIZE);
    return isApart ? "apart" : "line";
  }

  /** The look of a paragraph by what it says itself, its list, its style and what is around it. */
  #look(properties: XmlElement | undefined, setting: Setting): Look {
    const { styles, numbering } = this.#context;
    const own = paragraphLook(properties, styles.palette);
    const style = styles.paragraph(value(properties, "w:pStyle"), over(setting.tableLook, setting.shapeLook));
    return over(over(own, numbering.placement(own.list ?? style.list)), style);
  }

  #paragraph(element: XmlElement, setting: Setting): void {
    const properties = child(element, "w:pPr");
    const style = value(properties, "w:pStyle");
    const look = this.#look(properties, setting);
    const hiddenAs = setting.hiddenAs ?? whyParagraphUnseen(look, setting, this.#context.page);
    const text = readParagraph(
      element,
      look,
      { setting, hiddenAs, namespaces: this.#context.namespaces },
      this.#context,
    );
    endHiddenPassage(this.#context);
    const isContextual = child(properties, "w:contextualSpacing") !== undefined;
    if (text.lines.some((line) => line.text.trim() !== "")) {
      this.#say(text, look, setting, this.#joint(look, style, isContextual));
      this.#spaceAfter = look.spaceAfter ?? 0;
      this.#isAfterBlank = false;
    } else this.#isAfterBlank = this.blocks.length > 0;
    this.#previousStyle = style;
    for (const box of text.boxes) {
      this.#isAfterBlank = true;
      for (const inner of box.content.children) if (typeof inner !== "string") this.read(inner, box.setting);
    }
  }

  /** The label of a list item; one that spells out words must be seen. */
  #label({ list, ...look }: Look, setting: Setting): string {
    if (!list || list.id === "0") return "";
    const { numbering } = this.#context;
    const label = numbering.next(list);
    if (!/\p{L}{3}/u.test(label)) return label;
    const unseen = whyRunUnseen(over(numbering.look(list), look), label, setting.behind);
    if (!unseen) return label;
    hide(this.#context, label, unseen);
    endHiddenPassage(this.#context);
    return "";
  }

  #say(text: ParagraphText, look: Look, setting: Setting, firstJoint: DraftBlock["joint"]): void {
    const label = this.#label(look, setting);
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

  #table(table: XmlElement, setting: Setting): void {
    this.#isAfterBlank = this.blocks.length > 0;
    const rows = this.#rows(table);
    const look = new TableLook(table, rows, this.#context.styles, setting);
    for (const [index, row] of rows.entries()) {
      const cells = childrenNamed(row, "w:tc")
        .map((cell, column, all) => this.#cell(cell, look.cell(cell, index, column, all.length)))
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

  #cell(cell: XmlElement, setting: Setting): DraftBlock[] {
    const inside = new BlockReader(this.#context);
    for (const part of cell.children) if (typeof part !== "string") inside.read(part, setting);
    return inside.blocks;
  }
}
