/** A word, number or meaningful sign. Words are lower-case, without hyphens ("once-daily" is two) and with
 * contractions undone ("don't" is "do", "not"); `start` and `end` are offsets in the view's text. */
export interface Token {
  norm: string;
  start: number;
  end: number;
  /** Punctuation between this token and the one before it, so that a clause's end can be seen. */
  lead: string;
  /** True for a capital first letter in the text. */
  capital: boolean;
}

/** A reference number set after a word or stop, as in "statin.1" or "disease2,3". */
export interface CitationMark {
  numbers: number[];
  start: number;
  end: number;
}

const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const TOKEN = /[£€$%▼▲#@®™✔✓+=<>≥≤&]|\p{L}+(?:'\p{L}+)*|\d+(?:[,.]\d+)*|[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
const CITATION = /^\d{1,2}(?:[,-] ?\d{1,2})*(?![\p{L}\d%]|[.,]\d)/u;

function undoContraction(word: string): string[] {
  if (word.endsWith("n't")) {
    const stem = word.slice(0, -3);
    return [stem === "ca" ? "can" : stem === "wo" ? "will" : stem, "not"];
  }
  if (word.endsWith("'s")) return [word.slice(0, -2)];
  const [stem = word, tail] = word.split("'");
  const full = { re: "are", ve: "have", ll: "will", d: "would", m: "am" }[tail ?? ""];
  return full ? [stem, full] : [word.replaceAll("'", "")];
}

function expand(numbers: string): number[] {
  return numbers.split(/, ?/).flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map((n) => Number(n.trim()));
    return to > from && to - from < 20 ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : [from];
  });
}

/** Whether the number at `at` hangs on the word or stop before it, as a reference mark does. */
function isCitation(text: string, at: number): boolean {
  if (!CITATION.test(text.slice(at, at + 24))) return false;
  const before = text.slice(Math.max(0, at - 24), at);
  if (
    /(?:\p{L}\p{Ll}{2,}|\d%|[A-Z]{3,}|[A-Z]{2,}s|(?<=\p{Ll} )(?:XL|XR|MR|SR|PR|LA|ER))[)"']*[.,;:!?]?[)"']*$/u.test(
      before,
    )
  )
    return !/(?:\b(?:n|p|no|vol)\.|\d\.)$/i.test(before);
  return /[)\]"%][.,;]?$/.test(before);
}

const isDigit = (code: number) => code >= 48 && code <= 57;
/** A capital at the start; most letters need no table of them. */
const isCapital = (raw: string, code: number) => (code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(raw));

/** Gives the first string of those that are alike: a long text says few words many times, and each would be in memory as often. */
function onceEach(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    known.set(word, word);
    return word;
  };
}

/** Splits the view's text into tokens and reference marks. */
export function tokenise(text: string): { tokens: Token[]; citations: CitationMark[] } {
  const tokens: Token[] = [];
  const citations: CitationMark[] = [];
  const oneOfEach = onceEach();
  let last = 0;
  let skipTo = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const raw = match[0];
    const start = match.index;
    if (start < skipTo) continue;
    const code = raw.charCodeAt(0);
    if (code > 127 && SUPERSCRIPT.includes(raw[0] ?? "")) {
      const digits = [...raw].map((c) => SUPERSCRIPT.indexOf(c)).join("");
      citations.push({ numbers: [Number(digits)], start, end: start + raw.length });
      continue;
    }
    if (isDigit(code) && isCitation(text, start)) {
      const mark = CITATION.exec(text.slice(start, start + 24))?.[0] ?? raw;
      citations.push({ numbers: expand(mark), start, end: start + mark.length });
      skipTo = start + mark.length;
      continue;
    }
    const lead = start - last === 1 && text[last] === " " ? "" : text.slice(last, start).trim();
    const end = start + raw.length;
    const capital = isCapital(raw, code);
    if (raw.includes("'"))
      for (const [i, norm] of undoContraction(raw.toLowerCase()).entries())
        tokens.push({ norm: oneOfEach(norm), start, end, lead: i === 0 ? lead : "", capital: capital && i === 0 });
    else {
      const norm = oneOfEach(isDigit(code) ? raw.replace(/,(?=\d{3})/g, "") : raw.toLowerCase());
      tokens.push({ norm, start, end, lead, capital });
    }
    last = end;
  }
  return { tokens, citations };
}
