import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** Readers are threatened with blame, with a list of names, or with a report on them. */
const THREATS = [
  /\byou(?:,? (?:and )?not (?:the|your) [\w ]{3,20},?)? (?:will|may|could|would|shall|might) (?:well |also |personally )?(?:be (?:held |personally |found ){0,2}(?:liable|responsible|answerable|to blame|blamed|sued|struck off|named)|carry the (?:blame|can)|face (?:[\w-]+ ){0,3}(?:action|claims?|court|proceedings|investigation|tribunal)|have to answer|answer for|lose your (?:licence|registration|job|contract))\b/i,
  /\bwe (?:keep|hold|are (?:making|keeping|drawing up)|have) (?:a |our |the )?(?:list|record|note|file|log|names|register) of (?:all |the |every |those )?(?:[\w-]+ ){0,3}?(?:pharmac\w+|practices?|surger\w+|doctors?|prescribers?|clinics?|hospitals?|those|who|which)\b[^.\n]{0,40}\b(?:go on|goes on|continue|still|refuse|keep (?:on )?\w+ing|do not|does not|have not|decline)/i,
  /\bwe (?:shall|will|may) (?:have to |be (?:obliged|forced|bound) to |not hesitate to )?(?:report|name) (?:you|your (?:practice|pharmacy|clinic|trust|name)|those who|anyone who)\b/i,
];
const SAFETY = /\b(?:adverse|side[- ]effects?|yellow ?card|reaction|privacy|consent|disclosure|disclosed?)\b/i;

/** Advisers are to sign before they are told on what they are to advise. */
const BLIND =
  /\b(?:has|have|is|are) (?:not|yet to)\b[^.\n]{0,24}\b(?:settled|decided|agreed|fixed|finalised|chosen|written)\b[^.\n]{0,30}\b(?:questions?|objectives?|agenda|topics?|subject)\b|\b(?:questions?|objectives?|agenda|topics?|subject|reading)\b[^.\n]{0,40}\b(?:will (?:come|follow|be (?:sent|shared|told|settled|decided))|to follow)\b/i;
const SIGN_FIRST =
  /\b(?:once|when|as soon as|after|until) (?:we have |you have |you've |we've )?(?:[\w ]{0,20})(?:signature|signed|sign)\b|\b(?:contract|agreement)\b[^.\n]{0,80}\b(?:signed|signature|back)\b[^.\n]{0,30}\bby\b/i;
const WAITS =
  /\b(?:before you sign|nothing (?:is|need be) signed|contract (?:will )?follows?|sign(?:ed)? (?:only )?(?:after|once) (?:the|you))\b/i;

/** A rival's price is a secret, and somebody at the customer's is to give it away. */
const SECRET_PRICE =
  /\b(?:contract|tender|net|discounted?|confidential|current|agreed) (?:\w+ )?(?:price|prices|discount|bid|terms)\b[^.\n]{0,60}\b(?:confidential|secret|not (?:public|published|allowed)|marked|under wraps)\b|\bconfidential (?:contract |tender |net )?(?:price|prices|discount|bid|terms)\b/i;
const TELL_ME =
  /\b(?:tell me|let me (?:know|have)|give me|share (?:it|the|their|what)|send me|drop me|pass (?:me|on)|whisper|ballpark|whether it (?:begins|starts|is above|is below))\b[^.\n]{0,60}\b(?:figure|price|number|discount|bid|per [\w ]{1,12}(?:vial|pack|unit|dose)|with an?|above|below)\b/i;

function fishing(facts: Facts, copy: Sentence[]): Sentence[] {
  return copy.some((s) => SECRET_PRICE.test(wordsOf(facts, s)))
    ? copy.filter((s) => TELL_ME.test(wordsOf(facts, s)))
    : [];
}

function blindContract(facts: Facts, copy: Sentence[]): Sentence[] {
  const isContract =
    facts.promotion.kind === "advisory-board" || /\badvis(?:ory board|ers?)\b/i.test(facts.view.text.slice(0, 800));
  if (!isContract || standsIn(WAITS, facts.view.text)) return [];
  const signs = copy.filter((s) => SIGN_FIRST.test(wordsOf(facts, s)));
  const blind = copy.filter((s) => BLIND.test(wordsOf(facts, s)));
  return signs.length > 0 && blind.length > 0 ? [...blind, ...signs] : [];
}

/** 5.1: professionals are dealt with fairly: not threatened, and not bound before they know to what. */
export const leanedOn: Check = {
  id: "clause-05/leaned-on",
  requirement: "5.house-style-quality",
  severity: "MEDIUM",
  duty: "must",
  themes: ["high-standards", "contracted-services"],
  applies: ({ submission, promotion }) =>
    (submission.audience === "hcp" || submission.audience === "payers") &&
    !["internal", "product-document", "notice", "research"].includes(promotion.kind),
  find: (facts) => {
    const copy = ownSentences(facts);
    const threats = copy.filter(
      (s) => THREATS.some((t) => t.test(wordsOf(facts, s))) && !SAFETY.test(wordsOf(facts, s)),
    );
    const toHit = (why: string) => (s: Sentence) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))} ${why} High standards must be kept at all times (Clause 5.1).`,
      fix: { kind: "delete" as const, at: withBlanks(facts, s) },
    });
    return [
      ...threats.map(toHit("threatens the reader, with blame, a list or a report.")),
      ...fishing(facts, copy).map(toHit("asks a customer to give away a competitor's confidential price.")),
      ...blindContract(facts, copy).map(
        toHit(
          "asks an adviser to sign before the questions are known, so that nobody can tell whether the advice is needed or theirs to give.",
        ),
      ),
    ];
  },
  examples: {
    flagged: [
      {
        text: "Dear Dr Hale\nZelvorin (tavorimib) is the licensed tablet. [[You could be held personally liable if you go on prescribing the special.]] [[We have a register of practices that still refuse to change.]]",
        why: "threats",
      },
      {
        text: "Hello Sam\nI know that Migrapharm's tender price is marked confidential. [[Could you let me have the figure per pack, or a hint whether it is above £20?]]",
        audience: "payers",
        channel: "email",
        why: "fishing for a competitor's price",
      },
      {
        text: "To: Dr Hale, consultant neurologist\nAdvisory board, 4 June: your contract\nFee: £600.\n[[The topics have yet to be fixed: we have not decided the questions.]]\n[[Please let us have the contract back, signed, by Friday.]]",
        why: "a contract without a question",
      },
    ],
    clean: [
      {
        text: "Dear Dr Hale\nYou remain responsible for the choice of treatment. We keep a record of adverse events that those who prescribe Zelvorin (tavorimib) still report.",
        why: "a plain statement",
      },
      {
        text: "To: Dr Hale, consultant neurologist\nAdvisory board, 4 June\nFee: £600. The four questions and the agenda are enclosed. Please send the contract back, signed, by Friday.",
        why: "the questions are known",
      },
    ],
    inapplicable: [{ text: "Living with migraine", audience: "patients", channel: "print", why: "for the public" }],
  },
};
