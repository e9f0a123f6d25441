import { oncePer } from "#worker/lib/once-per.ts";
import { firstStarting } from "../spans.ts";
import type { Sentence, Span, SpokenText } from "../types.ts";

/* Sentences that keep the rules that a check asks after: a ban on what must not be done, a plain statement that nothing
 * is asked or given, a step that has to come first. They name the same things as the fault and are its opposite. */

/** "Never offer anything for an appointment", "Don't: text it; take a consultant to lunch". */
const BANS =
  /^\W*(?:(?:please|so|reps?|representatives?|staff|colleagues|you|we|they|i|company staff)\s+)?(?:don'?ts?:|(?:never|do not|don't|must never|must not|may not|will not|won't|will never|shall not|should not|cannot|can't|no one (?:may|can|will|must|should))\s+(?:ever\s+)?(?:\w+ (?:or|and) )?(?:offer|promise|pay|give|bribe|bargain|press|pester|hint|buy|invite|hand out|text|accept|link|tie|reward|promote|take anyone|ask for (?:anything|favours|names)|use the (?:new )?form|start work|begin work)\b)/i;
/** What may not be kept back: a ban on telling of it is the fault. */
const OWED =
  /\b(?:side[- ]effects?|adverse|safety|risks?|warnings?|contra-?indicat\w*|SPC|prescribing information|consent|sponsor\w*|logo|declar\w*|disclos\w*|report(?:s|ed|ing)?|triangle|references?|the other arm|unless (?:they|he|she|you|it|asked|pressed)|alternatives?|competitors?|rivals?|too early|yet|why)\b/i;

/** Nothing is asked, given or decided: the company stays out. */
const UNTIED =
  /\b(?:free of (?:all |any )?conditions|no conditions? (?:is|are|attach\w*)|(?:asks?|wants?|expects?|seeks?|asked|expected)(?: for)? nothing(?: in return)?|nothing is (?:expected|asked|wanted)(?: in return| of you)?|(?:is|it's|are) no (?:reward|inducement|incentive|condition)|no (?:reward|inducement|incentive)s? (?:is|are) (?:offered|given|paid|due)|(?:take|takes|took|plays?|played|has|have|had) no part in (?:it|the (?:choice|decision|selection|work|review|running)|choosing|deciding|selecting)|on the same terms|(?:is|are|was|were) not (?:told|shown) (?:what|who|which|whether)|not (?:conditional|dependent|contingent) (?:up)?on|not (?:linked|tied) to (?:\w+ )?(?:prescrib|sales|use|any)\w*|no medicine (?:is|will be|need be) (?:required|preferred|named|favoured)|no one is (?:marked down|penalised|rewarded)|whatever (?:they|you|surgeries|practices|doctors|people) (?:use|prescribe|take|choose)|would not be (?:consistent|in line|compatible) with|would (?:be|amount to|lead to) a breach|has not asked for,? and will not)\b/i;
const WINK =
  /\b(?:wink|but|though|although|still|of course|naturally|officially|formally|on paper|strictly|hope|grateful|appreciate|remember)\b/i;

/** A change of treatment that asks nothing of anybody is a claim, and no word on conditions. */
const CHANGE =
  /\b(?:moving|switching|changing|converting|swapping|transferring)\b[^.;]{0,160}\b(?:asks?|wants?|expects?) (?:for )?nothing\b/i;

/** "Nothing starts until we have signed a written contract." */
const FIRST_SIGNED =
  /\b(?:nothing|no (?:work|money|fees?|payments?|sessions?|penny)|do not|don't|must not|will not|cannot|not)\b[^.;]{0,60}\b(?:until|before|unless)\b[^.;]{0,60}\b(?:sign(?:ed|ature|s)?|written (?:contract|agreement)|consent(?:ed)?|certifi\w+)\b|\b(?:for signature|signed|signature)\b[^.;]{0,60}\bbefore (?:any|the) (?:work|money|payment|penny|project|service)\b/i;

/** "Be sure to read the Patient Information Leaflet that comes in your pack": readers are sent to what the licence says. */
const SENT_TO_LEAFLET =
  /^\W*(?:please |always |also |remember to |make sure (?:that )?you |be sure to |(?:for|before) [^.;]{3,60}, ?(?:please )?)*(?:also )?(?:be sure to )?(?:read|see|refer to|consult|check|look at)\b[^.;]{0,60}\bleaflet\b/i;

const upholding = oncePer((facts: SpokenText) => {
  const { text } = facts.view;
  return new Set(
    facts.sentences.filter((sentence) => isUpheld(text.slice(sentence.start, sentence.end))).map(({ index }) => index),
  );
});

function isUpheld(words: string): boolean {
  if (BANS.test(words) && !OWED.test(words)) return true;
  if (FIRST_SIGNED.test(words) || SENT_TO_LEAFLET.test(words)) return true;
  return UNTIED.test(words) && !WINK.test(words) && !CHANGE.test(words);
}

function sentenceOf(facts: SpokenText, at: Span): Sentence | undefined {
  return facts.sentences[firstStarting(facts.sentences, at.start + 1) - 1];
}

/** Whether the words at fault stand in a sentence that keeps the rules. */
export function keepsRules(facts: SpokenText, at: Span): boolean {
  const sentence = sentenceOf(facts, at);
  return sentence !== undefined && upholding(facts).has(sentence.index);
}
