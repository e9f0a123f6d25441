import { describe, expect, test } from "vitest";
import { sourceOffset, viewOf } from "./view.ts";

const plain = (source: string) => viewOf(source).text;
const point = (...codes: number[]) => String.fromCodePoint(...codes);

describe("an invisible character hides no word", () => {
  test.each([
    0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x200b, 0x200f, 0x202a, 0x202e, 0x2060, 0x2064,
    0x2066, 0x206f, 0xfe00, 0xfe0f, 0xfeff, 0xe0000, 0xe007f, 0xe0100, 0xe01ef,
  ])("U+%s", (code) => {
    const view = viewOf(`sa${point(code)}fe`);
    expect(view.text).toBe("safe");
    expect(view.oddities).toEqual([2]);
  });

  test.each([0xac, 0xae, 0x350, 0x2010, 0x2065, 0xfe10])("U+%s is seen, and stays", (code) => {
    expect(plain(`a${point(code)}b`)).toHaveLength(3);
  });
});

describe("signs of one meaning become one", () => {
  test.each([
    ["spaces", "a\u00A0b\u2002c\u2003d\u2009e\u202Ff\u2007g\u3000h\ti", "a b c d e f g h i"],
    ["single quotation marks", "‘a’ ‚a‛ a′", "'a' 'a' a'"],
    ["double quotation marks", "“a” „a‟ «a» a″", '"a" "a" "a" a"'],
    ["dashes and the minus", "‐‑‒–—―−", "-------"],
    ["points of omission", "wait…", "wait..."],
    ["joined letters", "eﬃcacy ﬁrst ﬂu eﬀect baﬄed", "efficacy first flu effect baffled"],
    ["full-width letters and figures", "ｓａｆｅ １０", "safe 10"],
    ["mathematical letters", "𝐬𝐚𝐟𝐞", "safe"],
    ["what is plain already", "Safe – no, it isn't!\r\n~", "Safe - no, it isn't!\r\n~"],
  ])("%s", (_, source, expected) => {
    expect(plain(source)).toBe(expected);
  });
});

test("a letter of another script that looks like a Latin one is read as that in a Latin word, and nowhere else", () => {
  expect(plain("sаfe")).toBe("safe");
  expect(plain("Ρrоven")).toBe("Proven");
  expect(plain("наш")).toBe("наш");
  expect(viewOf("наш").oddities).toEqual([]);
  expect(viewOf("sаfe").oddities).toEqual([1]);
});

test("the word around such a letter is looked at for forty letters either way", () => {
  const letters = (count: number) => "н".repeat(count);
  expect(plain(`а${letters(38)}z`)).toBe(`a${letters(38)}z`);
  expect(plain(`а${letters(39)}z`)).toBe(`а${letters(39)}z`);
  expect(plain(`z${letters(39)}а`)).toBe(`z${letters(39)}a`);
  expect(plain(`z${letters(40)}а`)).toBe(`z${letters(40)}а`);
});

test("an offset in the view leads back to the same words of the source", () => {
  const source = "Wait… a sa\u00ADfe e\uFB03cacy 𝐬x";
  const view = viewOf(source);
  const at = (words: string) => sourceOffset(view, view.text.indexOf(words));
  expect(source.slice(at("a safe"), at(" efficacy"))).toBe("a sa\u00ADfe");
  expect(at("x")).toBe(source.indexOf("x"));
  expect(sourceOffset(view, view.text.length)).toBe(source.length);
  expect(sourceOffset(view, view.text.length + 5)).toBe(source.length);
});

test("where no character moves there is no map, and offsets are the same", () => {
  const view = viewOf("Safe – “really”");
  expect(view.toSource).toBeNull();
  expect(sourceOffset(view, 7)).toBe(7);
});
