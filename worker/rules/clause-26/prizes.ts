import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { copyOf, quoted } from "./wording.ts";

const PRIZE =
  "prize|prizes|voucher|vouchers|hamper|ipad|laptop|tickets|holiday|weekend|trip|fryer|spa|giveaway|gift|gifts|cash|phone|watch|speaker|break|bundle|token|tokens|points|headphones|bike|@money";
const PRIZES = phrases(
  `win|wins|winning ..8 ${PRIZE}`,
  `get|gets|receive|receives|bag|earn|pocket|take ..2 a|an|one|the|home ..3 ${PRIZE}`,
  "runners|runner up",
  "could|might|may|will|can ..1 be ..2 off|away|jetting|heading|flying to",
  "could|might|may|will ..1 be yours",
  "treat|treated you|yourself|to ..4 weekend|spa|meal|day|trip|night",
  "entries|entry close|closes|closing|must",
  "win a|an|one|some|up|yourself",
  "prize draw|draws|fund|giveaway",
  "enter|entered|entry|entries ..6 draw|raffle|competition|contest|lottery|sweepstake|giveaway",
  "be|are|is ..2 in ..4 chance ..3 win|winning",
  "lucky|five|ten|three|first|best|top|random winner|winners",
  `best|first|top|ten|funniest|fastest|most ..8 get|gets|win|wins|receive|receives|each|earn|earns|bag|bags ..4 ${PRIZE}`,
  "competition|contest|giveaway closes|ends|rules|winner|open|time",
  `quiz|poll|selfie|review|referral|survey|diary|streak ..12 win|wins|earn|earns|voucher|vouchers|prize|prizes|hamper|points`,
  `collect|earn|claim|redeem ..5 points|voucher|vouchers|reward|rewards|stamps`,
);
const NOT_PRIZE = phrases(
  "no|not|never|without ..4 prize|prizes|competition|winner|win|draw|points",
  "charity|society|association|trust|friends ..6 raffle|draw|lottery",
  "our charity raffle|draw|lottery",
  "poster|trainee|essay|abstract|nobel|award|research ..3 prize",
  "win win|points win",
  // A pause between packets of a medicine.
  "pill|pills|tablet|tablets|packet|packets|strip|dose|doses ..15 break|breaks",
  "break|breaks ..8 packet|packets|pill|pills|tablet|tablets|strip|dose|doses",
  "blood|price|battery draw",
);

function find(facts: Facts): Hit[] {
  const copy = copyOf(facts);
  const excluded = new Set(findPhrases(NOT_PRIZE, facts, copy).map((m) => m.sentence.index));
  const matches = findPhrases(PRIZES, facts, copy).filter(
    (m) => !isNegated(m, facts) && !excluded.has(m.sentence.index),
  );
  return oncePerSentence(matches).map((match) => ({
    at: quoted(match),
    issue:
      "Patients or the public are offered a prize or reward. Competitions and quizzes with prizes must not be run for patients; support items must be inexpensive and related to the condition.",
    fix: { kind: "delete", at: { start: match.sentence.start, end: match.sentence.end } },
  }));
}

/** 26.3: no competitions or quizzes with prizes for patients. */
export const prizes: Check = {
  id: "clause-26/prizes",
  requirement: "26.no-competitions",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-material", "inducement-and-gifts", "social-media"],
  applies: (facts) => facts.setting.readers === "public" || facts.setting.readers === "prescribed",
  find,
  examples: {
    flagged: [
      {
        text: "Know your blood sugar?\n[[Answer five questions to be entered into a draw for an air fryer.]]",
        audience: "patients",
        channel: "social",
        why: "a quiz with a draw",
      },
      {
        text: "For people prescribed Urilax (solifenast).\n[[The first 50 to post a review each receive a £20 voucher.]]",
        audience: "patients",
        channel: "website",
        why: "vouchers for reviews",
      },
      { text: "Asthma week\n[[Win a spa weekend for two!]]", audience: "patients", channel: "print", why: "a prize" },
      {
        text: "My diary app, for people who have been prescribed Migravel (sumagepant).\n[[Fill in the diary and collect points for gift cards.]]",
        audience: "patients",
        channel: "website",
        why: "points are prizes",
      },
    ],
    clean: [
      {
        text: "Your daily pill\nAfter the last pill you take a seven day break, then start a new strip.",
        audience: "patients",
        channel: "website",
        why: "a pause between packets",
      },
      {
        text: "Test what you know about gout. It is only for fun: there are no prizes.",
        audience: "patients",
        channel: "website",
        why: "no prize",
      },
      {
        text: "The Asthma Trust is free to look for funds from lottery bodies and the public.",
        audience: "patients",
        channel: "print",
        why: "a charity's funds",
      },
      {
        text: "Asthma Friends newsletter\nWin a picnic hamper in our charity raffle: tickets £1 from the office.",
        audience: "patients",
        channel: "print",
        why: "a charity's own raffle",
      },
    ],
    inapplicable: [
      {
        text: "Prize for the best trainee poster, given by the Society.",
        audience: "hcp",
        channel: "conference",
        why: "not for patients",
      },
    ],
  },
};
