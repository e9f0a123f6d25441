import { forEachChild, isOn, type XmlElement } from "../xml.ts";
import type { Parts } from "./relationships.ts";
import type { PageSize, Section } from "./sections.ts";

/** A header or footer: the part that holds it, the page of the first section with it, and why it is not shown, or null. */
export interface Edge {
  part: string;
  page: PageSize;
  unseen: string | null;
}

/** Whether the document has other headers on even pages. */
export function hasEvenPages(settings: string): boolean {
  let found = false;
  if (settings)
    forEachChild(settings, "w:settings", (element: XmlElement) => {
      const holder: XmlElement = { name: "", attributes: {}, children: [element] };
      found ||= isOn(holder, "w:evenAndOddHeaders") === true;
    });
  return found;
}

/** The headers or footers that sections refer to, in their order, those that are shown first; then those of the file that
 * none refers to. A file without any relationships, as other programs write, shows them all. */
export function edgesOf(
  edge: "header" | "footer",
  { sections, parts, names, even }: { sections: Section[]; parts: Parts; names: readonly string[]; even: boolean },
): Edge[] {
  const usual = names.filter((name) => new RegExp(`^word/${edge}\\d*\\.xml$`).test(name)).sort();
  const [first] = sections;
  const page = first?.page as PageSize;
  if (parts.relationships.size === 0) return usual.map((part) => ({ part, page, unseen: null }));
  const found = new Map<string, Edge>();
  for (const section of sections)
    for (const [kind, id] of section.edges) {
      const part = parts.relationships.get(id)?.target;
      if (!kind.startsWith(edge) || part === undefined) continue;
      const isShown = kind.endsWith("first") ? section.hasTitlePage : kind.endsWith("even") ? even : true;
      const before = found.get(part);
      const unseen = isShown || before?.unseen === null ? null : `${edge} that no page shows`;
      found.set(part, { part, page: before?.page ?? section.page, unseen });
    }
  const shown = [...found.values()].sort((a, b) => Number(a.unseen !== null) - Number(b.unseen !== null));
  const others = usual.filter((name) => !found.has(name));
  return [...shown, ...others.map((part) => ({ part, page, unseen: `${edge} that nothing refers to` }))];
}
