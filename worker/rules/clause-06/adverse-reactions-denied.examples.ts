import type { Check } from "../types.ts";

const PI =
  "Prescribing information: Tavorel (tavorimib) 50 mg tablets. Indication: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity. Warnings: falls. Adverse reactions: common: drowsiness, constipation. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[Women on Tavorel experience few adverse effects.]]",
      why: "few, and nothing tells how few",
    },
    {
      text: `Tavorel (tavorimib)\n[[There are no particular warnings about falls or drowsiness.]]\n${PI}`,
      why: "the prescribing information warns of both",
    },
    {
      text: "Tavorel (tavorimib)\n[[All the benefit with none of the side effects.]]",
      why: "none of the side effects",
    },
    { text: "Tavorel (tavorimib)\n[[Side effects? There are none worth mentioning.]]", why: "a question answered" },
    { text: "Tavorel (tavorimib)\n[[Worried about dizziness? Don't be.]]", why: "nothing to worry about" },
    { text: "Tavorel (tavorimib)\n[[Trouble-free from the first tablet]]", why: "trouble-free" },
    { text: "Tavorel (tavorimib)\n[[Tavorel is not addictive.]]", why: "dependence denied" },
    {
      text: `Tavorel (tavorimib)\n[[Relief without the drowsiness]]\n\n${PI}`,
      why: "a reaction that the prescribing information lists",
    },
    { text: "Tavorel (tavorimib)\n[[Prescribe Tavorel without a second thought.]]", why: "no second thought" },
    { text: `Tavorel (tavorimib)\n[[No morning-after fog.]]\n\n${PI}`, why: "a listed reaction in everyday words" },
    {
      text: "Tavorel (tavorimib)\n[[Forget the blood tests.]]\nCheck liver function before treatment and every 12 weeks.",
      why: "tests that the piece itself asks for",
    },
    { text: "Tavorel (tavorimib)\n• [[There is no risk of hypotension.]]", why: "a risk denied outright" },
    { text: "Tavorel (tavorimib)\n[[With zero chance of liver damage.]]", why: "a harm ruled out" },
    { text: "Tavorel (tavorimib)\n[[There is nothing to fear.]]", why: "nothing to fear" },
    { text: "Tavorel (tavorimib)\n[[With placebo-like tolerability, start today.]]", why: "placebo-like" },
  ],
  clean: [
    {
      text: 'Tavorel (tavorimib) tablets, for UK prescribers\nWhat your patients will ask\n"Will I get hooked?" Dependence can occur, also at recommended doses.',
      why: "a question that is answered as it should be",
    },
    {
      text: 'Tavorel (tavorimib): doctors warn\n"There is no such thing as a medicine with no side effects," said the regulator.',
      why: "freedom from side effects denied",
    },
    {
      text: "Tavorel (tavorimib)\nWithout the appetite-suppressing effects of treatment the body burns less.",
      why: "what is wanted of it ends with it",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nWomen on Tavorel experienced few stomach adverse events:2\nCumulative incidence of all related events was 9.6%",
      why: "how few is told with it",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nFor adults with alcohol dependence without withdrawal symptoms. Never let sodium rise by more than 10 mmol/l.",
      why: "patients, and a limit",
    },
    {
      text: `Tavorel (tavorimib)\nOrder a free warning card on drowsiness for your patients. No additional precautions for falls are needed in younger adults.\n${PI}`,
      why: "a card that costs nothing; what need not be done in some",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTavorel can harm an unborn baby: use reliable contraception.",
      why: "a warning",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNever say "no side effects" or "safe".',
      why: "the words are banned",
    },
    {
      text: "Tavorel (tavorimib)\nLike all medicines, Tavorel can cause side effects, although not everybody gets them.",
      why: "leaflet wording",
    },
    {
      text: "Tavorel (tavorimib)\nNo serious adverse reactions were reported in the 12-week study (n=204).1",
      why: "a trial result",
    },
    {
      text: "Tavorel (tavorimib)\nDo not stop Tavorel without talking to your doctor, even if you have no side effects.",
      why: "an instruction",
    },
    {
      text: "Tavorel (tavorimib)\nWorried about side effects? Do not stop treatment without advice.",
      why: "an answer that helps",
    },
    { text: "Tavorel (tavorimib)\nThink twice before prescribing Tavorel in older people.", why: "a caution" },
    { text: "Tavorel (tavorimib)\nNo routine blood tests were done in the study.", why: "a method" },
    { text: "Tavorel (tavorimib)\nNo increased risk of bleeding was seen in the trial.1", why: "a trial result" },
    {
      text: "Tavorel (tavorimib)\nIn people with no risk of bleeding it may be started at home.",
      why: "a group of patients",
    },
    {
      text: "Tavorel (tavorimib) briefing\nWhat must I not say?\n• “Side-effect free” or “gentle on the liver”\n• That it is harmless",
      why: "a list of things not to say",
    },
    { text: "Tavorel (tavorimib)\nIf no adverse reactions occur, the dose may be raised.", why: "a condition" },
    { text: "Tavorel (tavorimib)\nNo medicine is free of side effects.", why: "the contrary" },
    { text: "Tavorel (tavorimib)\nNever tell a customer that Tavorel has no side effects.", why: "a ban" },
    { text: "Tavorel (tavorimib)\nNo new safety signals were identified.", why: "factual" },
    { text: "Tavorel (tavorimib)\nNo difference in adverse events was seen (12% v 11%).", why: "a comparison" },
  ],
  inapplicable: [{ text: "Our worry-free parking opens at eight.", why: "no medicine" }],
};
