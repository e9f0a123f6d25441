import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { paidAudience } from "./exchange.ts";
import { PAYS_FOR_ATTENTION } from "./words.ts";

/* Payment of professionals for coming or listening, where they do no work for it. */

/** Money for coming or listening, not for work done under contract. */
const PAID_TO_ATTEND = phrases(
  `paid|pay|${PAYMENT}|@money|compensation|compensated ..12 attend|attending|attendance|joining|watching|watch|listening|listen|viewing|coming|reading|turning`,
  `attendance|delegate ..1 ${PAYMENT}|allowance`,
  `attend|attending|attendance|watch|watching|listen|listening|join|view|viewing ..16 receive|paid|pay|earn|get ..8 @money|paid|${PAYMENT}`,
);
const OWN_CHARGE = phrases(
  "pay|paid ..2 by|for ..1 themselves|yourself|yourselves",
  "a|per head",
  "registration|no|attendance|to pay|payable|free ..3 fee|fees|charge|charges|cost|costs|£",
  "delegates|members pay",
  "society|college|association|organisers|institute|trust receives|receive|charges|charge",
  "costs|cost",
  "fee is|of ..6 paid|payable to",
  "speaker|speakers|adviser|advisers|chair|contract|research|interview|survey|advisory|panel|disclosed",
);
/** Paid interviews, questionnaires and services answer to Clauses 24 and 25. */
const RESEARCH = phrases("market research", "researcher|researchers|respondents");
const ASKS = phrases("interview|interviews|questionnaire|survey|panel");

/** Pay for minutes of attention beyond what any hour of professional work earns. */
const MOST_POUNDS_A_MINUTE = 6;
const MINUTES =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)[ -]min(?:ute)?s?\b/i;
const IN_WORDS: Record<string, number> = { ...NUMBER_WORDS };

/** Sentences that promise a sum for so few minutes that it cannot be pay for work. */
function overpaid(facts: Facts): Sentence[] {
  if (facts.dealings.sums.length === 0) return [];
  return ownSentences(facts).filter((s) => {
    const said = MINUTES.exec(wordsOf(facts, s))?.[1]?.toLowerCase();
    const minutes = said ? (IN_WORDS[said] ?? Number(said)) : 0;
    const sum = facts.dealings.sums.find((m) => m.token >= s.first && m.token < s.last && m.value < 5000);
    return (
      minutes > 0 &&
      sum !== undefined &&
      sum.value / minutes > MOST_POUNDS_A_MINUTE &&
      !hasPhrase(NOT_PAY, facts, [s]) &&
      hasPhrase(PAY, facts, [s])
    );
  });
}
const PAY = phrases(`thank|thanks|paid|pay|${PAYMENT}|receive|get|earn|reward|you|yours|compensation`);
const NOT_PAY = phrases(
  "patient|patients|cost|costs|lecture|lectures|talk|talks|preparation|nurse|appointment|tariff|saving|saves",
);

const PAYMENTS = [...PAID_TO_ATTEND, ...PAYS_FOR_ATTENTION];
const RESEARCHED = phrases("research");

/** Help to attend a meeting of others answers to Clause 10 and is disclosed; it is no pay. */
const HELP_TO_ATTEND =
  /\b(?:third[- ]party|scientific|medical|educational)\b[^.\n]{0,60}\b(?:meetings?|congress|conferences?|events?)\b/i;
const NO_PAY = /\bregistration fees?\b|\bsponsor(?:ship|ed|ing)?\b|\btravel and accommodation\b/i;

const isSponsored = (facts: Facts, place: Sentence | Match): boolean => {
  const words = wordsOf(facts, "sentence" in place ? place.sentence : place);
  return HELP_TO_ATTEND.test(words) && NO_PAY.test(words);
};

/** Whether professionals do work that the piece pays: advice, a contract, a study or research. */
export const paysForWork = (facts: Facts): boolean =>
  facts.event.isAdvisory ||
  facts.dealings.agreement ||
  facts.dealings.study ||
  facts.promotion.kind === "research" ||
  hasPhrase(RESEARCH, facts) ||
  (hasPhrase(ASKS, facts) && hasPhrase(RESEARCHED, facts));

/** Where the sentences pay people for their attendance or attention. */
export function paidAttention(facts: Facts, own: Sentence[]): (Sentence | Match)[] {
  const works = paysForWork(facts);
  const paid = works ? [] : ownWords(PAYMENTS, facts, own).filter((m) => !hasPhrase(OWN_CHARGE, facts, [m.sentence]));
  return [...paid, ...overpaid(facts), ...(works ? [] : paidAudience(facts))].filter((one) => !isSponsored(facts, one));
}
