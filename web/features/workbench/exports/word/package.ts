import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** A Word file as its parts: text by name for those that are changed, bytes for all others. */
export class WordPackage {
  private readonly parts: Record<string, Uint8Array>;

  /** Throws where the bytes are no ZIP file. */
  constructor(bytes: Uint8Array) {
    this.parts = unzipSync(bytes);
  }

  get names(): string[] {
    return Object.keys(this.parts);
  }

  /** A part as an XML document; null where there is none. */
  read(name: string): Document | null {
    const bytes = this.parts[name];
    return bytes ? new DOMParser().parseFromString(strFromU8(bytes), "application/xml") : null;
  }

  write(name: string, xml: Document): void {
    const text = new XMLSerializer().serializeToString(xml);
    this.writeText(name, text.startsWith("<?xml") ? text : `${DECLARATION}${text}`);
  }

  writeText(name: string, text: string): void {
    this.parts[name] = strToU8(text);
  }

  bytes(): Uint8Array {
    return zipSync(this.parts);
  }
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Names a new part in the lists by which Word finds it: its kind, and that the document refers to it. */
export function registerPart(word: WordPackage, part: { name: string; contentType: string; relation: string }): void {
  const types = word.read("[Content_Types].xml");
  if (!types) throw new Error("The Word file has no list of its parts");
  const override = types.createElementNS(types.documentElement.namespaceURI, "Override");
  override.setAttribute("PartName", `/word/${part.name}`);
  override.setAttribute("ContentType", part.contentType);
  types.documentElement.append(override);
  word.write("[Content_Types].xml", types);
  const path = "word/_rels/document.xml.rels";
  const empty = `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>`;
  const relations = word.read(path) ?? new DOMParser().parseFromString(empty, "application/xml");
  const relation = relations.createElementNS(relations.documentElement.namespaceURI, "Relationship");
  relation.setAttribute("Id", "rIdAbpiComments");
  relation.setAttribute("Type", part.relation);
  relation.setAttribute("Target", part.name);
  relations.documentElement.append(relation);
  word.write(path, relations);
}
