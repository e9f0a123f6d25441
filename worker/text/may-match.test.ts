import { describe, expect, it } from "vitest";
import { seeded } from "#worker/lab/corpus/mutate.ts";
import { loadLabels } from "#worker/lab/sets.ts";
import { everyMatch } from "./every-match.ts";
import { lettersOf, mayMatch, standsIn } from "./may-match.ts";
import { neededBy } from "./needed-letters.ts";

/** A pattern, and a text that it matches. */
interface Made {
  source: string;
  text: string;
}

/** A random pattern of the kinds that the rules are written in. */
function make(random: () => number, depth: number): Made {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = () => Array.from({ length: 1 + Math.floor(random() * 7) }, () => pick([..."abckstK. -'éſ"])).join("");
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const plain = (): Made => {
    const text = word();
    return { source: escaped(text), text };
  };
  const several = (part: () => Made): Made => {
    const all = Array.from({ length: 1 + Math.floor(random() * 3) }, part);
    const group = pick(["(?:", "(", "(?<it>"]);
    return { source: `${group}${all.map(({ source }) => source).join("|")})`, text: pick(all).text };
  };
  /** Of words only: what is repeated within what is repeated takes for ever to find. */
  const repeated = (): Made => {
    const { source, text } = several(plain);
    const [times, count] = pick([
      ["?", 0],
      ["?", 1],
      ["*", 0],
      ["+", 2],
      ["{2}", 2],
      ["{0,3}", 0],
      ["{1,2}?", 1],
      ["*?", 3],
    ] as const);
    return { source: source + times, text: text.repeat(count) };
  };
  const letter = (): Made => {
    const [times, count] = pick([
      ["?", 0],
      ["+", 3],
      ["*", 0],
      ["{3}", 3],
      ["", 1],
    ] as const);
    return { source: `b${times}`, text: "b".repeat(count) };
  };
  const many = (): Made =>
    pick([
      { source: "\\d+", text: "42" },
      { source: "[a-z\\]]", text: "q" },
      { source: "\\p{L}{2}", text: "éx" },
      { source: ".", text: "%" },
      { source: "[^\\n(]{0,4}", text: "zz" },
      { source: "\\s?", text: " " },
      { source: "(?!never)", text: "" },
      { source: "(?<!abc|zzz )", text: "" },
      { source: "(?=)", text: "" },
    ]);
  const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    pick(
      depth > 0 ? [plain, () => several(() => make(random, depth - 1)), repeated, letter, many] : [plain, letter, many],
    )(),
  );
  return { source: parts.map(({ source }) => source).join(""), text: parts.map(({ text }) => text).join("") };
}

const isPattern = (source: string, flags: string): RegExp | null => {
  try {
    return new RegExp(source, flags);
  } catch {
    // A name twice.
    return null;
  }
};

describe("whether a pattern can match", () => {
  it("never denies a match, whatever the pattern", () => {
    const random = seeded(7);
    let matched = 0;
    let spared = 0;
    for (let run = 0; run < 6000; run++) {
      const { source, text } = make(random, 2);
      const pattern = isPattern(source, random() < 0.5 ? "iu" : "u");
      if (!pattern) continue;
      for (const words of [text, `xx${text} y`, text.toUpperCase(), make(random, 1).text]) {
        const isThere = pattern.test(words);
        const may = mayMatch(pattern, lettersOf(words));
        if (isThere && !may) expect.fail(`${pattern} matches ${JSON.stringify(words)}`);
        matched += Number(isThere);
        spared += Number(!may);
      }
    }
    expect(matched).toBeGreaterThan(5000);
    expect(spared).toBeGreaterThan(1000);
  });

  it("knows what a pattern needs of all its branches, and nothing of what may be missing or must not be there", () => {
    expect(neededBy(/\b(?:paid|funded) by (?:the )?[^\n]{0,40}(?:NIHR|university)/)).toEqual({
      all: [{ any: ["paid", "funded"] }, " by ", { any: ["nihr", "university"] }],
    });
    expect(neededBy(/(?<!not )licen[cs]es?\b(?! for)/i)).toBe("licen");
    expect(neededBy(/colou?rs/)).toBe("colo");
    expect(neededBy(/new|no/)).toBeNull();
    expect(neededBy(/(?:never)?\d{2}/)).toBeNull();
  });

  it("leaves the patterns alone that it does not understand", () => {
    expect(neededBy(/[[a-z]--[b]]licence/v)).toBeNull();
  });

  it("takes the long s and the sign of kelvin for the letters that patterns take them for", () => {
    for (const words of ["\u017Fafe", "\u212Aind", "SAFE", "KIND"])
      expect(mayMatch(/safe|kind/iu, lettersOf(words)), words).toBe(true);
  });

  it("finds in long texts what is found without it", () => {
    const texts = loadLabels("development").map(({ text }) => text);
    const patterns = [
      /\byellow ?card\b/gi,
      /\bsummary of product characteristics\b/g,
      /\b(?:19|20)\d\d\b/g,
      /\bwebinar|symposium\b/gi,
    ];
    for (const pattern of patterns)
      for (const text of texts) {
        const found = everyMatch(pattern, text).map(({ index }) => index);
        expect(found).toEqual([...text.matchAll(pattern)].map(({ index }) => index));
        const once = new RegExp(pattern.source, pattern.flags.replace("g", ""));
        expect(standsIn(once, text)).toBe(found.length > 0);
      }
  });
});
