import { type Item, placeOf } from "../items.ts";
import type { PaintedCharacter } from "../painted-page.ts";
import type { Sight } from "../visibility.ts";
import type { PaintedText } from "./match.ts";

/** A stretch of text of which all is seen, or nothing: then `unseen` says why. */
export interface Part {
  item: Item;
  unseen: string | null;
}

/** The reason that most of the characters have, if most have one. */
function whyMost(reasons: readonly (string | null)[]): string | null {
  const said = reasons.filter((reason) => reason !== null);
  return said.length * 2 > reasons.length ? (said[0] ?? null) : null;
}

/** The part of an item from one word to another, where its first letter was painted. */
function cut(item: Item, words: readonly string[], from: number, to: number, first: PaintedCharacter): Item {
  const text = words.slice(from, to).join(" ");
  const [a, b, c, d, x, y] = item.transform;
  const place = from === 0 ? [x, y] : [first.x, first.y];
  return {
    ...item,
    text,
    transform: [a, b, c, d, place[0] ?? x, place[1] ?? y],
    width: (item.width * text.length) / item.text.length,
    hasSpaceBefore: from === 0 ? item.hasSpaceBefore : true,
  };
}

const lettersIn = (word: string) => [...word.normalize("NFKC")].length;

/** An item in stretches of words that are seen and that are not. */
function byWords(item: Item, painting: readonly PaintedCharacter[], reasons: readonly (string | null)[]): Part[] {
  const words = item.text.split(" ").filter((word) => word !== "");
  const parts: Part[] = [];
  let [from, start, at] = [0, 0, 0];
  let before: string | null | undefined;
  const end = (to: number) => {
    const first = painting[start];
    if (to > from && first) parts.push({ item: cut(item, words, from, to, first), unseen: before ?? null });
  };
  for (const [index, word] of words.entries()) {
    const unseen = whyMost(reasons.slice(at, at + lettersIn(word)));
    if (before !== undefined && unseen !== before) {
      end(index);
      [from, start] = [index, at];
    }
    before = unseen;
    at += lettersIn(word);
  }
  end(words.length);
  return parts;
}

/** An item in the stretches of it that are seen and that are not, and the characters it was painted with: those of one
 * that was found, else those that were painted in its place. */
export function seenParts(
  item: Item,
  sight: Sight,
  painted: PaintedText,
): { parts: Part[]; painting: PaintedCharacter[] } {
  const place = placeOf(item);
  const found = painted.match(place);
  const painting = found ?? painted.around(place);
  const whole = sight.whyTextUnseen(place);
  if (whole !== null) return { parts: [{ item, unseen: whole }], painting };
  const reasons = painting.map((character) => sight.whyCharacterUnseen(character));
  if (reasons.every((reason) => reason === reasons[0]))
    return { parts: [{ item, unseen: reasons[0] ?? null }], painting };
  if (found === null) return { parts: [{ item, unseen: whyMost(reasons) }], painting };
  return { parts: byWords(item, painting, reasons), painting };
}
