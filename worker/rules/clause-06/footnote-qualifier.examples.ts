import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora relieves migraine*]]\n\n*Only in adults with more than 14 attack days a month.",
      why: "the population is narrowed in a footnote",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Proven to protect the kidney†]]\n\nFor adults with diabetes.\n\n† Post hoc subgroup of 212 patients.",
      why: "the kind of analysis is told in a footnote",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan)\n\nResponse: 61% v 37% with placebo*\n\n*Hadley Y et al. Arthritis Prev 2022;30:601-612.",
      why: "the mark leads to a reference",
    },
    {
      text: "Xelvora (mirtazepan)\n\nXelvora relieves migraine in adults with more than 14 attack days a month.",
      why: "the limit stands in the claim",
    },
    {
      text: "Xelvora (mirtazepan)\n\nAll-cause death† 8.0% v 8.6%\n\n†A secondary endpoint; the difference was not significant.",
      why: "a note that adds to a result in both arms",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) relieves migraine.", why: "no footnote" },
    { text: "Open to all*\n\n*Only for members.", why: "no medicine" },
  ],
};
