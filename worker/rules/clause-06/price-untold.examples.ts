import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets. For NHS budget holders.\n[[A cost-effective choice for your area.]]\nThe price is to be confirmed.",
      why: "a saving without a price",
    },
    {
      text: "Tavorel (tavorimib) tablets. For NHS budget holders.\n[[Lets you treat more patients within the same budget.]]\nPrice: not yet known.",
      why: "more patients for the same, without a price",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets. For NHS budget holders.\nThe price is to be confirmed; no statement on savings can be made.",
      why: "nothing claimed",
    },
    {
      text: "Tavorel (tavorimib) tablets. For NHS budget holders.\nA lower cost than the reference medicine: £310 a vial against £420.",
      why: "prices given",
    },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) tablets for gout. Promotional.", why: "no word on cost" }],
};
