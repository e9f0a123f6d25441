import { isOutside, type KindOutside } from "#schema/document.ts";
import { readingOf } from "#worker/document/reading.ts";
import { bestOf, scoresOf } from "#worker/document/scores.ts";
import { explainedAt } from "#worker/document/unexplained.ts";
import { withoutClaimsOfOthers } from "#worker/text/quotations.ts";
import { firstStarting, startsWithin } from "#worker/text/spans.ts";
import { praises, sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { isImprint } from "../pieces/marks.ts";
import { FEWEST_OF_PAPER } from "./called-to.ts";
import { isCareerProfile } from "./career-profile.ts";
import { type ExemptKind, PURPOSES } from "./exempt-purposes.ts";
import { isPiPage } from "./imprint.ts";
import type { PromotionFacts } from "./promotion.ts";
import { COMPARED_RESULT } from "./promotion-signs.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

/* A file that holds a faulty piece is at least as bad as the piece. Where words of another paper (the head of a protocol, the contents of
 * a leaflet, a ruling, a vacancy) stand before or behind a piece, they are its frame: what stands within is judged by itself, too. */

/** What only a company's piece carries, in full. */
const STATEMENT = /\badverse events should also be reported\b|\breporting forms and information can be found\b/i;

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

/** The signs of another paper in each line. */
interface Frame {
  signs: number[];
  /** Its own lines name the medicine as a matter of course: an SmPC and a leaflet do, whose name is put before them says nothing. */
  namesIt: boolean;
}

/** What the name of its medicine counts for in a piece. */
const MEDICINE = 2;

/** What a line has of a company's piece. */
interface Sale {
  isFurniture: boolean;
  isSale: boolean;
  /** Its furniture, or words of sale: whoever names a medicine besides informs of it. */
  sells: number;
  /** An imprint, which other papers have as well. */
  imprint: number;
  /** Its medicine and its company. */
  names: number;
}

function salesIn(facts: BaseFacts): Sale[] {
  const medicines = facts.products.filter(({ role }) => role === "own");
  const names = (all: readonly { mentions: Span[] }[], line: Line) =>
    all.some(({ mentions }) => startsWithin(mentions, line));
  return facts.lines.map((line) => {
    const words = wordsOf(facts, line);
    const isFurniture = line.zone === "pi" || STATEMENT.test(words);
    const own = withoutClaimsOfOthers(words);
    const isSale = [sellsOutright, praises, sellsToReaders].some((ask) => ask(own)) || COMPARED_RESULT.test(own);
    return {
      isFurniture,
      isSale,
      sells: (isFurniture ? 2 : 0) + (isSale ? 2 : 0),
      imprint: isImprint(words) ? 2 : 0,
      names: (names(medicines, line) ? MEDICINE : 0) + (names(facts.companies, line) ? 1 : 0),
    };
  });
}

/** How many signs stand in each line of the kind outside the Code that the whole is most like. */
function signsOfKind(facts: BaseFacts): Frame {
  const { audience, channel } = facts.submission;
  const scores = scoresOf(readingOf(facts.view), audience, channel);
  const kind = (isOutside(facts.document.kind) ? facts.document.kind : bestOf(scores, true).kind) as KindOutside;
  const places = explainedAt(kind, scores);
  const signs = facts.lines.map(({ start, end }) => firstStarting(places, end) - firstStarting(places, start));
  return { signs, namesIt: true };
}

/** How many signs stand in each line of the purpose that excuses the whole. */
function signsOfPurpose(facts: BaseFacts, kind: ExemptKind): Frame {
  const signs = facts.lines.map((line) => {
    if (line.zone === "pi" || line.zone === "references") return 0;
    const words = wordsOf(facts, line);
    return PURPOSES[kind].signs.filter((sign) => sign.test(words)).length;
  });
  return { signs, namesIt: false };
}

/** The lines, one behind the other, that weigh most together. */
function heaviest(weights: readonly number[]): { from: number; to: number } | null {
  let best = { weight: 0, from: 0, to: 0 };
  let weight = 0;
  let from = 0;
  for (const [i, own] of weights.entries()) {
    if (weight <= 0) [weight, from] = [0, i];
    weight += own;
    if (weight >= best.weight) best = { weight, from, to: i + 1 };
  }
  return best.weight > 0 ? best : null;
}

/** So many signs make a frame, one where the whole was taken for what they are signs of, and so many times those that stand within it. */
const FEWEST_SIGNS = 3;
const TIMES_WITHIN = 2;

const LONE_BULLET = /^\s*[•◦●▪■*–-]\s*$/;

/** The lines within a frame, with what belongs to neither up to the nearest heading. */
function withNeighbours({ lines, view }: BaseFacts, signs: readonly number[], found: { from: number; to: number }) {
  let { from, to } = found;
  while (from > 0 && !lines[from]?.opensGroup && signs[from - 1] === 0) from--;
  for (let i = from; i > 0 && signs[i - 1] === 0; i--) if (lines[i - 1]?.opensGroup) from = i - 1;
  while (to < lines.length && signs[to] === 0) to++;
  // A bullet belongs to the words behind it: whatever is put in at the end must not part them.
  while (to < lines.length && LONE_BULLET.test(wordsOf({ view }, lines[to - 1] as Line))) to++;
  return { from, to };
}

/** A piece within a frame. */
export interface Framed extends Span {
  /** It carries what only companies print, and owes the rest of it. */
  isCompanys: boolean;
}

/** What stands within a frame of those signs; null where they are no frame. */
function within(facts: BaseFacts, { signs, namesIt }: Frame, sales: readonly Sale[]): Framed | null {
  // The imprint of another paper is none of the piece's.
  const isOwn = (i: number) => signs[i] === 0;
  const sold = sales.map(({ sells, imprint }, i) => sells + (isOwn(i) ? imprint : 0));
  const own = sales.map(({ names }, i) => (sold[i] as number) + (isOwn(i) || !namesIt ? names : 0));
  const found = heaviest(signs.map((some, i) => (own[i] as number) - some));
  if (!found) return null;
  const { from, to } = withNeighbours(facts, signs, found);
  const inside = sum(signs.slice(from, to));
  const around = sum(signs) - inside;
  const ofPiece = sum(own.slice(from, to));
  // Another paper that is about the medicine names it everywhere; a frame knows little of what stands within.
  const isAboutIt = TIMES_WITHIN * (sum(own) - ofPiece) >= ofPiece;
  // Two lines on a medicine need no more than a title before them to be taken for another paper.
  const isOfMedicine = sales.slice(from, to).some(({ names }) => names >= MEDICINE);
  const isShort = facts.tokens.length < FEWEST_OF_PAPER;
  const fewest = isOutside(facts.document.kind) && isOfMedicine && isShort ? 1 : FEWEST_SIGNS;
  if (isAboutIt || sum(sold.slice(from, to)) === 0 || around < fewest || around < TIMES_WITHIN * inside) return null;
  return {
    start: (facts.lines[from] as Line).start,
    end: (facts.lines[to - 1] as Line).end,
    isCompanys: sales.slice(from, to).some(({ isFurniture }) => isFurniture),
  };
}

/** The pieces that stand in frames of other papers' words: of the kind that the whole is most like, and of the purpose that excuses it. The
 * profile of a person is one paper, whoever employed them. Pure. */
export function withinFrames(facts: BaseFacts, { exemption }: PromotionFacts): Framed[] {
  const sales = salesIn(facts);
  if (!sales.some(({ sells, imprint }) => sells + imprint > 0) || isCareerProfile(facts.view.text)) return [];
  const frames = [signsOfKind(facts), ...(exemption ? [signsOfPurpose(facts, exemption.kind)] : [])];
  // Behind prescribing information stand its own addresses and statement, which are no piece.
  const isOfPi = isPiPage(
    facts,
    facts.lines.filter(({ zone }) => zone === "pi"),
  );
  if (isOfPi && !sales.some(({ isFurniture, isSale }) => isSale && !isFurniture)) return [];
  const spans = frames.flatMap((frame) => within(facts, frame, sales) ?? []);
  return [...new Map(spans.map((span) => [`${span.start} ${span.end}`, span])).values()];
}

/** Whether the whole is excused by what it seems to be, so that what it would owe as a piece was not asked of it. */
export const isExcused = (facts: BaseFacts, { exemption, kind }: PromotionFacts): boolean =>
  isOutside(facts.document.kind) || exemption !== null || kind === "information";
