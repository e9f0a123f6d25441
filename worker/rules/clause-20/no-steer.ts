import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { spanAt } from "#worker/text/spans.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords, together } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { bargains } from "../dealings/bargain.ts";
import { isProject } from "../dealings/papers.ts";
import { BENEFIT, CONDITION, NO_LINK, PRODUCT_ACT } from "../dealings/ties.ts";
import type { Facts } from "../facts/index.ts";
import { OF_THE_CODE } from "../facts/other-tellings.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";

const STEERS = phrases(
  "increase|increases|increasing|grow|growing|raise|drive|driving|boost|maximise|accelerate|expand|protect|optimise ..10 use|uptake|sales|share|prescribing|prescriptions|volume|adoption ..6 @product|our",
  "increase|grow|raise|drive|boost|maximise|accelerate ..8 @product ..4 use|uptake|share|sales|prescribing|prescriptions|adoption",
  "uptake|use|share|sales|prescribing|prescriptions ..3 of @product",
  "@product ..6 first|preferred|default|standard|only ..3 line|choice|option|treatment|medicine|product",
  "patients|adults ..8 moved|switched|changed|started|converted|transferred|placed|initiated ..4 to|on ..2 @product",
  "switch|switching|move|moving|convert|start|starting|change ..8 to|on ..2 @product",
  "prescribe|recommend|use|choose|adopt|list ..3 @product ..6 throughout|first|only|all|every|unless",
  "pathway|protocol|guideline|template|formulary ..10 name|names|default|defaults|points|lists|prefers|favours|recommends|specifies ..6 @product|our",
  "default|defaults ..4 @product",
  "market share",
  `share|proportion|number|percentage ..3 of ..4 ${PATIENT} ..6 on|taking|using|receiving|prescribed ..2 @product`,
  `bring|take|carry|steer|win ..8 ${PATIENT}|users ..10 over|across|on|onto|to ..2 @product`,
  "bring|take|lift|push|move|get|raise|restore ..10 @product ..8 up|average|target|level|share",
  "@product ..6 up to|average|target|share|growth|uptake",
  "@product ..3 up|from ..2 from|@number ..4 to|%",
  "half|third|quarter|most|majority|% ..10 on|onto|to|with|receiving|using ..1 @product",
  "step|line|stage|rung ..1 @number|one|two|three ..2 @product",
  "opens|open|starts|begins|pre|set|preset|loaded|populated|lands|ranks|offers|suggests ..5 @product",
  "anything|something|those|clinicians|prescribers|doctors|want|wants|other|another ..8 else|other|instead ..8 justify|reason|explain|exception|approval|override|type",
  "change|move|switch|step ..4 to @company ..6 tablet|inhaler|injection|medicine|patch|product|pen|capsule",
  "preferred|chosen|recommended|default|first tablet|inhaler|injection|medicine|product|brand|treatment",
  "@company ..4 tablet|inhaler|injection|medicine|capsule|patch ..6 unless|first|default|preferred",
  `more ${PATIENT}|starts ..4 on|to|for ..2 @product`,
);

const RIGHTLY = phrases(
  "any|all|every ..3 licensed|suitable|medicine|treatments",
  "whichever|whatever|independent|independently",
  `${NEGATION} ..8 link|linked|tied|depend|depends|dependent|prefer|preferred|favour|favours|required|require|affect|influence|conditional|condition|change|promote|promotes|steer|choice|aim|measure|report|part`,
  "licensed|indicated for",
);

/** Patients moved to something with a capital, which in a project can only be a brand; places are written in two words. */
const MOVED_TO_NAME =
  /\b(?:changed|moved|switched|converted|transferred|move|switch|change|convert|transfer)\b[^.;\n]{0,50}?\b(?:on ?to|over to|to|on)\s(?:the\s)?\p{Lu}\p{Ll}{4,}(?![ -]\p{Lu}|\s(?:hospital|clinic|centre|house|trust|unit))/u;
const PATIENTS = phrases(`${PATIENT}|everyone|everybody|users`);

function movedToName(facts: Facts): Sentence[] {
  return ownSentences(facts).filter(
    (s) => hasPhrase(PATIENTS, facts, [s]) && MOVED_TO_NAME.test(wordsOf(facts, s)) && !hasPhrase(RIGHTLY, facts, [s]),
  );
}

function isOfTheCode(facts: Facts, { start }: { start: number }): boolean {
  const sentence = spanAt(facts.sentences, start);
  return sentence !== undefined && OF_THE_CODE.test(wordsOf(facts, sentence));
}

/** Where a project's text gives one medicine the advantage. */
function steering(facts: Facts): Match[] {
  return ownWords(STEERS, facts).filter((m) => !hasPhrase(RIGHTLY, facts, [m.sentence]));
}

function findSteer(facts: Facts): Hit[] {
  const tied = together(facts, [BENEFIT, PRODUCT_ACT, CONDITION]).filter((s) => !hasPhrase(NO_LINK, facts, [s]));
  return hitsIn(
    facts,
    [...steering(facts), ...tied, ...bargains(facts), ...movedToName(facts)].filter((one) => !isOfTheCode(facts, one)),
    (words) =>
      `“${clip(words)}” serves one medicine. Collaborative working must benefit patients or the NHS and must never be an inducement to prescribe or recommend a medicine.`,
    "State an aim for patients or the service, whatever medicine is used.",
  );
}

/** Clause 20.3: a project is no inducement and does not promote one medicine. */
export const noSteer: Check = {
  id: "clause-20/no-steer",
  requirement: "20.not-product-promotion",
  alsoUnder: ["19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  applies: isProject,
  find: findSteer,
  examples: {
    flagged: [
      {
        text: "Project outline: a better path for heart failure\nPartners: Marrick Pharma and Fell Valley NHS Trust\n[[Eligible patients will be moved on to Cardexel by March.]]",
        audience: "payers",
        why: "patients moved to a medicine",
      },
      {
        text: "Joint working project: stroke clinics\n[[In return for the nurse time the practices list Arterosan (pelocoban) as first choice.]]",
        audience: "payers",
        why: "a listing in return",
      },
      {
        text: "Collaborative working project\n[[Aim: grow Zelvorin use by 30%.]]\nZelvorin (zelvotriptan) is made by Northgate Pharma.",
        audience: "payers",
        why: "the aim is sales",
      },
      {
        text: "Joint working agreement: Zelvorin (zelvotriptan)\n[[The pathway will name Zelvorin as first choice.]]",
        audience: "payers",
        why: "one medicine preferred",
      },
    ],
    clean: [
      {
        text: "Joint working projects and the Code\nThe ABPI Code covers activities that promote the use, sale or prescribing of Zelvorin (zelvotriptan) and of other medicines to professionals.",
        audience: "payers",
        why: "what the Code is about",
      },
      {
        text: "Joint working project: frailty\nPatients who no longer need hospital review will be moved to Derby Road Surgery.",
        audience: "payers",
        why: "moved to another place",
      },
      {
        text: "Joint working project\nAim: cut waiting times for migraine review by 20%. Prescribers choose any licensed treatment.",
        audience: "payers",
        why: "an aim for patients",
      },
      {
        text: "Collaborative working project\nThe project is not linked to the use of Zelvorin (zelvotriptan) or any other medicine.",
        audience: "payers",
        why: "no tie",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) first-line in migraine", why: "no project" }],
  },
};
