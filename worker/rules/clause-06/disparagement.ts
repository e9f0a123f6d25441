import { findPhrases, hasPhrase, type Match, type Phrase } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { statesLicence } from "#worker/text/voice/states-licence.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { examples } from "./disparagement.examples.ts";
import {
  BELITTLE,
  BLAME,
  CLASSES,
  HINTS,
  IDIOMS,
  INSULTS,
  NAMED,
  PLAIN,
  RIVAL,
  SCARES,
  TAUNTS,
  TIREDNESS,
  WELL_KNOWN,
} from "./disparagement.words.ts";

/** "Other preventives", "older antihistamines": any plural that is not of people or things of the practice. */
const OTHER_KINDS =
  /\b(?:other|older|rival|competing|existing|traditional|conventional|old-fashioned|copycat|cheaper) (?!patients|people|adults|women|men|children|doctors|nurses|clinicians|professionals|adverse|side|symptoms|causes|conditions|organisations|companies|details|services|events|effects|reactions|years|times|cases|studies|trials|sites|links|rules|codes|guests|delegates|questions|staff|colleagues)(?:[\w-]+ )?[a-z]{4,}s\b/i;

const OTHERS = [...RIVAL, ...WELL_KNOWN, ...CLASSES];

/** Scares and hints in a sentence, or in one beside a sentence, that does not speak of the piece's own medicine. */
function hintsIn(facts: Facts, copy: Sentence[]) {
  const near = (match: Match) =>
    facts.sentences
      .slice(Math.max(0, match.sentence.index - 2), match.sentence.index + 2)
      .filter((s) => s.zone === "body" || s.zone === "heading");
  const ofOthers = (match: Match) =>
    !hasPhrase(NAMED, facts, [match.sentence]) &&
    (hasPhrase(OTHERS, facts, near(match)) || near(match).some((s) => OTHER_KINDS.test(wordsOf(facts, s))));
  const scares = ownWords(SCARES, facts, copy).filter(
    (m) => ofOthers(m) && !/\d\s?%|\bn ?=/.test(wordsOf(facts, m.sentence)),
  );
  const briefing = facts.promotion.kind === "internal" || facts.promotion.isPromotional;
  const hints = briefing
    ? findPhrases(HINTS, facts, copy).filter((m) => !isToldOff(facts, m) && !hasPhrase(NAMED, facts, [m.sentence]))
    : [];
  const blame = facts.promotion.isPromotional
    ? ownWords(BLAME, facts, copy).filter((m) => !/\b(?:if you|sharps|driv)/i.test(wordsOf(facts, m.sentence)))
    : [];
  return [...scares, ...hints, ...blame];
}

/** "Do not let slip …" is a ban. */
const isToldOff = (facts: Facts, match: Match) =>
  /^\W*(?:do not|don't|never|no|avoid|you (?:must|may) not)\b/i.test(wordsOf(facts, match.sentence));

const TARGETS = [...RIVAL, ...NAMED, ...WELL_KNOWN];

/** Each alone, because of several wordings that begin at one word only the first is found. */
const INNOCENT = [...PLAIN, ...TIREDNESS].map((phrase) => [phrase]);

/** An outright insult is aimed at somebody else's medicine even where roles are unclear. */
function belittledIn(facts: Facts, copy: Sentence[]) {
  const aimed = (match: Match, names: Phrase[]) =>
    hasPhrase(names, facts, [match.sentence]) || OTHER_KINDS.test(wordsOf(facts, match.sentence));
  const insults = ownWords(INSULTS, facts, copy).filter((match) => aimed(match, TARGETS));
  const words = ownWords(BELITTLE, facts, copy).filter((match) => aimed(match, RIVAL));
  return [...insults, ...words, ...hintsIn(facts, copy), ...ownWords(IDIOMS, facts, copy)].filter(
    (match) =>
      !INNOCENT.some((innocent) =>
        findPhrases(innocent, facts, [match.sentence]).some((p) => p.first < match.last && match.first < p.last),
      ),
  );
}

/** The slight was taken out of the piece, and the sentence says so. */
const TAKEN_OUT =
  /\b(?:is|was|were|been|be|has been) (?:rejected|deleted|removed|struck|withdrawn|prohibited|banned)\b/i;

/** What is sold as a medicine and is none runs down nobody's. */
const COUNTERFEIT = /\b(?:counterfeit\w*|fake (?:medicines?|drugs?|versions?|products?|pens?|tablets?))\b/i;

function find(facts: Facts) {
  const copy = ownSentences(facts);
  const belittled = belittledIn(facts, copy);
  const taunts = findPhrases(TAUNTS, facts, copy).filter(
    (match) =>
      facts.products.length > 0 && !/\bdo not (?:say|ask|raise|mention|use)\b/i.test(wordsOf(facts, match.sentence)),
  );
  const meant = [...belittled, ...taunts].filter(({ sentence }) => {
    const words = wordsOf(facts, sentence);
    return !TAKEN_OUT.test(words) && !COUNTERFEIT.test(words) && !statesLicence(words);
  });
  return oncePerSentence(meant.sort((a, b) => a.start - b.start)).map((match) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match.sentence))} runs down another company’s medicine or those who use it instead of comparing facts. Other companies and their products must not be disparaged (Clause 6.6).`,
      "Delete the sentence; where evidence allows, give a referenced comparison of one named outcome instead.",
    ),
  );
}

const SLIGHTS = [...OTHERS, ...TAUNTS, ...INSULTS, ...IDIOMS, ...BLAME];

/** 6.6: the medicines, products and activities of other companies are not disparaged. */
export const disparagement: Check = {
  id: "clause-06/disparagement",
  requirement: "6.competitor-not-disparaged",
  severity: "HIGH",
  duty: "must",
  themes: ["disparagement", "comparison"],
  applies: (facts) =>
    facts.products.length > 0 &&
    (hasPhrase(SLIGHTS, facts, ownSentences(facts)) || standsIn(OTHER_KINDS, facts.view.text)),
  find,
  examples,
};
