import { POSTCODE } from "#worker/text/postcode.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { countCells, countOpened, LINES_AHEAD, opensPart, resumesAt } from "./pi-heads.ts";
import { DIVIDED } from "./pi-stops.ts";
import { announcesAtLeast } from "./prescribing-labels.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

/* Where prescribing information begins and ends in a piece. */

const TITLE =
  /^(?![^\n]{0,12}\b(?:date|version|revision)\b)\W{0,6}(?:\[[^\]\n]{0,40}\]\s*)?(?:[^.\n]{0,60}\s)?(?:prescribing information|presc(?:r|ribing)?\.? info)\b(?! (?:is|are|was|can|will|may|stands|lies|hangs|follows|appears)\b)/i;
/** The same in two letters: "PI.", "Velmarsin 10 mg tablets: PI (full SPC to be read first)". */
const SHORT_TITLE =
  /^(?![^\n]{0,12}\b(?:[Dd]ate|[Vv]ersion|[Rr]evision)\b)\W{0,6}(?:[^.\n]{0,70}[ :(])?PI(?=\)?\s?(?:[.:(|]|for\b)(?! ?of\b))/;
/** A short line that only says where prescribing information is. */
const POINTS =
  /https?:|\bwww\.|\.example\b|\bclick\b|\bscan\b|\boverleaf\b|\b(?:opens?|loads?|downloads?|is|available|read it) here\b|\bopens? in (?:one|a (?:new|separate|pop-?up)|its own)\b|\btap (?:here|to|for)\b|information ?[|·•] ?(?:report|home|contact|adverse|side effects|log ?in|menu|about|references|privacy)\b/i;
/** An address to write to is no particular. */
const CONTACT = /\b(?:contact|tell|ring|call|e-?mail|write to|report)\b[^\n]{0,60}(?:@|\d{5}|\bus\b)/i;
const REFERENCES = /^\s*(?:references?|sources?|bibliography)\b/i;
const OWN_CODE = /\bPI\b|prescribing information/i;

/** A company with its place. */
const ADDRESS = new RegExp(String.raw`\b(?:Ltd|Limited|plc|LLP)\b[^.\n]{0,60}\b${POSTCODE}\b`);
const MAX_TITLE_CHARS = 160;
const ITEM_CODE = /\bjob (?:code|number)\b|\b\p{Lu}{2,}[-/][\p{Lu}\d/-]*\d/u;
/** A label on a line of its own has its value on the next. */
const MAX_LABEL_CHARS = 60;
/** Prescribing information set with a line for each particular; its date then stands on the last. */
const MANY_LINES = 6;
/** Fewer particulars than this are a mention of them. */
const FEWEST = 3;

const titleOf = (words: string) =>
  ((/presc(?:r|ribing)?\.? info/i.test(words) ? TITLE.exec(words) : null) ??
    (words.includes("PI") ? SHORT_TITLE.exec(words) : null))?.[0];

/** Whether words announce so many particulars, in the first column of a table too. */
const announces = (fewest: number, words: string) => announcesAtLeast(fewest, words) || countCells(words) >= fewest;
/** The same of the lines under a title. */
const announcesBelow = (fewest: number, words: string) => announces(fewest, words) || countOpened(words) >= fewest;

/** What only prescribing information gives, by which a dense paragraph is known where next to nothing is labelled. */
const FORMALITIES = [/\bPOM\b/, /£ ?\d/, /\bS(?:m)?PC\b/, /\bPL(?:GB|NI)? ?\d{4}/, ADDRESS];
const FEWEST_FORMALITIES = 3;
const DENSE_CHARS = 250;

const isUnlabelled = (words: string) =>
  words.length > DENSE_CHARS && FORMALITIES.filter((sign) => sign.test(words)).length >= FEWEST_FORMALITIES;

/** A line of a narrow column with the rest of the word that it ends in. */
function completed(facts: BaseFacts, line: Line): string {
  const words = wordsOf(facts, line);
  const next = facts.lines[line.index + 1];
  return words.endsWith("-") && next ? words.slice(0, -1) + wordsOf(facts, next).split(" ", 1).join("") : words;
}

/** Whether a line opens prescribing information: dense in particulars itself, or a title with them after it. */
function opens(facts: BaseFacts, line: Line): boolean {
  if (line.zone === "pi") return true;
  const words = wordsOf(facts, line);
  if (announces(6, words)) return true;
  const title = titleOf(words) ?? titleOf(completed(facts, line));
  if (!title || (words.length <= MAX_TITLE_CHARS ? POINTS.test(words) : /\b(?:click|scan)\b/i.test(title)))
    return false;
  if (words.length > MAX_TITLE_CHARS) return announces(3, words);
  const next = facts.lines.slice(line.index + 1, line.index + 16);
  const stop = next.findIndex((l) => l.zone === "ae-statement" || l.zone === "references");
  const body = next
    .slice(0, stop === -1 ? undefined : stop)
    .map((l) => wordsOf(facts, l))
    .join("\n")
    .replace(DIVIDED, "$1$2");
  return announcesBelow(4, body) || isUnlabelled(body);
}

/** Whether the last code of the piece stands in the line: that of the piece, not of its prescribing information. */
function isOwnCode(facts: BaseFacts, line: Line): boolean {
  return (
    ITEM_CODE.test(wordsOf(facts, line)) &&
    !facts.lines.some((later) => later.index > line.index && ITEM_CODE.test(wordsOf(facts, later)))
  );
}

/** Whether the block goes on over a line after it. */
function goesOn(facts: BaseFacts, line: Line, first: Line): boolean {
  const words = wordsOf(facts, line);
  const before = facts.lines[line.index - 1];
  if (line.zone === "pi") return true;
  if (REFERENCES.test(words) || (line.zone === "ae-statement" && !announces(4, words))) return false;
  const announcesTwo = announces(2, words);
  if (line.opensGroup && !announcesTwo && CONTACT.test(words)) return false;
  if (announcesTwo) return true;
  const label = before ? wordsOf(facts, before) : "";
  const isLabelled = label.length < MAX_LABEL_CHARS && (announces(1, label) || opensPart(label));
  if (!line.opensGroup && isLabelled) return true;
  if (line.zone === "footer" && !line.opensGroup && line.index - first.index >= MANY_LINES && !isOwnCode(facts, line))
    return true;
  if (line.zone !== "footer" && opensPart(words) && (!line.opensGroup || words.length < MAX_LABEL_CHARS)) return true;
  if (line.zone !== "footer" && !line.opensGroup && ADDRESS.test(words)) return true;
  if (line.zone === "footer") return OWN_CODE.test(words) && !/\bjob code\b/i.test(words);
  const ahead = facts.lines
    .slice(line.index, line.index + 3)
    .filter((l) => l.zone !== "ae-statement" && l.zone !== "references" && l.zone !== "footer");
  return ahead.some((l) => announcesBelow(1, wordsOf(facts, l))) && !titleOf(words);
}

/** The next line of the block that opened with `first` and has come to the line at `i`; null at its end. */
function nextOf(facts: BaseFacts, first: Line, i: number): number | null {
  const next = facts.lines[i + 1];
  if (!next) return null;
  if (goesOn(facts, next, first)) return i + 1;
  const wordsOfLines = (lines: readonly Line[]) => lines.map((line) => wordsOf(facts, line));
  const ahead = wordsOfLines(facts.lines.slice(i + 1, i + 1 + LINES_AHEAD));
  const title = ahead.findIndex((words) => titleOf(words));
  const at = resumesAt(
    wordsOfLines(facts.lines.slice(first.index, i + 1)),
    title === -1 ? ahead : ahead.slice(0, title),
  );
  return at === null ? null : i + 1 + at;
}

/** The blocks of prescribing information that are printed in the piece. Pure. */
export function blockSpans(facts: BaseFacts): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < facts.lines.length; i++) {
    const line = facts.lines[i];
    if (!line || !opens(facts, line)) continue;
    let last = line;
    for (;;) {
      const at = nextOf(facts, line, i);
      const next = at === null ? undefined : facts.lines[at];
      if (at === null || !next) break;
      if (titleOf(wordsOf(facts, next)) && announces(6, wordsOf(facts, { start: line.start, end: last.end }))) break;
      last = next;
      i = at;
    }
    const span = { start: line.start, end: last.end };
    if (announcesBelow(FEWEST, wordsOf(facts, span)) || isUnlabelled(wordsOf(facts, span))) spans.push(span);
  }
  return spans;
}

/** A title line of its own, just before the block, or words before it on its line, that name the medicine. */
export function headOf(facts: BaseFacts, block: Span): string {
  const before = facts.lines.findLast((l) => l.end <= block.start);
  if (!before) return "";
  const isSameLine = !facts.view.text.slice(before.end, block.start).includes("\n");
  return isSameLine || titleOf(wordsOf(facts, before)) ? wordsOf(facts, before).slice(-MAX_TITLE_CHARS) : "";
}
