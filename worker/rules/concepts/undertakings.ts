import { concept, except } from "./concept.ts";

/* Which undertaking of the company a sentence is about. */

/** Collaborative working with the NHS. */
export const PROJECT = concept(
  "collaboration|collaborative|partnership|partnerships|partners|joint|pilot|redesign|icb|trust's|milestone|scheme|pathway",
  "working|project|steering together|initiation|group|protocol",
  "executive summary",
  "project|programme|clinics|clinic|service|suite|lounge|audit|review ..8 trust|icb|board|practice|surgery|surgeries|pcn|department|hospital",
  "trust|icb|board|practice|surgery|pcn|department|hospital|practices|surgeries ..10 project|programme|clinics|clinic|service|suite|lounge|audit|review|laptop|spirometers|equipment",
  "swap and save",
  "review|clinic|clinics|liaison|nurse service|programme|pilot|scheme|protocol|audit",
  "the trust|icb|board|practice|surgery|pcn|partners",
  "sites|locality",
  "switch programme|scheme",
  "board's|trust's contribution",
  "nurse audit|review",
  "the summary",
  "patients ..4 get|told",
  "locality",
);
/** A study, registry, audit, survey or research. */
export const STUDY = concept(
  "study|studies|registry|observational|survey|questionnaire|questionnaires|research|audit|investigators|investigator|cohort|protocol|poll|enrolled|enrol|recruitment|recruit|programme|respondents|pms|evaluation|trial|form|screening|diary|steering|explore|science|phoned|invoice|interview|interviews|observe",
  "tell us",
  "first prescription|rx",
  "existing ..3 would",
  "patients each",
  "how soon",
);
/** A grant or donation. */
export const GRANT = concept(
  "grant|grants|donation|donations|donate|bursary|fellowship|award|awards|cheque|gift|gifts|sweetener|instalment|sponsor|funding|fund|funds|funded|foundation|charity|scanner|machine|plaque|library|freezer|garden|renewal|support|renew|thousand",
  "for|to|towards|toward|fund|funds|sponsor|sponsors|host|hosts|cover|pay ..5 party",
);
/** A patient organisation. */
export const PATIENT_GROUP = concept(
  "charity|charities|charity's|trustees|trustee|hospice|society|foundation|association|network|alliance|coalition|league|circle|helpline|founder|friends",
  "patient|patients'|support group|groups",
  "the|their|gout|lupus|cancer|cell|asthma group|groups|group's",
  "asthma|kidney|heart|hearts|lung|lungs|migraine|psoriasis together|united|society|trust|league|voices",
);

/** Only the company puts anything in, or only it decides. */
export const ONE_SIDED = concept(
  "fund|funds|pay|pays|meet|meets ..3 everything|all",
  "wholly|entirely|solely ..1 resourced|funded|paid|staffed",
  "contribution ..1 nil|none|nothing",
  "not ..2 putting|bringing ..1 anything|in",
  "brings its patients",
  "no more than ..2 lend|lends",
  "we bring|supply|provide the|all money|funds",
  "commit|commits no|nothing",
  "none from ..2 hospital|trust|practice|icb",
  "all decisions rest|lie",
  "put|puts nothing in",
  "we wrote ..10 protocol",
);
/** The summary that must come first comes late, thin or never. */
export const SUMMARY = concept("summary", "page says");
export const SUMMARY_AMISS = concept(
  "at ..2 close|end|completion|results",
  "later|afterwards|eventually",
  "once|when we|it|the",
  "no summary",
  "not ..4 public|published",
  "without naming",
  "commercially sensitive",
);
/** What a trial that is over has shown, where nobody is asked or paid to start others. */
export const TRIAL_PAST = except(
  concept(
    "data|results|figures ..2 against|versus ..1 placebo",
    "in|from the phase ..4 programme|trial|trials|study|studies",
  ),
  concept(
    "your ..1 next ..2 patients|people|women|men|adults",
    "next @number ..1 patients|people|women|men|adults",
    "@money",
  ),
);
/** A study in which the use of the medicine is the point. */
export const SEEDING = concept(
  "foot in the door",
  "start|put|change|switch|move|treat ..3 your|next|first|@number|five|ten|twelve|three ..3 patients|people|psoriasis|women|men",
  "first hand|firsthand experience",
  "try|tried|trying it",
  "must|consider ..2 use|start|starting",
  "how soon|likely ..3 prescrib*",
  "impresses you|most",
  "conversions|switched|initiations|coverage",
  "on|for|per first|third|each|every prescription|rx|start|go",
  "build|form|create habit|habits",
  "sales|reps|field|commercial|brand|marketing|representative ..2 will|pick|picks|select|owns|department|call|saying",
  "will be shown|asked why|whether",
  "you supply|write ..1 prescription",
  "prescribe observe",
  "still on drug|treatment|it",
  "hand|give|pass ..6 crm|reps|sales",
  "key messages|message",
  "recommend it",
  "as the index",
  "who is ready",
  "brand banner|colours|colour",
  "detail aid|script",
  "we divided",
  "not|never ..3 analyse|publish|read ..2",
  "only if ..3 good|positive|suits",
  "triple therapy ..3 ours",
  "you ..6 agree ..6 leave|leaves",
  "surface ..2 side|adverse",
  "decline ..10 miss",
  "not|nobody|never ..5 ethics",
  "it is not really|isn't",
  "after the data",
  "open with",
);
/** Money for one person. */
export const FOR_ONE = concept(
  "personal|personally|individual|individuals|yourself|herself|himself",
  "only|which he|she",
  "sabbatical|msc|phd|holiday|theatre|flights",
  "christmas|staff|leaving|office|summer party",
);
/** The people who sell have the say. */
export const SELLERS_SAY = concept(
  "sales|account|field|brand|marketing|kam|reps|representatives|commercial ..8 approve|approves|charge|decide|decides|nominate|hand|wrote|scored|pick|picks|choose|select",
  "our kam ..8",
  "marketing cost|spend|budget",
  "track|tracking sales",
  "sales uplift",
);
/** The company's name, medicine or literature on what it gives. */
export const BRANDED = concept(
  "plaque|logo|banner|branding|title|brand ..8 @product|name|reading|ours|our",
  "carrying|carries|bearing|with ..2 our|the ..2 name|logo|brand",
  "thanks to @product",
  "@product suite|lounge|room|garden|library|logo",
  "from the makers of",
  "call|name ..4 new ..1 room|suite|unit",
  "literature",
);
/** The organisation's words or seats are the company's. */
export const STEERED = concept(
  "we|us|our|company|company's|agency|agency's ..6 write|wrote|written|draft|drafted|edit|edited|sign|supply|approve|approval|steers|steer|chair|chairs|pick|picks|words|word",
  "written|drafted|edited|words|ours ..4 by|at|word ..4 us|our|company|company's|agency|word",
  "ours word for",
  "approval|veto rights|right ..6 publications|speakers|agendas|content",
  "text|wording ..1 is ..1 final",
  "sits|seat|member ..4 board|trustees",
  "remove ..6 criticism",
  "stop listing|criticising|mentioning",
  "group of our own",
  "staff it",
  "front|authentic",
);
/** The organisation is made to speak for the medicine or the company. */
export const SPEAKS_FOR_US = concept(
  "post|posts|quote|article|newsletter|webinar|leaflet|leaflets|talk|mention|mentions|recommends|recommend|name|naming|distribute|raise|deserve|deserves|praised ..10 @product|product|tablet|drug|infusion|treatment|inhaler|it",
  "lobby|mps|petition|appraisal|nice",
  "@product is here",
  "how she|he|they ..3 on @product",
  "bring it up",
);
/** Nobody else may help. */
export const SOLE = concept(
  "sole|exclusive|exclusivity|exclusively",
  "no other company|sponsor|supporter|funder",
  "drops|drop ..2 its|their|other ..6 supporters|sponsors|funders|pharma",
  "competitor funds|supports",
  "only supporter|partner|funder|sponsor",
);
/** A name or mark taken without leave. */
export const MARK = concept("logo|ribbon|emblem|crest|photo|photograph|badge|name");
export const WITHOUT_LEAVE = concept(
  "not|never ..3 asked|ask|object|mind|notice",
  "nobody's|without leave|permission",
  "will not object|mind",
  "group's name",
);
/** The company's money is nowhere named. */
export const UNNAMED = concept(
  "funding|support|sponsorship|money|funded ..4 nowhere",
  "need|needs not ..1 volunteer",
  "nobody|noone needs to know",
  "keep ..2 sponsorship|support|funding ..1 quiet",
  "did|does not ..1 mention|say|declare ..10 funded|paid|supported",
  "through|via the agency",
);
