import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { concept, except } from "./concept.ts";

/* Payments that the Code wants published, and the ways of keeping them from view. */

/** Money or a benefit that passes to somebody. */
export const TRANSFER = concept(
  "@money",
  "fee|fees|honorarium|honoraria|payment|payments|paid|pay|grant|grants|donation|donations|sum|sums|money|sponsorship|support|expense|expenses|funding|funded|contribution|hospitality|flights|hotel|travel|transfers|transfer|spouse|payee|amount|amounts|invoice|charge|sponsored|costs|meals|cheque|consultancy|speakers|speaker|advisory|collaboration",
  "conference|expenses registration|fees",
);
/** Where the payment ought to be seen. */
export const REGISTER = concept(
  "register|registers|disclosure|list|lists|report|reports|reported|reporting|published|publish|publication|public|website|site|page|upload|totals|total|declared|declare|disclose|disclosed|net|name|line|accounts|books|figures|sheet|records|existence|recipient|column|transfers|years|scope",
);
/** Kept off it, or shown there as something else. */
export const KEPT_OFF = concept(
  "never ..2 show|shows|appear|appears|see|known",
  "through|via|by way of ..3 agency|affiliate|society|third|intermediary|company|wife|husband|spouse",
  "disappear|disappears|vanish|vanishes|invisible|hidden|hide|hides|shred|shredded|confidential|secret|withheld|quiet|anonymous|unlinked|private|untraceable|ourselves",
  "aggregate|miscellaneous|various|sundries|logistics|goodwill|creator|discount|advertising|marketing|refund|meeting",
  "split|splitting|divide|spread ..6 into|across|over",
  "@number|two|three ..2 ways",
  "leave|leaves|left|keep|keeps|kept|take|takes|drop|delete|remove|strike|wipe ..4 off|out|from|away",
  "delete|erase|shred|bin|archive|bury|suppress",
  "came|come|taken|take down",
  "not|never|nothing|no|nobody|without|needn't|none|neither|nor ..5 report*|disclose*|publish*|publication|declare*|list*|appear*|show*|count*|public|register|explanation|shown|listed|recorded|log*|add|giving|mention*|known|reach|figures",
  "no need ..5",
  "need not ..2 be|report|list|disclose|declare|publish",
  "nobody ..2 looks|reads|checks|sees|know|knows",
  "outside|beyond|beneath|below ..1 scope|threshold|report|limit|it",
  "round|rounded ..5 down|zero",
  "tell|told nobody|noone",
  "instead of|rather ..3 name|person|doctor",
  "in ..1 place of",
  "enter|record|recorded|book|booked|code|call|describe|described|list|count|counts|charge|invoice|put|shown|label ..8 as|to|under|simply ..3",
  "three|two|different|several ways",
  "into|in ..1 the bin",
  "after|when ..6 rebuilt|relaunch|meeting|settles",
  "back after|afterwards",
  "no|without ..2 line|note|explanation|list|record",
  "delay|late|perhaps|defer|postpone|hold ..4",
  "read over here",
);
/** The bad faith is in the words themselves. */
export const KEPT_DARK = concept(
  "keep|keeps|kept|leave|leaves|left|take|takes|delete|drop|put|enter|entered|stays|stay|crop|spare|hold|spelling|round|split|shred|shredded|archive|hide|bury|describe|describing|count|list|call|invoice|charge|route ..14",
  "never|not|nobody|nothing|needn't|no|confidential|withheld|declined|refuse|vanish|invisible|offered|outside",
  "came|come down",
  "simply as",
  "got nothing|none",
  "so ..2 only|we",
  "delay|late ..3 fine|ok|okay|harmless|nobody",
  "content|happy with that|it",
  "publish ..8 when|perhaps|autumn|later|someday",
  "keeps ..2 pushing",
  "will be shown|entered|recorded as",
  "only|merely nurses|nurse|a|pharmacists",
  "as far as we",
  "in the bin",
  "declined to say",
  "can not|cannot be separated",
  "complete",
  "was|were paid as",
);
/** Told as it should be, unless something is then taken out of it. */
export const TOLD_OPENLY = except(
  concept(
    "is|are on|in disclosure uk",
    "will|shall ..1 list|publish|disclose|declare ..6 each|every|published ..1 year|payments|list",
    // What is put up is a campaign, what is counted a model of costs.
    "put|puts ..2 campaign|film|films|booklet|text|article|story|stories ..3 on",
    "visits|visit|appointments|admissions|attendances ..2 @money",
  ),
  concept("but|only|rest|never|nobody|noone|off", "no one"),
  "after",
);
/** The Code's own silences, and care taken. */
export const PROPERLY_SHOWN = concept(
  "must|should|lawful|gdpr|required|unify|appreciate|please|explains|explained|acknowledge|prevents",
  "will be|appear ..2 published|disclosed|reported|listed|included|named|in our|beside",
  "are|is|was|were|been ..1 reported|published|disclosed|counted|listed|included|stated|declared",
  "in aggregate",
  "we published|publish|disclose|report|added",
  "may ..1 check",
  "logo|logos",
  "unless|if|where|as you|they|he|she|charity|organisation ..1 agree|agrees|agreed|consent|consents|consented",
  "publish ..2 total|totals|sum|number",
  "is|are no lower",
  "price|prices|tariff|vat|rebate",
  "commercial terms",
  "research and development costs|spend",
  "trial|study results|data",
  "as required|the note",
  "will not do",
  "direct|directly from|to",
  "would be",
  "name will not",
  "named by country",
);
/** Published late, taken down early, or without its method. */
export const TIMELY = concept(
  "last|old|previous|next ..1 year's?|years",
  "@number figures|payments|data|records|list|report",
  "autumn|spring|late|delay|deadline|archive|archived|rebuilt|retention|week|shredded|methodology|method|methodological|upload|locked|january|bin|down",
  "our method",
);
export const OF_CHARITY = concept(
  "charity|charities|association|foundation",
  "patient ..1 charity|charities|group|groups|organisation|organisations",
  "hospice|trustee|trustees|voices|lungs",
);
export const OF_PROFESSIONALS = concept(
  `doctor|doctors|gp|gps|nurse|nurses|pharmacist|pharmacists|consultant|consultants|professor|dr|speaker|speakers|surgeon|${CARE_PLACE}|icb|society|honorarium|advisory|delegates`,
);
export const OF_PUBLIC = concept(
  "journalist|journalists|reporter|reporters|patient's|contributor|contributors|influencer|influencers|creator|creators|podcast|podcaster|columnist|celebrity|ambassador|media|public ..1 contributors",
  "patients on|from|who|were|was",
  "members of the public",
);
/** Denials that are part of the fault. */
export const NOT_SHOWN = concept(
  "not|never|nothing|no|nobody|none|neither|nor|without|cannot ..10 report*|disclose*|publish*|declare*|list*|appear*|show*|shows|public|register|explanation|count*|read|looks|line|space|names|log*|separated|nothing|known|existence|linked|figures|consent|need*|tell*|tells|wanted|want|returned|gossip|name",
  "report*|disclose*|publish*|declare*|list*|show|public|register|explanation ..4 not|never|nowhere|nothing|no",
  "no ..3 list|line|note|explanation|names|space|more|single",
  "got nothing",
  "nobody|noone ..4",
  "did not ..1 want",
);
