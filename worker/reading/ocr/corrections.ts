/** The words of a page as read, in lower case, without those in addresses. */
export type Words = ReadonlySet<string>;

const ADDRESS = /:\/|www\.|@|\.example/i;

/** Collects the words that other words of the page are checked against. */
export function wordsOf(texts: string[]): Words {
  const plain = texts.filter((text) => !ADDRESS.test(text));
  return new Set(plain.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
}

/** Verbs after which a lone 1 is the pronoun; counted things never come with them. */
const AFTER_I = /^(?:am|do|have|know|think|want|hope|feel|would|believe|wish|thought|love)\b/i;
const ROMAN_AFTER = /^(?:phase|stage|class|grade|type|part|annex|appendix|schedule|step)$/i;

/** The pronoun I, read as a figure or as a small letter. */
function asPronoun(text: string, before: string, after: string): string {
  const [, open = "", stroke, close = ""] = /^(["“‘'([]*)([l1]|Il|lI)([,.?!”"’']*)$/.exec(text) ?? [];
  if (stroke === undefined || (stroke.length > 1 && open === "")) return text;
  const isFigure = stroke === "1" && (open !== "" || !AFTER_I.test(after) || /\d$/.test(before));
  return isFigure ? text : `${open}I${close}`;
}

/** Letters and figures that look alike, put right where the word can only be one of them. */
function asMeant(text: string, before: string): string {
  if (ROMAN_AFTER.test(before)) {
    const [, numeral, rest = ""] = /^([[IlL1|]{2,3})([,.;:)]*)$/.exec(text) ?? [];
    if (numeral && !/^1+$/.test(numeral)) return "I".repeat(numeral.length) + rest;
  }
  if (before === "95%" || before === "(95%") return text.replace(/^Cl(?=\b)/, "CI");
  return text
    .replace(/^(\(?)Pl(?=-[A-Z])/, "$1PI")
    .replace(/^(\W*)1([A-Z])(?=(?:-[A-Z0-9]+){2})/, "$1I$2")
    .replace(/^\[l{2,3}(?=ustrat)/, "[Ill")
    .replace(/^#0(?=\p{Ll}{3})/u, "#O")
    .replace(/(['’])['’](?=s\b)/, "$1");
}

/** Addresses as they are written: two slashes, no bracket, and names spelled as the page spells them elsewhere. */
function asAddress(text: string, words: Words): string {
  return text.replace(/^(https?):\/+[[|]?/i, "$1://").replace(/\p{Ll}{6,}/gu, (name) => {
    if (words.has(name)) return name;
    const variants = [...name].flatMap((letter, at) =>
      letter === "i" ? [`${name.slice(0, at)}l${name.slice(at + 1)}`] : [],
    );
    return variants.find((variant) => words.has(variant)) ?? name;
  });
}

/** A word that ends in what was an L, and two words that have lost the blank between them. */
function asKnown(text: string, words: Words): string {
  const [, name, rest = ""] = /^(\p{L}{3,})!(\W*)$/u.exec(text) ?? [];
  if (name && words.has(`${name}l`.toLowerCase())) return `${name}l${rest}`;
  return /^[Ii]tis$/.test(text) ? `${text.slice(0, 2)} is` : text;
}

/** Puts right what recognition is known to mistake, only where the context leaves no doubt. `texts` are the words of a
 * line in order; a word that was no writing becomes "". */
export function correctWords(texts: string[], words: Words): string[] {
  return texts.map((text, index) => {
    const before = texts[index - 1] ?? "";
    const after = texts[index + 1] ?? "";
    if (/^~+$/.test(text)) return "";
    if (ADDRESS.test(text)) return asAddress(text, words);
    const pronoun = asPronoun(text, before, after);
    return pronoun === text ? asKnown(asMeant(text, before), words) : pronoun;
  });
}
