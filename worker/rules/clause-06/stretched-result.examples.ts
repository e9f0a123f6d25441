import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    { text: "Tavorel (tavorimib)\nPromotional material\n[[Improvement of up to 90%!]]", why: "the best case alone" },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Relief from the very first minutes.]]",
      why: "an onset that nothing shows",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Triglycerides came down, which means fewer strokes.]]",
      why: "from a marker to an outcome",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[In rats the swelling went within a day, reason enough to start your patients now.]]",
      why: "from animals to patients",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Missed its endpoint by a hair, but the direction is clear.]]",
      why: "a failed result sold as a benefit",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nFits were seen in one patient in each arm (0.3%).",
      why: "a rare harm in both arms",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nHow long you go on is between you and your team.",
      why: "no secret",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nImprovement ranged from none to 90%, with a mean of 34%.",
      why: "the average is given",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nIf it has frozen, throw it away. “I would like to get back to the garden.”",
      why: "a used item, and a wish",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nCauses of a larger fall in the count should be looked for, and bone and kidney checked.",
      why: "a precaution",
    },
    { text: "Tavorel (tavorimib)\nBriefing\nThe line that promised a cure was deleted.", why: "put right" },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nTavorel lowers triglycerides; its effect on strokes has not been determined.",
      why: "owned up to",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nAttacks fell by 2.1 a month against 1.4 on placebo (n=402; p=0.003).",
      why: "a plain result",
    },
  ],
  inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
};
