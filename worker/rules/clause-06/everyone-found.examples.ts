import type { Check } from "../types.ts";

const TERMS =
  "\nPrescribing information: Tavorel (tavorimib) 40 mg tablets. Indication: type 2 diabetes in adults when metformin has failed or is not tolerated. Dosage: 40 mg once daily.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Tavorel (tavorimib) tablets. Promotional card for practices.\nSearch for any diabetes code and save the report.\n[[Then switch everybody on the list.]]${TERMS}`,
      why: "no look at who is within the licence",
    },
    {
      text: `Tavorel (tavorimib) tablets. Promotional e-mail to practice pharmacists.\nRun the audit on the records.\n[[Every patient that the audit flagged should start.]]${TERMS}`,
      why: "all whom the audit flags are to start",
    },
  ],
  clean: [
    {
      text: `Tavorel (tavorimib) tablets. Promotional card for practices.\nSearch for any diabetes code.\nInvite those on the list in whom metformin has failed, after review of the notes.${TERMS}`,
      why: "those within the licence, after review",
    },
    {
      text: `Tavorel (tavorimib) tablets. Promotional card for practices.\nDo not switch everybody on the list: a prescriber decides for each patient.${TERMS}`,
      why: "a warning against it",
    },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) tablets for diabetes. Promotional.", why: "no search" }],
};
