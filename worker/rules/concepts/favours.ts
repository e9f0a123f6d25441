import { concept } from "./concept.ts";

/* Money or help that is given for something in return: grants, projects, studies, patient organisations. */

/** Money, equipment, people or help. */
export const HELP = concept(
  "@money",
  "grant|grants|donation|donations|donate|bursary|fellowship|funding|fund|funds|funded|support|sponsorship|instalment|payment|payments|cheque|fee|award|awards|equipment|scanner|laptop|spirometers|spirometer|monitors|machine|freezer|rebate|savings|suite|lounge|salary|nurse|service|clinic|money|gift|sweetener|contribution|post|prize|honorarium|rewarded|reward|paid|paying|pays|pay|collaboration|partnership|programme|project|agreement|tier|fridge|software|renewal|sum|entitled|renew|audit|sponsor",
);
/** In return: a condition, a measure, a thanks. */
export const IN_RETURN = concept(
  "condition|conditions|conditional|conditionally|contingent|exchange|consideration|entitles|entitled|recognition|appreciation|gratitude|thank|thanks|return|reciprocate|linked|tied|depends|depend|dependent|hinges|restricted|confined|limited|reward|rewards|rewarded|loyalty|uplift|milestone|triggers|provided|expected|undertaking|undertakes|undertake|underperforming",
  "for|per ..1 each|every|hundred|patient|switch|start|initiation",
  "falls|fall due",
  "gets|get|gives|give|receive|receives|released|release|paid|become|becomes|will|is ..8 when|once|if|until|after",
  "once|if|when|until|unless ..10 switch*|convert*|list*|prescrib*|moved|changed|come|mentions|agrees",
  "in view|light of",
  "on the basis of",
  "in proportion",
  "by way of",
  "so that we may",
  "the real|true aim|purpose|reason",
  "objective|aim|goal|target|purpose|measure|measures|measured|outcome",
  "helps|help|opens|open doors|door|our|us",
  "to|who lock|outside|already",
  "timed for",
  "are|is ..1 limited|restricted|open solely|only to",
  "ask|asks ..1 only",
  "because|since|as they|she|he are|is a? big|loyal|key",
  "reserves|reserve the right",
  "what do we get",
  "pleased",
  "he|she|they will remember",
);
/** The company's gain from it. */
export const GAIN = concept(
  "prescribing|prescribe|prescribes|prescribed|prescription|prescriptions|formulary|switch|switched|switching|switches|initiated|initiations|initiation|uptake|conversion|conversions|convert|converted|share|sales|dispensed|tender|listed|listing|starts|starters|loyalty|users|initiates|competitor|competitors|competing|rival|units|pathway|template|naming|adopted|advantage|brand|influence|appraisal|submission|literature|representatives|lobby",
  "first line|choice",
  "@product",
  "our ..2 inhaler|tablet|biologic|insulin|pen|medicine|drug|product|brand|infusion|reps|behalf|tender|representatives",
  "patients|people|women|men ..3 moved|changed|put|started|switched|converted",
  "moved|change|changed|move|moving|come|coming ..5 to|over|tablet|from",
  "big user|users|prescriber",
  "used on|as index",
  "key account",
  "account managers|manager",
  "speaker evening|evenings|meetings",
  "the new tablet|treatment|medicine",
  "market access|share",
);
/** Kept apart from any gain, or a rule that it be. */
export const NO_STRINGS = concept(
  "none ..1 sought|given|asked",
  "prevents|prevent",
  "like everybody",
  "must|prohibited|forbidden|independent|independently|regardless|irrespective|freely|refused|declined|void|training|quiz|irrespective|remains|unconditional",
  "no|not|nor|neither|never|without|nothing ..8 depend*|condition|conditional|obligation|tied|link|linked|bearing|effect|influence|criterion|hinge|hinges|return|contingent|influenced|affect",
  "whatever|however|whichever",
  "nothing in ..3 agreement|contract|support|sponsorship|grant ..4 require*|oblige*|invite*|bind*|commit*|ask*|entitle*|give*",
  "free|freely to|given",
  "all|any|every licensed",
  "is|are not|never",
  "company|we had|has|have no",
  "remain|remains free",
);
/** Denials that are part of the fault. */
export const NOT_REALLY = concept(
  "not|no|never|nobody|none|nothing|without ..6 contract|agreement|signed|sign|protocol|paper|writing|ethics|ethical|summary|published|public|lead|staff|time|putting|check|notice|checking|analyse|analysis|calculated|approval|approve|need|log|object|mind|know|competitor|competitors|other|criticise|criticism|review|initiate|accept|matter|purpose|said|asked|ask|continued|seen|see|switch|renew|alternatives|told|mention|declare|really|countersign|leave|dates|statement|volunteer|option|entered|science|things|renewed|as|good|complain",
  "what ..8 nothing|not",
  "not much",
  "no one ..4",
  "not|nothing ..2 say|said",
  "why not",
  "no option|chance|further|protocol|statistician|log|need",
  "nil|none",
);
/** Without a written agreement, or after the work began. */
export const UNWRITTEN = concept(
  "handshake|verbal|verbally|backdated|backdate|retrospective|retrospectively|informally",
  "agreed ..1 over coffee|lunch|dinner|drinks|golf",
  "not|nothing|never|no|none ..5 signed|paper|writing|agreement|contract",
  "who needs ..4 agreement|contract",
  "agreement|contract|paper|papers|paperwork ..6 typed|catch|follow|later|afterwards|summer|retrospectively|now",
  "letter of intent ..8 contract",
  "no agreement|contract|paperwork ..4 covers|exists|needed",
  "hate|hates paperwork",
  "verbal ok|okay|yes|agreement",
  "there is|are no contract|agreement|protocol",
  "signatory ..3 not|never ..1 seen ..12 live|running|began",
  "letter of intent",
);
/** A sound undertaking, in its usual words. */
export const SOUND = concept(
  "budget|cost|economic model|models|impact",
  "would ..2 spend|cost|save ..6 less|more|year",
  "reduced|improved|lowered|compared|placebo ..16 trial|study|placebo",
  "ethics committee|protocol version",
  "already prescribed|taking|treated",
  "fair market value",
  "reflects|reflecting|reflect",
  "all|any|every licensed",
  "national guidelines|guidance",
  "will be|is|are|was|were ..2 disclosed|published|anonymised",
  "editorial control|independence",
  "accuracy|factual",
  "training|complaint|alleged|never|suspended|welcome|none|before",
  "own clinician|doctor",
  "need|needs not",
);
