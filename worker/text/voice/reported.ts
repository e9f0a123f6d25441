import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match, phrases } from "../language/phrases.ts";
import { firstStarting, spanAt } from "../spans.ts";
import type { SpokenText } from "../types.ts";
import { wordsOf } from "../words-of.ts";
import { isListedAsForbidden } from "./forbidden-lists.ts";

/* Words that stand in a sentence of the piece and are not its own: forbidden in it, or quoted in order to correct, ban or put them
 * right. */

/** Where words stand. */
type Place = Pick<Match, "start" | "end" | "first" | "sentence">;

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
function isForbidden(match: Place, facts: SpokenText): boolean {
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
function isCorrected(match: Place, facts: SpokenText): boolean {
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
function isQuotedToBan(match: Place, facts: SpokenText): boolean {
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
function isPutRight(match: Place, facts: SpokenText): boolean {
  const { text } = facts.view;
  const { sentence } = match;
  const isQuoted = QUOTE_OPENS.test(text.slice(Math.max(sentence.start, match.start - 60), match.start + 1));
  return isQuoted && PUT_RIGHT.test(text.slice(sentence.start, sentence.end).replace(QUOTED_WORDS, " "));
}

/** A quotation mark, single or double, that opens and is not closed before the wording. */
const QUOTE_OPENS = /(?:^|[\s(:])["'](?=\w)[^"']{0,60}$/;
const QUOTED_WORDS = /(?:(?<=[\s(:])|^)["'][^"'\n]{1,80}["']/g;

/** Whether the words are somebody else's: forbidden in their sentence, or listed as forbidden, quoted in order to correct, ban or put
 * them right. */
export function isReported(match: Place, text: SpokenText): boolean {
  return (
    isForbidden(match, text) ||
    isCorrected(match, text) ||
    isQuotedToBan(match, text) ||
    isPutRight(match, text) ||
    isListedAsForbidden(text, match.sentence)
  );
}
