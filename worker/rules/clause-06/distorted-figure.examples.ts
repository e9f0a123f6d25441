import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib)\nBriefing for representatives\n[[Draw our line thick and red and the placebo line thin and grey.]]",
      why: "colours that favour",
    },
    {
      text: "Tavorel (tavorimib)\nBriefing for representatives\n[[Squeeze the chart sideways and crop the last three months off.]]",
      why: "an order to crop",
    },
    {
      text: "Tavorel (tavorimib)\n[[Chart: attacks before and after Tavorel, axis starting at 80.]]",
      why: "a truncated axis",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe graph has an axis from 0 to 30%, with numbers at risk below it.",
      why: "a full axis",
    },
    { text: "Tavorel (tavorimib)\nBriefing\nUse bars of equal width and tone for both arms.", why: "an honest order" },
    { text: "Tavorel (tavorimib)\nChart: attacks a month, axis from zero, both arms on the same scale.", why: "fair" },
    {
      text: "Tavorel (tavorimib)\n[Bar chart, axis from 0 to 60%]\n[Photograph: a gardener of about 70 beside three pale pots]",
      why: "a full axis, and a picture with no numbers",
    },
    { text: "Tavorel (tavorimib)\nThe bar chart that began at 80 was rejected at review.", why: "put right" },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no figure" }],
};
