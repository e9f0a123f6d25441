import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** Sent or left with nothing around it. */
const NAKED =
  /\b(?:without|no|not in) (?:an? |any )?(?:envelope|wrapper|cover|sleeve)\b|\b(?:unenvelop\w+|unwrapped|naked (?:mail\w*|card)|open (?:card|mailer)|self-?mailer|(?:posted|mailed|sent|folded)[^.\n]{0,40}\b(?:open|unsealed)|(?:sent|posted|mailed)[^.\n]{0,40}\bas an? (?:A[456] )?(?:card|postcard)|as an? (?:A[456] )?(?:postcard|open card))\b/i;
const COVERED = /\b(?:sealed|in(?:side)? (?:a|an|the) (?:plain )?envelope|opaque|handed|given by)\b/i;

/** What is said of how the piece goes out: by the user, and in notes on the artwork. */
function aboutMailing(facts: Facts): string {
  const notes = facts.lines.filter((l) => l.zone === "direction").map((l) => wordsOf(facts, l));
  return `${facts.submission.context}\n${notes.join("\n")}`;
}

/** Whether it is told that the piece goes through the post with nothing around it. */
export function goesOpen(facts: Facts): boolean {
  const about = aboutMailing(facts);
  return NAKED.test(about) && !COVERED.test(about.replace(NAKED, ""));
}

/** Whether it may be a mailing that names a medicine; an order to the printer decides what the mailing shows. */
export const isMailing = ({ promotion, submission }: Facts): boolean =>
  submission.channel === "print" &&
  (promotion.isPromotional || (promotion.kind === "internal" && promotion.medicines.length > 0));

/** The first words that name the medicine on it. */
const firstNaming = (facts: Facts): Sentence | undefined =>
  facts.sentences.find(
    (s) => s.zone !== "direction" && facts.promotion.medicines.some((p) => startsWithin(p.mentions, s)),
  );

/** 15.4: what goes through the post with nothing around it carries nothing that is advertising to the public. */
export const openMailing: Check = {
  id: "clause-15/open-mailing",
  requirement: "15.envelope-preview",
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public"],
  applies: (facts) => isMailing(facts) && goesOpen(facts),
  find(facts) {
    const shown = firstNaming(facts);
    if (!shown) return [];
    return [
      {
        at: { start: shown.start, end: shown.end },
        issue:
          "The mailing goes out open, so that anybody can read on it the name of the medicine and what is claimed for it. Exposed mailings must carry nothing that could be taken as advertising to the public.",
        fix: { kind: "delete", note: "Send it in a plain sealed envelope, or take the medicine off the card." },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: "[[Zelvorin (tavorimib) 40 mg capsules: fewer migraine days for your patients]]\nPromotional item from Northgate Pharma Ltd for UK health professionals.",
        context: "Posted to surgeries as an A5 card without an envelope.",
        why: "an open card",
      },
      {
        text: "[POSTCARD, sent without an envelope to 9,200 surgeries]\n\n[[Zelvorin (tavorimib) 40 mg capsules]]\nFor migraine in adults\nPromotional item from Northgate Pharma Ltd for UK health professionals.",
        why: "a note on the artwork says so",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) 40 mg capsules: fewer migraine days\nPromotional item from Northgate Pharma Ltd for UK health professionals.",
        context: "A self-mailer card, posted in a sealed envelope.",
        why: "covered",
      },
      {
        text: "A meeting on migraine in Leeds, 4 March\nNorthgate Pharma Ltd invites UK health professionals.",
        context: "Posted to surgeries as an A5 card without an envelope.",
        why: "names no medicine",
      },
    ],
    inapplicable: [
      {
        text: "Zelvorin (tavorimib) 40 mg capsules: fewer migraine days\nPromotional item from Northgate Pharma Ltd for UK health professionals.",
        why: "nothing is said of the post",
      },
    ],
  },
};
