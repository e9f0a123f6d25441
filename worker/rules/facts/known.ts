import type { KnownNames } from "#worker/document/names/known-names.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { offersToPublic } from "#worker/text/voice/words-of-sale.ts";
import type { Found } from "./product-pairs.ts";
import type { Company, Product, Span } from "./types.ts";

/* Real medicines and companies, known by name whatever stands beside them. */

/** The brands known by name that a text names, each once, with its substance. */
export function brandsIn({ medicines }: KnownNames): Found[] {
  // What may be a supplement by its name is a medicine where its substance is named beside it.
  const substances = new Set(medicines.flatMap(({ entry }) => (entry.isBrand ? [] : [entry.name])));
  const brands = medicines.filter(
    ({ entry }) => entry.isBrand && (!entry.isPerhaps || (entry.inn !== null && substances.has(entry.inn))),
  );
  const byName = new Map(brands.map(({ entry }) => [entry.name, { brand: entry.name, generic: entry.inn }]));
  return [...byName.values()];
}

/** Of a substance that no source gives a legal category for, the page itself tells it. */
const PRESCRIBED_HERE = /\b(?:prescription|prescribers?|prescribed|POM)\b/i;

/** The prescription only substances that a text puts on sale to the public without a brand: their names are known to readers as
 * brands are. What may be had without a prescription is left out, and so is a text that offers nothing. */
export function substancesOffered({ medicines }: KnownNames, text: string): Found[] {
  if (!offersToPublic(text) || medicines.some(({ entry }) => entry.isBrand && !entry.isPerhaps)) return [];
  const isByPrescription = PRESCRIBED_HERE.test(text);
  const offered = medicines.filter(
    ({ entry }) =>
      !entry.isBrand && !entry.isPerhaps && (entry.isPrescription || (isByPrescription && entry.legal === null)),
  );
  return [...new Set(offered.map(({ entry }) => entry.name))].map((name) => ({ brand: null, generic: name }));
}

/** Whom a guide is for: "for people who have been prescribed", "your … tablets". */
const FOR_ITS_TAKERS =
  /\b(?:been|are|were) prescribed\W|\bprescribed for you\b|\byour (?:doctor|nurse) has prescribed\b/i;
/** A guide says in so many characters what it is about. */
const OPENING = 600;

/** The one prescription only substance that a company's guide for those who take it opens with, where it names no brand. Whoever makes a
 * generic speaks of it so. */
export function substanceTaken({ companies, medicines }: KnownNames, text: string): Found[] {
  const opening = text.slice(0, OPENING);
  if (companies.length === 0 || !FOR_ITS_TAKERS.test(opening) || medicines.some(({ entry }) => entry.isBrand))
    return [];
  const taken = medicines.filter(({ start, entry }) => start < OPENING && entry.isPrescription && !entry.isPerhaps);
  const names = [...new Set(taken.map(({ entry }) => entry.name))];
  return names.length === 1 ? names.map((name) => ({ brand: null, generic: name })) : [];
}

/** The companies found by their form, and those known by name that are not among them. */
export function withKnown(found: Company[], known: KnownNames["companies"]): Company[] {
  const taken = found.flatMap(({ mentions }) => mentions).sort((a, b) => a.start - b.start);
  const isFound = ({ start, end }: Span) => {
    const before = taken[firstStarting(taken, start + 1) - 1];
    const next = taken[firstStarting(taken, start)];
    return (before !== undefined && before.end > start) || (next !== undefined && next.start < end);
  };
  const others = Map.groupBy(
    known.filter((placed) => !isFound(placed)),
    ({ entry }) => entry.name,
  );
  const named = [...others].map(([name, placed]) => ({
    name,
    mentions: placed.map(({ start, end }) => ({ start, end })),
  }));
  return [...found, ...named];
}

/** The companies without what is a charity or another body by its name: "Diabetes UK". */
export function withoutBodies(found: Company[], bodies: KnownNames["bodies"]): Company[] {
  const isBody = ({ start, end }: Span) => bodies.some((body) => body.start < end && start < body.end);
  return found.filter(({ mentions }) => !mentions.some(isBody));
}

/** The products without those that are a known company's name: "Lilly" on a slide is who made it. */
export function withoutCompanies(products: Product[], known: KnownNames["companies"]): Product[] {
  const names = new Set(known.flatMap(({ entry }) => entry.name.split(" ")));
  return products.filter(({ name, generic }) => generic !== null || !names.has(name));
}
