import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\n[[Tavorel is accepted by the SMC.]]",
      context: "SMC accepted it for restricted use after failure of two other medicines.",
      why: "the restriction is known and not told",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[Recommended by NICE1]]\n\nNausea is common.\n\nReferences: 1. NICE TA9014: recommended only if two other medicines have failed.",
      why: "the condition stands in the reference",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[The county formulary group has now considered Xelvora and noted its simple dosing.1]]\n\nNausea is common.\n\nReferences: 1. Westshire Area Prescribing Committee, minutes, formulary item 4: not approved; further data requested.",
      why: "it was refused",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[The green light from the Scottish Medicines Consortium]]\n\nNausea is common.\n\n*SMC 2210: accepted for restricted use in adults over 65.",
      why: "accepted for restricted use",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\nTavorel is accepted by the SMC for restricted use after two other medicines.",
      context: "SMC accepted it for restricted use after failure of two other medicines.",
      why: "the restriction is told",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nNICE recommends Xelvora only after two other medicines have failed.1\n\nReferences: 1. NICE TA9014: recommended only if two other medicines have failed.",
      why: "the condition is told",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nAccepted by the SMC for restricted use.1\n\nReferences: 1. SMC 2210: accepted for restricted use in adults over 65.",
      why: "the restriction is told",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nRecommended by NICE1\n\nReferences: 1. NICE TA9014. 2. Xelvora SPC: only for adults.",
      why: "another source has the limit",
    },
  ],
  inapplicable: [{ text: "The committee approved the minutes of the June meeting.", why: "no medicine" }],
};
