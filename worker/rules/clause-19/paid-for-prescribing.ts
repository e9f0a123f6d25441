import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitsIn, quoted } from "../checks/hits.ts";
import { isStatement } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { paidByPatient } from "./tied.ts";

const REFUSED = /\b(?:not|never|no|nobody|cannot|without|declin\w+|refus\w+)\b/i;
const PAID = /\b(?:receiv\w+|paid|pays?|earn\w*|fees?|honorari\w+|payments?|bonus\w*|grants?|rewards?|vouchers?)\b/i;
/** What the health service saves or is charged goes to nobody who prescribes. */
const BUDGET =
  /\b(?:sav(?:e[sd]?|ings?)|costs?|pric(?:e|es|ed|ing)|budgets?|tariffs?|reimburs\w+|discounts?|rebates?)\b/i;
/** A payment that hangs on how much is prescribed. */
const HANGS_ON =
  /\b(?:(?:as|so) long as|provided|if|should)\b[^.]{0,50}\b(?:numbers|share|decile|users?|prescri\w+|pathway)\b/i;
const CHOSEN = /\b(?:chosen|invited|selected)\b[^.]{0,30}\b(?:because|since|as)\b/i;
const MOST_USERS = /\b(?:largest|biggest|highest|top|heaviest)\b[^.]{0,20}\b(?:users?|prescribers?)\b/i;

/** Those whom a company engages or invites, chosen by how much they prescribe. */
const ENGAGED = /\b(?:members?|advis\w+|boards?|panels?|speakers?|guests?|delegates?|chairs?|faculty|seats)\b/i;
const ENGAGED_BY_SHARE = [
  /\b(?:choos\w+|chose|chosen|select\w*|invit\w+|pick\w*|recruit\w*)\b[^.]{0,60}\b(?:by|for|according to|because of) \w+/i,
  ENGAGED,
  /\b(?:by|for|according to|because of) (?:their|your|the|how (?:much|many))\b[^.]{0,30}\b(?:prescri\w+|scripts|sales)\b/i,
];
/** Money for those who prescribe most. */
const MOST_PAID = [
  /\b(?:highest|most|biggest|top|largest|heaviest)\b/i,
  /\b(?:honorari\w+|fees?|paid|bonus\w*|cheques?)\b|£ ?\d/i,
  /\b(?:(?:highest|top|largest) (?:\w+ )?(?:numbers|users?|prescribers?|scripts)|prescribes? (?:\w+ ){1,3}most)\b/i,
];
/** A sum that falls due with the number of patients. */
const BY_NUMBER = [
  /£ ?\d|\b(?:tranches?|instal?ments?|payments?|bonus\w*|fees?)\b/i,
  /\b(?:falls? due|due|paid|payable|released|follows|yours)\b/i,
  /\b(?:when|once|as soon as|after|for) (?:you|your practice|they)\b[^.]{0,20}\b(?:reach|hit|pass|start|switch|move)\w*\b/i,
];
/** Something of value, and how much is prescribed. */
const OF_VALUE = [
  /\b(?:hampers?|vouchers?|ipads?|laptops?|rioja|champagne|case of|spa|flights?|debentures?|holiday|weekend|opera)\b/i,
  /£ ?\d|\b(?:honorari\w+|fees?|bonus|cheque|conference|points?)\b/i,
];
const FOR_SHARE = [
  /\b(?:starts? most patients|new starts|scripts|write \w+ most|\w+ volume|(?:best|top) (?:\w+ )?prescribers)\b/i,
  /\b(?:each|every) (?:\w+ )?(?:prescription|patient who (?:moves|switches|starts))\b|\bis the default\b/i,
  /\b(?:ten|twenty|\d+) (?:new )?starts\b|\btop decile\b/i,
];
const holdsAny = (words: string, patterns: RegExp[]): boolean => patterns.some((one) => one.test(words));
/** Of a study patients are enrolled, and of a loan sums are repaid. */
const OF_A_STUDY =
  /\b(?:stud(?:y|ies)|trials?|protocol|enrol\w*|recruited|cohort|follow-up|site|deadline|invoices?)\b/i;
const holdsAll = (words: string, patterns: RegExp[]): boolean => patterns.every((one) => one.test(words));

/** Whether the words pay by how much is prescribed, or choose for pay those who prescribe most. */
function paysByShare(words: string): boolean {
  if (REFUSED.test(words)) return false;
  if (
    !OF_A_STUDY.test(words) &&
    !BUDGET.test(words) &&
    ([ENGAGED_BY_SHARE, MOST_PAID, BY_NUMBER].some((all) => holdsAll(words, all)) ||
      (holdsAny(words, FOR_SHARE) && (holdsAny(words, OF_VALUE) || ENGAGED.test(words))))
  )
    return true;
  return (
    (CHOSEN.test(words) && MOST_USERS.test(words)) || (PAID.test(words) && !BUDGET.test(words) && HANGS_ON.test(words))
  );
}

/** Whether a sum by the patient is one of a budget: nobody receives it, and the words around it are of costs. */
function isBudget(facts: Facts, { index }: Sentence): boolean {
  const around = facts.sentences.slice(Math.max(0, index - 1), index + 2).map((s) => wordsOf(facts, s));
  return !around.some((words) => PAID.test(words)) && around.some((words) => BUDGET.test(words));
}

/** Sentences that pay for prescribing, each once. */
function paymentsIn(facts: Facts): Sentence[] {
  const byPatient = new Set(paidByPatient(facts).map((m) => m.sentence));
  return ownSentences(facts).filter(
    (s) =>
      s.zone !== "direction" &&
      isStatement(facts, s) &&
      ((byPatient.has(s) && !isBudget(facts, s)) || paysByShare(wordsOf(facts, s))),
  );
}

/** 19.1: nobody is paid for prescribing: by the patient, by how much is prescribed, or for being a prescriber of much. */
export const paidForPrescribing: Check = {
  id: "clause-19/paid-for-prescribing",
  requirement: "19.service-not-tied",
  severity: "HIGH",
  duty: "must",
  themes: ["inducement-and-gifts"],
  applies: ({ submission, dealings }) => ["hcp", "payers"].includes(submission.audience) && !dealings.disclosurePage,
  find: (facts) =>
    hitsIn(
      facts,
      paymentsIn(facts),
      (words) =>
        `${quoted(words)} pays those who prescribe for what they prescribe. No payment or benefit may be given as an inducement to prescribe (Clause 19.1).`,
      "Withdraw the payment.",
    ),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\n[[We choose members of our advisory board by their prescribing of Tavorel.]]",
        why: "advisers chosen by what they prescribe",
      },
      {
        text: "Tavorel (tavorimib)\n[[The next £60 each falls due when you reach twenty patients.]]",
        why: "a sum that grows with the patients",
      },
      {
        text: "Zelvorin (zelvotriptan)\n[[We will pay £40 for each patient you start on Zelvorin.]]",
        why: "paid by patient started",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[For each patient whom you start on Tavorel your practice receives £50.]]",
        why: "paid for each patient",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[The fee is £800 a month as long as your Tavorel numbers stay in the top decile.]]",
        why: "paid by how much is prescribed",
      },
      {
        text: "Tavorel (tavorimib) observational study, for UK prescribers\n[[For each patient to whom you give Tavorel for the first time you will receive £250.]] Patients who are already on it do not count.",
        why: "paid for each patient who is new to it, under the name of a study",
      },
      {
        text: "Tavorel (tavorimib) advisory board, for UK prescribers\n[[You were chosen because you are among our largest users of Tavorel.]]",
        why: "chosen for what they prescribe",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib)\nA site payment of £60 falls due when you reach twenty patients enrolled in the study.",
        why: "payment for a study",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults. Prescribing by brand saves\nup to £3.12 (50 pack size) per prescription.",
        why: "a saving whose words are parted by a line",
      },
      {
        text: "Tavorel (tavorimib) study, for investigators\nSites receive £250 for each patient who is enrolled and completes the visits.",
        why: "paid for work in a trial",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nYour practice could save £50 a year for each patient started on Tavorel.",
        why: "what the health service saves",
      },
    ],
    inapplicable: [
      { text: "Earn £5 for each friend who starts with us.", audience: "patients", why: "not to professionals" },
    ],
  },
};
