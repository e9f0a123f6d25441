import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "./index.ts";
import { namedWithin } from "./mentions.ts";
import type { Span } from "./types.ts";

/* What every piece carries and nobody can fault by itself: the title with the name of the medicine, the way to a document, the licence
 * in its own terms, where to write. */

/** Names, forms, strengths and signs that stand in a title. */
const TITLE_WORDS =
  /\b(?:tablets?|film[- ]coated|capsules?|hard|soft|injection|solution|suspension|infusion|powder|concentrate|cream|ointment|gel|lotion|foam|patch(?:es)?|inhaler|inhalation|spray|nasal|oral|eye|ear|drops?|granules|sachets?|syrup|pen|pre-?filled|syringe|vials?|for|and|with|the|in|a|mg|g|kg|ml|mcg|micrograms?|units?|IU|per|dose|prolonged|modified|release|gastro-resistant|dispersible|enema|pessar(?:y|ies)|suppositor(?:y|ies)|implant|once|daily|weekly|monthly|new|UK|subcutaneous|intravenous|your|cards?|guides?|booklets?|leaflets?|diar(?:y|ies)|reminders?)\b/giu;
const LEAD_TO_DOCUMENT =
  /^\W*(?:please )?(?:scan|click|tap|see|view|read|refer|visit|download|turn (?:over|to)|swipe|press|go to|for|full|the)?\b[^.!?\n]{0,60}\b(?:prescribing information|PI|summar(?:y|ies) of product characteristics|SPCs?|SmPCs?|(?:patient information|package) leaflets?|references?)\b[^.!?\n]{0,60}$/i;
const LEADS =
  /\b(?:scan|click|tap|see|view|read|refer|visit|download|overleaf|back page|page \d+|QR|link|www\.|https?:|available|found|button|below|last slide|at the (?:end|foot))\b/i;
const LICENCE =
  /^\W*(?:[^.!?\n]{0,60}\b(?:is|are) (?:licen[cs]ed|indicated|authori[sz]ed) (?:in (?:the UK|adults)|for|to|as)\b|(?:licensed )?indications?\s*:|(?:legal category|PL|MA|marketing authori[sz]ation)\b)/i;
const CAUTION =
  /^\W*(?:small print\b[^\n]{0,10}\b)?[^.!?\n]{0,60}\b(?:contra-?indicated|not interchangeable|not recommended|(?:was|were|is|are) not (?:significant|powered)|(?:trial|study) (?:was not|did not|cannot))\b/i;
const SIDE_EFFECTS_WANTED =
  /\b(?:hear|tell|told|know|report\w*|ask)\b[^.!?\n]{0,40}\b(?:side effects?|adverse (?:events?|reactions?))\b|\bDo not (?:hand|leave|give|pass|forward)\b[^.!?\n]{0,30}\b(?:document|briefing|this|it)\b/i;
const CONTACT =
  /^\W*(?:(?:tel|phone|e-?mail|contact|address|questions|enquiries|web(?:site)?)\b[^.!?\n]{0,10}:|[\w.+-]{1,64}@[\w.-]+\W*$|https?:\S+\W*$)/i;
/** The company's part told in full, and the rule that only what is certified is used: the correction, and no fault. */
const ROLE_TOLD =
  /\b(?:organi[sz]ed|initiated|written|produced|developed)(?:,| and) (?:and )?(?:paid for|funded|sponsored|certified)\b[^.\n]{0,20}\bby \p{Lu}/u;
const ONLY_CERTIFIED = /\bonly (?:to )?use (?:the |what is )?certified\b/i;
/** What is left of a title, once what belongs to it is taken away, is no word. */
const FEWEST_LETTERS = 3;

function isTitle(facts: Facts, { start, end }: Span, words: string): boolean {
  const names = [...namedWithin(facts.products, { start, end })];
  if (names.length === 0) return false;
  const rest = names
    .flatMap(({ name, generic }) => [name, generic ?? name].map((one) => one.toLowerCase()))
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, " "), words.toLowerCase())
    .replace(TITLE_WORDS, " ");
  return (rest.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS;
}

/** Whether words are such as pieces carry anyway, and so no ground for a fault by themselves. */
export function isFurniture(facts: Facts, span: Span): boolean {
  const words = wordsOf(facts, span);
  return (
    (LEAD_TO_DOCUMENT.test(words) && LEADS.test(words)) ||
    LICENCE.test(words) ||
    CAUTION.test(words) ||
    SIDE_EFFECTS_WANTED.test(words) ||
    CONTACT.test(words) ||
    ROLE_TOLD.test(words) ||
    ONLY_CERTIFIED.test(words) ||
    isTitle(facts, span, words)
  );
}
