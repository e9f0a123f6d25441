import { UnreadableFileError } from "../material.ts";

export interface XmlElement {
  /** With its prefix, as Word writes it: "w:p". */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

const DEEPEST = 400;
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const HOSTILE =
  "This Word file is built in a way that Word does not write. Open it in Word, save it as a new .docx and upload that.";

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? "";
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single] of source.matchAll(ATTRIBUTE))
    attributes[name] = decodeEntities(double ?? single ?? "");
  return attributes;
}

/** Calls `use` with each complete child of the first element named `parent`, one after another, so that a long document
 * is never in memory as a tree. Entities of the document's own and nesting beyond 400 levels are refused: Word writes
 * neither, and both are means of attack. */
export function forEachChild(xml: string, parent: string, use: (element: XmlElement) => void): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFileError(HOSTILE);
  const open: XmlElement[] = [];
  let depth = 0;
  let parentDepth = -1;
  for (const [, cdata, isEnd, name, attributes = "", isEmpty, text] of xml.matchAll(TOKEN)) {
    const words = cdata ?? (text === undefined ? undefined : decodeEntities(text));
    if (words !== undefined) open.at(-1)?.children.push(words);
    if (name === undefined) continue;
    if (isEnd) {
      depth--;
      const closed = open.pop();
      if (closed && open.length === 0) use(closed);
      if (depth === parentDepth) return;
      continue;
    }
    if (depth > DEEPEST) throw new UnreadableFileError(HOSTILE);
    if (parentDepth < 0) {
      if (name === parent && !isEmpty) parentDepth = depth;
    } else {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (!isEmpty) open.push(element);
      else if (open.length === 0) use(element);
    }
    if (!isEmpty) depth++;
  }
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
