import { oncePer } from "#worker/lib/once-per.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { beforeStop, hitOn, quoted } from "../checks/hits.ts";
import { isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Figure } from "../facts/figure-readers.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { hasAbsolute, type Relative } from "./absolute-rates.ts";
import { examples } from "./relative-risk.examples.ts";

/** Things that happen or do not, so that a rate in each arm can be given. */
const EVENT =
  /\b(?:risk|odds|likelihood|chances?|incidence|(?<!heart |response |filtration |exchange |flow |infusion |growth )rates?|events?|strokes?|deaths?|dying|mortality|infarctions?|heart attacks?|fractures?|admissions?|admitted|hospitali[sz](?:ed|ations?)|(?:emergency|A&E|hospital) visits|exacerbations?|attacks?|relaps(?:es?|ing)|bleed(?:s|ing)?|infections?|progression|kidney failure|heart failure|thrombos[ei]s|embolisms?|flares?|falls\b|recurrences?|amputations?|dialysis|(?:time|days|nights|stays) in (?:a )?hospital|hospital (?:time|days|stays|nights)|days (?:off|lost)|cases|complications|seizures|crises|crisis|clots?|ulcers|episodes|disease|illness|infected|die)\b/i;
const STRONG_EVENT = /\b(?:risk|odds|likelihood|incidence|hazard|mortality|deaths?|relative)\b/i;
/** Quantities on a scale: a change of their mean is no relative risk. */
const SCALE =
  /\b(?:scores?|levels?|cholesterol|LDL|HDL|triglycerides|HbA1c|glucose|pressure|weight|BMI|volume|FEV|density|viral load|counts?|pain|symptoms?|urate|protein|flow|area|index|diameter|thickness|severity|itch|lesions?|use of|doses?|time(?! in (?:a )?hospital)|minutes)\b/i;
const LOWER =
  /\b(?:reduc\w*|cut\w*|lower\w*|fewer|less|fell|fall(?:s|en)? by|down|drop\w*|declin\w*|decreas\w*|halv\w*|slash\w*|prevent\w*|protect\w*|avoid\w*|effective|efficacy|spared?|averted)\b|(?:-|↓)\s?\d/i;
const NOT_OF_MEDICINE =
  /\b(?:revenue|sales|turnover|profits?|earnings|share|market|exchange rates?|price|cost|costs|savings?|shares|dividend|prescriptions|costing)\b/i;
const WITHIN_ARM =
  /\b(?:from|since|versus|compared with|against) (?:the |their )?(?:baseline|entry|start|screening|before)\b|\bfrom (?:a )?(?:mean )?(?:baseline )?(?:of )?\d/i;
const BY_A_SHARE =
  /\b(?:cut|reduc|lower|prevent|slash|fell|drop|decreas|avoid)\w* (?:[\w-]+ ){0,6}by (?:almost |nearly |over |about |more than )?(?:a |an |one |two[- ]|three[- ])?(?:half|thirds?|quarters?)\b|\b(?:prevent|avoid|avert|stop)\w* (?:almost |nearly |over |about |more than )?(?:half|a third|a quarter|one in (?:two|three|four|five)|two[- ]thirds|three[- ]quarters|\d{1,2} ?%) of\b/i;
/** What is not claimed as a benefit: an interval that holds one, an endpoint that was not met, a margin that was, a response
 * in each arm, a rare event in its own rate, and the words of the licence. */
const NO_BENEFIT =
  /\b(?:was|were|is) not met\b|\bno worse\b|\bnon-?inferior|\bfewer than 1 in \d|\bat least half\b|\bthe licence\b|\bdoses? of \d|(?:95 ?% ?Cr?I|\()[^)\d]{0,6}0?\.\d+ ?(?:[-–]|to) ?1\.\d/i;
const LIKELY = /\d ?(?:%|per cent) (?:less|more) likely\b/i;
const RISK_WORDS =
  /\bhalv(?:e|es|ed|ing) (?:the |their |your )?(?:\w+ ){0,3}(?:risk|rate|chances?|number|odds|deaths?|strokes?|fractures?|admissions?|exacerbations?|relapses?|attacks?)\b|\b(?:half|a third|a quarter|two[- ]thirds|three[- ]quarters) (?:as many(?! (?:doses|tablets|capsules|injections|pills|puffs|applications|visits)\b)|the (?:risk|rate|chances?|number)|fewer|less likely)\b|\b(?:twice|three times|four times|five times|\d{1,2} times|\d{1,2}-fold|two-fold|twofold|threefold) (?:less|lower|fewer|as (?:likely|many|few))\b|\b(?:prevent|avoid|avert|stop|block)\w* (?:up to |about |almost |over )?(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:out of|in|of) (?:every )?(?:\d+|two|three|four|five|ten|hundred)\b|\bhalf (?:the|as many|of all) (?:\w+ ){0,2}(?:risk|strokes?|deaths?|fractures?|admissions?|exacerbations?|relapses?|attacks?)\b/i;
/** A change told of a number of patients with no other group is no relative risk. */
const ONE_ARM =
  /\b(?:in|of|among) (?:the |these |our )?\d[\d,]* (?:\w+ ){0,2}(?:patients|adults|children|women|men|people|participants|adolescents)\b/i;
const TWO_ARMS = /\b(?:placebo|vehicle|versus|vs?|than|compared|against|relative|risk|odds|hazard)\b/i;
/** "One stroke in three was averted", "two of every five admissions avoided". */
const SHARE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2}) (?:[\p{L}-]{2,16} ){0,3}(?:in|of|out of) (?:every |each )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)\b|\b(?:half|(?:a|one) (?:third|quarter|fifth)|(?:two|three|four)[- ](?:thirds|quarters|fifths)) (?:of )?(?:the |all |their |your )?/iu;
const SPARED =
  /\b(?:avert|avoid|prevent|spar|escap|sav)(?:s|ed|es|ing)?\b|\b(?:fewer|never happened|did not happen)\b/i;

function changeIn(facts: Facts, sentence: Sentence): Figure[] {
  return (facts.figures.bySentence[sentence.index] ?? []).filter(
    (f) => f.kind === "percent" && f.role === "change" && f.unit === "%",
  );
}

/** What every wording for a share of events, or for those spared, holds. */
const OF_A_SHARE = /hal[fv]|third|quarter|twice|times|fold|prevent|avoid|avert|stop|block|spar|escap|sav|fewer|happen/i;

/** "Halves the risk", "one stroke in three was averted": a relative difference without a percentage. */
function isToldAsShare(words: string): boolean {
  if (!OF_A_SHARE.test(words)) return false;
  if (RISK_WORDS.test(words) || (BY_A_SHARE.test(words) && EVENT.test(words))) return true;
  return SPARED.test(words) && SHARE.test(words) && EVENT.test(words);
}

function relativeIn(facts: Facts, sentence: Sentence, words: string): Relative | null {
  if (isToldAsShare(words)) return { sentence, percent: null };
  const here = facts.figures.bySentence[sentence.index] ?? [];
  if ((here.length === 0 && !/\d/.test(words)) || (ONE_ARM.test(words) && !TWO_ARMS.test(words))) return null;
  const ratio = here.find((f) => f.kind === "ratio");
  const [change, second] = changeIn(facts, sentence);
  if (second && ofSentence(facts.figures.pairs, sentence.index).length > 0) return null;
  const eventful =
    (change || ratio) &&
    (LIKELY.test(words) || (EVENT.test(words) && (!SCALE.test(words) || STRONG_EVENT.test(words))));
  if (change && eventful && LOWER.test(words)) return { sentence, percent: change.value };
  const efficacy = /(\d{1,3}(?:\.\d)?)\s?(?:%|per cent) (?:vaccine )?(?:efficacy|effective|protection)\b/i.exec(words);
  if (efficacy && Number(efficacy[1]) < 100 && /\bagainst\b|\bprevent/i.test(words))
    return { sentence, percent: Number(efficacy[1]) };
  const bare = here.some((f) => f.kind === "percent" || f.kind === "rate" || f.kind === "duration");
  if (ratio && eventful && (LOWER.test(words) || ratio.value < 1) && !bare)
    return { sentence, percent: Math.round((1 - ratio.value) * 100) };
  return null;
}

function isRelative(facts: Facts, sentence: Sentence): Relative | null {
  const words = wordsOf(facts, sentence);
  const relative = relativeIn(facts, sentence, words);
  return relative &&
    !NOT_OF_MEDICINE.test(words) &&
    !WITHIN_ARM.test(words) &&
    !NO_BENEFIT.test(words) &&
    isStatement(facts, sentence)
    ? relative
    : null;
}

const relatives = oncePer((facts: Facts) => ownSentences(facts).flatMap((s) => isRelative(facts, s) ?? []));

function find(facts: Facts): Hit[] {
  return relatives(facts)
    .filter((relative) => relative.sentence.zone !== "direction" && !hasAbsolute(facts, relative))
    .map(({ sentence, percent }) => {
      const size = percent === null ? "A relative difference" : `A relative difference (${percent}%)`;
      return hitOn(
        facts,
        sentence,
        `${size} is given in ${quoted(wordsOf(facts, sentence))} without the event rate in each arm. Relative figures alone exaggerate a benefit: the absolute rates must stand with them.`,
        {
          kind: "insert",
          at: beforeStop(facts, sentence),
          text: " (absolute rates: [rate with the medicine] v [rate with the comparator]; absolute difference [figure])",
          note: "Take the rates from the cited paper; delete the claim if they cannot be given.",
        },
      );
    });
}

/** Clause 6.1: relative risk never stands without absolute risk. */
export const relativeRisk: Check = {
  id: "clause-06/relative-risk",
  requirement: "6.absolute-risk",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && relatives(facts).length > 0,
  find,
  examples,
};
