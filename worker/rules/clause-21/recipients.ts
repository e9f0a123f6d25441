import { phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { written } from "../checks/written.ts";
import type { Facts } from "../facts/index.ts";
import { sampleSentences, toNonPrescribers } from "./wrong-hands.ts";

const FREE_TRIAL = phrases(
  "try|start|have|get|enjoy|claim|request|order ..7 free",
  "free ..2 trial|sample|samples|starter|pack|week|month|supply",
  "first|one|next ..1 week|month|pack|box|dose|pen ..3 free|us",
  "sample|samples|starter ..4 for|to you|free|post|door",
);
const NOT_OURS = phrases(
  "free nhs|prescription|prescriptions|call|phone|helpline|app|guide|booklet|leaflet|diary|newsletter|webinar|advice",
);
const TRIALS = phrases("clinical|research trial|trials", "trial ..4 results|participants|programme");
const NOT_A_SAMPLE = [...NOT_OURS, ...TRIALS];

const offeredToPublic = (facts: Facts) =>
  ownWords(FREE_TRIAL, facts, sampleSentences(facts)).filter(
    ({ sentence }) => ownWords(NOT_A_SAMPLE, facts, [sentence]).length === 0,
  );

/** Clause 21.1: samples only for health professionals qualified to prescribe the medicine. */
export const recipients = written({
  id: "clause-21/recipients",
  requirement: "21.no-public-sample",
  severity: "HIGH",
  duty: "must",
  themes: ["samples", "promotion-to-public"],
  when: { is: ["an offer of samples"] },
  faults: [
    {
      when: { audience: ["patients", "media", "investors"] },
      places: offeredToPublic,
      issue:
        "{words} offers a prescription only medicine free to the public. Samples may go only to health professionals qualified to prescribe the medicine.",
      advice: "Withdraw the offer.",
    },
    {
      when: { audience: ["hcp", "payers"] },
      places: toNonPrescribers,
      issue: "{words}: samples may go only to health professionals qualified to prescribe that medicine.",
      // What names others names prescribers as well: a form or an offer is reworded, never taken out.
      instead: "Samples are only for health professionals qualified to prescribe the medicine.",
      advice: "Limit the offer to those qualified to prescribe.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Try Zelvorin free for a week!]] Ask about our sample packs.",
        audience: "patients",
        why: "a free trial for the public",
      },
      {
        text: "INTERNAL: for representatives only\n[[Leave sample packs with the practice manager.]]",
        channel: "sales",
        why: "a manager cannot prescribe",
      },
      {
        text: "Zelvorin (zelvotriptan) for migraine\n[[Tom from Calder Labs will drop twelve samples of Zelvorin with your receptionist every month.]]",
        why: "a company that is called Labs",
      },
      {
        text: "Zelvorin (zelvotriptan) for migraine\n[[Leave samples before the first call with the receptionist.]]",
        why: "before a call, not before a dose",
      },
      {
        text: "Zelvorin (zelvotriptan) for migraine\n[[Give every patient a free sample before the first treatment visit.]]",
        why: "free, and not for a laboratory",
      },
      {
        text: "Sample request form\n[[[ ] GP  [ ] healthcare assistant]]\nSignature and date:",
        why: "a box for someone who cannot prescribe",
      },
      {
        text: "[[Free patient group direction for Zelvorin (zelvotriptan), and sample packs]]\n[[Order free packs for your pharmacy staff too.]]",
        why: "packs beside the direction",
      },
    ],
    clean: [
      {
        text: "Sample request form for prescribers only. Do not leave samples with receptionists or patients.",
        why: "told not to",
      },
      {
        text: "Join our course and get the starter kit.\nWith a free patient group direction for Zelvorin (zelvotriptan) pharmacists can start at once.\nSome of our friends have given the talk twice.",
        why: "a direction and a talk, no packs",
      },
      {
        text: "Sample request card. I am a [ ] GP [ ] nurse independent prescriber [ ] pharmacist independent prescriber\nSign and date:",
        why: "prescribers only",
      },
    ],
    inapplicable: [{ text: "The sample size was 240 patients.", why: "other samples" }],
  },
});
