import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) for arthritis\n\n[[Nine out of ten patients respond to Xelvora]]\n\nIn the study, ACR20 response was seen in 61% on Xelvora and 37% on placebo (p<0.001).",
      why: "nine in ten against 61%",
    },
    {
      text: "Xelvora (mirtazepan) lacquer\n\n[[Most patients reach complete cure.]]\n\nComplete cure at week 52 was seen in 18% with Xelvora and 6% with vehicle (p=0.01).",
      why: "most against 18%",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Remission in 80%]]\n\nRemission at week 8 was seen in 39% of those on Xelvora and 21% on placebo (p<0.001).",
      why: "a headline figure that the data do not hold",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTypes 16 and 18 are responsible for about 70% of cases. Response: 31% with Tavorel and 22% with placebo.",
      why: "how the illness is caused",
    },
    {
      text: "Xelvora (mirtazepan)\n\nSix in ten patients responded to Xelvora\n\nACR20 response was seen in 61% on Xelvora and 37% on placebo (p<0.001).",
      why: "the figures agree",
    },
    {
      text: "Xelvora (mirtazepan)\n\nMost patients stayed on treatment.\n\nRemission was seen in 39% on Xelvora and 21% on placebo.",
      why: "another result",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 50 mg tablets for adults with arthritis.", why: "no result" },
    { text: "Nine out of ten patients were seen within a week; 61% v 37% last year.", why: "no medicine" },
  ],
};
