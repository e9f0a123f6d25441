import { join, resolve } from "node:path";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";

const packages = resolve(import.meta.dirname, "../../node_modules/@fontsource-variable");
const FACES: Readonly<Record<string, string>> = {
  inter: "inter/files/inter-latin-wght-normal.woff2",
  serif: "source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
};

/** A4 at 200 dots an inch, text of 10 points. */
const WIDTH = 1654;
const HEIGHT = 2339;
const MARGIN = 160;
const SIZE = (10 * 200) / 72;
const LINE = SIZE * 1.45;

function wrap(context: SKRSContext2D, paragraph: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Draws as many paragraphs of a text as one page holds, black on white. Characters beyond Latin ones are left out: the
 * faces do not have them. Returns the PNG and the words on it. */
export function drawPage(text: string, face: string): { png: Uint8Array<ArrayBuffer>; words: string[] } {
  const file = FACES[face];
  if (!file) throw new Error(`No face ${face}`);
  GlobalFonts.registerFromPath(join(packages, file), face);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = "#000000";
  context.font = `${SIZE}px ${face}`;
  const words: string[] = [];
  let y = MARGIN;
  for (const paragraph of text.replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”\n]/g, "").split("\n")) {
    const lines = paragraph.trim() === "" ? [] : wrap(context, paragraph.trim());
    if (y + lines.length * LINE > HEIGHT - MARGIN) break;
    for (const line of lines) {
      context.fillText(line, MARGIN, y);
      words.push(...line.split(" "));
      y += LINE;
    }
    y += LINE * 0.6;
  }
  return { png: new Uint8Array(canvas.toBuffer("image/png")), words };
}
