import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";

/* Briefings that keep themselves, or what they ask for, out of sight. */

/** Keeping the briefing or the deed out of sight. */
const SECRECY = phrases(
  "delete|shred|destroy|bin|burn|eat|lose ..6 email|message|note|this|briefing|reading|copy|read",
  "not|never ..3 forward|print|save|keep|share ..3 this|email|message|note|copy|it",
  "this|it stays|goes|is ..3 between|nowhere|room",
  "between you|ourselves|us ..2 me|only|please",
  "you did not|never hear|read|see|get this|it",
  "off the record",
  "keep ..4 between us|ourselves",
  `${NEGATION} ..8 writing|log|logged|crm|record|recorded|trail`,
  "nobody|none|noone|one|cannot|not|never ..3 rule|complain|object|police|trace|prove|catch|audit|check ..3 on|it|that|this|us|you|about|what",
  "say|said|speak|spoken|head|mouth|voice ..6 not|never|nothing|rather|instead ..4 page|paper|print|slide|writing",
  "so that nobody|none|noone ..3 notice|notices|knows|sees|asks|minds",
  "nothing|anything|this|it|none|never|not ..2 on paper",
  "compliance|signatory|signatories|medical|legal|head|office|approval ..6 not|never ..4 know|see|told|need|hear|copied|involved|find|ask",
  "not|never|no|without ..5 tell|ask|copy|involve|show|telling|asking|inform|bother|trouble|need ..4 compliance|signatory|signatories|medical|legal|approvals",
);
const RECORD_CARE = phrases(
  "not|never ..2 record|enter|log|write|count ..6 as ..2 call|visit|contact",
  "not|never ..2 record|enter|log ..4 visit|call ..3 not ..2 take|happen",
  "tell|ask|ring|call|contact|email|speak ..2 compliance|signatory",
  "confidential line|helpline",
  "old|earlier|previous|superseded|withdrawn|replaced ..3 version|versions|copy|copies|edition|briefing",
  "confirm|confirmed|confirmation ..6 compliance|deleted|destroyed|deletion|destruction",
);
const DATA_CARE = phrases("patient|patients|personal|name|names|identifiable|confidential|adverse");
/** What was sent by mistake, found wrong or replaced is called back and deleted: the opposite of keeping it dark. */
const CALLED_BACK =
  /\b(?:recall(?:ed|ing)?|withdrawn?|withdrawal|(?:sent|went out|shared|issued) (?:to (?:you|some of you) )?(?:in error|by mistake|wrongly|too early|at \d)|wrong (?:file|version|list|people)|should not have (?:been sent|gone)|replaces|superseded?|embargo(?:ed)?|undertaking|stop using)\b/i;
/** The message itself is to vanish once it has done its work. */
const VANISHES =
  /\b(?:when|once|after) (?:you(?:'ve| have) )?read\b|\bafter reading\b|\bdelete this (?:e-?mail|message|note)\b|\bbetween (?:us|ourselves)\b|\boff the record\b/i;
const OPENING_CHARS = 900;

/** Whether a briefing calls something back, and asks nobody to make the message itself vanish. */
function callsBack({ view: { text } }: Facts): boolean {
  return CALLED_BACK.test(text.slice(0, OPENING_CHARS)) && !standsIn(VANISHES, text);
}

const CARE = [...DATA_CARE, ...RECORD_CARE];

/** Words that keep the briefing or the deed out of sight; a message that is called back has to go, and hides nothing by it. */
export const keptDark = (facts: Facts, sentences: Sentence[]): Match[] =>
  callsBack(facts) ? [] : findPhrases(SECRECY, facts, sentences).filter((m) => !hasPhrase(CARE, facts, [m.sentence]));
