import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { isOnItsWay, namesAStep, takesStep } from "../facts/certification-steps.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

const RULE = "Promotional material must be certified in its final form before use (Clause 8.1).";
/** It was not taken, is to come, or was taken by others or long ago. */
const WANTING =
  /\b(?:not|no|never|nobody|none|without|\w+n't|need(?:n't| not)|wait\w*|later|follow\w*|pending|to be|yet|draft|skip\w*|instead|straight|already|old|20(?:1\d|2[0-4])|reprint\w*|still|same|template|global|head ?office|marketing|sales|commercial|director|manager|agency|myself|own|abroad|leave|holiday|back|after\w*|next|quick\w*|just|only|as (?:non-promotional|education\w*|corporate|internal)|class(?:ed|ified)|exempt|outside|chang\w+|add\w*|alter\w+|edit\w*|new|tweak\w*|update\w*|revis\w+|expired?|usual|once|when)\b/i;
/** Work that goes out without the step. */
const STRAIGHT =
  /\b(?:straight (?:to the (?:printer|press|web|site)|from)|posted from|goes? live|went live|put (?:it|this) together|made (?:it|this) myself|did not wait|couldn't wait|not going to wait)\b/i;
/** A licence, a product's status or a body elsewhere. */
const ELSEWHERE =
  /\b(?:NICE|FDA|EMA|MHRA|licen[cs]e|marketing authori[sz]ation|formulary|ethics|GMC|CPD|peer[- ]review\w*|patients?' records?)\b/i;

/** The rule itself, kept: what is certified is not touched. */
const KEPT =
  /\b(?:do not|don't|must not|never) (?:alter|change|edit|amend|touch)\b[^.;]{0,50}\b(?:certif|approv|sign)/i;

const lacksStep = (words: string): boolean =>
  takesStep(words) && WANTING.test(words) && !KEPT.test(words) && !isOnItsWay(words);

const GROUNDS: readonly Ground[] = [
  {
    is: (facts, s) => lacksStep(wordsOf(facts, s)),
    unless: ELSEWHERE,
    why: "shows that the piece was not certified as the Code asks: not at all, not yet, not in this form, or by others",
    rule: RULE,
  },
  { is: STRAIGHT, why: "puts the piece to use without the step of certification", rule: RULE },
];
const namesStep = (facts: Facts) => namesAStep(facts.view.text) || standsIn(STRAIGHT, facts.view.text);

/** 8.1 to 8.5: every piece has been certified in its final form, by those who may, before its use and not too long ago. */
export const certificateWanting: Check = {
  id: "clause-08/certificate-wanting",
  requirement: "8.final-form",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["certification"],
  applies: namesStep,
  find: (facts) =>
    onGrounds(
      facts,
      facts.sentences.filter(({ zone }) => zone !== "pi" && zone !== "references"),
      GROUNDS,
    ),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Medical have not seen this deck.]]",
        why: "not certified",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Certificate to follow when the signatory is back.]]",
        why: "not yet certified",
      },
    ],
    clean: [
      {
        text: "[DRAFT FOR MLR: not approved for use]\nTavorel (tavorimib) 40 mg tablets, for UK prescribers",
        why: "a draft marked as one",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nPlease do not alter a comma after certification.",
        why: "the rule, kept",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nDr A. Lowe, Chief Medical Officer, said that the wait was only beginning.",
        why: "an office, no step",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nA certificate of attendance will be sent after the meeting.",
        why: "another certificate",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nReview treatment after three months, and stop it if it is no longer needed.",
        why: "the review of a patient",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nCertified on 3 May by Dr A. Lowe, signatory.",
        why: "certified",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nNICE has not approved a second medicine.",
        why: "another body",
      },
    ],
    inapplicable: [{ text: "Sun safety week starts on Monday.", why: "no certificate" }],
  },
};
