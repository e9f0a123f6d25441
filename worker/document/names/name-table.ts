import { type Word, wordsOf } from "./words.ts";

/** Names of one sort by their first word, the longest first, so that "Abilify Maintena" is not "Abilify". */
export interface NameTable<Entry> {
  byFirst: Map<string, { parts: string[]; entry: Entry }[]>;
}

/** A name where it stands in a text, by the numbers of its words. */
export interface Placed<Entry> {
  entry: Entry;
  first: number;
  last: number;
  start: number;
  end: number;
}

/** A table of names; `namesOf` gives the spellings of an entry. Names with a hyphen are known without it too. */
export function tableOf<Entry>(entries: Entry[], namesOf: (entry: Entry) => string[]): NameTable<Entry> {
  const byFirst: NameTable<Entry>["byFirst"] = new Map();
  const add = (parts: string[], entry: Entry) => {
    const [first] = parts;
    if (first === undefined) return;
    const others = byFirst.get(first);
    if (others) others.push({ parts, entry });
    else byFirst.set(first, [{ parts, entry }]);
  };
  for (const entry of entries)
    for (const name of namesOf(entry)) {
      const parts = wordsOf(name).map(({ norm }) => norm);
      add(parts, entry);
      if (parts.length > 1 && /^[^ ]+-[^ ]+$/.test(name)) add([parts.join("")], entry);
    }
  for (const others of byFirst.values()) others.sort((a, b) => b.parts.length - a.parts.length);
  return { byFirst };
}

/** No gap within a name is wider, in characters. */
const WIDEST_GAP = 2;

/** Every name of the table that stands in the text as words of its own; at each place the longest that `isMeant` grants. */
export function namesIn<Entry>(
  words: Word[],
  { byFirst }: NameTable<Entry>,
  isMeant: (placed: Placed<Entry>) => boolean,
): Placed<Entry>[] {
  const found: Placed<Entry>[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    for (const { parts, entry } of byFirst.get(word.norm) ?? []) {
      const last = words[i + parts.length - 1];
      if (!last) continue;
      const stands = parts.every((part, k) => {
        const here = words[i + k] as Word;
        return here.norm === part && (k === 0 || here.start - (words[i + k - 1] as Word).end <= WIDEST_GAP);
      });
      if (!stands) continue;
      const placed = { entry, first: i, last: i + parts.length - 1, start: word.start, end: last.end };
      if (!isMeant(placed)) continue;
      found.push(placed);
      i += parts.length - 1;
      break;
    }
  }
  return found;
}
