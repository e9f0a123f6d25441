import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "./index.ts";
import type { Sentence } from "./types.ts";

/* Words that tell of something else than a claim, an offer or a fault, by which checks leave a sentence alone. */

/** Another named thing and whose it is: "Heads Up is a campaign supported by the college." */
export const OF_ANOTHER =
  /^\W*(?!(?:this|that|these|it|our|we|the)\b)(?:\p{Lu}[\p{L}’'-]*\s+(?:(?:of|the|and|for|in|to)\s+)?){1,6}(?:is|was|are) (?:a|an|the)\s[^.\n]{0,80}\b(?:campaign|initiative|charity|award|society|alliance|partnership|foundation|registry|organisation)\b/u;

/** Who works with children, and where: the words say nothing of who is treated with the medicine. */
export const WITH_CHILDREN =
  /\b(?:paediatric|children's|child) (?:and (?:adult|adolescent) )?(?:geneticists?|nurses?|wards?|hospitals?|units?|clinics?|departments?|specialists?|consultants?|psychiatrists?|neurologists?|cardiologists?|oncologists?|haematologists?|endocrinologists?|gastroenterologists?|rheumatologists?|dermatologists?|nephrologists?|pharmacists?|societ(?:y|ies)|colleges?|associations?|health)\b/gi;

/** What the Code itself regulates, permits or forbids is told of everybody. */
export const OF_THE_CODE =
  /\b(?:ABPI|the|this) (?:ABPI )?Code(?: of Practice)?\b[^.\n]{0,80}\b(?:covers?|regulates?|requires?|sets?|governs?|applies|permits?|prohibits?|allows?|states?|includes?)\b/i;

/** What an illness is, said of the illness. */
export const ILLNESS_IS =
  /^\W*[^.,;:\n]{2,70}\b(?:is|are) (?:an? |the )?(?:\p{L}[\p{L}-]* ){0,6}(?:diseases?|disorders?|conditions?|syndromes?|infections?|cancers?|illness(?:es)?|tumou?rs?)\b/iu;

/** That something can be had. */
export const TO_BE_HAD =
  /^\W*(?:new )?(?:treatment|medicine|formulation|presentation|strength|pack|device|therapy)\b[^.!?\n]{0,60}\b(?:is )?now available\b(?: (?:in|on|from|across) [^.!?\n]{2,40})?\W*$/i;

export const CLAIMS_MORE =
  /\b(?:better|best|first|only|most|relief|effective\w*|works?|life|lives|help\w*|free\w*|fast\w*|simpl\w+|easy|safe\w*)\b/i;

/** News of a licence: what was approved or is to be had, for what, and in whom. */
export const NEWS_OF_LICENCE =
  /\b(?:approved|licensed|authori[sz]ed|available|launched)\b[^.\n]{0,120}\b(?:for (?:the )?treatment of|for use in|to treat|indicated|for (?:adults|patients|children|people)|in (?:the )?(?:UK|United Kingdom|European Union|EU|adults|patients|children))\b|\brecommend(?:s|ed|ing)?\b[^.\n]{0,60}\b(?:as an option|for (?:routine )?use|in the NHS)\b/i;

export const PRAISED =
  /\b(?:cure\w*|hopes?|breakthrough|miracle|freedom|lives|life|transform\w*|revolution\w*|wonder\w*|amazing|better|best|works?|safe\w*|gentle|happy|love\w*|dream\w*|normal|never|every|finally|at last|no more|\d ?%|powerful|effective\w*|significant\w*|excit\w*|delight\w*|proud|thrill\w*|relief|benefit\w*|welcome\w*|milestone|important|advance\w*|innovat\w*|ask|talk|speak|visit|click)\b/i;

/** For whom a medicine is licensed: those whom another did not help, or harmed. */
export const POPULATION =
  /\b(?:who|whose|that|which|in whom|for whom)\b[^.;\n]{0,50}\b(?:(?:not|inadequate(?:ly)?|insufficient(?:ly)?|poor(?:ly)?)\b[^.;\n]{0,30}\b(?:respon\w+|controlled|tolerat\w+)|intolerant|fail\w*|contra-?indicat\w+)[^.;\n]{0,80}?\b(?:therap(?:y|ies)|treatments?|medicines?|agents?|drugs?)\b/gi;

/** What a company did is told whole where it paid or stood behind the piece and made, chose or checked what is in it. */
const WHOLE =
  /\b(?:produced|written|created|developed|organised|prepared|initiated)\b[^.\n]{0,40}\b(?:by|on behalf of)\b|\bpaid for\b|\b(?:chose|chooses|wrote|suggested|checked|reviewed)\b/i;
const VEILED =
  /\b(?:grants?|support\w*|partners?|thanks|arrangement|contribut\w+|assistance|independen\w+|no (?:input|say|influence))\b/i;
/** What is not given or will be published is no veil over what was. */
const NO_PART = /\bno (?:other|further) support\b|\b(?:will|shall) (?:be )?(?:publish\w*|disclos\w+)\b/i;

/** Whether a sentence says plainly and at the outset what the company did, or what it did not give. */
export function tellsWholePart(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (NO_PART.test(words)) return true;
  const stated = facts.role.statements.some(
    ({ kind, atOutset, start, end }) => kind === "plain" && atOutset && sentence.start < end && start < sentence.end,
  );
  return stated && WHOLE.test(words) && !VEILED.test(words);
}
