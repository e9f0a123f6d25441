import type { PaintedCharacter } from "../painted-page.ts";
import type { PlacedText } from "../visibility.ts";

/** Letters by which a text is found among the painted characters. */
const HEAD = 8;
/** So many places with the same letters are compared. */
const MOST_PLACES = 200;

/** A painted character by what it is written as in full: "ﬁ" as two letters. */
interface Letter {
  letter: string;
  of: PaintedCharacter;
}

const lettersOf = (text: string) => [...text.normalize("NFKC").replace(/\s/gu, "")];

/** Finds the characters that texts were painted with, by their letters and places. */
export class PaintedText {
  readonly #letters: Letter[];
  /** All letters as one text, and where in it each begins: a letter may be longer than one unit. */
  readonly #whole: string;
  readonly #starts: number[] = [0];
  /** Where each row of so many letters begins, made when asked for. */
  readonly #heads = new Map<number, Map<string, number[]>>();
  readonly #rows: Map<number, PaintedCharacter[]>;
  #at = 0;

  constructor(characters: readonly PaintedCharacter[]) {
    this.#letters = characters.flatMap((of) => lettersOf(of.character).map((letter) => ({ letter, of })));
    this.#whole = this.#letters.map(({ letter }) => letter).join("");
    for (const { letter } of this.#letters) this.#starts.push((this.#starts.at(-1) ?? 0) + letter.length);
    this.#rows = Map.groupBy(characters, ({ y }) => Math.round(y / 4));
  }

  #headsOf(length: number): Map<string, number[]> {
    const known = this.#heads.get(length);
    if (known) return known;
    const heads = new Map<string, number[]>();
    for (let at = 0; at + length <= this.#letters.length; at++) {
      const head = this.#whole.slice(this.#starts[at], this.#starts[at + length]);
      const places = heads.get(head);
      if (places) places.push(at);
      else heads.set(head, [at]);
    }
    this.#heads.set(length, heads);
    return heads;
  }

  /** The place nearest to the text's own where its letters begin; those further on in the file first. */
  #find(wanted: readonly string[], { x, y }: PlacedText): number | null {
    const length = Math.min(HEAD, wanted.length);
    const places = this.#headsOf(length).get(wanted.slice(0, length).join("")) ?? [];
    const next = places.findIndex((place) => place >= this.#at);
    const from = next < 0 ? Math.max(0, places.length - MOST_PLACES) : next;
    let best: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const place of [...places.slice(from, from + MOST_PLACES), ...places.slice(0, Math.min(from, MOST_PLACES))]) {
      const of = this.#letters[place]?.of;
      const distance = of ? Math.hypot(of.x - x, of.y - y) : least;
      if (distance < least) [best, least] = [place, distance];
      if (distance < 0.5) break;
    }
    return best;
  }

  /** The character that each letter of a text was painted with; null where the text cannot be found again as it is (text
   * from right to left, replaced text). */
  match(text: PlacedText): PaintedCharacter[] | null {
    const wanted = lettersOf(text.text);
    if (wanted.length === 0) return [];
    const from = this.#find(wanted, text);
    if (from === null) return null;
    const found = this.#letters.slice(from, from + wanted.length);
    if (found.length < wanted.length) return null;
    this.#at = from + wanted.length;
    return found.map(({ of }) => of);
  }

  /** The characters that were painted where a text stands. */
  around({ x, y, width, size }: PlacedText): PaintedCharacter[] {
    const rows = [-1, 0, 1].flatMap((step) => this.#rows.get(Math.round(y / 4) + step) ?? []);
    return rows.filter(
      (character) =>
        Math.abs(character.y - y) < size / 4 && character.x >= x - size / 4 && character.x <= x + width + size / 4,
    );
  }
}
