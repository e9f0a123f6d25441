import { findPhrases, hasPhrase, type Phrase } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { CONDITION, OPT_OUT, RATHER_NOT, REFUSED } from "./opt-out-wordings.ts";
import { GIVEN, INNOCENT, LACKING, PROMISES } from "./permission-wordings.ts";
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

const LIST_WORD =
  /\b(?:list|mailing|mailings|e-?mails?|subscri\w+|unsubscri\w+|opt(?:ed|ing)?[- ]?out|database|texts|text (?:messages?|alerts?|list)|messages?|newsletters?|preferences|removed?|removal)\b/i;

function copyOf(facts: BaseFacts, blocks: Span[]): Sentence[] {
  return facts.sentences.filter(
    (s) =>
      s.zone !== "references" && s.zone !== "ae-statement" && !blocks.some((b) => b.start <= s.start && s.end <= b.end),
  );
}

const unique = (sentences: Sentence[]): Span[] => [
  ...new Map(sentences.map((s) => [s.start, { start: s.start, end: s.end }])).values(),
];

function spansOf(facts: BaseFacts, list: Phrase[], copy: Sentence[], keep: (s: Sentence) => boolean): Span[] {
  return unique(
    findPhrases(list, facts, copy)
      .map((m) => m.sentence)
      .filter(keep),
  );
}

/** The way off a list, and a list of those who said yes. */
const WAY_OFF =
  /\b(?:have|get|want) your (?:name|address|details) (?:taken|removed|struck|deleted) (?:off|from)\b|(?<!\b(?:not|no|never|without) (?:an? )?)\bopt(?:ed)?-in list\b/i;

const UNASKED = /\b(?:bought|broker|purchased|taken from|out of the blue|not)\b/i;

const LACKING_IN_CONTEXT =
  /\b(?:no|not|never|without|nor|none|has not|have not|haven't|hasn't|did not|didn't)\b[^.\n]{0,50}\b(?:permission|consent(?:ed)?|opted|opt-?in|agreed|asked|subscribed|registered)\b|\b(?:bought|purchased|rented|scraped|hired)[- ](?:in )?(?:list|database|addresses)|\bunsolicited (?:e-?mail|message|text|mailing|call|fax|promotion)|\b(?:addresses|numbers|list)\b[^.\n]{0,40}\b(?:taken|bought|copied|harvested|scraped|purchased|obtained) from\b|\bcold (?:e-?mail|call|text)/i;

const GIVEN_IN_CONTEXT =
  /\b(?:who|all|each|everyone|they|recipients?)\b[^.\n]{0,30}\b(?:have|has|had) (?:all )?(?:agreed|consented|opted in|given (?:their )?(?:permission|consent))|\bwith (?:prior |their )?(?:permission|consent)\b/i;

/** The address behind a way out, whatever stands before it. */
const WAY_OUT =
  /[/.=](?:stop|leave|unsub\w*|opt-?out|(?:e-?mail-?)?preferences|no-?more|untick|withdraw|remove(?:-?me)?)(?![\w-])/i;

/** To wait for somebody's next visit is no way out. */
const AT_A_CALL =
  /\bwhen (?:he|she|they|we|I)\b[^.\n]{0,24}\b(?:calls?|visits?|comes?)\b|\b(?:at|on) (?:my|our|his|her|the) next (?:call|visit)\b/i;

const TO_LINE = /^\W{0,20}to\s*:?\s+([^\n]{3,140})/im;
const TO_MANY =
  /\b(?:lists?|all|every\w*|members|subscribers|recipients|addresses|readers|database|delegates|team|nurses|doctors|gps|pharmacists|consultants|specialists|prescribers|clinicians|professionals|surgeons|physicians|\p{L}+ologists|practices|surgeries|customers|scans|undisclosed|various|n ?=)\b|\d{1,3}(?:,\d{3})? (?:doctors|gps|nurses|addresses|recipients|people|contacts|readers|prescrib\p{L}+)|\[|\{|<<|_{2,}/iu;
const GREETS_ONE =
  /^\W{0,10}(?:dear|hi|hello|good (?:morning|afternoon|evening)),? (?!colleague|doctor\b|all\b|team|sir|everyone|there\b)(?:(?:dr|prof(?:essor)?|mr|mrs|ms|miss|sister)\.? )?\p{Lu}\p{L}+/imu;
const DECLARED = /\bpromotional\b|\badvertisement\b/i;

/** Its readers asked for it. */
const INVITED = /\bthank you for (?:the|your) invitation\b|\byou (?:have )?invited us\b|\bat your invitation\b/i;

/** A paper with a number on the agenda of the committee or group that it goes to, sent under no subject. */
const TO_BODY = /\b(?:group|committee|board|panel|forum|network|council|ICB|APC|partnership)\b/i;
const TABLED =
  /^\W{0,10}(?:paper|agenda item|item|enclosure|annex|appendix|schedule)(?: no\.?| number)? ?(?:[A-Z]{1,2}[-/]?)?\d{1,2}(?:\.\d{1,2})?\b(?![-/]\w)/im;
const SUBJECT = /^\W{0,20}(?:subject|re)\b(?: line)?\s*:/im;

/** A body's papers go to its members, not to a list. */
const TO_LIST = /\b(?:list|all|every|GPs|doctors|prescribers|practices)\b/i;

const isTabled = (head: string, to: string) =>
  TO_BODY.test(to) && !TO_LIST.test(to) && TABLED.test(head) && !SUBJECT.test(head) && !DECLARED.test(head);

/** A text message has no line for its reader: the user says that there is one, and the message greets that one. */
const TO_ONE =
  /\b(?:sent |messages? |texts? )[^.\n]{0,40}\bto (?:a|an|one|the) (?:[\p{L}-]+ ){0,5}(?:doctor|GP|nurse|pharmacist|consultant|specialist|prescriber|midwife)\b(?! (?:mailing|list|database|audience|panel|group|segment))/iu;
const GREETS_FIRST =
  /^(?:\W*[Mm]essage 1\b[^\n]{0,60}\n)?\W*(?:[Dd]ear|[Hh]i|[Hh]ello) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,/u;

/** A message to one or two persons by name, or to a body that asked for it, which goes to no list and does not call itself
 * promotional. */
function isPersonal(text: string, context: string): boolean {
  const head = text.slice(0, 900);
  if (TO_ONE.test(context) && standsIn(GREETS_FIRST, text) && !TO_LINE.test(head) && !DECLARED.test(head)) return true;
  const to = TO_LINE.exec(head)?.[1];
  if (INVITED.test(head) && !DECLARED.test(head) && !(to !== undefined && TO_LIST.test(to))) return true;
  if (to !== undefined && isTabled(head, to)) return true;
  return to !== undefined && !TO_MANY.test(to) && GREETS_ONE.test(head) && !DECLARED.test(head);
}

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
      !(WAY_OFF.test(words(s)) && !UNASKED.test(words(s))) &&
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
  const links = facts.sentences.filter((s) => s.zone === "ae-statement" || s.zone === "references");
  const optOut = findPhrases(OPT_OUT, facts, [...copy, ...links]).find(
    (m) => !refused.some((r) => r.start === m.sentence.start) && !AT_A_CALL.test(words(m.sentence)),
  );
  const leaves = (s: Sentence) =>
    WAY_OUT.test(words(s)) ||
    (RATHER_NOT.test(words(s)) && LIST_WORD.test(text.slice(Math.max(0, s.start - 160), s.start)));
  const wayOut = [...copy, ...links].find((s) => leaves(s) && !refused.some((r) => r.start === s.start));
  return {
    isMessage,
    isMailing:
      channel === "email" &&
      (/^\W{0,40}(?:subject|from|to)\b/im.test(text.slice(0, 300)) || context !== "") &&
      !/\battachment\b/i.test(context) &&
      !isPersonal(text, context),
    given: given ? { start: given.sentence.start, end: given.sentence.end } : null,
    lacking,
    lackingInContext:
      LACKING_IN_CONTEXT.test(context.replace(/\bopted[ -]?out\b|\bunsubscribed\b/gi, "")) &&
      !GIVEN_IN_CONTEXT.test(context),
    optOut: optOut
      ? { start: optOut.sentence.start, end: optOut.sentence.end }
      : wayOut
        ? { start: wayOut.start, end: wayOut.end }
        : null,
    refused,
  };
}
