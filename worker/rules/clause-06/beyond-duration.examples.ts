import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Bronchela (roflumidan)\n\n[[Easier breathing, controlled year after year]]\n\nThe longest trial lasted 24 weeks: FEV1 rose by 48 ml v placebo (p<0.001).",
      why: "years claimed of 24 weeks",
    },
    {
      text: "Skinova (tapirolimus)\n\n[[Lasting control of eczema, for life]]\n\nAt week 12, 46% were clear with Skinova v 18% with vehicle.",
      why: "life claimed of 12 weeks",
    },
  ],
  clean: [
    {
      text: "Bronchela (roflumidan)\n\nControl that lasts, year after year\n\nAt 3 years, 46% remained free of attacks with Bronchela v 28% with placebo.",
      why: "years were studied",
    },
    {
      text: "Skinova (tapirolimus)\n\nEczema can last for years.\n\nAt week 12, 46% were clear with Skinova v 18% with vehicle.",
      why: "the illness lasts, not the effect",
    },
  ],
  inapplicable: [{ text: "Skinova (tapirolimus) is applied twice a day.", why: "no effect over years" }],
};
