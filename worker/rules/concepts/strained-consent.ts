import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { concept } from "./concept.ts";

/* Consent that was given for something else, by somebody else, or in words that hide who will write. */

/** Why somebody is written to. */
export const REASON = concept(
  "why ..6 receive|received|receiving|getting|get|hearing|hear|contacting|writing|emailing|email|message",
  "you|your ..4 receive|receiving|received|get|getting|hear|hearing|sent ..8 because|as|since|after|following",
  "because|since|as|after|following|given you|your|our",
  "so we|i ..6 thought|put|added|writing|write|emailing|email|sending|send|got|getting|sharing|touch|back",
  "we|i have|are|am ..3 put|added|adding|including|writing|emailing|sending|contacting ..8 you|your",
  "so ..2 you|your ..4 list|mailing|audience|group",
  "list ..2 built|drawn|compiled|taken|made|came|exported ..2 from|of",
  "source ..4 list|addresses|contacts|recipients|data",
);

/** A dealing with the company or its agents that says nothing of promotion. */
export const OTHER_DEALING = concept(
  "you|your|who ..4 downloaded|download|visited|visit|attended|attend|attendance|scanned|scan|bought|purchase|ordered|order|watched|borrowed|won|entered|met|passed|browsed|clicked|viewed|opened|used|tried|reported|enquiry|enquired|complaint|referral",
  "you|your|who ..3 completed|answered|returned|joined|took|filled ..6 survey|questionnaire|quiz|audit|course|module|webinar|training|study|panel|poll|part|feedback|evaluation|form|portal|network|library",
  "you|your|who ..3 asked|requested|request|registered|registration|signed|sign|applied|enrolled|subscribed|booked ..4 for|to|on|up|with ..6 poster|posters|chart|charts|guide|guides|webinar|course|module|certificate|copy|copies|reprint|paper|event|meeting|congress|conference|place|quiz|draw|tool|toolkit|calculator|booklet|booklets|leaflet|leaflets|sample|samples|slides|recording|password|wifi|wi|account|app|service|helpline|portal|library|journal|seat",
  "you|your|who ..2 came|stopped|called|dropped|spoke|chatted|left|gave|handed ..6 stand|booth|symposium|meeting|workshop|badge|card|desk|draw",
  "badge|badges|lanyard|scanner ..4 scan|scans|scanned|read|you",
  "met you|at ..14 stand|stands|booth|congress|conference|meeting|event",
  "your ..3 badge|card|attendance|registration|request|order|download|visit",
);

/** Consent that names what it is for. */
export const FIRM_LEAVE = concept(
  "agreed|agree|consent|consented|permission|opted|ticked|chose|chosen|asked|registered|subscribed|signed ..14 promotional|promotion|promotions|marketing|pharmaceutical|advertising|commercial",
  "promotional|promotion|marketing|pharmaceutical ..8 permission|consent|consented|agreed|agreement|opted",
  "agreed|agree|consent|consented|permission|opted|asked ..8 receive|send|email|emails|write|contact|contacted|hear ..6 from|us|@company|we",
  "permission|consent ..4 email|write|send|contact|text",
  "asked us to email|write|send",
  "agreed|consented|opted ..3 emails|email|messages|texts|in",
  "asked ..3 emails|updates|news ..6 @product|@company|us|our",
);

/** It was said that somebody agreed to something. */
export const AGREED = concept(
  "agreed|agree|agrees|agreeing|consented|consent|consents|happy|accepted|accept|ticked|tick|opted|box|chose|subscribed|signed|said|permission|asked|welcome|registered|joined",
);
/** Those who would write, in words that no reader takes for a pharmaceutical company. */
export const VAGUE_SENDERS = concept(
  "our|its|their|selected|trusted|carefully|approved|other|like|preferred|chosen|relevant|commercial|media|valued ..2 partners|partner|sponsors|sponsor|affiliates|associates|supporters|friends|organisations|advertisers|clients|members",
  "third parties|party|party's",
  "selected|trusted|other|carefully|relevant|interested ..2 companies|organisations|parties|businesses|suppliers|firms",
  "healthcare|health|clinical|useful|relevant|professional ..1 updates|news|information|content ..3 from ..2 others|partners|sponsors|friends",
);
/** What makes such words plain. */
export const PLAIN_SENDERS = concept(
  "pharmaceutical|promotional|promotion|promotions|advertising|marketing|pharma|drug ..2",
  "no|not|never|without ..6 partners|partner|sponsors|third",
);

/** Somebody who cannot agree for the reader. */
export const GO_BETWEEN = concept(
  "receptionist|receptionists|reception|secretary|secretaries|switchboard|clerk|assistant|pa|administrator",
  `${CARE_PLACE}|office|business|line|team|service|nurse ..1 manager|managers|lead|leader|head|administrator`,
  `your|the|a colleague|colleagues|employer|partner|registrar|supervisor|boss|${CARE_PLACE}`,
);
/** And does so. */
export const AGREES_FOR = concept(
  "agreed|consented|confirmed|gave|given|happy|signed|opted|ticked|registered|said|told|okayed|accepted ..10 receive|receiving|emails|email|write|writing|contact|contacted|updates|news|messages|permission|consent|address|addresses|list|everyone|everybody|behalf|whole",
  "permission|consent ..6 from|by|of|through ..3 receptionist|secretary|manager|colleague|employer|reception",
  "on|behalf ..2 behalf|of ..6 permission|consent|emails|receive|write|everyone",
);
/** Matter of a mailing list. */
export const MAIL = concept(
  "email|emails|emailing|e|news|newsletter|newsletters|update|updates|message|messages|text|texts|write|writing|contact|contacted|receive|receiving|list|mailing|mailings|hear|address|addresses|information|promotional|permission|consent",
);

/** Agreement that comes with something else, or that nobody gave by a step of their own. */
export const BUNDLED = concept(
  "by|in registering|pressing|clicking|submitting|continuing|joining|logging|creating|proceeding|entering|downloading|signing|completing ..12 agree|accept|consent|agreeing|permit|authorise|allow",
  "registration|registering|membership|account|use|access|entry|sign ..8 includes|means|requires|implies|constitutes ..6 consent|agreement|permission|opt|emails|messages|promotional|marketing",
  "must|need|have|required ..3 agree|accept|consent|tick|opt ..10 register|continue|access|enter|join|proceed|finish|go|use|see|download|promotional|marketing",
  "cannot|can not|not ..3 register|registered|join|use|used|access|accessed|continue|enter|complete|completed|proceed ..6 without|unless|until ..8",
  "pre|already|automatically ticked|selected|checked|opted",
  "ticked|selected|on|checked by default",
  "pre ticked",
  "not ..3 tick|untick|uncheck ..8 we|will|assume|take",
  "untick|uncheck|deselect",
);
export const PROMOTIONAL_MAIL = concept(
  "promotional|marketing|product|promotion|advertising|commercial ..4 email|emails|message|messages|texts|text|information|news|updates|material|communications|content|calls|purposes",
  "email|emails|message|messages|news|updates|information|texts|material|communications ..6 about|on|from ..4 @product|products|medicines|@company|company|partners",
  "keep|kept ..2 informed|updated|posted|touch",
);
/** A free choice of its own. */
export const FREE_CHOICE = concept(
  "separate|separately|optional|unticked|voluntary|freely|empty",
  "not ..2 required|needed|necessary|pre|obliged|depend|condition",
  "without ..2 ticking|agreeing|consenting",
  "if ..3 wish|like|want|prefer",
  "whether or not",
  "never|not ..2 add|use|pre",
  "change ..3 mind",
  "leave ..4 blank|empty|unticked",
);
