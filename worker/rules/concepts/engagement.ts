import { concept } from "./concept.ts";

/* Professionals and others who work for a company: how they are engaged, and how that goes wrong. */

/** Somebody is engaged, or paid, for advice, a talk or a text. */
export const ENGAGED = concept(
  "adviser|advisers|advisor|advisors|advisory|adboard|consultancy|consultancies|honorarium|honoraria|retainer|retainers|retained|speaker|speakers|faculty|lecturer|moderator|facilitators|panellist|panellists|panelist|ambassador|ambassadors|blogger|influencer|ghostwriter|thought",
  "nurse|insight|ad|expert|asthma|another|another regional|customer ..1 board|boards|panel|council|roundtable",
  "boards",
  "your|his|her|next ..1 lecture|lectures|slides",
  "declaration slide",
  "market rate|value",
  "invoices",
  "board ..3 minutes|objectives|meeting|day|members",
  "sit|join|serve|be|come ..3 on|as|our ..3 panel|board|council|expert|consultant|faculty|adviser|group",
  "expert|steering|insight|opinion|focus ..1 group|session|panel|leader|leaders|meeting|forum",
  "engage|engaged|hire|hired|retain|recruit|contract|commission|commissioned ..4 her|him|them|consultant|consultants|doctor|doctors|nurse|nurses|expert|experts|professor|sisters|pharmacist",
  "your|her|his|their|the|speaker|lecture|second|advisory|consulting|preparation|writing|same|extra ..1 fee|fees|honorarium|invoice|cheque|contract|rate",
  "fee scale|scales|cap|band|bands",
  "higher|double|triple|top|special|usual|enhanced ..1 rate|fee|fees",
  "needs assessment",
  "for you|us to advise",
  "we will ..1 pay|make",
  "as consultant",
  "pay|paid|pays|paying ..4 chair|speaker|adviser|editor|author|journalist|blogger|sisters|consultant|professor",
  "services|service ..2 agreement|contract",
  "article|paper|editorial|review ..6 under|in your|his|her name",
  "contract ..4 backdated|later|afterwards|after|unsigned|follow",
  "our ..2 arrangement|understanding|agreement",
  "@money a day|hour|post|slide|session|talk",
  "consultant|consultants ..6 fee|paid|invoice|contract|agreement",
  "visiting|key|guest|invited expert|experts",
);

/** Chosen for what they sell, decide or owe, or by those who sell. */
export const FOR_SALES = concept(
  "prescriber|prescribers|prescribe|prescribes|prescribed|prescribing|prescriptions|scripts|starts|volume|usage|uptake|formulary|formularies|tender|vote|switching|territory|sales|rep|reps|loyalty|loyal|warm|supporter|supporters|convert|converts|excite|diary|doors|door|coverage|kol|kols|influence|influential|favour|favours|owes|owe|onside|ally|allies|goodwill|reach|amplify|evangelist|evangelists|fans|believers|nominate|nominated|marketing|commercial",
  "lists|listed|listing|adopts|adopted|stocks ..3 the|our|it|@product|medicine|inhaler|drug",
  "key opinion",
  "carry|spread|share|deliver|take|push|bring ..2 message|messages|word|story|flag",
  "on|to side|board side",
  "kind|nice|good|positive|warm|glowing|favourable|friendly ..1 piece|word|words|review|mention|article|coverage|quote|opinion|post",
  "new|next|each|every|first|last|five|ten|twelve ..1 patient|patients",
  "patients ..4 switch|start|started|put|moved|our",
  "patient|patients ..2 you ..2 start|put|refer|move|switch",
  "for getting|putting|keeping|listing",
  "top ten|twenty|five|prescribers|accounts",
  "see|hear|watch ..2 data|results|story",
  "go|leave|come ..1 home|away|as ..2 supporter|ambassador|believer|convert|convinced|advocate|fan",
);

/** Work that nobody needs, or that nobody checked was needed. */
export const NEEDLESS = concept(
  "decide|find|work|think ..4 afterwards|later|after ..6",
  "nobody|no one ..2 read|reads|uses|used|looked|wants|needs",
  "why do we need|want",
  "unmet|open questions ..1 none",
  "questions|need|needs|output|deliverables|purpose|objectives|agenda|topics ..2 none|tbc|tba|unclear|unknown|whatever|nil",
  "deliverables|output|purpose ..2 be confirmed",
  "cannot|can not|will not|never ..3 use|need|read ..3 output|outputs|advice|it|minutes|findings",
  "never|nobody|hardly|rarely use|used|uses|act|acted|read|look ..6 say|said|tell|told|advise|advised|wrote",
  "what is the output|point|deliverable",
  "book|run|hold|arrange|organise another",
  "only|just need|needed|want ..2 one|two|three|opinions|a",
  "same ..4 in all|every|each|eleven|ten|twelve",
  "in|across all|every|each ..2 region|regions|area|areas|territory",
  "every|each rep|territory",
  "add|invite|recruit|bring|include|fill ..3 extra|everyone|spare",
  "minimum number|numbers|attendance",
  "hotel gave|insisted|required",
  "do|does|need not ..4 say|do|speak|contribute|prepare|read|comment|write ..2 anything|much|word",
  "just|simply|merely ..2 turn|see|listen|attend|sit|watch|enjoy|show|read|reading",
  "skip|skipped|reuse|recycle|copy|copied|waive|bypass|ignore|forget ..4 assessment|needs|plan|criteria|protocol|process|check|review",
  "forty|twenty|thirty|fifteen|ten|half|40|30|20|15|10 minutes|hour ..3 discussion|advice|feedback in|out",
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred consultants|advisers|advisors|experts|doctors|gps|specialists ..2 to|at|for|on ..2 board|advisory|panel|meeting",
  "north|south|east|west @number",
  "slides|talk|deck|article|paper|text ..3 ours|ready|already",
  "coincidentally|oddly|happily|conveniently",
  "starting with lunch|dinner|drinks",
  "golf|excite|convert",
  "name ..2 flyer|letterhead|masthead",
  "for show|appearances|visibility|coverage",
  "call|calling|call it|label|dress|name ..3 insight|consultation|advice|research|consultancy|training",
);

/** Without a contract, or with one made up afterwards. */
export const UNCONTRACTED = concept(
  "no|without ..2 contract|paperwork|agreement|letter|signature",
  "backdate|backdated|backdating|postdate",
  "contract|paperwork|agreement|terms|letter ..4 later|afterwards|catch|eventually|backdated|retrospectively|unsigned|missing|unwritten",
  "handshake|gentleman",
  "verbal|informal|unwritten ..1 agreement|contract|deal",
  "look after you|him|her|them",
  "go|went|known ..3 back years|long|ages",
  "from|starting ..1 today|tomorrow",
  "just turn|come|show",
);

/** Pay that is not fair pay for the work. */
export const UNFAIR_PAY = concept(
  "triple|treble|triples|quadruple",
  "twice|double|three|four|five|ten|several times|the ..2 fair|market|rate|going|usual|normal|benchmark",
  "above|over|beyond|exceeds|exceeding|more ..3 fair|market|benchmark|rate|value|scale|cap",
  "round|around|past|dodge|evade|beat ..2 cap|limit|ceiling|threshold|benchmark",
  "split|splitting|divide|spread ..4 payment|invoice|invoices|fee|fees|bill|cheques|payments",
  "second|extra fee|cheque",
  "cash|envelope|vouchers|crypto",
  "her|his|your|my|their|adviser|advisers ..1 wife|husband|spouse|son|daughter|brother|sister|family|families|relative|relatives",
  "hidden|hide|hides|bury|lose|disguise|disguised|tuck ..4 honoraria|honorarium|fee|fees|invoice|expenses|budget",
  "rises|rise|goes|increase|increases|depends|dependent|grows|linked|tied|varies|bonus|step|second half|rest|balance|instalment|tranche ..8 patient|patients|prescribing|prescriptions|sales|outcome|decision|vote|opinion|formulary|usage",
  "per|each|every ..1 new patient",
  "per|each|every ..1 prescription|start|switch|referral|tweet|mention",
  "@money ..6 half|quarter|single|one|ten|twenty|five ..1 hour|minutes|slide|email|call",
  "cancelled|absent ..6 anyway|regardless",
  "paid|pay|fee ..8 anyway|absent",
  "keep|keeps|keeping ..2 on|her|him|them ..1 side|sweet|onside|happy",
  "because|being|since ..4 editor|guideline|formulary|influential|famous|name",
  "prescribers|prescriber @money",
  "as thanks|reward",
  "pays from day",
  "money|fee|payment|half ..6 if|when|as ..2 prescribing|scripts|uptake",
  "hours|fee ..10 although|though|even|but|while ..6 ours|ready|already",
);

/** Pay that hangs on the use of a medicine, whatever it is called. */
export const PAY_FOR_USE = concept(
  "money|fee|fees|payment|honorarium|instalment|rate|cheque|half|rest|balance|retainer ..10 if|when|once|provided|because|depends|since|after|as ..8 prescribing|prescriptions|scripts|switched|formulary|uptake|starts",
  "because|since|as|for|after ..2 you ..2 referred|switched|prescribed|started|moved|listed ..12 fee|rate|lecture|paid|honorarium|money",
  "after|for each|every ..1 patient ..8 fee|@money|honorarium|claim",
);

/** The tie between them and the company is kept out of sight. */
export const UNDECLARED = concept(
  "no|skip|drop|omit|remove|without|need ..2 declaration|declare|disclose|disclosure|acknowledgement",
  "no|not|never|avoid|without ..4 mention|mentioning|say|saying|tell|telling|reveal|declare|disclose ..4 us|arrangement|paid|pay|fee|sponsor|link",
  "leave|keep|take|left|kept ..3 off|out ..3 list|register|slide|slides|record|disclosure|report|website",
  "fee|name|payment|company|link ..4 appear|appears|show|shows|be ..2 nowhere|no",
  "article|paper|editorial|blog|post ..6 under your|his|her name",
  "in ..3 small|fine print",
  "say|answer|reply|pretend|claim ..3 the|it|you|that ..3 organisers|independent|volunteer|unpaid",
  "say the organisers",
  "between us|ourselves|friends",
  "quietly|discreet|discreetly|discretion|hush|secret",
  "through|via|to|payable ..3 wife|husband|spouse|brother|offshore",
);

/** Somebody is wanted, picked or thanked for a part. */
export const WANTED = concept(
  "choose|chosen|choice|choosing|pick|picked|select|selects|selected|nominate|nominated|nominates|identify|shortlist|appoint|appointed|reward|rewards|thanks|thank|because|since|ideal|criteria|owes|owe|join|joins|hand|hands|retain|retained|make|makes|invite|invites|hire|recruit|win|want|wants",
  "like|love ..2 you|him|her|them|to",
  "sit|come|be|leave|go ..3 as",
  "a list",
  "keep|get ..3 side|sweet|onside|warm",
  "rate|scale|fee ..3 prescribers",
);

/** Chosen, agreed and paid as it should be. */
export const PROPERLY_ENGAGED = concept(
  "must|should declare|be|sign",
  "does|do|is|are|was not",
  "whatever|regardless|whichever|irrespective",
  "by ..2 medical|documented|written",
  "medical|compliance|signatory ..2 approves|approved|selects|selected|judges|decides|chooses",
  "fair market value ..3 for|as|by|rate",
  "same scale|rate|fee",
  "published hourly|rate",
  "signed contract|agreement",
  "contract ..6 signed|sign|before|must",
  "declare|declares|declared ..4 paid|fees|funding|interest|interests|that",
  "have|has|had received ..4 fees|honoraria",
  "et al",
  "member|members ..3 of ..3 advisory|board|boards|speakers ..2 for",
  "if|should ..4 needs|requires|wants",
  "rationale|criteria are|publications|expertise in",
  "disclosed|disclosure uk",
  "list price|prices",
  "pack|packs|treatment|course|therapy|treating ..2 cost|costs",
  "cost|costs|save|saves|saving|savings ..5 @money",
  "@money less|cheaper|dearer|more than",
);
