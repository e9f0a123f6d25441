import { phrases } from "#worker/text/language/phrases.ts";

/* How copy says that permission for electronic promotion was given, and how it betrays that it was not. */

/** Permission was given. */
export const GIVEN = phrases(
  "you ..6 agreed|consented|registered|subscribed|opted|signed|joined|asked|requested|chose|ticked|gave|given|accepted|indicated",
  "that ..4 agreed|consented|registered|subscribed|opted|asked|given|gave|requested|accepted ..6 promotional|promotion|mails|emails|messages|permission|consent",
  "who ..4 agreed|consented|registered|subscribed|opted|asked|given|gave|requested|accepted",
  "who|you|they ..4 told|tell ..9 want|wish|like|happy|may|welcome",
  "said yes ..6 mails|emails|messages|promotion|promotional|news",
  "mails|emails|messages ..2 accepted|agreed|permitted",
  "with ..3 permission|consent",
  "your ..3 permission|consent",
  "permission|consent ..4 held|given|received|recorded|obtained|on",
  "consented|consenting|opted|registered|subscribed|permissioned ..3 list|recipients|subscribers|contacts|members|readers|professionals|panel",
  "because ..3 agreed|consented|registered|subscribed|opted|signed",
  "prior ..2 permission|consent",
);
const CONTACT_WORD =
  "address|addresses|number|numbers|mobile|mobiles|email|emails|inbox|phone|contact|contacts|details|list|database|name|names";
const GOT =
  "found|got|obtained|took|taken|picked|bought|purchased|rented|hired|sourced|scraped|harvested|copied|collected|looked|lifted|borrowed|acquired|pulled|guessed|worked|traced|dug|gave|passed";
const UNASKED_SOURCE =
  "directory|directories|clerk|receptionist|secretary|reception|switchboard|colleague|register|website|site|linkedin|badge|badges|delegate|delegates|attendee|attendees|programme|paper|publication|journal|rota|list|broker|supplier|agency|third|public|nhs|gmc|internet|web|google|card|cards|sheet|supervisor|friend|phone";
/** It was not: the address came from elsewhere, silence was taken for leave. */
export const LACKING = phrases(
  "you|they|recipients|readers|addressees ..3 not|never ..2 registered|register|agreed|agree|consented|consent|subscribed|subscribe|signed|opted|opt|given|requested|ticked",
  "you|they ..1 not|never ..1 ask|asked ..4 for|us|me",
  "not|never|without|no|nor ..3 permission|consent",
  `${GOT} ..3 your|their|these|the|nhs ..4 ${CONTACT_WORD} ..5 from|in|on|off|through|via|by|online ..4 ${UNASKED_SOURCE}`,
  `your|their|nhs ..3 ${CONTACT_WORD} ..4 ${GOT} ..4 from|in|on|off|through|via|by|online`,
  `${GOT} ..2 your|their ..3 mobile|number|phone|email|address ..6 from|off|through|via ..8`,
  "bought|purchased|rented|hired|scraped|harvested|broker ..3 list|lists|database|addresses|data",
  "addresses|list|database|names|contacts ..4 bought|purchased|rented|hired|scraped|harvested|supplied|compiled|taken ..4 from|by|in",
  "hope ..4 not ..2 mind ..6 emailing|texting|messaging|contacting|email|text|message|out|me|us|this",
  "hope ..2 that|this|it ..2 ok|okay|alright|fine",
  "hope ..3 forgive",
  "out of the blue",
  "bought|purchased|rented|hired|scraped|gathered|harvested|compiled ..3 details|addresses|address|emails|contacts|names|numbers|contact",
  "gathered|scraped|harvested|compiled ..5 addresses|emails|mails|contacts|numbers",
  "colleague|secretary|friend|receptionist|nurse|supervisor|clerk|pharmacist|manager ..3 passed|gave|given|shared|forwarded|supplied ..4 your|me ..4 email|address|mobile|number|details",
  "colleague|secretary|friend|receptionist|nurse|clerk|pharmacist|manager|someone|somebody|delegate ..8 let|lent|told|slipped|sent ..2 me|us ..2 have ..2 your ..3 mobile|number|email|address|details",
  "without ..1 asking|asked",
  "not ..3 asked|ask|sought|obtained|got|had|have ..4 permission|consent",
  "whether or not ..6",
  "you ..1 not ..2 tick|ticked",
  "deemed|taken|treated|considered|regarded ..3 agreed|consented|consent|permission",
  "we|i are|am ..1 using ..1 it|them|this|these ..2 to|for",
  "cold e? email|emails|mail|mails|call|text|texts|message",
  "you|we ..1 not ..1 know|met|spoken ..2 us|me|you|before",
  "put|added|restored|placed|reinstated|entered ..5 back ..4 list|lists|it|database",
  "put|added|add|placed|entered|included ..3 you|your|them ..6 mailing|mailings|email|distribution|contact|news|update|updates|product ..2 list|lists|database",
  "popped|added|put|pulled|dropped ..4 you|everyone|all ..5 group|chat|channel",
  "shout|say|tell ..3 if ..3 hate|mind|object|rather",
  "assume|assumed|assuming|presume|taken ..5 consent|agree|agreed|interested|happy|silence",
  "unless ..5 tell|hear|opt|object ..8 assume|continue|keep|send|agree",
  "did|do|does not ..3 object|opt|say ..3 out|no|so",
  "unsolicited|uninvited|unasked|unrequested|unprompted ..2 email|emails|mail|mails|message|messages|promotional|text|texts|mailing",
  "soft opt in",
  "pre ticked",
);
/** Turns of phrase that sound like the above and give permission or promise not to go without it. */
export const INNOCENT = phrases(
  "if ..4 not ..4 agreed|asked|registered|permission|consent|consented|wish|want|requested",
  "unless ..3 agreed|consented|given|asked|permission",
  "never|not ..4 send|email|mail|contact|share|pass|sell|text ..8 without|unless",
  "only ..8 permission|consent|agreed|consented|opted",
  "when|because|after|as|since|where ..2 you|they ..5 agreed|registered|consented|subscribed|signed|joined|asked|gave|opted|ticked",
  "no longer",
  "no|without ..3 obligation|charge",
  "not|except|excluding|excludes|removed|nobody|none|only ..8 who|whom|that ..3 not",
  "not|never ..1 forward|share|pass|copy",
  "that|which ..2 you ..4 signed|completed|filled|gave|returned|ticked",
  "from|on|in ..3 your ..3 registration|subscription|consent|form|preferences|account",
  "with ..2 your|their ..1 permission|consent|agreement",
  "withdraw|withdrawn|change|refuse|renew|review ..4 permission|consent",
  "you ..3 gave|given|have|hold ..4 permission|consent",
);
/** The rule itself. */
export const PROMISES = phrases(
  "must|should|do|does|will|may|can not|never ..8 without|unless ..4 permission|consent|agreed|consented|opt",
  "without ..4 permission|consent ..6 not|never",
);
