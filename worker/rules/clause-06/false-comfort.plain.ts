import { findPhrases } from "#worker/text/language/phrases.ts";
import { isNegated, NEGATORS } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { names } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { type Comfort, holdsNumber, isTreated, type Named, namedIn, STANCES } from "./false-comfort.stances.ts";

/* A short sentence on a risk warns, informs or comforts. What holds no word of care, of a source, of a finding or of a degree neither warns
 * nor informs: said of the medicine it comforts, in whatever words, and said of the risk alone where it denies or makes light. */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that make a comfort of any subject; */
const DENYING = listed("never nothing nobody noone hardly scarcely barely nowhere nought");
const MAKING_LIGHT = listed(
  `nicety niceties formality formalities theme lawyers lawyer tale tales myth myths stranger strangers rivals scare scares hype fiction legend
  legends bureaucracy habit relic luxury textbook textbooks overblown exaggerated overdone mere merely imaginary ritual pointless optional
  folklore academic cosmetic hypothetical`,
);
/** these of an area with which a sentence begins. */
const LACKING = listed("no not cannot without none neither nor zero nil");
/** Words beside which nothing is a comfort by itself. */
const CAREFUL = listed(
  `avoid avoided avoiding caution cautious cautiously careful carefully care contraindicated contraindication contraindications must
  should recommended recommend recommendation required require requires advise advised advice inform informed monitor monitored check
  checked report reported reports occur occurs occurred seen observed noted experience experienced reduce reduced reduces reduction
  increase increased increases increasing decrease decreased decreases stop stopped discontinue discontinued interrupt withhold
  consider considered closely unless if until whether only limited unknown known established studied investigated evaluated data
  evidence study studies trial trials severe serious seriously mild moderate adjust adjusted adjustment section spc smpc common
  uncommon rare rarely frequency than compared versus placebo risk risks warning warnings because indicated licensed effective doctor
  pharmacist leaflet however although but consult contact seek wear protect symptoms signs sign condition likely might incidence
  rates rate group groups excreted excretion clearance metabolised metabolism contain contains chloride hydroxide content harmful
  reach sight cured cure was were had did read guideline substitute replace replaces replacement alternative information essential
  important vital relevant population ability feeling body fight weeks days months hours daily weekly injection excluded exclude
  ruled amount respond activity viral prevent prevents preventing prevention help helps helped halve halved doubles raises adds level
  levels mention explain measure measured screen remind remember record look think obtained prescription dissolves deficiency
  comparable contraceptive leads lead cause causes caused detected linked influence influences type class markets maker produced
  provided sent ltd written responds how why what guide ineffective dry plasma concentration concentrations exposure pharmacokinetics
  elimination approved available tell watch shown show proven treat treats treating treatments relief acute adults adult enough alone
  controlled previously included cost costs change changes improve improves less more longer two three four five six either existing
  email emails speak speaks describe describes formulary work works else better best rival outperforms protects protection
  provider verify verified trademark trademarks registered pause paused pausing chemotherapy survival option lowers lower chance book appointment counsel counselling counselled learning teaching training`,
);

/** Longer sentences explain. */
const LONGEST = 18;

/** Names one after the other, of which nothing is said. */
const ENUMERATION = /:(?:[^,.;:!?]{2,40},){3}/;

const FORBIDS = /^\W*(?:[^:]{0,40}: ?)?(?:please )?(?:do not|don't|never) (?!need|matter)/i;
const FORBIDS_USE = [
  /\b(?:may|can|will|could)(?: not|n't) be (?:used|taken|given|combined|started|prescribed|treated)\b/i,
  /\bnot (?:to \w|for |recommended|suitable|intended|licensed|approved|include)/i,
  /\b(?:do|does)(?: not|n't) (?:mix|combine|go|get)\b/i,
];
/** What the medicine is not for. */
const NOT_FOR = /\b(?:not|neither|none|nothing)\b(?: is| are)? (?:for|in|on|against|a treatment|indicated)\b/i;

/** "No alcohol", "not in children": the denial is of what the patient brings. */
const isBarred = (facts: Facts, { match: { first, sentence } }: Named): boolean =>
  facts.tokens.slice(Math.max(sentence.first, first - 2), first).some(({ norm }) => NEGATORS.has(norm));

/** Whether the sentence keeps from the use that it speaks of. */
function isBan(facts: Facts, named: Named, words: string): boolean {
  if (FORBIDS.test(words)) return true;
  if (named.side === "care") return false;
  if (NOT_FOR.test(words)) return true;
  return named.side !== "harm" && (FORBIDS_USE.some((ban) => ban.test(words)) || isBarred(facts, named));
}

/** Whether a sentence names the medicine, or begins with what stands for it. */
const isOfIt = (facts: Facts, sentence: Sentence): boolean =>
  names(facts, sentence, "product") || /^\W*(?:it|this)\b/i.test(wordsOf(facts, sentence));

const holds = (facts: Facts, { first, last }: Sentence, words: ReadonlySet<string>): boolean =>
  facts.tokens.slice(first, last).some(({ norm }) => words.has(norm));

/** What is said where nothing more than a comfort can be told. */
const PLAIN = { does: "speaks of a known risk as if there were nothing to heed" };
export const isPlain = ({ stance }: Comfort): boolean => stance === PLAIN;

/** Whether a sentence without words of care comforts about an area that it names. */
function comforts(facts: Facts, named: Named, sentence: Sentence): boolean {
  const { first, last } = named.match;
  const others = facts.tokens.slice(sentence.first, first).concat(facts.tokens.slice(last, sentence.last));
  const has = (list: ReadonlySet<string>, from = others) => from.some(({ norm }) => list.has(norm));
  if (has(MAKING_LIGHT)) return true;
  const words = wordsOf(facts, sentence);
  if (isBan(facts, named, words)) return false;
  if (has(DENYING)) return true;
  if (!facts.promotion.isPromotional || ENUMERATION.test(words) || !/[.!]["')]*$/.test(words)) return false;
  const isSubject = first - sentence.first <= FEW && has(LACKING, facts.tokens.slice(last, sentence.last));
  return isOfIt(facts, sentence) || (isSubject && (named.side === "harm" || named.side === "care"));
}
/** So few words stand before the subject of a sentence. */
const FEW = 2;

/** The comfort of a short sentence that names an area with no word of care. */
export function plainComfort(facts: Facts, sentence: Sentence): Comfort | undefined {
  const all = namedIn(facts).get(sentence.index);
  if (!all || sentence.last - sentence.first > LONGEST) return undefined;
  if (holds(facts, sentence, CAREFUL) || holdsNumber(facts, sentence)) return undefined;
  const named = all.find((one) => !isTreated(facts, one) && comforts(facts, one, sentence));
  return named && { area: named.area, stance: PLAIN, match: named.match, sentence };
}

const YES = /^\W*(?:yes|of course|certainly|no (?:matter|problem)|never mind|nothing (?:will|can)|why not)\b/i;
const LONGEST_QUESTION = 10;
const LONGEST_ANSWER = 9;
const IN_A_WORD = 5;

/** What the answer says of the area that the question names. */
function answerTo(facts: Facts, { side }: Named, answer: Sentence): Comfort["stance"] | undefined {
  const isNamed = names(facts, answer, "product");
  const says = STANCES.find(
    (stance) =>
      stance.side === side &&
      (isNamed || !stance.isOrder) &&
      findPhrases(stance.words, facts, [answer]).some((m) => m.last - m.first > 1 && !isNegated(m, facts)),
  );
  if (says || holds(facts, answer, CAREFUL)) return says;
  const isDenied = holds(facts, answer, NEGATORS);
  if (side !== "brought") return isDenied ? PLAIN : undefined;
  const isYes = (isNamed && !isDenied) || YES.test(wordsOf(facts, answer));
  return isYes && answer.last - answer.first <= IN_A_WORD ? STANCES[0] : undefined;
}

/** "Hoping for a baby? Tavorel.": a short question that names an area, and its answer. */
export function answered(facts: Facts, answer: Sentence): Comfort | undefined {
  const question = facts.sentences[answer.index - 1];
  if (question?.line !== answer.line || !/\?["')]*$/.test(wordsOf(facts, question))) return undefined;
  if (question.last - question.first > LONGEST_QUESTION || answer.last - answer.first > LONGEST_ANSWER)
    return undefined;
  for (const named of namedIn(facts).get(question.index) ?? []) {
    const stance = isTreated(facts, named) ? undefined : answerTo(facts, named, answer);
    const match = { ...named.match, start: question.start, end: answer.end };
    if (stance) return { area: named.area, stance, match, sentence: answer };
  }
  return undefined;
}
