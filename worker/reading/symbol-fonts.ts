/** Pictures of Zapf Dingbats that do not stand in their place among the dingbats of Unicode. */
const ZAPF_ELSEWHERE: Readonly<Record<string, string>> = {
  "%": "☎",
  "*": "☛",
  "+": "☞",
  H: "★",
  l: "●",
  n: "■",
  s: "▲",
  t: "▼",
  u: "◆",
  w: "◗",
};
const ZAPF_FIRST = 0x21;
const DINGBATS_FIRST = 0x2701;

/** Zapf Dingbats has its pictures in the order of Unicode's. */
const ZAPF = Object.fromEntries(
  Array.from({ length: 0x7e - ZAPF_FIRST + 1 }, (_, index) => {
    const letter = String.fromCharCode(ZAPF_FIRST + index);
    return [letter, ZAPF_ELSEWHERE[letter] ?? String.fromCharCode(DINGBATS_FIRST + index)];
  }),
);

/** What symbol fonts draw for a letter. A black triangle is most often typed so, and must not be read as "q". */
const GLYPHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  symbol: {
    "\u00b7": "•",
    "\u00b3": "≥",
    "\u00a3": "≤",
    "\u00b1": "±",
    "\u00ae": "→",
    "\u00b4": "×",
    m: "µ",
    a: "α",
    b: "β",
  },
  wingdings: {
    "\u00a7": "•",
    l: "•",
    n: "•",
    v: "•",
    "\u00d8": "•",
    "\u00fc": "✓",
    "\u00a8": "□",
    o: "□",
    "\u00fb": "✗",
  },
  wingdings2: { P: "✓", "\u00a3": "□", R: "✓", O: "✗" },
  wingdings3: { p: "▲", q: "▼", t: "◄", u: "►", "\u0080": "▲", "\u0081": "▼" },
  zapfdingbats: ZAPF,
  webdings: { "5": "▲", "6": "▼", a: "✓" },
};

function familyOf(fontName: string): string | undefined {
  const name = fontName
    .toLowerCase()
    .replace(/^[a-z]{6}\+/, "")
    .replace(/[^a-z0-9]/g, "");
  if (/^wingdings[23]/.test(name)) return name.slice(0, 10);
  return ["wingdings", "webdings", "zapfdingbats", "symbol"].find((family) => name.startsWith(family));
}

/** Text as a reader sees it when it is set in a symbol font; any other font leaves it as it is. Symbol fonts put their
 * glyphs at U+F000 and above. A glyph that is not known becomes "•" rather than a letter that was never there. */
export function readSymbolFont(text: string, fontName: string | undefined): string {
  const family = fontName === undefined ? undefined : familyOf(fontName);
  const glyphs = family && GLYPHS[family];
  if (!glyphs) return text;
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const letter = code >= 0xf000 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : character;
      if (/\s/.test(letter) || (code > 0xff && code < 0xe000)) return character;
      return glyphs[letter] ?? (family === "symbol" && code < 0xf000 ? character : "•");
    })
    .join("");
}
