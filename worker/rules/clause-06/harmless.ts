import { findPhrases, hasPhrase, type Match, type Phrase } from "#worker/text/language/phrases.ts";
import { pairs } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import { isFinding, isLimited, isSaid, ofOwnMedicine, promotesOwn, saidOfMedicine } from "../checks/of-the-medicine.ts";
import { names } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./harmless.examples.ts";
import {
  ASKED_AFTER,
  ASKED_WHO,
  COUNTED_NONE,
  FOR_ANYBODY,
  NO_HARM,
  NO_OVERDOSE,
  NO_REACTIONS,
  NOTHING_AGAINST,
  NOTHING_WATCHED,
  ONE_TEST,
  SET_ASIDE,
  WAVED_OFF,
} from "./harmless.words.ts";

/** Words in a denial that make it one of a part: new reactions, a difference, the reason why somebody stopped. */
const OF_A_PART =
  /\b(?:new|unexpected|additional|increas\w+|differen\w+|more|fewer|less|all|every\w*|because|due|data|only|same)\b/i;
/** The licence itself bars nobody. */
const BARS_NOBODY = /contra-?indications?:? none\b/i;
/** A summary of product characteristics says so where nothing has been reported. */
const NONE_KNOWN = /\binteractions?\b[^.]{0,60}\b(?:known|reported|identified|established|expected|anticipated)\b/i;
const ASKS_FOR_TESTS = /\b(?:check|monitor|test|measure)(?:s|ed|ing)?\b/i;
/** Some of the people only. */
const OF_SOME = /\b(?:who|whose|aged|with (?!it|them|us|this|an easy)|requiring|needing|intoleran\w+|eligible)\b/i;

interface Denial {
  words: Phrase[];
  why: string;
  /** Whether a wording of the list denies what it seems to. */
  holds: (match: Match, facts: Facts) => boolean;
}

const namesIt = ({ sentence }: Match, facts: Facts) =>
  names(facts, sentence, "product") || /^\W*(?:it|this)\b/i.test(wordsOf(facts, sentence));
const behind = ({ last, sentence }: Match, facts: Facts) =>
  wordsOf(facts, { start: facts.tokens[last - 1]?.end ?? sentence.end, end: sentence.end });

/** "Who should not have it, side effects": two items of a list, and no denial. */
const isListed = ({ first, last, phrase }: Match, facts: Facts) =>
  phrase.steps.length > 3 && facts.tokens.slice(first + 1, last).some(({ lead }) => lead.includes(","));

const DENY: ReadonlySet<string> = new Set(["no", "not", "never", "without", "free", "none"]);

/** "Never say that it has no side effects": what is denied twice is no denial. */
const isDeniedTwice = ({ first, last }: Match, facts: Facts) =>
  facts.tokens.slice(first, last).filter(({ norm }) => DENY.has(norm)).length > 1 &&
  DENY.has(facts.tokens[first]?.norm ?? "");

const DENIALS: readonly Denial[] = [
  {
    words: NO_REACTIONS,
    why: "denies that the medicine has adverse reactions",
    holds: (match, facts) =>
      !OF_A_PART.test(wordsOf(facts, match)) &&
      !isListed(match, facts) &&
      !isDeniedTwice(match, facts) &&
      !isLimited(match, facts) &&
      !isFinding(facts, match.sentence),
  },
  {
    words: NO_HARM,
    why: "says that the medicine can do no harm",
    holds: (match, facts) =>
      namesIt(match, facts) &&
      !isDeniedTwice(match, facts) &&
      !isLimited(match, facts) &&
      !isFinding(facts, match.sentence),
  },
  { words: NO_OVERDOSE, why: "says that no dose is too much", holds: () => true },
  { words: SET_ASIDE, why: "tells readers to leave aside what the licence warns of", holds: () => true },
  {
    words: NOTHING_AGAINST,
    why: "says that nothing stands against its use",
    holds: (match, facts) =>
      !isLimited(match, facts) &&
      !isFinding(facts, match.sentence) &&
      !(facts.document.kind === "smpc" && NONE_KNOWN.test(wordsOf(facts, match.sentence))) &&
      !BARS_NOBODY.test(facts.licence.terms?.all ?? ""),
  },
  {
    words: NOTHING_WATCHED,
    why: "says that nothing has to be watched",
    holds: (match, facts) =>
      !isLimited(match, facts) && !ONE_TEST.test(wordsOf(facts, match)) && !ASKS_FOR_TESTS.test(behind(match, facts)),
  },
  {
    words: FOR_ANYBODY,
    why: "says that there is nobody who should not have it",
    holds: (match, facts) => namesIt(match, facts) && !OF_SOME.test(behind(match, facts)),
  },
];

/** Each sentence of the copy that denies all harm, limit or care. */
function denied(facts: Facts): { match: Match; sentence: Sentence; why: string }[] {
  const said = saidOfMedicine(facts);
  return DENIALS.flatMap(({ words, why, holds }) =>
    findPhrases(words, facts, said)
      .filter((match) => isSaid(match, facts) && holds(match, facts))
      .map((match) => ({ match, sentence: match.sentence, why })),
  );
}

/** "Zero. That is the number of patients harmed.": the count and what it counts. */
function counted(facts: Facts): { match: Match; sentence: Sentence; why: string }[] {
  const own = new Set(ofOwnMedicine(facts).map(({ index }) => index));
  return findPhrases(COUNTED_NONE, facts, pairs(facts))
    .filter(({ sentence }) => own.has(sentence.index) && !isFinding(facts, sentence))
    .map((match) => ({ match, sentence: match.sentence, why: "says that nobody is harmed" }));
}

const NO =
  /^\W*(?:no|none|nothing|never|nil|zero|nobody|not (?:at all|one|once|any|in the)|absolutely not|certainly not)\b/i;
const YES = /^\W*(?:yes|of course|certainly|fine|no problem|naturally|gladly)\b/i;
const LONGEST_QUESTION = 14;
const LONGEST_ANSWER = 6;

/** "Does it hurt the liver? No.", "Pregnant? Yes.": the answer makes the claim. */
function answered(facts: Facts): Hit[] {
  return ofOwnMedicine(facts).flatMap((question) => {
    const answer = facts.sentences[question.index + 1];
    const isAsked = /\?["')]*$/.test(wordsOf(facts, question)) && question.last - question.first <= LONGEST_QUESTION;
    if (!isAsked || answer?.line !== question.line || answer.last - answer.first > LONGEST_ANSWER) return [];
    const words = wordsOf(facts, answer);
    const isWaved = hasPhrase(WAVED_OFF, facts, [answer]);
    const isDenied = (isWaved || NO.test(words)) && hasPhrase(ASKED_AFTER, facts, [question]);
    const isAllowed = (isWaved || YES.test(words)) && hasPhrase(ASKED_WHO, facts, [question]);
    if (!isDenied && !isAllowed) return [];
    const at = { start: question.start, end: answer.end };
    const issue = `${quoted(wordsOf(facts, at))} answers in a word what only the evidence can answer. ${RULE}`;
    return [{ at, issue, fix: { kind: "delete" as const } }];
  });
}

const RULE =
  "No medicine is without harm, limit or need for care, and nothing of the kind may be said (Clauses 6.1 and 6.4).";

function find(facts: Facts): Hit[] {
  const asked = answered(facts);
  const isAnswered = ({ start }: Sentence) => asked.some(({ at }) => at && at.start <= start && start < at.end);
  const found = [...denied(facts), ...counted(facts)].sort((a, b) => a.match.start - b.match.start);
  const single = oncePerSentence(found)
    .filter(({ sentence }) => !isAnswered(sentence))
    .map(({ match, why }) => sentenceHit(facts, match, `${quoted(wordsOf(facts, match.sentence))} ${why}. ${RULE}`));
  return [...asked, ...single];
}

/** 6.4 and 6.1: the promoted medicine is not said to be without harm, without limits or without need for care. */
export const harmless: Check = {
  id: "clause-06/harmless",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  themes: ["safety-claim", "adverse-events-omitted", "misleading-claim", "patient-safety"],
  applies: promotesOwn,
  find,
  examples,
};
