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
  /** Printed area in square centimetres, where it is given. */
  area: number | null;
  areaAt: Span | null;
  /** Dosage, packs or cost, which it must not give. */
  extras: { kind: "dose" | "pack" | "cost" | "result"; at: Span }[];
  /** It is placed where an abbreviated advertisement may not be. */
  barredPlace: Span | "channel" | null;
}

const NAMED = /\babbreviated (?:advertisement|advert|ad)\b/i;
const ADVERT = /\b(?:advertisement|advert|journal ad)\b/i;
const WEBSITE_STATEMENT =
  /\b(?:further |full |more )?(?:information|details)\b[^\n]{0,60}?(?:\b(?:about|on|for|concerning) (?:this|the) (?:product|medicine)\b|\b(?:adverse reactions|side effects|precautions|contra-?indications|method of use)\b)[^\n]{0,200}?(?:www\.|https?:|website|can be found|available)/i;
/** The place and measure of an advertisement in print. */
const SLOT =
  /\b(?:quarter|half|third|eighth|single|two|full|double|right-hand|left-hand|outside|inside)[- ](?:page|column)\b|\b\d{2,3} ?(?:mm)? ?[x×] ?\d{2,3} ?mm\b|\b\d{1,2}(?:\.\d)? ?cm ?[x×]|\bsquare centimet|\bcm²|\bstrip ad\b/i;
/** In an advertisement that also sends its reader to the SPC. */
const ON_WEBSITE =
  /\b(?:further|full|more) (?:information|details)\b[^.\n]{0,60}\b(?:on|at|from) (?:the|our|its) website\b|\b(?:further|full|more) (?:information|details)\b[^\n]{0,200}?\b(?:at|on|from|:|visit|see) (?:https?:|www\.)/i;
const CONSULT =
  /\b(?:prescribers? (?:are|is|should)|please|health professionals should)\b[^.\n]{0,60}\b(?:consult|refer to|read)\b[^.\n]{0,40}\b(?:summary of product characteristics|S(?:m)?PC)\b|\bconsult (?:the )?(?:summary of product characteristics|S(?:m)?PC)\b[^.\n]{0,30}\bbefore prescribing\b/i;
const INDICATION =
  /\b(?:for (?:the )?(?:\w+ ){0,4}?(?:treatment|relief|prevention|management|maintenance|reduction|prophylaxis)|indicated|treatment of|relief of|for use in|in (?:adults|children|patients|women|men)|(?:adults|children|patients|women|men|people) with)\b/i;
const LEGAL = /\bPOM\b|\bprescription[- ]only\b|\blegal (?:category|classification)\b/i;
const HOLDER =
  /\[address[^\]\n]{0,60}\]|\b(?:Ltd|Limited|plc|LLP|GmbH|Pharma\p{L}*|Medicines|UK)\b[^\n]{0,140}?\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b/u;
const AREA = /\b(\d{2,4}(?:\.\d+)?) ?(?:sq(?:uare)?\.? ?(?:cm|centimet(?:re|er)s?)|cm2|cm²)/i;
const SIDES = /\b(\d{1,2}(?:\.\d+)?) ?(cm|mm)? ?(?:x|by|×) ?(\d{1,3}(?:\.\d+)?) ?(cm|mm)\b/i;
const MM_SIDES = /\b(\d{2,3}) ?(?:mm)? ?(?:x|by|×) ?(\d{2,3}) ?mm\b/i;
const DOSE =
  /\b(?:one|two|three|four|\d+) (?:tablets?|capsules?|puffs?|sprays?|drops?|sachets?|doses?|patch(?:es)?|injections?) (?:a|per|each|every) (?:day|week|month|night|morning)\b|\b(?:one|two|three|\d+) (?:\w+ ){0,3}?(?:tablets?|capsules?|puffs?|sprays?|drops?|sachets?|doses?),? (?:[\w-]+ ){0,3}?(?:before|after|with|at) (?:breakfast|lunch|dinner|food|meals?|bed|bedtime|night)\b|\b(?:one|two|three|\d+) (?:\w+ ){0,3}?(?:tablets?|capsules?|puffs?|sprays?|inhalations?|drops?|injections?|doses?|applications?)?,? ?(?:once|twice|three times|every)\b|\b(?:once|twice|three times)[- ](?:a[- ])?(?:daily|day|weekly|week|monthly|month)\b|\bstart(?:ing)? (?:dose|with|at)\b|\b\d+ ?mg (?:once|twice|daily|a day|every)/i;
const PACK =
  /\b(?:packs? of \d+|\d+[- ](?:tablet|capsule|sachet|dose|vial|pen)s? (?:pack|bottle|carton)|pack sizes?|\d+ (?:tablets|capsules|sachets) (?:per|in a) pack)\b/i;
const COST = /£ ?\d|\b(?:half|lower|lowest|low) (?:the )?(?:price|cost)\b|\bcheap\p{L}*/iu;
const RESULT =
  /\b(?:survey|poll) of\b|\b(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:in|out of) (?:two|three|four|five|ten|twelve|\d+)\b|\bwould (?:choose|recommend|prescribe)\b|\d ?% (?:of|v|vs|versus|fewer|more|less|reduction|improvement|response)|\bp ?[<=] ?0?\.\d|\b(?:compared with|versus|than) (?:placebo|vehicle)|\b(?:more|most|faster|stronger|better|superior|proven|leading)\b/i;
const SCREEN =
  /\b(?:web ?banner|banner|e-?journal|online|digital edition|website|web ?page|app|e-?mail|e-?newsletter|pop-?up|electronic (?:journal|edition)|social)\b/i;
/** Where the advertisement is not to go. */
const KEPT_OUT = /\b(?:do not|don't|never|no|not (?:for|in|on|to)|must not)\b[^.\n]{0,120}/gi;
const LOOSE =
  /\b(?:loose(?:ly)?(?: |-)?(?:insert(?:ed)?|leaf)|insert|leaflet|flyer|handout|leavepiece|poster|exhibition|mailing)\b/i;
const PRINTED = /\bprint(?:ed)?\b|\bpage\b/i;

/** Each place where the pattern stands, one a line. */
function findAll(facts: BaseFacts, pattern: RegExp, skip: RegExp | null = null): Span[] {
  return facts.lines.flatMap((line) => {
    if (line.zone === "references") return [];
    const words = facts.view.text.slice(line.start, line.end);
    const match = skip?.test(words) ? null : pattern.exec(words);
    return match ? [{ start: line.start + match.index, end: line.start + match.index + match[0].length }] : [];
  });
}

function find(facts: BaseFacts, pattern: RegExp, skip: RegExp | null = null): Span | null {
  return findAll(facts, pattern, skip)[0] ?? null;
}

/** The first place of a kind that the piece does not rule out. */
function placeOf(facts: BaseFacts, pattern: RegExp, skip: RegExp): Span | null {
  return (
    findAll(facts, pattern, skip).find(({ start }) => {
      const line = facts.lines.find((l) => l.start <= start && start < l.end);
      if (!line) return false;
      const words = facts.view.text.slice(line.start, line.end);
      return ![...words.matchAll(KEPT_OUT)].some((m) => {
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

/** The line from which on a proof holds orders for the printer. */
const NOT_PRINTED =
  /^\W*(?:[\p{L} ]{0,40}\(not (?:printed|for print(?:ing)?)\)|(?:insertion|artwork|print) order\b|(?:production|printer's) notes?\b)/iu;
const STATEMENTS =
  /\binformation about this product\b|\bsummary of product characteristics\b|\byellow ?card\b|\blegal\b/i;

function extrasOf(facts: BaseFacts): AbbreviatedFacts["extras"] {
  const [opening] = facts.lines;
  const isSlug = opening !== undefined && ADVERT.test(facts.view.text.slice(opening.start, opening.end));
  const orders = facts.lines.find((l) => NOT_PRINTED.test(facts.view.text.slice(l.start, l.end)));
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

/** Whether a piece is an abbreviated advertisement and how it keeps to Clause 13. Pure. */
export function abbreviatedOf(facts: BaseFacts, hasPi: boolean, medicines: Product[]): AbbreviatedFacts {
  const { context, channel, materialType } = facts.submission;
  const name = find(facts, NAMED);
  const consult = find(facts, CONSULT);
  const head = `${facts.view.text.slice(0, 300)} ${context}`;
  const isAdvert = materialType === "journal-ad" || ADVERT.test(head) || (channel === "print" && SLOT.test(head));
  const onWebsite = isAdvert && consult !== null ? find(facts, ON_WEBSITE) : null;
  const statement = find(facts, WEBSITE_STATEMENT) ?? onWebsite;
  const few =
    facts.lines.length <= 22 &&
    !facts.lines.some((l) => {
      const words = facts.view.text.slice(l.start, l.end);
      // The statement of where further information is names the particulars too.
      const isStatement = WEBSITE_STATEMENT.test(words) || CONSULT.test(words);
      return l.zone === "pi" && !isStatement && PARTICULAR_LABELS.contraindications.test(words);
    });
  const shortForm = statement !== null && (consult !== null || isAdvert) && few;
  const indication = find(facts, INDICATION);
  const legalCategory = find(facts, LEGAL);
  const holder = find(facts, HOLDER);
  const extras = extrasOf(facts);
  // It keeps to the abbreviated list, whether it calls itself so or not.
  const kept = [legalCategory, holder, consult, statement].filter(Boolean).length;
  const built = channel === "print" && isAdvert && few && (kept > 2 || (kept === 2 && extras.length === 0));
  const claimed =
    // "Prescribing information is on the website" is here the way to further information, not a pointer in its place.
    (!hasPi || (onWebsite !== null && channel === "print")) &&
    medicines.length > 0 &&
    (name !== null || NAMED.test(context) || shortForm || built || (isAdvert && few && statement !== null));
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
    area: size?.area ?? null,
    areaAt: size?.at ?? null,
    extras,
    barredPlace: onScreen
      ? (placed ?? "channel")
      : placed && !inPrint
        ? placed
        : loose && /\bloose|\binsert/i.test(facts.view.text.slice(loose.start, loose.end))
          ? loose
          : null,
  };
}
