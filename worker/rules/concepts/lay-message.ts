import { NEGATION } from "#worker/text/voice/negation.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { concept } from "./concept.ts";

/* What is said to lay readers to move them: to ask, to fear, to be reassured. */

const HEARER = `doctor|doctors|gp|gps|nurse|pharmacist|${CARE_PLACE}|consultant|specialist|reception|receptionist|prescriber|team|mp|formulary|board`;

/** To ask, insist or arrange to get. */
export const ASKING = concept(
  "ask|asks|asking|asked|request|requests|insist|insists|demand|demands|demanding|beg|pester|urge|push|press|campaign|lobby|plead",
  `tell|told|show|hand|give|take|name|bring|write|mention|say|ring|call|email|message ..6 ${HEARER}`,
  "say|mention|name the|its|our|this ..1 word|name|brand|tablet|cream|pill|jab|pen|drug|medicine|@product",
  "show|print|download|fill|tap|screenshot ..3 page|screen|card|letter|template|form|coupon|app",
  "take no|not for",
  "get|grab the ..2 capsule|tablet|jab|injection|pill|cream|inhaler|vaccine",
  "not|never leave|leaving|left ..3 without",
  "mention ..3 what|which ..2 saw|read|heard",
  "have that|the conversation|talk|chat today|now",
  "i want|would this|that|the|it|to|like",
  "keep asking|pushing",
  "be the one who|to tells|tell|ask|asks",
  "have you asked|tried",
);

/** The one thing to be asked for. */
export const ASKED_FOR = concept(
  "by name",
  "this|that|which|new one",
  "for it|this|that|them|the original|more",
  "it|this by|before|today|now",
  "the original|brand|branded|real",
  "what|which you saw|want|need|read",
  "without a|the|my prescription|it",
  "the|a word|name",
  "access ..2 to|for",
  "biologic|pen|jab|tablet|capsule|inhaler|cream|injection|drops|pill|patch|syrup|vaccine|drug|@product",
  "better than|treatment",
  "no|not for an? answer",
  "request it|this|them",
  "keep asking",
);

/** Words that make a reader afraid for life, body or family. */
export const FEAR = concept(
  "ticking|tick tock|bomb|clock",
  "tick tick",
  "wheelchair|coffin|grave|funeral|cemetery|widow|orphan|orphans|deathbed|mortuary|morgue|tombstone|gangrenous|gangrene|amputated|amputation|rotting|corpse",
  "die|dies|dying|dead|killed|kills|kill|killing ..3 younger|sooner|alone|early|slowly|you|of|without|your|child|before|every|untreated",
  "is|are|be|being dying|dead",
  "death|deaths sentence",
  "lose|losing|lost your|her|his|their ..2 sight|job|home|leg|legs|foot|mind|memory|family|kidneys|husband|wife|baby",
  "empty chair|place|cot",
  "could|may|might|will be ..2 your? last",
  "your|the last ..2 breath|christmas|birthday|summer|chance",
  "too late",
  "find|found you ..2 cold|dead|collapsed",
  "without treatment|it|help your|you",
  "wait|waiting ..3 for ..3 to fail|stop|burst|break|collapse|die",
  "never ..2 had|got the chance",
  "costs a? life|lives",
  "silent killer",
  "time is running out",
  "do not|never want ..6 regret|miss|end up",
);

/** Whose life it is. */
export const YOURS = concept(
  "you|your|yours|kids|mum|dad|grandchildren|children|child|family|daughter|son|husband|wife|gran|patients|people|they",
);

/** Help in an emergency, or the plain chances. */
export const CALM_FACT = concept(
  "999|111",
  "emergency|most|rarely|rare|seldom|usually|often|checked|check|checks|screening",
  "@number in @number",
  "percent|per cent",
  "can|may|might ..2 become|lead|cause|make|affect",
  `see|talk|speak|ask|tell ..3 ${CLINICIAN}|podiatrist|someone`,
);

/** There is nothing to worry about. */
export const NO_WORRY = concept(
  "no|zero|without|free ..2 of? ..2 danger|dangers|risk|risks|harm|downside|downsides|drawbacks|dangerous|worries|worry|fear|catch|price",
  `${NEGATION} ..5 reason|need|cause ..3 to ..2 afraid|hesitate|worry|fear|be|think|read|wait`,
  "nothing ..3 worry|fear|read|lose",
  "stories|rumours|reports|scare|scares|claims|myths ..8 made|invented|nonsense|lies|untrue|rubbish",
  "so|very|totally|completely|perfectly|entirely|utterly|absolutely ..1 gentle|safe|harmless|natural|mild|kind",
  "gentle|safe|mild ..2 as|enough ..4 water|milk|baby|everyone|anyone|child|children|family",
  "just|only|merely ..3 body ..4 getting|adjusting|used",
  "side effects are|is just|only|nothing",
  "cannot|will not|never hurt|harm|go wrong|regret",
  "forget you|it took|taken",
  "no longer afraid",
);

/** Older or plainer treatments run down before patients who may be on them. */
export const RUN_DOWN = concept(
  "old|older|ordinary|standard|usual|cheap|cheaper|outdated ..2 fashioned? ..1 tablet|tablets|treatment|treatments|medicine|medicines|drug|drugs|inhaler|inhalers|version|generic",
  "the|a generic",
  "people|patients on ..4 older|old|other",
);
export const WORSE = concept(
  "die|younger|sooner|deserve|better|settle|ask|insist|worse|stuck|past|why|refuse|politely|miss|missing|behind|regret",
  "put|putting up",
  "which|what are|is you|yours",
);
