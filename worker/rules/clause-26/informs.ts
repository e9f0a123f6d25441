import { isKnownMedicine, knownNamesIn } from "#worker/document/names/known-names.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { callsToIt, praisesIt, testifiesTo } from "#worker/text/voice/urging.ts";
import { sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { FEWEST_OF_REPORT } from "../facts/called-to.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { hopesIn } from "./hope.ts";
import { isOfSeller } from "./sold.ts";
import { copyOf, EXCITED, hasAny, isOfOthers, tellsOfHarm, VIVID } from "./wording.ts";

/* What the health service, charities and newspapers write of medicines that exist. Naming one advertises it elsewhere; here its harms
 * and limits are told, or others' words, and not one sentence sells or praises. */

const OWN_STORY =
  /\bI(?:'ve| have)? (?:\p{L}+ )?(?:lost|feel|felt|took|tried|started|use|love|can)\b|\bmy (?:weight|skin|life|pain|body)\b/iu;
/** How far a medicine reaches: who cannot have it, and that it takes a prescriber. */
const LIMITS = [
  /\b(?:cannot|can't|do not|don't|is not|are not|not) (?:\p{L}+ )?(?:prescribe|licensed|suitable|available|approved|have it)\b/iu,
  /\bonly (?:people|adults|patients|those|available|if)\b|\bcan harm\b|\bspeak to your \p{L}+ team\b/iu,
];
const FOUND = /\b(?:stud(?:y|ies)|trials?|researchers|figures)\b[^.!?\n]{0,80}\b(?:found|finds?|shows?|seen)\b/i;

/** Whose words are more than what a neighbour says: in so few words as a post has, others' praise is the piece's own. */
const OF_AUTHORITY = [
  /\b(?:NHS|MHRA|NICE|EMA|FDA|WHO|Prof(?:essor)?|Dr|police|college|society)\b/,
  /\b(?:researchers?|scientists?|experts?|doctors?|spokes\w+|regulators?|agency|officials?|minist\w+)\b/,
  /\b(?:charit\w+|makers?|reporters?|figures)\b|\b(?:[Pp]harmacies|[Cc]linics|[Rr]etailers|[Pp]roviders)\b/,
];

const any = (patterns: readonly RegExp[], words: string) => patterns.some((pattern) => pattern.test(words));

/** A price beside a medicine is asked of the reader, save what the health service pays or charges for every prescription. */
const PRICED = /£ ?\d/;
const PAID_ANYWAY = /\bNHS\b|\bprescription charge\b|\bcosts? (?:the|to the)\b|£ ?[\d.]+ ?(?:m|million|bn|billion)\b/i;

/** Whether words are others' and no neighbour's, in a text long enough for a report or by those who speak for many. */
const isByOthers = ({ tokens }: Facts, words: string): boolean =>
  isOfOthers(words) && (tokens.length >= FEWEST_OF_REPORT || any(OF_AUTHORITY, words));

function urges(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  const isOthers = isByOthers(facts, words);
  return (
    (PRICED.test(words) && !PAID_ANYWAY.test(words) && !isOthers && namesMedicine(facts.identity, sentence)) ||
    praisesIt(words) ||
    callsToIt(words) ||
    sellsOutright(words) ||
    (sellsToReaders(words) && !isOthers) ||
    hopesIn(facts, [sentence]).length > 0 ||
    (hasAny(VIVID, facts, sentence) && !isOthers && !FOUND.test(words)) ||
    hasAny(EXCITED, facts, sentence) ||
    OWN_STORY.test(words) ||
    (testifiesTo(words) && namesMedicine(facts.identity, sentence))
  );
}

/** Companies stand in news as those who are reported on. */
const isReportOn = (facts: Facts, start: number) =>
  facts.sentences.some(
    (s) =>
      s.start <= start &&
      start < s.end &&
      (isOfOthers(wordsOf(facts, s)) || /\b(?:trial|study)\b/i.test(wordsOf(facts, s))),
  );

/** Whether a piece informs of medicines that exist and does nothing else. */
export const informsOnly = oncePer((facts: Facts): boolean => {
  if (isOfSeller(facts)) return false;
  const { text } = facts.view;
  const { named } = facts.identity;
  if (
    named.length === 0 ? knownNamesIn(text).medicines.length === 0 : !named.every(({ name }) => isKnownMedicine(name))
  )
    return false;
  const copy = copyOf(facts);
  const isTold =
    tellsOfHarm(facts) ||
    any(LIMITS, text) ||
    copy.some((s) => FOUND.test(wordsOf(facts, s)) || isByOthers(facts, wordsOf(facts, s)));
  if (!isTold || facts.companies.some(({ mentions }) => mentions.some(({ start }) => !isReportOn(facts, start))))
    return false;
  return !facts.sentences.some((sentence) => urges(facts, sentence));
});

/** Purposes for which a piece names a medicine and advertises none. */
const PURPOSES = [
  /\brecall(?:s|ed|ing)?\b(?! (?:when|how|the))|(?<!\bno )\bshortages?\b|\bsupply (?:of|problem|update|notice)\b/i,
  /\bbatch(?:es)? (?:numbers?|no|affected|listed|[A-Z]*\d)|\bcounterfeit\b/i,
  /\bfake (?:\w+ ){0,2}(?:medicines?|pens?|versions?|products?|jabs?|packs?|injections?|tablets?|pills?|goods)\b/i,
  /\bfor reference\b|\bpackage leaflets?\b|\bfrequently asked questions\b|\bpersonal (?:medical )?advice\b/i,
  /\bresults of (?:the|a|our) [^.\n]{0,40}study\b|\bclinical (?:trial|study)\b|\bethics committee\b/i,
  /\b(?:took|take|taking) part in (?:\w+ ){0,4}(?:stud|trial|research)|\bvolunteers (?:aged|who|with|are)\b/i,
  /\btransparency\b|\bdisclosure\b|\bcollaborative working\b|\bdonations? of (?:£|medicines?\b)|\bgrants?\b/i,
  /\b(?:this|our) privacy (?:notice|statement|policy)\b|\bhalf-year\b/i,
  /^[ \t]{0,20}dear (?:mr|mrs|ms|miss) [^\n]{2,40}\n[^\n]{0,60}\b(?:thank you|your (?:question|letter)|you (?:asked|wrote))/im,
];
/** Whether words tell a purpose that is no advertisement's. Pure. */
export const isOnPurpose = (words: string): boolean => PURPOSES.some((purpose) => purpose.test(words));

/** How many sentences from a name its purpose stands. */
const NEAR_NAME = 2;
/** Whether a heading, or the words around a name in a short piece, tell for which purpose it is named. */
export const isNamedOnPurpose = (facts: Facts, { index }: Sentence): boolean =>
  facts.sentences.some(
    (s) => (s.zone === "heading" || Math.abs(s.index - index) <= NEAR_NAME) && isOnPurpose(wordsOf(facts, s)),
  );
