import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { GUIDELINE } from "../vocabulary/evidence.ts";
import { concept } from "./concept.ts";

/* Who stands behind a piece, how that is kept from view, and what promotion is dressed as. */

/** The piece, its makers or its people are said to be nobody's. */
export const INDEPENDENT = concept(
  "independent|independently|neutral|impartial|unbiased|grassroots|unaffiliated|unrestricted|autonomous",
  "free ..1 from|of ..2 industry|sponsorship|influence|commercial|bias|pharma",
  "no company|firm|sponsor|manufacturer|industry ..6 influence|part|say|hand|role|input|involvement",
  "all|entirely|completely|wholly ..1 my|our|their|his|her own",
  "own work|words|idea|initiative|opinion|views",
  `by|from patients|nurses|doctors|clinicians|carers|experts|gps ..2 for patients|${CLINICIAN}|carers`,
);

/** A body or group that a piece is said to come from. */
export const OTHER_BODY = concept(
  "charity|alliance|coalition|forum|foundation|institute|society|society's|academy|council|network|guild|fellowship|collective",
  `run|led|written|made ..1 by ..2 ${CLINICIAN}|patients|experts`,
  "nurse|clinician|patient|doctor|peer led",
  "healthcare|medical|professional|national body|organisation|group",
  "trust|college|university|hospital|nhs|society|trust's ..1 crest|logo|website|lanyard|lanyards|badge|badges|name|letterhead|branding",
  `expert|specialist|consensus comment|experts|${GUIDELINE}|opinion|statement|group|panel|specialists`,
);

/** The company gives itself away by a person or thing of its own. */
export const OUR_OWN = concept(
  "were|was|are|is ours",
  "was|were|is us",
  "of ours",
  "invoices|bills|charges|reimburses us",
  "sales office|team|force",
  "brand|marketing team|floor|department|desk|budget|manager|office|executive",
  "call centre",
  "a name we",
  "first draft",
  "we employ|registered|paid|wrote|supply|chose|set|picked",
  "our copywriter|copywriters|writers|bot|agency|printer|van",
  "favourable|positive articles|mentions|reviews",
  "makes|sells|manufactures ..3 binders|inhalers|medicine|medicines|drug|drugs|tablets|insulin|@product",
  "firm|maker|manufacturer|company that|who|which sells|makes|sell|make",
  "staff|employees|people|analysts from|of one|the|a manufacturer|company|sponsor|firm",
);

/** A company's hand, pen or purse, as it gives itself away. */
export const COMPANY_HAND = concept(
  "we|us|our|company|maker|makers|manufacturer|manufacturer's|sponsor|firm|agency ..5 wrote|write|written|typed|drafted|supply|supplied|pay|paid|pays|fund|funded|chose|choose|chosen|set|sets|edited|edit|printed|checked|check|approve|approved|employ|invited|invite|run|runs|own|owns|registered|organised|structured|sends|send|picked|scripted",
  "written|wrote|typed|drafted|supplied|paid|funded|chosen|edited|printed|organised|run|owned|posted|answered|set|commissioned|catered|employed ..4 by|in|up ..3 company|firm|maker|makers|manufacturer|manufacturer's|sponsor|us|agency|brand|marketing|team|drug|pharma",
  "first draft",
  "were|was|are|is ours",
  "was|were|is us",
  "invoices|bills|charges|reimburses us",
  "sales office|team|force",
  "brand|marketing team|floor|department|desk|budget|manager|group|office|executive|lead",
  "funder|backer|paymaster|cheque|purse|ghostwriter|ghostwritten|ghostwriters",
  "staff|employees|people|analysts from|of one|the|a manufacturer|company|sponsor|firm",
  "part of a group|firm|company",
  "makes|sells|manufactures|markets",
  "asked|requires|wants|required for ..4 favourable|positive|articles|mentions",
  "call centre",
  "chap|lady|gentleman|friend|friends|colleagues at|in the back|corner|door",
  "our|its|their agency|copywriter|copywriters|writers|ghostwriter|bot|printer|fulfilment|van|nurses|analysts",
  "on behalf of",
  "mail house",
  "a name we",
);

/** Kept from view: left out, shrunk, postponed, renamed. */
export const OUT_OF_SIGHT = concept(
  "not|never|nowhere ..3 stated|mentioned|shown|declared|disclosed|named|there|explained|say|says|said|tell|told|mention|disclose|declare|name|identify|revealed|credited|acknowledged",
  "not|no ..1 need|needs|reason ..3 say|tell|mention|know|declare|disclose|name|show|explain|be",
  "need not say|tell|mention|name|know|show|declare",
  "nobody|noone needs|need|has ..2 know|ask|see",
  "nobody ..2 know|ask|see|notice",
  "without ..3 mention|mentioning|saying|naming|explanation|crediting|attribution",
  "without a word|reference|mention",
  "say|says|said|discloses|disclosed|mentions|declares|explains|reveals nothing",
  "leave|keep|take|kept|keeps|leaves|crop|drop|stay|stays|stayed|remain|remains ..5 off|out|background|hidden|quiet|shadows|secret|away|drop|backstage|behind|anonymous|unsaid|unnamed|wings|sight",
  "small|tiny|grey|pale|white|faint|footnote|microscopic ..3 print|font|type|letters|on|size|text",
  "font|type|point size",
  "at the|very end|bottom|back|foot|close ..2 of",
  "final|closing|last|thank|second slide|page|seconds|second|frame|screen|line|minute|paragraph|credits",
  "page @number",
  "three|two|four|several|five clicks|pages|screens",
  "supplement|appendix|annex s9|online|@number",
  "you know who you are",
  "our|some|kind|generous|industry friends|friend|partner|partners|well|supporters|help|donor|backer",
  "po box",
  "less pharma|corporate|commercial|salesy|branded",
  "use|under|through|via|behind ..3 agency|agency's|charity's|third|different|another|other ..3 name|party|address|account|sender|domain|body|front",
  "third party",
  "as from|by|if",
  "as if|though",
  "call|describe|present|style|label|pass|name ..4 as",
  "rather|prefer|would ..3 not be? named|known|seen|mentioned",
  "cannot|not disclose|name|say|reveal",
  "in association|partnership|collaboration|conjunction with",
  "made this ..2 possible",
  "made ..3 possible",
  "with help|support|thanks from|to",
  "initials|abbreviation|acronym",
  "sponsored|funded|supported by ..1 adl|bwx|npl",
  "front|fronts|fronting the|our|it|this",
  "hand|name|logo|fingerprints off|out",
  "wear|wears|carry|carries|carrying|sport ..3 trust|nhs|hospital|society's|charity's|college|university",
  "redirects|redirected|forwards to",
  "reposted|cut|trimmed|edited without ..3 slide|sponsor|logo|disclosure|line",
  "say|tell|answer|reply ..3 the venue|hospital|society|charity|agency",
  "a concerned|independent|neutral ..2 coalition|group|citizen|doctor|body",
  "only consultant|doctor|author|chair",
  "tab|terms|legal|cookie|imprint|bio ..5 clicks|down|different|page|account",
);

/** Plain dealing: who did what is said where readers begin. */
export const OPENLY = concept(
  "header|heading|masthead|cover|banner|top|title|first|front|outset|opens|opening|home ..1 line|page|slide|sentence|screen|paragraph|card|of|with|sentence|statement|paragraph",
  "declared|declaration|declares|states|stated|prominent|prominently|labelled|published|transparent",
  "written|organised|funded|paid ..2 and ..2 paid|funded|reviewed|written|co|produced",
  "each|every|both|all page|slide|invitation|sides|report|poster|recording",
  "paid|funded|run|commissioned|provided|made by @company|ferrow|us|a",
  "full name",
  "had no part|other|say|role|influence|conditions",
  "in|so|who paid ..4 we did|said|say so",
  "names are|were marked|listed|shown|printed",
  "please do not think|treat|read",
  "as ..6 explains|states|says|shows|printed",
  "tell|tells them|people|patients|staff that",
  "introduce|introduces themselves",
  "provided that",
);

/** Looks of other things in which promotion comes to professionals. */
export const BORROWED_LOOK = concept(
  "urgent|immediate ..2 safety|recall|change|notice|alert",
  "recall|alert|appointment|invoice|summons ..2 notice|style|enclosed|heading",
  "re your patient|appointment|referral|patient's|complaint",
  "unread|new|abnormal ..2 patient|test|lab ..1 result|results|message",
  "formulary|tariff update|alert|change|notice",
  "change|changes|amendment to ..2 prescribing|formulary",
  "personal|private|confidential|handwritten|hand ..2 invoice|letter|note|enclosed|envelope|open|written|card",
  "no sender|letterhead",
  "open at once|immediately|now",
  "erratum|corrigendum|wikipedia",
  "pop up|ups",
  "google|news|clinical|push|alert style|alert|news|update|feed",
  "journal's|newspaper's|magazine's|trust's|paper's|hospital's|college's ..1 type|typeface|font|layout|colours|style|design|letterhead",
  "your medicines team|committee|formulary",
);
/** Voices of others in which the company speaks. */
export const BORROWED_VOICE = concept(
  "from med|medical school",
  "colleague|colleagues|classmate|friend|peer|peers|retired|ordinary|fellow ..4 nurse|nurses|pharmacist|pharmacists|gp|gps|doctor|doctors|school|letter|in|from|account|carer|carers|user|users|here|it|i",
  "open letter|correspondence|letter|letters ..3 from|column|page|editor",
  "editorial|column|diary|blog|news|feature|podcast|documentary|film|case|opinion|review|reporter|correspondent|commentator",
  "op docs",
  "by|from a gp|nurse|pharmacist|consultant|doctor|reader|colleague",
  "medicines|pharmacy|safety|formulary team|officer",
  "hi|hello|hey i|it|this|its am|is",
  "forum|chat|thread|comments|room|board|review|reviews",
  "institute|academy|society|foundation|centre|observatory|bureau for|of",
  "as|posing|pretending ..2 ordinary|carers|patients|pharmacists|nurses|doctors|independent|gps|carer|patient",
  "@product|roving|our reporter|correspondent",
);
/** Whose pen it really was. */
export const GHOST = concept(
  "written|typed|drafted|scripted|edited|posted|answered|ghostwritten|placed|commissioned ..3 by|in|from ..4 agency|brand|marketing|us|maker|makers|manufacturer|sales|firm|copywriter|copywriters|company",
  "we|agency|brand|marketing|copywriter|copywriters|maker|manufacturer ..3 wrote|write|typed|drafted|scripted|edited|placed|posted|answer",
  "ghostwriter|ghostwriters|ghostwritten|copywriter|copywriters|bot",
);
/** Work of science, learning or care that promotion hides in. */
export const BORROWED_WORK = concept(
  "audit|audits|survey|questionnaire|poll|registry|register|study|trial|research|diary|panel|evaluation|review|reviews|education|cpd|module|course|teaching|training|lecture|slides|exchange|visits|roadshow|educator|educators|journal|resources|guideline|pathway|evidence|report|horizon|facts|scientific|scan|pdf|awareness|site|page",
);
/** What gives promotion away behind it. */
export const SELLING_AIM = concept(
  "reps|representatives|rep|salesperson|sales|marketing|brand|brand's|promote|promotes|advert|advertisement|leavepiece|sell|sells|selling|launch|slogan|voucher|discount|pixel|bot|ghostwritten|ghostwriter|scripted|unscripted",
  "key|launch|core|brand|sales message|messages",
  "half price",
  "our ..2 pen|pack|inhaler|tablet|cream|sachet|capsule|injection|device|patch|drug|product|brand|cap",
  "what we make|sell|offer",
  "one|single|same ..1 biologic|sachet|manufacturer|manufacturer's|choice|brand|maker|product|drug|company|answer|device",
  "patients|doctors|clinicians|nurses ..1 prefer|love|like|choose",
  "how impressed|keen|likely|excited|satisfied|pleased",
  "hear|learn|told|find ..2 about ..2 benefits|advantages|strengths|new",
  "statements to agree",
  "each|every doctor|gp|site|centre|practice|nurse|clinician starts|start|enrols|enrol|switches|recruits|puts",
  "start|starts|switch|move|put|convert ..3 five|ten|patients|onto|them|to|your ..3 our|it|@product|new",
  "patient|enrolment|recruitment|monthly|daily|sales target|targets",
  "targets|target monthly|daily|a|per",
  "glowing|marvelling|enthusing|raving|singing|praising|favour|favours|favourable|performed|wins|won|improved",
  "paid for by|from ..3 brand|rival|maker|us|marketing",
  "posted|sent|written|prepared|mailed|placed|run ..4 by|from|on ..3 agency|behalf|fulfilment|brand|mail|marketing|us|our|its|reading|manager",
  "of ours",
  "product|subtle placement|plug",
  "so|then|and ..3 need not|no need|get|gets|can ..5 pi|prescribing|through|past|door|certificate|code|see",
  "log|logged|record|recorded|code|file as unsolicited|reactive|scientific|medical|educational",
  "half|most|every|all|nearly ..2 figure|slide|case|table|slides|tables|question ..6 one|our|brand|same|@product",
);
/** It is given the name of something else on purpose. */
export const RELABEL = concept(
  "call|calling|rename|renamed|position|positioned|label|frame|bill|billed|present|presented|log|logged|dress|badge|describe|describing|disguise|book|booked|pitch|clone|mask|introduce ..5 as|it|them|this|an|the|resources|education|audit|unsolicited|survey|research|scientific",
);
/** The piece says what it is. */
export const SAYS_PROMOTION = concept(
  "promotional|advertisement|advertorial|sponsored|declared|labelled|headed|marked|disclosed|states|isrctn|protocol ..2 registered",
  "no|not|nor|without|none ..6 product|products|medicine|promotional|brand|claims|enrolment|treatment|payment|sales",
  "contains|content|subject promotional",
  "direct healthcare professional",
  "agreed with|by ..2 mhra",
  "ethics approval|committee|protocol ..8 registered|approved|approval",
  "bhbia|isrctn|irb",
);
