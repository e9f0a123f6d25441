import { phrases } from "#worker/text/language/phrases.ts";
import { ADVERSE, DANGER, EFFECT, HARMS } from "../vocabulary/harms.ts";
import { PATIENT } from "../vocabulary/patients.ts";

/* How copy says that a medicine does no harm, is for everybody and needs no care, in whatever words. */

/** What may stand between "no" and the harm and leaves it as broad as it is. */
const KIND =
  "known|reported|recorded|documented|observed|proven|serious|severe|significant|relevant|real|lasting|single|such|related|any|of|the|at|all|notable|major|clinically|common|a|an";
const REACTION = `${ADVERSE} drug? ${EFFECT}`;
const NOT = "nobody|noone|none|no|not|never|nor|cannot|neither|yet|without";
/** What people do with harm, and what a medicine does with it. */
const MEETS =
  "cause|causes|caused|causing|produce|produces|produced|give|gives|given|gave|bring|brings|brought|carry|carries|have|has|had|see|sees|seen|saw|provoke|provokes|trigger|triggers|induce|induces|show|shows|shown|experience|experiences|experienced|suffer|suffers|suffered|report|reports|reported|meet|met|get|gets|develop|develops|developed|notice|notices|feel|feels|come|comes|know|known|encounter|encountered|do|does|done|pose|poses|leave|leaves";
const HAPPENS =
  "described|mentioned|noted|registered|occur|occurs|occurred|happen|happens|happened|arise|arises|appear|appears|appeared|exist|exists|feature|follow|follows|reported|seen|observed|recorded|documented|encountered";
const NOUGHT = "none|nil|zero|nought|naught|unheard|nonexistent|absent|unseen|impossible";

/** No adverse reactions. */
export const NO_REACTIONS = phrases(
  `no|zero|nil|without ${KIND}? ${KIND}? ${KIND}? ${REACTION}`,
  `not|nor a|one|any|even single|solitary|one|known|recorded|reported? ${REACTION}`,
  `free|devoid|clear|void|bare of|from ${KIND}? ${KIND}? ${REACTION}`,
  `lacks|lack|lacking ${KIND}? ${KIND}? ${REACTION}`,
  `neither ..3 ${REACTION}`,
  `${NOT} ..7 ${MEETS} ..3 ${REACTION}`,
  `${REACTION} ..3 ${NOUGHT}`,
  `${REACTION} is|are unknown`,
  `${REACTION} rate|rates|frequency|incidence ..5 ${NOUGHT}`,
  `${REACTION} ..3 is|are ..1 ruled|excluded|eliminated|banished|abolished`,
  `no|not|without|never ..3 complaint|report|case|sign|hint|trace|instance|episode of ..2 ${REACTION}`,
  `${REACTION} ..4 not|never|yet ..4 ${HAPPENS}`,
  `${REACTION} ..2 yet to`,
  `reactions to|from|with @product ..1 not|never ..2 ${HAPPENS}`,
  `${REACTION} ..4 belong|belongs|thing|matter|memory ..2 past|history|yesterday`,
  `no such thing as ..2 ${REACTION}`,
  `${REACTION}|hazards|risks ..3 myth|myths|fiction|legend|fable|invention|rumour`,
  "yellow card|cards ..5 nothing|empty|idle|silent|unused",
  `list|table|column|section|record ..3 ${REACTION} ..6 empty|blank|bare`,
);

/** No harm, to anybody. */
export const NO_HARM = phrases(
  `never|cannot|not ..2 ${HARMS}`,
  `${HARMS} nobody|none|nothing|no|neither`,
  `${NOT} ..8 is|are|was|were|be|been|being|gets|got ..2 ${HARMS}`,
  `${NOT} ..6 ${MEETS} ..3 ${DANGER}|harm|damage`,
  `${MEETS}|with|is|are|there no|zero|nil ${KIND}? ${KIND}? ${DANGER}|harm|damage`,
  `free|devoid|void of|from ${KIND}? ${KIND}? ${DANGER}|harm|risk|risks`,
  `incapable|powerless|unable ..3 ${HARMS}|damage|harm`,
  `impossible ..3 ${HARMS}`,
  `without ..1 ${HARMS}`,
  `not|without the slightest|least|faintest ..2 ${DANGER}|harm|risk`,
  `no|not|without|never ..3 complaint|report|case|sign|hint|trace|instance|episode of ..2 ${DANGER}|harm|damage`,
  `${NOT} ..6 come|comes|came to ..1 grief|harm`,
  "nothing but advantages|benefits|good|benefit|advantage",
  "no|without disadvantages|disadvantage|drawbacks|downsides",
  `${NOT} ..2 trouble|troubles|troubled|bother|bothers|bothered|upset|upsets|disturb|disturbs ..4 patient|patients|person|anyone|anybody|soul|body|stomach|heart|liver|kidneys`,
  "nobody|none|noone|no|not|never ..4 worse for",
  "never|not|nobody|none ..4 pay|pays|paid ..2 price|penalty|toll",
  "worries|worry|concerns|fears|doubts ..2 have|has no place|room|ground|basis|foundation",
  "no place|room|ground|basis for|in ..3 worries|worry|concerns|fears|doubts|caution",
  `nothing ..1 ${ADVERSE}|bad|dangerous|toxic`,
  "nothing ..3 go|goes|gone|went|wrong ..1 wrong",
  `${DANGER}|harm ..2 ${NOUGHT}`,
  `${NOT} ..6 suffer|suffers|suffered|suffering on|under|with|through @product`,
  "@product|it ..6 harmless|innocuous",
  "as harmless|innocent|innocuous|benign as",
  "as gentle|mild|kind|safe|pure as ..2 water|milk|sugar|placebo|air|bread|vitamin|vitamins|dummy|sweet|candy|nothing",
  "no|not ..1 more dangerous|toxic|harmful|risky|hazardous|poisonous than",
  "no|not riskier than",
);

/** Nobody is harmed, by a count. It may take two sentences. */
export const COUNTED_NONE = phrases(
  `number|count|tally|total ..6 ${HARMS}|${ADVERSE} ..8 zero|nil|nought|naught|none`,
  `zero|nil|nought|naught|none ..4 number|count|tally|total ..5 ${HARMS}|${ADVERSE}`,
);

/** No dose is too much. */
export const NO_OVERDOSE = phrases(
  "cannot|never ..2 be? overdose|overdosed",
  "overdose|overdosing|overdosage ..2 is|are ..2 impossible|harmless|unknown",
  "no overdose|overdosage ..1 possible|exists",
  "impossible to overdose",
  "no such thing as ..2 overdose",
  "no dose|amount|quantity ..3 too|harmful|dangerous|toxic|excessive",
  "too much ..4 impossible|harmless",
);

/** What licence, warnings and leaflet say is to be left aside. */
export const SET_ASIDE = phrases(
  "forget|ignore|skip|disregard|overlook|dismiss ..3 small|fine print",
  "forget|ignore|skip|disregard|overlook|dismiss ..3 warnings|precautions|contraindications|cautions|spc|smpc|leaflet|datasheet",
);

const CARE =
  "contraindications|contraindication|interactions|interaction|precautions|precaution|warnings|exclusions|restrictions|cautions|reservations";

/** Nothing stands against its use. */
export const NOTHING_AGAINST = phrases(
  `no|zero|nil|without ${KIND}? ${KIND}? drug? ${CARE}`,
  "no|zero|without|free|neither ..3 contra indications|indication",
  `free|devoid|void of|from ${KIND}? ${KIND}? ${CARE}`,
  `not|never|neither|nor|cannot ..2 have|has|had|carry|carries|know|knows ..2 ${CARE}`,
  `neither|nor ${CARE}`,
  `${CARE} ..1 ${NOUGHT}`,
  `${CARE} is|are no|not ..1 topic|issue|concern|problem|consideration`,
  "nothing ..3 contraindicate|contraindicates|contraindicated|interact|interacts",
  "interact|interacts|clash|clashes ..1 with nothing|no|none",
  "compatible with ..1 all|any|every|everything|anything",
  "not|never|cannot interact|interacts|clash|clashes|interfere|interferes|conflict|conflicts with any|anything|other|another|anybody",
  "no medicine|medicines|drug|drugs|treatment ..1 with|alongside ..4 cannot|not ..2 combined|given|taken|used",
  "goes|go|gets|get|mixes|mix|sits|pairs|lives ..2 along|well|happily|together|easily with|alongside ..1 all|any|every|other|everything|anything",
  "combine|combined|mixed|taken|given|together ..3 with|alongside anything|everything|whatever",
);

const CHECKS = "monitoring|tests|test|checks|bloods|surveillance|supervision|ecg|ecgs|screening|vigilance";
const SPARE = "needless|unnecessary|superfluous|redundant|pointless|obsolete|optional|useless";
const NEEDED = "needed|required|necessary|called|asked|wanted|due";

/** Nothing has to be watched. */
export const NOTHING_WATCHED = phrases(
  `no|zero ..3 ${CHECKS} ..3 ${NEEDED}|whatsoever|ever for?`,
  `needs|need|requires|require|demands|wants|calls|asks|takes ..1 no|neither|zero ..3 ${CHECKS}|follow|watching`,
  `${CHECKS} ..2 is|are|be|become|becomes|made ..1 ${SPARE}`,
  `makes|make|renders|render ..4 ${CHECKS} ..1 ${SPARE}`,
  `${CHECKS} ..1 is|are|be not|never ..1 ${NEEDED}`,
  `may|can|could|and|to|now stop|drop|abandon|forget|cancel|end|cease|omit|scrap ..2 ${CHECKS}|checking|testing`,
  `no|without ..1 need|reason|requirement|necessity ..1 to|for|of ..1 ${CHECKS}|monitor|checking|testing`,
  "need|needs not|never ..3 monitored|tested|monitor",
  "not|never need|needs|require|requires ..2 monitored|monitor|monitoring|tests|checking|checks",
  `start|use|give|prescribe|begin|started ..3 without ..3 ${CHECKS}|workup|work|investigations`,
  `do|does|dispense|manage|cope without|with ..3 ${CHECKS}|count|counts`,
  `does|do|done away with ..3 ${CHECKS}`,
  `spares|spare|saves|frees|end ..4 ${CHECKS}`,
  "not|never have|need to? monitor|check|test|watch",
  "need not check|test|monitor anything",
);
/** Tests of one kind, which a licence may well spare. */
export const ONE_TEST = /\b(?:routine|regular|INR|coagulation|additional|extra|further|special|therapeutic|genetic)\b/i;

const ALL = "everyone|everybody|anyone|anybody";
const TAKES = "given|prescribed|taken|offered|started|used";
/** There is nobody who should not have it. */
export const FOR_ANYBODY = phrases(
  `can|may|could|should|to be ${TAKES} ..2 to|by|in|for|with ..1 ${ALL}`,
  `${ALL} can|may|could ..1 take|have|use|receive|start`,
  `suitable|suits|right|fit|appropriate ..1 for ${ALL}`,
  `suits ${ALL}`,
  "no ..4 off limits",
  "nobody|noone|none|no ..3 cannot|unsuitable|excluded|barred|unable",
  "nobody|noone|none|no ..4 should|need|must|can be|go ..1 refused|denied|excluded|without|barred",
  "not one|a ..4 should|need|must|can be|go ..1 refused|denied|excluded|without|barred",
  "nobody|noone|none|no|not ..2 is|are ..1 too old|young|ill|sick|frail|weak",
  `every|any|each|all ${PATIENT} ..2 qualify|qualifies|candidate|candidates|eligible`,
  "allergies|allergy|age|disease|impairment|failure|pregnancy|ulcers|liver|kidney|history ..4 no ..1 obstacle|barrier|hindrance|bar|objection|impediment",
  "prescribe|prescribed|given|give|used|use blindly|blindfold",
  "with ..2 eyes shut|closed",
);

/** What a question asks after that is answered in a word. */
export const ASKED_AFTER = phrases(
  HARMS,
  `${DANGER}|harm`,
  REACTION,
  "dangerous|toxic|harmful|risky|poisonous|addictive",
  `${CARE}|monitoring|tests`,
  "complications|worries|concerns|risks|risk|toxicity",
);
/** A question waved away, by whatever words. */
export const WAVED_OFF = phrases(
  "not|never know|knows|heard ..4 word|meaning|them|any",
  "has|have|knows|brings|gives|causes|shows none|nothing",
  "immaterial|irrelevant|unimportant",
  "no matter|obstacle|issue|problem",
  "not matter|matters",
  "forget it|them|that",
);
export const ASKED_WHO = phrases(
  "pregnant|pregnancy|breastfeeding|children|child|infants|toddlers|babies|elderly|liver|renal|kidney|heart failure?",
);
