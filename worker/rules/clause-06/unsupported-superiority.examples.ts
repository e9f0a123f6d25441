import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[More ulcers healed than with omeprazole]]\n\nHealing at 8 weeks: 88% v 86%; p=0.31.",
      why: "p value above 0.05",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora extends survival.]]\n\nMedian survival 14.1 v 13.6 months (hazard ratio 0.95; 95% CI 0.81 to 1.12).",
      why: "interval of a ratio over 1",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Fewer relapses with Xelvora than with interferon]]\n\n*Difference in relapse rate not statistically significant.",
      why: "a footnote says so in words",
    },
    {
      text: "Xelvora (mirtazepan) spray\n\n[[Stronger than any steroid spray you prescribe today.]]\n\nXelvora has been compared with placebo only.",
      why: "superiority with placebo data only",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Choose the superior anticoagulant.]]\n\nThere are no head-to-head trials of Xelvora and apixaban.",
      why: "no head-to-head trial",
    },
    {
      text: "Outline of joint working with Elmvale ICB\nWhat we would do together: find patients with epilepsy in whom review is due.\n\nWhy Xelvora (mirtazepan)?\n[[Stops seizures twice as often as the syrup]]\n\nNo study has compared Xelvora with the syrup.",
      why: "an outline of joint working that claims more",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Calms three times as many seizures as the syrup]]\n\nNo trial has compared the two.",
      why: "a multiple without a trial",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nSome patients need more than one dose of Tavorel before it works in them.",
      why: "a number of doses",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nPain freedom: 31% v 29% (95% CI -4 to 8). Superiority was neither tested nor claimed. It may work less well above 90 kg.",
      why: "nothing more is claimed",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nPain freedom: 31% with Tavorel and 29% with sumitrane (p=0.44).\nWe do not claim that Tavorel relieves more than sumitrane does, or that it is better tolerated.",
      why: "the claim is disowned",
    },
    {
      text: "Xelvora (mirtazepan)\n\nFEWER STROKES THAN WITH WARFARIN\nStroke: 1.3% v 1.6% a year (p=0.01). Gastrointestinal bleeding did not differ (p=0.37).",
      why: "the difference claimed was significant; another was not",
    },
    {
      text: "Xelvora (mirtazepan)\n\nThe study showed non-inferiority to alfa (difference 2.4; 95% CI -0.1 to 5.0); superiority was not shown (p=0.06).",
      why: "told straight",
    },
    {
      text: "Xelvora (mirtazepan)\n\nPrimary endpoint: remission 39% v 21% with placebo (p<0.001). Quality of life: no significant difference.",
      why: "no claim on what did not differ",
    },
    {
      text: "Xelvora (mirtazepan)\n\nNo head-to-head trial has been carried out. We make no claim of superiority.",
      why: "superiority is disclaimed",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) lowered systolic pressure more than placebo (p<0.001).", why: "significant" },
    { text: "A survey of nurses found no significant difference between regions (p=0.4).", why: "no medicine" },
  ],
};
