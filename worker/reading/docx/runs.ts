import type { DraftBlock } from "../draft.ts";
import { readSymbolFont } from "../symbol-fonts.ts";
import { CONTAINERS } from "./containers.ts";
import { type DocumentContext, hide, hideUnshown } from "./document.ts";
import type { Look } from "./look.ts";
import { over, runLook } from "./styles.ts";
import { chooseAlternate, type Namespaces, namespacesIn } from "./visibility/alternate.ts";
import { Drawings, type Inside } from "./visibility/drawings.ts";
import { isSilent, UNSEEN_FIELD } from "./visibility/fields.ts";
import { wordsOfRun, wordsTogether } from "./visibility/marks.ts";
import { lettersBeforePage, OFF_PAGE } from "./visibility/placement.ts";
import { isTooSmallForWords, whyRunUnseen } from "./visibility/run-look.ts";
import type { Setting } from "./visibility/setting.ts";
import { child, value, type XmlElement } from "./xml.ts";

/** A paragraph's visible text: a line for each line break in it, with links and the measures of most of its text. */
export interface ParagraphText {
  lines: { text: string; links: DraftBlock["links"] }[];
  /** Characters by font size in points. */
  sizes: Map<number, number>;
  boldCharacters: number;
  /** Contents of text boxes that are anchored in the paragraph, and what is around the text in them. */
  boxes: { content: XmlElement; setting: Setting }[];
}

interface Surroundings {
  look: Look;
  link: string | null;
  /** Why nothing in here is seen, or null. */
  hiddenAs: string | null;
  inside: Inside;
  namespaces: Namespaces;
}

/** Walks through a paragraph and sorts what it holds into text, links, hidden text and text boxes. */
class ParagraphReader {
  readonly text: ParagraphText = { lines: [{ text: "", links: [] }], sizes: new Map(), boldCharacters: 0, boxes: [] };
  readonly #context: DocumentContext;
  readonly #drawings: Drawings;
  /** How many letters at the beginning are still to come that stand beside the page. */
  #lettersLost: number;
  #together: ReadonlyMap<XmlElement, string> = new Map();

  constructor(context: DocumentContext, lettersLost: number) {
    this.#context = context;
    this.#drawings = new Drawings(context.styles.palette, context.page);
    this.#lettersLost = lettersLost;
  }

  read(paragraph: XmlElement, around: Surroundings): void {
    this.#together = wordsTogether(paragraph, (run) => isTooSmallForWords(this.#lookOf(run, around)));
    this.#walk(paragraph, around);
  }

  #walk(element: XmlElement, around: Surroundings): void {
    for (const part of element.children) if (typeof part !== "string") this.#visit(part, around);
  }

  #visit(element: XmlElement, around: Surroundings): void {
    const { name, attributes } = element;
    if (name === "w:r" || name === "m:r") this.#run(element, around);
    else if (name === "w:hyperlink") {
      const link = this.#context.targets.get(attributes["r:id"] ?? "") ?? around.link;
      this.#walk(element, { ...around, link });
    } else if (name === "w:del") this.#walk(element, { ...around, hiddenAs: "tracked deletion" });
    else if (name === "w:moveFrom") this.#walk(element, { ...around, hiddenAs: "moved elsewhere by a tracked change" });
    else if (name === "w:txbxContent") this.text.boxes.push({ content: element, setting: boxSetting(around) });
    else if (name === "m:t") this.#say(element.children.join(""), around);
    else if (name === "mc:AlternateContent") this.#alternate(element, around);
    else if (name === "w:fldSimple" && isSilent(attributes["w:instr"] ?? ""))
      this.#walk(element, { ...around, hiddenAs: around.hiddenAs ?? UNSEEN_FIELD });
    else if (CONTAINERS.has(name))
      this.#walk(element, {
        ...around,
        inside: this.#drawings.enter(element, around.inside),
        namespaces: namespacesIn(element, around.namespaces),
      });
  }

  #alternate(element: XmlElement, around: Surroundings): void {
    const { shown, others } = chooseAlternate(element, around.namespaces);
    if (shown) {
      const namespaces = namespacesIn(shown, namespacesIn(element, around.namespaces));
      // What is chosen may hold parts of runs.
      for (const part of shown.children) if (typeof part !== "string") this.#runPart(part, { ...around, namespaces });
    }
    hideUnshown(this.#context, shown, others);
  }

  #lookOf(run: XmlElement, around: Surroundings): Look {
    const properties = child(run, "w:rPr");
    const { styles } = this.#context;
    const style = value(properties, "w:rStyle");
    const own = runLook(properties, styles.palette);
    return over(style === undefined ? own : over(own, styles.run(style)), around.look);
  }

  #run(element: XmlElement, around: Surroundings): void {
    const look = this.#lookOf(element, around);
    const words = this.#together.get(element) ?? (wordsOfRun(element) || wordsOfFormula(element));
    const hiddenAs = around.hiddenAs ?? whyRunUnseen(look, words, around.inside.setting.behind);
    // Drawings in a run that is hidden are hidden with it; the colour of its letters says nothing of them.
    const setting = look.isHidden ? { ...around.inside.setting, hiddenAs } : around.inside.setting;
    const within = {
      ...{ ...around, look, hiddenAs, inside: { ...around.inside, setting } },
      namespaces: namespacesIn(element, around.namespaces),
    };
    for (const part of element.children)
      if (typeof part !== "string" && !this.#isOfField(part, within))
        this.#runPart(part, { ...within, hiddenAs: hiddenAs ?? this.#context.fields.whyUnseen });
  }

  /** Takes what a run says of fields; where all changes are accepted, those that were deleted are not there. */
  #isOfField({ name, attributes, children }: XmlElement, around: Surroundings): boolean {
    if (name !== "w:fldChar" && name !== "w:instrText") return false;
    if (isGone(around)) return true;
    if (name === "w:fldChar") this.#context.fields.mark(attributes["w:fldCharType"]);
    else this.#context.fields.say(children.join(""));
    return true;
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
    // A note whose mark is not seen is not shown.
    if (id === undefined || around.hiddenAs) return;
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
    if (this.#lettersLost > 0) {
      const lost = text.slice(0, this.#lettersLost);
      this.#lettersLost -= lost.length;
      hide(this.#context, lost, OFF_PAGE);
      if (lost.length < text.length) this.#add(text.slice(lost.length), look, link);
    } else this.#add(text, look, link);
  }

  #add(text: string, look: Look, link: string | null): void {
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

/** What a part of a formula says. */
const wordsOfFormula = (element: XmlElement) => child(element, "m:t")?.children.join("") ?? "";

/** Whether a tracked change takes this out of the text. */
const isGone = ({ hiddenAs }: Surroundings) =>
  hiddenAs === "tracked deletion" || hiddenAs === "moved elsewhere by a tracked change";

/** What is around the text of a box that a paragraph holds. */
function boxSetting(around: Surroundings): Setting {
  const { inside, hiddenAs } = around;
  return isGone(around) || hiddenAs === UNSEEN_FIELD ? { ...inside.setting, hiddenAs } : inside.setting;
}

/** Reads what a paragraph says. `look` is that of its style and direct properties, `hiddenAs` why nothing of it is seen. */
export function readParagraph(
  element: XmlElement,
  look: Look,
  around: { setting: Setting; hiddenAs: string | null; namespaces: Namespaces },
  context: DocumentContext,
): ParagraphText {
  const { setting, hiddenAs } = around;
  const reader = new ParagraphReader(context, lettersBeforePage(look, setting));
  const namespaces = namespacesIn(element, around.namespaces);
  reader.read(element, { look, link: null, hiddenAs, inside: { setting, drawing: null }, namespaces });
  return reader.text;
}
