import type { DraftBlock, DraftPage } from "../draft.ts";
import { TextBudget } from "../limits.ts";
import { type BlockKind, UnreadableFileError } from "../material.ts";
import { hiddenProperties } from "../properties.ts";
import { BlockReader } from "./blocks.ts";
import type { DocumentContext } from "./document.ts";
import { Numbering } from "./numbering.ts";
import { Styles } from "./styles.ts";
import { forEachChild, type XmlElement } from "./xml.ts";
import type { Zip } from "./zip.ts";

const NOT_WORD = "This file is not a Word document. Save it as .docx or .pdf and upload it again.";

function readTargets(zip: Zip, part: string): Map<string, string> {
  const targets = new Map<string, string>();
  const xml = zip.text(part.replace(/([^/]+)$/, "_rels/$1.rels"));
  if (xml) {
    forEachChild(xml, "Relationships", ({ attributes }) => {
      if (attributes.TargetMode === "External") targets.set(attributes.Id ?? "", attributes.Target ?? "");
    });
  }
  return targets;
}

/** The blocks of a part, one kind for all where one is given. */
function readPart(zip: Zip, name: string, root: string, context: DocumentContext, kind?: BlockKind): DraftBlock[] {
  const xml = zip.text(name);
  if (!xml) return [];
  const reader = new BlockReader({ ...context, targets: readTargets(zip, name) });
  forEachChild(xml, root, (element) => reader.read(element));
  return kind ? reader.blocks.map((block) => ({ ...block, kind })) : reader.blocks;
}

/** Headers or footers of all sections, each text once. */
function readEdges(zip: Zip, edge: "header" | "footer", context: DocumentContext): DraftBlock[] {
  const names = zip
    .names()
    .filter((name) => new RegExp(`^word/${edge}\\d*\\.xml$`).test(name))
    .sort();
  const said = new Set<string>();
  return names
    .flatMap((name) => readPart(zip, name, edge === "header" ? "w:hdr" : "w:ftr", context, edge))
    .filter(({ text }) => !said.has(text) && said.add(text));
}

/** Footnotes or endnotes in the order in which the text refers to them, each after its number. */
function readNotes(zip: Zip, kind: "footnote" | "endnote", context: DocumentContext): DraftBlock[] {
  const ids = [...context[`${kind}s`].keys()];
  const name = `word/${kind}s.xml`;
  const xml = zip.text(name);
  if (!xml) return [];
  const notes = new Map<string, XmlElement>();
  forEachChild(xml, `w:${kind}s`, (element) => notes.set(element.attributes["w:id"] ?? "", element));
  const targets = readTargets(zip, name);
  return ids.flatMap((id, index) => {
    const reader = new BlockReader({ ...context, targets });
    for (const part of notes.get(id)?.children ?? []) if (typeof part !== "string") reader.read(part);
    const prefix = `${index + 1} `;
    return reader.blocks.map(
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

function readComments(zip: Zip, context: DocumentContext): void {
  const xml = zip.text("word/comments.xml");
  if (!xml) return;
  forEachChild(xml, "w:comments", (element) => {
    const reader = new BlockReader({ ...context, hidden: [] });
    for (const part of element.children) if (typeof part !== "string") reader.read(part);
    const text = reader.blocks.map((block) => block.text).join(" ");
    if (text) context.hidden.push({ text, where: "comment", page: null });
  });
}

/** Properties, embedded files and macros: part of the file that no reader of the document sees. */
function readSurroundings(zip: Zip, context: DocumentContext): void {
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

/** Reads a Word document as it would be with all tracked changes accepted; what a reader would not see (hidden and white
 * text, deletions, comments) is kept apart. Throws `UnreadableFileError` when it is no Word document or
 * holds more than can be checked. */
export function readDocx(zip: Zip): DraftPage {
  if (!zip.names().includes("word/document.xml")) throw new UnreadableFileError(NOT_WORD);
  const context: DocumentContext = {
    styles: new Styles(zip.text("word/styles.xml")),
    numbering: new Numbering(zip.text("word/numbering.xml")),
    targets: new Map(),
    hidden: [],
    footnotes: new Map(),
    endnotes: new Map(),
    budget: new TextBudget(),
  };
  const headers = readEdges(zip, "header", context);
  const body = readPart(zip, "word/document.xml", "w:body", context);
  const [first, ...others] = body;
  const blocks = [
    ...headers,
    ...(first ? [{ ...first, joint: "apart" as const }, ...others] : []),
    ...readNotes(zip, "footnote", context),
    ...readNotes(zip, "endnote", context),
    ...readEdges(zip, "footer", context).map((block, index) =>
      index === 0 ? { ...block, joint: "apart" as const } : block,
    ),
  ];
  readComments(zip, context);
  readSurroundings(zip, context);
  const hidden = context.hidden.map((passage) => ({ ...passage, text: passage.text.trim() }));
  return { number: 1, source: "text", confidence: null, blocks, hidden };
}
