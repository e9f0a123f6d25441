/** What is left of a text when only what a reader would call the same is kept: letters, digits and signs of quantity. */
const KEPT = /[\p{L}\p{N}%£€$<>=]/u;

export type Folded = { text: string /** Of each character kept, where it stands in the text. */; at: number[] };

/** A text folded for comparison. */
export function fold(text: string): Folded {
  const at: number[] = [];
  let kept = "";
  for (let index = 0; index < text.length; index++) {
    // A character may fold into several (a ligature, a fraction): all of them stand at its place.
    for (const sign of (text[index] as string).normalize("NFKC").toLowerCase()) {
      if (!KEPT.test(sign)) continue;
      kept += sign;
      at.push(index);
    }
  }
  return { text: kept, at };
}

/** Where words begin in a folded text, each time. */
export function occurrences(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}
