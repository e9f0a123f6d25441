import type { Material } from "#worker/reading/material.ts";
import type { Span } from "#worker/text/types.ts";

/** A part of a material, from one offset of its text to another, as a material of its own. What is hidden goes with the pages
 * that it is on, or with every part where it is on none. */
export function cutMaterial(material: Material, start: number, end: number): Material {
  const within = <T extends Span>(all: readonly T[]): T[] =>
    all.flatMap((one) =>
      one.start < end && one.end > start
        ? [{ ...one, start: Math.max(one.start, start) - start, end: Math.min(one.end, end) - start }]
        : [],
    );
  const pages = within(material.pages);
  const numbers = new Set(pages.map(({ number }) => number));
  return {
    format: material.format,
    text: material.text.slice(start, end),
    pages,
    blocks: within(material.blocks),
    links: within(material.links),
    hidden: material.hidden.filter(({ page }) => page === null || numbers.has(page)),
    unread: [],
  };
}
