import { forEachChild } from "../xml.ts";
import type { Zip } from "../zip.ts";

export interface Relationship {
  /** The last part of its type: "header", "styles", "hyperlink". */
  type: string;
  /** The address, or the full name of the part. */
  target: string;
  isExternal: boolean;
}

/** A path within the file from the folder of another, with its "..". */
function resolved(folder: string, target: string): string {
  const parts = target.startsWith("/") ? [] : folder.split("/").filter((part) => part !== "");
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** What a part of the file refers to, by id; "" is the file itself. */
export function relationshipsOf(zip: Zip, part: string): Map<string, Relationship> {
  const found = new Map<string, Relationship>();
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const xml = zip.text(`${folder}_rels/${part.slice(folder.length)}.rels`);
  if (!xml) return found;
  forEachChild(xml, "Relationships", ({ attributes }) => {
    const isExternal = attributes.TargetMode === "External";
    const target = attributes.Target ?? "";
    found.set(attributes.Id ?? "", {
      type: (attributes.Type ?? "").replace(/^.*\//, ""),
      target: isExternal ? target : resolved(folder, target),
      isExternal,
    });
  });
  return found;
}

/** The part that holds the document's text: the one that the file says, or the one that Word writes. */
export function mainPart(zip: Zip): string | null {
  const names = new Set(zip.names());
  for (const { type, target } of relationshipsOf(zip, "").values())
    if (type === "officeDocument" && names.has(target)) return target;
  return names.has("word/document.xml") ? "word/document.xml" : null;
}

/** The parts that a document draws on beside its text, by what they are. Where it refers to none of a kind, the one with
 * Word's own name stands in, as for files that other programs wrote without relationships. */
export class Parts {
  readonly #named: (type: string) => string | undefined;
  readonly relationships: ReadonlyMap<string, Relationship>;

  constructor(zip: Zip, main: string) {
    this.relationships = relationshipsOf(zip, main);
    const names = new Set(zip.names());
    const byType = new Map([...this.relationships.values()].map(({ type, target }) => [type, target]));
    const folder = main.slice(0, main.lastIndexOf("/") + 1);
    this.#named = (type) => {
      const usual = `${folder}${type === "theme" ? "theme/theme1" : type}.xml`;
      const said = byType.get(type);
      if (said !== undefined) return names.has(said) ? said : undefined;
      return this.relationships.size === 0 && names.has(usual) ? usual : undefined;
    };
  }

  /** The name of the part of a type ("styles"), if the file has it. */
  nameOf(type: string): string | undefined {
    return this.#named(type);
  }
}
