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

/** Whether the words pay by how much is prescribed, or choose for pay those who prescribe most. */
function paysByShare(words: string): boolean {
  if (REFUSED.test(words)) return false;
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
