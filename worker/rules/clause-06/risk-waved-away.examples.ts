import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Fine even for your frailest patients.]]",
      why: "reassurance for all",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Dizziness is only the body adjusting, so no need to mention the side effects.]]",
      why: "a reaction made little of",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Brush the liver warning aside, it is a formality of the class.]]",
      why: "a warning is brushed aside",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[It comes from a root that the body recognises, so pure and gentle on the system.]]",
      why: "reassurance from nature",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNausea usually settles within two weeks, but 3% of patients stopped for it.",
      why: "the rate is given",
    },
    { text: "Tavorel (tavorimib)\nPromotional material\nNo medicine is free of side effects.", why: "plain truth" },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nBooking takes one telephone call: no fuss.",
      why: "an errand and not the medicine",
    },
    {
      text: "Tavorel (tavorimib) for benign tremor\nPromotional material\nTavorel is for benign tremor in adults.",
      why: "the name of a disease",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nCheck liver function before treatment; hepatic reactions have been reported.",
      why: "a precaution",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nNausea occurred in 14% v 6% on placebo.",
      why: "rates",
    },
  ],
  inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
};
