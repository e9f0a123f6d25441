import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote, ofOwnMedicine } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { isCaution, isUnderCaution } from "./off-label.ts";
import { examples } from "./off-label-place.examples.ts";

/** A limit of the licence on when in treatment, with what, how ill or for what purpose, and words that step over it. */
interface Limit {
  licence: RegExp;
  /** Where the licence also says this, there is no such limit. */
  unless?: RegExp;
  copy: RegExp;
  what: string;
}

const LIMITS: Limit[] = [
  {
    licence:
      /\b(?:fail\w*|unsuitable|inadequate\w*|insufficient\w*|not (?:adequately |well |been |sufficiently )*(?:controlled|respond\w*)|unresponsive|intoleran\w+|cannot (?:take|tolerate|use|be (?:stabilised|controlled|managed))|contra-?indicated|second[- ]line|third[- ]line|refractory|resistant|after (?:at least|previous|prior|other|two|one)|have (?:tried|received)|not (?:responded|tolerated)|last resort)\b/i,
    unless: /\bfirst[- ]line|untreated|newly diagnosed\b/i,
    copy: /\b(?:first[- ]line|first choice|first step|before (?:anything|any other|all other|other|trying)|straight away|straight off|from (?:the )?(?:start|outset|diagnosis|day one)|newly diagnosed|new(?:ly)? presenting|treatment[- ]na[iï]ve|never been treated|previously untreated|none (?:had been )?treated before|(?:not|never) (?:been )?treated before|without waiting|no need to (?:wait|try)|why wait|do(?:n't| not) wait|instead of referral|instead of (?:trying )?(?:another|the usual|steroids|standard)|as (?:an )?initial (?:treatment|therapy)|at diagnosis|(?:on )?the (?:very )?day of diagnosis|bring (?:it|\w+) forward|skip the|why make (?:people|patients|them))\b/i,
    what: "places the medicine earlier than the licence does",
  },
  {
    licence:
      /\b(?:add-?on|adjunct\w*|in combination with|together with|added to|as an addition to|alongside|in addition to|with (?:metformin|methotrexate|aspirin|a statin|insulin|levodopa|a diuretic))\b/i,
    unless: /\b(?:monotherapy|alone|with or without)\b/i,
    copy: /\b(?:monotherapy|on its own|by itself|all by itself|alone|as a single (?:agent|treatment)|without (?:the )?(?:methotrexate|metformin|aspirin|a statin|insulin|other medicines|anything else)|in place of (?:methotrexate|metformin|aspirin|insulin)|replaces? (?:methotrexate|metformin|aspirin|insulin)|drop the)\b/i,
    what: "speaks for use alone, where the licence asks for another medicine with it",
  },
  {
    licence:
      /\b(?:moderate(?:ly)?(?: to| or|-to-)severe(?:ly)?|severe(?:ly)?|at least (?:\w+|\d+) [\w ]{0,20}(?:days|attacks|episodes|exacerbations|seizures))\b/i,
    unless: /\bmild/i,
    copy: /\b(?:mild(?:er|est)?(?: (?:to moderate|or moderate))?|however (?:few|mild|slight|rare)|whatever the severity|any severity|all severities|regardless of severity|early disease|at the first sign|everyone with|anyone with|any patient with|all patients with|all your patients with)\b/i,
    what: "speaks for milder disease than the licence covers",
  },
  {
    licence: /\b(?:prevent\w*|prophyla\w*)\b/i,
    unless:
      /\b(?:acute|relief of|treatment of (?:attacks|acute|symptoms|deep|pulmonary|established)|and treatment|treatment and|or treatment)\b/i,
    copy: /\b(?:acute (?:treatment|attacks?|relief|migraine|asthma|gout|use|episodes?)|stops? (?:an|the|their|your)?\s?attack|treat(?:s|ing)? (?:an |the |each |every )?attacks?|rescue|as (?:and when )?needed|on demand|when an attack)\b/i,
    what: "speaks for treating attacks, where the licence is for prevention",
  },
  {
    licence: /\b(?:acute treatment|treatment of acute|relief of acute|treatment of attacks)\b/i,
    unless: /\b(?:prevent\w*|prophyla\w*|maintenance)\b/i,
    copy: /\b(?:prevent(?:s|ion|ive|ing)?|prophyla\w+|every day to keep|keeps? (?:\w+ ){0,3}(?:away|at bay|from (?:starting|coming))|before (?:it|they|one|an? \w+|the (?:next|first) \w+)?\s?(?:starts?|begins?|strikes?|comes?|even)|(?:every|each) (?:evening|night|morning|day)|daily|attack-free|ward(?:s|ing)? off|fewer attacks)\b/i,
    what: "speaks for prevention, where the licence is for acute treatment",
  },
  {
    licence: /\b(?:maintenance treatment|not (?:for|a) (?:acute|rescue|reliever))\b/i,
    unless: /\b(?:acute treatment|rescue use|reliever therapy|as needed)\b/i,
    copy: /\b(?:rescue|(?<!\b(?:plus|and|with|or|an?|the|his|her|their|any|no|usual|other|own|your) )reliever|(?:as|use as|becomes?|is) (?:a |your |their )?reliever|acute (?:bronchospasm|attacks?|relief|exacerbations?)|as needed|when (?:breathless|breath (?:runs|is) short|the chest tightens|they feel \w+)|during an attack|in an emergency|at the first wheeze|open(?:s)? (?:tight|the) (?:chests?|airways?) (?:fast|in minutes|at once))\b/i,
    what: "speaks for relief of acute symptoms, where the licence is for maintenance",
  },
  {
    licence: /\b(?:women|postmenopausal|post-menopausal|females?)\b/i,
    unless: /\b(?:men|males?|adults)\b/i,
    copy: /\b(?:men|males?|fathers|husbands)\b/i,
    what: "speaks for use in men, where the licence is for women",
  },
  {
    licence: /\b(?:men|males?|erectile|prostat\w+)\b/i,
    unless: /\b(?:women|females?|adults|people|patients)\b/i,
    copy: /\b(?:women|females?|mothers|wives)\b/i,
    what: "speaks for use in women, where the licence is for men",
  },
  {
    licence: /\b(?:already (?:on|taking|receiving|treated|established)|stabilised on|tolerant|maintained on)\b/i,
    copy: /\b(?:na[iï]ve|never (?:taken|had|used)|not (?:yet )?(?:on|taking) (?:any|an)|new to)\b/i,
    what: "speaks for use in people who do not yet take what the licence asks for",
  },
  {
    licence: /\b(?:specialist|hospital|secondary care|initiated by|supervision of|under the care of)\b/i,
    copy: /\b(?:start(?:ed)?|initiat\w+|begin) (?:it |\w+ )?(?:in (?:primary care|general practice|your surgery|the community|any (?:clinic|surgery))|by any (?:doctor|prescriber|GP))|\bno need (?:for|of) (?:a )?(?:specialist|referral|hospital)\b/i,
    what: "speaks for starting outside the care that the licence asks for",
  },
  {
    licence:
      /\b(?:for )?(?:up to|no (?:more|longer) than|not (?:more|longer) than|at most|a maximum of|within) (?:\d+|one|two|three|four|six|twelve) (?:days|weeks|months)\b/i,
    unless: /\b(?:long[- ]term|maintenance|indefinite\w*|thereafter|lifelong)\b/i,
    copy: /\b(?:for life|life-?long|indefinite\w*|for ever|forever|for good|never stop\w*|year after year|year in,? year out|no (?:end|stop) date)\b/i,
    what: "speaks for longer treatment than the licence allows",
  },
  {
    licence:
      /\bsymptomatic (?:treatment|relief|management)\b|\b(?:relief|treatment) of (?:the )?symptoms\b|\b(?:to )?(?:relieve|relieving|treat|control|ease) (?:the |their )?symptoms\b/i,
    unless:
      /\b(?:prevent\w*|exacerbations?|reduc\w+ (?:of |in )?(?:the )?(?:risk|mortality|admissions?|hospitali\w+)|prolong\w*|slow\w*)\b/i,
    copy: /\b(?:out of (?:the )?(?:hospital|A&E|casualty|theatre|surgery|intensive care)|(?:fewer|prevent\w*|avoid\w*|cut\w*|lead with|spare\w*|no more) (?:\w+ ){0,3}(?:admissions?|hospital stays?|hospitali[sz]ations?|deaths?|relapses|exacerbations?|flare-?ups?)|(?:admissions?|exacerbations?|relapses?) (?:fewer|less|avoided|prevented|saved)|next exacerbator|live(?:s)? longer|longer (?:life|lives)|saves? lives|(?:slows?|halts?|stops?|delays?) (?:the )?(?:\w+ )?(?:progression|decline|disease)|disease[- ]modifying|modif(?:y|ies) the disease)\b/i,
    what: "speaks for preventing or changing the course of an illness, where the licence is for its symptoms",
  },
  {
    licence: /\b(?:hypercholesterol\w+|dyslipid\w+|raised (?:LDL|cholesterol)|hypertension|high blood pressure)\b/i,
    unless:
      /\b(?:cardiovascular (?:events?|risk|disease|mortality|morbidity|prevention)|prevent\w*|stroke|infarction|heart failure)\b/i,
    copy: /\b(?:prevent\w*|stop\w*|avoid\w*|protect\w* (?:\w+ ){0,3}(?:from|against)|fewer|cut\w*|halv\w+) (?:\w+ ){0,3}(?:heart attacks?|strokes?|deaths?|(?:major )?cardiovascular events)\b/i,
    what: "speaks for preventing events, where the licence is for a risk factor",
  },
  {
    licence:
      /\b(?:axillary|underarms?|armpits?|not (?:for|on|to be used on) (?:the |any )?(?:other )?(?:face|parts?|sites?|areas?|scalp|genitals?)|not the (?:face|scalp|hands|feet|folds)|of the (?:scalp|body|trunk|limbs|toenails?|hands?|feet) (?:only|and limbs)|(?:scalp|nail|toenail|foot|hand|facial) (?:psoriasis|eczema|dermatitis|infections?))\b/i,
    unless: /\b(?:whole body|any part of the body|all (?:body )?(?:areas|sites))\b/i,
    copy: /\b(?:wherever (?:your|the|it|they|a) (?:\w+ ){0,2}(?:sweats?|itch(?:es)?|hurts?|flares?|appears?|is|are|needs?|strikes?)|(?:from )?(?:head|top) to toe|all over|(?:any|every|each) (?:part|area|site|inch|patch)|(?:hands?|feet|face|palms|soles)[,.;&] ?(?:and )?(?:hands?|feet|face|palms|soles|underarms)|whole body|top to bottom)\b|^\W*(?:hands|feet|face|palms|soles|groin)\.\W*$/i,
    what: "speaks for parts of the body that the licence leaves out",
  },
  {
    licence: /\bmild(?:ly)?(?: to | or |-to-|, )moderate/i,
    unless: /\bsevere/i,
    copy: /\b(?:severe(?:ly)?|(?:every|any|all|each|whatever the|at each) (?:\w+ )?(?:stage|stages|severity|severities|degree|grade|flares?|attacks?|forms?|types?|kinds?)\b|all your patients|every one of your patients)\b/i,
    what: "speaks for more severe disease than the licence covers",
  },
  {
    licence:
      /\b(?:first (?:dose|infusion|injection)|start\w*|initiat\w+|begin\w*|begun)\b[^.;]{0,40}\b(?:in|at) (?:an? |the )?(?:(?!before|after|from|discharged|leaving|no\b|not\b)\w+ ){0,6}(?:clinic|hospital|centre|unit|setting|facility)\b/i,
    copy: /\b(?:first|initial|start\w*|begin\w*|begun|initiat\w*|titrat\w*)\b[^.]{0,80}\b(?:at home|own home|(?:kitchen|living|sitting)[ -](?:room|table)|sofa|armchair|doorstep)\b|\b(?:at home|own home|living room|sofa)\b[^.]{0,60}\b(?:first dose|from the start|from day one)\b/i,
    what: "speaks for beginning it elsewhere than the licence asks for",
  },
  {
    licence:
      /\b(?:doses?|(?<!(?:initiate|start|begin) )treatment|infusions?|injections?|given|administered)\b[^.;]{0,40}\b(?:in|at) (?:an? |the )?(?:\w+ ){0,2}(?:clinic|hospital|centre|unit|setting|surgery|facility)\b/i,
    unless: /\b(?:first (?:dose|infusion|injection)|initiat\w+|discharged from)\b/i,
    copy: /\b(?:at home|own home|(?:kitchen|living|sitting)[ -](?:room|table)|sofa|armchair|(?:in|at) (?:their|her|his|the patient's) (?:own )?home|doorstep)\b/i,
    what: "speaks for giving it elsewhere than the licence asks for",
  },
];

/** A briefing on one medicine speaks of it throughout. */
const spoken = (facts: Facts): Sentence[] =>
  facts.promotion.kind === "internal" && facts.products.length === 1 ? ownSentences(facts) : ofOwnMedicine(facts);

/** Urging words that hold a negation without being one. */
const HASTE = /\b(?:wait\w*|however|why|straight|no need|without)\b/i;
const REPORTED =
  /\bfirst line of (?:the|your|a)\b|(?<!, )\bfirst line\W{0,3}$|\b(?:study|trial|compared with|versus|placebo|p ?[<=]|n ?=)\b|\d ?%/i;

function find(facts: Facts) {
  const terms = facts.licence.terms;
  if (!terms) return [];
  const licence = `${terms.indication} ${terms.dosage}`;
  const limits = LIMITS.filter((limit) => limit.licence.test(licence) && !limit.unless?.test(licence));
  return spoken(facts).flatMap((s) => {
    const words = wordsOf(facts, s);
    if (terms.all.includes(words) || REPORTED.test(words) || isUnderCaution(facts, s)) return [];
    // "Salbutamol as needed remains the reliever": another medicine's part.
    if (speaksOfAnother(words, facts, s)) return [];
    const limit = limits.find(
      (l) =>
        l.copy.test(words) &&
        !isNegatedUse(words, l.copy) &&
        (HASTE.test(words) || !l.licence.test(words.replace(l.copy, " "))),
    );
    if (limit && headsAdvice(words, limit.copy, facts, s)) return [];
    if (!limit || /^\W*(?:is it|can i|should i|what if)\b/i.test(words)) return [];
    return [
      {
        at: { start: s.start, end: s.end },
        issue: `${quoted(words)} ${limit.what} (${quoted(terms.indication)}). Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
        fix: { kind: "delete" as const, at: withBlanks(facts, s) },
      },
    ];
  });
}

/** A heading that is these words alone ("Before anything else") over what to do, not over the medicine. */
function headsAdvice(words: string, copy: RegExp, facts: Facts, s: Sentence): boolean {
  const next = facts.sentences[s.index + 1];
  if (!next || next.line === s.line || !/^\W*before (?:anything|any other)\b[\w ]*\W*$/i.test(words)) return false;
  const rest = words.replace(copy, "").replace(/\b(?:else|step)\b/gi, "");
  return !/\w/.test(rest) && !facts.products.some((p) => p.role === "own" && startsWithin(p.mentions, next));
}

/** Medicines that stand beside a maintenance treatment and are taken when symptoms come. */
const BESIDE =
  /\b(?:salbutamol|terbutaline|albuterol|ipratropium|formoterol|short-acting|SABA|triptans?|paracetamol|ibuprofen|naproxen|aspirin|morphine|lorazepam|midazolam|nitroglycerin|glyceryl trinitrate|GTN)\b/i;

function speaksOfAnother(words: string, facts: Facts, s: Sentence): boolean {
  return BESIDE.test(words) && !facts.products.some((p) => p.role === "own" && startsWithin(p.mentions, s));
}

/** Another medicine alone, which is not enough: the licence's own ground for adding this one. */
const OTHER_ALONE =
  /\balone\b[^.]{0,40}\b(?:not|n't|fail\w*|inadequate\w*|insufficient\w*|too little|no longer)\b|\b(?:not|n't|fail\w*|inadequate\w*|insufficient\w*|unlike|than|added to|after|beyond|expected (?:from|with))\b[^.]{0,60}\balone\b|\b(?:methotrexate|metformin|aspirin|insulin|levodopa|diuretics?|statins?|placebo|diet|exercise|steroids?|it was not|them|those|these|him|her|you|us|professionals|prescribers|members) alone\b/i;

/** "Not for acute attacks", "do not use alone": the limit itself. Words of haste ("do not wait") are no negation of use. */
function isNegatedUse(words: string, copy: RegExp): boolean {
  const match = copy.exec(words)?.[0] ?? "";
  if (HASTE.test(match)) return false;
  if (/^alone$/i.test(match) && OTHER_ALONE.test(words)) return true;
  return isCaution(words) || /\bno\b[^.]{0,20}$/i.test(words.slice(0, words.indexOf(match)));
}

/** 11.2: place in treatment, combination, severity, purpose and setting are those of the licence. */
export const offLabelPlace: Check = {
  id: "clause-11/off-label-place",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "misleading-claim"],
  applies: (facts) => couldPromote(facts) && facts.licence.terms !== null && facts.licence.terms.source !== "line",
  find,
  examples,
};
