import { WHITE } from "../contrast.ts";
import type { DraftBlock, DraftPage } from "../draft.ts";
import { DOCX_LIMITS, TextBudget, tooMuch } from "../limits.ts";
import { UnreadableFileError } from "../material.ts";
import { BlockReader } from "./blocks.ts";
import type { DocumentContext } from "./document.ts";
import { Numbering } from "./numbering.ts";
import { readComments, readNotes, readStrayParts, readSurroundings } from "./side-parts.ts";
import { linksIn, namespacesOf, readPart, type Source, xmlOf } from "./source.ts";
import { Styles } from "./styles.ts";
import { type Edge, edgesOf, hasEvenPages } from "./visibility/edges.ts";
import { Fields } from "./visibility/fields.ts";
import { Palette } from "./visibility/palette.ts";
import { mainPart, Parts } from "./visibility/relationships.ts";
import { backgroundOf } from "./visibility/root.ts";
import { readSections, type Section, sectionEnds, USUAL_PAGE } from "./visibility/sections.ts";
import { onPage } from "./visibility/setting.ts";
import { forEachChild } from "./xml.ts";
import type { Zip } from "./zip.ts";

/** Headers that are not shown say more than a page number only with a word. */
const WORD = /\p{L}{3}/u;
const NOT_WORD = "This file is not a Word document. Save it as .docx or .pdf and upload it again.";

/** The body, section by section. */
function readBody(source: Source, name: string, sections: Section[], context: DocumentContext): DraftBlock[] {
  const targets = linksIn(source.parts.relationships);
  const own = { ...context, targets, fields: new Fields(), namespaces: namespacesOf(source, name, "w:document") };
  const reader = new BlockReader(own);
  let at = 0;
  let setting = onPage(own.page, source.behind);
  forEachChild(xmlOf(source, name) ?? [], "w:body", (element) => {
    reader.read(element, setting);
    const ended = sectionEnds(element).length;
    if (ended === 0) return;
    at += ended;
    own.page = sections[at]?.page ?? own.page;
    setting = onPage(own.page, source.behind);
  });
  return reader.blocks;
}

/** Headers or footers of all sections, each text once. */
function readEdges(source: Source, edges: Edge[], kind: "header" | "footer", context: DocumentContext): DraftBlock[] {
  const root = kind === "header" ? "w:hdr" : "w:ftr";
  const said = new Set<string>();
  const blocks = edges
    .filter(({ unseen }) => unseen === null)
    .flatMap(({ part, page }) => readPart(source, { name: part, root }, { ...context, page }))
    .filter(({ text }) => !said.has(text) && said.add(text));
  // What one that is not shown says, and another does not.
  for (const { part, page, unseen } of edges) {
    if (unseen === null) continue;
    const hidden: DocumentContext["hidden"] = [];
    readPart(source, { name: part, root, hiddenAs: unseen }, { ...context, page, hidden });
    context.hidden.push(...hidden.filter(({ text }) => WORD.test(text) && !said.has(text.trim())));
  }
  return blocks.map((block) => ({ ...block, kind }));
}

/** Reads a Word document as it would be with all tracked changes accepted; what a reader would not see (words in the
 * colour of what is behind them, too small, beside the page, deletions, comments, parts that nothing refers to) is kept
 * apart. Throws `UnreadableFileError` when it is no Word document or holds more than can be checked. */
export function readDocx(zip: Zip): DraftPage {
  const main = mainPart(zip);
  if (main === null) throw new UnreadableFileError(NOT_WORD);
  const parts = new Parts(zip, main);
  const source: Source = { zip, parts, read: new Set(), behind: [WHITE] };
  const settings = [...(xmlOf(source, parts.nameOf("settings")) ?? [])].join("");
  const palette = new Palette(xmlOf(source, parts.nameOf("theme")), settings);
  source.behind = [backgroundOf(zip.text(main, "again") ?? [], settings, palette)];
  const sections = readSections(zip.text(main, "again") ?? []);
  const context: DocumentContext = {
    styles: new Styles(xmlOf(source, parts.nameOf("styles")), palette),
    numbering: new Numbering(xmlOf(source, parts.nameOf("numbering")), palette),
    ...{ targets: new Map(), hidden: [], footnotes: new Map(), endnotes: new Map(), namespaces: {} },
    budget: new TextBudget(),
    fields: new Fields(),
    page: sections[0]?.page ?? USUAL_PAGE,
  };
  const edges = { sections, parts, names: zip.names(), even: hasEvenPages(settings) };
  const [heads, feet] = [edgesOf("header", edges), edgesOf("footer", edges)];
  const count = heads.length + feet.length;
  if (count > DOCX_LIMITS.edges) throw tooMuch("This document has", count, DOCX_LIMITS.edges, "headers and footers");
  const headers = readEdges(source, heads, "header", context);
  const [first, ...others] = readBody(source, main, sections, context);
  const blocks = [
    ...headers,
    ...(first ? [{ ...first, joint: "apart" as const }, ...others] : []),
    ...readNotes(source, "footnote", context),
    ...readNotes(source, "endnote", context),
    ...readEdges(source, feet, "footer", context).map((block, index) =>
      index === 0 ? { ...block, joint: "apart" as const } : block,
    ),
  ];
  readComments(source, context);
  readStrayParts(source, context);
  readSurroundings(zip, context);
  const hidden = context.hidden.map((passage) => ({ ...passage, text: passage.text.trim() }));
  return { number: 1, source: "text", confidence: null, blocks, hidden };
}
