import { ListLabels, type ListLevel } from "../list-labels.ts";
import type { Look } from "./look.ts";
import { paragraphLook, runLook } from "./styles.ts";
import type { Palette } from "./visibility/palette.ts";
import { child, childrenNamed, forEachChild, value, type XmlElement } from "./xml.ts";

const FORMATS = new Set(["bullet", "none", "decimalZero", "lowerLetter", "upperLetter", "lowerRoman", "upperRoman"]);

/** How a level's labels look, and where its items stand. */
interface LevelLook {
  run: Look;
  placement: Look;
}

function readLook(level: XmlElement, palette: Palette): LevelLook {
  const { indentStart, indentEnd, indentFirst } = paragraphLook(child(level, "w:pPr"), palette);
  return { run: runLook(child(level, "w:rPr"), palette), placement: { indentStart, indentEnd, indentFirst } };
}

function readLevel(element: XmlElement): ListLevel {
  const format = value(element, "w:numFmt") ?? "decimal";
  return {
    format: FORMATS.has(format) ? (format as ListLevel["format"]) : "decimal",
    pattern: value(element, "w:lvlText") ?? "",
    start: Number(value(element, "w:start") ?? 1),
  };
}

/** The lists that a document defines, and the labels of their items. */
export class Numbering {
  readonly #levels = new Map<string, Map<number, ListLevel>>();
  readonly #looks = new Map<string, Map<number, LevelLook>>();
  readonly #lists = new Map<string, string>();
  readonly #labels = new ListLabels();

  constructor(xml: Iterable<string> | null, palette: Palette) {
    if (!xml) return;
    forEachChild(xml, "w:numbering", (element) => {
      if (element.name === "w:abstractNum") {
        const levels = childrenNamed(element, "w:lvl");
        const depth = (level: XmlElement) => Number(level.attributes["w:ilvl"]);
        const id = element.attributes["w:abstractNumId"] ?? "";
        this.#levels.set(id, new Map(levels.map((level) => [depth(level), readLevel(level)])));
        this.#looks.set(id, new Map(levels.map((level) => [depth(level), readLook(level, palette)])));
      } else if (element.name === "w:num") {
        this.#lists.set(
          element.attributes["w:numId"] ?? "",
          child(element, "w:abstractNumId")?.attributes["w:val"] ?? "",
        );
      }
    });
  }

  /** The next label of a list, or "" where the list shows none. */
  next(list: { id: string; level: number }): string {
    const definition = this.#lists.get(list.id);
    const levels = definition === undefined ? undefined : this.#levels.get(definition);
    return definition !== undefined && levels ? this.#labels.next(definition, list.level, levels) : "";
  }

  #lookOf(list: { id: string; level: number } | undefined): LevelLook | undefined {
    const definition = list && this.#lists.get(list.id);
    return definition === undefined ? undefined : this.#looks.get(definition)?.get(list?.level ?? 0);
  }

  /** How the labels of a list look. */
  look(list: { id: string; level: number }): Look {
    return this.#lookOf(list)?.run ?? {};
  }

  /** How far in the items of a list stand. */
  placement(list: { id: string; level: number } | undefined): Look {
    return this.#lookOf(list)?.placement ?? {};
  }
}
