import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) for psoriasis\n\n[[Clear skin for summer]]\n\nAt week 16, 71% of patients on Xelvora and 6% on placebo reached PASI 75 (p<0.001).",
      why: "PASI 75 told as clear skin",
    },
    {
      text: "Xelvora (mirtazepan) for epilepsy\n\n[[Xelvora brings freedom from seizures.]]\n\n38% had at least a 50% reduction in seizure frequency, compared with 21% on placebo.",
      why: "a responder rate told as freedom",
    },
    {
      text: "Xelvora (mirtazepan) for osteoporosis\n\n[[Xelvora prevents hip fractures.]]\n\nBone mineral density rose by 6.2% v 0.4% with placebo.",
      why: "bone density told as fractures",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora protects the heart.]]\n\nLDL cholesterol fell by 41% v 3% with placebo.",
      why: "a surrogate told as protection",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) for psoriasis\n\nPASI 75 by 71% v 6%.1\n\nXelvora can leave skin completely clear.2\n\nReferences: 1. Ames R et al. Skin 2021;4:12. 2. Bole T et al. Skin 2022;5:30.",
      why: "the claim has a source of its own",
    },
    {
      text: "Xelvora (mirtazepan) for psoriasis\n\nClear or almost clear skin at week 16: 52% v 4% with placebo (IGA 0 or 1).",
      why: "the endpoint as measured",
    },
    {
      text: "Xelvora (mirtazepan) for psoriasis\n\nClear skin (PASI 100) was reached by 31% v 1%; PASI 75 by 71% v 6%.",
      why: "the hard endpoint has its figure",
    },
    {
      text: "Xelvora (mirtazepan) does not cure osteoporosis. In the study pain improved in 40% v 22%.",
      why: "negated",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 50 mg tablets: one tablet once a day.", why: "no endpoint" },
    {
      text: "Clear skin is not everything. About one person in 50 has psoriasis.",
      why: "no medicine",
      audience: "patients",
    },
  ],
};
