import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[Xelvora cut the risk of stroke by 48% compared with placebo (HR 0.52; p<0.001).1]]",
      why: "a relative risk with a hazard ratio only",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[42% FEWER FRACTURES]]\n\nXelvora is licensed for adults with osteoporosis.",
      why: "a relative figure as a headline",
    },
    {
      text: "Xelvora (mirtazepan) for severe asthma\n\n[[Exacerbations fell by 55% compared with placebo (p=0.002).]] Nausea was reported by 6% v 4%.",
      why: "the only rates given are of adverse reactions",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora halves the risk of hospital admission.]]",
      why: "a relative figure in words",
    },
    {
      text: "Xelvora (mirtazepan) vaccine\n\n[[Xelvora showed 71% efficacy against symptomatic infection.]]",
      why: "vaccine efficacy without attack rates",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Patients taking Xelvora were three times less likely to relapse than those on placebo.]]",
      why: "times less likely",
    },
    {
      text: "Xelvora (mirtazepan) for adults with epilepsy\n\nPatients in the study\nXelvora          410\nPlacebo          402\n[[Rate ratio for seizures 0.70 (p<0.001).]]",
      why: "the rows give how many took part",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n20% fewer attacks\n0.40 a year with Tavorel and 0.50 a year with sumitrane",
      why: "the rates stand below",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe first secondary endpoint, time to admission, was not met (hazard ratio 0.92; 95% CI 0.71 to 1.19).",
      why: "an endpoint that was missed",
    },
    {
      text: "Xelvora (mirtazepan)\n\nStroke occurred in 2.1% of patients on Xelvora and 4.0% on placebo over 3 years (relative reduction 48%).",
      why: "both arms in the sentence",
    },
    {
      text: "Xelvora (mirtazepan)\n\nFEWER FRACTURES THAN WITH PLACEBO: 42% REDUCTION\n5.1% with Xelvora, 8.8% with placebo; absolute difference 3.7 percentage points.",
      why: "the rates stand under the heading",
    },
    {
      text: "Xelvora (mirtazepan)\n\nLDL cholesterol fell by 41% with Xelvora and by 3% with placebo.",
      why: "a change on a scale in both arms",
    },
    {
      text: "Xelvora (mirtazepan)\n\nFlushes fell by 61% from baseline.",
      why: "a change within one arm is no relative risk",
    },
    {
      text: "Xelvora (mirtazepan)\n\nRevenue was up 9% and costs fell by 4% at constant exchange rates.",
      why: "business figures",
    },
    {
      text: "Xelvora (mirtazepan)\n\n38% of patients had at least a 50% reduction in seizure frequency, compared with 21% on placebo.",
      why: "a threshold of response",
    },
    {
      text: "Xelvora (mirtazepan)\n\nExacerbations: 0.91 a year with Xelvora and 1.07 with tiotropium (rate ratio 0.85; 95% CI 0.77 to 0.94).",
      why: "annual rates in both arms",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn 40 adults the number of attacks fell by 31%.",
      why: "one group, nothing compared",
    },
    {
      text: "Xelvora (mirtazepan) for adults with epilepsy\n\nSeizures per patient per month\nXelvora          2.1\nPlacebo          3.0\nRate ratio 0.70 (95% CI 0.58 to 0.84; p<0.001).",
      why: "the rate of each arm stands in the rows above",
    },
    {
      text: "Xelvora (mirtazepan) for adults with epilepsy\n\nHospital admissions in a year | Rate\nXelvora | 0.12\nPlacebo | 0.20\nRisk of admission lower by 40%.",
      why: "rates in a table",
    },
  ],
  inapplicable: [
    {
      text: "Stroke: know the signs. Stopping smoking lowers the risk of stroke by up to 50%.",
      why: "no medicine of the company",
      audience: "patients",
    },
    { text: "Xelvora (mirtazepan) 50 mg tablets are available in packs of 28.", why: "no figure of benefit" },
  ],
};
