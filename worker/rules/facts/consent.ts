import { findPhrases, hasPhrase, isNegated, phrases } from "../pattern.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** Permission to send promotion electronically, and the way out of the list. */
export interface ConsentFacts {
  /** The piece reaches its reader by e-mail, text, telephone or another message. */
  isMessage: boolean;
  /** It goes to many readers at once. */
  isMailing: boolean;
  /** Words that say how permission was given. */
  given: Span | null;
  /** Words that show that it was not. */
  lacking: Span[];
  /** The user's own note says that it was not. */
  lackingInContext: boolean;
  /** The way out of the list. */
  optOut: Span | null;
  /** Words that refuse or overrule a wish to be taken off. */
  refused: Span[];
}

const MESSAGE =
  /\b(?:whatsapp|text message|sms|e-?mail(?:ed)?|fax|telephone call|cold call|voicemail|push notification|direct message|teams message|messenger)\b/i;
const MESSAGE_HEAD =
  /^\W{0,40}whatsapp (?:group|chat|thread|messages?)\b|^\W{0,40}(?:subject(?: line)?|from|to|whatsapp|sms|text message|fax|preheader|sent)\b\s*(?::|$|-)/im;

const GIVEN = phrases(
  "you ..6 agreed|consented|registered|subscribed|opted|signed|joined|asked|requested|chose|ticked|gave|given|accepted|indicated",
  "who ..4 agreed|consented|registered|subscribed|opted|asked|given|requested",
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
const LACKING = phrases(
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
  "gathered|scraped|harvested|compiled ..5 addresses|emails|contacts|numbers",
  "colleague|secretary|friend|receptionist|nurse|supervisor|clerk|pharmacist|manager ..3 passed|gave|given|shared|forwarded|supplied ..4 your|me ..4 email|address|mobile|number|details",
  "colleague|secretary|friend|receptionist|nurse|clerk|pharmacist|manager|someone|somebody|delegate ..8 let|lent|told|slipped|sent ..2 me|us ..2 have ..2 your ..3 mobile|number|email|address|details",
  "without ..1 asking|asked",
  "not ..3 asked|ask|sought|obtained|got|had|have ..4 permission|consent",
  "whether or not ..6",
  "you ..1 not ..2 tick|ticked",
  "deemed|taken|treated|considered|regarded ..3 agreed|consented|consent|permission",
  "we|i are|am ..1 using ..1 it|them|this|these ..2 to|for",
  "cold email|emails|call|text|texts|message|mail",
  "you|we ..1 not ..1 know|met|spoken ..2 us|me|you|before",
  "put|added|restored|placed|reinstated|entered ..5 back ..4 list|lists|it|database",
  "put|added|add|placed|entered|included ..3 you|your|them ..6 mailing|mailings|email|distribution|contact|news|update|updates|product ..2 list|lists|database",
  "popped|added|put|pulled|dropped ..4 you|everyone|all ..5 group|chat|channel",
  "shout|say|tell ..3 if ..3 hate|mind|object|rather",
  "assume|assumed|assuming|presume|taken ..5 consent|agree|agreed|interested|happy|silence",
  "unless ..5 tell|hear|opt|object ..8 assume|continue|keep|send|agree",
  "did|do|does not ..3 object|opt|say ..3 out|no|so",
  "unsolicited|uninvited|unasked|unrequested|unprompted ..2 email|emails|message|messages|promotional|text|texts|mailing",
  "soft opt in",
  "pre ticked",
);
/** Turns of phrase that sound like the above and give permission or promise not to go without it. */
const INNOCENT = phrases(
  "if ..4 not ..4 agreed|asked|registered|permission|consent|consented|wish|want|requested",
  "unless ..3 agreed|consented|given|asked|permission",
  "never|not ..4 send|email|contact|share|pass|sell|text ..8 without|unless",
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
const PROMISES = phrases(
  "must|should|do|does|will|may|can not|never ..8 without|unless ..4 permission|consent|agreed|consented|opt",
  "without ..4 permission|consent ..6 not|never",
);

const OPT_OUT = phrases(
  "unsubscribe|unsubscribing",
  "opt ..1 out",
  "stop ..4 email|emails|messages|receiving|mailings|invitations|hearing|texts|updates",
  "leave|off|remove* ..4 list|mailing|mailings|database|panel",
  "no longer ..4 receive|wish|want|hear",
  "reply|text|send ..4 stop|remove|leave",
  "manage|change|update|edit|set ..3 preferences|subscription|subscriptions",
  "change|changed your mind",
  "had enough",
  "withdraw ..4 consent|permission",
  "do not wish|want ..4 receive|hear|emails",
  "preferences ..2 centre|center|page",
);
const REFUSED = phrases(
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
  "keep|kept|stay|remain|retain ..4 on ..2 list",
  "unsubscribe|opt|removal|stop ..6 not|no|cannot ..4 available|work|works|working|possible|monitored|offered|provided|longer",
  "put|added|restored|placed|reinstated|entered|included|signed ..5 back|again ..4",
  "re|resubscribed|readded|reinstated ..2 added|subscribed|your|you ..4",
  "unsubscribed|opted|removed|came|asked|left ..10 but|still|anyway|again|so|nevertheless|however ..8 send|sending|keep|kept|added|put|back|include|included|email",
  "although|though|despite ..8 unsubscribed|opted|unsubscribe|removed|removal|stop",
  "you|they ..2 unsubscribed|opted|left|came|come|removed|asked|off ..8 so|but|hence|therefore|popping|trying|reaching ..8 here|instead|text|texting|whatsapp|message|messaging|ring|call|post",
  "keep|continue|carry ..3 sending|emailing|receive|mailing|on ..10 even|whether|regardless|although|despite",
);
const CONDITION = phrases(
  "until|unless ..4 unsubscribe|opt|ask|tell|leave",
  "once ..2 removed|unsubscribed",

  "will not|never ..2 be ..4",
  "please|simply|just|if ..6 unsubscribe|opt|wish|want|prefer|click|reply|tell",
);
const LIST_WORD =
  /\b(?:list|mailing|mailings|e-?mails?|subscri\w+|unsubscri\w+|opt(?:ed|ing)?[- ]?out|database|texts?|messages?|newsletters?|preferences|removed?|removal)\b/i;

function copyOf(facts: BaseFacts, blocks: Span[]): Sentence[] {
  return facts.sentences.filter(
    (s) =>
      s.zone !== "references" && s.zone !== "ae-statement" && !blocks.some((b) => b.start <= s.start && s.end <= b.end),
  );
}

const unique = (sentences: Sentence[]): Span[] => [
  ...new Map(sentences.map((s) => [s.start, { start: s.start, end: s.end }])).values(),
];

function spansOf(
  facts: BaseFacts,
  list: ReturnType<typeof phrases>,
  copy: Sentence[],
  keep: (s: Sentence) => boolean,
): Span[] {
  return unique(
    findPhrases(list, facts, copy)
      .map((m) => m.sentence)
      .filter(keep),
  );
}

const LACKING_IN_CONTEXT =
  /\b(?:no|not|never|without|nor|none|has not|have not|haven't|hasn't|did not|didn't)\b[^.\n]{0,50}\b(?:permission|consent(?:ed)?|opted|opt-?in|agreed|asked|subscribed|registered)\b|\b(?:bought|purchased|rented|scraped|hired)[- ](?:in )?(?:list|database|addresses)|\bunsolicited (?:e-?mail|message|text|mailing|call|fax|promotion)|\b(?:addresses|numbers|list)\b[^.\n]{0,40}\b(?:taken|bought|copied|harvested|scraped|purchased|obtained) from\b|\bcold (?:e-?mail|call|text)/i;

const GIVEN_IN_CONTEXT =
  /\b(?:who|all|each|everyone|they|recipients?)\b[^.\n]{0,30}\b(?:have|has|had) (?:all )?(?:agreed|consented|opted in|given (?:their )?(?:permission|consent))|\bwith (?:prior |their )?(?:permission|consent)\b/i;

export function consentOf(facts: BaseFacts, blocks: Span[]): ConsentFacts {
  const { text } = facts.view;
  const { channel, context } = facts.submission;
  const copy = copyOf(facts, blocks);
  const words = (s: Span) => text.slice(s.start, s.end);
  const isMessage = channel === "email" || MESSAGE_HEAD.test(text.slice(0, 300)) || MESSAGE.test(context);
  const innocent = new Set(findPhrases(INNOCENT, facts, copy).map((m) => m.sentence.index));
  const promised = new Set(findPhrases(PROMISES, facts, copy).map((m) => m.sentence.index));
  const refused = spansOf(
    facts,
    REFUSED,
    copy,
    (s) =>
      LIST_WORD.test(`${words(s)} ${text.slice(Math.max(0, s.start - 80), s.start)}`) &&
      (!hasPhrase(CONDITION, facts, [s]) || /\beven (?:if|though)\b/i.test(words(s))),
  );
  const lacking = spansOf(
    facts,
    LACKING,
    copy,
    (s) =>
      !innocent.has(s.index) &&
      !promised.has(s.index) &&
      /\b(?:e-?mail(?:s|ed|ing)?|address(?:es)?|mobile|number|list|inbox|messages?|texts?|registered|subscri\w+|mailings?|contact\w*|details|opt(?:ed|ing)?[ -](?:in|out)|phone|updates?|WhatsApp)\b/i.test(
        words(s),
      ) &&
      !/\b(?:patient|publisher|author|copyright|logo|image|photograph|reproduc\w+|ethic\w*)\b/i.test(words(s)),
  );
  const given = findPhrases(GIVEN, facts, copy).find(
    (m) =>
      !isNegated(m, facts) &&
      !/\b(?:not|never|n't)\b/i.test(words(m)) &&
      !lacking.some((l) => l.start === m.sentence.start),
  );
  const links = facts.sentences.filter((s) => s.zone === "ae-statement");
  const optOut = findPhrases(OPT_OUT, facts, [...copy, ...links]).find(
    (m) => !refused.some((r) => r.start === m.sentence.start),
  );
  return {
    isMessage,
    isMailing:
      channel === "email" &&
      (/^\W{0,40}(?:subject|from|to)\b/im.test(text.slice(0, 300)) || context !== "") &&
      !/\battachment\b/i.test(context),
    given: given ? { start: given.sentence.start, end: given.sentence.end } : null,
    lacking,
    lackingInContext:
      LACKING_IN_CONTEXT.test(context.replace(/\bopted[ -]?out\b|\bunsubscribed\b/gi, "")) &&
      !GIVEN_IN_CONTEXT.test(context),
    optOut: optOut ? { start: optOut.sentence.start, end: optOut.sentence.end } : null,
    refused,
  };
}
