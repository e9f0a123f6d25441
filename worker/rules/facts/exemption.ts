import { praisesOutright, sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { bodyLines } from "./edges.ts";
import { type ExemptKind, PURPOSES, type Purpose } from "./exempt-purposes.ts";
import { COMPARED_RESULT, isDeclared } from "./promotion-signs.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

/* A paper is no protocol, notice or agreement because a sentence says so: the body has to bear it out, and the more of what
 * promotion carries stands in the piece, the more of it. Its first and last line, where a title or a disclaimer is put, do
 * not count. */

/** An exemption that the body of a piece bears out, with the words that do. */
export interface Exemption {
  kind: ExemptKind;
  /** One place for each different sign, in the order of the text. */
  signs: Span[];
  /** What promotion carries and the piece does too: its statements, results for a medicine; null when nothing. */
  sells: Span | null;
}

/** A note of fewer lines that does not sell is what it says, and one that sells has room for fewer signs. */
const SHORT_LINES = 7;
const SPARED_WHEN_SHORT = 2;

interface Signs {
  /** One place for each different sign. */
  places: Span[];
  /** How many of them stand elsewhere than in a sentence that only says what the piece is. */
  borneOut: number;
}

/** A sentence that calls the piece a paper of the kind brings so many of its signs, and bears out nothing. */
const SIGNS_OF_DECLARATION = 2;
/** One that calls it any paper is not longer, in characters. */
const DECLARATION_CHARS = 100;
const CALLS_ITSELF =
  /\b(?:clinical trial|protocol|(?:interventional|research) study|market research|questionnaires?|advisory board|(?:letter of|services) agreement|contract between|disclosure of transfers|transparency page|(?:supply|safety) notice|safety (?:information|update)|professional communication|medical information response|your (?:question|enquiry)|internal (?:use|briefing|training)|non-promotional|not promotional|price list|certificate of|examined the final form|press release|for training only|draft)\b/i;

function signsIn(facts: BaseFacts, { signs, calls }: Purpose): Signs {
  const places = new Map<RegExp, Span>();
  const elsewhere = new Set<RegExp>();
  for (const { start, end, zone } of unitsOf(facts)) {
    if (elsewhere.size === signs.length) break;
    // What any piece carries by rule tells nothing of its purpose.
    if (zone === "pi" || zone === "references" || zone === "ae-statement") continue;
    const words = facts.view.text.slice(start, end);
    const matches = signs.flatMap((sign) => {
      const match = elsewhere.has(sign) ? null : sign.exec(words);
      return match ? [{ sign, at: start + match.index, length: match[0].length }] : [];
    });
    const isDeclaration =
      (words.length <= DECLARATION_CHARS && CALLS_ITSELF.test(words)) ||
      (calls.test(words) && signs.filter((sign) => sign.test(words)).length >= SIGNS_OF_DECLARATION);
    for (const { sign, at, length } of matches) {
      if (!places.has(sign)) places.set(sign, { start: at, end: at + length });
      if (!isDeclaration) elsewhere.add(sign);
    }
  }
  return { places: [...places.values()].sort((a, b) => a.start - b.start), borneOut: elsewhere.size };
}

/** The body in lines, those longer than a declaration in sentences. */
function unitsOf(facts: BaseFacts): Pick<Line, "start" | "end" | "zone">[] {
  const { sentences } = facts;
  let next = 0;
  return bodyLines(facts).flatMap((line) => {
    if (line.end - line.start <= DECLARATION_CHARS) return [line];
    while (next < sentences.length && (sentences[next] as Span).start < line.start) next++;
    const within: Pick<Line, "start" | "end" | "zone">[] = [];
    for (let at = next; at < sentences.length && (sentences[at] as Span).start < line.end; at++) {
      const { start } = sentences[at] as Span;
      const end = Math.min(line.end, sentences[at + 1]?.start ?? line.end);
      within.push({ start, end, zone: line.zone });
    }
    return within.length > 1 ? within : [line];
  });
}

const FULL_STATEMENT = /\breporting forms and information can be found\b/i;

/** What only promotion carries, wherever it stands: prescribing information, the statement on adverse events in full, results
 * for a medicine, praise without measure or an offer, the word that it promotes. */
export function sellsAt(facts: BaseFacts, opening: string): Span | null {
  const sells = (line: Line) => {
    const words = wordsOf(facts, line);
    if (line.zone === "pi") return true;
    if (line.zone === "references" || line.zone === "footer") return false;
    return FULL_STATEMENT.test(words) || COMPARED_RESULT.test(words) || sellsOutright(words);
  };
  const line = facts.lines.find(sells) ?? (isDeclared(opening) ? facts.lines[0] : undefined);
  return line ? { start: line.start, end: line.end } : null;
}

/** Whether the body of a piece bears out that it is a paper of the kind; null where it does not. Pure.
 * @param isTold the user says so of it, which needs no more. */
export function exemptionFor(
  kind: ExemptKind,
  facts: BaseFacts,
  { opening, isTold }: { opening: string; isTold: boolean },
): Exemption | null {
  // No employer praises a medicine in so many ways while it looks for staff.
  if (kind === "recruitment" && praisesOutright(facts.view.text)) return null;
  const purpose = PURPOSES[kind];
  const { places: signs, borneOut } = signsIn(facts, purpose);
  const sells = sellsAt(facts, opening);
  const namesMedicine = facts.products.some(({ role }) => role === "own");
  const isShort = facts.lines.length < SHORT_LINES;
  const withoutSelling = isShort ? 0 : namesMedicine ? purpose.fewest : 1;
  const fewest = sells ? purpose.fewest - (isShort ? SPARED_WHEN_SHORT : 0) : withoutSelling;
  const borne = namesMedicine ? borneOut : signs.length;
  if (!isTold && borne < fewest) return null;
  return {
    kind,
    signs: signs.map(({ start, end }) => ({ start, end })),
    sells,
  };
}

const KINDS: ReadonlySet<string> = new Set(Object.keys(PURPOSES));

export const isExemptKind = (kind: string): kind is ExemptKind => KINDS.has(kind);
