import type { Material } from "#worker/reading/material.ts";

/** A material of one page made of plain text, as the reader would make it of a text file. */
export function materialFromText(text: string): Material {
  return {
    format: "text",
    text,
    pages: [{ number: 1, start: 0, end: text.length, source: "text", confidence: null }],
    blocks: [],
    links: [],
    hidden: [],
    unread: [],
  };
}
