import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Slimera (tirzolide) 5 mg\n\n[[After a year on Slimera, adults weighed 15 kg less.]]\n\nResults\nOf 900 adults who began, 410 were still taking Slimera at week 52; they had lost 15.2 kg. Across all who began the loss was 8.1 kg.",
      why: "the headline counts those who stayed on treatment",
    },
    {
      text: "Goutaxa (dorzinal) 80 mg\n\n[[9 in 10 at target by month 6]]\n\nGoutaxa is taken once a day. In a 26-week study adults with gout took Goutaxa or placebo.\n\nNote a: result for patients who completed the study: 238 of 264.",
      why: "a count of completers, given only in a note",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTypes 16 and 18 cause most of them. Of the 18 who remained, 16 answered.",
      why: "numbers of types",
    },
    {
      text: "Slimera (tirzolide) 5 mg\n\nAcross all 900 adults who began, the loss was 8.1 kg with Slimera and 2.0 kg with placebo at week 52.\n\nThose still taking Slimera had lost 15.2 kg.",
      why: "the result for all leads, and the other is labelled",
    },
    {
      text: "Goutaxa (dorzinal) 80 mg\n\nAmong patients who completed the study, 238 of 264 (90%) were at target; of all 441 patients, 54%.",
      why: "told in the same breath",
    },
  ],
  inapplicable: [{ text: "Goutaxa (dorzinal) 80 mg is taken once a day with water.", why: "no result" }],
};
