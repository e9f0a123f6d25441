/** What pdf.js tells of a font where it is asked for more than it needs itself. */
export interface NamedGlyphs {
  /** Names of the glyphs that stand for codes, where the document chose them. */
  differences?: readonly (string | undefined)[];
}

/** Names of digits and marks; letters are named by themselves. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ zero: "0", one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9" },
  ...{ period: ".", comma: ",", hyphen: "-", percent: "%", plus: "+", minus: "−", equal: "=", less: "<", greater: ">" },
  ...{
    parenleft: "(",
    parenright: ")",
    slash: "/",
    colon: ":",
    sterling: "£",
    dollar: "$",
    degree: "°",
    asterisk: "*",
  },
};

/** Names that the fonts of Mathematical Pi give their signs, which journals set "≥ 140 mmHg" and "p < 0.05" in. */
const MATHEMATICAL_PI: Readonly<Record<string, string>> = {
  ...{ H11001: "+", H11002: "−", H11003: "×", H11005: "=", H11006: "±", H11011: "~" },
  ...{ H11021: "<", H11022: ">", H11349: "≤", H11350: "≥", H9251: "α", H9252: "β", H9253: "γ" },
};

/** Codes that pdf.js leaves as they are when it knows no letter for them. */
const UNKNOWN = /[\p{Cc}]/gu;

/** The letter that a glyph's name stands for. Variants of one name, as old-style digits, follow it after a point. */
function letterOf(name: string | undefined): string | undefined {
  const [plain = ""] = name?.split(".") ?? [];
  return /^[A-Za-z]$/.test(plain) ? plain : (NAMES[plain] ?? MATHEMATICAL_PI[plain]);
}

/** Text with the letters that only the names of their glyphs tell. pdf.js joins what several fonts of one name draw, and says
 * it was the first: all of them are asked. */
export const withNamedGlyphs = (text: string, fonts: readonly NamedGlyphs[]): string =>
  text.replace(UNKNOWN, (code) => {
    const at = code.charCodeAt(0);
    return letterOf(fonts.find(({ differences }) => differences?.[at])?.differences?.[at]) ?? code;
  });

/** A character that is no letter, since nothing in the file tells which it is. */
const NO_LETTER = /[\p{Cc}\ufffd]/gu;
/** Such a character in a word, or so many in a row that they may be one. */
const IN_A_WORD = /[\p{L}\p{M}][\p{Cc}\ufffd]|[\p{Cc}\ufffd][\p{L}\p{M}]|[\p{Cc}\ufffd](?: ?[\p{Cc}\ufffd]){2}/u;

/** Fewer characters that nobody can read may be ornaments; of fewer kinds, blanks that have no name. */
const FEWEST_UNKNOWN = 5;
const FEWEST_KINDS = 3;
/** Bullets and signs that stand alone are no more than so much of what a page says. */
const MOST_ALONE = 0.01;

/** Whether characters that nobody can read may be words, in the texts of a page: not a few that stand alone, each away from
 * letters and from one another, in a page of many words. */
export function mayBeWords(texts: readonly string[]): boolean {
  const unknown = texts.flatMap((text) => text.match(NO_LETTER) ?? []);
  if (unknown.length < FEWEST_UNKNOWN || new Set(unknown).size < FEWEST_KINDS) return false;
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return unknown.length > MOST_ALONE * length || texts.some((text) => IN_A_WORD.test(text));
}
