import { child, childrenNamed, forEachChild, value, type XmlElement } from "./xml.ts";

interface Level {
  format: string;
  pattern: string;
  start: number;
}

const ROMAN: readonly [number, string][] = [
  [1000, "m"], [900, "cm"], [500, "d"], [400, "cd"], [100, "c"], [90, "xc"],
  [50, "l"], [40, "xl"], [10, "x"], [9, "ix"], [5, "v"], [4, "iv"], [1, "i"],
];

function roman(number: number): string {
  let left = Math.min(number, 3999);
  let text = "";
  for (const [worth, letters] of ROMAN) {
    for (; left >= worth; left -= worth) text += letters;
  }
  return text;
}

/** a … z, aa … zz, as Word goes on after z. */
const letter = (number: number) => String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const FORMATS: Readonly<Record<string, (number: number) => string>> = {
  lowerLetter: letter,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  decimalZero: (number) => String(number).padStart(2, "0"),
};

function readLevel(element: XmlElement): Level {
  return {
    format: value(element, "w:numFmt") ?? "decimal",
    pattern: value(element, "w:lvlText") ?? "",
    start: Number(value(element, "w:start") ?? 1),
  };
}

/** The labels of lists, counted as Word counts them. */
export class Numbering {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #lists = new Map<string, string>();
  readonly #counters = new Map<string, number[]>();

  constructor(xml: string | null) {
    if (!xml) return;
    forEachChild(xml, "w:numbering", (element) => {
      if (element.name === "w:abstractNum") {
        const levels = childrenNamed(element, "w:lvl").map((level) => [Number(level.attributes["w:ilvl"]), readLevel(level)] as const);
        this.#levels.set(element.attributes["w:abstractNumId"] ?? "", new Map(levels));
      } else if (element.name === "w:num") {
        this.#lists.set(element.attributes["w:numId"] ?? "", child(element, "w:abstractNumId")?.attributes["w:val"] ?? "");
      }
    });
  }

  /** The next label of a list ("•", "3.", "b)") or "" where the list shows none. */
  next(list: { id: string; level: number }): string {
    const abstractId = this.#lists.get(list.id);
    const levels = abstractId === undefined ? undefined : this.#levels.get(abstractId);
    const level = levels?.get(list.level);
    if (!levels || !level || level.format === "none") return "";
    if (level.format === "bullet") return /^[-–—]$/.test(level.pattern) ? level.pattern : "•";
    const counters = this.#counters.get(abstractId ?? "") ?? [];
    counters[list.level] = (counters[list.level] ?? level.start - 1) + 1;
    counters.length = list.level + 1;
    this.#counters.set(abstractId ?? "", counters);
    return level.pattern.replace(/%(\d)/g, (_, digit) => {
      const other = levels.get(Number(digit) - 1);
      const count = counters[Number(digit) - 1] ?? other?.start ?? 1;
      return (FORMATS[other?.format ?? ""] ?? String)(count);
    });
  }
}
