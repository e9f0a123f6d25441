import { isKnownSubstance } from "#worker/document/names/known-names.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { followsBrand, genericFromPi, isInBrackets, literal } from "./beside-brand.ts";
import type { BaseFacts, Line, Product, Span, Zone } from "./types.ts";

/** How a brand name and its non-proprietary name stand in the piece, prescribing information and references apart. */
export interface NamePair {
  product: string;
  generic: string | null;
  /** The most prominent place of the brand name: a heading or the first of all. */
  prominent: Span;
  /** The non-proprietary name stands beside the most prominent brand name. */
  besideProminent: boolean;
  /** It stands beside the brand name somewhere. */
  beside: boolean;
  /** Beside the brand name only on a later screen, slide or page than the one that shows it largest. */
  later: boolean;
  /** It is somewhere in the piece. */
  present: boolean;
  /** Every place of the brand name, with whether the non-proprietary name stands beside it there. */
  mentions: (Span & { beside: boolean })[];
}

const inside = (spans: Span[], at: number) => spans.some((s) => s.start <= at && at < s.end);

const SMALL_ZONES = new Set<Zone>(["references", "footer", "direction"]);

function mentionsOutside(facts: BaseFacts, product: Product, blocks: Span[]): Span[] {
  const { text } = facts.view;
  const isPiLabel = (m: Span) => /^[®™▼]? prescribing information\b/i.test(text.slice(m.end, m.end + 30));
  const zoneAt = (at: number) => spanAt(facts.lines, at)?.zone ?? "body";
  const others = product.mentions.filter((m) => !isPiLabel(m));
  return (others.length > 0 ? others : product.mentions).filter(
    (m) =>
      !inside(blocks, m.start) &&
      // What a direction shows with its generic name is a banner or a picture of the name.
      (!SMALL_ZONES.has(zoneAt(m.start)) ||
        (zoneAt(m.start) === "direction" && followsBrand(text.slice(m.end, m.end + 130), product.generic ?? null))) &&
      !/[\w/@.#-]/.test(text[m.start - 1] ?? " ") &&
      !/^(?:[/@_]|-(?!\p{Lu} ?\d)|\.\p{Ll})/u.test(text.slice(m.end, m.end + 4)),
  );
}

/** What the makers of a piece call it, which no reader sees. */
const WORKING_TITLE =
  /\b(?:e-?detail(?:er)?|detail aid|leavepiece|storyboard|shooting script|slide deck|artwork|copy deck|exhibition panel|banner set|wireframes?)\b/i;

const ENTRY = /^[-•–*·|] ?(.{2,25})$/u;
const MENU_ENTRIES = 3;

/** Whether a line is an entry of a menu: it stands among other short entries, and leads to what it names. */
export function isMenuEntry(facts: BaseFacts, line: Line): boolean {
  const isEntry = (at: number) => {
    const other = facts.lines[at];
    return other !== undefined && ENTRY.test(wordsOf(facts, other).trim());
  };
  let [first, last] = [line.index, line.index];
  if (!isEntry(line.index)) return false;
  // No further than has to be known: a page may be one list.
  while (last - first + 1 < MENU_ENTRIES && isEntry(first - 1)) first--;
  while (last - first + 1 < MENU_ENTRIES && isEntry(last + 1)) last++;
  return last - first + 1 >= MENU_ENTRIES;
}

const workingTitles = oncePer((_facts: BaseFacts) => new Map<Span, boolean>());

/** Whether a line is what the makers call the piece; looked at once, however many names stand in it. */
function isWorkingTitle(facts: BaseFacts, line: Span): boolean {
  const known = workingTitles(facts);
  const is = known.get(line) ?? WORKING_TITLE.test(wordsOf(facts, line));
  known.set(line, is);
  return is;
}

/** The line that shows a brand name largest: capitals in a heading, else the first heading or subject, else the first. */
function prominentOf(facts: BaseFacts, mentions: Span[]): Span | undefined {
  const zone = (m: Span) => spanAt(facts.lines, m.start)?.zone;
  const shouted = (m: Span) => /^[\p{Lu}\d -]+$/u.test(wordsOf(facts, m));
  const titled = mentions.filter((m) => {
    const line = spanAt(facts.lines, m.start);
    return !line || (!isWorkingTitle(facts, line) && !isMenuEntry(facts, line));
  });
  const shown = titled.length > 0 ? titled : mentions;
  return shown.find((m) => shouted(m) && zone(m) === "heading") ?? shown.find((m) => zone(m) === "heading") ?? shown[0];
}

const SCREEN =
  /^\W{0,3}(?:(?:frame|slide|screen|panel|page|card|scene|tile|still|post)\s{1,4}\d{1,2}\b|\d{1,2}\s{2,}\p{Lu})/iu;

/** Whether a brand name in a heading is read on an earlier screen, slide or page than another mention. */
function isSeenLater(facts: BaseFacts, prominent: Span, other: Span): boolean {
  if (other.start < prominent.end) return false;
  const line = spanAt(facts.lines, prominent.start);
  if (!line || line.end - line.start > 80) return false;
  const shouted = /^[\p{Lu}\d -]+$/u.test(wordsOf(facts, prominent));
  return (
    shouted &&
    facts.lines.some((l) => l.start > prominent.end && l.start <= other.start && SCREEN.test(wordsOf(facts, l)))
  );
}

/** For each pair those of the same brand, itself included, in their order; pairs are looked up by the words that their names
 * begin with, for a hostile text has thousands. */
function brandsOf(pairs: NamePair[]): (pair: NamePair) => NamePair[] {
  const named = Map.groupBy(pairs, ({ product }) => product.toLowerCase());
  const shorter = ({ product }: NamePair) => {
    const ends = everyMatch(/[ -]/g, product).map(({ index }) => index);
    return ends.flatMap((end) => named.get(product.slice(0, end).toLowerCase()) ?? []);
  };
  const longer = new Map<NamePair, NamePair[]>();
  for (const pair of pairs)
    for (const other of shorter(pair)) {
      const list = longer.get(other);
      if (list) list.push(pair);
      else longer.set(other, [pair]);
    }
  const order = new Map(pairs.map((pair, i) => [pair, i]));
  return (pair) => {
    const same = (named.get(pair.product.toLowerCase()) ?? []).filter(({ product }) => product === pair.product);
    const all = new Set([...same, ...shorter(pair), ...(longer.get(pair) ?? [])]);
    return [...all].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  };
}

/** "Zelvorin" and "Zelvorin Melt" are one brand: its name pair is that of the member which shows both names. */
function oneOfEachBrand(pairs: NamePair[]): NamePair[] {
  const brandOf = brandsOf(pairs);
  return pairs.filter((pair) => {
    const brand = brandOf(pair);
    return pair === (brand.find((p) => p.beside && !p.later) ?? brand[0]);
  });
}

/** The names of each medicine of the piece, as they stand outside prescribing information. Pure. */
export function namePairsOf(facts: BaseFacts, blocks: Span[], medicines: Product[]): NamePair[] {
  const { text } = facts.view;
  let small: string | undefined;
  const outsideText = () => {
    small ??= facts.sentences
      .filter((s) => !inside(blocks, s.start) && s.zone !== "references")
      .map((s) => text.slice(s.start, s.end))
      .join("\n")
      .toLowerCase();
    return small;
  };
  const found = medicines.flatMap((product) => {
    if (!product.brand || (product.generic === null && isKnownSubstance(product.brand))) return [];
    const generic = product.generic ?? (medicines.length === 1 ? genericFromPi(text, blocks) : null);
    const mentions = mentionsOutside(facts, product, blocks);
    const prominent = prominentOf(facts, mentions);
    if (!prominent) return [];
    const isBeside = (m: Span) =>
      followsBrand(text.slice(m.end, m.end + 130), generic) ||
      isInBrackets(text.slice(Math.max(0, m.start - 60), m.start)) ||
      (generic !== null &&
        new RegExp(`${literal(generic)}[\\s(,:-]{0,4}$`, "i").test(text.slice(Math.max(0, m.start - 60), m.start)));
    const told = mentions.map((m) => ({ ...m, beside: isBeside(m) }));
    const first = told.find((m) => m.beside);
    const beside = first !== undefined;
    const besideProminent = told[mentions.indexOf(prominent)]?.beside === true;
    return [
      {
        product: product.name,
        generic,
        prominent,
        besideProminent,
        beside,
        later: first !== undefined && !besideProminent && isSeenLater(facts, prominent, first),
        mentions: told,
        present: beside || (generic !== null && outsideText().includes(generic.toLowerCase())),
      },
    ];
  });
  return oneOfEachBrand(found);
}
