import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkMaterial } from "../check-material.ts";
import { readDoc } from "./read-doc.ts";

const read = (name: string) =>
  readDoc(new Uint8Array(readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading", name))));

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
