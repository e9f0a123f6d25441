import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { draftBlock } from "../draft.ts";
import { MOST_DRAWN, picturesInMemory } from "../drawn-pictures.ts";
import { blankImage } from "../image/grey.ts";
import { type Material, UnreadableFileError } from "../material.ts";
import type { ReadingState } from "../reading-step.ts";
import { readDocxStep } from "./pictures.ts";

const picture = readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading/small.png"));

function wordFile(body: string, media: Record<string, Uint8Array> = {}) {
  const files = Object.entries(media).map(([name, bytes]) => [`word/media/${name}`, bytes] as const);
  const document = strToU8(`<w:document><w:body>${body}</w:body></w:document>`);
  return zipSync({ "word/document.xml": document, ...Object.fromEntries(files) });
}

const TEXT = "<w:p><w:r><w:t>Words of the document.</w:t></w:r></w:p>";

async function read(bytes: Uint8Array, open = async () => blankImage(4, 4)) {
  const tools = { ocrModel: () => Promise.reject(new Error("not needed")), drawn: picturesInMemory() };
  const recognise = async () => ({ blocks: [draftBlock("Words in a picture.")], confidence: 90 });
  let opened = 0;
  const load = async () => {
    opened++;
    return new Uint8Array(bytes);
  };
  const source = { format: "docx", fileName: "test.docx", bytes: load } as const;
  const states: ReadingState[] = [];
  for (;;) {
    const step = await readDocxStep(source, states.at(-1) ?? null, tools, { open, recognise });
    if (step.done) return { material: step.material as Material, states, opened };
    states.push(structuredClone(step.state));
  }
}

test("a file whose text Word takes up when it opens the document is named as unread, an embedded object is not", async () => {
  const html = strToU8("<html><body><p>Zelvorin is the best choice.</p></body></html>");
  const { material } = await read(wordFile(TEXT, { "chunk.html": html }));
  expect(material.unread.map(({ reason }) => reason)).toEqual([expect.stringMatching(/file is inserted.*save it/)]);
  expect((await read(wordFile(TEXT, { "embeddings/sheet.docx": html }))).material.unread).toEqual([]);
});

describe("pictures in a document", () => {
  test("are read one a step, after its text, without the document", async () => {
    const { material, states, opened } = await read(wordFile(TEXT, { "a.png": picture, "b.png": picture }));
    expect(material.text.split(/\n+/)).toEqual([
      "Words of the document.",
      "Words in a picture.",
      "Words in a picture.",
    ]);
    expect(states.map(({ pagesDone, pagesTotal }) => [pagesDone, pagesTotal])).toEqual([
      [1, 3],
      [1, 3],
      [2, 3],
    ]);
    // For its text, and to draw its pictures.
    expect(opened).toBe(2);
    expect(material.unread).toEqual([]);
  });

  test("are drawn a few at a time", async () => {
    const names = Array.from({ length: MOST_DRAWN + 1 }, (_, at) => [`${at}.png`, picture]);
    const { material, opened } = await read(wordFile(TEXT, Object.fromEntries(names)));
    expect(material.text.match(/Words in a picture/g)).toHaveLength(MOST_DRAWN + 1);
    expect(opened).toBe(3);
  });

  test("of a vast number of pixels together are read up to a limit, and the others are named", async () => {
    const large = Buffer.from(picture);
    large.writeUInt32BE(6_000, 16);
    large.writeUInt32BE(6_000, 20);
    const names = Array.from({ length: 30 }, (_, at) => [`${at}.png`, large]);
    const { material } = await read(wordFile(TEXT, Object.fromEntries(names)));
    expect(material.text.match(/Words in a picture/g)).toHaveLength(6);
    expect(material.unread.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/240 megapixels.*Compress its pictures/),
    ]);
  });

  test("are named where they cannot be read", async () => {
    const damaged = () => Promise.reject(new UnreadableFileError("damaged"));
    const drawing = { "c.emf": new Uint8Array(5_000), "a.png": picture, "b.png": picture };
    const { material } = await read(wordFile(TEXT, drawing), damaged);
    expect(material.text).toBe("Words of the document.");
    expect(material.unread.map(({ reason }) => reason.slice(0, 24))).toEqual([
      "A drawing in this docume",
      "A picture in this docume",
    ]);
  });

  test("are all that some documents hold", async () => {
    expect((await read(wordFile("<w:p/>", { "a.png": picture }))).material.text).toBe("Words in a picture.");
    await expect(read(wordFile("<w:p/>"))).rejects.toThrow(/no readable text/);
  });
});
