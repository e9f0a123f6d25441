import { findPhrases, hasPhrase, type Match, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { first, quoted, sentenceHit } from "../checks/hits.ts";
import { WONDER } from "../concepts/praise.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./pre-authorisation.examples.ts";
import { CLAIMED, COMMERCIAL, EXCITED, HEDGED, PROMISED } from "./promotion-words.ts";
import { isNotification, shamNotification } from "./sham-notification.ts";
import { alongside, isAbout, speaksOfIt, TRIAL_NOTICE, volunteered } from "./unlicensed-talk.ts";

const NUMBERS = /\d\s?%|\bn ?=|\bp ?[<=]|\bCI\b/;
/** Staff are to say it to customers. */
const TOLD_TO_SAY = /\b(?:tell|say|explain|mention|point out|remind|share|show)\b/i;
/** Staff are told not to spread it: then only what they are to say to others promotes. */
const KEEPS_QUIET = /\b(?:do not|don't|not to|never) (?:like|react to|open|print or|print it|save it)\b/i;
/** How to report what goes wrong is no talk of the medicine. */
const REPORTING =
  /\b(?:side[- ]effects?|adverse (?:events?|reactions?))\b[^.\n]{0,80}\b(?:report\w*|drug safety|safety (?:desk|team)|yellow ?card|pharmacovigilance)\b/i;
/** A row of a pipeline table: code, target, phase, next event. */
const TABLE_ROW = /\S {3,}\S[^\n]{0,80}\S {3,}\S/;
const QUIET_KINDS = new Set(["agreement", "research", "recruitment", "product-document", "advisory-board"]);

/** Where to turn for advice: praise of no medicine. */
const ELSEWHERE =
  /\bbest (?:place|person|people|source|team|placed)\b|\bbetter (?:to ask|off asking|placed)\b|\bsafe(?:r|st)? (?:place|hands)\b/i;

/** A claim for the medicine itself: a trial's aim, a hedge or a result with its figures is not one. */
function isClaim(facts: Facts, match: Match): boolean {
  const words = wordsOf(facts, match.sentence);
  return (
    !HEDGED.test(words) &&
    !NUMBERS.test(words) &&
    !ELSEWHERE.test(words) &&
    !TABLE_ROW.test(words) &&
    !/\b(?:results?|standard|market|revenue|earnings|balance sheet|position|quarter)\b/i.test(words)
  );
}

interface Family {
  list: Phrase[];
  what: string;
  open(facts: Facts, match: Match): boolean;
}

const FAMILIES: Family[] = [
  {
    list: PROMISED,
    what: "holds out the medicine to readers",
    open: (facts, m) =>
      !/\bif (?:approved|licensed|authorised|granted)\b|\bsubject to\b/i.test(wordsOf(facts, m.sentence)),
  },
  {
    list: [...EXCITED, ...WONDER],
    what: "speaks of the medicine with excitement",
    open: (facts, m) =>
      !/\bbreakthrough (?:therapy|bleeding|pain|seizure|infection)|\bcolleagues\b|\bour people\b|\byear ahead\b/i.test(
        wordsOf(facts, m.sentence),
      ),
  },
  { list: COMMERCIAL, what: "invites commercial contact about the medicine", open: () => true },
  { list: CLAIMED, what: "makes a claim for the medicine", open: isClaim },
];

const MOST_PLACES = 5;
const ORDER = FAMILIES.map(({ what }) => what);
const byStrength = (a: { what: string }, b: { what: string }) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what);

const byPlace = (a: Hit, b: Hit) => (a.at?.start ?? 0) - (b.at?.start ?? 0);

/** The questions of a page for investors are theirs; the answers are what the company says. */
function isAskedByInvestors(facts: Facts, sentence: Sentence): boolean {
  return facts.submission.audience === "investors" && /\?["')]*$/.test(wordsOf(facts, sentence).trim());
}

function find(facts: Facts) {
  if (isNotification(facts)) return shamNotification(facts);
  const isKeptQuiet = facts.setting.readers === "staff" && standsIn(KEEPS_QUIET, facts.view.text);
  const copy = ownSentences(facts).filter(
    (s) =>
      (!isKeptQuiet || (TOLD_TO_SAY.test(wordsOf(facts, s)) && !KEEPS_QUIET.test(wordsOf(facts, s)))) &&
      isAbout(facts, s) &&
      !isAskedByInvestors(facts, s) &&
      !REPORTING.test(wordsOf(facts, s)),
  );
  const found = FAMILIES.flatMap(({ list, what, open }) =>
    oncePerSentence(ownWords(list, facts, copy))
      .filter((m) => open(facts, m))
      .map((match) => ({ match, sentence: match.sentence, what })),
  );
  // A claim word alone is weak: in a reply to a question or among investors' news it needs a stronger sign beside it.
  const strong = found.filter(
    (f) =>
      f.what !== "makes a claim for the medicine" ||
      facts.promotion.kind === "promotion" ||
      (facts.promotion.kind === "internal" && TOLD_TO_SAY.test(wordsOf(facts, f.sentence))) ||
      (facts.submission.audience === "patients" &&
        speaksOfIt(facts, f.sentence) &&
        !standsIn(TRIAL_NOTICE, facts.view.text)) ||
      hasPhrase(STRONG_CLAIM, facts, [f.sentence]),
  );
  // The engine shows five places: the strongest come first, what is said beside them fills the rest.
  const shown = oncePerSentence([...strong.sort(byStrength), ...(strong.length > 0 ? alongside(facts, copy) : [])]);
  const told = strong.length > 0 ? shown : volunteered(facts, copy);
  const status = facts.licence.unlicensed.find((u) => u.at !== null)?.at;
  const known = status
    ? `the piece says ${quoted(wordsOf(facts, status))}`
    : "the context or the lack of any licence shows it";
  const toHit = ({ match, what }: (typeof told)[number]) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match.sentence))} ${what}, which has no UK marketing authorisation (${known}). A medicine must not be promoted before it is authorised (Clauses 3.1 and 11.1).`,
      "Keep to a plain statement of the medicine’s status.",
    );
  return first(MOST_PLACES, oncePerSentence(told).map(toHit)).sort(byPlace);
}

const STRONG_CLAIM = phrases(
  "no|like other|nothing treatment|medicine|drug|therapy|tablet|else|other",
  "wiped out",
  "safe|safest|superior|stronger|unrivalled|unmatched|proven|best",
  "better|faster|more ..2 than|effective",
  "cures|stops|ends|transforms|clears|banishes|beats",
  "switch|switches|switching|turn|turns|turning ..3 off",
  "goodbye|farewell|adios",
  "crush|crushes|crushed|smashes|smash|defeats|defeated|destroys|conquers|demolishes",
);

/** 3.1 (and 11.1): a medicine is not promoted before the marketing authorisation that permits its sale or supply. */
export const preAuthorisation: Check = {
  id: "clause-03/pre-authorisation",
  requirement: "3.pre-authorisation",
  alsoDecides: ["11.no-prelaunch-promotion"],
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["pre-licence-promotion", "exaggerated-claim"],
  applies: (facts) =>
    (facts.licence.unlicensed.length > 0 || isNotification(facts)) &&
    !QUIET_KINDS.has(facts.promotion.kind) &&
    !(facts.promotion.kind === "reply" && findPhrases(COMMERCIAL, facts).length === 0),
  find,
  examples,
};
