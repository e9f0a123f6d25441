/** A level of a list as a document defines it. */
export interface ListLevel {
  format: "bullet" | "none" | "decimal" | "decimalZero" | "lowerLetter" | "upperLetter" | "lowerRoman" | "upperRoman";
  /** The label with %1 … %9 where the counters of the levels stand; for bullets the bullet. */
  pattern: string;
  start: number;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
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
const letter = (number: number) =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(Math.ceil(number / 26), 9));

const FORMATS: Readonly<Partial<Record<ListLevel["format"], (number: number) => string>>> = {
  lowerLetter: letter,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  decimalZero: (number) => String(number).padStart(2, "0"),
};

/** Counts list items as Word does: each level by itself, starting again under a new item of a level above. */
export class ListLabels {
  readonly #counters = new Map<string, number[]>();

  /** The next label of a list ("•", "3.", "b)"), or "" where it shows none. `levels` are those of the list. */
  next(list: string, depth: number, levels: ReadonlyMap<number, ListLevel>): string {
    const level = levels.get(depth);
    if (!level || level.format === "none") return "";
    if (level.format === "bullet") return /^[-–—]$/.test(level.pattern) ? level.pattern : "•";
    const counters = this.#counters.get(list) ?? [];
    counters[depth] = (counters[depth] ?? level.start - 1) + 1;
    counters.length = depth + 1;
    this.#counters.set(list, counters);
    return level.pattern.replace(/%(\d)/g, (_, digit) => {
      const other = levels.get(Number(digit) - 1);
      const count = counters[Number(digit) - 1] ?? other?.start ?? 1;
      return (FORMATS[other?.format ?? "decimal"] ?? String)(count);
    });
  }
}
