import type { Check } from "../types.ts";

const PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg mirtazepan. Indication: gout in adults. Dosage: 10 mg once daily. Contraindications: ketoacidosis. Adverse reactions: common: weight increased, cough, flushing; uncommon: rash. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

export const examples: Check["examples"] = {
  flagged: [
    { text: `Xelvora (mirtazepan) tablets\n\n[[Calm joints, minus the kilos]]\n\n${PI}`, why: "weight gain is listed" },
    { text: `Xelvora (mirtazepan) tablets\n\n[[THE TICKLE STOPS HERE]]\n\n${PI}`, why: "cough is listed" },
    {
      text: "Xelvora (mirtazepan) pen\n\n[[Ouch is history.]]\n\nInjection-site pain: 14% with the new pen and 15% with the old.\n\nNausea is common.",
      why: "the rate is the same",
    },
  ],
  clean: [
    {
      text: `Xelvora (mirtazepan) tablets\n\nThe cough has gone in most people once treatment stops: tell them if 3% worries them.\n\n${PI}`,
      why: "an account of the reaction",
    },
    {
      text: `Xelvora (mirtazepan) tablets\n\nStop here if there is a history of cough with this class.\n\n${PI}`,
      why: "a precaution",
    },
    {
      text: "Xelvora (mirtazepan) linctus for dry cough in adults\n\nThe cough stops here.\n\nAdverse reactions: nausea.",
      why: "what it is for",
    },
  ],
  inapplicable: [{ text: "The burn of the old boiler is history.", why: "no medicine" }],
};
