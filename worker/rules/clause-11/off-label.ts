import { wordsOf } from "#worker/text/words-of.ts";
import { type Condition, plainIllness } from "../facts/conditions.ts";
import type { Facts } from "../facts/index.ts";
import type { LicenceTerms } from "../facts/licence-terms.ts";
import type { Sentence } from "../facts/types.ts";

/** Cautions, exclusions, bans and plain statements of the licence say what is not to be done. */
const CAUTION =
  /\b(?:must not|should not|do not|don't|not (?:be |been )?(?:recommended|licen[cs]ed|indicated|suitable|for use|used|given|approved|authori[sz]ed|studied|established)|contra-?indicat\w*|avoid\w*|caution|exclud\w+|no data|not for|unsuitable|unlicen[cs]ed in|stop (?:treatment|taking|giving|using|if|use|the medicine|it)\b|discontinue|never|only in adults|adults only|keep (?:it |them |this |the \w+ )?(?:away|out|well away|clear)\b|no longer (?:put|use|say|claim|speak|promote|show)\w*|out of (?:the )?(?:reach|sight)|(?:seek|get|call for|ask for) (?:urgent |medical )?help|with care|does not|except|other than|is not|are not|was not|were not|did not|cannot|rather than)\b/i;
const ENCOURAGED_ANYWAY =
  /\bbut\b[^.]{0,60}\b(?:work|use|good|many|plenty|fine|well|success|experience|benefit|effective|try|does the job)/i;

/** What others will ask, which the piece itself does not say. */
const ASKED_ABOUT =
  /\b(?:asked?|asks|asking|questions?|enquir\w+|quer(?:y|ies)) (?:\w+ ){0,2}(?:about|on|regarding)\b/i;
const ANSWERED = /\b(?:say|tell|reply|answer|explain|mention|point out|remind|show)\b/i;

export function isCaution(words: string): boolean {
  if (ENCOURAGED_ANYWAY.test(words)) return false;
  return CAUTION.test(words) || (ASKED_ABOUT.test(words) && !ANSWERED.test(words));
}

/** Whether a sentence answers a heading that says who should not have the medicine ("Who should not take it? Anyone with …"). */
export function isUnderCaution(facts: Facts, sentence: Sentence): boolean {
  const before = facts.sentences[sentence.index - 1];
  if (!before) return false;
  const words = wordsOf(facts, before);
  return (before.zone === "heading" || /[?:]\s*$/.test(words)) && isCaution(words);
}

/** Words by which a sentence speaks for using the medicine, or tells of its effect. */
export const FOR_USE =
  /\b(?:us(?:e|es|ed|ing|eful)|tr(?:y|ied|ying)|start\w*|prescri\w+|giv(?:e|en|es|ing)|offer\w*|choos\w+|choice|choose|option|consider\w*|suitable|suits?|ideal|work(?:s|ed|ing)?|effective\w*|efficacy|benefi\w+|help(?:s|ed)?|improv\w+|relie\w+|remission|respon\w+|reduc\w+|fell|fall|cleared?|clearance|heal\w*|treat(?:s|ed|ing|ment)?|manage[sd]?|control\w*|approved?|place|fit|recommend\w*|expand\w*|extend\w*|reach|even|also|too|including|experience|results?|switch\w*|maint\w+|take|taken|taking|did|alike|needs?|deserves?|just as|scale(?:d|s)? down|tastes?|loves?|refuse)\b/i;

/** "Type 1 diabetes", where the licence speaks of type 2 only. */
export function isOfOtherType(key: string, indication: string): boolean {
  const type = /^type ([12])\b/.exec(key)?.[1];
  return (
    type !== undefined &&
    /\btype [12]/.test(indication) &&
    !new RegExp(`\\btypes? (?:\\d,? (?:and|or) )?${type}`).test(indication)
  );
}

/** Words under which the licence speaks of illnesses: all of it, and what it says of use and care without the reactions. */
export interface Known {
  indication: string;
  all: string;
  ofUse: string;
}

export function knownOf({ indication, all, source, ...terms }: LicenceTerms): Known {
  const ofUse = [indication, terms.dosage, terms.contraindications, terms.cautions].join(" ");
  return {
    indication: plainIllness(indication),
    all: plainIllness(`${all} ${indication}`),
    ofUse: plainIllness(source === "pi" ? ofUse : `${all} ${indication}`),
  };
}

const SHORTEST = 4;
const stemOfIllness = (word: string): string => word.slice(0, Math.max(SHORTEST + 1, word.length - 2));

/** Whether a text speaks of the illness. */
export function tellsOf(known: string, { key }: Condition): boolean {
  const words = key.split(" ").filter((word) => word.length >= SHORTEST);
  return words.length === 0 ? known.includes(key) : words.some((word) => known.includes(stemOfIllness(word)));
}

const STAGE =
  "advanced|early|late|severe|mild|moderate|active|relapsed|relapsing|refractory|recurrent|metastatic|resistant|progressive|untreated|established";
/** How ill, at what stage, with what mark: words between "in" and the illness. */
export const ADJECTIVE = new RegExp(
  `(?:\\b(?:${STAGE}|\\w{3,12}-(?:sensitive|resistant|dependent|positive|negative|refractory|driven)) ){1,3}$`,
  "i",
);
/** Use is allowed or named as the purpose in so many words. */
const ALLOWED =
  /\b(?:may|can|could) (?:\w+ )?be (?:used|given|taken|prescribed|tried|offered)(?: [\w-]+){0,3} (?:in|for|to|against) $/i;
const OF_PEOPLE =
  /(?:(?:all|your|those|adult|any) ){0,3}(?:patients|people|adults|those|men|women) (?:with|who have|living with) $/i;
/** "Tavorel 10 mg tablets for": what may stand between the name and the illness. */
const NAMED_FOR =
  /^[®™▼ ]*(?:\([^)]{1,60}\) ?)?(?:\d[\w.]* ?m?c?g )?(?:tablets |capsules |injection )?(?:for|against|treats) $/i;

export function isAllowed(facts: Facts, sentence: Sentence, { start }: Condition): boolean {
  const before = wordsOf(facts, { start: sentence.start, end: start }).replace(ADJECTIVE, "").replace(OF_PEOPLE, "");
  if (ALLOWED.test(before)) return true;
  const named = facts.products.filter((p) => p.role === "own").flatMap((p) => p.mentions);
  return named.some(
    (m) => m.start >= sentence.start && m.end < start && NAMED_FOR.test(before.slice(m.end - sentence.start)),
  );
}
