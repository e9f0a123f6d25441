import { phrases } from "#worker/text/language/phrases.ts";

/* The way out of a list, and how it is closed. */

/** A way out. */
export const OPT_OUT = phrases(
  "unsubscribe|unsubscribing",
  "opt ..1 out",
  "to|want|wish|like ..1 stop|leave|finish https|http|www|reply|email|us|them|these|here|click",
  "stop|end|cancel ..4 email|emails|mails|messages|receiving|mailings|invitations|hearing|texts|updates|alerts|newsletter|newsletters",
  "leave|off|remove* ..4 list|mailing|mailings|database|panel",
  "no longer ..4 receive|wish|want|hear",
  "reply|text|send ..4 stop|remove|leave",
  "manage|change|update|edit|set ..3 preferences|subscription|subscriptions|choices|choice|settings",
  "change|changed your mind",
  "chose|ticked|choice|preferences|agreed|signed ..20 change|alter|amend|undo|reverse ..1 that|this|it|them|these|those ..1 here|http|https|www",
  "had enough",
  "no more ..2 email|emails|mails|messages|mailings|texts|of|please",
  "withdraw ..4 consent|permission",
  "do not wish|want ..4 receive|hear|emails",
  "preferences ..2 centre|center|page",
  "no further ..2 email|emails|mails|messages|mailings|texts ..2 write|reply|click|tell|here|text|http|https|please",
  "like|want|wish|receive|get|have ..1 no more ..3 news|invitations|alerts|updates|newsletters|notes",
  "emails|mails|messages|mailings|updates|alerts ..6 stop them|these|this ..1 here|http|https|www|click|reply",
  "email|emails|mails|messages|mailings|texts|these|them|subscription ..2 stop|end|cancel|leave ..5 by replying|emailing|clicking|writing|texting",
  "stop|leave|end|cancel ..1 email|emails|mails|messages|mailings|texts|these|them|list|subscription|alerts ..3 by replying|emailing|clicking|writing|texting",
  "to withdraw here|click|http|https|www|reply|email|write",
  "untick|unticking",
  "change|alter|amend|undo|reverse this|that|it|them in one|a|single click|tap",
  "reply|answer ..2 no thanks|thank ..6 off|list|stop|emails",
  "shall|will|can take you off",
  "take me off ..1 list|this|these|emails|mailing",
  "rather|prefer|sooner ..2 stopped|stop ..2 emailing|mailing|writing|messaging|texting|sending",
  "rather|prefer|sooner not ..2 hear",
  "rather|prefer|sooner not ..2 receive|get ..3 email|emails|mails|messages|mailings|texts|notes|updates|this|these",
);
/** "Tell me if you would rather not", said right after the mailing itself was named. */
export const RATHER_NOT = /\b(?:say|tell|let|write|reply)\b[^.\n]{0,40}\b(?:rather|prefer|sooner) not\W*$/i;
/** A wish to leave is refused or overruled. */
export const REFUSED = phrases(
  "not|cannot|never|no|unable ..3 possible|able|be|way|route|option|means|facility ..3 removed|remove|unsubscribe|opt|leave|stop",
  "cannot|unable|never ..3 remove|removed|unsubscribe|unsubscribed|opt|taken|deleted|honour|honoured|process|processed|action|actioned",
  "not be removed|taken|deleted|honoured|processed|actioned|unsubscribed",
  "not ..1 remove|honour|process|action|offer|provide|allow ..4",
  "not|never taken|removed|deleted ..1 off|from",
  "no|without ..1 unsubscribe|opt ..2 link|out|option|route|button",
  "asked|asks|wish|wished|requested|chose ..4 removed|taken|leave|stop|off ..6 but|however|yet",
  "added|add|put|signed|included|enrolled ..2 you|your ..3 again|back",
  "requests|unsubscribe|removal|opt ..8 once ..1 a|per year|quarter|month",
  "requests|removal|unsubscribe ..6 ignored|refused|declined|rejected|disregarded",
  "even|whether if? ..4 unsubscribe|opt|ask|leave ..8",
  "keep|kept|retain ..1 you|your|them|him|her|names|everyone|addresses ..3 on ..2 list",
  "stay|stays|remain|remains|kept ..1 on ..2 list",
  "unsubscribe|opt|removal|stop ..6 not|no|cannot ..4 available|work|works|working|possible|monitored|offered|provided|longer",
  "put|added|restored|placed|reinstated|entered|included|signed ..5 back|again ..4",
  "re|resubscribed|readded|reinstated ..2 added|subscribed|your|you ..4",
  "unsubscribed|opted|removed|came|asked|left ..10 but|still|anyway|again|so|nevertheless|however ..8 send|sending|keep|kept|added|put|back|include|included|email",
  "although|though|despite ..8 unsubscribed|opted|unsubscribe|removed|removal|stop",
  "you|they ..2 unsubscribed|opted|left|came|come|removed|off ..8 so|but|hence|therefore|popping|trying|reaching ..8 here|instead|text|texting|whatsapp|message|messaging|ring|call|post",
  "you|they ..2 asked ..4 off|out|removed|stop|leave ..8 so|but|hence|therefore|popping|trying|reaching ..8 here|instead|text|texting|whatsapp|message|messaging|ring|call|post",
  "keep|continue|carry ..3 sending|emailing|receive|mailing|on ..10 even|whether|regardless|although|despite",
);
/** Wordings of a proper way out that sound like a refusal. */
export const CONDITION = phrases(
  "until|unless ..4 unsubscribe|opt|ask|tell|leave",
  "once ..2 removed|unsubscribed",
  "make sure|certain ..4 not|no|never",
  "not|never ..2 write|email|contact ..4 again|you",
  "send none",
  "will not|never ..2 be ..4",
  "please|simply|just|if ..6 unsubscribe|opt|wish|want|prefer|click|reply|tell",
);
