import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { overlapping } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { guests } from "../clause-10/guests.ts";
import { lavish } from "../clause-10/lavish.ts";
import { leisure } from "../clause-10/leisure.ts";
import { holdsBack } from "../concepts/denial.ts";
import { isForCustomers } from "../dealings/for-customers.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { forAttention } from "./exchange.ts";
import { paidAttention, paysForWork } from "./paid-attention.ts";
import { NO_GIFT, OFFERS_GIFT, PROPER } from "./words.ts";

/** How a medicine is used and what patients have of it are told in words of time, chance and taking. */
const CARE = phrases(
  "tablet|tablets|capsule|capsules|patch|patches|sachet|sachets|puff|puffs|spray|drop|drops|application ..3 night|day|daily|once|twice|morning|bedtime|week",
  "mg|microgram|micrograms|mcg|dose|doses|dosing|pessary|infusion|injection",
  "used|taken|applied|inserted|injected|inhaled|given ..4 night|nights|day|days|week|weeks|morning|evening",
  "your|their|her|his|our ..2 patients|patient ..3 can|could|will|may|might|get|gets|have|has",
  "she|he|mrs|mr ..8 felt|feels|enjoy|enjoys|enjoyed|could|walk|walks|walked|slept|sleeps",
  `${PATIENT}|adult|adults ..3 walk|walks|come|comes ..4 door|clinic`,
  "given|received|taking|took|on placebo",
  "chance|risk|odds ..3 relapse|infection|recurrence|attack|flare|cure|remission|response|survival|returning|pregnancy",
);
const PLAIN_GIFT = phrases(
  "gift|gifts|prize|prizes|voucher|vouchers|hamper|hampers|raffle|draw|reward|rewards|freebie|free|complimentary|keep|thank|thanks|@money",
);
/** A result or a course of treatment, in which nothing is given to whoever reads it. */
const isCare = (facts: Facts, s: Sentence) => hasPhrase(CARE, facts, [s]) && !hasPhrase(PLAIN_GIFT, facts, [s]);

const HOSPITALITY: Check[] = [lavish, leisure, guests];

/** What is excessive at a meeting answers to Clause 10. */
const isHosted = (facts: Facts, sentence: Sentence) =>
  HOSPITALITY.some(
    (check) => check.applies(facts) && hitsOf(check, facts).some(({ at }) => at && overlapping(at, sentence)),
  );

/** A word of a web address offers nothing. */
const isInAddress = (facts: Facts, { start, end }: Match): boolean =>
  /(?:https?:|www\.)\S*$/i.test(wordsOf(facts, { start: Math.max(0, start - 200), end }));

function find(facts: Facts): Hit[] {
  const own = ownSentences(facts).filter(
    (s) => !holdsBack(facts, s) && !isCare(facts, s) && (!facts.briefing.isBriefing || isForCustomers(facts, s)),
  );
  const gifts = ownWords(OFFERS_GIFT, facts, own).filter(
    (m) =>
      !isInAddress(facts, m) &&
      !isHosted(facts, m.sentence) &&
      ![NO_GIFT, PROPER].some((list) => hasPhrase(list, facts, [m.sentence])),
  );
  const exchanged = paysForWork(facts) ? [] : forAttention(facts, own);
  return [
    ...hitsIn(
      facts,
      [...gifts, ...exchanged],
      (words) =>
        `“${clip(words)}” offers a personal benefit. No gift, prize, voucher or other advantage may be offered to professionals or decision makers in connection with promotion.`,
      "Withdraw the offer.",
    ),
    ...hitsIn(
      facts,
      paidAttention(facts, own),
      (words) => `“${clip(words)}” pays people for their attendance or attention. Such a payment is an inducement.`,
      "Withdraw the payment.",
    ),
  ];
}

/** Clause 19.1: no gift, pecuniary advantage or benefit in connection with promotion. */
export const gifts: Check = {
  id: "clause-19/gifts",
  requirement: "19.no-gift-language",
  alsoUnder: ["17.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["inducement-and-gifts"],
  applies: (facts) =>
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") && !facts.dealings.disclosurePage,
  find,
  examples: {
    flagged: [
      {
        text: "Pulmenta (roflucast) for COPD in adults\n[[We send your surgery a ready-made COPD protocol free for a year (normal price £310).]]",
        why: "a thing worth a sum",
      },
      {
        text: "[[Once we have your answer we can pay for two places on the York course and the dinner after it.]]",
        channel: "email",
        audience: "payers",
        why: "a benefit for what the company wants to know",
      },
      {
        text: "[[Each visitor will be given a pocket otoscope (retail price £120).]]",
        channel: "conference",
        why: "a thing and its worth",
      },
      {
        text: "[[Answer three questions for the chance of a night at the Calder Spa.]]",
        channel: "email",
        why: "a chance of something",
      },
      { text: "[[Complete our quiz and win a tablet!]]", why: "a prize" },
      { text: "[[Finish the module and claim your £25 gift card.]]", channel: "website", why: "a gift card" },
      {
        text: "Visit stand 12. [[A photographer will take a free professional portrait of every visitor.]]",
        channel: "conference",
        why: "a portrait is a benefit",
      },
      { text: "[[Reply for a free lunch.]]", channel: "email", why: "lunch for a reply" },
      {
        text: "Join our product webinar on Zelvorin. [[You will receive £60 for attending.]]",
        channel: "email",
        why: "paid to attend",
      },
      {
        text: "[[For each completed form we will donate £10 to your surgery's chosen charity.]]",
        why: "a benefit by way of a charity",
      },
    ],
    clean: [
      {
        text: "Zelvorin (zelvotriptan) for UK health professionals\nThrough this, Northgate is aiming to bring order to the disorder of migraine, and therefore order to patients’ lives.",
        why: "another order than one that is placed",
      },
      {
        text: "Zelvorin (tavorimib) for UK health professionals. Thank you for reading.\nFor every adult who walks through your door with chronic migraine.",
        why: "patients who come, with nothing in their hands",
      },
      {
        text: "Programme of the congress. The Society receives £4,500 from each company for the symposium.",
        channel: "conference",
        why: "what a society is paid",
      },
      {
        text: "How we work with health professionals\nWe provide funding towards the registration fees for health professionals to attend third party medical educational meetings and conferences.",
        channel: "website",
        why: "help to attend a meeting of others",
      },
      {
        text: "11.40  Key messages to take home. One night at the conference hotel for speakers only. Advisers are paid at the hourly rate of our fair market value table.",
        channel: "conference",
        why: "messages, a room for work and its pay",
      },
      {
        text: "Zelvorin (zelvotriptan): a case\nMrs Hay could not finish a meal on a night out for two; after a month she enjoyed a weekend at the lakes.",
        why: "a patient’s story",
      },
      {
        text: "Dermolux (terbicline) lacquer is applied every night for two weeks and then once a week. Your patients can look forward to clear skin and less chance of the rash coming back.",
        why: "a course of treatment and its result",
      },
      {
        text: "Trial sites: hospitals are paid for scans at the published tariff (£212 for each visit). The study protocol was approved by an ethics committee on 3 May 2025.",
        why: "pay to a trial site",
      },
      {
        text: "Zelvorin (zelvotriptan)\nOne tablet at night for two weeks, and then one twice a week.",
        why: "how it is taken",
      },
      { text: "Complete our quiz. There are no prizes.", why: "no prize" },
      {
        text: "References\nThe Nobel Foundation. Available at: https://www.nobelprize.org/prizes/medicine/1982/vane/facts. Accessed May 2025.",
        channel: "website",
        why: "a word of an address",
      },
      {
        text: "Prize for the best trainee poster, given by the Society.",
        channel: "conference",
        why: "the society’s own prize",
      },
      { text: "Take one tablet once daily. Treat to target.", why: "the medicine" },
      {
        text: "There is no charge, no meal and no gift. A certificate of attendance can be downloaded.",
        channel: "email",
        why: "nothing given",
      },
      {
        text: "Study morning on gout, 4 March, 9.00 am. Two makers of tests are helping us and each paid £650 for a table in the hall.",
        channel: "conference",
        why: "what a stand costs those who take it",
      },
      {
        text: "Registration is £35 and is paid to the Society. There is no fee for attending the webinar.",
        channel: "conference",
        why: "delegates pay",
      },
      {
        text: "£75 for 45 minutes. This is a payment for your time in an interview at rates set by a benchmark.",
        channel: "email",
        why: "market research",
      },
    ],
    inapplicable: [
      { text: "Win a hamper in our Christmas draw!", audience: "patients", why: "not offered to professionals" },
    ],
  },
};
