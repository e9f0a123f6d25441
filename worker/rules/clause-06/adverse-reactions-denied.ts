import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { ADVERSE, EFFECT } from "../vocabulary/harms.ts";
import { examples } from "./adverse-reactions-denied.examples.ts";
import { FREE, PLAYED_DOWN } from "./adverse-reactions-denied.words.ts";
import { deniedReactions, deniedRisks, waivedTests } from "./denied-harms.ts";

/** A result that a trial reports, a rate that is compared, or an instruction to a patient, is no such claim. */
const FACTUAL =
  /\b(?:were|was|been|being|had)\b[^.]{0,40}\b(?:reported|observed|seen|recorded|noted|found|identified)\b|\bno (?:new |unexpected |significant |clear |overall )*(?:difference|increase|change|signal|relation|evidence)|\bdid not differ\b|\bif (?:you|no)\b|\b(?:stop|stopped|discontinu\w+|withdr\w+|needing|because of|due to|owing to|regardless of|irrespective|whether or not|with or without|report|reporting|talk|tell|speak|ask)\b[^.]{0,40}\b(?:side|adverse|effects?|reactions?)\b/i;
const PATIENTS =
  /\b(?:people|patients|those|adults|women|men|anyone|everybody|everyone)\b[^.]{0,30}\b(?:gets?|with|have|has|had|without|who)\b[^.]{0,20}\b(?:no|without|any|them|none)\b/i;

const ASKED = phrases(
  `${ADVERSE} ${EFFECT}`,
  "worried|concerned|anxious|afraid|nervous|wary|scared|hesitant ..3 about|of|by",
  "safety|tolerability|worries|fears|concerns|risks|downsides|drawbacks|addiction|dependence|toxicity|catch",
);
const DISMISSED = phrases(
  "no|none|never|nothing|zero|nil|forget|relax|nope|consider|sorted|covered|solved|guaranteed",
  "do not ..1 be|worry",
  "there|they ..2 are|is not|no|none|nothing",
  "not ..1 with|any|at|here|a|on|really|worth",
);

/** "Side effects? There aren't any." Question and answer together make the claim. */
function dismissedQuestions(facts: Facts): Hit[] {
  const hits: Hit[] = [];
  for (const question of ownSentences(facts)) {
    const answer = facts.sentences[question.index + 1];
    if (
      !answer ||
      answer.line !== question.line ||
      !/\?["')]*$/.test(wordsOf(facts, question)) ||
      question.last - question.first > 12
    )
      continue;
    if (findPhrases(ASKED, facts, [question]).length === 0) continue;
    const dismissed = findPhrases(DISMISSED, facts, [answer]).find((m) => m.first - answer.first < 3);
    if (!dismissed || answer.last - answer.first > 14 || isFactual(dismissed, facts)) continue;
    const at = { start: question.start, end: answer.end };
    hits.push({
      at,
      issue: `${quoted(wordsOf(facts, at))} dismisses adverse reactions that the medicine is known to have. What is said about them must reflect the evidence (Clause 6.4).`,
      fix: { kind: "delete" },
    });
  }
  return hits;
}

/** Words that deny outright, whatever else stands in the sentence. */
const OUTRIGHT =
  /\b(?:there (?:are|is) (?:no|none)\b|there (?:aren't|isn't|are not|is not) (?:any|one)\b|none to (?:mention|speak of|report)\b|stopped (?:mentioning|warning|discussing))/i;

/** How far behind "few adverse events" the rate stands that tells how few. */
const RATE_AHEAD = 300;

/** "Few" claims no freedom where the rate is told with it. */
const isCounted = (match: Match, facts: Facts) =>
  /^few\b/i.test(wordsOf(facts, match)) &&
  /\d ?%/.test(wordsOf(facts, { start: match.end, end: match.end + RATE_AHEAD }));

function isFactual(match: Match, facts: Facts): boolean {
  if (isCounted(match, facts)) return true;
  const words = wordsOf(facts, match.sentence);
  if (OUTRIGHT.test(words) && !/\b(?:no|new) (?:data|evidence|reports?|safety signals?)\b|\d/i.test(words))
    return false;
  return FACTUAL.test(words) || PATIENTS.test(words) || /\d\s?%|(?<!\d)\d+ (?:of|in) \d|\bp ?[=<>]/.test(words);
}

/** Patients without the sign, a limit for safety, a record, money, and what somebody cannot do. */
const OF_OTHER_THINGS =
  /\b(?:adults|people|patients|who have|level),? [^.;]{0,80}\bwithout (?:physical )?withdrawal symptoms\b|\bnever let\b|\bno record of\b|\bno savings?\b|\bcan(?:'t|not) get to\b|\bwithout (?:the |its |their )?[\p{L}-]+(?:ing|ed|ive) effects? of\b|\brest assured,? (?:that )?(?:you|your|the|we|our|it) (?![^.;]*\b(?:side|adverse|safe|harm|risk|effects?)\b)/iu;

/** A patient's question denies nothing; what the piece answers is looked at by itself. */
const ASKS = /^\W*(?:will|can|could|does|do|is|are|should|may)\b.*\?["')]*\W*$/is;

function find(facts: Facts) {
  const copy = ownSentences(facts).filter(
    (s) => (s.zone !== "direction" || /"/.test(wordsOf(facts, s))) && !OF_OTHER_THINGS.test(wordsOf(facts, s)),
  );
  const denied = [...findPhrases(FREE, facts, copy), ...deniedReactions(facts), ...deniedRisks(facts)]
    .filter(
      (match) =>
        !isFactual(match, facts) &&
        !isOwnNegation(match, facts) &&
        !ASKS.test(wordsOf(facts, match.sentence)) &&
        !OF_OTHER_THINGS.test(wordsOf(facts, match.sentence)),
    )
    .map((match) => ({
      match,
      sentence: match.sentence,
      issue: `${quoted(wordsOf(facts, match))} claims freedom from adverse reactions or toxicity, which the evidence and the Summary of Product Characteristics do not bear out. Such a claim must not be made (Clause 6.4).`,
    }));
  const down = [...findPhrases(PLAYED_DOWN, facts, copy), ...waivedTests(facts)]
    .filter(
      (match) =>
        !isFactual(match, facts) &&
        (/^(?:do|need|should|please|leave|gloss|play|brush|skip)/i.test(wordsOf(facts, match)) ||
          !isDisowned(match, facts)),
    )
    .map((match) => ({
      match,
      sentence: match.sentence,
      issue: `${quoted(wordsOf(facts, match))} makes little of adverse reactions. What is said about them must reflect the evidence (Clause 6.4).`,
    }));
  const answered = dismissedQuestions(facts);
  const single = oncePerSentence([...denied, ...down].sort((a, b) => a.match.start - b.match.start)).map(
    ({ match, issue }) => sentenceHit(facts, match, issue),
  );
  return [
    ...answered,
    ...single.filter(
      (hit) => !answered.some((a) => a.at && hit.at && a.at.start <= hit.at.start && hit.at.end <= a.at.end),
    ),
  ];
}

/** "Never say 'no side effects'": the match may begin with the ban. */
const BANNED_WORDS =
  /\b(?:never|not|n't|avoid) (?:say|saying|write|writing|claim|claiming|call it|use|promise)\b[^.;]{0,12}["'][^"']{0,60}$/i;

/** "Do not tell patients that it has no side effects": the denial itself is denied. */
function isOwnNegation(match: Match, facts: Facts): boolean {
  const words = wordsOf(facts, match.sentence).slice(0, match.start - match.sentence.start);
  return (
    BANNED_WORDS.test(wordsOf(facts, { start: match.sentence.start, end: match.end })) ||
    /\b(?:no medicine|no such thing|not|never|cannot|avoid|nor|do not say|without saying)\b[^.;:?!]{0,60}$/i.test(
      words,
    ) ||
    isReported(match, facts)
  );
}

/** 6.4: no claim of freedom from adverse reactions, toxicity, addiction or dependence; reactions are not played down. */
export const adverseReactionsDenied: Check = {
  id: "clause-06/adverse-reactions-denied",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "adverse-events-omitted", "misleading-claim", "patient-safety"],
  applies: (facts) => facts.products.length > 0 || facts.licence.unlicensed.length > 0,
  find,
  examples,
};
