import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkMaterial } from "../check-material.ts";
import { readDoc } from "./read-doc.ts";

const file = readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading/spaced.doc"));

test("space between paragraphs is kept as a blank line, and labels of lists are said", async () => {
  const material = await readDoc(new Uint8Array(file));
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
