import { SaxesParser } from "saxes";
import { DOCX_LIMITS, tooMuch } from "../limits.ts";
import { UnreadableFileError } from "../material.ts";

export interface XmlElement {
  /** With its prefix, as Word writes it: "w:p". */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

const NO_ATTRIBUTES: XmlElement["attributes"] = {};
/** What is said of a file built to keep a reader busy. */
export const HOSTILE =
  "This Word file is built in a way that Word does not write. Open it in Word, save it as a new .docx and upload that.";
const DAMAGED =
  "This Word file is damaged and cannot be opened. Open it in Word, save it as a new .docx and upload that.";

function checked(name: string, attributes: Record<string, string>): XmlElement["attributes"] {
  const entries = Object.entries(attributes);
  if (entries.length === 0 && name.length <= DOCX_LIMITS.name) return NO_ATTRIBUTES;
  const isLong = ([key, value]: [string, string]) =>
    key.length > DOCX_LIMITS.name || value.length > DOCX_LIMITS.attribute;
  if (name.length > DOCX_LIMITS.name || entries.length > DOCX_LIMITS.attributes || entries.some(isLong))
    throw new UnreadableFileError(HOSTILE);
  return Object.fromEntries(entries);
}

/** Puts the children of the first element named `parent` together, one after another. */
class ChildCollector {
  isOver = false;
  readonly #parent: string;
  readonly #use: (element: XmlElement) => void;
  /** The child that is being put together, with the elements open in it. */
  readonly #open: XmlElement[] = [];
  #size = 0;
  #depth = 0;
  #parentDepth = -1;

  constructor(parent: string, use: (element: XmlElement) => void) {
    this.#parent = parent;
    this.#use = use;
  }

  begin(name: string, attributes: Record<string, string>): void {
    if (this.isOver) return;
    if (++this.#depth > DOCX_LIMITS.depth) throw new UnreadableFileError(HOSTILE);
    if (this.#parentDepth < 0) {
      if (name === this.#parent) {
        this.#parentDepth = this.#depth;
        this.#size = 0;
      } else if (++this.#size > DOCX_LIMITS.elements) throw new UnreadableFileError(HOSTILE);
      return;
    }
    if (++this.#size > DOCX_LIMITS.elements)
      throw tooMuch("A table or section of this document has", null, DOCX_LIMITS.elements, "parts");
    const element: XmlElement = { name, attributes: checked(name, attributes), children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = this.#depth-- === this.#parentDepth;
    const closed = this.#open.pop();
    if (!closed || this.#open.length > 0) return;
    this.#size = 0;
    this.#use(closed);
  }

  say(text: string): void {
    if (!this.isOver) this.#open.at(-1)?.children.push(text);
  }
}

/** Calls `use` with each complete child of the first element named `parent`, one after another, so that a long document
 * is never in memory as a tree; `xml` may come in pieces, of which no more are taken than needed. Throws
 * `UnreadableFileError` where it is not well-formed, and for what Word never writes and is a means of attack: entities of
 * the document's own, nesting, names, attributes and comments beyond the limits. */
export function forEachChild(xml: string | Iterable<string>, parent: string, use: (element: XmlElement) => void): void {
  const children = new ChildCollector(parent, use);
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", () => {
    throw new UnreadableFileError(DAMAGED);
  });
  parser.on("doctype", () => {
    throw new UnreadableFileError(HOSTILE);
  });
  parser.on("opentag", ({ name, attributes }) => children.begin(name, attributes));
  parser.on("closetag", () => children.end());
  parser.on("text", (text) => children.say(text));
  let marks = 0;
  const mark = () => {
    if (++marks > DOCX_LIMITS.marks) throw new UnreadableFileError(HOSTILE);
  };
  parser.on("comment", mark);
  parser.on("processinginstruction", mark);
  parser.on("cdata", (text) => children.say(text));
  for (const piece of typeof xml === "string" ? [xml] : xml) {
    parser.write(piece);
    if (children.isOver) return;
  }
  parser.close();
}

/** The child elements of this name. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== "string" && child.name === name,
  );
}

/** The first child element of this name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenNamed(element, name)[0];
}

/** The `w:val` of a child, as most of Word's properties are written. */
export function value(element: XmlElement | undefined, name: string): string | undefined {
  return child(element, name)?.attributes["w:val"];
}

/** Whether a switch property is on: there, and not said to be off. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = child(element, name);
  return found && !["0", "false", "off", "none"].includes(found.attributes["w:val"] ?? "");
}
