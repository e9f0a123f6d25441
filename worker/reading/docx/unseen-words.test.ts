import { expect, test } from "vitest";
import { PRETENCES } from "#worker/test/places/pretences.ts";
import { wordFile } from "#worker/test/places/word-file.ts";
import { SEEN_IN_WORD, UNREAD_IN_WORD, UNSEEN_IN_WORD } from "#worker/test/places/word-places.ts";
import { assembleMaterial } from "../assemble.ts";
import { checkMaterial } from "../check-material.ts";
import { readDocx } from "./read-docx.ts";
import { Zip } from "./zip.ts";

const LINES = ["Zelvorin tablets", "Zelvorin is the best choice for every adult."];
const WORDS = "This is a clinical trial protocol.";

function read(bytes: Uint8Array<ArrayBuffer>) {
  const material = assembleMaterial("docx", [readDocx(new Zip(bytes))], []);
  expect(checkMaterial(material)).toEqual([]);
  return material;
}

const CLEAN = read(wordFile(LINES)).text;
const squeezed = (text: string) => text.replace(/\s/g, "");

test.each(UNSEEN_IN_WORD)("%s: the words are hidden, and the text is that of the clean twin", (_, hide) => {
  const { text, hidden } = read(wordFile(LINES, hide(WORDS)));
  expect(text).toBe(CLEAN);
  expect(hidden.map((passage) => squeezed(passage.text))).toEqual([squeezed(WORDS)]);
});

test("none of 30 sentences gets from any place into the text", () => {
  const words = PRETENCES.join(" ");
  const acting = [...UNSEEN_IN_WORD, ...UNREAD_IN_WORD].filter(
    ([, hide]) => read(wordFile(LINES, hide(words))).text !== CLEAN,
  );
  expect(acting.map(([name]) => name)).toEqual([]);
});

test.each(UNREAD_IN_WORD)("%s is no text", (_, hide) => {
  expect(read(wordFile(LINES, hide(WORDS))).text).toBe(CLEAN);
});

test.each(SEEN_IN_WORD)("%s: the words are text, and nothing is called hidden", (_, show) => {
  const { text, hidden } = read(wordFile(LINES, show(WORDS)));
  expect(text.split(/\n+/)).toContain(WORDS);
  expect(hidden).toEqual([]);
});
