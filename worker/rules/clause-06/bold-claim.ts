import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { liesWithin } from "#worker/text/spans.ts";
import {
  isCareAdvice,
  isDosingLine,
  isOfTheIll,
  isReactionList,
  opensWithIllness,
  tellsOfBlood,
} from "#worker/text/voice/plain-lines.ts";
import { statesLicence } from "#worker/text/voice/states-licence.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { isStatement, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import { CLAIMS_MORE, ILLNESS_IS, TO_BE_HAD } from "../facts/other-tellings.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

const BALANCED = "Claims must be accurate, balanced and fair and must not mislead (Clause 6.1).";
const SHOWN = "A claim must be capable of substantiation (Clause 6.2).";

/** What is drawn or photographed. */
const DRAWN =
  /\b(?:image|picture|photo\w*|chart|graph|bars?|curves?|axis|illustration|drawing|cover|film|artwork|icon)\b/i;
/** Nobody is left out, nothing is limited, nothing is left to ask. */
const WITHOUT_LIMIT =
  /\b(?:all|every|everyone|everybody|each|any|anyone|always|never|no one|nobody|nothing|none|whatever|whichever|whoever|wherever|no matter|regardless|only|simply|complete(?:ly)?|full(?:y)?|totally|entirely|end(?:s|ed)? of|one (?:dose|pen|tablet|strength|size|answer|step)|both|suitable|without (?:exception|compromise|fuss|the)|no (?:fuss|limits?|exceptions?|questions?|need|reason|longer|more|wait))\b/i;
/** A conclusion is drawn. */
const CONCLUDED =
  /\b(?:prov(?:e|es|ed|en|ing)|proof|evidence|means?|confirm(?:s|ed)?|show(?:s|n|ed)?|demonstrat\w+|establish\w+|known|clear(?:ly)?|answers?|why|because|therefore|tells?|the (?:difference|result|reason)|reasons?|speaks? for|no doubt|considered|recommended|accepted|approved|data)\b/i;
/** A figure stands by itself. */
const FIGURE =
  /\d ?%|\b\d+(?:\.\d+)?[- ](?:fold|times)\b|\b(?:one|two|three|four|nine|\d+) (?:out of|in) (?:every )?(?:\w+)\b|\b(?:third|half|quarter|twice|double|halv\w+|up to)\b|£ ?\d|\b\d+ (?:minutes?|hours?|days?|weeks?|months?|years?|points?)\b/i;
/** A result that a trial reports with its size and its test. */
const REPORTED = /\bn ?= ?\d[^\n]{0,200}\bp ?[<=>]|\bp ?[<=>][^\n]{0,200}\bn ?= ?\d|\b95% ?CI\b/i;
/** One is set above others, or against them. */
const COMPARED =
  /\b(?:better|best|more|less|fewer|faster|quicker|longer|stronger|kinder|gentler|simpler|easier|higher|lower|superior\w*|prefer\w*|than|versus|vs|compared|instead|unlike|others?|alternatives?|rivals?|ahead|beats?|first|leading|most|same|equal\w*|replace[sd]?|as (?:good|safe|effective|well) as)\b/i;
/** A benefit is held out. */
const PROMISED =
  /\b(?:will|can|could|soon|ready|new|now|back|free|freedom|hopes?|life|lives|living|let|lets|makes?|help\w*|keeps?|choose|choice|trust|rely|relies|confiden\w+|control\w*|protect\w*|works?|worked|effective\w*|powerful|relief|reliev\w+|benefit\w*|improv\w+|reduc\w+|cuts?|sav(?:e|es|ed|ings?)|calm\w*|clear\w*|heal\w*|lasting|treats?|treated|start\w*|reach\w*|add|move|switch)\b/i;

/** A price as it is, and a comparison that names what it compares and where its figures are from. */
const PRICED = /\b(?:costs?|prices?|priced)\b[^.]{0,60}£ ?\d|£ ?\d[^.]{0,60}\b(?:per|for) (?:\d+|a|one|each)\b/i;
const COMPARES = /\bcompared (?:with|to)\b|\bversus\b|\bvs\b/i;
const MARKED = /[*†‡§]/;
const isAccountedFor = (facts: Facts, sentence: Sentence): boolean => {
  const words = wordsOf(facts, sentence);
  const isSourced = MARKED.test(words) || liesWithin(facts.citations, sentence);
  return PRICED.test(words) || (isSourced && COMPARES.test(words));
};

const GROUNDS: readonly Ground[] = [
  {
    is: (facts, sentence) => sentence.zone === "direction" && DRAWN.test(wordsOf(facts, sentence)),
    why: "describes artwork that may say more than the figures or the licence bear out",
    rule: "Artwork and graphs must not give a misleading view (Clause 6.3).",
    subclause: "6.3",
  },
  {
    is: (facts, sentence) => FIGURE.test(wordsOf(facts, sentence)) && !isAccountedFor(facts, sentence),
    unless: REPORTED,
    why: "gives a figure without what a reader needs to judge it: in whom, against what and how sure",
    rule: BALANCED,
  },
  { is: WITHOUT_LIMIT, why: "speaks without the limits that the licence and the evidence set", rule: BALANCED },
  {
    is: COMPARED,
    why: "sets the medicine against others without the evidence that would compare them",
    rule: SHOWN,
    subclause: "6.2",
  },
  { is: CONCLUDED, why: "draws a conclusion that the piece does not bear out", rule: BALANCED },
  {
    is: (facts, sentence) => PROMISED.test(wordsOf(facts, sentence)) && !isHedgedAndSourced(facts, sentence),
    why: "holds out a benefit without the evidence and the limits that belong to it",
    rule: BALANCED,
  },
];

/** What the reader of a page is to do with it. */
const LEADS_ON = /^\W*(?:hover|click|tap|scroll|swipe|touch|press|select|browse|download)\b/i;
/** An option that there is, of which nothing is said. */
const IS_AN_OPTION =
  /\b(?:have|has|is|are|offers?) (?:now )?(?:a|an|another) (?:new |further |additional )?(?:treatment )?option\b/i;
const isNoClaim = (words: string): boolean =>
  LEADS_ON.test(words) || (IS_AN_OPTION.test(words) && !CLAIMS_MORE.test(words));

/** "It could benefit your patients", with its source: held out as possible, and answered for. */
const HEDGED = /\b(?:can|could|may|might)\b/i;
/** The number of a reference at the end, whether or not the list is in what was sent. */
const NUMBERED = /[\p{Ll})][.,]?\d{1,2}(?:[,–-] ?\d{1,2}){0,4}\W*$/u;
const isHedgedAndSourced = (facts: Facts, sentence: Sentence): boolean =>
  HEDGED.test(wordsOf(facts, sentence)) && NUMBERED.test(wordsOf(facts, sentence));

const tellsOfSupply = (words: string): boolean => TO_BE_HAD.test(words) && !CLAIMS_MORE.test(words);
const isOfIllness = (words: string): boolean => ILLNESS_IS.test(words) || isOfTheIll(words) || opensWithIllness(words);
const tellsOfIllness = (facts: Facts, sentence: Sentence): boolean =>
  isOfIllness(wordsOf(facts, sentence)) && !hasPhrase(OWN, facts, [sentence]);
const isPlain = (words: string): boolean =>
  statesLicence(words) || isDosingLine(words) || isReactionList(words) || tellsOfBlood(words) || isCareAdvice(words);
const OWN = phrases("@product");

/** Sentences by which the piece claims something for its medicine, or describes its artwork. */
const claimed = oncePer((facts: Facts): Sentence[] => {
  const claims = ownClaims(facts)
    .filter(({ kinds, namesOwn, zone }) => kinds.length > 0 || namesOwn || zone === "heading")
    .map(({ sentence }) => sentenceOf(facts, sentence));
  const directions = facts.sentences.filter(({ zone }) => zone === "direction");
  return [...claims, ...directions].filter(
    (sentence) =>
      isStatement(facts, sentence) &&
      !isPlain(wordsOf(facts, sentence)) &&
      !isNoClaim(wordsOf(facts, sentence)) &&
      !tellsOfIllness(facts, sentence) &&
      !tellsOfSupply(wordsOf(facts, sentence)),
  );
});

/** 6.1 to 6.3: a claim is balanced, keeps to its evidence and can be substantiated. */
export const boldClaim: Check = {
  id: "clause-06/bold-claim",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["misleading-claim", "unsubstantiated-claim"],
  applies: speaksOfMedicine,
  find: (facts) => onGrounds(facts, claimed(facts), GROUNDS),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[With Tavorel every patient sleeps through.]]",
        why: "nobody is left out",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Tavorel proves that mornings need not hurt.]]",
        why: "a conclusion without its evidence",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nHover over the cards to see how Tavorel can support your patients.",
        why: "how to use the page",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel could benefit your patients with migraine, as it needs no food.1",
        why: "held out as possible, with its source",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nPeople in the UK now have a new treatment option in Tavorel.",
        why: "that there is one",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nUp to three in ten people with migraine have sore necks as well.",
        why: "the illness, whatever is done for it",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTake one tablet once a day with Tavorel.",
        why: "how it is taken",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nNausea (7% with Tavorel, 3% with placebo) and rash (2% and 1%) were the most frequent adverse reactions.",
        why: "harms with their rates",
      },
      {
        text: "Treatment for migraine in children now available in the UK\nTavorel (tavorimib) 40 mg tablets, for UK prescribers",
        why: "a title that says what can be had",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nGenalgia is a lasting disease of the bowel that affects 1 in 420 people.",
        why: "what the illness is",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is indicated for migraine in adults and in children from 12 years.",
        why: "the licence in its own words",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel costs just £12.40 for 30 days.",
        why: "a price",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nPain fell from 6.1 to 4.0 points with Tavorel (n=412; p<0.001).",
        why: "a trial's result with its size and test",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nWe do not claim that Tavorel works in every patient.",
        why: "the claim is disowned",
      },
    ],
    inapplicable: [
      {
        text: "Shared care agreement between the trust and the practices of the county.",
        why: "no medicine of a company",
      },
    ],
  },
};
