import type { Page } from "#worker/reading/material.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { praises, sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import { hostLines } from "./host-page.ts";
import { announcesAtLeast, countParticulars } from "./prescribing-labels.ts";
import { COMPARED_RESULT } from "./promotion-signs.ts";
import type { Line, Zone } from "./types.ts";

const PI_TITLE = /^[▼▲*\s]*(?:abbreviated |full |UK )*prescribing information\b/i;
/** An invitation to write or ring, which is no particular. */
const TO_COMPANY = /^.{0,80}\b(?:contact|tell|ring|call|e-?mail|write to)\b.{0,60}(?:@|\bus\b|\d{5})/i;
/** Such a title with an address or an instruction only points to it. */
const PI_POINTER = /^.{0,160}(?:https?:|\bwww\.|\bclick\b|\bscan\b|\boverleaf\b).{0,80}$/i;
const REFERENCES_TITLE = /^\s*(?:references?|sources?|bibliography)(?: list)?\s*(?::|\b(?=\s*1[.\s)])|$)/i;
const REFERENCE_ENTRY =
  /^\s*\[?\d{1,2}[.)\]]?\s+\p{L}.*(?:\b(?:19|20)\d{2}\b|\bS(?:m)?PC\b|data on file|available (?:at|from)|https?:)/iu;
const AE_STATEMENT =
  /\badverse (?:events?|reactions?) should (?:also )?be reported\b|\breporting (?:of )?side effects\b|\byellow ?card\b|\bif you get any side effects?\b|\breport(?:ing)? (?:of )?(?:suspected )?(?:adverse (?:events?|reactions?)|side effects?)\b/i;
const FOOTER =
  /\b(?:job (?:code|number|no|bag)|(?:item|unique|material|approval) (?:code|number|ref(?:erence)?)|date of (?:preparation|revision|issue|last revision)|date (?:prepared|revised)|prepared (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|\d)|last (?:revised|updated)|drawn up)\b|^[A-Z]{2,}(?:[-/][A-Z0-9]+){1,4}\b.{0,60}\b20\d\d\s*$/i;
const DIRECTION =
  /^\s*\[[^\]]*\]?\s*$|^\s*\[(?:image|picture|photo|figure|chart|graph|visual|icon|video|footage|voice|sound|caption|banner|artwork|alt)\b|^\s*(?:image|photo|picture|visual|artwork|figure|chart|graph|footage|voiceover|alt text|posted? (?:to|by)|account|audience settings?|schedule|targeting|paid support|boost|suggested (?:likes?|first comment|hashtags?)|hashtags|note to|design note|production note|speaker notes?)\s*(?:[:(]|–|-)/i;
const MAX_HEADING_CHARS = 80;
const MAX_HEADING_WORDS = 11;

function zoneOf(text: string): Zone {
  if (standsIn(AE_STATEMENT, text)) return "ae-statement";
  if (text.length > 200 && announcesAtLeast(5, text)) return "pi";
  if (text.length < 160 && standsIn(FOOTER, text)) return "footer";
  if (standsIn(DIRECTION, text)) return "direction";
  return isHeading(text.trim()) ? "heading" : "body";
}

/** A short line that does not end as a sentence does, its reference number apart. */
function isHeading(text: string): boolean {
  const words = /\d/.test(text.slice(-1)) ? text.replace(/(?<=[\p{L}%)])\d{1,2}(?:,\d{1,2})*$/u, "") : text;
  if (words.length > MAX_HEADING_CHARS || /[.;,:]/.test(words.slice(-1)) || /^[•\-*\d]/.test(words)) return false;
  return /\p{L}/u.test(words) && words.split(/\s+/).length <= MAX_HEADING_WORDS;
}

/** Words to the reader, in a line that has nothing of a source. */
const TO_READER = /\b(?:you|your|choose|hurry|today)\b|\bfor every (?:adult|patient)\b/i;
/** Whether a line in a list of sources is none of them. */
const isNoSource = (words: string): boolean =>
  sellsOutright(words) || (TO_READER.test(words) && !REFERENCE_ENTRY.test(words));

/** What a paragraph of particulars speaks of that has no label of its own: a strength, a form, those who have it. */
const OF_PARTICULARS =
  /\d ?(?:mg|g|mcg|micrograms?|ml|units|IU|%)(?!\p{L})|\b(?:tablets?|capsules?|sachets?|granules|solution|injections?|suppositor\w+|adults|children|elderly|renal|hepatic|pregnan\w+|lactation|common|rare)\b/iu;
/** So far behind it the next label stands. */
const LABEL_WITHIN = 6;

/** Whether a paragraph without a label stands between paragraphs of prescribing information that have one, as pages set it, and says what
 * particulars say: what sells or compares stands for itself wherever it is. */
function goesOn(lines: Line[], line: Line, text: string): boolean {
  const words = text.slice(line.start, line.end);
  if (!OF_PARTICULARS.test(words) || sellsOutright(words) || praises(words) || COMPARED_RESULT.test(words))
    return false;
  for (const next of lines.slice(line.index + 1, line.index + 1 + LABEL_WITHIN)) {
    const later = text.slice(next.start, next.end);
    if (next.zone === "ae-statement" || next.zone === "footer" || REFERENCES_TITLE.test(later)) return false;
    if (next.opensGroup && announcesAtLeast(1, later)) return true;
  }
  return false;
}

/** Marks the lines of blocks that run over several lines: prescribing information and the reference list. */
function spreadBlocks(lines: Line[], text: string): void {
  let block: Zone | null = null;
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    const startsPi = PI_TITLE.test(words) && !PI_POINTER.test(words) && following(lines, line, text) >= 3;
    if (startsPi) block = "pi";
    else if (REFERENCES_TITLE.test(words)) block = "references";
    else if (line.zone === "ae-statement" && !announcesAtLeast(5, words)) block = null;
    else if (line.zone === "pi") block = "pi";
    else if (block === "references" && isNoSource(words)) block = null;
    else if (block === "references" && line.opensGroup && !REFERENCE_ENTRY.test(words)) block = null;
    else if (
      block === "pi" &&
      (line.zone === "footer" ||
        (line.opensGroup && (TO_COMPANY.test(words) || !(announcesAtLeast(1, words) || goesOn(lines, line, text)))))
    )
      block = null;
    if (block) line.zone = block;
    else if (
      REFERENCE_ENTRY.test(words) &&
      line.zone !== "footer" &&
      /^\s*\[?\d{1,2}[.)\]]/.test(words) &&
      /\b(?:19|20)\d{2};|\bet al\b|data on file|S(?:m)?PC/i.test(words)
    )
      line.zone = "references";
  }
}

/** Particulars announced in the line and the thirty after it, up to the adverse event statement. */
function following(lines: Line[], line: Line, text: string): number {
  let end = line.end;
  for (const next of lines.slice(line.index + 1, line.index + 31)) {
    if (next.zone === "ae-statement" || REFERENCES_TITLE.test(text.slice(next.start, next.end))) break;
    end = next.end;
  }
  return countParticulars(text.slice(line.start, end));
}

/** Where prescribing information, and after it the statement on adverse events, begin within a line that runs on. */
const WITHIN = [
  /(?<=[.!?)\]:;|] )(?:[\p{L}®▼]+ (?:\([^()]{0,60}\) )?){0,3}?prescribing information ?[:.(-]/iu,
  /(?<=[.!?)\]] )(?:adverse events|AEs) should be reported\b/i,
];
const LONG_LINE = 400;

/** Where a sentence of a line ends and the next begins. */
const SENTENCE = /(?<=[.!?]["')\]]?\d{0,2} )(?=[\p{Lu}▼[("“])/u;
/** What the statement on adverse events goes on with. */
const OF_REPORTING =
  /\b(?:report\w*|yellow ?card|mhra|side[- ]effects?|adverse|leaflet|doctor|pharmacist|nurse|telephone|tel|phone|call|contact|e-?mail|safety|medical information|app store|google play)\b|https?:|\bwww\.|@/i;
const FEWEST_WORDS = 4;
const isLong = (words: string) => words.trim().split(/\s+/).length >= FEWEST_WORDS;

/** The parts of a line that tells how to report adverse events: what stands before and behind that is said of something else, and
 * who writes all in one paragraph hides nothing by it. */
function partsBesideStatement(line: string): string[] {
  const sentences = line.split(SENTENCE);
  const first = sentences.findIndex((one) => standsIn(AE_STATEMENT, one));
  if (first === -1) return [line];
  let last = first + 1;
  while (last < sentences.length && (OF_REPORTING.test(sentences[last] ?? "") || !isLong(sentences[last] ?? "")))
    last++;
  const before = sentences.slice(0, first).join("");
  const from = isLong(before) ? first : 0;
  return [sentences.slice(0, from), sentences.slice(from, last), sentences.slice(last)].flatMap((part) =>
    part.length > 0 ? [part.join("")] : [],
  );
}

/** The parts of a line in which everything was set without a break; most lines are one part. */
function partsOf(line: string): string[] {
  if (!announcesAtLeast(5, line) && standsIn(AE_STATEMENT, line)) return partsBesideStatement(line);
  if (line.length < LONG_LINE || !announcesAtLeast(6, line)) return [line];
  const [title = 0, statement = 0] = WITHIN.map((pattern) => pattern.exec(line)?.index);
  // In a paragraph of its own, or before its date, what is told of adverse events stands inside prescribing information.
  const isAfter = title > 0 && statement > title && /\b20\d\d\b/.test(line.slice(title, statement));
  const cuts = [0, ...[title, isAfter ? statement : 0].filter((at) => at > 0), line.length];
  return cuts.slice(1).map((to, i) => line.slice(cuts[i], to));
}

/** No paragraph of a document has more characters. */
const LONGEST_LINE = 10_000;

/** A line so long that no person set it, cut at the ends of sentences or else at spaces: whatever is asked of each of its sentences about
 * the line they stand in would otherwise take the square of its length. */
function withinReach(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > LONGEST_LINE) {
    const head = rest.slice(0, LONGEST_LINE);
    const stop = head.lastIndexOf(". ") + 2;
    const space = head.lastIndexOf(" ") + 1;
    const to = [stop, space].find((at) => at > LONGEST_LINE / 2) ?? LONGEST_LINE;
    parts.push(rest.slice(0, to));
    rest = rest.slice(to);
  }
  return [...parts, rest];
}

/** Splits the view's text into lines and says which part of the piece each belongs to. */
export function linesOf(text: string, pages: Page[]): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let blank = true;
  const parts = text.split("\n").flatMap((line) => {
    const list = partsOf(line).flatMap((part, i) =>
      withinReach(part).map((raw, piece) => ({ raw, begins: i > 0 && piece === 0 })),
    );
    return list.map((part, i) => ({ ...part, ends: i === list.length - 1 }));
  });
  for (const { raw, ends, begins } of parts) {
    const lead = raw.length - raw.trimStart().length;
    const from = start + lead;
    const end = start + raw.trimEnd().length;
    start += raw.length + (ends ? 1 : 0);
    if (end <= from) {
      blank = true;
      continue;
    }
    const page = pages.findLast((p) => p.start <= from)?.number ?? 1;
    const opensGroup = blank || begins;
    lines.push({ index: lines.length, start: from, end, zone: zoneOf(text.slice(from, end)), page, opensGroup });
    blank = false;
  }
  spreadBlocks(lines, text);
  const host = hostLines(lines, text);
  for (const line of lines) if (host.has(line.index)) line.zone = "footer";
  return lines;
}
