import type { Facts } from "../facts/index.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { findPhrases, type Match, phrases } from "../pattern.ts";
import { copySentences, isDisowned, oncePerSentence, ownWords, wordsOf } from "../stance.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./adverse-reactions-denied.examples.ts";
import { COMPLAINTS, FREE, GENERAL, PLAYED_DOWN, SAME_REACTION } from "./adverse-reactions-denied.words.ts";

/** A result that a trial reports, a rate that is compared, or an instruction to a patient, is no such claim. */
const FACTUAL =
  /\b(?:were|was|been|being|had)\b[^.]{0,40}\b(?:reported|observed|seen|recorded|noted|found|identified)\b|\bno (?:new |unexpected |significant |clear |overall )*(?:difference|increase|change|signal|relation|evidence)|\bdid not differ\b|\bif you\b|\b(?:stop|stopped|discontinu\w+|withdr\w+|needing|because of|due to|owing to|regardless of|irrespective|whether or not|with or without|report|reporting|talk|tell|speak|ask)\b[^.]{0,40}\b(?:side|adverse|effects?|reactions?)\b/i;
/** Tests and checks that the copy waves away. */
const TESTS_WAIVED = phrases(
  "no need|reason ..4 eye on",
  "forget|skip|ditch|zero|drop|lose|goodbye|farewell ..3 blood|liver|routine|laboratory|lab|monitoring|clinic tests|test|monitoring|checks|checking|bloods",
);
const TESTS_ASKED =
  /\b(?:check|monitor|test|measure)\w*\b[^.;]{0,60}\b(?:before|during|at|every|after|weekly|monthly|function|enzymes|count|pressure|levels?|potassium|calcium|creatinine|weeks?|regularly)\b/i;

/** "Forget the blood tests", in a piece whose small print or prescribing information asks for tests. */
function waivedTests(facts: Facts): Match[] {
  const asked = facts.sentences.some((s) => s.zone !== "references" && TESTS_ASKED.test(wordsOf(facts, s)));
  if (!asked) return [];
  return ownWords(TESTS_WAIVED, facts, copySentences(facts), 3).filter(
    ({ sentence }) => !TESTS_ASKED.test(wordsOf(facts, sentence)) && !NOT_A_DENIAL.test(wordsOf(facts, sentence)),
  );
}

const NO_RISK = phrases(
  "no|zero|nil|without|free|never ..3 risk|risks|chance|danger|possibility|likelihood|threat of",
  "eliminates|removes|abolishes|rules|takes|ends ..3 risk|risks|chance|danger|threat of",
);
/** Harms that medicines do, as against risks in a budget or a trial. */
const HARM =
  /\b(?:\p{L}+(?:a?emia|itis|osis|opathy|oedema|penia|toxicity|rrhage|rhythmia|arrhythmias?|tension|rrhoea)|hypos|bleed(?:s|ing)?|infections?|falls|fractures?|seizures?|cancers?|malignan\p{L}+|addiction|dependen\p{L}+|overdose|withdrawal|interactions?|side[- ]effects?|adverse|reactions?|harm|nausea|weight gain|sedation|drowsiness|rash|allerg\p{L}+|anaphylaxis|hepatic|liver|kidney|renal|cardiac|heart|strokes?|clots?)\b/iu;

/** "There is no risk of low sugar": no medicine can promise that a harm never comes. */
function deniedRisks(facts: Facts): Match[] {
  return findPhrases(NO_RISK, facts, copySentences(facts)).flatMap((match) => {
    const harm = HARM.exec(facts.view.text.slice(match.end, match.sentence.end));
    const whole = wordsOf(facts, match.sentence);
    if (!harm || NOT_A_DENIAL.test(whole) || isCaution(whole)) return [];
    return [{ ...match, end: match.end + harm.index + harm[0].length }];
  });
}

/** A sentence that asks for care, or gives a risk its size. */
const isCaution = (words: string) =>
  /\b(?:should|must|only|caution|consider|check|assess|at (?:low|no|high))\b/i.test(words);

const PATIENTS =
  /\b(?:people|patients|those|adults|women|men|anyone|everybody|everyone)\b[^.]{0,30}\b(?:gets?|with|have|has|had|without|who)\b[^.]{0,20}\b(?:no|without|any|them|none)\b/i;

/** What the medicine is for, in the words of licence, context or a line of the copy. */
function indicatedUse(facts: Facts): string {
  const lines = copySentences(facts)
    .map((s) => wordsOf(facts, s))
    .filter((words) =>
      /^\W*(?:for|treatment|relief|symptomatic|prevention|indicated)\b.*\b(?:adults?|people|patients|women|men|children|aged)\b/i.test(
        words,
      ),
    );
  return [facts.licence.terms?.indication ?? "", facts.submission.context, ...lines].join(" ").toLowerCase();
}

/** Words for reactions that the prescribing information lists, long enough to be told apart. */
function listedReactions(facts: Facts): string[] {
  const words =
    `${facts.licence.terms?.reactions ?? ""} ${facts.licence.terms?.cautions ?? ""}`
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [];
  const stems = [...new Set(words)]
    .filter((word) => !GENERAL.test(word))
    .map((word) => (word.length > 6 ? `${word.slice(0, /ing$/.test(word) ? -3 : -2)}*` : word));
  const treated = indicatedUse(facts);
  return [
    ...stems,
    ...SAME_REACTION.filter(([listed]) => listed.test(words.join(" "))).flatMap(([, others]) => others.split("|")),
  ].filter((stem) => !treated.includes(stem.replace("*", "").slice(0, 8)));
}

const NOT_A_DENIAL =
  /\b(?:not|never|must not|do not|avoid)\b[^.]{0,30}\bin\b|\bwith or without\b|\bhistory of\b|\b(?:if|when|once|until|unless|whether)\b|\b(?:patients?|people|those|adults|women|men|who|anyone)\b[^.]{0,20}\b(?:with|without|no|have|has|had)\b|\b(?:do not|never) (?:stop|start|take|use|drive|give|prescribe|inject|exceed|share)\b|\bknown\b|\bevidence\b/i;

/** Complaints that medicines cause, for a piece that lists no reactions; never what this one is for. */
function usualComplaints(facts: Facts): string[] {
  const use = indicatedUse(facts);
  return facts.licence.terms?.reactions ? [] : COMPLAINTS.filter((word) => !use.includes(word.slice(0, 5)));
}

/** "No drowsiness": a reaction of the prescribing information said not to occur. */
function deniedReactions(facts: Facts): Match[] {
  const listed = [...listedReactions(facts), ...usualComplaints(facts)];
  if (listed.length === 0) return [];
  const list = phrases(
    `no|without|zero|never|free|minus|nor|goodbye ..3 ${listed.join("|")}`,
    `does|will|would|can|could not ..3 ${listed.join("|")}`,
    `cannot|never ..3 ${listed.join("|")}`,
    `does|do|will|would|need|never|cannot|should not? ..2 cause|make|makes|give|bring|lead|produce|trigger|leave|leaves|see|get|have|feel|notice|suffer|meet ..4 ${listed.join("|")}`,
    `${listed.join("|")} ..3 nothing|trivial|negligible|trifling|myth|exaggerated|overstated|forgotten`,
    `${listed.join("|")} free`,
  );
  const denied = findPhrases(list, facts, copySentences(facts)).filter(
    ({ sentence }) => !NOT_A_DENIAL.test(wordsOf(facts, sentence)),
  );
  const hushed = findPhrases(
    phrases(
      `do|need|should|please not|never ..2 mention|dwell|volunteer|raise|discuss|highlight|bring ..4 ${listed.join("|")}`,
    ),
    facts,
    copySentences(facts),
  );
  return [...denied, ...hushed];
}

const ASKED = phrases(
  "side|adverse|unwanted effects|reactions|events",
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
  for (const question of copySentences(facts)) {
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

function isFactual(match: Match, facts: Facts): boolean {
  const words = wordsOf(facts, match.sentence);
  if (OUTRIGHT.test(words) && !/\b(?:no|new) (?:data|evidence|reports?|safety signals?)\b|\d/i.test(words))
    return false;
  return FACTUAL.test(words) || PATIENTS.test(words) || /\d\s?%|(?<!\d)\d+ (?:of|in) \d|\bp ?[=<>]/.test(words);
}

function find(facts: Facts) {
  const copy = copySentences(facts).filter((s) => s.zone !== "direction" || /"/.test(wordsOf(facts, s)));
  const denied = [...findPhrases(FREE, facts, copy), ...deniedReactions(facts), ...deniedRisks(facts)]
    .filter((match) => !isFactual(match, facts) && !isOwnNegation(match, facts))
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
    /\b(?:no medicine|not|never|cannot|avoid|nor|do not say|without saying)\b[^.;:?!]{0,60}$/i.test(words) ||
    isDisowned(match, facts, 0)
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
