import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[The National Pain Standard places Xelvora first in primary care.1]]\n\nSources\n1. National Pain Standard, 2nd edition, 2016 (this edition was replaced in 2023 by the 3rd, which lists Xelvora third). 2. Xelvora SPC.",
      why: "the references say that the edition was replaced",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[At week 12, 54% of patients were in remission.1]]\n\nReferences: 1. Ames R et al. Lancet Gut 2019;4:12-18 (interim; superseded by the final analysis, 2022). 2. Xelvora SPC.",
      why: "an interim result that was superseded",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan)\n\nThe 2016 standard placed Xelvora first; it was replaced in 2023 by an edition that lists it third.1\n\nReferences: 1. National Pain Standard, 3rd edition, 2023.",
      why: "told straight",
    },
    {
      text: "Xelvora (mirtazepan)\n\nNICE recommends Xelvora as an option.1\n\nReferences: 1. NICE technology appraisal TA9412, 2024.\n\nDate of preparation: June 2024",
      why: "current guidance",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 10 mg tablets for adults with pain.", why: "no source" },
    { text: "Our 2021 list was replaced in 2023.", why: "no medicine" },
  ],
};
