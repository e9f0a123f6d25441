import { inSource } from "#worker/rules/facts/base.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { reviewerNotesOf, withoutNotes } from "#worker/rules/facts/reviewer-notes.ts";
import type { Span } from "#worker/rules/facts/types.ts";

/** A sentence that a reader of the material sees, numbered from 1. */
export interface VisibleSentence {
  number: number;
  /** Its words as the model is shown them. */
  text: string;
  /** Where it stands in the extracted text. */
  start: number;
  end: number;
  page: number;
  isHeading: boolean;
}

const LONGEST_SHOWN = 600;

/** On one line, without characters that could be taken for the end of the material. */
function shown(words: string): string {
  const line = words
    .replace(/[\p{Cf}\p{Co}\p{Variation_Selector}\u{E0000}-\u{E0FFF}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const whole = line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN - 1)}…` : line;
  return whole.replaceAll("<", "‹").replaceAll(">", "›");
}

/** A span without the parts that are kept from the model, and without blanks at its ends. */
function visibleParts(facts: Facts, span: Span): Span[] {
  const parts: Span[] = [];
  let at = span.start;
  for (const note of facts.reviewerNotes) {
    if (note.end <= at || note.start >= span.end) continue;
    parts.push({ start: at, end: note.start });
    at = note.end;
  }
  parts.push({ start: at, end: span.end });
  return parts.flatMap(({ start, end }) => {
    const words = facts.view.text.slice(start, end);
    const from = start + (words.length - words.trimStart().length);
    const to = start + words.trimEnd().length;
    return from < to ? [{ start: from, end: to }] : [];
  });
}

/** Every sentence of the visible material in its order. Text that is hidden in the file never got into the facts;
 * text that speaks to whoever checks the piece is left out here. */
export function visibleSentences(facts: Facts): VisibleSentence[] {
  const spans = facts.sentences.flatMap((sentence) =>
    visibleParts(facts, sentence).map((span) => ({ ...span, page: sentence.page, zone: sentence.zone })),
  );
  return spans.map(({ start, end, page, zone }, index) => ({
    number: index + 1,
    text: shown(facts.view.text.slice(start, end)),
    start: inSource(facts, start),
    end: inSource(facts, end),
    page,
    isHeading: zone === "heading",
  }));
}

/** What the user typed about the material, treated as the material is. */
export function visibleContext(facts: Facts): string {
  const { context } = facts.submission;
  return withoutNotes(context, reviewerNotesOf(context)).trim();
}

/** Sentences as numbered lines between marks that nothing inside can imitate. */
export function numbered(sentences: readonly VisibleSentence[]): string {
  return sentences.map(({ number, text, isHeading }) => `${number}| ${isHeading ? `# ${text}` : text}`).join("\n");
}

/** Data for the model between marks that the data cannot contain. */
export function fenced(name: string, data: string): string {
  return `<${name}>\n${data}\n</${name}>`;
}
