import { everyMatch } from "#worker/text/every-match.ts";
import { mayStandIn } from "#worker/text/may-match.ts";
import { spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import {
  ADVERT,
  AREA,
  CONSULT,
  COST,
  DOSE,
  HOLDER,
  HOLDER_OVER_LINES,
  INDICATION,
  KEPT_OUT,
  LEGAL,
  LOOSE,
  MM_SIDES,
  NAMED,
  NOT_PRINTED,
  ON_WEBSITE,
  PACK,
  PRINTED,
  RESULT,
  SCREEN,
  SIDES,
  SLOT,
  STATEMENTS,
  WEBSITE_STATEMENT,
} from "./abbreviated-wordings.ts";
import { PARTICULAR_LABELS } from "./prescribing-labels.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

/** What an abbreviated advertisement must give (13.4 to 13.6), each where it stands. */
export interface AbbreviatedItems {
  indication: Span | null;
  legalCategory: Span | null;
  holder: Span | null;
  website: Span | null;
  consultSpc: Span | null;
}

export interface AbbreviatedFacts {
  /** The piece is, or sets out to be, an abbreviated advertisement: an advertisement without prescribing information. */
  claimed: boolean;
  why: Span | null;
  items: AbbreviatedItems;
  /** Where what is printed ends, if notes or the rest of the page stand below it. */
  printedUntil: number | "end";
  /** Printed area in square centimetres, where it is given. */
  area: number | null;
  areaAt: Span | null;
  /** Dosage, packs or cost, which it must not give. */
  extras: { kind: "dose" | "pack" | "cost" | "result"; at: Span }[];
  /** It is placed where an abbreviated advertisement may not be. */
  barredPlace: Span | "channel" | null;
}

/** Each place where the pattern stands, one a line. */
function findAll(facts: BaseFacts, pattern: RegExp, skip: RegExp | null = null): Span[] {
  if (!mayStandIn(pattern, facts.view.text)) return [];
  return facts.lines.flatMap((line) => {
    if (line.zone === "references") return [];
    const words = wordsOf(facts, line);
    const match = skip?.test(words) ? null : pattern.exec(words);
    return match ? [{ start: line.start + match.index, end: line.start + match.index + match[0].length }] : [];
  });
}

function find(facts: BaseFacts, pattern: RegExp, skip: RegExp | null = null): Span | null {
  return findAll(facts, pattern, skip)[0] ?? null;
}

/** The first place of a pattern that runs over several lines, above the end of the last of them. */
function overLines({ view, lines }: BaseFacts, pattern: RegExp): Span | null {
  const match = pattern.exec(view.text.slice(0, lines.at(-1)?.end ?? 0));
  return match && { start: match.index, end: match.index + match[0].length };
}

/** The first place of a kind that the piece does not rule out. */
function placeOf(facts: BaseFacts, pattern: RegExp, skip: RegExp): Span | null {
  return (
    findAll(facts, pattern, skip).find(({ start }) => {
      const line = spanAt(facts.lines, start);
      if (!line) return false;
      const words = wordsOf(facts, line);
      return !everyMatch(KEPT_OUT, words).some((m) => {
        const from = line.start + m.index;
        return from <= start && start < from + m[0].length;
      });
    }) ?? null
  );
}

function areaOf(facts: BaseFacts): { area: number; at: Span | null } | null {
  const { text } = facts.view;
  const both = [facts.submission.context, text];
  for (const words of both) {
    const given = AREA.exec(words);
    if (given)
      return {
        area: Number(given[1]),
        at: words === text ? { start: given.index, end: given.index + given[0].length } : null,
      };
  }
  for (const words of both) {
    const mm = MM_SIDES.exec(words);
    if (mm)
      return {
        area: (Number(mm[1]) * Number(mm[2])) / 100,
        at: words === text ? { start: mm.index, end: mm.index + mm[0].length } : null,
      };
    const sides = SIDES.exec(words);
    if (sides?.[4] === "cm")
      return {
        area: Number(sides[1]) * Number(sides[3]),
        at: words === text ? { start: sides.index, end: sides.index + sides[0].length } : null,
      };
  }
  return null;
}

/** What is printed, without the notes and the rest of the page that stand below it on a proof. */
function withoutNotes(facts: BaseFacts): BaseFacts {
  const { text } = facts.view;
  const notes = facts.lines.find((l) => NOT_PRINTED.test(text.slice(l.start, l.end)));
  // Above the advertisement it is a heading of the order that carries it.
  if (!notes || notes.start < text.length / 3) return facts;
  return { ...facts, lines: facts.lines.slice(0, notes.index) };
}

function extrasOf(facts: BaseFacts): AbbreviatedFacts["extras"] {
  const [opening] = facts.lines;
  const isSlug = opening !== undefined && ADVERT.test(wordsOf(facts, opening));
  const orders = facts.lines.find((l) => NOT_PRINTED.test(wordsOf(facts, l)));
  const notes = facts.lines.filter((l) => l.zone === "direction" || (orders && l.index >= orders.index));
  const places = (pattern: RegExp) =>
    findAll(facts, pattern, STATEMENTS).filter(
      (at) => !(isSlug && at.start < opening.end) && !notes.some((l) => l.start <= at.start && at.start < l.end),
    );
  const list: [AbbreviatedFacts["extras"][number]["kind"], RegExp][] = [
    ["dose", DOSE],
    ["pack", PACK],
    ["cost", COST],
    ["result", RESULT],
  ];
  return list.flatMap(([kind, pattern]) => places(pattern).map((at) => ({ kind, at })));
}

/** A piece that does not set out to be one. */
const NOT_ABBREVIATED: AbbreviatedFacts = {
  claimed: false,
  why: null,
  items: { indication: null, legalCategory: null, holder: null, website: null, consultSpc: null },
  printedUntil: "end",
  area: null,
  areaAt: null,
  extras: [],
  barredPlace: null,
};

/** Whether a piece has no more lines, and no more particulars, than an abbreviated advertisement. */
function isShort(facts: BaseFacts): boolean {
  return (
    facts.lines.length <= 22 &&
    !facts.lines.some((l) => {
      const words = wordsOf(facts, l);
      // The statement of where further information is names the particulars too.
      const isStatement = WEBSITE_STATEMENT.test(words) || CONSULT.test(words);
      return l.zone === "pi" && !isStatement && PARTICULAR_LABELS.contraindications.test(words);
    })
  );
}

/** Whether a piece is an abbreviated advertisement and how it keeps to Clause 13. Pure. */
export function abbreviatedOf(facts: BaseFacts, hasPi: boolean, medicines: Product[]): AbbreviatedFacts {
  const { context, channel, materialType } = facts.submission;
  if (medicines.length === 0) return NOT_ABBREVIATED;
  const name = find(facts, NAMED);
  if (name === null && !NAMED.test(context) && !isShort(facts)) return NOT_ABBREVIATED;
  const advert = withoutNotes(facts);
  const consult = find(advert, CONSULT);
  const head = `${facts.view.text.slice(0, 300)} ${context}`;
  const isAdvert = materialType === "journal-ad" || ADVERT.test(head) || (channel === "print" && SLOT.test(head));
  const onWebsite = isAdvert && consult !== null ? find(advert, ON_WEBSITE) : null;
  // "Prescribing information is on the website" is here the way to further information, not a pointer in its place.
  if (hasPi && (onWebsite === null || channel !== "print")) return NOT_ABBREVIATED;
  const statement = find(advert, WEBSITE_STATEMENT) ?? onWebsite;
  const shortForm = statement !== null && (consult !== null || isAdvert);
  const indication = find(advert, INDICATION);
  const legalCategory = find(advert, LEGAL);
  const holder = find(advert, HOLDER) ?? overLines(advert, HOLDER_OVER_LINES);
  const extras = extrasOf(facts);
  // It keeps to the abbreviated list, whether it calls itself so or not.
  const kept = [legalCategory, holder, consult, statement].filter(Boolean).length;
  const built = channel === "print" && isAdvert && (kept > 2 || (kept === 2 && extras.length === 0));
  const claimed = name !== null || NAMED.test(context) || shortForm || built;
  if (!claimed) return NOT_ABBREVIATED;
  const size = areaOf(facts);
  const placed = placeOf(facts, SCREEN, /https?:|information about|yellow ?card/i);
  const loose = placeOf(facts, LOOSE, /https?:|information about/i);
  const onScreen =
    channel === "email" ||
    channel === "website" ||
    channel === "social" ||
    SCREEN.test(context.replace(/\bnot [^.]{0,30}/i, ""));
  const inPrint = channel === "print" && PRINTED.test(`${facts.view.text.slice(0, 400)} ${context}`);
  return {
    claimed,
    why: name ?? statement,
    items: {
      indication,
      legalCategory,
      holder,
      website: statement,
      consultSpc: consult,
    },
    printedUntil: advert === facts ? "end" : (advert.lines.at(-1)?.end ?? "end"),
    area: size?.area ?? null,
    areaAt: size?.at ?? null,
    extras,
    barredPlace: onScreen
      ? (placed ?? "channel")
      : placed && !inPrint
        ? placed
        : loose && /\bloose|\binsert/i.test(wordsOf(facts, loose))
          ? loose
          : null,
  };
}
