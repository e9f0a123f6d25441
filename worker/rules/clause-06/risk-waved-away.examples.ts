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
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Put the liver worry aside and carry on prescribing.]]",
      why: "a worry put aside",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNausea usually settles within two weeks, but 3% of patients stopped for it.",
      why: "the rate is given",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nThe markers do not measure the risk, and the trial could not exclude a larger one.\n[Two curves from zero, numbers at risk beneath]",
      why: "what a study cannot tell",
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
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNo attack was seen on monitoring in 41% of patients on Tavorel and 28% on placebo (n=512; p=0.003).",
      why: "a result of a trial",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nAt 24 weeks 62 of every 100 on Tavorel and 44 of every 100 on placebo had no infection (n=388; 95% CI 7 to 29).",
      why: "rates in both arms",
    },
  ],
  inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
};
