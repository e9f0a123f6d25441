import { type Colour, WHITE } from "../../contrast.ts";
import { DOCX_LIMITS } from "../../limits.ts";
import { UnreadableFileError } from "../../material.ts";
import { child, forEachChild, HOSTILE, isOn, type XmlElement } from "../xml.ts";
import { type Namespaces, namespacesIn } from "./alternate.ts";
import type { Palette } from "./palette.ts";

/** Where the content of a part begins, behind its outermost element and what that says first. */
const CONTENT = /<(?:w:body|w:p|w:tbl|w:sdt|w:footnote|w:endnote|w:customXml|mc:AlternateContent)[\s/>]/;
const LONGEST_MARK = 24;

/** What stands in a part before its content; no more of it is unpacked. Throws `UnreadableFileError` where
 * it has no end. */
function headOf(pieces: Iterable<string>): string {
  let head = "";
  for (const piece of pieces) {
    const from = Math.max(0, head.length - LONGEST_MARK);
    head += piece;
    const content = head.slice(from).search(CONTENT);
    if (content >= 0) return head.slice(0, from + content);
    if (head.length > DOCX_LIMITS.head) throw new UnreadableFileError(HOSTILE);
  }
  return head;
}

/** The outermost element of a part, without its content: a long part is not read for it. */
function rootOf(pieces: Iterable<string>, root: string): XmlElement | undefined {
  const head = headOf(pieces).replace(/^\s*<\?xml[^>]*\?>/, "");
  const isWhole = head.includes(`</${root}>`);
  let found: XmlElement | undefined;
  forEachChild(`<root>${head}${isWhole ? "" : `</${root}>`}</root>`, "root", (element) => {
    if (element.name === root) found ??= element;
  });
  return found;
}

/** What the prefixes stand for that the outermost element of a part declares. */
export function rootNamespaces(xml: Iterable<string>, root: string): Namespaces {
  const found = rootOf(xml, root);
  return found ? namespacesIn(found, {}) : {};
}

/** What a document's pages are painted in on the screen: white, unless it has a colour and shows it. */
export function backgroundOf(xml: Iterable<string>, settings: string, palette: Palette): Colour {
  let isShown = false;
  if (settings)
    forEachChild(settings, "w:settings", (element) => {
      isShown ||= isOn({ name: "", attributes: {}, children: [element] }, "w:displayBackgroundShape") === true;
    });
  const said = isShown ? child(rootOf(xml, "w:document"), "w:background")?.attributes : undefined;
  if (!said) return WHITE;
  const colour = palette.word(said["w:color"], said["w:themeColor"], said["w:themeTint"], said["w:themeShade"]);
  return colour === undefined || colour === "auto" ? WHITE : colour;
}
