import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { email, LINK, STATEMENT } from "../checks/example-texts.ts";
import {
  AGREED,
  AGREES_FOR,
  BUNDLED,
  FIRM_LEAVE,
  FREE_CHOICE,
  GO_BETWEEN,
  MAIL,
  OTHER_DEALING,
  PLAIN_SENDERS,
  PROMOTIONAL_MAIL,
  REASON,
  VAGUE_SENDERS,
} from "../concepts/strained-consent.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { PERMISSION_GIVEN } from "./permission.ts";

/** Sentences in the same line or the one before it, which often is the heading "Why do I receive this?". */
function beside(facts: Facts, sentence: Sentence): Sentence[] {
  return [sentence.index - 1, sentence.index, sentence.index + 1]
    .map((index) => facts.sentences[index])
    .filter((s) => s !== undefined)
    .filter((s) => Math.abs(s.line - sentence.line) <= 1);
}

const SUBJECT = /^\s*(?:subject|from|to|cc|sent|date)\b[^\n]{0,12}:/i;
/** The advice, help or reply that the reader asked for, rather than promotion. */
const OUTSIDE_MAILING =
  /\b(?:patients? (?:who|whose|organisation)|yellow ?card|adverse|clinical trial|study (?:site|consent)|cookies?)\b/i;

/** What is wrong with the leave of which the sentence speaks, or null. */
function strainIn(facts: Facts, sentence: Sentence, firm: boolean): string | null {
  const words = wordsOf(facts, sentence);
  if (SUBJECT.test(words) || OUTSIDE_MAILING.test(words)) return null;
  const around = beside(facts, sentence);
  if (
    GO_BETWEEN.has(facts, sentence) &&
    AGREES_FOR.asserts(facts, sentence) &&
    MAIL.has(facts, sentence) &&
    around.some((s) => REASON.has(facts, s) || MAIL.has(facts, s))
  )
    return "rests on what somebody else said; permission is given by the person who will be written to";
  if (
    AGREED.has(facts, sentence) &&
    VAGUE_SENDERS.asserts(facts, sentence) &&
    MAIL.has(facts, sentence) &&
    !around.some((s) => s.line === sentence.line && PLAIN_SENDERS.has(facts, s))
  )
    return "rests on words from which nobody can tell that promotion from pharmaceutical companies will come";
  if (firm) return null;
  if (
    facts.obligatory.consent.isMailing &&
    OTHER_DEALING.asserts(facts, sentence) &&
    around.some((s) => REASON.has(facts, s))
  )
    return "takes a dealing of another kind for permission to send promotion";
  return null;
}

/** A form on which permission for promotion is no choice of its own. */
const isForced = (facts: Facts, sentence: Sentence): boolean =>
  BUNDLED.has(facts, sentence) &&
  beside(facts, sentence).some((s) => PROMOTIONAL_MAIL.has(facts, s)) &&
  !beside(facts, sentence).some((s) => FREE_CHOICE.has(facts, s)) &&
  !OUTSIDE_MAILING.test(wordsOf(facts, sentence));

const isForm = ({ submission, view }: Facts): boolean =>
  submission.channel === "website" &&
  /\b(?:regist(?:er|ration)|sign[- ]?up|create (?:an |your )?account|join)\b/i.test(view.text);

function find(facts: Facts): Hit[] {
  const copy = ownSentences(facts).filter((s) => s.zone !== "direction");
  const firm = copy.some((s) => FIRM_LEAVE.asserts(facts, s));
  const lacking = new Set(facts.obligatory.consent.lacking.map((s) => s.start));
  const hit = (s: Sentence, why: string): Hit => ({
    at: { start: s.start, end: s.end },
    issue: `This ${why}. E-mails, texts, calls and other digital messages may promote only with the prior permission of whoever receives them, given knowingly and for this.`,
    fix: {
      kind: "replace",
      with: PERMISSION_GIVEN,
      note: "Only true for people who did give permission; send it to nobody else.",
    },
  });
  const strained = copy.flatMap((s) => {
    const why = lacking.has(s.start) ? null : strainIn(facts, s, firm);
    return why ? [hit(s, why)] : [];
  });
  if (!isForm(facts)) return strained;
  return [
    ...strained,
    ...copy
      .filter((s) => isForced(facts, s))
      .map(
        (s): Hit => ({
          ...hit(s, "bundles permission for promotion with something else, or presumes it"),
          fix: {
            kind: "delete",
            note: "Ask for it in an empty box of its own that says that the messages are promotional.",
          },
        }),
      ),
  ];
}

/** 15.5: permission for promotion is given by its reader, for promotion, in words that say so. */
export const strainedConsent: Check = {
  id: "clause-15/strained-consent",
  requirement: "15.permission",
  severity: "MEDIUM",
  duty: "must",
  themes: ["promotional-email"],
  applies: (facts) =>
    ["hcp", "payers"].includes(facts.submission.audience) &&
    ((facts.obligatory.consent.isMessage && facts.promotion.isPromotional) ||
      (isForm(facts) && facts.promotion.kind !== "agreement")),
  find,
  examples: {
    flagged: [
      {
        text: email({ consent: "[[You receive this because you downloaded our headache diary in March.]]" }),
        channel: "email",
        why: "a download is no permission",
      },
      {
        text: email({
          consent: "[[When you joined Neuro Forum you ticked a box to hear news from carefully selected partners.]]",
        }),
        channel: "email",
        why: "nobody can tell who the partners are",
      },
      {
        text: email({
          consent: "[[The practice manager told us that everybody at the surgery is happy to get emails.]]",
        }),
        channel: "email",
        why: "agreed by somebody else",
      },
      {
        text: `Register for the headache hub\nName, GMC number, e-mail\n[[By pressing Join you accept promotional e-mails and texts from Northgate Pharma Ltd.]]\nZelvorin (tavorimib) is for adults with migraine.\n${LINK}\n${STATEMENT}`,
        channel: "website",
        why: "no registration without promotion",
      },
    ],
    clean: [
      {
        text: email({
          consent:
            "You agreed on our website to receive promotional e-mails from Northgate Pharma Ltd when you downloaded the diary.",
        }),
        channel: "email",
        why: "agreed, for this",
      },
      {
        text: email({
          consent: "You ticked a box to receive promotional e-mails from our pharmaceutical partners.",
        }),
        channel: "email",
        why: "partners, and what they are",
      },
      {
        text: `Register for the headache hub\nName, GMC number, e-mail\n[ ] Tick this separate box if you would like promotional e-mails; you can register without ticking it.\nZelvorin (tavorimib) is for adults with migraine.\n${LINK}\n${STATEMENT}`,
        channel: "website",
        why: "a free choice",
      },
    ],
    inapplicable: [{ text: `Zelvorin (tavorimib) for adults with migraine.\n${LINK}\n${STATEMENT}`, why: "print" }],
  },
};
