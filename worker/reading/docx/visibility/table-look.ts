import type { Look } from "../look.ts";
import { over, type Styles } from "../styles.ts";
import { child, childrenNamed, isOn, value, type XmlElement } from "../xml.ts";
import type { Palette } from "./palette.ts";
import { TOO_LOW } from "./placement.ts";
import { shadingOf } from "./run-look.ts";
import type { Setting } from "./setting.ts";

/** Which of a table style's special parts a table shows. */
interface Shown {
  firstRow: boolean;
  lastRow: boolean;
  firstColumn: boolean;
  lastColumn: boolean;
  rowBands: boolean;
  columnBands: boolean;
}

/** A row of less than a letter's height shows no words, nor a cell so narrow, in points. */
const LOWEST_ROW = 4;

function shownParts(properties: XmlElement | undefined): Shown {
  const look = child(properties, "w:tblLook")?.attributes ?? {};
  const bits = Number.parseInt(look["w:val"] ?? "0", 16);
  const is = (name: string, bit: number) =>
    look[name] === undefined ? (bits & bit) !== 0 : !["0", "false", "off"].includes(look[name]);
  return {
    firstRow: is("w:firstRow", 0x20),
    lastRow: is("w:lastRow", 0x40),
    firstColumn: is("w:firstColumn", 0x80),
    lastColumn: is("w:lastColumn", 0x100),
    rowBands: !is("w:noHBand", 0x200),
    columnBands: !is("w:noVBand", 0x400),
  };
}

/** Names of the special parts that a cell belongs to, the weakest first. */
function partsOf(shown: Shown, at: { row: number; rows: number; column: number; columns: number }): string[] {
  const band = (index: number, hasFirst: boolean) => (index - (hasFirst ? 1 : 0)) % 2 === 0;
  const parts = ["wholeTable"];
  if (shown.columnBands) parts.push(band(at.column, shown.firstColumn) ? "band1Vert" : "band2Vert");
  if (shown.rowBands) parts.push(band(at.row, shown.firstRow) ? "band1Horz" : "band2Horz");
  const isFirstColumn = shown.firstColumn && at.column === 0;
  const isLastColumn = shown.lastColumn && at.column === at.columns - 1;
  const isFirstRow = shown.firstRow && at.row === 0;
  const isLastRow = shown.lastRow && at.row === at.rows - 1;
  if (isFirstColumn) parts.push("firstCol");
  if (isLastColumn) parts.push("lastCol");
  if (isFirstRow) parts.push("firstRow");
  if (isLastRow) parts.push("lastRow");
  if (isFirstRow && isFirstColumn) parts.push("nwCell");
  if (isFirstRow && isLastColumn) parts.push("neCell");
  if (isLastRow && isFirstColumn) parts.push("swCell");
  if (isLastRow && isLastColumn) parts.push("seCell");
  return parts;
}

/** Tells how a table's cells are painted and whether they are seen. */
export class TableLook {
  readonly #table: XmlElement;
  readonly #rows: readonly XmlElement[];
  readonly #shown: Shown;
  readonly #properties: XmlElement | undefined;
  readonly #styles: Styles;
  readonly #around: Setting;

  constructor(table: XmlElement, rows: readonly XmlElement[], styles: Styles, around: Setting) {
    this.#table = table;
    this.#rows = rows;
    this.#properties = child(table, "w:tblPr");
    this.#shown = shownParts(this.#properties);
    this.#styles = styles;
    this.#around = around;
  }

  get #palette(): Palette {
    return this.#styles.palette;
  }

  /** What is around the text of a cell, by the numbers of its row and column. */
  cell(cell: XmlElement, index: number, column: number, columns: number): Setting {
    const row = this.#rows[index];
    const at = { row: index, rows: this.#rows.length, column, columns };
    const style = value(this.#properties, "w:tblStyle");
    const look = partsOf(this.#shown, at).reduce<Look>(
      (weaker, part) => over(this.#styles.table(style, part), weaker),
      this.#around.tableLook,
    );
    const properties = child(cell, "w:tcPr");
    const own = shadingOf(properties, this.#palette) ?? shadingOf(child(row, "w:tblPrEx"), this.#palette);
    const fill = own ?? look.cellFill ?? shadingOf(this.#properties, this.#palette);
    const { width } = this.#around.room;
    return {
      ...this.#around,
      behind: fill ?? this.#around.behind,
      hiddenAs: this.#around.hiddenAs ?? this.#whyUnseen(row, properties, index),
      tableLook: { ...look, cellFill: undefined },
      room: { before: this.#around.room.before + width, width, after: this.#around.room.after + width },
    };
  }

  /** Whether a cell has no room for letters; Word widens one for its words unless the table's widths are fixed. */
  #isTooNarrow(cell: XmlElement | undefined): boolean {
    if (child(this.#properties, "w:tblLayout")?.attributes["w:type"] !== "fixed") return false;
    const { "w:w": width, "w:type": unit = "dxa" } = child(cell, "w:tcW")?.attributes ?? {};
    return unit === "dxa" && Number(width) > 0 && Number(width) / 20 < LOWEST_ROW;
  }

  #whyUnseen(row: XmlElement | undefined, cell: XmlElement | undefined, index: number): string | null {
    const properties = child(row, "w:trPr");
    if (isOn(properties, "w:hidden")) return "hidden table row";
    if (child(properties, "w:del") || child(cell, "w:cellDel")) return "tracked deletion";
    const height = child(properties, "w:trHeight")?.attributes;
    if (height?.["w:hRule"] === "exact" && Number(height["w:val"]) / 20 < LOWEST_ROW) return TOO_LOW;
    if (this.#isTooNarrow(cell)) return "text in a cell too narrow to show it";
    const isMerged = (name: string) => {
      const merge = childrenNamed(cell, name)[0];
      return merge !== undefined && merge.attributes["w:val"] !== "restart";
    };
    if (index > 0 && isMerged("w:vMerge")) return "text in a cell that is merged into the one above";
    const indent = Number(child(this.#properties, "w:tblInd")?.attributes["w:w"] ?? 0) / 20;
    const { before, width, after } = this.#around.room;
    return indent < -before - width || indent > width + after
      ? "text beside the page"
      : floats(this.#table, this.#around);
  }
}

/** Why a table that is set apart from the text is not seen, or null. */
function floats(table: XmlElement, { room }: Setting): string | null {
  const place = child(child(table, "w:tblPr"), "w:tblpPr")?.attributes;
  if (!place) return null;
  const [x, y] = [Number(place["w:tblpX"] ?? 0) / 20, Number(place["w:tblpY"] ?? 0) / 20];
  const across = room.before + room.width + room.after;
  return Math.abs(x) > across || Math.abs(y) > 2 * across ? "text beside the page" : null;
}
