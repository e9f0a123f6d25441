import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/* Certification that somebody talks away, and certified words that their user has put otherwise. */

/** The step that is talked away. */
const STEP =
  /\b(?:certif\w+|signator(?:y|ies)\b|sign-?off\b|MLR\b|(?:medical|copy|compliance|UK|national|local|affiliate|promotional|country) (?:review|approvals?|clearance|check|step|sign-?off)\b|approvals?\b|review (?:process|procedure|step|queue)\b|(?:UK|British|local|affiliate) (?:office|team|company|affiliate)\b[^.\n]{0,30}\b(?:look|see|check|read|review)\b)/i;
const SPARED =
  /\b(?:nothing|none of (?:it|this|them|these))\b[^.\n]{0,20} (?:has|have|needs?|had|will have) to (?:go|be|pass|wait)\b|(?:\bnot|n't|\bnever) (?:strictly |really |even |actually )?(?:need(?:ed|s)?|required?|requires|necessary|apply|subject to|bother\w*|(?:have|has|had) to (?:go|look|see|be|wait|pass|approve|check|read|review))\b|\b(?:there(?:'s| is| was) no (?:\p{L}+ ){0,2}(?:step|approval|review|certification|sign-?off|need)\b|(?:fall|falls|fell|sit|sits|is|are|lies?|stands?) (?:well |squarely )?(?:outside|beyond)\b|(?:stay|stays|keep|keeps|kept|left|leave) (?:\p{L}+ ){0,4}out\b|(?:skip(?:ped)?|by-?pass(?:ed)?|went without|did without|do without|dispense with)\b|(?:would|will) (?:only|just) (?:hold|slow|delay)\b)/iu;
/** "We don't need it": the step is in the sentence before. */
const SPARED_IT =
  /(?:\bnot|n't|\bno) (?:\p{L}+ )?(?:need|require|have) (?:it|one|that|this|any of that)\b|\bwithout it\b/iu;
const MATERIAL =
  /\b(?:slides?|decks?|films?|videos?|pages?|advert\p{L}*|artwork|leaflets?|leavepieces?|posts?|e-?mails?|letters?|title|talks?|booklets?|posters?|panels?|stand|reprints?|section|website|domain|channel|item|piece|campaign|newsletter|podcast|scripts?|supplement)\b/iu;
const EXCUSE =
  /\b(?:third[- ]part(?:y|ies)|charit(?:y|ies)(?:'s)?|independent\p{L}*|international|global|abroad|overseas|congress|title|domain|grant|your (?:talk|name|own)|own (?:talk|name|channel|words)|publisher\p{L}*|hospital's|society's|non-?promotional|educational|scientific|reprint|minor|small|urgent|weeks?|days|in time|only an?|just an?|already|hold us|slow us|delay us|missed|since the|because)\b/iu;
/** A rule, a question, or a thing that the company has no hand in. */
const HONEST =
  /\?|\b(?:(?:must|should|may) not\b|neither\b|had no (?:part|hand|say)\b|unless\b|until\b|logistics?\b|(?:joining|travel) (?:instructions|details)\b|one question\b|individual (?:enquir\p{L}+|questions?)\b|unsolicited\b|CPD\b|(?:NICE|MHRA|ethics|licen[cs]\p{L}+|formulary|authori[sz]ation|budget|purchase|travel|trust|hospital|committee|finance) approval|not true\b|wrong\b|audit\b|training\b|Clause\b|do not use\b|so please (?:send|allow|plan)\b)/iu;

/** Sentences that do without certification, with the excuse given in them or beside them in the same line. Pure. */
export function sparedCertification(facts: BaseFacts, copy: Sentence[]): Sentence[] {
  const words = (s: Sentence | undefined) => (s ? wordsOf(facts, s) : "");
  const namesStep = copy.map((s) => STEP.test(words(s)));
  return copy.filter((s, i) => {
    const follows = copy[i - 1]?.line === s.line;
    if (!namesStep[i] && !(follows && namesStep[i - 1])) return false;
    const own = words(s);
    const spared = (namesStep[i] && SPARED.test(own)) || (follows && namesStep[i - 1] && SPARED_IT.test(own));
    if (!spared || HONEST.test(own)) return false;
    const before = follows ? words(copy[i - 1]) : "";
    const after = copy[i + 1]?.line === s.line ? words(copy[i + 1]) : "";
    const around = `${before} ${own} ${after}`;
    return EXCUSE.test(`${before} ${own}`) && (MATERIAL.test(around) || MATERIAL.test(facts.view.text.slice(0, 400)));
  });
}

const CERTIFIED_FORM =
  /\b(?:certified|approved|signed[- ]off|cleared|library|official) (?:wording|version|text|form|slides?|e-?mail|letter|copy|template|paragraph|headline|one|leaflet|page|file)\b|\b(?:wording|version|text|slide|letter|e-?mail) (?:as )?(?:certified|approved|in the library)\b/i;
const OWN_CHANGE =
  /\b(?:I|we)(?:'ve| have)? (?:since |then |also |only |just )?(?:changed|took|taken|left|added|rewrote|rewritten|reworded|shortened|swapped|tailored|adapted|tweaked|cut|dropped|put|made|improved|updated|personali[sz]ed|edited)\b|\bmine (?:says|reads|has)\b|\bmy (?:own )?(?:version|wording)\b/i;
const MENDED =
  /\b(?:sent|gone|went|going|put) (?:it |them )?(?:back|again)\b|\bnew certificate\b|\bre-?certif\w+|\bcertified (?:again|anew|afresh)\b|\bfor (?:certification|approval)\b|\b(?:asked|told|agreed)\b[^.\n]{0,40}\b(?:signator|medical)|\bbefore (?:certification|approval|it was)/i;

/** Sentences in which whoever uses certified words tells, in the same line, how they have put them otherwise. Pure. */
export function changedByUser(facts: BaseFacts, copy: Sentence[]): Span[] {
  const { text } = facts.view;
  return copy.filter((s) => {
    const own = text.slice(s.start, s.end);
    const line = facts.lines[s.line];
    if (!line || !OWN_CHANGE.test(own)) return false;
    const said = text.slice(Math.max(line.start, s.start - 320), s.end);
    const whole = text.slice(line.start, line.end);
    return CERTIFIED_FORM.test(said) && !MENDED.test(whole) && !/\b(?:not|never|n't)\b/i.test(own);
  });
}
