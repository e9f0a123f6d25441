import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) for boards\n\n[[Xelvora prevented 214 hip fractures in a typical board in its first year.1]]\n\nReferences: 1. Bransby Pharma, data on file (spreadsheet; every dose assumed to be taken), 2024.",
      why: "the model is told in the references only",
    },
    {
      text: "Xelvora (mirtazepan) value\n\n[[£2.9 million saved across the region]]\n\nFor adults with osteoporosis.",
      why: "a saving with no basis",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[1,240 fewer bed days every winter1]]\n\nReferences: 1. Bransby Pharma budget impact model, version 3, 2024.",
      why: "bed days from a model",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) value\n\nA model estimates that 214 fractures could be avoided. It assumes that 5,000 women start treatment.1\n\nReferences: 1. Bransby Pharma model, 2024.",
      why: "told as a model with its assumptions",
    },
    {
      text: "Xelvora (mirtazepan) cost\n\nIf every sachet were changed, the saving in the first year would be £14,920.\nThis assumes that all prescriptions are changed.",
      why: "assumption beside the claim",
    },
    {
      text: "Xelvora (mirtazepan) and its price\n\nXelvora £28; the other inhaler £61 for the same 30 days: £33 less.",
      why: "the difference of two prices",
    },
  ],
  inapplicable: [
    {
      text: "Xelvora (mirtazepan): in the trial there were 12 fewer admissions (n=400; p=0.02).",
      why: "a trial's count",
    },
    { text: "The charity saved £2,000 on printing.", why: "no medicine" },
  ],
};
