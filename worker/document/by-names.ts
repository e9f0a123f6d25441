import type { DocumentKind } from "#schema/document.ts";
import type { Reading } from "./reading.ts";

/** A sign that hangs on known names rather than on words. */
export interface NameSign {
  kind: DocumentKind;
  weight: number;
  start: number;
  end: number;
  means: string;
  acts: boolean;
}

/** Different brands of one substance, set side by side, from which on nobody's brand is meant. */
const RIVALS = 4;

function rivals({ names, text }: Reading): NameSign[] {
  const brands = new Map<string, { inn: string; start: number; end: number }>();
  for (const { entry, start, end } of names.medicines)
    if (entry.isBrand && entry.inn) brands.set(entry.name, { inn: entry.inn, start, end });
  if (/[®™▼]/.test(text)) return [];
  const bySubstance = Map.groupBy(brands.values(), ({ inn }) => inn);
  const most = [...bySubstance.values()].find((same) => same.length >= RIVALS);
  const [first] = most ?? [];
  if (!first) return [];
  const means = "It names all brands of a substance alike";
  return [{ kind: "regulator-or-nhs", weight: 2, ...first, means, acts: false }];
}

/** Different brands of different substances, from which on a text without a maker is a list of what may be prescribed. */
const BRANDS_OF_A_LIST = 8;
const SUBSTANCES_OF_A_LIST = 6;

/** Brands of many substances and makers side by side, and no company: what a health service lists. */
function manyBrands({ names, text }: Reading): NameSign[] {
  const brands = names.medicines.filter(({ entry }) => entry.isBrand && entry.inn && !entry.isPerhaps);
  const [first] = brands;
  const different = new Set(brands.map(({ entry }) => entry.name)).size;
  const substances = new Set(brands.map(({ entry }) => entry.inn)).size;
  if (!first || different < BRANDS_OF_A_LIST || substances < SUBSTANCES_OF_A_LIST) return [];
  if (names.companies.length > 0 || /\b(?:Ltd|Limited|plc|PLC)\b/.test(text)) return [];
  const means = "It names brands of many substances alike, and no maker";
  return [{ kind: "formulary", weight: 2, start: first.start, end: first.end, means, acts: false }];
}

const YOURS = /\b(?:your|my|inside your|carry|carrying) ?$/i;

/** The medicine is the reader's own: "your Jext". */
function yourMedicine({ names, text }: Reading): NameSign[] {
  const own = names.medicines.filter(
    ({ entry, start }) => entry.isBrand && YOURS.test(text.slice(Math.max(0, start - 12), start)),
  );
  return own.slice(0, 2).map(({ start, end }, i) => ({
    kind: "patient-material",
    weight: i === 0 ? 2 : 1.5,
    start: Math.max(0, start - 5),
    end,
    means: "The medicine is the reader’s own",
    acts: true,
  }));
}

const PRICED = /^[^\n£.]{0,40}£ ?\d[\d.,]*(?! ?(?:m|million|bn|billion|k)\b)(?!\d)/;

/** A prescription medicine with its price, as shops put it. */
function priced({ names, text }: Reading): NameSign[] {
  const [first] = names.medicines.filter(
    ({ entry, end }) => entry.isBrand && entry.isPrescription && PRICED.test(text.slice(end, end + 50)),
  );
  if (!first) return [];
  const { start, end } = first;
  return [
    { kind: "promotion-public", weight: 1.5, start, end, means: "A prescription medicine with its price", acts: true },
  ];
}

/** Medicines by their non-proprietary names alone, no maker and nothing that acts: somebody with nothing to sell. */
function genericsOnly({ names, text }: Reading, acts: number): NameSign[] {
  const named = names.medicines.filter(({ entry }) => !entry.isPerhaps && !entry.isWordlike);
  const generics = named.filter(({ entry }) => !entry.isBrand);
  const [first] = generics;
  if (!first || generics.length < 3 || named.length > generics.length || names.companies.length > 0) return [];
  if (acts > 0 || /[®™▼£]/.test(text)) return [];
  const different = new Set(generics.map(({ entry }) => entry.name)).size;
  const means = "Medicines by their non-proprietary names alone, and no maker";
  return [
    { kind: "regulator-or-nhs", weight: different > 4 ? 3 : 2, start: first.start, end: first.end, means, acts: false },
  ];
}

const BY_BODY: [sort: RegExp, kind: DocumentKind][] = [
  [/^charity$/, "charity"],
  [/^journal/, "news"],
  [/^(?:professional body|guidance)$/, "guideline"],
  [/^(?:formulary|market|list|code list)$/, "formulary"],
  [/^(?:code authority|self-regulator)$/, "ruling"],
  [/^(?:NHS|regulator|public body|compendium)/, "regulator-or-nhs"],
];

/** A masthead is hardly longer than the name on it, in characters. */
const BESIDE_THE_NAME = 24;
const MASTHEAD_CHARS = 300;

/** A body’s name as a masthead: on a line of its own at the head. Elsewhere it is only cited. */
function masthead({ names, text }: Reading): NameSign[] {
  for (const { entry, start, end } of names.bodies) {
    if (start > MASTHEAD_CHARS) break;
    const line = text.slice(
      text.lastIndexOf("\n", start) + 1,
      (text.indexOf("\n", end) + text.length + 1) % (text.length + 1),
    );
    const kind = BY_BODY.find(([sort]) => sort.test(entry.kind))?.[1];
    if (!kind || line.length > end - start + BESIDE_THE_NAME || /[.:;,]\s*$/.test(line)) continue;
    return [{ kind, weight: 2, start, end, means: "A public body’s masthead", acts: false }];
  }
  return [];
}

/** Different bodies named, from which on a text is of their world. */
const SEVERAL_BODIES = 3;
const OF_THE_STATE = /^(?:professional body|guidance|NHS|regulator|public body|compendium)/;

/** Public and professional bodies, one beside the other, and no maker. */
function bodiesOnly({ names, text }: Reading): NameSign[] {
  const bodies = names.bodies.filter(({ entry }) => OF_THE_STATE.test(entry.kind));
  const [first] = bodies;
  if (!first || new Set(bodies.map(({ entry }) => entry)).size < SEVERAL_BODIES) return [];
  if (names.companies.length > 0 || /[®™▼]|\b(?:Ltd|Limited|plc)\b/.test(text)) return [];
  const means = "Public bodies are named, and no maker";
  return [{ kind: "regulator-or-nhs", weight: 2, start: first.start, end: first.end, means, acts: false }];
}

/** What is told of somebody else, after the name. */
const REPORTED =
  /^(?:'s|’s)?(?: (?:UK|plc|PLC|AG|Inc|Ltd|Limited|Corp|U\.K\.))*,?(?: \([^()\n]{2,30}\))? (?:said|says|has (?:recalled|launched|warned|been|said|agreed|won|lost|been told)|was (?:fined|told|forced|found)|is (?:facing|recalling|to (?:cut|close|sell))|suffered|lamented|recalled|warned|had (?:been|said|recommended)|and U\.S\. partner)\b/;
const FIRST_PERSON = /\b(?:we|our|us)\b/i;
const QUOTED = /["“][^"“”\n]{1,600}["”]/g;

/** A company is spoken of and does not speak: the press, or somebody who warns. */
function spokenOf({ names, text }: Reading): NameSign[] {
  const told = names.companies.find(({ end }) => REPORTED.test(text.slice(end, end + 90)));
  if (!told || FIRST_PERSON.test(text.replace(QUOTED, ""))) return [];
  const means = "A company is spoken of, and does not speak";
  return [{ kind: "news", weight: 2, start: told.start, end: told.end, means, acts: false }];
}

export const signsByNames = (reading: Reading, acts: number): NameSign[] => [
  ...rivals(reading),
  ...manyBrands(reading),
  ...masthead(reading),
  ...yourMedicine(reading),
  ...priced(reading),
  ...genericsOnly(reading, acts),
  ...bodiesOnly(reading),
  ...spokenOf(reading),
];

/** Whether the text names any medicine: one known, or a name with the sign of a trade mark. */
export const namesMedicine = ({ names, text }: Reading): boolean =>
  names.medicines.some(({ entry }) => !entry.isPerhaps) || /\p{L}[®™▼]/u.test(text);
