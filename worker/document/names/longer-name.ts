/** Capitalised words before a name that are no part of it, since they open a sentence or a line. */
const OPENS =
  /^(?:the|an?|this|that|here|there|but|so|yet|now|no|not|yes|see|get|let|more|less|just|even|still|today|new|our|your|with|on|for|and|or|in|of|about|why|how|what|when|where|who|if|as|to|by|from|is|can|does|only|both|all|introducing|meet|choose|consider|prescribe|prescribing|start|starting|switch|switching|try|take|taking|use|using|add|adding|ask|asking|welcome|daily|weekly|monthly|once|twice|before|after|while|since|because|then|please|discover|living|getting|managing|understanding|treatment|tablets?|capsules?|injection|inhaler|cream|vaccine|medicine)$/i;
/** The word before a name on its line, and what stands between them. */
const WORD_BEFORE = /(?<![\p{L}-])(\p{Lu}[\p{L}-]+)[ \t]$/u;
const LONGEST_BEFORE = 30;

/** So many names are looked for one by one; for more, all words are listed first. */
const FEW = 8;

/** Where names stand in a text, exactly so written: the places of the words that they begin with. */
function placesIn(text: string): (name: string) => number[] {
  let asked = 0;
  let starts: Map<string, number[]> | undefined;
  const listed = () => {
    const words = new Map<string, number[]>();
    for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
      const places = words.get(word);
      if (places) places.push(index);
      else words.set(word, [index]);
    }
    return words;
  };
  return (name) => {
    const [first] = /^\p{L}+/u.exec(name) ?? [];
    if (first !== undefined && ++asked > FEW) {
      starts ??= listed();
      return (starts.get(first) ?? []).filter((at) => text.startsWith(name, at));
    }
    const places: number[] = [];
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
      if (!/\p{L}/u.test(text[at - 1] ?? "")) places.push(at);
    return places;
  };
}

/** Tells whether a name with the sign of a trade mark is, wherever it stands in a text with its capital, the end of a longer name:
 * "Great Walk™" is an event and "Walk" no medicine. A medicine stands by itself somewhere, or behind a word that opens a line. `least`
 * is how often it has to stand so. Linear in the text, however many names are asked for. */
export function longerNamesIn(text: string): (name: string, least?: number) => boolean {
  const placesOf = placesIn(text);
  return (name, least = 1) => {
    let before: string | undefined;
    let count = 0;
    for (const at of placesOf(name)) {
      if (/\p{L}/u.test(text[at + name.length] ?? "")) continue;
      const word = WORD_BEFORE.exec(text.slice(Math.max(0, at - LONGEST_BEFORE), at))?.[1];
      if (!word || OPENS.test(word) || (before && word.toLowerCase() !== before)) return false;
      before = word.toLowerCase();
      count++;
    }
    return count >= least;
  };
}
