import type { TextBudget } from "../limits.ts";
import type { HiddenText } from "../material.ts";
import type { Numbering } from "./numbering.ts";
import type { Styles } from "./styles.ts";
import { type Namespaces, unshownWords } from "./visibility/alternate.ts";
import type { Fields } from "./visibility/fields.ts";
import type { PageSize } from "./visibility/sections.ts";
import type { XmlElement } from "./xml.ts";

/** What is needed at every place of a document while it is read. */
export interface DocumentContext {
  styles: Styles;
  numbering: Numbering;
  /** Targets of hyperlinks by relationship id, for the part that is being read. */
  targets: ReadonlyMap<string, string>;
  hidden: HiddenText[];
  /** Numbers of footnotes and endnotes by their ids, in the order in which the text refers to them. */
  footnotes: Map<string, number>;
  endnotes: Map<string, number>;
  budget: TextBudget;
  /** The page of the section that is being read. */
  page: PageSize;
  /** What prefixes stand for in the part that is being read. */
  namespaces: Namespaces;
  /** The fields that are open where the part is being read. */
  fields: Fields;
}

/** Keeps text apart that a reader would not see; text of one kind that follows directly is one passage. */
export function hide(context: DocumentContext, text: string, where: string): void {
  if (text.trim() === "") return;
  const last = context.hidden.at(-1);
  if (last?.where === where && !last.text.endsWith("\n")) last.text += text;
  else context.hidden.push({ text, where, page: null });
}

/** Ends the hidden passage, if one is open, so that the next paragraph's stands by itself. */
export function endHiddenPassage(context: DocumentContext): void {
  const last = context.hidden.at(-1);
  if (last && !last.text.endsWith("\n")) last.text = `${last.text.trimEnd()}\n`;
}

/** Keeps the words apart that stand in versions of a content which are not shown, where what is shown says others. */
export function hideUnshown(context: DocumentContext, shown: XmlElement | undefined, others: XmlElement[]): void {
  for (const words of unshownWords(shown, others)) {
    context.budget.spend(words.length, 1);
    endHiddenPassage(context);
    hide(context, words, "alternative content that is not shown");
    endHiddenPassage(context);
  }
}
