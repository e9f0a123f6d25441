import type { DraftBlock } from "../draft.ts";
import { readSymbolFont } from "../symbol-fonts.ts";
import { type DocumentContext, hide } from "./document.ts";
import { type Look, over, runLook } from "./styles.ts";
import { child, value, type XmlElement } from "./xml.ts";

/** A paragraph's visible text: a line for each line break in it, with links and the measures of most of its text. */
export interface ParagraphText {
  lines: { text: string; links: DraftBlock["links"] }[];
  /** Characters by font size in points. */
  sizes: Map<number, number>;
  boldCharacters: number;
  /** Contents of text boxes that are anchored in the paragraph. */
  boxes: XmlElement[];
}

interface Surroundings {
  look: Look;
  link: string | null;
  /** Why nothing in here is seen, or null. */
  hiddenAs: string | null;
}

const SMALLEST_SIZE = 1;

/** Elements whose children count as if they stood here. */
const CONTAINERS = new Set([
  "w:ins",
  "w:moveTo",
  "w:smartTag",
  "w:sdt",
  "w:sdtContent",
  "w:customXml",
  "w:fldSimple",
  "w:bdo",
  "w:dir",
  "m:oMath",
  "m:oMathPara",
  "m:r",
  "mc:AlternateContent",
  "mc:Choice",
  "w:object",
  "w:ruby",
  "w:rubyBase",
  "w:drawing",
  "w:pict",
  "wp:inline",
  "wp:anchor",
  "a:graphic",
  "a:graphicData",
  "wps:wsp",
  "wps:txbx",
  "wpg:wgp",
  "wpc:wpc",
  "v:shape",
  "v:rect",
  "v:roundrect",
  "v:textbox",
  "v:group",
]);

function whyUnseen(look: Look): string | null {
  if (look.isHidden) return "hidden text";
  if (/^f[8-f]f[8-f]f[8-f]$/i.test(look.colour ?? "") && (look.fill === undefined || /^(f{6}|white)$/i.test(look.fill)))
    return "white text";
  return look.size !== undefined && look.size <= SMALLEST_SIZE ? "text of 1 point or smaller" : null;
}

/** Walks through a paragraph and sorts what it holds into text, links, hidden text and text boxes. */
class ParagraphReader {
  readonly text: ParagraphText = { lines: [{ text: "", links: [] }], sizes: new Map(), boldCharacters: 0, boxes: [] };
  readonly #context: DocumentContext;

  constructor(context: DocumentContext) {
    this.#context = context;
  }

  walk(element: XmlElement, around: Surroundings): void {
    for (const part of element.children) if (typeof part !== "string") this.#visit(part, around);
  }

  #visit(element: XmlElement, around: Surroundings): void {
    const { name, attributes } = element;
    if (name === "w:r") this.#run(element, around);
    else if (name === "w:hyperlink") {
      const link = this.#context.targets.get(attributes["r:id"] ?? "") ?? around.link;
      this.walk(element, { ...around, link });
    } else if (name === "w:del") this.walk(element, { ...around, hiddenAs: "tracked deletion" });
    else if (name === "w:moveFrom") this.walk(element, { ...around, hiddenAs: "moved elsewhere by a tracked change" });
    else if (name === "w:txbxContent") this.text.boxes.push(element);
    else if (name === "m:t") this.#say(element.children.join(""), around);
    else if (CONTAINERS.has(name)) this.walk(element, around);
  }

  #run(element: XmlElement, around: Surroundings): void {
    const properties = child(element, "w:rPr");
    const style = this.#context.styles.run(value(properties, "w:rStyle"));
    const look = over(over(runLook(properties), style), around.look);
    const inside = { ...around, look, hiddenAs: around.hiddenAs ?? whyUnseen(look) };
    for (const part of element.children) if (typeof part !== "string") this.#runPart(part, inside);
  }

  #runPart(element: XmlElement, around: Surroundings): void {
    const { name, attributes } = element;
    if (name === "w:t" || name === "w:delText")
      this.#say(readSymbolFont(element.children.join(""), around.look.font), around);
    else if (name === "w:tab" || name === "w:ptab") this.#say("   ", around);
    else if (name === "w:noBreakHyphen") this.#say("-", around);
    else if (name === "w:sym") {
      const code = Number.parseInt(attributes["w:char"] ?? "", 16);
      if (code > 0) this.#say(readSymbolFont(String.fromCharCode(code), attributes["w:font"]), around);
    } else if (name === "w:br" || name === "w:cr") this.text.lines.push({ text: "", links: [] });
    else if (name === "w:footnoteReference") this.#note(this.#context.footnotes, attributes["w:id"], around);
    else if (name === "w:endnoteReference") this.#note(this.#context.endnotes, attributes["w:id"], around);
    else this.#visit(element, around);
  }

  #note(notes: Map<string, number>, id: string | undefined, around: Surroundings): void {
    if (id === undefined) return;
    const number = notes.get(id) ?? notes.size + 1;
    notes.set(id, number);
    this.#say(String(number), around);
  }

  #say(text: string, { look, link, hiddenAs }: Surroundings): void {
    this.#context.budget.spend(text.length, 0);
    if (hiddenAs) {
      hide(this.#context, text, hiddenAs);
      return;
    }
    const line = this.text.lines.at(-1);
    if (!line) return;
    const start = line.text.length;
    line.text += text.replace(/[\r\n]+/g, " ");
    const last = line.links.at(-1);
    if (link && last?.target === link && last.end === start) last.end = line.text.length;
    else if (link) line.links.push({ start, end: line.text.length, target: link });
    if (look.size !== undefined) this.text.sizes.set(look.size, (this.text.sizes.get(look.size) ?? 0) + text.length);
    if (look.isBold) this.text.boldCharacters += text.trim().length;
  }
}

/** Reads what a paragraph says. `look` is that of its style and direct properties. */
export function readParagraph(element: XmlElement, look: Look, context: DocumentContext): ParagraphText {
  const reader = new ParagraphReader(context);
  reader.walk(element, { look, link: null, hiddenAs: null });
  return reader.text;
}
