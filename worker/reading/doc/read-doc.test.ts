import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { checkMaterial } from "../check-material.ts";
import { putLooks } from "./extract.ts";
import { readDoc } from "./read-doc.ts";

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading", name)));
const read = (name: string) => readDoc(bytesOf(name));

/** A copy with one sequence of bytes put in the place of another. */
function patched(name: string, from: number[], to: number[]) {
  const bytes = bytesOf(name);
  const at = bytes.findIndex((_, index) => from.every((byte, offset) => bytes[index + offset] === byte));
  if (at < 0) throw new Error("Not there");
  bytes.set(to, at);
  return bytes;
}

test("space between paragraphs is kept as a blank line, and labels of lists are said", async () => {
  const material = await read("spaced.doc");
  expect(checkMaterial(material)).toEqual([]);
  expect(material.text).toBe(
    [
      "Respinyl for adults",
      "First line",
      "Second line",
      "",
      "A paragraph that stands apart",
      "",
      "• First item",
      "• Second item",
      "",
      "Small print",
    ].join("\n"),
  );
});

test("symbols are what their fonts draw, hidden and deleted text is kept apart", async () => {
  const { text, hidden, unread } = await read("symbols.doc");
  expect(text.split("\n")[0]).toBe("Nefrazil▼ (dapraxenone) for adults");
  expect(text).toContain("≥ 31%");
  expect(hidden).toEqual([
    { where: "hidden text", text: "Nobody sees this.", page: null },
    { where: "tracked deletion", text: "The best of all.", page: null },
  ]);
  expect(text).not.toMatch(/Nobody|best/);
  expect(unread).toEqual([]);
});

test("a deletion said as the opposite of its style's is kept apart as well", async () => {
  const { text, hidden } = await readDoc(patched("symbols.doc", [0x00, 0x08, 0x01], [0x00, 0x08, 0x81]));
  expect(text).not.toContain("best");
  expect(hidden).toContainEqual({ where: "tracked deletion", text: "The best of all.", page: null });
});

test("properties like that of deletions take no text away", async () => {
  const { text, hidden } = await readDoc(patched("symbols.doc", [0x00, 0x08, 0x01], [0x40, 0x08, 0x01]));
  expect(text).toContain("The best of all.");
  expect(hidden.map(({ where }) => where)).toEqual(["hidden text"]);
});

test("passwords and versions before Word 97 are named", async () => {
  const start = [0xec, 0xa5];
  const old = patched("symbols.doc", start, [0xdc, 0xa5]);
  await expect(readDoc(old)).rejects.toThrow(/before Word 97.*save it as .docx/);
  const locked = bytesOf("symbols.doc");
  const flags = locked.findIndex((byte, at) => byte === start[0] && locked[at + 1] === start[1]) + 11;
  locked[flags] = (locked[flags] ?? 0) | 1;
  await expect(readDoc(locked)).rejects.toThrow(/password-protected.*save it without a password/);
});

test("what marks stand for is put before their lines, in text without end as well", () => {
  const marks = [
    { label: "1.", isApart: false },
    { label: "2.", isApart: true },
  ];
  expect(putLooks("Intro\nFirst\ue000Second\ue001Apart\uefffRest\nEnd", marks)).toBe(
    "Intro\n1. First\n\n2. Second\n\nApart\nRest\nEnd",
  );
  expect(putLooks("Odd\ue005 mark", marks)).toBe("Odd\ue005 mark");
});

test("a text eight times as long costs eight times as much to put labels into", async () => {
  expect(
    await outgrowth(
      50_000,
      (n) => "words ".repeat(n),
      (text) => putLooks(text, []),
    ),
  ).toBeNull();
});
