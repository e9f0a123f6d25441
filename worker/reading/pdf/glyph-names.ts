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

/** Codes that pdf.js leaves as they are when it knows no letter for them. */
const UNKNOWN = /[\p{Cc}]/gu;

/** The letter that a glyph's name stands for. Variants of one name, as old-style digits, follow it after a point. */
function letterOf(name: string | undefined): string | undefined {
  const [plain = ""] = name?.split(".") ?? [];
  return /^[A-Za-z]$/.test(plain) ? plain : NAMES[plain];
}

/** Text with the letters that only the names of their glyphs tell. pdf.js joins what several fonts of one name draw, and says
 * it was the first: all of them are asked. */
export const withNamedGlyphs = (text: string, fonts: readonly NamedGlyphs[]): string =>
  text.replace(UNKNOWN, (code) => {
    const at = code.charCodeAt(0);
    return letterOf(fonts.find(({ differences }) => differences?.[at])?.differences?.[at]) ?? code;
  });

/** The characters of a text that are no letters, since nothing in the file tells which they are. */
export const unknownIn = (text: string): string[] => text.match(/[\p{Cc}\ufffd]/gu) ?? [];

/** Fewer characters that nobody can read may be ornaments; of fewer kinds, blanks that have no name. */
const FEWEST_UNKNOWN = 5;
const FEWEST_KINDS = 3;

/** Whether characters that nobody can read may be words. */
export const mayBeWords = (unknown: readonly string[]): boolean =>
  unknown.length >= FEWEST_UNKNOWN && new Set(unknown).size >= FEWEST_KINDS;
