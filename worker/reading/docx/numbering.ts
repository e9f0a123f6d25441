import { ListLabels, type ListLevel } from "../list-labels.ts";
import { child, childrenNamed, forEachChild, value, type XmlElement } from "./xml.ts";

const FORMATS = new Set(["bullet", "none", "decimalZero", "lowerLetter", "upperLetter", "lowerRoman", "upperRoman"]);

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
  readonly #lists = new Map<string, string>();
  readonly #labels = new ListLabels();

  constructor(xml: Iterable<string> | null) {
    if (!xml) return;
    forEachChild(xml, "w:numbering", (element) => {
      if (element.name === "w:abstractNum") {
        const levels = childrenNamed(element, "w:lvl").map(
          (level) => [Number(level.attributes["w:ilvl"]), readLevel(level)] as const,
        );
        this.#levels.set(element.attributes["w:abstractNumId"] ?? "", new Map(levels));
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
}
