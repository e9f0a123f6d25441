import { concept } from "./concept.ts";

/* Messages to professionals: whose leave they have, and the way out of the list. */

/** A message, a list of those who get it, or a way of reaching somebody. */
export const MESSAGE = concept(
  "email|emails|emailed|emailing|mail|mails|texts|texted|texting|sms|whatsapp|telegram|inmail|linkedin|dm|dms|fax|faxes|robocall|robocalls|voicemail|newsletter|newsletters|mailshot|mailer|mailing|mailings|blast|push|notification|notifications|message|messages|broadcast|inbox|gmail|subscribe|subscribed|subscription|unsubscribe|unsubscribed|unsubscribing|opt|optout|list|lists|database|crm|address|addresses|mobile|mobiles|telephone|contacts|suppression|marketing|communications|consent|permission|cookies|alerts|campaign|ring|rings|popup",
  "phone|your|their|her|his number|numbers",
  "text her|him|them|you|about|everyone|the|all",
  "contact file|details|data|list",
  "promotional|product|sales|cold|automated ..2 call|calls|news|update|updates|offers",
  "product|brand|launch news|sms|updates|update",
  "add|added|adds ..4 channel|group|list",
  "sign|signed|signs up",
);
/** A use that promotes. */
export const PROMOTES = concept(
  "product|brand|launch|promotional|promotion|marketing|offers|news|efficacy|campaign|mailshot|mailer|blast|update|updates|sales|medicines|drug|patch|reactivation|newsletter|newsletters|details|@product|commercial|calls|texts|emails|messages|communications|message|graphic|advert|list|them|broadcast|respiratory|recorded",
);

/** Addresses that were got in another way than from their owners, for this. */
export const IMPROPER_SOURCE = concept(
  "broker|brokers|directory|directories|scrape|scraped|scraping|harvest|harvested|guess|guessed|guessing|pattern|rented|purchased|bought",
  "worked out ..4 address|addresses|email|emails|number|numbers",
  "address|addresses|email|emails|number|numbers ..4 worked out",
  "buy|buying|rent|hire|purchase ..4 list|lists|database|contacts|addresses|names",
  "from|off|via ..4 sign|signin|register|badge|badges|colleague|friend|secretary|website|rota|papers|programme|switchboard|meeting|registry|research|respondents|advisers|wifi|wi|card|cards|directory|linkedin|journal|delegate|attendance|noticeboard|enquiry|enquiries|complaint|survey",
  "got|took|have|found|borrowed|lifted|copied ..3 your|her|his|their|the ..2 number|mobile|email|address|addresses|details ..3 off|from|through|via",
  "on|from ..3 delegate|delegates|attendance|attendee|attendees|registration|membership list|lists ..6 shared|passed|gave|given|supplied|sold|provided",
  "colleague|friend|somebody|someone ..4 thought|gave|passed|suggested|recommended|shared",
  "use|reuse|share|load|import|take|collect|pass|hand ..6 respondents|adviser|advisers|pharmacovigilance|safety|delegates|attendees|register|handouts|guideline|research|trial|samples|grant ..6",
  "market research ..8 mobiles|emails|numbers|addresses|those",
  "pharmacovigilance|safety|medical|complaints ..2 contact|contacts|file|list|database",
  "public ..6 writing|emailing|so|contacting",
);
/** Leave that is presumed, bundled or wrung. */
export const PRESUMED = concept(
  "by|in ..1 reading|opening|clicking|attending|registering|joining|downloading|scanning|visiting|entering|continuing|replying|using ..6 agree|consent|accept|permission|opt",
  "attendance|registration|use|entry|membership|download|silence|completion ..6 constitutes|counts|means|implies|equals|gives|is ..3 permission|consent|agreement",
  "constitutes|counts|taken|deemed|treated|implies|regarded ..3 permission|consent|agreement|opt|yes",
  "permission|consent ..2 assumed|presumed|implied|inferred|optional|later|unnecessary|irrelevant",
  "assume|assumed|presume|presumed|pre|preticked|auto",
  "on|ticked|y|yes|in by default",
  "set|default|defaults|change|mark ..3 to y|yes|on",
  "then|also|automatically|now ..2 signed|sign|added|subscribed|enrolled|opted",
  "you|they have ..1 also ..1 signed|agreed|joined",
  "not ..2 need|require|count|matter|ask ..3 consent|permission|as|it",
  "no ..1 extra? box|tick|consent|permission ..2 needed|required",
  "will|would not mind|object|notice|complain",
  "agree|agreeing|consent|opt ..4 before|first|to finish|access|continue|read|get|see",
  "only|to ..6 agree|agrees|consent|accept ..3 to marketing|promotion|promotional|news|emails|contact",
  "to|before ..1 finish|read|get|see|access|continue|download|enter|unlock|claim ..6 agree|accept|consent|tick ..3 marketing|promotion|promotional|news|emails|contact",
  "finish|complete|access|certificate|training ..8 agree to marketing",
  "terms apply|see",
  "verbal|think|probably|sort|surely ..2 ok|okay|yes|fine|consented|agreed|i",
  "taken|took|take the liberty",
  "have|been|were added|enrolled|subscribed|included ..3 to|in|on our|the|a",
  "since|because|as ..4 once|accepted|downloaded|attended|asked|met|visited|signed|spoke|years|in @number",
  "as you once",
  "once ..2 downloaded|attended|visited|met|asked",
  "nobody|no one ..1 consented|agreed|asked",
  "partners|affiliates|third parties|group",
  "service|transactional|safety|educational message|messages|notice|update ..4 and|so|then",
  "personal|private ..1 gmail|account|email|phone|mobile ..10",
  "is not|never ..1 email|promotion|marketing|advertising",
);
/** Leave is spoken of, and plainly not had. */
export const NO_LEAVE = concept(
  "permission|consent|consented ..3 assumed|presumed|implied|inferred|optional|unnecessary|irrelevant|later",
  "not|never need|require|want ..1 consent|permission",
  "nobody|no one ..1 consented|agreed|asked",
  "consent|permission|optin ..4 blank|missing|empty|unknown",
  "blank|missing|empty|unknown ..4 set|tick|put|change",
  "pre ticked",
  "guess|guessed|guessing ..2 address|addresses|email|number",
  "scrape|scraped|harvest|harvested ..4 addresses|emails|numbers|contacts",
  "verbal|think ..1 ok|okay|yes|i",
  "we|i ..1 took|lifted|copied|pulled|got ..2 addresses|address|emails|numbers|mobiles ..3 off|from",
  "details|address|number|email ..2 came|taken|got|found ..2 from|in|through|on ..3 directory|colleague|friend|register|website|list|programme",
  "you have been added",
  "agree to marketing",
);
/** Put back, or elsewhere, after all. */
export const PUT_BACK = concept(
  "put|add|added|restore|restored|place|placed ..3 back|again",
  "re subscribed|subscribe|added|enrolled",
  "resubscribed|reinstated|reactivated|reactivate|reactivation|readded",
  "move|moved|switch|transfer|add ..3 her|him|them|name ..6 list|account|brand",
  "work through ..4 end|later|quarter",
  "in case ..3 accident|mistake",
  "different|another|other|sister ..1 list|brand|address|account",
);

/** Somebody has said no. */
export const OBJECTED = concept(
  "asked|asks|wanted|told ..3 stop|removed|off|out|unsubscribe|leave",
  "ticked|said|answered|replied|clicked no|stop|unsubscribe",
  "unsubscribed|optout|optouts",
  "opted|opt ..1 out|outs",
  "suppression|suppressed|blocked|objectors|refusers|lapsed|inactive|reactivation",
  "withdrew|withdrawn|revoked consent|permission",
);
/** And is written to all the same. */
export const OVERRULED = concept(
  "but|still|anyway|again|instead|however|accident|mistake|nevertheless",
  "put|add|move|moved|added|restore|restored|load|transfer|switch|re ..3 back|to|again|on|her|him|them|subscribed",
  "resubscribed|reinstated|reactivate|reactivation|readded|reload",
  "lost|old|ignored|overwritten|previous|expired",
  "will|to go to all",
  "work through|end of|quarter|later|eventually|backlog|queue|delay|next",
  "agency|other|sister|another|second|different ..2 list|brand|company|account|address|name|channel",
  "carry on|keep",
  "popping|trying|texting|writing here|you|instead",
);
/** A way out that is none. */
export const HARD_EXIT = concept(
  "unsubscribe|unsubscribing|optout|removal ..14 recorded|letter|reasons|gmc|login|expires|expire|charged|£|@money|weeks|months|quarter|fax|identification|proof|password|account|wait|none|unavailable|broken|signature|passport|still",
  "opt|opting out ..14 recorded|letter|reasons|gmc|login|expires|expire|charged|£|@money|weeks|months|quarter|fax|identification|proof|password|wait|none|unavailable|broken|signature|passport|carry|other",
  "leave|leaving|stop|stopping ..3 list|lists|emails|mailing|mailings|newsletter|newsletters|messages|texts ..10 recorded|letter|reasons|gmc|login|expires|expire|charged|£|@money|weeks|months|quarter|fax|identification|proof|password|wait|none|unavailable|broken|signature|passport|person",
  "cannot|can not|not ..2 be replied|stopped|removed|unsubscribed",
  "no|without ..1 preference|unsubscribe|opt|exit|link ..4",
  "cannot|can not|never|not ..2 opt out",
  "there is no ..2 way|link|page",
  "login|password|account ..4 never|not",
  "to be removed ..8 ring|write|post|call|ask|leave",
  "ring|write|call|post|visit|fax ..4 to be removed|taken|deleted",
  "carry|continue ..3 getting|receiving",
  "hide|hidden|bury|buried|tiny|grey ..4 unsubscribe|opt|link",
  "unsubscribe|opt ..4 hide|hidden|bury|buried|tiny|grey|white",
);

/** Leave as it should be. */
export const WITH_LEAVE = concept(
  "no|any reason|reasons|login|password|account|charge",
  "one|single click",
  "click, reply",
  "you ..2 gave|agreed|consented|opted|asked|chose|registered ..10 permission|receive|emails|us|on",
  "with|given|gave|hold|holds ..3 consent|permission|agreed",
  "which|who|that|whom has|have|had|holds|hold|gave ..2 their|your|prior|written consent|permission",
  "who|that|subscribers|readers|members|customers|whoever have|has|had ..1 agreed|consented|opted|subscribed|chosen|asked to|in",
  "unticked",
  "may we",
  "free of charge",
  "any will do",
  "no login|password",
  "at any time",
  "within one|two|a working",
  "at once",
  "separate ..2 box|consent|from",
  "if you wish|like|prefer|agree|tick",
  "yes no",
  "unless you",
  "confirmed|confirm|recorded ..4 in|by|at writing|channel|time",
  "treat as n|no",
  "only ..3 purposes|purpose",
  "run against|held",
  "patients|patient ..6 consent|consented",
  "informed|written|parental consent",
  "clinical|trial|study|consent form|forms",
  "logo|image|photograph|copyright|reproduce|reproduced",
  "yellow card reporting|yellowcard",
);
