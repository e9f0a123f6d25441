import { findPhrases, hasPhrase, type Match, type Phrase, phrases } from "../language/phrases.ts";
import type { Line, Sentence, Span, SpokenText } from "../types.ts";

/** What a piece offers, asks or arranges in its own voice. A ban ("do not offer lunch"), a reserve ("not linked to
 * prescribing") and a condemned example ("this would be a breach") name the same things and are no faults. */

const OUTSIDE_COPY = new Set(["pi", "references"]);
const CONDEMNS = phrases(
  "prohibited|forbidden|banned|unacceptable|inappropriate|barred|disallowed",
  "not|never ..2 allowed|permitted|acceptable|allow|permit|appropriate",
  "breach* ..3 code|clause|clauses",
  "in breach",
  "would|could|will be|lead|result|amount ..3 breach",
  "panel|pmcpa ruled|found",
  "was|were|been ruled|censured|reprimanded",
  "gave|given|give|signed|under|accepted|our ..5 undertaking|undertakings ..8 to|that|not|no|never",
  "undertook not|never|to|that",
  "example|examples|case|cases|instance ..4 breach|breaches",
);
/** A paragraph about rulings tells what others did wrong. */
const RULINGS = phrases(
  "was|were|been ruled|censured|reprimanded",
  "panel|pmcpa ruled|found",
  "ruled in breach",
  "past|previous|recent|earlier breaches|rulings|cases",
);
/** A sentence that is a ban from its first words on ("Don't: hand out the paper; text it"). */
const BAN =
  /^\s*[✗✘❌]|^\W*(?:do not|don'?ts?|never|must not|may not|not allowed|prohibited|forbidden|avoid|banned)\s*[:–-]\s/i;
/** "What we cannot fund: travel, leisure": a list of what is kept from, in one line. */
const BAN_LIST =
  /^\W*(?:what |things |items |costs )?(?:that )?(?:we|you|they|i|the (?:panel|company|committee|fund))?\s?(?:cannot|can't|do not|don't|does not|will not|won't|may not|must not|never)\s(?:\w+\s){0,3}?(?:fund|support|pay for|pay|offer|give|provide|cover|accept|do|use|include|sponsor)\s?:/i;
const BAN_HEAD =
  /(?:\b(?:do not|don'?ts?|never|must not|may not|should not|cannot|will not|what not to|not (?:allowed|permitted|acceptable)|prohibited|forbidden|avoid)\b)/i;
const NEGATORS = new Set([
  "not",
  "no",
  "never",
  "without",
  "neither",
  "nor",
  "cannot",
  "none",
  "nothing",
  "nobody",
  "avoid",
  "refuse",
  "decline",
  "rather",
  "instead",
]);
/** After "no": words that make a lure of it, not a denial ("at no cost, you receive"). */
const NOT_DENYING = new Set([
  "charge",
  "cost",
  "obligation",
  "catch",
  "strings",
  "doubt",
  "matter",
  "wonder",
  "fewer",
  "less",
  "need",
  "only",
  "just",
  "merely",
  "longer",
  "later",
  "problem",
  "risk",
  "rep",
  "reps",
  "see",
]);
const SUBJECTS = new Set(["you", "we", "they", "i", "it", "each", "every", "please", "simply", "if", "when"]);

const BULLET = /^\s*(?:[•*—–-]|\d{1,2}[.)])\s/;

/** The lines of lists that stand under a ban, by index. */
function linesOfBans(lines: readonly Line[], text: string): Set<number> {
  const bans = new Set<number>();
  let isUnderBan = false;
  for (const { index, start, end, zone } of lines) {
    const words = text.slice(start, end);
    const isBullet = BULLET.test(words);
    if (isBullet && isUnderBan) bans.add(index);
    const isHead = words.trimEnd().endsWith(":");
    if (!isBullet || isHead) isUnderBan = (isHead || zone === "heading") && words.length < 120 && BAN_HEAD.test(words);
  }
  return bans;
}

const cache = new WeakMap<SpokenText, Sentence[]>();

/** Sentences that the piece stands behind: not in prescribing information or references, not a ban, not condemned. */
export function ownSentences(facts: SpokenText): Sentence[] {
  const known = cache.get(facts);
  if (known) return known;
  const { text } = facts.view;
  const bans = linesOfBans(facts.lines, text);
  const condemned = new Set(facts.sentences.filter((s) => hasPhrase(RULINGS, facts, [s])).map((s) => s.line));
  const own = facts.sentences.filter(
    (s) =>
      !OUTSIDE_COPY.has(s.zone) &&
      !bans.has(s.line) &&
      !condemned.has(s.line) &&
      !BAN.test(text.slice(s.start, s.start + 40)) &&
      !BAN_LIST.test(text.slice(s.start, s.start + 100)) &&
      !hasPhrase(CONDEMNS, facts, [s]),
  );
  cache.set(facts, own);
  return own;
}

/** Whether a negator governs the match. It reaches over a list ("no gifts, donations or fees") up to the next clause. */
function isDenied(match: Match, facts: SpokenText, reach = 10): boolean {
  for (let at = match.first - 1; at >= Math.max(match.sentence.first, match.first - reach); at--) {
    const token = facts.tokens[at];
    const next = facts.tokens[at + 1];
    if (!token || !next || /[;:.!?]/.test(next.lead)) return false;
    if (NEGATORS.has(token.norm) && !NOT_DENYING.has(next.norm)) return true;
    if (
      SUBJECTS.has(token.norm) &&
      (/[,(-]/.test(token.lead) || ["and", "but", "so"].includes(facts.tokens[at - 1]?.norm ?? ""))
    )
      return false;
  }
  return false;
}

/** Whether a negator stands between the words of the match ("receive no gift"). */
function isBroken(match: Match, facts: SpokenText): boolean {
  for (let at = match.first + 1; at < match.last - 1; at++)
    if (NEGATORS.has(facts.tokens[at]?.norm ?? "") && !NOT_DENYING.has(facts.tokens[at + 1]?.norm ?? "")) return true;
  return false;
}

/** Whether the match runs over a semicolon into another statement. */
export function runsOn(match: Match, facts: SpokenText): boolean {
  return facts.tokens.slice(match.first + 1, match.last).some((token) => token.lead.includes(";"));
}

/** Matches that are not denied from without; for wordings that hold a negator themselves ("nothing to sign"). */
export function said(list: Phrase[], facts: SpokenText, sentences: Sentence[] = ownSentences(facts)): Match[] {
  return findPhrases(list, facts, sentences).filter((match) => !isDenied(match, facts) && !runsOn(match, facts));
}

/** Matches that the piece means: denied neither from without nor between their words. */
export function meant(list: Phrase[], facts: SpokenText, sentences: Sentence[] = ownSentences(facts)): Match[] {
  return said(list, facts, sentences).filter((match) => !isBroken(match, facts));
}

/** Sentences that hold a meant match of every list. */
export function together(
  facts: SpokenText,
  lists: Phrase[][],
  sentences: Sentence[] = ownSentences(facts),
): Sentence[] {
  return lists.reduce((left, list) => {
    const holding = new Set(meant(list, facts, left).map((match) => match.sentence));
    return left.filter((s) => holding.has(s));
  }, sentences);
}

/** Each sentence joined with the one after it in the same paragraph, so that a condition may stand in the second. */
export function pairs(facts: SpokenText): Sentence[] {
  const own = ownSentences(facts);
  return own.flatMap((s, i) => {
    const next = own[i + 1];
    return next && next.line === s.line && next.index === s.index + 1 ? [{ ...s, end: next.end, last: next.last }] : [];
  });
}

/** A sentence with the few before it in the same paragraph: what its "it" and "they" may point back to. */
export function withBefore(facts: SpokenText, sentence: Sentence, count = 1): Sentence[] {
  return facts.sentences
    .slice(Math.max(0, sentence.index - count), sentence.index + 1)
    .filter((s) => s.line === sentence.line);
}

const MAX_SPAN_CHARS = 290;

/** The words to point at: a whole sentence without its bullet or number, or the match when the sentence is long. */
export function pointAt(facts: SpokenText, sentence: Sentence, match?: Match): Span {
  if (sentence.end - sentence.start > MAX_SPAN_CHARS && match) return { start: match.start, end: match.end };
  const words = facts.view.text.slice(sentence.start, sentence.end);
  const mark = /^(?:[•*\-–]|\d{1,2}[.)]|\(?[a-z]\))\s+/.exec(words)?.[0].length ?? 0;
  return { start: sentence.start + mark, end: Math.min(sentence.end, sentence.start + mark + MAX_SPAN_CHARS) };
}

/** A short piece of the words for use in an issue. */
export function clip(words: string): string {
  return words.length <= 110 ? words : `${words.slice(0, words.lastIndexOf(" ", 105))} …`;
}
