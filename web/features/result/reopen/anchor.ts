import type { Place } from "#schema/result.ts";
import type { Item } from "#web/features/result/matters.ts";

/** What is left of a text when only what a reader would call the same is kept: letters, digits and signs of quantity. */
const KEPT = /[\p{L}\p{N}%£€$<>=]/u;

type Folded = { text: string /** Of each character kept, where it stands in the text. */; at: number[] };

function fold(text: string): Folded {
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

/** The occurrence whose distance from the start is most like that of the words when they were found, each as a share of its text. */
function nearest(found: number[], share: number, length: number): number | undefined {
  return found.sort((a, b) => Math.abs(a / length - share) - Math.abs(b / length - share))[0];
}

function occurrences(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}

/** Finds quoted words in a text that was read anew, whatever its line breaks, spaces and marks. `furthest` is the greatest offset of
 * any quotation in the text that the places were cut from. */
function placeAgain(place: Place, folded: Folded, furthest: number): Place | undefined {
  const { text: words } = fold(place.quote);
  if (words === "") return undefined;
  const share = place.start / Math.max(1, furthest);
  const from = nearest(occurrences(folded.text, words), share, folded.text.length);
  if (from === undefined) return undefined;
  const start = folded.at[from] as number;
  const end = (folded.at[from + words.length - 1] as number) + 1;
  return { ...place, start, end };
}

const placesOf = (item: Item): Place[] =>
  item.kind === "matter" ? item.matter.places : item.kind === "look" ? item.look.places : [];

function withPlaces(item: Item, places: Place[]): Item {
  if (item.kind === "matter") {
    const { matter } = item;
    // Where something missing is due was an offset into the text that is gone.
    const due = matter.due && { ...matter.due, at: null };
    return { ...item, matter: { ...matter, places, due } };
  }
  return item.kind === "look" ? { ...item, look: { ...item.look, places } } : item;
}

/** The items with their places in a text that was read anew, and how many of their quotations are not in it. Pure. */
export function anchorAgain(items: readonly Item[], text: string): { items: Item[]; unplaced: number } {
  const folded = fold(text);
  const furthest = Math.max(1, ...items.flatMap(placesOf).map(({ end }) => end));
  let unplaced = 0;
  const anchored = items.map((item) => {
    const old = placesOf(item);
    const places = old.flatMap((place) => placeAgain(place, folded, furthest) ?? []);
    unplaced += old.length - places.length;
    return withPlaces(item, places);
  });
  return { items: anchored, unplaced };
}
