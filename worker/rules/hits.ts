import type { Facts } from "./facts/index.ts";
import type { Span } from "./facts/types.ts";
import type { Match } from "./pattern.ts";

import { around } from "./stance.ts";
import type { FixDraft, Hit } from "./types.ts";

/** The span with the blanks after it, so that a deletion leaves no double space. */
export function withBlanks(facts: Facts, span: Span): Span {
  const after = /^[ ]+/.exec(facts.view.text.slice(span.end, span.end + 8));
  return { start: span.start, end: span.end + (after?.[0].length ?? 0) };
}

/** What a hit on a sentence needs to know of its match. */
type Found = Pick<Match, "start" | "end" | "sentence">;

/** Takes out the whole sentence of a match: the honest cure where no milder wording is true. */
function cutSentence(facts: Facts, match: Found, note?: string): FixDraft {
  return { kind: "delete", at: withBlanks(facts, match.sentence), note };
}

/** A hit on a sentence that has to go. */
export function sentenceHit(facts: Facts, match: Found, issue: string, note?: string): Hit {
  return { at: around(match), issue, fix: cutSentence(facts, match, note) };
}

/** The first hits, `most` of them; the last of these mends the places of all the others too. */
export function first(most: number, hits: Hit[]): Hit[] {
  const rest = hits.slice(most).map(({ at, fix }) => (fix.kind === "insert" || !at ? fix : { at, ...fix }));
  return hits
    .slice(0, most)
    .map((hit, i) => (rest.length > 0 && i === most - 1 ? { ...hit, more: [...(hit.more ?? []), ...rest] } : hit));
}

const MAX_QUOTED = 90;

/** Words for use inside an issue: short, on one line, in quotation marks. */
export function quoted(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED - 1).trimEnd()}…` : line}”`;
}
