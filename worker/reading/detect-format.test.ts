import { describe, expect, test } from "vitest";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";
import { detectFile, detectFormat } from "./detect-format.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );

const PNG = bytes([0x89], "PNG", [13, 10, 26, 10]);
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0]);
const ZIP = bytes("PK", [3, 4]);
const CFB = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const PROGRAM = bytes("MZ", [0x90, 0, 3, 0, 0, 0]);

/** How a file of each kind that pages let somebody choose begins. */
const BEGINNINGS: Record<keyof typeof ACCEPTED_TYPES, Uint8Array> = {
  ".pdf": bytes("%PDF-1.7"),
  ".docx": ZIP,
  ".doc": CFB,
  ".txt": bytes("Plain text"),
  ".jpg": JPEG,
  ".jpeg": JPEG,
  ".png": PNG,
  ".gif": bytes("GIF89a"),
  ".webp": bytes("RIFF", [0, 0, 0, 0], "WEBP"),
};

describe("the format of an upload", () => {
  test("is known of every kind that pages let somebody choose, under the media type that they name", () => {
    const known = Object.entries(BEGINNINGS).map(([ending, head]) => [
      ending,
      detectFile(head, `a${ending}`)?.mediaType,
    ]);
    expect(Object.fromEntries(known)).toEqual(ACCEPTED_TYPES);
  });

  test.each([
    [bytes("%PDF-1.7"), "a.pdf", "pdf"],
    [bytes(" ".repeat(900), "%PDF-1.4"), "A.PDF", "pdf"],
    [ZIP, "a.docx", "docx"],
    [CFB, "a.doc", "doc"],
    [ZIP, "renamed.doc", "docx"],
    [CFB, "locked.docx", "docx"],
    [PNG, "a.png", "image"],
    [JPEG, "a.jpg", "image"],
    [JPEG, "a.jpeg", "image"],
    [bytes("GIF89a"), "a.gif", "image"],
    [bytes("RIFF", [0, 0, 0, 0], "WEBP"), "a.webp", "image"],
    [bytes("Plain caf", [0xe9], " text\r\n"), "a.txt", "text"],
    [bytes([0xff, 0xfe, 0x41, 0]), "a.txt", "text"],
  ])("is told by content and name (%#)", (head, name, format) => {
    expect(detectFormat(head, name)).toBe(format);
  });

  test.each([
    [PROGRAM, "a.pdf"],
    [PROGRAM, "a.txt"],
    [bytes([0x7f], "ELF"), "a.txt"],
    [PNG, "a.jpg"],
    [bytes("%PDF-1.7"), "a.docx"],
    [bytes("%PDF-1.7"), "a.png"],
    [bytes("%PDF-1.7", "PK", [3, 4]), "a.docx"],
    [bytes("GIF89a", "%PDF-1.7"), "a.png"],
    [ZIP, "a.zip"],
    [bytes("text"), "a"],
    [bytes("text"), "a.html"],
    [bytes(" ".repeat(2000), "%PDF-"), "a.pdf"],
    [bytes("RIFF", [0, 0, 0, 0], "WAVE"), "a.webp"],
  ])("is not known when they disagree or neither is accepted (%#)", (head, name) => {
    expect(detectFormat(head, name)).toBeNull();
  });

  test("comes with its media type", () => {
    expect(detectFile(JPEG, "photo.JPEG")?.mediaType).toBe("image/jpeg");
  });
});
