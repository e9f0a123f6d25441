import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { concept } from "./concept.ts";

/** Praise and excitement of a spokesman, a patient or a headline writer. */
export const HYPE = concept(
  "love|loves|loved|adore|adores|swear|swears|hail|hails|hailed|rave|raves|raving|transformed|transforms|miracle|wonder|unrivalled|unbeatable|sensational|incredible|triumph|triumphant|stunning|breathtaking|beloved|lifesaving|blockbuster|runaway",
  "mind|jaw blowing|dropping",
  "life saving|changing|savers|saver",
  "cannot|can not get enough",
  "praying|prayed|longing|dreaming ..2 for",
  "give|gave|given|prescribe|choose ..3 to|for ..2 my ..2 mother|mum|family|children|daughter|son|wife|husband|father|gran",
  "anyone|everyone|every|all|nobody|no ..6 should|will|must|deserves ..3 on|have|want|take|be|get|without|it",
  "no serious|real|credible rival|rivals|competitor|competition",
  "no safety worries",
  "top|best|ultimate|natural|obvious ..1 choice|option|selling|pill|treatment|drug",
  "number one",
  "kind|kinder|gentle|gentler|soft|easy ..1 to|on|for",
  "so|exceptionally|incredibly|remarkably|wonderfully|astonishingly gentle|kind|simple|easy|effective|powerful|mild",
  "beat|beats|beating|outsells|crushes|trounces|leaves ..2 the? rest|rivals|competition|others|standing|rest|field",
  "in its|their tracks",
  "game over",
  "no longer|end|ends|ending|ended|over|goodbye|farewell|banish|banishes ..2 headaches|pain|migraine|flares|misery|agony|suffering|obesity|asthma|arthritis|wheeze",
  "hope at|for|heart",
  "heart|real|new|fresh|genuine hope",
  "cure|answer|solution is|are|in|within ..2 reach|sight|near|close|here",
  "will|could|can|to change|save|transform ..3 lives|life|everything|world",
  "gave|gives|given|give|got|get ..3 life|lives|loved|energy|smile|confidence ..2 back",
  "bed|chair|house bound ..1 to",
  "feel|feels|felt|feeling ..3 like|thirty|twenty|forty|young|younger|new|themselves|myself|reborn|human|normal",
  "like a baby|dream|charm|teenager|god",
  "one that works",
  "doctors|gps|patients|nurses|consultants|everybody|britain|sufferers|families ..2 demand|love|hail|cheer|queue|queuing|clamour|clamouring|rely|trust|favour|prefer",
  "reasons why|to",
  "famous|unique|lasting benefits|relief",
  "still|always prevents|works|beats|helps|leads|wins",
  "in a class|league of",
);

/** The reader of the news is sent to get it, or shown it. */
export const INVITED = concept(
  `ask ..2 ${CARE_PLACE}|gp|doctor|pharmacist|nurse ..3 for|about|to`,
  "find|locate|book ..3 clinic|pharmacy|stockist|provider|prescriber",
  "pack|product shot|shots|photograph|photographs|photo|photos|logo",
  "holding|holds|held|with|showing ..2 pack|box|product|tablet|bottle|injection|inhaler|spray",
  `in|on ${CARE_PLACE}|shelves ..2 from|now|today|monday`,
  "ask ..3 available ..3 prescription|surgeries|pharmacies",
  "competition|giveaway|prize|prizes|win|vouchers|feature pack",
  "photos|photographs|celebrity ..4 available|story|interview",
  "what it can do",
  "consumer|breakfast|daytime tv|television",
  "phone in",
);

/** Limits and standing that a sober release gives. */
export const SOBER = concept(
  "placebo|control|versus|endpoint|p|randomised|confidence|side|adverse|common|serious|headache|nausea|caution|regulators|unlicensed|unknown|unproven|modest|slightly|small|limited|negative|failed|revenue|sales|franchise|disposal|guidance|patent|acquisition|dividend",
  "not|no|does|did|cannot|never ..3 know|known|show|shown|meet|met|speak|cure|restore|comment|discuss|help|answer|established|licensed|intended|different|difference",
  "too soon|early",
  "we|they|it do|does|did|have|has not",
  "asked if|whether",
  "needs|needed|need ..2 confirming|confirmation|confirmed|care",
);

/** Those who write and broadcast for the public. */
export const NEWS_MEDIA = concept(
  "journalist|journalists|reporter|reporters|correspondent|correspondents|columnist|editor|editors|freelance|freelancer|freelancers|tabloid|tabloids|broadcaster|broadcasters|presenter|press|media|newspaper|newspapers|magazine|magazines|radio|tv|television|podcast|weekly|embargo|embargoed|headline|headlines|newsroom|newsdesk|exclusive|exclusives|op|advertorial|advertorials|bulletin|wikipedia|bbc|twitter|instagram|facebook|tiktok|linkedin|youtube|influencer|influencers|blogger|bloggers",
  "the mail|sun|mirror|times|express|guardian|telegraph|desk|desks|nationals|glossies|dailies|locals",
  "press|news|video release|releases|desk|conference|office|pack|story",
  "reader|readers true|real|own ..1 story",
  "quote ..4 patient|mum|mother|carer|her|him|celebrity",
  "patient|patients|celebrity quote|story|stories|testimonial",
);

/** Coverage that is bought, steered, staged or timed. */
export const NEWS_GAME = concept(
  "hamper|hampers|gift|gifts|flown|fly|flight|flights|lisbon|trip|weekend|spa|voucher|vouchers|treat|treats|dinner|lunch|bottle|champagne|tickets|reward|rewards|thank|bonus|retainer",
  "exclusive|interview|access|professor|figures|data ..8 if|provided|only|in|unless|for|when",
  "if|provided|once|when|unless ..4 print|prints|promise|promises|name|names|mention|mentions|runs|agree|agrees|run|use|uses|angle|call ..10",
  "pay|paid|paying|@money|fee ..10 place|placed|write|piece|article|story|feature|mention|coverage|nice|slot|post|line|paragraph",
  "place|plant|seed|slip|sneak|weave|drop ..4 piece|article|story|feature|brand|name|quote|item|letter",
  "nice|positive|favourable|kind|friendly|flattering|glowing|warm|upbeat|kindly ..1 piece|angle|copy|coverage|story|article|write|review|slant|spin|about|at",
  "break|leak|leaked|jump|lift ..2 embargo|it|story|news|early",
  "until|on|before|to|for ..3 eve|morning|day|night|week of|before ..3 vote|decision|meeting|committee|formulary|guidance|panel|deadline",
  "written|write|wrote|draft|drafted|script|scripted|make|made ..2 for|up the|her|him|a ..2 patient|patients|mum|sufferer|celebrity|reader",
  "supply|find|provide|invent|hire|cast ..2 reader|readers|patient|patients|story|sufferer|case",
  "relative|big|bigger|headline|best|better|biggest ..1 figure|number|percentage|result ..2 only|alone|first|and",
  "keep|leave|hold|bury|skip|omit ..4 absolute|side|risk|risks|harm|denominator|limits|trial|numbers",
  "brand|name|product|tablet|tablet's|logo ..3 in|on|into ..3 headline|title|caption|copy|shot|lyrics|jingle|picture|first",
  "jingle|jingles",
  "put|get|use|work|insert ..3 life|miracle|breakthrough|cure|hope|wonder|saving ..4 subject|headline|title|copy|line|desk",
  "call|dress|pass|label|pitch ..2 it ..2 off? ..2 as|a ..5 bulletin|news|story|health|feature|information|documentary|letter",
  "favours|favour|return|owe|owes|debt",
);

/** Staff carry the news themselves. */
export const CARRY = concept(
  "like|share|post|repost|retweet|comment|commented|tag|tweet|heart|follow|upload|edit|edited|add|added|tell|told|mention|hand|run|pop|spread|pass|put|forward|talk|recommend|wear|show|get|give|drop|leave|pin|stick|boost|plug",
);
