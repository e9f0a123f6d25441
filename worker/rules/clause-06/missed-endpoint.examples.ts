import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[ORBIT was a clear success for Xelvora]]\n\nSafety: nausea 12% v 3%.\n\nAppendix: ORBIT. Primary endpoint: time to first event. Result: 9.8% v 10.1%; not met.",
      why: "success against a missed endpoint in an appendix",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Hospital admissions reduced by 34%]]\n\n*Post hoc analysis of hospital admissions in 212 patients.",
      why: "the footnote alone says post hoc",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Landmark results in heart failure]]\n\nNausea was reported by 6%.\n\nAbout the study\nThe trial missed its primary endpoint.",
      why: "landmark results of a trial that missed",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan)\n\nORBIT did not meet its primary endpoint (9.8% v 10.1%; p=0.6). A secondary endpoint, admissions, was 4% v 6%.",
      why: "the missed endpoint comes first",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn a post hoc analysis, admissions were 4% v 6%; this needs confirmation.",
      why: "labelled where it is told",
    },
    {
      text: "Xelvora (mirtazepan)\n\nHalf-year report 2025. Costs fell by 4%. The trial of XEL-2 did not meet its primary endpoint and has stopped.",
      why: "business news around a failure told straight",
    },
    {
      text: "Xelvora (mirtazepan)\n\nThe primary endpoint was reached: 17.2% v 20.1% (p=0.005). Deaths did not differ (12.1% v 12.9%).",
      why: "met, and another result told",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan)\n\nThe primary endpoint was met: 61% v 37% (p<0.001).", why: "met" },
    { text: "The charity missed its primary objective for the year.", why: "no medicine" },
  ],
};
