import type { Material } from "./material.ts";

function checkBlocks({ text, blocks, pages }: Material, problems: string[]): void {
  let end = 0;
  for (const block of blocks) {
    const words = text.slice(block.start, block.end);
    const name = `${block.kind} “${words.slice(0, 40)}”`;
    if (block.start < end) problems.push(`${name} overlaps the block before it`);
    if (words.trim() === "" || words.includes("\n")) problems.push(`${name} is blank or broken over lines`);
    if (text.slice(end, block.start).trim() !== "") problems.push(`text before ${name} belongs to no block`);
    const page = pages.find(({ number }) => number === block.page);
    if (!page || block.start < page.start || block.end > page.end)
      problems.push(`${name} is not on page ${block.page}`);
    end = block.end;
  }
  if (text.slice(end).trim() !== "") problems.push("text after the last block");
}

/** What is wrong with the offsets of a material, in words; empty when every one holds. For tests. */
export function checkMaterial(material: Material): string[] {
  const problems: string[] = [];
  const { text, pages, links } = material;
  if (text !== text.trim()) problems.push("text begins or ends with blanks");
  if (/\r|\n{3}/.test(text)) problems.push("text has carriage returns or more than one blank line");
  pages.forEach((page, index) => {
    if (page.start > page.end || page.end > text.length) problems.push(`page ${page.number} is outside the text`);
    if (page.start < (pages[index - 1]?.end ?? 0)) problems.push(`page ${page.number} overlaps the one before`);
  });
  for (const link of links) {
    const words = text.slice(link.start, link.end);
    if (words.trim() === "" || words.includes("\n")) problems.push(`link to ${link.target} marks “${words}”`);
  }
  checkBlocks(material, problems);
  return problems;
}
