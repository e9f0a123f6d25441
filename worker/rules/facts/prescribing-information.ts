import { POSTCODE } from "#worker/text/postcode.ts";
import { countCells, countOpened, opensPart } from "./pi-heads.ts";
import type { Particular } from "./pi-labels.ts";
import { PARTICULARS, type ParticularKey } from "./pi-labels.ts";
import { particularsOf, piDateOf, STRENGTH } from "./pi-particulars.ts";
import { type PiPointer, pointersOf } from "./pi-pointers.ts";
import { LINES_AHEAD, resumesAt } from "./pi-resumes.ts";
import { DIVIDED } from "./pi-stops.ts";
import { BOTH_CAUTIONS } from "./pi-unlabelled.ts";
import { announcesAtLeast } from "./prescribing-labels.ts";
import type { BaseFacts, Line, Product, Span } from "./types.ts";

export interface PiBlock extends Span {
  /** Names of the medicines that it is for. */
  products: string[];
  particulars: Partial<Record<ParticularKey, Particular>>;
  missing: ParticularKey[];
  date: Span | null;
  /** The statement that the medicine is subject to additional monitoring, or the black triangle. */
  additionalMonitoring: Span | null;
  refersToSpc: boolean;
  /** Its title stands over it or in its first lines. */
  titled: boolean;
}

export interface PrescribingInformationFacts {
  /** Prescribing information printed in the piece. */
  blocks: PiBlock[];
  /** Words that say where prescribing information is. */
  pointers: PiPointer[];
}

const TITLE =
  /^(?![^\n]{0,12}\b(?:date|version|revision)\b)\W{0,6}(?:\[[^\]\n]{0,40}\]\s*)?(?:[^.\n]{0,60}\s)?(?:prescribing information|presc(?:r|ribing)?\.? info)\b(?! (?:is|are|was|can|will|may|stands|lies|hangs|follows|appears)\b)/i;
/** The same in two letters: "PI.", "Velmarsin 10 mg tablets: PI (full SPC to be read first)". */
const SHORT_TITLE =
  /^(?![^\n]{0,12}\b(?:[Dd]ate|[Vv]ersion|[Rr]evision)\b)\W{0,6}(?:[^.\n]{0,70}[ :(])?PI(?=\)?\s?(?:[.:(|]|for\b)(?! ?of\b))/;
/** A short line that only says where prescribing information is. */
const POINTS =
  /https?:|\bwww\.|\.example\b|\bclick\b|\bscan\b|\boverleaf\b|\b(?:opens?|loads?|downloads?|is|available|read it) here\b|\bopens? in (?:one|a (?:new|separate|pop-?up)|its own)\b|\btap (?:here|to|for)\b|information ?[|·•] ?(?:report|home|contact|adverse|side effects|log ?in|menu|about|references|privacy)\b/i;
/** The entry of an accordion, cut off after its first words: "[+] ZELVORIN 40 mg capsules: migraine in adults …". */
const FOLDED = /^[^\S\n]*(?:\[\+\]|[+＋⊞➕▸▹►▶⌄›»])[^\n]{0,400}(?:…|\.\.\.)[^\S\n]*$/m;
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

/** Prices that stand in the piece itself. */
const COST_IN_TABLE =
  /\b(?:costs?|prices?)\b[^.\n]{0,20}\b(?:as (?:in|shown in|given in)|see|in) (?:the )?(?:price )?(?:table|list)\b(?! of the)/i;
/** Several strengths, told apart where each is used: "Relvor 2 mg and 4 mg: heart failure". */
const STRENGTH_IN_INDICATION = /^\W*\p{Lu}\p{L}{3,30} \d[\d.,]* ?(?:mg|micrograms?|g|%)/u;

/** Words in which a piece tells who must not have the medicine. */
const CAUTIONS =
  /\bcontra-?indicat|\b(?:do not|must not|should not|never) (?:be )?(?:use|used|take|taken|give|given|start|started)\b|\bnot (?:for|to be given|suitable)\b|\bhypersensitiv/i;

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

const NOWHERE: Span = { start: 0, end: 0 };

const isUnlabelled = (words: string) =>
  words.length > DENSE_CHARS && FORMALITIES.filter((sign) => sign.test(words)).length >= FEWEST_FORMALITIES;

const wordsOf = (facts: BaseFacts, span: Span) => facts.view.text.slice(span.start, span.end);

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

function blockSpans(facts: BaseFacts): Span[] {
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
function headOf(facts: BaseFacts, block: Span): string {
  const before = facts.lines.findLast((l) => l.end <= block.start);
  if (!before) return "";
  const isSameLine = !facts.view.text.slice(before.end, block.start).includes("\n");
  return isSameLine || titleOf(wordsOf(facts, before)) ? wordsOf(facts, before).slice(-MAX_TITLE_CHARS) : "";
}

function blockOf(facts: BaseFacts, span: Span, own: Product[]): PiBlock {
  const text = wordsOf(facts, span);
  const head = headOf(facts, span);
  const shifted = particularsOf(text).map((p) => ({ ...p, start: span.start + p.start, end: span.start + p.end }));
  const particulars = Object.fromEntries(shifted.map((p) => [p.key, p]));
  if (!particulars.actives && STRENGTH.test(head))
    particulars.actives = { key: "actives", value: head, start: span.start, end: span.start };
  const tabled = COST_IN_TABLE.exec(text);
  if (!particulars.cost && tabled && /£ ?\d/.test(facts.view.text)) {
    const at = span.start + tabled.index;
    particulars.cost = { key: "cost", value: tabled[0], start: at, end: at + tabled[0].length };
  }
  const { indication } = particulars;
  if (!particulars.actives && indication && STRENGTH_IN_INDICATION.test(indication.value))
    particulars.actives = { ...indication, key: "actives" };
  // What is only pointed to has to stand somewhere else in the piece.
  const rest = facts.view.text.slice(0, span.start) + facts.view.text.slice(span.end);
  if (!CAUTIONS.test(rest))
    for (const key of ["contraindications", "precautions"] as const)
      if (BOTH_CAUTIONS.test(wordsOf(facts, particulars[key] ?? NOWHERE))) delete particulars[key];
  const date = piDateOf(text);
  const monitoring = /▼|additional monitoring/i.exec(text);
  const named = own.filter((p) => `${head}\n${text}`.toLowerCase().includes(p.name.toLowerCase()));
  return {
    ...span,
    products: named.map((p) => p.name),
    particulars,
    missing: PARTICULARS.filter((key) => !particulars[key]),
    date: date && { start: span.start + date.start, end: span.start + date.end },
    additionalMonitoring: monitoring && {
      start: span.start + monitoring.index,
      end: span.start + monitoring.index + monitoring[0].length,
    },
    titled: isTitled(facts, span),
    refersToSpc: /\bS(?:m)?PC\b|summary of product characteristics/i.test(`${head}\n${text}`),
  };
}

/** Under the title that it must have, or directly below it. */
function isTitled(facts: BaseFacts, block: Span): boolean {
  return (
    headOf(facts, block) !== "" ||
    /\b(?:[Pp]rescribing [Ii]nformation|PRESCRIBING INFORMATION|PI)\b/.test(
      wordsOf(facts, { start: block.start, end: Math.min(block.end, block.start + 200) }),
    )
  );
}

/** How many particulars it has that a summary of the medicine in ordinary copy has no use for. */
function formalities({ particulars }: PiBlock): number {
  return (["legalCategory", "maNumber", "holder", "cost"] as const).filter((key) => particulars[key]).length;
}

/** Whether only the beginnings of texts stand there, the whole of which opens at a touch. */
const isFolded = (facts: BaseFacts, block: PiBlock) => formalities(block) === 0 && FOLDED.test(wordsOf(facts, block));

/** The prescribing information of a piece: printed in it, or said to be elsewhere. Pure. */
export function prescribingInformationOf(facts: BaseFacts): PrescribingInformationFacts {
  const own = facts.products.filter((p) => p.role === "own");
  const all = blockSpans(facts).map((span) => blockOf(facts, span, own));
  const besideAll = pointersOf(facts, all);
  const givenElsewhere = besideAll.some((p) => p.route === "qr" || p.route === "link");
  const blocks = all.filter(
    (block) => !isFolded(facts, block) && (block.titled || (!givenElsewhere && formalities(block) >= 2)),
  );
  return { blocks, pointers: blocks.length === all.length ? besideAll : pointersOf(facts, blocks) };
}
