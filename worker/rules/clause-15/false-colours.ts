import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { GUIDELINE } from "../vocabulary/evidence.ts";
import { at, body, DECLARED, type Disguise, declaresItself, opening } from "./disguise-shared.ts";

/** A piece or a meeting says of itself that it does not promote. */
const DENIES = phrases(
  "is|are|was|does|do|not ..2 not ..3 promotional|promotion|promote|promotes|advertisement|advertising|advert|sales",
  "is|are|not|nor ..1 not? intended ..2 to|as promote|promotion|promotional",
  "not a ..2 promotional|sales|company|product|brand meeting|event|evening|item|message|email|letter|piece|pitch|visit|webinar|session",
  "non promotional",
  "nonpromotional",
  "nothing|no|free ..3 promotional|promotion|advertising ..2",
  "for ..1 information|education only",
  "purely|strictly|solely|wholly|entirely educational|scientific|informative|informational|academic",
  "as|because|since ..4 information|educational|scientific|science|think ..6 not|no ..3 prescribing|promotional|certified|certificate|signatories",
);
/** What it says so of is something else: a department, a link, a rule, a declared other part. */
const OF_OTHERS =
  /\b(?:unsubscribe|opt[- ]out|no (?:more|further) (?:promotional )?(?:e-?mails?|messages?|mailings?|letters?)|sales (?:targets?|figures?|goals?)|depends? on sales|medical information|enquir\w+|department|website|web ?site|link|leaves?|leaving|helpline|must|should|may not|cannot|policy|code|we (?:do|can|will|may|would|shall)? ?(?:not|never)|rest of|other (?:talks|sessions|parts)|stand is|exhibition|separate(?:d)? from|non-promotional (?:hub|portal|area|section|pages?|team|role|colleagues?))\b|\bmarket research\b|\bresearch only\b/i;

/** Words that promotion is not promotion, anywhere in a piece that speaks for a medicine. */
export function denied(facts: Facts): Disguise[] {
  if (!facts.promotion.isPromotional) return [];
  return ownSentences(facts)
    .filter((s) => s.zone !== "direction")
    .filter((s) => hasPhrase(DENIES, facts, [s]) && !OF_OTHERS.test(wordsOf(facts, s)))
    .map((s) => ({ at: at(s), looksLike: "something that does not promote", remove: at(s) }));
}

const OFFICIAL_PAPER = phrases(
  `${GUIDELINE}`,
  "treatment|care|prescribing|clinical|local|referral|primary|stepped|patient|area|regional|practice ..2 pathway|protocol|algorithm|policy|formulary|bundle|standard|standards|ladder",
  "formulary|pathway|consensus|position ..1 statement|recommendations|update|for|amendment",
  "shared care agreement|protocol|guideline",
  "standard operating procedure",
  "audit standard|standards|tool",
  "adopted|approved|agreed|endorsed for|by|in ..4 practice|practices|area|care|board|committee|network|region",
  "review|issue date",
  "version @number",
);
/** Talk about a guideline, or its publisher's own name. */
const ABOUT_ONE = phrases(
  "in line|accordance|keeping with",
  `nice|sign|smc|gold|gina|bts|esc|eular|bsr|who ..2 ${GUIDELINE}`,
  `${GUIDELINE} ..2 say|says|recommend|recommends|recommended|recommendation|by|of|from|from|development|committee`,
  `new|updated|latest|current|national|international ${GUIDELINE}`,
  "our promotional|@product",
);
/** The medicine as a step of the paper. */
const STEP = phrases(
  "add|use|start|give|offer|offered|move|moved|switch|switched|step|prescribe|choose|change|changed|consider|initiate|begin|started ..8 @product",
  "first|choice|preferred ..4 @product",
  "@product ..8 recommended|preferred|first|line|step|choice|option|once|daily",
);
const MIN_SIGNS = 2;

/** All that the opening tells of the company is a grant. */
function onlyGrants(facts: Facts): boolean {
  const early = facts.role.statements.filter((s) => s.atOutset && s.kind === "plain");
  return early.length > 0 && early.every((s) => /\b(?:grants?|support(?:ed)?)\b/i.test(wordsOf(facts, s)));
}

/** A company's own recommendation set out as the guideline of a health service or society. */
export function officialPaper(facts: Facts): Disguise[] {
  if (!facts.promotion.isPromotional || declaresItself(facts)) return [];
  if (facts.role.namedAtOutset && !(facts.role.controlled && onlyGrants(facts))) return [];
  const head = opening(facts);
  const signs = head.filter((s) => hasPhrase(OFFICIAL_PAPER, facts, [s]) && !hasPhrase(ABOUT_ONE, facts, [s]));
  const [first] = signs;
  if (!first || head.slice(0, 2).some((s) => namesMedicine(facts.identity, s))) return [];
  const steps = findPhrases(STEP, facts, body(facts)).filter((m) => !isNegated(m, facts));
  if (steps.length === 0 || signs.length + steps.length < MIN_SIGNS + 1) return [];
  return [{ at: at(mostTelling(facts, signs)), looksLike: "an official guideline" }];
}

const TITLE_WORD = /guideline|guidance|pathway|protocol|formulary|algorithm|policy|consensus/i;
const mostTelling = (facts: Facts, signs: Sentence[]): Sentence =>
  signs.find((s) => TITLE_WORD.test(wordsOf(facts, s))) ?? (signs[0] as Sentence);

const DIGEST = phrases(
  "weekly|monthly|daily|fortnightly|regular ..2 digest|round|roundup|bulletin|briefing|newsletter|review|summary|update",
  "your|our|the ..3 digest|roundup|newsdesk|news desk",
  "round up of",
  "in this issue",
  "science|research|clinical|evidence|conference|congress|journal|literature ..1 update|digest|highlights|alert|watch|briefing|news",
  "from|by our ..2 newsdesk|news|editors|editorial|reporters|correspondents",
  `by ..2 for ..2 ${CLINICIAN}`,
);

/** A company's message in the form of a digest or bulletin that somebody neutral might send. */
export function digest(facts: Facts): Disguise[] {
  if (!facts.promotion.isPromotional || declaresItself(facts) || facts.role.namedAtOutset) return [];
  if (facts.role.statements.some((s) => s.kind === "plain" && s.atOutset)) return [];
  const denial = facts.role.statements.find((s) => s.kind === "denied" && s.atOutset);
  if (!facts.role.companyBehind && !denial) return [];
  const head = opening(facts).filter((s) => s.zone !== "footer");
  if (head.slice(0, 2).some((s) => namesMedicine(facts.identity, s))) return [];
  const cue = head.filter((s) => hasPhrase(DIGEST, facts, [s])).at(-1);
  if (!cue) return [];
  return [{ at: denial ? { start: denial.start, end: denial.end } : at(cue), looksLike: "an independent digest" }];
}

const BYLINE = phrases(
  "by|from our|the ..2 staff|team|editors|editor|writers|writer|desk|newsdesk|correspondent|reporter|reporters|doctors|experts",
  "by our|staff ..1 reporter|writer|correspondent|editor",
);
const LABEL_LINES = 3;

/** Paid copy about a medicine that the public meets as the news or advice of the site or paper that carries it. */
export function publicEditorial(facts: Facts): Disguise[] {
  if (facts.setting.readers !== "public" || !facts.role.companyBehind) return [];
  const bylines = ownSentences(facts).filter(
    (s) => s.last - s.first <= 9 && /^\W*(?:by|from)\b/i.test(wordsOf(facts, s)) && hasPhrase(BYLINE, facts, [s]),
  );
  const labelled = (line: number) =>
    facts.lines
      .slice(Math.max(0, line - LABEL_LINES), line + LABEL_LINES)
      .some((l) => DECLARED.test(wordsOf(facts, l)));
  return bylines
    .filter((s) => !labelled(s.line))
    .slice(0, 1)
    .map((s) => ({ at: at(s), looksLike: "news by the staff of the publisher" }));
}
