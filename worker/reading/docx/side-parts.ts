import type { DraftBlock } from "../draft.ts";
import { hiddenProperties } from "../properties.ts";
import { BlockReader } from "./blocks.ts";
import type { DocumentContext } from "./document.ts";
import { linksIn, namespacesOf, type Source, xmlOf } from "./source.ts";
import { wordsIn } from "./visibility/alternate.ts";
import { Fields } from "./visibility/fields.ts";
import { relationshipsOf } from "./visibility/relationships.ts";
import { onPage } from "./visibility/setting.ts";
import { forEachChild, type XmlElement } from "./xml.ts";
import type { Zip } from "./zip.ts";

/** Parts of Word's own that hold no words of the document's. */
const WITHOUT_WORDS =
  /\/(?:styles|stylesWithEffects|settings|webSettings|fontTable|numbering|people|commentsExtended|commentsIds|commentsExtensible)\.xml$/;

/** Footnotes or endnotes in the order in which the text refers to them, each after its number. */
export function readNotes(source: Source, kind: "footnote" | "endnote", context: DocumentContext): DraftBlock[] {
  const name = source.parts.nameOf(`${kind}s`);
  const xml = xmlOf(source, name);
  if (!xml || name === undefined) return [];
  const targets = linksIn(relationshipsOf(source.zip, name));
  const own = { ...context, targets, namespaces: namespacesOf(source, name, `w:${kind}s`) };
  const numbers = context[`${kind}s`];
  const notes = new Map<string, XmlElement>();
  forEachChild(xml, `w:${kind}s`, (element) => notes.set(element.attributes["w:id"] ?? "", element));
  const setting = onPage(own.page, source.behind);
  const read = (id: string, hiddenAs: string | null) => {
    const reader = new BlockReader({ ...own, fields: new Fields() });
    for (const part of notes.get(id)?.children ?? [])
      if (typeof part !== "string") reader.read(part, { ...setting, hiddenAs });
    return reader.blocks;
  };
  for (const [id, note] of notes)
    if (!numbers.has(id) && note.attributes["w:type"] === undefined) read(id, `${kind} that nothing refers to`);
  return [...numbers.keys()].flatMap((id, index) => {
    const prefix = `${index + 1} `;
    return read(id, null).map(
      (block, at): DraftBlock => ({
        ...block,
        kind: "footnote",
        joint: index === 0 && at === 0 ? "apart" : "line",
        text: at === 0 ? prefix + block.text : block.text,
        links: block.links.map((link) =>
          at === 0 ? { ...link, start: link.start + prefix.length, end: link.end + prefix.length } : link,
        ),
      }),
    );
  });
}

/** Keeps the words apart that stand in an element which is no part of the document's text. */
function hideWords(element: XmlElement, where: string, context: DocumentContext): void {
  const text = wordsIn(element);
  context.budget.spend(text.length, 1);
  if (text) context.hidden.push({ text, where, page: null });
}

/** Comments are hidden text. */
export function readComments(source: Source, context: DocumentContext): void {
  const xml = xmlOf(source, source.parts.nameOf("comments"));
  if (xml) forEachChild(xml, "w:comments", (element) => hideWords(element, "comment", context));
}

/** The name of the outermost element of a part, or of what holds its paragraphs. */
function holderIn(zip: Zip, name: string): string | null {
  const head = new TextDecoder().decode(zip.head(name, 2_000));
  const root = /<(\w+:\w+)[\s>]/.exec(head)?.[1] ?? null;
  return root === "w:document" ? "w:body" : root;
}

/** Words of parts that are in the file and that nothing refers to: Word never opens them. */
export function readStrayParts({ zip, read }: Source, context: DocumentContext): void {
  for (const name of zip.names()) {
    if (!/^word\/[^/]+\.xml$/.test(name) || read.has(name) || WITHOUT_WORDS.test(name)) continue;
    const holder = holderIn(zip, name);
    if (holder === null) continue;
    forEachChild(zip.text(name) ?? [], holder, (element) =>
      hideWords(element, "part of the file that nothing refers to", context),
    );
  }
}

/** Properties, embedded files and macros: part of the file that no reader of the document sees. */
export function readSurroundings(zip: Zip, context: DocumentContext): void {
  const properties: Record<string, string> = {};
  const xml = zip.text("docProps/core.xml");
  if (xml) {
    forEachChild(xml, "cp:coreProperties", ({ name, children }) => {
      properties[name.replace(/^\w+:/, "")] = children.filter((part) => typeof part === "string").join("");
    });
  }
  context.hidden.push(...hiddenProperties(properties));
  for (const name of zip.names()) {
    if (/^word\/embeddings\/./.test(name))
      context.hidden.push({ text: name.replace(/^.*\//, ""), where: "embedded file, not read", page: null });
    if (/^word\/vbaProject\.bin$/.test(name))
      context.hidden.push({ text: "Macros, neither read nor run", where: "macro", page: null });
  }
}
