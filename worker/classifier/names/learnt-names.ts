import { unpacked } from "#worker/lib/packed.ts";
import type { Span } from "#worker/rules/facts/types.ts";
import { namesIn } from "./name-features.ts";
import { isNoMedicine } from "./name-places.ts";
import stored from "./names.json" with { type: "json" };

/* Which capitalised words are names of medicines, learnt from the labelled sets (train-names.ts): for pieces that name a
 * brand without its non-proprietary name and carry nothing that promotion owes, so that no rule can tell. */

/** From this margin on a word is taken for a medicine. How often that is right: worker/lab/README.md. */
const NAMED_FROM = 0.15;

let weights: Int8Array | undefined;

/** How far a word is on the side of the medicines. */
function marginOf(places: Int32Array): number {
  weights ??= new Int8Array(unpacked(stored.weights));
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  return stored.bias + (sum * stored.scale) / Math.sqrt(places.length);
}

/** No piece is about more medicines than that. */
const MOST_NAMES = 10;

/** The words of a text that are medicines by their shape and their company, the likeliest first; none of those that
 * `isOther` knows for something else. `mentionsOf` gives the places of a name. Pure. */
export function learntNames(
  text: string,
  isOrdinary: (word: string) => boolean,
  isOther: (name: string) => boolean,
  mentionsOf: (name: string) => Span[],
): string[] {
  return [...namesIn(text, isOrdinary)]
    .map(([name, places]) => ({ name, margin: marginOf(places) }))
    .filter(({ name, margin }) => margin >= NAMED_FROM && !isOther(name))
    .sort((a, b) => b.margin - a.margin)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
    .filter((name) => !isNoMedicine(name, text, mentionsOf(name)));
}
