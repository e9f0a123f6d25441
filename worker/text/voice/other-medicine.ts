import { oncePer } from "#worker/lib/once-per.ts";
import { startsWithin } from "../spans.ts";
import type { Line, NamedMedicine, ReadText, Sentence, Span } from "../types.ts";

/** A text with the medicines that it names and what it says of the licence of its own. */
interface MedicineText extends ReadText {
  products: NamedMedicine[];
  licence: { terms: { all: string } | null };
}

/* What a piece says of another company's medicine: a line on it, or its column of a table. */

const COLUMNS = /\s{3,}|\t+|\s\|\s/;
const MOST_ROWS = 12;

const cells = (facts: MedicineText, span: Span) => facts.view.text.slice(span.start, span.end).trim().split(COLUMNS);

/** The medicines with their names in small letters. */
const inSmallLetters = oncePer((facts: MedicineText) =>
  facts.products.map((product) => ({
    product,
    names: [product.brand, product.generic].flatMap((name) => (name ? [name.toLowerCase()] : [])),
  })),
);

function named(facts: MedicineText, words: string): NamedMedicine[] {
  const lower = words.toLowerCase();
  return inSmallLetters(facts).flatMap(({ product, names }) => (names.some((n) => lower.includes(n)) ? [product] : []));
}

/** Whether the licence of the piece says nothing of the medicine. */
function isOther(facts: MedicineText, product: NamedMedicine): boolean {
  return product.role === "competitor" || !(facts.licence.terms?.all ?? "").includes(product.name);
}

/** The columns of other medicines in the table that a row belongs to, counted from the right. */
function otherColumns(facts: MedicineText, row: Line): number[] {
  for (let index = row.index - 1; index >= Math.max(0, row.index - MOST_ROWS); index--) {
    const line = facts.lines[index];
    if (!line) return [];
    const head = cells(facts, line);
    if (head.length < 2) return [];
    const medicines = head.map((cell) => named(facts, cell));
    if (new Set(medicines.flat()).size > 1)
      return medicines.flatMap((list, at) =>
        list.length > 0 && list.every((p) => isOther(facts, p)) ? [head.length - at] : [],
      );
  }
  return [];
}

/** A substance with its dose: "400 mg tramadol", "dihydrocodeine 30 mg". */
const DOSED =
  /\d ?(?:mg|micrograms?|g|units?) (?!tablets?\b|capsules?\b|daily|weekly|monthly|twice|three|every|starting|maintenance|maximum|injection|infusion|modified|prolonged|patients)\p{Ll}{6,}|(?<!(?:dose|strength|tablets?|capsules?|maximum|increase|reduce|maintenance|starting|initial|daily|weekly) )\b(?!doses?\b|tablets?\b|capsules?\b|maximum\b|weekly\b|starting\b)\p{Ll}{6,}(?:-\p{Ll}+)? \d[\d/.]* ?(?:mg|micrograms?|units?)\b/u;

/** Of a row that sets a dose of another substance beside the own medicine, the own cells; null for other rows. */
function besideOther(facts: MedicineText, row: string[]): string[] | null {
  const own = row.filter((cell) => named(facts, cell).some((p) => p.role === "own"));
  const other = row.filter((cell) => !own.includes(cell) && DOSED.test(cell));
  return own.length > 0 && other.length > 0 ? row.filter((cell) => !other.includes(cell)) : null;
}

/** The words of a sentence; of a row of a table, without the cells of other medicines. */
export function ownPart(facts: MedicineText, sentence: Sentence): string {
  const words = facts.view.text.slice(sentence.start, sentence.end);
  const line = facts.lines[sentence.line];
  if (!line) return words;
  const row = cells(facts, line);
  if (row.length < 2) return words;
  const others = otherColumns(facts, line);
  if (others.length === 0) return besideOther(facts, row)?.join("  ") ?? words;
  return row.filter((_, at) => !others.includes(row.length - at)).join("  ");
}

/** Where medicines other than the piece's own are named, in order. */
const othersNamed = oncePer((facts: MedicineText): Span[] =>
  facts.products
    .filter((product) => isOther(facts, product))
    .flatMap(({ mentions }) => mentions)
    .sort((a, b) => a.start - b.start),
);

/** Whether a sentence names a medicine other than the piece's own. */
export function isOfOther(facts: MedicineText, sentence: Span): boolean {
  return startsWithin(othersNamed(facts), sentence);
}
