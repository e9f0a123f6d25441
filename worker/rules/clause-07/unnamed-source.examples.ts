import type { Check } from "../types.ts";

/** Quotations with and without a source that a reader can find. */
export const UNNAMED_SOURCE_EXAMPLES: Check["examples"] = {
  flagged: [
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["Nothing else comes close" - a leading headache journal]]',
      why: "a journal without a name",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["It works in the patients I see."\nConsultant neurologist, south coast]]',
      why: "an unnamed consultant",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["The most useful option we have had for years"]]',
      why: "nobody named",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["A valuable treatment for my patients", says a leading expert.]]',
      why: "a leading expert",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nThe hotel has parking.\n"Tavorel has helped some," said a senior colleague. [["It works in most of my patients" - pharmacist, Hull]]',
      why: "the one who goes on has no name",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFrom an expert\'s slides\n[["In our clinic Tavorel works in one patient out of two."\nA consultant]]',
      why: "slides of nobody",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["My patients are happy to have a tablet that works." - consultant neurologist.]]',
      why: "happy with a tablet, not with e-mails",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["The section on tolerability is right: Tavorel is well tolerated in my patients." - consultant neurologist]]',
      why: "praise of the medicine, beside that of a section",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nFrom a talk by Dr Nell Marsh, Leeds, and what others say\n[["Tavorel works in most of my patients."\nConsultant neurologist]]',
      why: "not of the one who is named above",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[["Good morning. Since I moved my patients to it their lives have changed." - a GP in Leeds]]',
      why: "a greeting of somebody",
    },
  ],
  clean: [
    {
      text: "Zelvorin (tavorimib) for migraine in adults. For UK health professionals.\n“After 12 weeks 61 of 118 people given tavorimib reported that their main problem was better.”\n– Whitcombe A, Geddes I. Headache Quarterly 2023;18:140. Reproduced in full from the results.",
      why: "the work is named on the line below",
    },
    {
      text: "Promotional slides for UK cardiologists. Zelvorin (tavorimib) tablets.\nSlide 1: “Norlake paid my fee and travel and certified these slides.”",
      why: "a speaker's declaration",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n"I want to get through a week without lying in the dark."',
      why: "a wish, before any treatment",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n"I had planned my week around the next attack."\nIllustrative patient',
      why: "a made-up patient who says nothing of the medicine",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNICE guideline 812, section 1.4: "Tavorimib is an option when two triptans have failed."',
      why: "the document is named before the words",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n"A useful option in refractory migraine" - Ash P et al. Pain Trials 2023;4:12.',
      why: "a full source",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe trial called it "one of several useful options".1\nReferences: 1. Ash P et al. Pain Trials 2023;4:12.',
      why: "cited",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nYou ticked "I agree to receive promotional emails about medicines from Larkhill Pharma Ltd" on 4 May.\nFor migraine in adults.',
      why: "what the reader agreed to",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nYou ticked "I am happy to have e-mails about treatment from Larkhill Pharma Ltd" on 4 May.\nThe host opens: "Hello. Treatment of migraine is better told in three minutes."\nFor migraine in adults.',
      why: "what the reader agreed to, and a greeting",
    },
    {
      text: 'Tavorel (tavorimib) tablets: promotional meeting of Larkhill Pharma Ltd.\n18.30 "What we have learnt with our first cases": two reports from our clinic\n19.00 "Better days": a talk\n20.00 Close',
      why: "titles in a programme",
    },
    {
      text: 'Tavorel (tavorimib): promotional meeting of Larkhill Pharma Ltd.\nWhy the gallery? Parking is free, and visitors voted it "the best place in town".',
      why: "praise of the room",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\n"Tavorel is one of several options," said Dr Nell Marsh, Leeds. "It has helped some of my patients."\nFor migraine in adults.',
      why: "the same speaker goes on",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFrom Dr Nell Marsh\'s slides\n"In our clinic one in three patients on Tavorel had fewer attacks."\nA summary for the team',
      why: "whose slides they are stands above",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFrom last year\'s evening: "The part on dosing was very useful" - GP, Leeds',
      why: "praise of a session",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTick "much better", "better" or "no change at all".',
      why: "not a quotation",
    },
  ],
  inapplicable: [{ text: '"Best day of our lives", said one visitor to the museum.', why: "no medicine" }],
};
