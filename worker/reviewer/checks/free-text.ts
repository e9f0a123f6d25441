import type { Requirement } from "#worker/rules/book/knowledge.ts";
import { NEVER_SAID, PLAIN_WORDS } from "./plain-words.ts";
import { excuses, figuresIn, folded, namesCase, namesProvision, numberWordsIn, setsApart } from "./words.ts";

const LONGEST_NOTE = 200;

/** What the model may draw on: everything that it was shown. */
export interface Shown {
  /** The visible text and the context, folded. */
  text: string;
  figures: ReadonlySet<string>;
  /** All words in it, in small letters. */
  words: ReadonlySet<string>;
}

const wordsIn = (text: string) => folded(text).match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];

/** Folds what the model was shown. */
export function shownOf(texts: readonly string[]): Shown {
  const text = folded(texts.join("\n"));
  return { text, figures: new Set(figuresIn(text)), words: new Set(wordsIn(text)) };
}

/** On one line, with look-alike characters folded and without what a reader cannot see. */
export function tidy(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Mn}\p{Variation_Selector}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** What a tidied text of the model makes up or may not speak of; null when it does neither. Whatever says such a thing is not
 * used at all. */
function inventionIn(text: string): string | null {
  if (namesCase(text)) return "spoke of a case or a ruling, or gave an address";
  if (namesProvision(text)) return "named a clause";
  if (/\p{N}/u.test(text) || numberWordsIn(text).length > 0 || /%|\bper ?cent\b|\bfold\b/i.test(text))
    return "gave a figure of its own";
  if (setsApart(text)) return "quoted or marked up words";
  return excuses(text) ? "gave an all-clear or a verdict" : null;
}

/** Whether a note uses a word that no note may use. */
const speaksOutOfTurn = (text: string) => wordsIn(text).some((word) => NEVER_SAID.test(word));

/** The first word of a text that neither the material nor the requirement nor plain English for faults has; null when there
 * is none. */
export function strangeWordIn(text: string, shown: Shown, requirement: Requirement | null): string | null {
  const own = new Set(requirement ? wordsIn(`${requirement.check} ${requirement.why} ${requirement.fix}`) : []);
  const isKnown = (word: string) => PLAIN_WORDS.has(word) || shown.words.has(word) || own.has(word);
  const strange = wordsIn(text).find((word) => !isKnown(word) && !isKnown(word.replace(/[’']s$/, "")));
  return strange ?? null;
}

/** A note of the model as it may be shown, or why it may not. `isLie`: what it belongs to is not used either. */
type Note = { text: string } | { fault: string; isLie: boolean };

/** Checks the few words that a model may add to the parts of an explanation; empty where it adds none. */
export function noteOf(said: string | null, shown: Shown, requirement: Requirement | null): Note {
  const text = tidy(said ?? "");
  if (text === "") return { text };
  const invention = inventionIn(text);
  if (invention) return { fault: invention, isLie: true };
  if (speaksOutOfTurn(text)) return { fault: "a note on rulings, law or the review itself", isLie: false };
  if (text.length > LONGEST_NOTE) return { fault: "a note that is too long", isLie: false };
  if (!/^[\p{Script=Latin}\s,.;()’'–-]+$/u.test(text)) return { fault: "a note in odd characters", isLie: false };
  const isStrange = strangeWordIn(text, shown, requirement) !== null;
  return isStrange ? { fault: "a note with words that are not in the material", isLie: false } : { text };
}
