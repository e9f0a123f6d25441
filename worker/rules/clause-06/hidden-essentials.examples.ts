import type { Check } from "../types.ts";

const SHUT =
  "\nTake the tablets with food.\nStore below 25 degrees.\nLiver function: do not use in severe hepatic impairment; test every patient before treatment. [This part opens only when the reader taps it]";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\n[[Dose finder: tell us the age and read off the dose.]]\nUnder 65: 40 mg.${SHUT}`,
      why: "the liver test is out of sight",
    },
    {
      text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\n[[Two questions and you are there.]]\nOver 75: 20 mg. All others: 40 mg.${SHUT}`,
      why: "a contraindication is out of sight",
    },
  ],
  clean: [
    {
      text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\nDose finder: first check liver function.\nUnder 65: 40 mg.${SHUT}`,
      why: "the check comes first",
    },
    {
      text: `Tavorel (tavorimib) tablets. Promotional website for prescribers.\nFor gout in adults.${SHUT}`,
      why: "no guide to a dose",
    },
  ],
  inapplicable: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional website.\nWhich dose? 40 mg once a day.",
      why: "nothing is shut",
    },
  ],
};
