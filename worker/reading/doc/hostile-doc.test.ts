import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { CompoundFile } from "./compound-file.ts";
import { withoutFields } from "./parts.ts";
import { PieceText } from "./piece-text.ts";
import { readDoc } from "./read-doc.ts";

const FIXTURE = resolve(import.meta.dirname, "../../test/fixtures/reading/spaced.doc");

/** The document with numbers of its header or tables changed. */
function changed(change: (bytes: Buffer) => void): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(readFileSync(FIXTURE));
  change(bytes);
  return new Uint8Array(bytes);
}

const sectorAt = (bytes: Buffer, place: number) => (bytes.readInt32LE(place) + 1) * 512;

describe("a container that cannot be true", () => {
  test.each<[string, (bytes: Buffer) => void]>([
    ["is no container", (bytes) => bytes.writeUInt32LE(0, 0)],
    ["declares more tables than it holds", (bytes) => bytes.writeUInt32LE(0x7fffffff, 44)],
    ["declares more tables of tables than it holds", (bytes) => bytes.writeUInt32LE(0x7fffffff, 72)],
    ["declares sectors of a megabyte", (bytes) => bytes.writeUInt16LE(20, 30)],
    ["begins outside itself", (bytes) => bytes.writeInt32LE(0x7ffffff, 48)],
    [
      "has a directory whose sectors run in a circle",
      (bytes) => bytes.writeInt32LE(bytes.readInt32LE(48), sectorAt(bytes, 76) + bytes.readInt32LE(48) * 4),
    ],
    ["has a directory without entries below the first", (bytes) => bytes.writeInt32LE(-1, sectorAt(bytes, 48) + 76)],
  ])("is refused with what to do: it %s", async (_, change) => {
    await expect(readDoc(changed(change))).rejects.toThrow(/damaged.*save it as .docx/);
  });

  test("entries of a directory that name each other in a circle are each looked at once", () => {
    const circle = changed((bytes) => {
      const directory = sectorAt(bytes, 48);
      for (let entry = 1; entry < 4; entry++) bytes.writeInt32LE((entry % 3) + 1, directory + entry * 128 + 72);
    });
    expect(() => new CompoundFile(Buffer.from(circle)).stream("Nowhere")).toThrow(/no stream/);
  });
});

const TABLE_OF_PIECES = 0x1a2;

/** A main stream and its table of pieces, each piece a place in the stream, bytes a character and a length. */
function written(main: Buffer, pieces: [place: number, width: 1 | 2, length: number][]): PieceText {
  const table = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.length - 5, 1);
  let end = 0;
  pieces.forEach(([place, width, length], index) => {
    end += length;
    table.writeUInt32LE(end, 9 + index * 4);
    const stored = width === 1 ? place * 2 + 0x40000000 : place;
    table.writeUInt32LE(stored, 5 + (pieces.length + 1) * 4 + index * 8 + 2);
  });
  main.writeUInt32LE(0, TABLE_OF_PIECES);
  return new PieceText(main, table);
}

function mainWith(words: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(512), words]);
}

describe("the pieces of a text", () => {
  const main = mainWith(Buffer.concat([Buffer.from("is \x96 safe\x92", "latin1"), Buffer.from("Exampla ", "utf16le")]));

  test("are put together in the order of the text, in either width", () => {
    const text = written(main, [
      [522, 2, 8],
      [512, 1, 10],
    ]);
    expect(text.slice(0, 99)).toBe("Exampla is – safe’");
    expect([...text.stretches(512, 514)]).toEqual([[8, 10]]);
    expect(text.lastBefore(538)).toBe(7);
    expect(text.lastBefore(600)).toBeNull();
  });

  test("that lie outside the file say nothing, and none says more than there is", () => {
    const pieces = [
      [5000, 1, 10],
      [512, 1, 5000],
    ] satisfies Parameters<typeof written>[1];
    expect(written(main, pieces).slice(0, 9000)).toMatch(/^is – safe’/);
  });

  test("that each say the whole file are refused before their text is put together", () => {
    const whole = mainWith(Buffer.alloc(10_000, "a"));
    expect(() => written(whole, Array(100).fill([512, 1, 10_000]))).toThrow(/too many times/);
  });
});

describe("fields", () => {
  test("show what they stand for, in each other too", () => {
    expect(withoutFields("See \x13 HYPERLINK x \x14the \x13REF y\x14SmPC\x15 here\x15.")).toBe("See the SmPC here.");
    expect(withoutFields("A\x13 TOC \x13REF y\x14z\x15\x15 B")).toBe("A B");
  });

  test("without an end take no text away", () => {
    expect(withoutFields("A \x13 faster than others")).toBe("A  faster than others");
    expect(withoutFields("A \x13 REF \x14faster\x15 \x15 B \x14 C")).toBe("A faster  B  C");
  });

  test("a text of eight times as many fields in each other costs eight times as much", async () => {
    const fields = (n: number) => "\x13a\x14b".repeat(n) + "\x15".repeat(n);
    expect(await outgrowth(5_000, fields, withoutFields)).toBeNull();
  });
});

test("a place where a word may be parted at the end of a line is no part of it", async () => {
  const bytes = changed((copy) => {
    const at = copy.indexOf(Buffer.from("Respinyl", "latin1"));
    const wide = copy.indexOf(Buffer.from("Respinyl", "utf16le"));
    if (at >= 0) copy.writeUInt8(0x1f, at + 3);
    else copy.writeUInt16LE(0x1f, wide + 6);
  });
  expect((await readDoc(bytes)).text).toMatch(/^Resinyl for adults/);
});
