const STOP = new Set(
  `a an and are as at be been being but by can could did do does for from had has have he her his how i if in into is it
  its just may might more most must no nor not of on or our out over own s shall she should so some such than that the
  their them then there these they this those to too under until up upon was we were what when where which while who
  whom whose why will with within without would you your clause code breach ruled ruling panel company companies
  medicine medicines case complainant complaint material materials reader readers say says said`.split(/\s+/),
);

const ENDINGS: [RegExp, string][] = [
  [/(?:ational|isation|ization)$/, "ate"],
  [/(?:fulness|ousness|iveness)$/, ""],
  [/ments?$/, ""],
  [/ations?$/, "at"],
  [/(?:ies|ied)$/, "y"],
  [/sses$/, "ss"],
  [/(?:ing|edly|ed|ly|es)$/, ""],
  [/s$/, ""],
];

function stemmed(word: string): string {
  if (word.length <= 4) return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  for (const [ending, rest] of ENDINGS) {
    const cut = word.replace(ending, rest);
    if (cut !== word && cut.length >= 3) return cut.replace(/(.)\1$/, "$1").replace(/e$/, "");
  }
  return word.replace(/e$/, "");
}

/** Stems of words met before. The library alone brings some ten thousand, most of them many times over. */
const stems = new Map<string, string>();
const MOST_KEPT = 20_000;

/** A word without its commonest English endings: enough to bring "advertised" and "advertising" together. */
function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = stemmed(word);
  if (stems.size < MOST_KEPT) stems.set(word, found);
  return found;
}

/** The content words of a text, stemmed, in order. */
export function terms(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\d]+/gu) ?? []).filter((word) => !STOP.has(word)).map(stem);
}
