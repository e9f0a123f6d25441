import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    { text: "Xelvora (mirtazepan) for flushes\n\n[[Flushes fell by 61% from baseline.]]", why: "no control result" },
    { text: "Xelvora (mirtazepan)\n\n[[60% response.]]", why: "no population, comparator or time" },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan)\n\nFlushes fell by 61% from baseline with Xelvora and by 35% with placebo over 12 weeks.",
      why: "with its control",
    },
    { text: "Xelvora (mirtazepan)\n\n60% of 212 adults responded at week 12.", why: "framed" },
    {
      text: "Xelvora (mirtazepan)\n\nOpen label, no control group. Pain scores were reduced by 40% from baseline.",
      why: "says that there was no control",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 10 mg tablets.", why: "no result" },
    { text: "60% of nurses replied.", why: "no medicine" },
  ],
};
