import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "For UK health professionals. Promotional.\n\nXelvora (mirtazepan) for arthritis\n\n[[Response was seen in 61% of patients on Xelvora and 37% on placebo (p<0.001).]]\n\nOne tablet once a day.",
      why: "no word on safety",
    },
    {
      text: "Promotional email for health professionals\n\nXelvora (mirtazepan)\n\n[[Flushes were reduced by 61% in two trials.]]\n\nAdverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk.",
      why: "the reporting statement is not safety information",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nWe expect to deliver roughly 60% of our usual quantity in May.",
      why: "supply",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nShare of adults pain-free at two hours: 21% with Tavorel, 17% with placebo (p=0.19).",
      why: "no benefit was shown",
    },
    {
      text: "Orvella (orvaltinib)\n\nMedian progression-free survival was 25.7 months against 10.4 months with crizotine (hazard ratio 0.41); oedema was seen in 55%.",
      why: "harm told in the second half of the sentence",
    },
    {
      text: "For UK health professionals. Promotional.\n\nXelvora (mirtazepan)\n\nResponse was seen in 61% on Xelvora and 37% on placebo (p<0.001). Nausea was reported by 9% and 4%.",
      why: "risk beside benefit",
    },
    {
      text: "For UK health professionals. Promotional.\n\nXelvora (mirtazepan)\n\nResponse: 61% v 37% (p<0.001). Contraindicated in severe renal impairment.",
      why: "a contraindication is told",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) price list for pharmacists: 28 tablets £10.00.", why: "no result of benefit" },
    { text: "Our helpline answered 61% of calls within a minute.", why: "no medicine" },
  ],
};
