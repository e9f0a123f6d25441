import type { Check } from "../types.ts";

const PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: diabetes in adults. Dosage: 10 mg once daily; reduce to 5 mg in severe hepatic impairment. Contraindications: ketoacidosis. Warnings: monitor renal function before and during treatment. Adverse reactions: nausea. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Xelvora (mirtazepan) tablets\n\n[[Start on 10 mg, stay on 10 mg]]\n\n${PI}`,
      why: "a lower dose in hepatic impairment",
    },
    { text: `Xelvora (mirtazepan) tablets\n\n[[No dose adjustment with Xelvora.]]\n\n${PI}`, why: "no adjustment" },
    { text: `Xelvora (mirtazepan) tablets\n\n[[No blood tests, no fuss]]\n\n${PI}`, why: "monitoring is required" },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan)\n\nTwice-daily Xelvora capsules\n\nOnce-daily Xelvora XL tablets\n\n* Price of Xelvora, taken twice daily, against Xelvora XL: £14 and £12 for 28 days.",
      why: "two forms, each with its own dosing in full view",
    },
    {
      text: `Xelvora (mirtazepan) tablets\n\nOne dose for all adults\nReduce to 5 mg in severe hepatic impairment.\n\n${PI}`,
      why: "the exception stands beside it",
    },
    {
      text: `Xelvora (mirtazepan) tablets\n\nOne tablet. Once a day. With or without food.\n\n${PI}`,
      why: "plain dosing",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nNo routine INR monitoring\n\nPrescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: atrial fibrillation in adults. Dosage: 10 mg once daily. Contraindications: bleeding. Warnings: check renal function before treatment. Adverse reactions: bleeding. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.",
      why: "one test that is indeed not needed",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) tablets for adults.", why: "no such line" },
    { text: "No blood tests are needed to join the study panel.", why: "no medicine" },
  ],
};
