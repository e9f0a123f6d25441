import type { Place } from "#schema/result.ts";
import type { Item } from "#web/features/result/matters.ts";
import { type Folded, fold, occurrences } from "#web/lib/fold.ts";

/** The occurrence whose distance from the start is most like that of the words when they were found, each as a share of its text. */
function nearest(found: number[], share: number, length: number): number | undefined {
  return found.sort((a, b) => Math.abs(a / length - share) - Math.abs(b / length - share))[0];
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
