import type { Buffer } from "node:buffer";
import { eachProperty, lookPages } from "./looks.ts";

/** A run of characters whose look matters: where it stands in the file, and what is said of it. */
export interface CharacterRun {
  start: number;
  end: number;
  isDeleted: boolean;
  isHidden: boolean;
  /** The name of its font, where the run says it. */
  font: string | null;
  /** The letter of its font that one character stands for, where it is a symbol. */
  symbol: string | null;
}

/** Places in the file information block (MS-DOC 2.5.6). */
const CHARACTERS = 0xfa;
const FONTS = 0x112;
/** Where a font's name begins in its description. */
const FONT_NAME = 40;

const DELETED = 0x0800;
const HIDDEN = 0x083c;
const SYMBOL = 0x6a09;
const FONT = 0x4a4f;

/** The names of the document's fonts in the order of their numbers. */
function readFonts(main: Buffer, table: Buffer): string[] {
  const start = main.readUInt32LE(FONTS);
  const end = start + main.readUInt32LE(FONTS + 4);
  const names: string[] = [];
  for (let at = start + 4; at + FONT_NAME < end && at < table.length; at += table.readUInt8(at) + 1) {
    const name = table.toString("utf16le", at + FONT_NAME, at + 1 + table.readUInt8(at));
    names.push(name.split("\0")[0] ?? "");
  }
  return names;
}

/** A switch is on by itself (1) or by being the opposite of its style's (0x81); no style hides or deletes. */
const isOn = (value: Buffer) => (value.readUInt8(0) & 1) === 1;

function readRun(properties: Buffer, fonts: string[]): Omit<CharacterRun, "start" | "end"> {
  const run = { isDeleted: false, isHidden: false, font: null as string | null, symbol: null as string | null };
  eachProperty(properties, (code, value) => {
    if (code === DELETED) run.isDeleted = isOn(value);
    else if (code === HIDDEN) run.isHidden = isOn(value);
    else if (code === FONT) run.font = fonts[value.readUInt16LE(0)] ?? null;
    else if (code === SYMBOL) {
      run.font = fonts[value.readUInt16LE(0)] ?? null;
      run.symbol = String.fromCharCode(value.readUInt16LE(2));
    }
  });
  return run;
}

/** The runs of a document that are deleted, hidden, symbols, or set in a font of their own. */
export function readCharacterRuns(main: Buffer, table: Buffer): CharacterRun[] {
  const fonts = readFonts(main, table);
  const found: CharacterRun[] = [];
  for (const { page, runs } of lookPages(main, table, CHARACTERS)) {
    for (let run = 0; run < runs; run++) {
      const offset = page.readUInt8((runs + 1) * 4 + run) * 2;
      if (offset === 0) continue;
      const look = readRun(page.subarray(offset + 1, offset + 1 + page.readUInt8(offset)), fonts);
      if (look.isDeleted || look.isHidden || look.font || look.symbol)
        found.push({ ...look, start: page.readUInt32LE(run * 4), end: page.readUInt32LE((run + 1) * 4) });
    }
  }
  return found;
}
