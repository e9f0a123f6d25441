import { findPhrases, type Match, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import { COMPLAINTS, GENERAL, SAME_REACTION } from "./adverse-reactions-denied.words.ts";

/* What a line says does not come with the medicine: a listed reaction, a risk, a test. */

const NOT_A_DENIAL =
  /\b(?:not|never|must not|do not|avoid)\b[^.]{0,30}\bin\b|\bwith or without\b|\bhistory of\b|\b(?:if|when|once|until|unless|whether)\b|\b(?:patients?|people|those|adults|women|men|who|anyone)\b[^.]{0,20}\b(?:with|without|no|have|has|had)\b|\b(?:do not|never) (?:stop|start|take|use|drive|give|prescribe|inject|exceed|share)\b|\bknown\b|\bevidence\b|\bfree (?:[\w-]+ ){0,3}(?:cards?|leaflets?|cop(?:y|ies)|booklets?|guides?|posters?)\b|\bwithout warning\b|\bno (?:additional|further|special|extra) precautions?\b[^.]{0,60}\b(?:needed|required|necessary)\b/i;

/** What the medicine is for, in the words of licence, context or a line of the copy. */
function indicatedUse(facts: Facts): string {
  const lines = ownSentences(facts)
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

/** Complaints that medicines cause, for a piece that lists no reactions; never what this one is for. */
function usualComplaints(facts: Facts): string[] {
  const use = indicatedUse(facts);
  return facts.licence.terms?.reactions ? [] : COMPLAINTS.filter((word) => !use.includes(word.slice(0, 5)));
}

const DENIALS = phrases("no|without|zero|never|free|minus|nor|goodbye|cannot", "does|will|would|can|could not");
const NOT_CAUSED = phrases(
  "does|do|will|would|need|never|cannot|should not? ..2 cause|make|makes|give|bring|lead|produce|trigger|leave|leaves|see|get|have|feel|notice|suffer|meet",
);
const BELITTLED = phrases("nothing|trivial|negligible|trifling|myth|exaggerated|overstated|forgotten");
const FREE_OF = phrases("free");
const UNWARNED = phrases("no ..2 warning|warnings|caution|cautions|precautions about|on|regarding|over");
const HUSHED = phrases("do|need|should|please not|never ..2 mention|dwell|volunteer|raise|discuss|highlight|bring");

/** Whether a word is one of those listed; a star stands for any ending. */
function wordsAmong(listed: string[]): (word: string) => boolean {
  const whole = new Set(listed.flatMap((entry) => (entry.endsWith("*") ? [] : [entry])));
  const begun = listed.flatMap((entry) => (entry.endsWith("*") ? [entry.slice(0, -1)] : []));
  return (word) => whole.has(word) || begun.some((stem) => word.startsWith(stem));
}

/** The match drawn out to the first word of its sentence, up to `room` others after it, that is wanted. */
function upTo(match: Match, isWanted: (word: string) => boolean, room: number, facts: Facts): Match[] {
  const most = Math.min(match.sentence.last, match.last + room + 1);
  for (let at = match.last; at < most; at++)
    if (isWanted(facts.tokens[at]?.norm ?? ""))
      return [{ ...match, end: facts.tokens[at]?.end ?? match.end, last: at + 1 }];
  return [];
}

/** The match drawn out to the nearest wanted word before it, with up to `room` others between. */
function backTo(match: Match, isWanted: (word: string) => boolean, room: number, facts: Facts): Match[] {
  const least = Math.max(match.sentence.first, match.first - room - 1);
  for (let at = match.first - 1; at >= least; at--)
    if (isWanted(facts.tokens[at]?.norm ?? ""))
      return [{ ...match, start: facts.tokens[at]?.start ?? match.start, first: at }];
  return [];
}

/** "No drowsiness": a reaction of the prescribing information said not to occur. */
export function deniedReactions(facts: Facts): Match[] {
  const listed = [...listedReactions(facts), ...usualComplaints(facts)];
  if (listed.length === 0) return [];
  const isListed = wordsAmong(listed);
  const among = (list: Phrase[]) => findPhrases(list, facts, ownSentences(facts));
  const denied = [
    ...among(DENIALS).flatMap((match) => upTo(match, isListed, 3, facts)),
    ...among(UNWARNED).flatMap((match) => upTo(match, isListed, 5, facts)),
    ...among(NOT_CAUSED).flatMap((match) => upTo(match, isListed, 4, facts)),
    ...among(BELITTLED).flatMap((match) => backTo(match, isListed, 3, facts)),
    ...among(FREE_OF).flatMap((match) => backTo(match, isListed, 0, facts)),
  ].filter(({ sentence }) => !NOT_A_DENIAL.test(wordsOf(facts, sentence)));
  return [...denied, ...among(HUSHED).flatMap((match) => upTo(match, isListed, 4, facts))];
}

const NO_RISK = phrases(
  "no|zero|nil|without|free|never ..3 risk|risks|chance|danger|possibility|likelihood|threat of",
  "eliminates|removes|abolishes|rules|takes|ends ..3 risk|risks|chance|danger|threat of",
);
/** Harms that medicines do, as against risks in a budget or a trial. */
const HARM =
  /\b(?:\p{L}+(?:a?emia|itis|osis|opathy|oedema|penia|toxicity|rrhage|rhythmia|arrhythmias?|tension|rrhoea)|hypos|bleed(?:s|ing)?|infections?|falls|fractures?|seizures?|cancers?|malignan\p{L}+|addiction|dependen\p{L}+|overdose|withdrawal|interactions?|side[- ]effects?|adverse|reactions?|harm|nausea|weight gain|sedation|drowsiness|rash|allerg\p{L}+|anaphylaxis|hepatic|liver|kidney|renal|cardiac|heart|strokes?|clots?)\b/iu;

/** "There is no risk of low sugar": no medicine can promise that a harm never comes. */
export function deniedRisks(facts: Facts): Match[] {
  return findPhrases(NO_RISK, facts, ownSentences(facts)).flatMap((match) => {
    const harm = HARM.exec(facts.view.text.slice(match.end, match.sentence.end));
    const whole = wordsOf(facts, match.sentence);
    if (!harm || NOT_A_DENIAL.test(whole) || isCaution(whole)) return [];
    return [{ ...match, end: match.end + harm.index + harm[0].length }];
  });
}

/** A sentence that asks for care, or gives a risk its size. */
const isCaution = (words: string) =>
  /\b(?:should|must|only|caution|consider|check|assess|at (?:low|no|high))\b/i.test(words);

/** Tests and checks that the copy waves away. */
const TESTS_WAIVED = phrases(
  "no need|reason ..4 eye on",
  "forget|skip|ditch|zero|drop|lose|goodbye|farewell ..3 blood|liver|routine|laboratory|lab|monitoring|clinic tests|test|monitoring|checks|checking|bloods",
);
const TESTS_ASKED =
  /\b(?:check|monitor|test|measure)\w*\b[^.;]{0,60}\b(?:before|during|at|every|after|weekly|monthly|function|enzymes|count|pressure|levels?|potassium|calcium|creatinine|weeks?|regularly)\b/i;

/** "Forget the blood tests", in a piece whose small print or prescribing information asks for tests. */
export function waivedTests(facts: Facts): Match[] {
  const asked = facts.sentences.some((s) => s.zone !== "references" && TESTS_ASKED.test(wordsOf(facts, s)));
  if (!asked) return [];
  return ownWords(TESTS_WAIVED, facts, ownSentences(facts)).filter(
    ({ sentence }) => !TESTS_ASKED.test(wordsOf(facts, sentence)) && !NOT_A_DENIAL.test(wordsOf(facts, sentence)),
  );
}
