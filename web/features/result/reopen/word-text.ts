import mammoth from "mammoth/mammoth.browser.js";
import type { MarkedText } from "#schema/result.ts";

const BLOCKS = "h1, h2, h3, h4, h5, h6, p, li";

/** The text of a Word file, a block a line. The HTML that Mammoth makes is only read for its words and is never put on a page. */
export async function readWord(file: File): Promise<MarkedText> {
  const { value: html } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  const body = new DOMParser().parseFromString(html, "text/html").body;
  let text = "";
  const headings: MarkedText["headings"] = [];
  for (const block of body.querySelectorAll(BLOCKS)) {
    // What holds blocks of its own is told by them.
    if (block.querySelector(BLOCKS)) continue;
    const words = block.textContent.trim();
    if (words === "") continue;
    if (/^H\d$/.test(block.tagName)) headings.push({ start: text.length, end: text.length + words.length });
    text += `${words}\n`;
  }
  return { text, pages: [], headings };
}
