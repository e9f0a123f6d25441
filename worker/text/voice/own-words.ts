import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, isNegated, type Match, type Phrase, phrases } from "../language/phrases.ts";
import { firstStarting, spanAt } from "../spans.ts";
import type { Sentence, Span, SpokenText } from "../types.ts";
import { isListedAsForbidden } from "./forbidden-lists.ts";
import { GIVES_BACK } from "./gives-back.ts";

/** Who stands behind a wording: the piece itself, or somebody whom the piece reports, corrects or forbids. */

const OUTSIDE_COPY = new Set(["pi", "references", "ae-statement", "footer"]);

/** What the piece says of its own: all but prescribing information, references, statements, footers and lists of what
 * must not be said. */
export const copySentences = oncePer((facts: SpokenText): Sentence[] =>
  facts.sentences.filter(
    (sentence) =>
      !OUTSIDE_COPY.has(sentence.zone) && !isListedAsForbidden(facts, sentence) && !repeatsQuestion(facts, sentence),
  ),
);

/** Whether a sentence of a reply only gives back what the enquirer asked or told. */
function repeatsQuestion(facts: SpokenText, sentence: Sentence): boolean {
  return facts.promotion.kind === "reply" && GIVES_BACK.test(wordsOf(facts, sentence));
}

/** The words of a span of the view. */
export function wordsOf(facts: SpokenText, span: Span): string {
  return facts.view.text.slice(span.start, span.end);
}

const SAYING =
  "say|saying|claim|claiming|describe|describing|call|calling|state|stating|suggest|suggesting|imply|implying|assume|promise|mention|run|word|words|wording";
const FORBIDS = phrases(
  `not|never|avoid|without|cannot|nor ..3 ${SAYING}`,
  "no ..1 claim|claims|suggestion|evidence|proof|trial|trials|study|studies",
  `wrong|untrue|mistaken|misleading|unfair|incorrect|inaccurate|premature|improper|false|soon|early|rash ..1 to ..2 ${SAYING}`,
  `forbidden|banned|prohibited|refuse|refuses|stop|resist ..3 ${SAYING}|words|claims`,
);
const DISOWNS = phrases(
  "no|not|insufficient|agree|wrong|untrue|incorrect|reply|answer|explain|never",
  "there is|are no|not|insufficient",
  "that|this|it is|was not|wrong|untrue|incorrect",
  "say so|that|no",
  "do not",
  "we cannot|do|make not|no",
);

/** The bans of each sentence that has any, by its index. */
const bansOf = oncePer((facts: SpokenText) =>
  Map.groupBy(findPhrases(FORBIDS, facts), ({ sentence }) => sentence.index),
);

/** Whether the wording stands in a ban on saying it ("do not describe it as safe"). */
function isForbidden(match: Match, facts: SpokenText): boolean {
  return (bansOf(facts).get(match.sentence.index) ?? []).some(
    (ban) => ban.first < match.first && match.first - ban.last < 12,
  );
}

const CONDEMNED =
  /\b(?:wrong|incorrect|bad|poor|unacceptable|not acceptable|instead of|rather than|not|never|don't say|do not say|avoid|no)\s*[:–-]?\s*$/i;

/** What a next sentence takes back. */
const WITHDRAWN =
  /\b(?:withdraws?|withdrew|withdrawn|retract(?:s|ed)|takes? back|corrects?|regrets?|apologis\w+|should not have|will not (?:be )?us\w+)\b[^.]{0,40}\b(?:phrase|words?|wording|statement|claim|description|expression|that|this|it)\b/i;

/** Whether the wording is somebody else's remark that the piece goes on to correct ("It is safer." There is no study). */
function isCorrected(match: Match, facts: SpokenText): boolean {
  const quote = spanAt(facts.quotations, match.start);
  if (!quote || match.end > quote.end) return false;
  if (CONDEMNED.test(facts.view.text.slice(Math.max(0, quote.start - 40), quote.start))) return true;
  const from = Math.max(firstStarting(facts.sentences, quote.end - 1), match.sentence.index + 1);
  const next = facts.sentences[from];
  if (next?.line !== match.sentence.line) return false;
  return (
    WITHDRAWN.test(wordsOf(facts, next)) || findPhrases(DISOWNS, facts, [next]).some((m) => m.first - next.first < 2)
  );
}

/** What follows words in quotation marks that are not to be used. */
const BANNED_AFTER =
  /^[\s,]{0,3}(?:(?:and|or)\s"[^"\n]{1,60}"[\s,]{0,3}){0,3}(?:(?:is|are|may|must|should|can|will|would|does|do)\s(?:not|never)\b|cannot\b|(?:is|are)\s(?:all\s)?(?:wrong|banned|forbidden|prohibited|unacceptable|out|untrue|misleading|off limits)\b|[:(–-]\s?(?:not|never|banned|forbidden|prohibited|unacceptable|no\b|delete))/i;

/** Whether the wording is quoted in order to ban it ("'Safe' is not a word that we use"). */
function isQuotedToBan(match: Match, facts: SpokenText): boolean {
  const quote = spanAt(facts.quotations, match.start) ?? facts.quotations[firstStarting(facts.quotations, match.start)];
  return (
    quote !== undefined &&
    quote.start < match.end &&
    BANNED_AFTER.test(facts.view.text.slice(quote.end, quote.end + 260))
  );
}

/** What is done in a sentence to words in quotation marks that are taken out, failed at review or asked about. */
const PUT_RIGHT =
  /\b(?:struck|deleted?|removed?|reject(?:ed|s)?|replaced?|(?:was|is|please|be) cut|withdrawn|dropped|taken out|gone from|has gone|fail(?:s|ed) (?:review|before)|substantiate|reworded?|amended|guard against|please avoid|used to say|may (?:not )?say|may go in|may not appear|is out|cannot stand|reads as|put right|sent back|not acceptable)\b/i;

/** Whether the wording is quoted in a sentence that puts it right ("'Ultimate' is struck from the draft"). */
function isPutRight(match: Match, facts: SpokenText): boolean {
  const { text } = facts.view;
  const { sentence } = match;
  const isQuoted = QUOTE_OPENS.test(text.slice(Math.max(sentence.start, match.start - 60), match.start + 1));
  return isQuoted && PUT_RIGHT.test(text.slice(sentence.start, sentence.end).replace(QUOTED_WORDS, " "));
}

/** A quotation mark, single or double, that opens and is not closed before the wording. */
const QUOTE_OPENS = /(?:^|[\s(:])["'](?=\w)[^"']{0,60}$/;
const QUOTED_WORDS = /(?:(?<=[\s(:])|^)["'][^"'\n]{1,80}["']/g;

/** Whether the piece itself does not say the wording: negated, asked, forbidden, or quoted in order to correct it. */
export function isDisowned(match: Match, facts: SpokenText, reach = 5): boolean {
  return (
    isNegated(match, facts, reach) ||
    isForbidden(match, facts) ||
    isCorrected(match, facts) ||
    isQuotedToBan(match, facts) ||
    isPutRight(match, facts) ||
    isListedAsForbidden(facts, match.sentence)
  );
}

/** Matches of the wordings that the piece itself stands behind. */
export function ownWords(
  list: Phrase[],
  facts: SpokenText,
  sentences: Sentence[] = copySentences(facts),
  reach = 5,
): Match[] {
  return findPhrases(list, facts, sentences).filter((match) => !isDisowned(match, facts, reach));
}

/** One match for each sentence, the first. */
export function oncePerSentence<T extends { sentence: Sentence }>(matches: readonly T[]): T[] {
  const seen = new Set<number>();
  return matches.filter(({ sentence }) => !seen.has(sentence.index) && seen.add(sentence.index));
}

const MAX_SPAN_CHARS = 290;

/** The words to point at: the sentence, or the part of a long one that begins just before the match. */
export function around(match: Pick<Match, "start" | "end" | "sentence">): Span {
  const { sentence } = match;
  if (sentence.end - sentence.start <= MAX_SPAN_CHARS) return { start: sentence.start, end: sentence.end };
  return { start: match.start, end: match.end };
}
