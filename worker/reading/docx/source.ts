import type { DraftBlock } from "../draft.ts";
import { BlockReader } from "./blocks.ts";
import type { DocumentContext } from "./document.ts";
import type { Namespaces } from "./visibility/alternate.ts";
import { Fields } from "./visibility/fields.ts";
import { type Parts, type Relationship, relationshipsOf } from "./visibility/relationships.ts";
import { rootNamespaces } from "./visibility/root.ts";
import type { Backdrop } from "./visibility/run-look.ts";
import { onPage } from "./visibility/setting.ts";
import { forEachChild } from "./xml.ts";
import type { Zip } from "./zip.ts";

/** The file while it is read: its parts, and what is behind the text of its pages. */
export interface Source {
  zip: Zip;
  parts: Parts;
  /** Names of the parts that have been read, or that hold no words. */
  read: Set<string>;
  behind: Backdrop;
}

/** The addresses among what a part refers to, by relationship id. */
export function linksIn(relationships: ReadonlyMap<string, Relationship>): Map<string, string> {
  const found = [...relationships].filter(([, { isExternal }]) => isExternal);
  return new Map(found.map(([id, { target }]) => [id, target]));
}

/** The XML of a part in pieces, to be read once; null where there is none. */
export function xmlOf({ zip, read }: Source, name: string | undefined): Iterable<string> | null {
  if (name === undefined) return null;
  read.add(name);
  return zip.text(name);
}

/** What the prefixes stand for that a part declares at its beginning. */
export const namespacesOf = ({ zip }: Source, name: string, root: string): Namespaces =>
  rootNamespaces(zip.text(name, "again") ?? [], root);

/** Reads a part that may refer to others; `hiddenAs` is why nothing of it is seen, or null. */
export function readPart(
  source: Source,
  { name, root, hiddenAs = null }: { name: string; root: string; hiddenAs?: string | null },
  context: DocumentContext,
): DraftBlock[] {
  const xml = xmlOf(source, name);
  if (!xml) return [];
  const targets = linksIn(relationshipsOf(source.zip, name));
  const own = { ...context, targets, fields: new Fields(), namespaces: namespacesOf(source, name, root) };
  const reader = new BlockReader(own);
  const page = onPage(own.page, source.behind);
  const setting = { ...page, hiddenAs: hiddenAs ?? page.hiddenAs };
  forEachChild(xml, root, (element) => reader.read(element, setting));
  return reader.blocks;
}
