import { phrases } from "#worker/text/language/phrases.ts";

/* The wordings by which `promotion.ts` tells what a piece is. */

export const INTERNAL_CONTEXT =
  /\b(?:internal\b(?! medicine)|(?:e-?mails?|messages?|thread|correspondence|chat|exchange|minutes|notes?) (?:thread |chain |exchange )?(?:between|among) [^.\n]{0,60}\b(?:team|agency|printers?|colleagues|manager|head office|department|supplier)\b|(?:transcript|recording) of (?:an? |the |our )?(?:\w+ ){0,3}(?:sales|team|cycle|staff|field) (?:meeting|conference|call|training)\b|(?:briefing|training|message|note|bulletin|guide|plan|instructions?|e-?mail) (?:for|to) (?:the |our |all )?(?:(?:sales |field |company |UK |medical sales )?(?:representatives?|reps|field force|sales (?:force|team)|account managers)|(?:company|our own|UK company) (?:staff|employees|colleagues))|representatives?' (?:briefing|training|call)|(?:handed|given|sent|shown|e-?mailed|circulated) to (?:(?:all|the|our|\d+) ){0,3}(?:new )?(?:representatives|reps|the field force|sales force)\b|role ?play\b|\b(?:slides?|deck|module|text|booklet|film|piece|manual|material)\b [^.\n]{0,20}\bto (?:train|coach|brief|teach) [^.\n]{0,30}\b(?:representatives|reps|field force|sales (?:force|team)|account managers)\b|\b(?:audit|inventory|status report|tracker) (?:of|on) (?:our|the company'?s) (?:own )?(?:web ?)?(?:site|pages|items|materials?)\b)/i;
/** A message to somebody outside, whoever in the company writes it. */
export const TO_OUTSIDER =
  /^[^\w\n]{0,8}dear (?:dr|doctor|prof(?:essor)?|mr|mrs|ms|sister|pharmacist)\b|^[^\w\n]{0,8}(?:hi|hello) (?:again )?(?:dr|doctor|prof(?:essor)?)\b|^[^\w\n]{0,8}to:? \[?(?:\d[\d,]{0,6} )?(?:all )?(?:UK |the )?(?:[\p{L}]+ )?(?:GPs?|doctors?|consultants?|prescribers?|clinicians?|pharmacists?|nurses?|practice managers|general practitioners|practices)\b(?! (?:account|sales|team|territory|advocates|accounts))/imu;
export const SENT_TO_OUTSIDER =
  /\b(?:to|for|given to|left with|sent to) (?:a|an|the|one|two|some|several|all|named|UK|local)? ?(?:\w+ ){0,3}(?:doctors?|GPs?|consultants?|pharmacists?|nurses?|prescribers?|clinicians?|physicians?|customers?|practices?|hospitals?)\b/i;
/** What only a piece for customers carries: the way out of a mailing list, the statement on adverse events in full. */
export const FOR_CUSTOMERS =
  /\bunsubscribe: ?\S|\byou (?:have )?(?:agreed|opted in|consented) (?:to|in)\b|\breporting forms and information can be found\b/i;
export const INTERNAL_OPENING =
  /\bINTERNAL\b(?! MEDICINE)|\b(?:[Tt]ranscript|TRANSCRIPT|[Rr]ecording) of (?:an? |the |our )?(?:\w+ ){0,3}(?:sales|team|cycle|staff|field) (?:meeting|conference|call|training)\b|\binternal (?:use|only|briefing|document|training|memo)\b|\b(?:for )?representatives? (?:use )?only\b|\bfor (?:use by )?(?:our )?(?:the )?(?:representatives|sales force|field (?:force|team)|account managers)\b(?! (?:to (?:leave|show|present|use with)|with|when (?:calling|speaking)))|\b[Bb]riefing for (?:\w+ ){0,3}?(?:staff|colleagues|the (?:stand|booth) team)\b|\b(?:[Bb]ooth|[Ss]tand|BOOTH|STAND) (?:[Ss]taff|STAFF|[Tt]eam|TEAM) (?:[Gg]uide|GUIDE|[Nn]otes?|NOTES?|[Ii]nstructions|INSTRUCTIONS|[Rr]ules)\b|\b[Ff]or (?:the )?(?:UK |our (?:own )?|all )?staff (?:of [A-Z]|on (?:the|our) (?:stand|booth))|\b[Nn]ot for (?:customers|delegates|visitors|HCPs|health(?:care| care)? professionals)\b|\b[Nn]ot to be (?:shown|given|handed|left|sent|copied|forwarded|passed)(?: (?:to|with))?(?: (?:or|and|nor) \w+){0,3} (?:to|with) (?:\w+ )?(?:delegates|customers|health ?care professionals|health professionals|doctors|prescribers|anyone outside|visitors)\b|\b[Ii]nternal\s?[:(–-]|\b(?:FIELD|SALES|field|sales) (?:TEAM|FORCE|team|force)\b[^\n]{0,6}\b(?:BRIEFING|briefing|NOTE|note)\b|^[ >]{0,6}(?:To|TO): [^\n]{0,60}\b(?:(?:[Aa]dvertising|[Pp]rint|[Aa]d) [Dd]esk|[Pp]rinters?\b|[Pp]roduction|[Ss]tudio|(?:[Bb]rand|[Mm]arketing|[Dd]igital|[Ee]vents|[Mm]eetings) (?:team|group)|[Aa]gency|[Cc]ompliance|[Ss]ignator(?:y|ies)|[Mm]edical affairs|[Aa]ll (?:UK )?staff)\b|\bnot for (?:external|onward) (?:use|distribution|circulation)\b|\bdo not (?:leave|share) (?:this )?with customers\b|\b(?:sales|field|representatives?'?) (?:bulletin|briefing|note|memo)\b|\bobjection handl|\bcall plan\b|\b[Ii]nternal, (?:certified|examined|approved|for)\b|^[^\p{L}\n]{0,8}(?:[\p{L}-]+ ){1,5}(?:[Rr]eview|REVIEW|[Aa]udit|AUDIT|[Cc]heck|CHECK|[Ll]og|LOG|[Mm]onitoring|MONITORING)\b[^\n]{0,60}\n\W{0,6}(?:(?:Process|Compliance|SOP) owner|(?:Owner|Auditor|Carried out by): [^\n]{0,60}(?:[Cc]ompliance|[Ss]ignator\p{L}*|[Rr]egulatory|[Dd]igital(?= team|,|$)|[Mm]edical affairs|[Dd]rug safety))\b/mu;
/** Papers by which a company runs its own work, told by their titles: orders to printers and publishers, lists of items,
 * forms that ask for leave to spend. */
export const OWN_PAPERWORK =
  /^[^\p{L}\n]{0,8}(?:(?:print|insertion|fulfilment|mailing|production|media)(?: (?:and|&) (?:print|insertion|fulfilment|mailing|production))? order\b|(?:[\p{L}®▼’' ()&-]{1,60} )?[–-] (?:item|asset|material|job) (?:tracker|register|inventory|log)\b|(?:[^\n]{1,60}[:–-] )?(?:materials?|items?|job|promotional) approval (?:record|form|sheet)\b|(?:[\p{L}-]+ ){0,2}(?:pre-?approval|requisition|expense claim)\b(?=[^\0]{0,200}\b(?:requested by|line manager|cost centre|budget holder) ?:))/iu;
export const AGREEMENT =
  /\b(?:agreement|contract|letter of engagement|engagement letter|statement of work|project initiation|memorandum of understanding|terms of (?:engagement|reference)|heads of terms)\b/i;
export const PARTIES =
  /\b(?:between\b|signed (?:for|by|on behalf)|the parties|hereinafter|"(?:the )?(?:company|trust|charity|consultant|provider)")/i;
export const ADVANCE_BUDGET =
  /\badvanced? (?:budget(?:ary)?|planning) notification|\bbudget(?:ary)? impact notification|\badvance notification of (?:a )?(?:new )?(?:medicine|cost)|\bhorizon[- ]scanning (?:notification|submission)/i;
export const NOTICE =
  /\b(?:change (?:of|to|in) (?:the |its |our )?(?:pack|presentation|packaging|livery|carton|blister|supplier|supply|excipients?|manufactur|address|distribut|wholesal|list price|price|legal|colour|bottle|device|storage)|(?:new|revised) (?:pack(?:aging)?|carton|livery|list price)\b|pack(?:aging)? (?:size )?(?:change|notice)|(?:supply|stock|shortage|out[- ]of[- ]stock|availability|discontinuation|recall|withdrawal|price|safety|distribution) (?:notice|notification|alert|disruption|interruption|update|information|communication|letter|announcement|list)\b|(?:product|class \d|patient-level|medicine) recall\b|discontinu(?:ation|ed|ing) of\b|end of (?:supply|sale|production|manufacture)\b|no longer (?:be )?(?:available|supplied|made|marketed)\b|direct health ?care professional communication\b|DHPC\b|field safety\b|important safety\b|risk[- ]minimi[sz]ation\b|pregnancy prevention programme\b|price list\b|quality defect\b|temporary (?:shortage|supply))/i;
/** Notices about harm compare figures as a matter of course. */
export const SAFETY_NOTICE =
  /\b(?:direct health ?care professional communication|DHPC|field safety|important safety|risk[- ]minimi[sz]ation|pregnancy prevention programme|quality defect|(?:safety|recall|defect) (?:notice|notification|alert|letter|communication|information|update)|(?:product|class \d|patient-level|medicine) recall|urgent (?:safety|recall))\b/i;
export const REPLY =
  /\b(?:(?:your|his|her|their|the) (?:recent |telephone |written |e-?mail )?(?:enquiry|inquiry|question|query|request for information)\b|you (?:asked|rang|telephoned|called|wrote|enquired)\b|thank you for (?:asking|ringing|calling|contacting us|writing|getting in touch|your (?:\w+ ){0,2}(?:enquiry|inquiry|question|query|e-?mail|letter|call|message))\b|in (?:reply|response|answer) to (?:your|a|an)\b|(?:reply|response|answer) to (?:an?|the|your) (?:\w+ ){0,3}(?:enquiry|question|query|request)\b|medical (?:information|enquir(?:y|ies)) (?:response|reply|letter|enquiry|department|team|service|line)\b|(?:standard|template) (?:response|reply)\b|enquiry (?:reference|no|number|line|team)\b|from: [^\n]{0,30}med(?:ical)?[ -]?info)/i;
export const RESEARCH =
  /\b(?:market research|survey|questionnaire|telephone interview|non-interventional|observational (?:study|research|programme)|clinical (?:trial|study|investigation)|invitation to take part|study (?:invitation|protocol|site)|(?:be|being|become|act as) a (?:study |trial )?site|looking for (?:\w+ ){0,3}(?:sites|centres)\b|investigators?|registry|recruit(?:ing|ment) (?:of )?(?:sites|patients|participants))\b/i;
export const OVERSIGHT =
  /\b(?:ethics|protocol|ISRCTN|NCT\d|EudraCT|IRAS|Market Research Society|MRS code|EphMRA|BHBIA|commissioned by a pharmaceutical company|chief investigator|sponsor of the (?:study|trial))\b/i;
export const NO_OVERSIGHT =
  /\b(?:no|not|without|nor|need(?:ed)?|need not|have not troubled)\b[^.\n]{0,40}\b(?:ethic|protocol|contract|approval)/i;
/** What the licence of a medicine makes its holder give to prescribers is settled with the regulator. */
export const ASKED_BY_LICENCE =
  /^(?:(?!\b(?:ask|see|with|the|your)\b)[^\n.]){0,60}\beducational (?:material|guide|booklet|card)\b[^.\n]{0,90}\b(?:(?:a )?condition of (?:the|its) (?:licen[cs]e|marketing)|(?:licen[cs]e|marketing authori[sz]ation|MHRA) (?:requires|asks for)|required by (?:the|its) (?:licen[cs]e|marketing|MHRA))/im;
export const ADVISORY =
  /\b(?:advisory (?:board|panel|meeting)|consultancy (?:meeting|agreement)|expert (?:panel|input)|speaker (?:agreement|contract|engagement)|fee[- ]for[- ]service|request for advice|(?:advise|advising) us|(?:hire|buy|pay for) your advice|paid (?:consultant|adviser|advice)s?)\b/i;
export const FOR_A_FEE = /\b(?:fees?|paid|honorari(?:um|a)|an hour|per hour|fair market value)\b/i;
export const RECRUITMENT =
  /\b(?:closing date|vacancy|we are hiring|apply (?:now|button|by)|job (?:title|description)|careers?@|permanent ·|salary)\b/i;
export const PRODUCT_DOCUMENT =
  /^\W*(?:summary of product characteristics|package leaflet|patient information leaflet|public assessment report)\b/i;
export const FOR_PATIENTS =
  /\b(?:(?:for|given to|handed to|sent to) (?:adults?|people|patients|women|men|those|carers?|parents|children|anyone)?[^.\n]{0,40}\b(?:(?:who )?(?:have|has|had) (?:just |already |recently |newly )?been prescribed|(?:who (?:are|is) )?(?:prescribed|taking|using|starting|receiving)|has prescribed)\b|you have (?:just |recently |already )?been prescribed\b|has prescribed you\b|if you (?:have been|are) prescribed\b|(?:after|once|when|before) (?:it|the medicine|your first) [^.\n]{0,20}\bprescribed\b|prescribed (?:a|the|this|their) medicine\b|for (?:adults|people|patients|women|men)[^.\n]{0,40}\bwhose [^.\n]{0,40}\bhas prescribed\b|(?:team|doctor|nurse|clinic|consultant|specialist|hospital) (?:has |have )?prescribed\b|your (?:new )?(?:medicine|tablets?|capsules?|injections?|inhaler|cream|pen|drops|spray)\b)/i;
export const TO_PROFESSIONALS =
  /\b(?:health ?care|health|medical) professionals?\b|\b(?:prescribers?|GPs?|clinicians?|pharmacists?|nurses?|consultants?|ologists?)\b/i;
/** Somebody whose work is to sell writes the message, as its head, its signature or the user says. */
const SELLER =
  /(?:^|\n)[^\p{L}\n]{0,4}(?:from: ?)?[^\n.]{0,60}\b(?:account (?:manager|executive)|sales (?:manager|representative|executive|specialist|director|lead)|(?:hospital|regional|territory|business|medical) (?:representative|business manager|sales executive)|(?:brand|product|marketing) (?:manager|director|lead)|representative)\b/iu;
const SENT_BY_SELLER =
  /\b(?:account manager|sales (?:manager|representative|executive)|representative|brand manager|product manager|marketing (?:manager|director))(?:['’]s?)?(?: own)? (?:work |personal |private )?(?:e-?mail|reply|message|note|letter|address|mailbox)|\b(?:sent|written|posted|left|typed) [^.\n]{0,30}\bby (?:a|an|the|one of our) (?:[\w-]+ ){0,2}(?:account manager|sales \w+|representative|brand manager|product manager)\b/i;

export const isFromSeller = (opening: string, closing: string, context: string) =>
  SELLER.test(opening) || SELLER.test(closing) || SENT_BY_SELLER.test(context);

/** What somebody who sells says for a medicine, past any question that was asked. */
export const SELLS =
  /\b(?:no contest|(?:very|really|remarkably|such a) clean (?:drug|medicine|profile)|cleaner than|simply (?:the )?(?:best|better)|the best \p{L}+ (?:there is|around|available)|most powerful|practically no|hardly any|(?:everybody|everyone|all (?:your )?patients) (?:can )?(?:starts?|goes?|go)\b|never had an? (?:\p{L}+ ){0,3}(?:side|complain|ring|tell|report)|ready for your|need a bit more|no need to hold back|worth a (?:try|look)|ammunition|you (?:will|won't|'ll) (?:love|regret|look back))/iu;

/** A word for another item ("the figure in your leavepiece") tells nothing of the piece that uses it. */
const SELF_DECLARED =
  /\b(?:promotional|advertorial|this promotes)\b|(?<!\b(?:in|from|on|about|our|your|against|certified|use|of|that|with) (?:the |our |your |a |an |this )?(?:certified |printed )?)\b(?:advertisement|leavepiece|leave piece|detail aid|sales aid)\b/i;
const DENIES_PROMOTION =
  /\b(?:not|non)[- ](?:a |for |intended (?:as|for) |to be used for )?promot|\bno (?:medicine|product)s? (?:will be|is|are) promot/i;

/** Another item, named in brackets with its code. */
const ITEM_CITED = /\((?:the )?(?:advertisement|leavepiece|leave piece|detail aid|sales aid)[^)\n]{1,40}\)/gi;

/** Whether a piece calls itself promotional in its first lines. */
export const isDeclared = (opening: string) =>
  SELF_DECLARED.test(opening.replace(ITEM_CITED, "")) && !DENIES_PROMOTION.test(opening);
/** Words that only a piece for patients uses; pieces for professionals speak of patients who take medicines too. */
export const TO_PATIENT =
  /\byou (?:have|has) (?:just |recently |already )?been prescribed\b|\bif you (?:have been|are) prescribed\b|\b(?:people|patients|adults|women|men|those|anyone) who (?:have|has) (?:just |recently |already |newly )?been prescribed\b|\bhas prescribed (?:you|this medicine)\b/i;

export const UNLICENSED =
  /\b(?:(?:is|are|was|remains?|still) (?:currently )?(?:unlicensed|not (?:yet |currently )?(?:been )?(?:licensed|authori[sz]ed|approved))(?! (?:for (?!use in|any)|in (?!the UK|any|Great|Britain|England|Europe|humans)|as\b|to (?:treat|be)\b))|ha(?:s|ve) not (?:yet )?been (?:licensed|authori[sz]ed|approved)(?! (?:for (?!use in|any)|in (?!the UK|any|Great|Britain)))|(?:does|do) not (?:yet |currently )?(?:have|hold) (?:a |any )?(?:UK |GB )?(?:marketing authori[sz]ation|licen[cs]e)(?! (?:for|in (?!the UK|any|Great)))|ha(?:s|ve) no (?:UK |GB )?(?:marketing authori[sz]ation|licen[cs]e)(?! for)|without (?:a )?(?:UK |GB )?(?:marketing authori[sz]ation|licen[cs]e)(?! for)|unlicensed (?:medicine|product|drug|molecule)\b|investigational (?:medicine|product|agent|compound|drug|molecule|antibody|treatment)|(?:before|awaiting|pending|ahead of) (?:its |the |a )?(?:UK |GB )?(?:licen[cs]e|marketing authori[sz]ation|regulatory approval)\b|coming (?:soon|to the UK in)\b)/i;

export const BEYOND = phrases(
  "thought ..5 you ..4 like|interested|useful|helpful|appreciate|value",
  "may|might|will ..2 also ..2 interested|interest|like",
  "did you know",
  "by the way",
  "incidentally",
  "one more|other thing",
  "also? worth ..2 knowing|mentioning|considering",
  "not ask|asked ..4 but",
  "although|though|while ..3 not ..3 ask|asked|question",
  "while i|we am|are|have ..4 touch|attention|here|writing",
  "take|taking|use|using ..2 opportunity",
  "let me|us ..2 tell|remind|show|share",
  "also|pleased|delighted|happy|like ..3 tell|let|inform|remind|share|announce ..3 know|you|that",
  "account|sales|business|key manager|representative|managers ..10 ring|call|contact|visit|copied|touch|arrange|bring|discuss|show|see|drop|pop",
  "representative|rep|colleague ..8 ring|call|contact|visit|copied|touch|arrange|bring|show|drop|pop",
  "asked|told|passed|copied ..5 representative|rep|sales|account ..8",
  "attach*|enclos*|includ* ..5 poster|leavepiece|brochure|aid|formulary|detail|value|flyer|offer|order",
  "bring ..4 formulary|detail|sales|value ..2 pack|aid|dossier",
  "address|name|you ..6 mailing|product|news|email ..2 list",
  "sign|signed|add|added|register|registered|put ..2 you ..4 mailing|product|news|email|updates",
  "hope ..6 prescribe|consider|try|switch|use|choose",
  "look forward ..6 prescribing|patients|using|starting|order",
  "colleagues|clinicians|doctors|centres|hospitals|units|practices|specialists ..4 already|now ..3 use|using|prescribe|prescribing|switched|switching|chosen",
  "highest|best|strongest|leading|unrivalled|superior|unique ..6 treatment|class|option|choice|medicine|figure|rate",
  "why not ..3 try|switch|consider|use|start",
  "have you ..3 thought|considered|tried",
  "may|might|can i|we ..2 suggest|recommend|invite",
  "may|might|could ..2 also ..2 wish|want ..2 try|use|consider|prescribe|see|read|look",
  "hesitate ..2 prescribe|try|order|switch|use",
  "account|sales|business|key manager|representative|managers ..4 told|informed|notified|copied|asked",
  "representative|rep ..3 told|informed|notified|asked",
  "offers|gives|provides ..6 no|nothing other|else",
  "arrange|organise|host|happy|pleasure|glad ..6 visit|lunch|meeting|presentation|demonstration|come|present|call",
  "voucher|starter|free|complimentary ..3 pack|packs|sample|samples|clinic|symposium|supply",
  "also new",
  "longer answer",
  "only half|part ..2 it|story|picture",
  "start|put|switch|move ..2 everybody|everyone|all on|to",
  "few|five|ten|fifteen|twenty|thirty|10|15|20|30 minutes ..4 agenda|you|committee|meeting",
  "pass|share|forward ..4 colleagues|team",
  "tell|show ..2 you ..2 more",
  "ideal|perfect|excellent|obvious choice|option|time|moment",
  "do not forget ..3 try|prescribe|order",
  "special|introductory|limited offer|price|discount",
  "order ..3 now|today|direct",
);

export const FOR_THE_MEDICINE = [
  /\b(?:for|in) (?:the )?(?:[\w-]+ ){0,3}(?:treatment|prevention|management|relief|reduction|maintenance|control|prophylaxis|adults|patients|women|men|children|adolescents|people)\b/i,
  /\b(?:adults|patients|women|men|children|adolescents|people) (?:with|who) \p{L}/iu,
  /\bindicated\b|\blicensed (?:for|in|use|to)\b|\btreatment of\b/i,
  /\b(?:v|vs|versus|against|compared with|than) (?:\d|placebo|vehicle|standard)|\bp ?[<=] ?0?\.\d|\b95% CI\b|\d ?%/i,
  /\bplease list\b|\breach for it\b|\b(?:on|onto|to) (?:the|your) formulary\b/i,
  /\b(?:choose|prescribe|recommend|switch|consider|think|try|start(?:ing)?|initiate|approve|add)\b/i,
  /\b(?:once|twice|three times) (?:a )?(?:daily|weekly|monthly|day|week|month)\b|\b\d+ ?(?:mg|micrograms|ml) (?:once|twice|daily)/i,
  /£ ?\d/,
  /\b(?:efficacy|effective(?:ness)?|well tolerated|tolerability|safety profile|benefits?|improve[ds]?|reduce[ds]?|faster|stronger|better|new)\b/i,
  /\b(?:(?:is|are) (?:\w+ ){0,3}(?:safe(?:r|st)?|superior|unrivalled)\b|(?:no|zero|without any|free of|never causes?) (?:\w+ )?(?:side|adverse)\b|(?:cures?|safest|strongest|most effective)\b|(?:in|for|frees|suits|clears) (?:every|all) (?:patients?|cases?)\b)/i,
];

/** What is said in one breath with the name of a medicine by somebody who would like it used. */
export const USE_COMMENDED =
  /\b(?:start(?:s|ed)?|kept|keeps?|keeping|stay(?:s|ed|ing)?|put|puts|moved?|moving|reach(?:es)? for|turn(?:s|ing)? to)\b[^.\n]{0,40}\b(?:on|to|for)? ?NAME\b|\bNAME\b[^.\n]{0,60}\b(?:in (?:one|a single) visit|doubled|trebled|tripled|success(?:es|ful(?:ly)?)?|liked?|loved?|happy|happier|manageable|easy|easier|quick(?:er|ly)?|favourite|relief|relieved|on (?:your|the) (?:shelf|shelves|formulary)|results?)\b|\b(?:success with|the (?:case|place) for|at ease with|confident with|experience with|expert in|making room for|the \w+ way (?:to|with)|getting (?:the )?(?:most|best) (?:out of|from))\b[^.\n]{0,20}\bNAME\b|\b(?:(?:one|two|three|four|six|seven|eight|nine|\d{1,4}) (?:in|out of) (?:every )?(?:three|four|five|ten|twenty|a hundred|\d{1,4})|most|almost all|the majority|half|two thirds|three quarters|\d{1,3} ?%) of (?:\p{L}{1,20} ){0,4}(?:patients|women|men|people|adults|children|users)\b[^.\n]{0,40}\b(?:had|have|keep|kept|on|with|to|stay\p{L}*|chose|prefer\p{L}*)\b[^.\n]{0,20}\bNAME\b|\bNAME\b▼?,? ?[:–-] (?:the|an?|your|one) (?:[\p{L}-]+ ){0,3}?(?:tablet|capsule|injection|inhaler|implant|ring|plaster|pen|patch|spray|cream|gel|foam|drops?|sachet|infusion|vaccine|medicine|treatment|option|choice|answer|partner) (?:for (?:the|your|every|all|life|busy|people|real)|that|to (?:rely|trust|count|build)|worth|made|built|with (?:staying|a difference))\b/iu;

/** Words for the medicine that no factual notice has a use for. */
export const URGES =
  /\b(?:choose|switch(?:ing)? (?:\w+ ){0,3}to|prescribe|think of|try|order now|first choice|preferred|new option|simple|better|safer|stronger|superior|fewer|effective|well tolerated|reassur\w+|confiden\w+)\b/i;

export const NEGATED_URGE = /\b(?:not|no|never|nor|cannot|stop|avoid)\b/i;

export const COMPARED_RESULT =
  /\b(?:(?:cut|cuts|reduced?|lowered|improved|halved|raised|increased|prevented|cleared|healed)\b[^.\n]{0,40}\b(?:by )?\d+(?:\.\d+)? ?%|(?<!\/|\bpenicillin |\bfactor )(?:v|vs|versus|against|compared with|than)\b[^.\n]{0,30}(?:\d|placebo|vehicle)|p ?[<=] ?0?\.\d|(?:placebo|vehicle)\b[^.\n]{0,14}\d|(?<!\bno )(?:reason|time) to switch\b|no (?:supply|stock) (?:problems?|issues?|concerns?)\b|plenty of stock\b|(?:prescribe|choose|switch to|initiate|start)\b[^.\n]{0,30}\bwith confidence\b)/i;
