import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[Put NICE guidance into practice with Xelvora.]]\n\nTechnical note: the guidance covers three other medicines. Mirtazepan was licensed later and was not considered.",
      why: "never appraised",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora is in line with NICE guidance.]]\n\n* NICE did not appraise mirtazepan.",
      why: "in line with guidance that does not name it",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora is recommended by NICE.]]\n\nReferences: 1. NICE technology appraisal TA9000, 2024: recommended only if two other medicines have failed.",
      why: "the condition stands in the references",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[The SMC accepted Xelvora for use in Scotland]]\n\n* SMC advice: restricted to specialist centres.",
      why: "restricted advice",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nNICE recommends Tavorel, in line with the indication stated above.",
      why: "the limit is the licence",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe guideline recommends a macrogel first line. Macrogel X was not considered by the guideline.",
      why: "of another medicine",
    },
    {
      text: "Xelvora (mirtazepan)\n\nNICE recommends Xelvora as an option only if the condition is refractory to standard treatment.",
      why: "with its conditions",
    },
    { text: "Xelvora (mirtazepan)\n\nNICE has not recommended Xelvora in draft guidance.", why: "told straight" },
    {
      text: "Xelvora (mirtazepan)\n\nNICE is appraising Xelvora and guidance is expected in June.",
      why: "no endorsement",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 10 mg tablets for adults with asthma.", why: "no guidance" },
    { text: "NICE recommends regular exercise.", why: "no medicine", audience: "patients" },
  ],
};
