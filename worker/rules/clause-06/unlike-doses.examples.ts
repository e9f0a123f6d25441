import type { Check } from "../types.ts";

const TERMS =
  "\nPrescribing information: Tavorel (tavorimib) 20 mg tablets. Dosage: 20 mg daily, increased weekly; doses are not equivalent to those of other medicines. Contraindications: hypersensitivity.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Tavorel (tavorimib) tablets. Promotional card.\n[[Sertavane 100 mg      Tavorel 20 mg]]\n[[Citavane 40 mg      Tavorel 20 mg]]${TERMS}`,
      why: "rows of doses against the licence",
    },
    {
      text: `Tavorel (tavorimib) tablets. Promotional card.\n[[Swap Sertavane 100 mg for Tavorel 20 mg.]]${TERMS}`,
      why: "a swap dose for dose",
    },
  ],
  clean: [
    {
      text: `Tavorel (tavorimib) tablets. Promotional card.\nStart Tavorel at 20 mg a day and increase to 40 mg after a week.${TERMS}`,
      why: "the medicine's own doses",
    },
    {
      text: `Tavorel (tavorimib) tablets. Promotional card.\nDo not switch Sertavane 100 mg to Tavorel 20 mg as if they were equal.${TERMS}`,
      why: "a warning",
    },
  ],
  inapplicable: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\nSertavane 100 mg      Tavorel 20 mg",
      why: "nothing says that the doses are not equal",
    },
  ],
};
