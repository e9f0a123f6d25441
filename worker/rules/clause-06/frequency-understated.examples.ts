import type { Check } from "../types.ts";

const PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: diabetes in adults. Dosage: 10 mg once daily. Contraindications: ketoacidosis. Adverse reactions: very common: constipation; common: dizziness, cough; uncommon: rash; rare: hepatitis. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

export const examples: Check["examples"] = {
  flagged: [
    { text: `Xelvora (mirtazepan) tablets\n\n[[Constipation is seldom a topic.]]\n\n${PI}`, why: "very common" },
    {
      text: `Xelvora (mirtazepan) tablets\n\n[[Dizzy spells are the exception: dizziness is rarely seen.]]\n\n${PI}`,
      why: "common",
    },
    { text: `Xelvora (mirtazepan) tablets\n\n[[Hardly anyone had a cough.]]\n\n${PI}`, why: "in other words" },
  ],
  clean: [
    { text: `Xelvora (mirtazepan) tablets\n\nHepatitis is rare.\n\n${PI}`, why: "it is rare" },
    {
      text: `Xelvora (mirtazepan) tablets\n\nDizziness occurred in 4% and was rarely severe.\n\n${PI}`,
      why: "the rate is given",
    },
    { text: `Xelvora (mirtazepan) tablets\n\nConstipation is not rare: plan for it.\n\n${PI}`, why: "denied" },
  ],
  inapplicable: [{ text: "Snow is rare in Cornwall.", why: "no medicine" }],
};
