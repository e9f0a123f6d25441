import type { HiddenText } from "./material.ts";

/** Letters of the tag block look like nothing at all and spell out words. Single ones stand in flags. */
const TAGS = /[\u{E0020}-\u{E007E}]{4,}/gu;
/** Variation selectors come one at a time; a row of them is bytes in disguise. */
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{4,}/gu;

const codes = (run: string) => [...run].map((char) => char.codePointAt(0) ?? 0);

function bytesOf(run: string): string {
  const bytes = codes(run).map((code) => (code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const tagsOf = (run: string) => String.fromCharCode(...codes(run).map((code) => code - 0xe0000));

/** Words in a text that are spelt with characters which have no shape; `page` where the text has one. */
export function shapelessWords(text: string, page: number | null): HiddenText[] {
  const runs = [
    ...[...text.matchAll(TAGS)].map(([run]) => tagsOf(run)),
    ...[...text.matchAll(SELECTORS)].map(([run]) => bytesOf(run)),
  ];
  return runs.map((words) => ({ text: words, where: "characters without a shape", page }));
}
