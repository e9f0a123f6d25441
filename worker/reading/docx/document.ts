import type { TextBudget } from "../limits.ts";
import type { HiddenText } from "../material.ts";
import type { Numbering } from "./numbering.ts";
import type { Styles } from "./styles.ts";

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
