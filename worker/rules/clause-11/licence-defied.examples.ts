import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[The contraindication has been overstated, so do try it in them.]]",
      why: "a contraindication waved away",
    },
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[Three tablets at once for bigger patients.]]",
      why: "a dose of one's own",
    },
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
      text: "Tavorel (tavorimib) tablets, for UK prescribers\nNo more than two tablets may be taken in 24 hours.",
      why: "the licensed maximum",
    },
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
