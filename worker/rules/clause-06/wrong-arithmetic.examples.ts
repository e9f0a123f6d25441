import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazeparin) app\n\nXelvora 10,000 IU per ml\n2,500 IU   0.25 ml\n3,500 IU   0.35 ml\n[[4,500 IU   0.54 ml]]",
      why: "digits of a volume turned round",
      audience: "patients",
    },
    {
      text: "Xelvora (mirtazepan) oral solution 20 mg/ml\n\nMorning: 40 mg   2 ml\n[[Evening: 60 mg   6 ml]]",
      why: "a volume that is double",
    },
    {
      text: "Xelvora (mirtazepan) 5 mg/kg\n\n50 kg: 250 mg\n60 kg: 300 mg\n[[70 kg: 530 mg]]",
      why: "a dose by weight",
    },
    {
      text: "Xelvora (mirtazepan)\n\nResponse was seen in [[38 of 120 (45%)]].",
      why: "a percentage that its counts deny",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazeparin)\n\nXelvora 20,000 IU per ml\n8,000 IU   0.40 ml\n10,000 IU  0.50 ml",
      why: "all rows hold",
    },
    {
      text: "Xelvora (mirtazepan)\n\nResponse was seen in 39 of 100 (39%) and 21% on placebo; absolute difference 18 percentage points.",
      why: "all figures hold",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) is available from all wholesalers.", why: "no figures" },
    { text: "Mix 50 mg of salt in 3 ml of water, or 100 mg in 9 ml.", why: "no medicine" },
  ],
};
