import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[The label stops at two tablets, but most of us give four.]]",
      why: "a dose above the licence",
    },
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[No need to stop at week 12: carry on for as long as you see fit.]]",
      why: "longer than the licence",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\nDo not use for longer than 12 weeks, as the SPC requires.",
      why: "kept to",
    },
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel is indicated for migraine in adults.",
      why: "the indication",
    },
  ],
  inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
};
