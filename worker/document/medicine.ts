import type { DocumentMedicine } from "#schema/document.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { longerNamesIn } from "./names/longer-name.ts";
import type { Reading } from "./reading.ts";

/** A name that no list knows, by the sign of a trade mark or the non-proprietary name behind it. */
const NAMED =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d-]{3,24}(?: [A-Z]{2})?)(?: ?[®™▼]+ ?(?:\((\p{Ll}[\p{Ll} /-]{4,50})\))?| \((\p{Ll}[\p{Ll}/-]{6,40})\) \d)/gu;

/** So many names that no list knows are weighed against each other. */
const MOST_UNKNOWN = 5;

interface Candidate extends DocumentMedicine {
  count: number;
  first: number;
}

function unknownIn({ text }: Reading): Candidate[] {
  const found = new Map<string, Candidate>();
  // Only medicines carry the triangle.
  const underWatch = new Set<string>();
  for (const match of text.matchAll(NAMED)) {
    const name = match[1] as string;
    const inn = match[2] ?? match[3] ?? null;
    if (match[0].includes("▼")) underWatch.add(name.toLowerCase());
    const before = found.get(name.toLowerCase());
    if (before) found.set(name.toLowerCase(), { ...before, count: before.count + 1, inn: before.inn ?? inn });
    else found.set(name.toLowerCase(), { name, inn, legal: null, count: 1, first: match.index });
  }
  const isPartOfLonger = longerNamesIn(text);
  return [...found.values()]
    .sort((a, b) => b.count - a.count || a.first - b.first)
    .slice(0, MOST_UNKNOWN)
    .filter(({ name, inn }) => inn !== null || underWatch.has(name.toLowerCase()) || !isPartOfLonger(name))
    .map((one) => ({ ...one, count: Math.max(one.count, text.split(one.name).length - 1) }));
}

function knownIn({ names }: Reading): Candidate[] {
  const found = new Map<string, Candidate & { isBrand: boolean }>();
  const hasBrand = names.medicines.some(({ entry }) => !entry.isPerhaps && entry.isBrand);
  for (const { entry, start } of names.medicines) {
    if (entry.isPerhaps && hasBrand) continue;
    const before = found.get(entry.name);
    if (before) before.count++;
    else found.set(entry.name, { ...entry, count: 1, first: start });
  }
  // A brand is what a text is about, however often it gives the substance.
  return [...found.values()].map(({ name, inn, legal, count, first, isBrand }) => ({
    name,
    inn,
    legal,
    first,
    count: isBrand ? 3 * count : count,
  }));
}

/** Whether a medicine is told by its brand, which has a capital, and not by its substance. */
export const isOfBrand = (medicine: DocumentMedicine | null): boolean => /^\p{Lu}/u.test(medicine?.name ?? "");

/** The medicine that the text is most about; null where it names none. */
export const medicineOf = oncePer((reading: Reading): DocumentMedicine | null => {
  const known = knownIn(reading);
  const isKnown = new Set(known.map(({ name }) => name.toLowerCase()));
  const unknown = unknownIn(reading).filter(({ name }) => !isKnown.has(name.toLowerCase()));
  const [most] = [...known, ...unknown.map((one) => ({ ...one, count: 3 * one.count }))].sort(
    (a, b) => b.count - a.count || a.first - b.first,
  );
  return most ? { name: most.name, inn: most.inn, legal: most.legal } : null;
});
