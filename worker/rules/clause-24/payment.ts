import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { isEngagement } from "../dealings/papers.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { aboveOwnRate } from "./own-rate.ts";

const OUTPUT =
  "article|articles|post|posts|story|stories|mention|mentions|segment|reel|reels|video|videos|tweet|tweets|click|clicks|follower|followers|like|likes|view|views|share|shares|download|downloads|quote|broadcast|item|minute|minutes|column|hashtag|referral|referrals|prescription|prescriptions|recommendation|subscriber|subscribers|appearance|feature";
const PER_MENTION = phrases(
  `@money ..4 for|per ..2 every|each|any|a|an|the|per ..6 ${OUTPUT}`,
  `@money ..3 per ..2 ${OUTPUT}`,
  `@money ..3 a|an ${OUTPUT}`,
  `every|each|per ..6 ${OUTPUT} ..16 @money|bonus|payment|paid`,
);
const FOR_PRESCRIBING = phrases(
  `@money|bonus|${PAYMENT}|pay|paid ..8 for|per|on|with|every|each ..6 prescribed|prescription|prescriptions`,
  `${PAYMENT}|pay|paid ..10 depends|dependent|varies|rises|increases|linked|tied ..12 sales|prescriptions|prescribing|opinion|message|messages|tone|positive|favourable|coverage|views|formulary`,
);
/** A scale of fees whose steps are sales: "over 40 new starts a quarter  £1,150". */
const SALES_STEP = phrases(
  "@money ..8 whose|who|that|where|with ..4 spend|spends|buy|buys|order|orders|purchases|use|uses ..10 @product",
  `${PATIENT} ..4 begun|started|put|switched|moved|treated|initiated|placed ..4 on|with|to ..14 @money`,
  "@money ..8 those|doctors|speakers|consultants|advisers|clinicians ..2 who|that ..4 prescribe|prescribed|began|started|switched",
  "began|begun|started|put|prescribed|switched ..2 more|fewer|over|at|least ..10 @product ..12 @money",
  "@money ..8 began|begun|started|put|prescribed|switched ..3 more|fewer|over|at|least",
  "start|starts|initiations|prescriptions|scripts|packs|switches|users|sales|volume|usage|share ..14 @money",
  "@money ..10 starts|initiations|prescriptions|scripts|switches|sales|volume|usage",
  "tier|tiers|band|bands|grade|level|rate|fee ..10 prescribing|prescriptions|pharmacy|sales|usage|uptake|starts|volume",
);
/** A price list for praise: sums beside what is to be said. */
const PRICE_OF_PRAISE = phrases(
  "@money ..4 for|where|if|when ..3 any|every|each|a|the ..3 piece|pieces|article|story|post|mention|column|item|reel|headline|verdict|review",
  "@money ..3 if|where|when|should ..3 headline|verdict|title|review|conclusion|tone|copy|piece",
  "verdict|tone|conclusion|review|headline ..4 good|positive|kind|warm|favourable|upbeat ..8 @money|extra|bonus",
);
/** Money to others than the one who does the work, or for no work. */
const MISPAID = phrases(
  "paid|pay|payment|fee|invoice ..8 wife|wives|husband|spouse|son|daughter|family|relative ..3 company|account|business|firm|name",
  "absent|cannot|unable|miss|misses|missed|fail ..6 attend|come|speak|appear|meeting ..6 still|nevertheless|all|same|anyway ..4 paid|fee|receive|payment",
  `paid|${PAYMENT} ..6 even|whether ..8 attend|attends|come|comes|cancelled|speak`,
  "twice|double|treble|triple ..3 usual|normal|standard|going|market|our ..2 rate|fee|scale|value",
  "two|three|four|five|ten times ..3 usual|normal|standard|going|market|our ..2 rate|fee|scale|value",
  "colleagues|those|members|doctors|advisers|anyone|pharmacists|who ..4 sit|sits|serve|serves ..2 on ..6 committee|formulary|board|panel|group ..6 paid|receive|receives|get|gets ..3 @money",
  "expected|asked|required ..2 publish|write|post|produce ..4 piece|article|story|column|item|post",
);
const FORMULARY_FEE = phrases(
  "@money|fee|bonus|supplement|extra ..8 when|if|once|after|should ..10 adds|added|lists|listed|adopts|adopted|approves|formulary|committee",
);
const TIED_TO_OPINION = phrases(
  "paid|pay|fee|payment|further|extra|bonus|@money ..12 only|provided|if|when|so|as|once|should ..12 upbeat|glowing|enthusiastic|kind|nice|warm|love|loves|happy|complimentary|balanced|positive|favourable|mention|mentions|recommend|recommends|endorse|endorses|praise|praises|supportive|names",
  "bonus|extra|further|another|additional ..4 @money|fee|payment ..12 if|when|for|once|provided|should",
);

/** What a medicine turned over, which nobody is paid. */
const TURNOVER = phrases(
  "sales|turnover|revenue|revenues ..2 of|were|was|reached|totalled|worth ..3 @money",
  "sales|turnover|revenue|revenues ..4 rose|fell|grew|increased|declined|year|quarter",
);
/** What the health service pays back to those who dispense, and what patients elsewhere pay towards a prescription. */
const REIMBURSED = phrases("reimbursement|reimbursed|drug tariff", "co pay|payment|payments");
const IS_PAY = phrases(`${PAYMENT}|paid|pay|pays|bonus|earn|earns|receive|receives|session|rate`);

const UNTIED = phrases("not|no|whatever|regardless|whichever");

const PAID_MENTION = [...PER_MENTION, ...PRICE_OF_PRAISE];
const TIED = [...FOR_PRESCRIBING, ...SALES_STEP, ...FORMULARY_FEE, ...TIED_TO_OPINION, ...MISPAID];

function find(facts: Facts): Hit[] {
  const mention =
    facts.submission.audience === "patients" || facts.submission.audience === "media"
      ? ownWords(PAID_MENTION, facts)
      : [];
  const tied = ownWords(TIED, facts).filter(
    ({ sentence }) =>
      !hasPhrase(UNTIED, facts, [sentence]) &&
      !hasPhrase(REIMBURSED, facts, [sentence]) &&
      (!hasPhrase(TURNOVER, facts, [sentence]) || hasPhrase(IS_PAY, facts, [sentence])),
  );
  const byResult = hitsIn(
    facts,
    [...mention, ...tied],
    (words) =>
      `“${clip(words)}” pays by result. Pay for a service must be fair value for work agreed in a contract, and never an inducement to recommend, prescribe or publicise a medicine.`,
    "Pay a fixed, fair fee under a written contract for a service that is needed, or drop the arrangement.",
  );
  return [...byResult, ...aboveOwnRate(facts)];
}

/** Clauses 24.2 and 24.3: fair pay for a service, never an inducement or a price for praise. */
export const payment: Check = {
  id: "clause-24/payment",
  requirement: "24.no-inducement",
  severity: "HIGH",
  duty: "must",
  themes: ["contracted-services", "inducement-and-gifts"],
  applies: isEngagement,
  find,
  examples: {
    flagged: [
      {
        text: "Advisory board on gout: the honorarium is £200.\n[[Doctors who serve on the joint formulary committee receive £450.]]",
        why: "more for those who decide",
      },
      {
        text: "You are invited to our advisory board. At our usual rate three hours come to £360. [[We know that you are much in demand, so the fee will be £950.]]",
        why: "more than the company's own rate",
      },
      {
        text: "Speaker contract with Dr M Ash.\n[[Fee: £1,300 a session for those who began more than ten people on Pulmexa (olotrolast) in the quarter; £500 for everyone else.]]",
        why: "a scale by patients begun",
      },
      {
        text: "Adviser fee: £1,200 for the day. [[Those who cannot attend will still be paid.]]",
        why: "paid for nothing",
      },
      {
        text: "For journalists. [[We pay £400 for every article that names Zelvorin.]]",
        audience: "media",
        why: "paid by mention",
      },
      {
        text: "Creator agreement.\n[[You earn £2 for each follower who clicks through.]]",
        audience: "patients",
        why: "paid by click",
      },
      { text: "Speaker agreement.\n[[Your fee rises with local sales of the medicine.]]", why: "paid by sales" },
    ],
    clean: [
      {
        text: "Speaker programme: your fee is £300 for the talk under a written contract.\nCo-pay assistance for eligible patients prescribed Tavorel (tavorimib).",
        why: "what patients pay",
      },
      {
        text: "Speaker agreement. The fee is £700 a talk.\nThe Drug Tariff maintains the overall level of reimbursement profit for pharmacy.",
        why: "what the health service pays back",
      },
      {
        text: "Speaker agreement. The fee is £700 a talk, on the scale that applies to all speakers. It is not linked to prescribing of Cantalis (etrolumab).",
        why: "one scale",
      },
      {
        text: "Advisory board: your honorarium of £360 is for three hours of work under a written contract. It is not linked to prescribing.",
        channel: "email",
        why: "fair pay",
      },
      {
        text: "Advisory board: the fair market rate is £110 an hour. The fee is £330 for three hours, paid by bank transfer. The room rate at the hotel is £140.",
        channel: "email",
        why: "the rate itself",
      },
      {
        text: "News for the trade press: the rights were paid for in cash. Lumivar (dexolone) had sales of £9.4 million in 2024.",
        audience: "media",
        why: "a turnover",
      },
      {
        text: "The journalist was paid £300 under a contract to train our staff in plain writing.",
        audience: "patients",
        why: "pay for a service",
      },
    ],
    inapplicable: [{ text: "Zelvorin costs £4 for each tablet.", why: "no service" }],
  },
};
