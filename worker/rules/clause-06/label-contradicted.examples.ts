import type { Check } from "../types.ts";

const pi = (dosage: string, more: string) =>
  `Prescribing information: Xelvora (mirtazepan) inhaler. Please refer to the SPC before prescribing. Presentation: Each dose contains 10 micrograms mirtazepan. Indication: asthma in adults. Dosage: ${dosage} Contraindications: hypersensitivity; tuberculosis. ${more} Adverse reactions: hoarseness. Legal category: POM. Cost: £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.`;
const SWITCH = "Doses are not interchangeable with those of other inhalers.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) tablets for Parkinson's disease\n\n[[Move from an MAO-B inhibitor to Xelvora in a single step.]]\n\nNotes. Xelvora must not be given within 14 days of the last dose of an MAO inhibitor.",
      why: "fourteen days must pass",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Home straight after the injection]]\n\n${pi("One puff twice a day.", "Warnings: observe for 30 minutes after each injection.")}`,
      why: "patients have to be watched",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[No solvent, and no infusion reactions.]]\n\n${pi("One puff twice a day.", "Warnings: anaphylaxis has been reported: observe during and after each dose.")}`,
      why: "reactions do occur",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Leave the rest of their tablets just as they are.]]\n\n${pi("One puff twice a day.", "Warnings: avoid strong CYP3A4 inhibitors.")}`,
      why: "there are interactions",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[NO NEED TO CHANGE ANYTHING ELSE]]\n\n${pi("One puff twice a day.", "Warnings: do not use with azathioprine.")}`,
      why: "another medicine must be changed",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[A yearly liver check is all that anyone needs.]]\n\n${pi("One puff twice a day.", "Warnings: measure ALT before treatment and monthly.")}`,
      why: "tests are due each month",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Once the first winter is over, you can let the blood counts go.]]\n\n${pi("One puff twice a day.", "Warnings: full blood count before treatment and every 3 months.")}`,
      why: "blood counts are to go on",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Puff for puff, a straight swap]]\n\n${pi("One puff twice a day.", `Warnings: ${SWITCH}`)}`,
      why: "doses are not interchangeable",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Tired livers? Xelvora never asks.]]\n\n${pi("One puff twice a day; once a day in severe hepatic impairment.", "")}`.replace(
        "[[Tired livers? Xelvora never asks.]]",
        "[[Tired livers?]] [[Xelvora never asks about the liver.]]",
      ),
      why: "a lower dose in hepatic impairment",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Goes with everything else on the drug chart]]\n\n${pi("One puff twice a day.", "Warnings: avoid strong CYP3A4 inhibitors.")}`,
      why: "there are interactions",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nContraindications:\n• Pregnancy; do not use it in women who are pregnant\n• Concomitant use with any drug that holds an ACE inhibitor, whatever else the patient takes\nTavorel must not be taken with other inhibitors of the enzyme.",
      why: "a contraindication of the licence itself",
    },
    {
      text: `Xelvora (mirtazepan) tablets\n\nDo not use Xelvora in anyone with heart failure now or in the past.\n\n${pi("One tablet a day.", "Contraindications: heart failure.")}`,
      why: "the contraindication itself",
    },
    {
      text: `Xelvora (mirtazepan) tablets\n\nNo dose adjustment is required on the basis of renal function.\n\n${pi("One tablet a day.", "Warnings: check renal function before start.")}`,
      why: "a test before the start changes no dose",
    },
    {
      text: "Xelvora (mirtazepan) for seizures in Dravet syndrome\n\nRecommended only if:\n- it is an add-on to 2 other antiepileptic medicines\n- it is stopped if the frequency of seizures has not fallen by at least 30% compared with the 6 months before",
      why: "compared with an earlier time, not taken with another medicine",
    },
    {
      text: `Xelvora (mirtazepan) enema for colitis\n\nThe difference is 21 percentage points: about one more remission for every five people given the enema.\n\n${pi("One enema at night.", "Contraindications: severe renal impairment.")}`,
      why: "a rate, said of no one patient",
    },
    {
      text: "Xelvora (mirtazepan) tablets for Parkinson's disease\n\nPatients can change from levodopa to Xelvora directly.\n\nNotes. Xelvora must not be given within 14 days of the last dose of an MAO inhibitor.",
      why: "time must pass after another medicine",
    },
    {
      text: "Xelvora (mirtazepan) tablets for Parkinson's disease\n\nMove from levodopa to Xelvora in a single step.\n\nNotes. Take Xelvora with a glass of water.",
      why: "no time need pass",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\nPatients may go home 30 minutes after the injection.\n\n${pi("One puff twice a day.", "Warnings: observe for 30 minutes after each injection.")}`,
      why: "the time is kept",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\nNo hypersensitivity reactions were reported in the 12-week trial.\n\n${pi("One puff twice a day.", "Warnings: anaphylaxis has been reported: observe after each dose.")}`,
      why: "what a trial saw",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\nAsk which other medicines they take before you add it.\n\n${pi("One puff twice a day.", "Warnings: avoid strong CYP3A4 inhibitors.")}`,
      why: "interactions are asked for",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\nThe yearly review is a good time to ask about mood.\n\n${pi("One puff twice a day.", "Warnings: full blood count before treatment and every 3 months.")}`,
      why: "a review, and no test in place of others",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\nA blood count is due every three months.\n\n${pi("One puff twice a day.", "Warnings: full blood count before treatment and every 3 months.")}`,
      why: "the schedule of the licence",
    },

    {
      text: `Xelvora (mirtazepan) inhaler\n\nDoses cannot be carried over from another inhaler.\n\n${pi("One puff twice a day.", `Warnings: ${SWITCH}`)}`,
      why: "the copy says what the licence says",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\nPuff for puff, a straight swap\n\n${pi("One puff twice a day.", "Warnings: rinse the mouth.")}`,
      why: "nothing in the piece says otherwise",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\nOne dose, whatever the kidneys\nIn severe renal impairment halve the dose.\n\n${pi("One puff twice a day; once a day in severe renal impairment.", "")}`,
      why: "the exception stands right below",
    },
  ],
  inapplicable: [{ text: "A straight swap of rooms for the March meeting.", why: "no medicine" }],
};
