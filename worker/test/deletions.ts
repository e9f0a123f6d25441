import type { Facts } from "#worker/rules/facts/index.ts";
import { PARTICULARS } from "#worker/rules/facts/pi-labels.ts";
import type { PiBlock } from "#worker/rules/facts/prescribing-information.ts";
import type { Span } from "#worker/rules/facts/types.ts";
import { monthYearsIn } from "#worker/text/month-years.ts";

/* What is left of a complete promotional piece when one obligatory item is taken out of it. */

export interface Deletion {
  element: string;
  text: string;
  /** The check that must miss it. */
  check: string;
  context?: string;
  /** The words that say where the item is were left. */
  isPointedTo?: boolean;
}

/** The text without the given places; offsets are in the view, which these materials share with their source. */
export function without(facts: Facts, spans: Span[]): string {
  const { text } = facts.view;
  let left = "";
  let from = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    left += text.slice(from, Math.max(from, span.start));
    from = Math.max(from, span.end);
  }
  return left + text.slice(from);
}

/** Every price of a block of prescribing information: two packs have two. */
function pricesIn(facts: Facts, block: Span): Span[] {
  const words = facts.view.text.slice(block.start, block.end);
  return [...words.matchAll(/(?:\b(?:cost|price)\b[^.\n£|]{0,40})?£\s?\d[\d.,]*/gi)].map((m) => ({
    start: block.start + m.index,
    end: block.start + m.index + m[0].length,
  }));
}

/** The holder goes with its address. */
function whole(facts: Facts, span: Span): Span {
  const rest = facts.view.text.slice(span.end);
  const address = /^[^.|\n]{0,80}[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}/.exec(rest)?.[0].length ?? 0;
  return { start: span.start, end: span.end + address };
}

/** The quantity of the active ingredient, in the title as well as in its own part. */
function quantitiesIn(facts: Facts, block: PiBlock): Span[] {
  const places = PARTICULARS.filter((key) => key !== "actives").map(
    (key) => block.particulars[key]?.start ?? block.end,
  );
  const until = Math.min(...places.filter((start) => start > block.start));
  const words = facts.view.text.slice(block.start, until);
  return [
    ...words.matchAll(
      /(?:\d[\d.,/]*(?: (?:mg|micrograms?))? (?:and|or) )?\d[\d.,/]*\s?(?:micrograms?|mg|mcg|ml|g|IU|units?|%)(?:\/\p{L}+)?/giu,
    ),
  ].map((m) => ({ start: block.start + m.index, end: block.start + m.index + m[0].length }));
}

/** All that has to go for a particular to be gone. */
function everyPlaceOf(facts: Facts, block: PiBlock, key: string, particular: Span): Span[] {
  if (key === "cost") return pricesIn(facts, block);
  if (key === "actives") return quantitiesIn(facts, block);
  return [key === "holder" ? whole(facts, particular) : particular];
}

/** Of a bar of links only the link to prescribing information goes. */
function inBar(facts: Facts, pointer: Span): Span {
  const cell = /[^|]*\b(?:prescribing information|PI)\b[^|]*/i.exec(facts.view.text.slice(pointer.start, pointer.end));
  if (!cell) return pointer;
  return { start: pointer.start + cell.index, end: pointer.start + cell.index + cell[0].length };
}

function piDeletions(facts: Facts): Deletion[] {
  const { blocks, pointers } = facts.prescribingInformation;
  const all = without(facts, [...blocks, ...pointers.map((p) => inBar(facts, p))]);
  const list: Deletion[] = [{ element: "prescribing information", text: all, check: "clause-12/pi-present" }];
  // A link, a code or a copy on the chairs is a way of its own.
  if (blocks.length > 0 && pointers.length > 0 && pointers.every((p) => p.route === "in-piece" || p.route === "label"))
    list.push({
      element: "prescribing information, its pointer left",
      text: without(facts, blocks),
      check: "clause-12/pi-present",
      isPointedTo: true,
    });
  for (const block of blocks) {
    for (const key of PARTICULARS) {
      const particular = block.particulars[key];
      if (!particular || particular.end <= particular.start) continue;
      const text = without(facts, everyPlaceOf(facts, block, key, particular));
      list.push({ element: key, text, check: "clause-12/pi-particulars" });
    }
    if (block.date)
      list.push({
        element: "date of prescribing information",
        text: without(facts, [block.date]),
        check: "clause-12/pi-date",
      });
  }
  return list;
}

/** Every place of a substance or of the parts of a combination, with the brackets around it. */
function namesIn(text: string, generic: string): Span[] {
  const parts = generic
    .split(/[^\p{L}-]+/u)
    .filter((part) => part.length > 5 && !/^(?:micrograms?|vaccine)$/.test(part));
  const any = `\\b(?:${parts.join("|")})\\b`;
  return [...text.matchAll(new RegExp(`\\s?\\([^()\\n]{0,80}${any}[^()\\n]{0,80}\\)|\\s?${any}`, "gi"))].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
  }));
}

function genericDeletion(facts: Facts): Deletion[] {
  const { text } = facts.view;
  const { blocks } = facts.prescribingInformation;
  return facts.obligatory.names.slice(0, 1).flatMap(({ product, generic }) => {
    if (!generic) return [];
    const spans = namesIn(text, generic).filter((s) => !blocks.some((b) => b.start <= s.start && s.end <= b.end));
    return [
      { element: `non-proprietary name of ${product}`, text: without(facts, spans), check: "clause-12/generic-name" },
    ];
  });
}

function statementDeletions(facts: Facts): Deletion[] {
  const { report, where, company, span } = facts.obligatory.adverseEvents;
  const check = "clause-12/ae-statement";
  const sentence = (at: Span | null) => facts.sentences.find((s) => at && s.start <= at.start && at.start < s.end);
  const parts = [report, where, company].map(sentence);
  const apart = new Set(parts.map((s) => s?.index)).size === 3;
  // A bar of links holds more than the statement.
  const isAlone = (at: Span) =>
    !facts.products.some((p) => p.mentions.some((m) => m.start >= at.start && m.start < at.end));
  // On screens and double pages the same words stand twice.
  const wordsOf = (at: Span) => facts.view.text.slice(at.start, at.end).trim();
  const everywhere = (at: Span) => facts.sentences.filter((s) => s === at || wordsOf(s) === wordsOf(at));
  const names = ["adverse events should be reported", "the Yellow Card address", "the company"];
  return [
    ...(span && isAlone(span) ? [{ element: "adverse event statement", text: without(facts, [span]), check }] : []),
    ...(apart
      ? parts.flatMap((s, i) =>
          s && isAlone(s) ? [{ element: names[i] ?? "", text: without(facts, everywhere(s)), check }] : [],
        )
      : []),
  ];
}

/** Months and years beside an item code: a site has one for each part. */
function datesAtCodes(facts: Facts): Span[] {
  return facts.lines.flatMap((line) => {
    const words = facts.view.text.slice(line.start, line.end);
    const isImprint = line.zone !== "pi" && /\b\p{Lu}{2,}[-/][\p{Lu}\d/-]*\d/u.test(words);
    return isImprint ? monthYearsIn(words, line.start) : [];
  });
}

function otherDeletions(facts: Facts): Deletion[] {
  const { identity, triangle } = facts.obligatory;
  const list: Deletion[] = [];
  if (identity.drawnUp)
    list.push({
      element: "date of preparation",
      text: without(facts, [identity.drawnUp, ...datesAtCodes(facts)]),
      check: "clause-12/preparation-date",
    });
  if (triangle.symbols.length > 0)
    list.push({
      element: "black triangle",
      text: without(facts, triangle.symbols),
      check: "clause-12/black-triangle",
      context: `${facts.submission.context} The medicine is subject to additional monitoring.`,
    });
  return list;
}

/** The piece without each obligatory item in turn. */
export function deletionsOf(facts: Facts): Deletion[] {
  return [...piDeletions(facts), ...genericDeletion(facts), ...statementDeletions(facts), ...otherDeletions(facts)];
}
