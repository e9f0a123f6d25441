import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { isSham } from "../clause-24/words.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const FEE = phrases("@money|honorarium|fee|paid");

function find(facts: Facts): Hit[] {
  if (!isSham(facts)) return [];
  const paid = ownSentences(facts).filter(
    (s) => facts.dealings.sums.some((sum) => sum.token >= s.first && sum.token < s.last) && hasPhrase(FEE, facts, [s]),
  );
  return hitsIn(
    facts,
    paid,
    (words) =>
      `“${clip(words)}” pays people to attend what is, by its programme or its numbers, a promotional meeting and not a consultation. That is an inducement.`,
    "Withdraw the payment, or hold a genuine advisory board.",
  );
}

/** Clause 19.1: payment for attending an advisory board that is one in name only. */
export const shamFee: Check = {
  id: "clause-19/sham-fee",
  requirement: "19.no-gift-language",
  alsoUnder: ["24.3"],
  severity: "HIGH",
  duty: "must",
  themes: ["inducement-and-gifts", "contracted-services"],
  applies: (facts) =>
    facts.submission.audience === "hcp" &&
    facts.event.isAdvisory &&
    facts.dealings.sums.length > 0 &&
    !facts.briefing.isBriefing &&
    !facts.dealings.disclosurePage,
  find,
  examples: {
    flagged: [
      {
        text: "[[£250 for an evening on our gout advisory board]]\nOpen to all. No experience needed.",
        channel: "email",
        why: "anyone may come and be paid",
      },
      {
        text: "Advisory board on asthma\n18.00 Zelvorin (zelvotriptan): the new data\n19.00 Starting Zelvorin\n20.00 Feedback\n20.10 Close\n[[You will receive £300.]]",
        channel: "email",
        why: "paid to hear talks",
      },
    ],
    clean: [
      {
        text: "You are one of six advisers on gout. The fee is £360 for three hours, under a written contract.",
        channel: "email",
        why: "a genuine board",
      },
      {
        text: "Advisory board\n10.00 Background\n10.15 Discussion of question 1\n11.30 Discussion of question 2\n13.00 Close\nFee: £400 under a contract.",
        channel: "email",
        why: "mostly advice",
      },
    ],
    inapplicable: [{ text: "Invitation to a symposium. Registration is £40.", why: "not an advisory board" }],
  },
};
