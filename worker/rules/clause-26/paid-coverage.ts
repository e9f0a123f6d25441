import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { copyOf, medicineName, quoted } from "./wording.ts";

const COVERAGE =
  "article|articles|story|stories|piece|pieces|segment|segments|feature|features|column|coverage|headline|broadcast|broadcasts|interview|item|mention|mentions|podcast|blog|report|reports|cutting|editorial|programme|slot";
const REWARD = `voucher|vouchers|gift|gifts|hamper|cash|${PAYMENT}|bonus|reward|rewards|trip|flights|weekend|tickets|hospitality|paid|pay|thank|retainer`;
const PAID = phrases(
  `@money ..10 ${COVERAGE}`,
  `${REWARD} ..10 for|each|every|per|when|once ..8 ${COVERAGE}`,
  `${COVERAGE} ..12 earns|earn|wins|win|pays|paid|rewarded|receives|receive|gets ..6 @money|${REWARD}`,
  `${COVERAGE} ..10 goes|go|entered|entry|put ..3 hat|draw|raffle|ballot`,
  "worth your while|time",
);
const USUAL = phrases(
  "licence|subscription|advertising|photograph|reprint|cost|costs|price|budget|study|research ..3 fee|fees|rate|rates|fund|grant",
  "NHS|sales|revenue",
);

function find(facts: Facts): Hit[] {
  const matches = findPhrases(PAID, facts, copyOf(facts)).filter(
    (m) => !isNegated(m, facts) && findPhrases(USUAL, facts, [m.sentence]).length === 0,
  );
  return oncePerSentence(matches).map((match) => ({
    at: quoted(match),
    issue: `Journalists are offered a reward for coverage of ${medicineName(facts)}. Paying for such coverage advertises a prescription only medicine to the public.`,
    fix: { kind: "delete", at: { start: match.sentence.start, end: match.sentence.end } },
  }));
}

/** 26.1: coverage in the public media is not bought. */
export const paidCoverage: Check = {
  id: "clause-26/paid-coverage",
  requirement: "26.no-pom-advert",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["press-and-media", "promotion-to-public", "inducement-and-gifts"],
  applies: (facts) => facts.submission.audience === "media" && facts.identity.named.length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Writing about Arthrenza (golisumab)?\n[[We will thank you with £300 in vouchers for each positive piece.]]",
        audience: "media",
        channel: "conference",
        why: "vouchers for coverage",
      },
      {
        text: "Zolmeria (tavolimab) press day\n[[Every broadcast that names it earns a weekend in Rome.]]",
        audience: "media",
        channel: "email",
        why: "a trip for coverage",
      },
      {
        text: "Covering Psorlena (tavolimab)? [[We will make it worth your while.]]",
        audience: "media",
        channel: "conference",
        why: "a hint is enough",
      },
    ],
    clean: [
      {
        text: "Arthrenza (golisumab): the NHS list price is £400. An article in the journal is free to read.",
        audience: "media",
        channel: "email",
        why: "a price, not a payment",
      },
      {
        text: "Zolmeria (tavolimab) briefing for journalists. No payment is made for coverage, and travel is not paid.",
        audience: "media",
        channel: "email",
        why: "payment refused",
      },
    ],
    inapplicable: [
      {
        text: "£300 for each article you review about asthma.",
        audience: "media",
        channel: "email",
        why: "no medicine",
      },
    ],
  },
};
