import type { Buffer } from "node:buffer";
import type { PieceText } from "./piece-text.ts";

/** The texts of a document by where they stand. */
export interface Parts {
  headers: string;
  body: string;
  textBoxes: string;
  footnotes: string;
  endnotes: string;
  footers: string;
  comments: string;
}

/** Places in the file information block (MS-DOC 2.5.4): the characters of each part, in the order of the text. */
const LENGTHS = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  comments: 0x5c,
  endnotes: 0x60,
  textBoxes: 0x64,
  headerTextBoxes: 0x68,
} as const;
const HEADER_STORIES = 0xf2;

/** The first six of the stories among the headers separate notes; then each section has six of its own, these at its foot. */
const SEPARATORS = 6;
const FOOTERS = [2, 3, 5];

/** A field stands between U+0013 and U+0015, after U+0014 what it shows. Only that is kept; what nothing ends is no field. */
export function withoutFields(text: string): string {
  const open: { command: string; shown: string | null }[] = [{ command: "", shown: "" }];
  const add = (words: string) => {
    const field = open[open.length - 1];
    if (!field) return;
    if (field.shown === null) field.command += words;
    else field.shown += words;
  };
  for (const part of text.split(/([\u0013-\u0015])/)) {
    const field = open[open.length - 1];
    if (part === "\u0013") open.push({ command: "", shown: null });
    else if (part === "\u0014") {
      if (field) field.shown ??= "";
    } else if (part === "\u0015") {
      if (open.length > 1) add(open.pop()?.shown ?? "");
    } else add(part);
  }
  return open.map(({ command, shown }) => shown ?? command).join("");
}

const asShown = (text: string) => withoutFields(text).replace(/\r\n?|[\u000b\u000c]/g, "\n");

/** Headers and footers of all sections: stories one after the other, whose ends stand in a table. */
function readStories(main: Buffer, table: Buffer, text: PieceText, first: number, end: number) {
  const stories = { headers: "", footers: "" };
  const start = main.readUInt32LE(HEADER_STORIES);
  const count = Math.floor(main.readUInt32LE(HEADER_STORIES + 4) / 4);
  if (count < 2 || start + count * 4 > table.length) return stories;
  let from = first + table.readUInt32LE(start);
  for (let story = 0; story + 1 < count; story++) {
    const to = Math.min(end, first + table.readUInt32LE(start + (story + 1) * 4));
    if (to < from) break;
    if (story >= SEPARATORS) stories[FOOTERS.includes(story % 6) ? "footers" : "headers"] += text.slice(from, to);
    from = to;
  }
  return stories;
}

/** Cuts the text of a document into its parts. */
export function readParts(main: Buffer, table: Buffer, text: PieceText): Parts {
  const ends: number[] = [];
  for (const place of Object.values(LENGTHS)) ends.push((ends.at(-1) ?? 0) + main.readUInt32LE(place));
  const [body = 0, footnotes = 0, headers = 0, comments = 0, endnotes = 0, textBoxes = 0, headerTextBoxes = 0] = ends;
  // Every part but the body ends with a mark of its own.
  const part = (start: number, end: number) => asShown(text.slice(start, end - 1));
  const stories = readStories(main, table, text, footnotes, headers);
  return {
    headers: asShown(stories.headers),
    body: asShown(text.slice(0, body)),
    textBoxes: `${part(endnotes, textBoxes)}\n${part(textBoxes, headerTextBoxes)}`,
    footnotes: part(body, footnotes),
    endnotes: part(comments, endnotes),
    footers: asShown(stories.footers),
    comments: part(headers, comments),
  };
}
