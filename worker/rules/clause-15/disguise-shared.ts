import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";

/** A way in which promotion is made to look like something else, and the words that show it. */
export interface Disguise {
  at: Span;
  looksLike: string;
  /** What no label can put right and has to go. */
  remove?: Span;
}

const OPENING_LINES = 8;
const OPENING_CHARS = 600;
export const DECLARED =
  /\b(?:promotional|advertisement|advertorial|advertising feature|sponsored (?:content|article|post|feature)|paid (?:for by|content|article|feature)|commissioned (?:and|by))\b/i;
export const NOT_DECLARED = /\b(?:not|non|no)[- ](?:a )?(?:promot|advert)/i;

/** What a reader once agreed to get says nothing of this message. */
const PERMISSION =
  /\b(?:agreed|consent\w*|registered|opted|asked|permission|subscribed)\b[^.\n]{0,90}\bpromotional\b/gi;

export const opening = oncePer((facts: Facts): Sentence[] =>
  facts.sentences.filter(
    (s) => s.line < OPENING_LINES && s.start < OPENING_CHARS && s.zone !== "pi" && s.zone !== "ae-statement",
  ),
);
export const body = (facts: Facts): Sentence[] =>
  facts.sentences.filter((s) => !["pi", "ae-statement", "references"].includes(s.zone));
/** From the first to the last of the sentences that the matches stand in. */
export function stretch(matches: Match[]): Span {
  const sentences = matches.map((m) => m.sentence);
  return { start: Math.min(...sentences.map((s) => s.start)), end: Math.max(...sentences.map((s) => s.end)) };
}
export const at = (s: Sentence): Span => ({ start: s.start, end: s.end });

/** Whether the opening says that the piece is promotion or paid for. */
export const declaresItself = oncePer((facts: Facts): boolean => {
  const words = opening(facts).map((s) => wordsOf(facts, s));
  return (
    words.some((w) => DECLARED.test(w.replace(PERMISSION, "")) && !NOT_DECLARED.test(w)) ||
    isLabelledAdvertisement(facts)
  );
});

const AD_LABEL =
  /^\W*(?:advertisement|advertisement feature|advertorial|paid advertisement|sponsored content|promotional)\b/i;
const LABEL_LINES = 3;

/** An advertisement that stands, under its label, among the matter of a page: nothing before it speaks of the medicine. */
function isLabelledAdvertisement(facts: Facts): boolean {
  const first = Math.min(...facts.identity.named.flatMap((n) => n.mentions.map((m) => m.start)));
  const line = facts.lines.find((l) => l.start <= first && first < l.end);
  return (
    line !== undefined &&
    facts.lines.slice(Math.max(0, line.index - LABEL_LINES), line.index).some((l) => AD_LABEL.test(wordsOf(facts, l)))
  );
}

export const PUSHES = phrases(
  "start|choose|prescribe|consider|try|think|switch|move|change|initiate ..8 @product",
  "@product ..10 first|natural|second|obvious|right|best|preferred choice|step|option|line|answer",
  "@product ..6 new choice|option|way|answer",
  "@product ..6 changed|changes|gives|offers|lowers|lowered|reduces|reduced|improves|improved|halved|stops|works|leaves|cut|cuts|prevents|prevented|clears|cleared|healed|raised|doubled|controls|controlled",
  "more|better|faster than ..6 @competitor|any|other|older|all",
  "best ..4 prescribed|tried|seen|used",
);

/** Whether the piece speaks for a medicine of the company. */
export function speaksFor(facts: Facts): boolean {
  if (facts.identity.named.length === 0) return false;
  const claimed = facts.claims.all.some(
    (c) =>
      c.namesOwn &&
      (c.tone === "promotional" || c.kinds.includes("comparative")) &&
      c.kinds.some((k) => k !== "cost" && k !== "safety"),
  );
  return claimed || findPhrases(PUSHES, facts, body(facts)).some((m) => !isNegated(m, facts));
}
