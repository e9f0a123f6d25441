import type { Facts } from "../facts/index.ts";
import { POSTCODE } from "../facts/postcode.ts";
import { countParticulars } from "../facts/prescribing-labels.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { upholds } from "../upholds.ts";
import { isCopy } from "./copy.ts";

/* Sentences that no edit takes out because they are only like faulty ones: what a piece must carry, warnings and help, and
 * what holds it together. Where such a sentence is at fault it is for its size, place or wording, and going is no cure. */

const ENVELOPE = /^(?:from|to|cc|bcc|date|sent)\s?:/i;
const SUBJECT = /^subject\s?:/i;
const SALUTATION = /^dear\b/i;
const CLOSING = /^(?:yours|kind|best|warm|many) (?:faithfully|sincerely|regards|wishes|thanks)\b/i;
const LABEL = /^[^\w\n]{0,4}\p{Lu}[\p{L} ()-]{3,60}:/u;
/** Whom the piece is for, and that it goes no farther. */
const READERS =
  /\b(?:internal(?: use)?(?: only)?(?= ?[:.])|for internal use|not for (?:onward|external|public|distribution|use)|not to be (?:shown|left|distributed|forwarded|used)|for (?:UK |GB )?(?:health ?care|health|medical|veterinary) professionals|(?:UK )?(?:health ?care|health) professionals only)\b/i;
/** Notes under a text, and entries of a list of references. */
const NOTE = /^(?:[*†‡§]|small print|references?\b|sources?:)/i;
/** What a company tells of its business, to its shareholders above all. */
const BUSINESS = /\b(?:half-year|annual report|turnover|revenues?|earnings|dividends?|shareholders?)\b/i;
/** Where all about the medicine stands. */
const FURTHER =
  /\b(?:see|consult|refer to|read) (?:the )?(?:full |current )?(?:summary of product characteristics|SmPC|SPC|package leaflet)\b/i;
/** The medicine by its name, strength and form, and nothing said of it. */
const PRESENTATION =
  /^\W{0,3}\p{Lu}[\p{L}-]{2,30}[®™▼]{0,2} (?:\([^()\n]{3,60}\) )?\d[\d.,/]{0,8} ?(?:mg|micrograms?|mcg|g|ml|%|units?|IU)\b(?: (?:film-coated|prolonged-release|hard|soft|oral|eye|nasal|tablets?|capsules?|cream|gel|ointment|solution|drops|spray|inhaler|injection|pre-filled|pens?|syringes?|powder)){0,4}\W{0,2}$/iu;
/** The address of a company. */
const ADDRESS = new RegExp(String.raw`\b${POSTCODE}\b`);
/** Where a patient finds help. */
const HELP = /\b(?:999|NHS 111|A&E|your (?:doctor|GP|nurse|pharmacist|team|clinic))\b/;
const WARNING =
  /\b(?:contra-?indicat\w*|must not (?:be )?(?:use|take|give|drive)\w*|(?:do|should) not (?:be )?(?:used?|take|taken|given?|drive)\b|not interchangeable|(?:not|never) (?:been )?(?:established|studied)|pregnan\w+|breastfeeding|fatal|deaths?|suicid\w+|side[- ]effects? (?:should|can|may|that)|adverse (?:events?|reactions?) (?:should|can|may|were|are)|not licen[cs]ed)/i;
const IS_LICENSED =
  /\b(?:is|are|was|were) (?:already |now |only )?(?:licen[cs]ed|authori[sz]ed|approved) (?:in|for)\b/i;
/** What keeps a rule: an axis in full, calls within the limit, payments that are told, consent and the way out of it. The edits of
 * written rules put such words in. */
const KEEPS_A_RULE =
  /\b(?:no more than (?:three|3) (?:unsolicited )?calls|drawn in proportion|full (?:value )?axis|ax[ie]s (?:starts?|begins?) at (?:zero|0)|say at the (?:start|beginning|outset)\b[^.]{0,80}\bpaid for|discussion of \[the questions|disclos\w+ (?:the|every|all|any|this|these|such) (?:payments?|fees?|transfers?)\b[^.]{0,40}\bCode|you (?:have )?agreed to (?:hear|receive)|(?:study|survey|research) (?:has been|is|was) commissioned by|answers (?:are|will be|stay) (?:confidential|anonymous)|(?:stop|withdraw|opt out|unsubscribe) at any time)\b/i;
const LICENSED = /\b(?:licen[cs]ed|authori[sz]ed|approved)\b/i;

/** The places of what a piece carries because it must. */
const carried = oncePer(({ obligatory, prescribingInformation, licence, role, dealings }: Facts): Span[] => {
  const { triangle, identity, consent, abbreviated } = obligatory;
  const spans = [
    ...prescribingInformation.pointers,
    ...licence.unlicensed.map(({ at }) => at),
    ...(dealings.agreement ? dealings.sums : []),
    ...role.statements.filter(({ kind }) => kind === "plain"),
    ...(abbreviated.claimed ? Object.values(abbreviated.items) : []),
    ...[triangle.statement, identity.drawnUp, identity.code, identity.certified, consent.given, consent.optOut],
  ];
  return spans.filter((span): span is Span => span !== null);
});

/** Whether words head or end a message; of a safety notice also what it is about, which makes it one. */
const framesMessage = ({ promotion }: Facts, words: string): boolean =>
  ENVELOPE.test(words) || CLOSING.test(words) || (promotion.kind === "notice" && SUBJECT.test(words));

/** Whether a sentence tells of harm, or of where to find help. */
const warns = ({ claims }: Facts, { index }: Sentence, words: string): boolean =>
  claims.safety.includes(index) || WARNING.test(words) || HELP.test(words);

/** Whether a heading is the first of a piece, or says what a letter is about, and claims nothing. */
function isTitle({ claims, sentences, view }: Facts, index: number): boolean {
  const before = sentences[index - 1];
  const isFirst = !before || SALUTATION.test(view.text.slice(before.start, before.end));
  return isFirst && claims.all.every(({ sentence }) => sentence !== index);
}

/** Whether a sentence stays as it is. Pure. */
export function mustStay(facts: Facts, sentence: Sentence): boolean {
  const { start, end, zone, index } = sentence;
  const next = facts.sentences[index + 1];
  const words = facts.view.text.slice(start, end);
  return (
    upholds(facts, sentence) ||
    framesMessage(facts, words) ||
    warns(facts, sentence, words) ||
    NOTE.test(words) ||
    READERS.test(words) ||
    BUSINESS.test(words) ||
    KEEPS_A_RULE.test(words) ||
    FURTHER.test(words) ||
    PRESENTATION.test(words.trim()) ||
    ADDRESS.test(words) ||
    (LABEL.test(words) && countParticulars(words) > 0) ||
    (facts.licence.unlicensed.length > 0 ? LICENSED : IS_LICENSED).test(words) ||
    (zone === "heading" && ((next !== undefined && !isCopy(next)) || isTitle(facts, index))) ||
    carried(facts).some((at) => start < at.end && at.start < end)
  );
}
