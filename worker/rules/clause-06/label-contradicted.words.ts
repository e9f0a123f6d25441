import { concept } from "../concepts/concept.ts";
import { CARE, type Contradiction } from "./label-contradicted.care.ts";

/* Absolute lines on use, and where the prescribing information or a note says otherwise. */

const ORGAN_DENIAL = (organ: string) =>
  new RegExp(
    `\\b(?:${organ})\\b[^.;]{0,90}(?:\\b(?:reduc|lower|halv|half|adjust|max|decreas|exceed|not recommended|avoid|contra-?indicat|excluded|caution|start(?:ing dose| (?:at|on|with|low)))|\\d ?(?:mg|micrograms?|g|units)\\b)|\\b(?:reduc|lower|halv|half|adjust|decreas|avoid|not recommended|do not use|not for|contra-?indicat|caution)[^.;]{0,110}\\b(?:${organ})\\b|(?<![\\d.,])\\d[\\d.,]{0,7} ?(?:mg|micrograms?|g|units)\\b[^.;]{0,40}\\b(?:${organ})\\b|\\b(?:once|one|half|every other)\\b[^.;]{0,30}\\b(?:in|if|with)\\b[^.;]{0,30}\\b(?:${organ})\\b`,
    "i",
  );

/** It is all the same what the patient brings. */
const INDIFFERENT = concept(
  "regardless|irrespective|whatever|whoever|wherever|however",
  "no matter|difference|limit|limits",
  "not|never ..2 mind|matter|care|count|change|changes|ask|asks|look|think|worry|trouble|notice|bother|depend|depends",
  "need|needs|needn ..1 not|no ..3",
  "no need|reason|cause",
  "same|single|identical|fixed ..2 dose|strength|tablet|capsule|start|way|milligrams|injection|pen",
  "one dose|strength|tablet|capsule|size|start|fits|for",
  "dose is the dose",
  "any|every|all ..1 kidney|kidneys|liver|livers|age|ages|weight|weights|egfr|stage|heart|degree|level",
  "forget|ignore|skip",
  "all comers",
  "nothing ..2 to ..2 work|change|adjust|think|do|look|check|calculate|learn|remember",
  "leave|leaves|put|keep|keeps ..6 drawer|shelf|cupboard",
  "save|saves ..1 paper|ink|trip|tube|needle|form|sums",
  "tablet|capsule|dose|strength ..1 does|fits|suits ..1 for|them? all",
  "no ..2 dose|dosage ..1 adjustment|adjustments|change|changes|reduction",
  "no ..1 arithmetic|sums|calculator|adjusting|adjustments",
);
const KIDNEY = concept("kidney|kidneys|renal|renally|egfr|creatinine|dialysis|nephrology");
const LIVER = concept("liver|livers|hepatic|cirrhosis|cirrhotic");
const AGE = concept(
  "age|ages|aged|old|older|elderly|frail|frailest|oldest|octogenarian|octogenarians|grandparents|grandmother|seniors|years|birthday|birthdays",
  "@number or|to|and @number",
);
const WEIGHT = concept("weight|weights|kilos|kg|kilograms|lightest|heaviest|scales|small|slight|build|size");
const PREGNANT = concept("pregnant|pregnancy|expecting|conception|conceive|childbearing|breastfeeding|mothers|mums");

/** Who else may be meant by "every". */
const NO_PATIENT =
  "(?:account|customer|practice|pharmac\\w+|buyer|order|delegate|member|site|board|surger\\w+|hospital|trust|NHS)";
const COUNTED = "(?:\\d|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand)";

export const CONTRADICTIONS: Contradiction[] = [
  {
    all: [KIDNEY, INDIFFERENT],
    denied: ORGAN_DENIAL("renal|kidneys?|eGFR|creatinine|dialysis"),
    what: "the kidneys do matter",
  },
  {
    all: [LIVER, INDIFFERENT],
    denied: ORGAN_DENIAL("hepatic|liver|cirrhosis|child-?pugh"),
    what: "the liver does matter",
  },
  {
    all: [AGE, INDIFFERENT],
    denied: ORGAN_DENIAL("elderly|older (?:people|patients|adults)|(?:over|above|aged) (?:6|7|8)\\d"),
    what: "age does matter",
  },
  {
    all: [WEIGHT, INDIFFERENT],
    denied: ORGAN_DENIAL("body ?weight|kg|weighing"),
    what: "weight does matter",
  },
  {
    all: [PREGNANT, INDIFFERENT],
    denied:
      /\b(?:contra-?indicat|avoid|not (?:recommended|be used)|do not use|stop)[^.]{0,120}\b(?:pregnan|childbearing|breast-?feeding)/i,
    what: "pregnancy does matter",
  },
  {
    all: [
      concept(
        "swap|switch|change|exchange|replace ..4 box|brand|label|name|pack|inhaler|maker|tin|carton|packet ..5 not|keep|same|nothing|only",
        "move|carry|take|bring ..6 across|over ..4 number|dose|strength|milligrams",
        "keep|carry|copy|move|bring|transfer|leave ..4 dose|doses|units|numbers|strength ..3 over|across|alone|unchanged|stands|stay",
        "change|swap|switch ..6 keep|leave ..3 dose|doses|units|numbers|strength",
        "milligram|unit|mg|puff|gram|microgram|dose|tablet|drop|spray for milligram|unit|mg|puff|gram|microgram|dose|tablet|drop|spray",
        "one|like for one|like",
        "same|identical|equal ..3 units|dose|doses|numbers|strength|milligrams|puffs",
        "straight|simple|direct|clean|easy|seamless|drop swap|switch|exchange|substitution|replacement|in",
        "interchangeable|interchangeably|exchangeable",
        "no|without ..3 recalculate|recalculation|recalculating|conversion|convert|converting|retitration|titrating",
      ),
    ],
    denied:
      /\b(?:not|never|cannot|nor)\b[^.;]{0,60}\b(?:interchang\w+|exchang\w+|equivalent|substitut\w+|convert\w*|bioequivalent|in place of|mg[- ]for[- ]mg)\b|\b(?:particular|specific|peculiar) to (?:this|the|each) (?:product|preparation|brand|medicine)\b/i,
    what: "one product cannot be put in the place of another so",
  },
  {
    all: [
      concept(
        "one|choice|tablet|answer|option|treatment|medicine|dose|suits|suit|suitable|start|use|prescribe|right|ready|made|works ..2 for|with|in ..1 every|all|any|each|whoever|everyone|everybody|anyone",
        "everyone|anyone|anybody|everybody ..1 can|may ..2 start|have|take|use",
        "nobody|noone|none|no ..10 not|cannot|never ..4 start|starts|have|use|take|prescribe|give|offer",
        "no one ..8 not|cannot|left|turn|turned|refused|excluded",
        "no exceptions|exclusions|exclusion|ifs|restrictions|contraindications",
        "open|available to all|every|everyone|anyone",
        "everyone|everybody|all else|others",
        "never|no|not ..3 turn|say|refuse|exclude ..3 away|no|patient|anyone|anybody",
      ),
    ],
    denied:
      /(?:\bcontra-?indicat\w*|\bsection 4\.3\b)[^.]{0,160}\b(?:pregnan\w*|impairment|failure|diseases?|heart|renal|hepatic|stroke|ulcers?|bleeding|infections?|glaucoma|asthma|epilepsy|porphyria|history|eGFR|creatinine|valves?|liver|under|years|angina|hypertension|myasthenia|arrhythmia|tuberculosis|immunosuppress\w*|cancer)\b/i,
    // "One more remission for every five people given it" is a rate.
    unless: new RegExp(`\\b(?:every|each|any|all) ${NO_PATIENT}|\\b(?:every|each) ${COUNTED}`, "i"),
    what: "there are patients who must not have it",
  },
  {
    all: [
      concept(
        "right|full|working|final|effective|maintenance|treatment ..1 dose ..4 first|one|outset|start|beginning|once|day",
        "never|no|not ..3 touch|change|adjust|step|revisit|titrate|tweak ..3 again|dose|it",
        "full|right|working ..1 strength|dose ..3 first|one|outset|start|morning",
        "no|without ..2 ladder|climb|climbing|stairs|staircase|ramp|build",
        "no|without|skip|forget ..3 titrate|titration|titrating|steps|step|ramp|dose building|uptitration",
        "one strength|dose ..6 first|start|outset|beginning|finish|end",
        "start ..5 finish|stay|stop",
      ),
    ],
    denied:
      /\b(?:start\w*|initial\w*|begin\w*)\b[^.;]{0,50}\d[^.;]{0,70}\b(?:increas\w*|titrat\w*|raise\w*|doubl\w*|then)\b|\btitrat\w+|\bincreas\w* (?:gradually|weekly|every|by|in steps|to)\b/i,
    what: "the dose is built up",
  },
  {
    all: [
      concept(
        "all|whole|entire day ..3 night",
        "day and night",
        "round|around the clock",
        "24|twenty four? hours|hour|7|four",
        "every hour|minute",
        "no gaps|gap|let",
        "dawn|dusk|morning|breakfast to|till|until dawn|dusk|night|morning|bedtime|breakfast",
      ),
    ],
    denied:
      /\b(?:how long|duration|length)\b[^.]{0,60}\b(?:depends?|varie[ds]|differs?)\b|\b(?:less than|under|below) half (?:of )?(?:the|its) peak|\b(?:above|over|outside|missed)\b[^.]{0,24}\btarget\b[^.]{0,40}\b(?:night|am|pm|hours?)\b|\bw(?:ore|ears?|earing) off\b|\bend[- ]of[- ]dose\b|\b(?:effect|relief|protection|control|cover|action)\b[^.;]{0,30}\b(?:ended|stopped|wore off|had gone|was lost|was gone|ran out|lasted (?:less|under|only|fewer))\b[^.;]{0,40}\b(?:before|hours?|in \d|by)\b|\brange \d{1,2}(?:\.\d)? ?(?:to|-) ?\d{1,2}(?:\.\d)? ?(?:hours|h)?\)|\bmedian of (?:1\d|2[0-3])(?:\.\d)? hours\b/i,
    anywhere: true,
    what: "it does not last so long in everybody",
  },
  ...CARE,
];
