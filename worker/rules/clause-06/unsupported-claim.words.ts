import { phrases } from "#worker/text/language/phrases.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PATIENT } from "../vocabulary/patients.ts";

/* Wordings of claims that nothing in a piece could support. */

const BETTER =
  "better|stronger|faster|superior|kinder|gentler|quicker|longer|safer|greater|simpler|easier|higher|more|further|deeper";
const THING =
  "treatment|treatments|medicine|medicines|drug|drugs|therapy|therapies|option|options|tablet|tablets|spray|sprays|inhaler|inhalers|cream|creams|injection|injections|product|products|agent|agents|antibiotic|statin|class|brand|pill|painkiller|anticoagulant|insulin|steroid|lacquer|drops|patch|vaccine|biologic";

/** Better than all others, whatever they are. */
export const SWEEPING = phrases(
  `${BETTER} ..4 than|to anything|everything|all|any|every|whatever`,
  `${BETTER} ..3 than ..2 other|others|older|existing|current|conventional|traditional|standard ${THING}`,
  `beats|beat|outperforms|outperform|outclasses|surpasses|trumps|eclipses|outshines|exceeds|tops|trounces ..2 all|any|every|everything|anything|other|others|older|existing|conventional|traditional|standard|its|the`,
  `no other ..3 ${THING} ..6 works|work|match|matches|comes|come|offers|offer|delivers|gives|can|does|compares|achieves|provides`,
  `nothing|none|nobody|no ..2 works|work|is|acts|does|performs|helps ..2 ${BETTER}|harder|like|as`,
  `@number|several|many times ..2 ${BETTER}|as`,
  "unlike any other",
  "there is|are ..2 no better|finer|stronger|faster|safer|kinder|quicker",
  "last word in|on",
  "leave|leaves|leaving|left ..4 standing|behind|dust|cold",
  "head and shoulders above",
  "put|puts|leave|leaves ..5 shade|shame",
  "wipe|wipes|wiped|blow|blows|knock|knocks ..4 floor|water|away|spots",
  "streets|miles|years|light ahead of",
  `best|strongest|fastest|greatest|highest|largest|lowest|finest ..6 of|for|ever|in ..2 any|all`,
  `highest|greatest|best|largest ..3 rate|rates|figure|figures|result|results|response|reduction|efficacy ..3 reported|recorded|seen|ever|available|of|for ..2 any|all|treatment|treatments`,
  `superior|superiority to|over ..2 all|any|every|other|others|existing|conventional|standard`,
  `set|sets|setting a|the new standard|standards|benchmark`,
);
/** The best choice: a general ranking, which only comparative trials could bear. */
export const RANKED = phrases(
  `best|ideal|perfect|obvious|natural|superior|optimal|smartest|smart|logical ..4 choice|option|treatment|medicine|therapy|tablet|spray|inhaler|cream|injection|drug|way|solution`,
  "most effective|powerful|potent|reliable|trusted|successful",
  "simply|quite|still|truly|really|undoubtedly the best",
  `outperforms|outclasses|superior|beats`,
  `treatment|drug|medicine|tablet|therapy|agent|preventive|inhaler of choice`,
  "experts|specialists|everyone|all ..3 agree ..3 @product|best|choice|that|on",
);
/** Works in everybody, always. */
export const UNIVERSAL = phrases(
  "works|work|worked|clears|clear|cleared|heals|healed|cures|cured|relieves|relieved|stops|controls|controlled|helps|helped|succeeds|effective|responds|responded|success|relief|results|control|clearance|protects|protection ..6 every|each|all|any ..1 patient|patients|person|case|cases|time|one|nail|attack|woman|man|child|everyone|everybody|sufferer|sufferers",
  "works|work|worked|effective|success|relief|results ..4 everyone|everybody|always|invariably|whatever|without fail",
  "every|each|all ..1 patient|patients|person|one|woman|man|child|sufferer|user|user ..2 gets|get|reaches|reach|achieves|achieve|responds|respond|benefits|benefit|improves|improve|succeeds|wins|win|recovers|recover ..2 there|better|well|relief|control|target|goal|it|clear|result|results|response|every",
  "no one|body|patient|patients ..2 fails|fail|misses|relapses|loses|relapse",
  "nobody ..2 fails|misses|relapses|left|loses",
  "always|invariably works|work|effective|succeeds|relieves|delivers|clears",
  "never|not once fails|fail|failed|lets|disappoints|misses",
  "guaranteed|guarantee|guarantees|certain|sure|unfailing ..3 results|result|relief|success|control|response|cure|to|improvement|effect|clearance|work|protection",
  "100 % effective|success|successful|cure|protection|relief|of patients|response|control|effective",
  "one hundred per? percent? cent? effective|success",
  `most|every|all|nearly|almost ..1 ${PATIENT}|users ..2 feel|feels|felt|notice|see ..2 better|improvement|relief|difference|benefit ..3 within|in|after`,
  "relief|control|freedom|migraine|pain|asthma|eczema|insomnia|problem|symptoms solved|sorted|beaten|conquered|defeated",
  "@product ..2 cures",
  "@product ..1 will|can cure",
  "cures|cure|cured|ends|eradicates|abolishes|eliminates|banishes ..3 misery|pain|disease|migraine|symptoms|attacks|asthma|depression|eczema|arthritis|suffering",
);
/** How soon or how long it works. */
export const TIMED = phrases(
  "works|acts|relieves|clears|calms|eases|stops|starts|relief|begins ..6 within|in ..3 minutes|hours|seconds|days",
  "effect|relief|control|protection|it|works ..2 lasts|last|through|lasting ..4 weekend|day|night|hours|week|month|days|season",
);
/** Cheapest of all. */
export const CHEAPEST = phrases(
  "most|least affordable|economical|expensive|costly|cost ..1 effective?",
  "cheapest|lowest cost|lowest price|lowest priced",
  "lowest|best|unbeatable|unrivalled|unmatched cost|price|prices|value",
  "best value",
  "best ..2 value ..1 for? money?",
);
/** What the health service calls the medicine of its choice, whichever it is. */
export const BEST_VALUE = /\bbest[- ]value (?:medicine|biologic)s?\b/i;
/** A share of people who are said to prefer, choose or recommend. */
export const POLLED = phrases(
  `@number ..1 out? of|in ..1 @number ..2 ${CLINICIAN}|${PATIENT}|dermatologists|cardiologists|specialists|users|mothers|parents ..4 prefer|preferred|choose|chose|recommend|recommended|would|trust|love|agree|say|said|found|rated|like|liked|use`,
  `@number % of ..4 ${CLINICIAN}|${PATIENT}|dermatologists|cardiologists|specialists|users|parents ..4 prefer|preferred|choose|chose|recommend|recommended|would|trust|love|agree|say|said|found|rated|like|liked`,
  "survey|poll|questionnaire|audit ..10 prefer|preferred|top|favourite|satisfaction|satisfied|chose|choice|voted|rated|first|best|said|say|agreed|found",
  "as many|twice|times ..4 prefer|preferred|chose|choose",
  "favourite|favoured ..4 tablet|medicine|treatment|choice|inhaler|spray|brand|statin|antibiotic",
  "preferred|chosen|recommended|trusted|favoured|loved ..2 by ..2 @number|most|thousands|millions|more|the|leading|top",
  `${PATIENT}|people|users|prescribers|nurses|doctors|they|everybody|everyone ..2 prefer|prefers|like|likes|choose|chooses|love|loves ours`,
  "everyone|everybody|anyone|all who ..2 tries|tried|tastes|tasted|uses|used|prescribes|prescribed|compares|compared|handles ..4 knows|know|agrees|agree|says|say",
  `most|many|thousands|majority of? ..1 ${CLINICIAN}|${PATIENT}|dermatologists|cardiologists|specialists|users prefer|preferred|choose|recommend|trust|love|agree`,
);
