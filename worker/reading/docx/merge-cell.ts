import { type DraftBlock, draftBlock } from "../draft.ts";

/** A cell is said on one line. */
export function mergeCell(blocks: DraftBlock[], joint: DraftBlock["joint"]): DraftBlock {
  let text = "";
  const links: DraftBlock["links"] = [];
  for (const block of blocks) {
    const shift = text === "" ? 0 : text.length + 1;
    text += (text === "" ? "" : " ") + block.text;
    links.push(...block.links.map((link) => ({ ...link, start: link.start + shift, end: link.end + shift })));
  }
  return draftBlock(text, { kind: "table-cell", joint, fontSize: blocks[0]?.fontSize ?? null, links });
}
