import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { tellsOfAsking } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { FORM, namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { examples } from "./asked-for-by-name.examples.ts";
import { concernsPublic, copyOf, medicineName, QUOTED_TO_ANSWER, quoted } from "./wording.ts";

const DOCTOR = `doctor|doctors|gp|gps|nurse|pharmacist|${CARE_PLACE}|consultant|specialist|dermatologist|team|${CLINICIAN}|neurologist|rheumatologist|cardiologist|urologist|gynaecologist|midwife|appointment`;

/** The medicine must stand in the same sentence. */
const DIRECT = phrases(
  "ask|asking|request|requesting|demand|insist|push|beg|pester ..7 for|about|on|whether|if",
  "asked|requested ..7 for",
  "talk|speak|chat|discuss|enquire|inquire|mention ..8 about|for|mention|if|whether",
  "could|can|may i|we|you have|get|try|prescribe",
  "just|simply say|saying|mention",
  "see|find|discover|check|learn out? if|whether",
  "could|might|is|would ..4 right|suitable|answer|good|one for|you",
  `${DOCTOR} ..2 can|will|could|may|now ..2 prescribe|give|offer|start|write`,
  "so|now can|could|should|may they|you|your|others|followers|readers",
  "book|get|grab|reserve|claim|order|have ..1 your|yours ..3 @product",
  "book|grab|reserve @product",
  "switch|swap|change|move|upgrade to",
  "want|would like|interested|like ..2 to? ..1 try|have|get|it|in|know|take",
  "who|if ..2 think|thinks|believe|believes|feel|want|would ..10 speak|ask|see|talk|contact|visit",
  "insist|hold out",
  "ask ..3 put|start|move|switch|change you|me|them|him|her ..3 on|to|onto",
  "say|saying ..6 please",
  `tell|show|give|hand|bring|take|mention ..6 doctor|gp|nurse|surgery|pharmacist|consultant|${CLINICIAN}`,
);
/** These speak of the medicine that the lines before have named or hinted at. */
const POINTING = phrases(
  "ask|asking|asked|request|insist ..4 for|about it|this|them|one ..1 by? name?",
  "by name",
  "say the name|word",
  `${DOCTOR} ..2 can|will|could|now ..1 prescribe|give|offer it|this|one|you`,
  `print|take|bring|show|hand|download|cut|clip|carry|send|give ..3 this|the|your ..3 page|leaflet|advert|card|letter|coupon|article|screen|post|answers|picture|booklet|template|quiz|results|checklist|printout ..8 ${DOCTOR}`,
  `print|download|cut|fill|complete|take ..2 our|a|one|the ..3 letter|card|checklist|template|form|page|sheet ..5 hand|give|take|show|bring|send ..6 ${DOCTOR}`,
  `download|print|fill|complete|send|take ..6 letter|card|checklist|template|form|answers ..3 to|for ..3 ${DOCTOR}`,
  "no|not take|accept no|refuse|answer",
  "says|say|said|refuses|refuse|unsure|hesitates no|to|or|and ..4 ask|go|try|insist again|back|another",
  "not|never|why wait|delay|hesitate|miss",
  `readers|anyone|people|patients|viewers|listeners|those ..5 like|want|interested|wish ..8 ${DOCTOR}`,
  `${DOCTOR} will ..2 know|understand which|what|about|the`,
  "prescribe it|this ..2 today|now|on|tomorrow",
  `book|make|get|see|visit|ring|call ..4 ${DOCTOR} ..4 and|to ask|get|request|start|try`,
);
/** Questions that people who already take a medicine are told to ask. */
const CARE = phrases(
  "side effect|effects",
  "already|currently|are|is|while|who|if taking|take|takes|using|use|receive",
  "worried|worry|concern|concerned|concerns|unsure|question|questions|unwell|pregnant",
  "not sure|stop|take|start|change|share",
  "replacement|recall|shortage|run|missed|miss|overdose|forget",
  "before you|taking|starting|using",
  "missed|next|double dose",
  "get|seek ..1 medical help|attention",
  "symptoms|experience|feel|have ..5 nausea|vomiting|diarrhoea",
  "another|different|alternative|other treatment|medicine|treatments|medicines|option|options",
);
/** The piece itself says that nobody is to ask. */
const FORBIDDEN = phrases(
  "nothing|nobody|noone|none|never|must|should|not|cannot|without ..8 lead|leads|encourage|encourages|encouraged|urge|urged|prompt|invite|persuade ..6 ask|request|demand|asking",
  "not|never ..3 encourage|encouraged|told|tell|urge|urged|invite|advise ..6 ask|request|demand|asking",
);
/** It tells what the law or the Code thinks of such requests, or what a regulator asked for. */
const LAWFUL = phrases(
  "would|is|are|be ..1 not ..3 consistent|allowed|permitted|lawful|acceptable|appropriate|right",
  "unlawful|illegal|prohibited|forbidden|breach|against ..3",
  "can|may lawfully|legally",
  "asked|requested for? by ..2 regulator|fda|mhra|ema|agency|committee|authority|investigators|court",
);
/** Where readers have been prescribed the medicine, only these urge them to get it; the others tell of their care. */
const URGING = /^(?:ask|asked|insist|who\||so\||switch|want)/;
const ANY_FORM = phrases(`the|this|that|one ..3 ${FORM}`);

/** "Is not suitable for": the sentence says for whom the medicine is not, and asks nothing. */
const SUITS = /^could\|might\|is\|would/;
const NOT_SUITED = /\b(?:not|never|cannot)\b|n['’]t\b/i;
/** Somebody sees to it that it suits the patient. */
const MADE_SURE = /\bto (?:ensure|make sure) (?:that )?(?:it|this|the \w+) is\b/i;
/** "Full of talk about it": what others say is no call to speak. */
const HEARD = new Set(["with", "of", "is", "was", "much", "all", "some", "more"]);
/** "Patient demand for it". */
const WANTED = new Set(["patient", "public", "increasing", "growing", "rising", "high", "the", "of", "in"]);

function isStatement(facts: Facts, match: Match): boolean {
  const words = wordsOf(facts, match.sentence);
  if (SUITS.test(match.phrase.source))
    return !words.endsWith("?") && (NOT_SUITED.test(wordsOf(facts, match)) || MADE_SURE.test(words));
  const [before, first] = facts.tokens.slice(match.first - 1, match.first + 1);
  if (match.first === match.sentence.first) return false;
  const nouns = first?.norm === "talk" ? HEARD : first?.norm === "demand" ? WANTED : null;
  return nouns?.has(before?.norm ?? "") ?? false;
}

function refersHere(facts: Facts, { sentence }: Match): boolean {
  if (namesMedicine(facts.identity, sentence)) return true;
  return ofSentence(facts.identity.hints, sentence.index).length > 0;
}

function refersBack(facts: Facts, match: Match): boolean {
  if (refersHere(facts, match)) return true;
  const before = facts.sentences.slice(Math.max(0, match.sentence.index - 6), match.sentence.index);
  const near = before.some(
    (s) => namesMedicine(facts.identity, s) || ofSentence(facts.identity.hints, s.index).length > 0,
  );
  return (
    near &&
    (facts.identity.named.length > 0 ||
      hasPhrase(ANY_FORM, facts, [match.sentence, ...before.slice(-1)]) ||
      facts.identity.hints.length > 1)
  );
}

function urges(facts: Facts, match: Match): boolean {
  const source = match.phrase.source;
  if (tellsOfAsking(wordsOf(facts, match.sentence)) || isStatement(facts, match)) return false;
  if (QUOTED_TO_ANSWER.test(wordsOf(facts, match.sentence))) return false;
  if (hasPhrase(FORBIDDEN, facts, [match.sentence]) || hasPhrase(LAWFUL, facts, [match.sentence])) return false;
  if (facts.setting.readers === "prescribed" && !URGING.test(source)) return false;
  if (isNegated(match, facts) && !/^(?:no|not|never)/.test(source)) return false;
  return !hasPhrase(CARE, facts, [match.sentence]);
}

function find(facts: Facts): Hit[] {
  const sentences: Sentence[] = copyOf(facts);
  const direct = findPhrases(DIRECT, facts, sentences).filter((m) => refersHere(facts, m) && urges(facts, m));
  const pointing =
    facts.setting.readers === "prescribed"
      ? []
      : findPhrases(POINTING, facts, sentences).filter((m) => refersBack(facts, m) && urges(facts, m));
  const bySentence = new Map([...direct, ...pointing].map((m) => [m.sentence.index, m]));
  return [...bySentence.values()]
    .sort((a, b) => a.start - b.start)
    .map((match) => ({
      at: quoted(match),
      issue:
        facts.identity.named.length > 0
          ? `This urges people to ask for ${medicineName(facts)}. Information for the public must not encourage anyone to ask a health professional for a specific prescription only medicine.`
          : "This sends people to ask for one medicine that they can recognise although it is not named. Information for the public must not encourage requests for a specific prescription only medicine.",
      fix: {
        kind: "delete",
        at: { start: match.sentence.start, end: match.sentence.end },
        note: "If a next step is wanted, advise talking to a doctor, nurse or pharmacist about the condition.",
      },
    }));
}

/** 26.2: nothing encourages members of the public to ask for a specific prescription only medicine. */
export const askedForByName: Check = {
  id: "clause-26/asked-for-by-name",
  requirement: "26.no-ask-for-product",
  severity: "HIGH",
  duty: "must",
  themes: ["encouraging-requests", "promotion-to-public", "disease-awareness"],
  applies: (facts) =>
    concernsPublic(facts) &&
    facts.setting.readers !== "prescribed" &&
    (facts.identity.named.length > 0 || facts.identity.hints.length > 0),
  find,
  examples,
};
