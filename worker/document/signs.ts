import { type DocumentKind, type DocumentSign, isOutside, MAX_SIGN_CHARS, MAX_SIGNS } from "#schema/document.ts";
import { learntOf, OF_OTHERS } from "./learnt.ts";
import { quoteOf, type Reading } from "./reading.ts";
import type { Scores } from "./scores.ts";

interface Ground extends DocumentSign {
  weight: number;
}

const BY_WORDS = "Its words are those that others than companies use in real documents";
const FAR = "It has none of the words of medicine, illness or health care";

/** The grounds for a kind, the weightiest first, each once. */
export function signsOf(
  kind: DocumentKind,
  reading: Reading,
  { told, byNames, headings, far }: Scores,
): DocumentSign[] {
  const quote = (start: number, end: number) => quoteOf(reading, start, end, MAX_SIGN_CHARS) || null;
  const grounds: Ground[] = [
    ...headings
      .filter((one) => one.kind === kind)
      .map(({ weight, means, places: [place] }) => ({
        weight,
        means,
        quote: place ? quote(place.start, place.end) : null,
      })),
    ...byNames
      .filter((one) => one.kind === kind)
      .map(({ weight, means, start, end }) => ({ weight, means, quote: quote(start, end) })),
    ...told
      .filter(({ tell, weight }) => tell.kind === kind && weight > 0)
      .map(({ tell, weight, start, end }) => ({ weight, means: tell.means, quote: quote(start, end) })),
    ...(isOutside(kind) && learntOf(reading).others >= OF_OTHERS ? [{ weight: 0, means: BY_WORDS, quote: null }] : []),
    ...(kind === "not-medicines" && far > 0 ? [{ weight: far, means: FAR, quote: null }] : []),
  ];
  const first = new Map<string, Ground>();
  for (const ground of grounds.sort((a, b) => b.weight - a.weight))
    if (!first.has(ground.means)) first.set(ground.means, ground);
  return [...first.values()].slice(0, MAX_SIGNS).map(({ quote: words, means }) => ({ quote: words, means }));
}
