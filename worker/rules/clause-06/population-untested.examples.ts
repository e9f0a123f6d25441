import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) infusion. Promotional.\n\nFor adults with recurrent infection\n\n[[Give every graft its shield.]]\n\nIn HARBOUR (n=900; none had a graft) infection came back in 17% and 27% on placebo (p<0.001).\n\nNausea is common.",
      why: "nobody in the trial had a graft",
    },
    {
      text: "Xelvora (mirtazepan) tablets. Promotional.\n\nFor adults with migraine\n\n[[Steady days for people with epilepsy too]]\n\nPeople with epilepsy were excluded from HARBOUR (61% v 37%).\n\nNausea is common.",
      why: "excluded from the trial",
    },
    {
      text: "Brelovan (febuxanib) capsules. Promotional.\n\nFor adults with gout\n\n[[A gentler year for people with kidney stones]]\n\nPeople with kidney stones were excluded from LANTERN (n=640; 12% v 31%).\n\nHeadache is common.",
      why: "left out of the trial",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) tablets. Promotional.\n\nFor adults with migraine\n\nTake care in people with epilepsy.\n\nPeople with epilepsy were excluded from HARBOUR (61% v 37%).",
      why: "a precaution",
    },
    {
      text: "Xelvora (mirtazepan) tablets. Promotional.\n\nFor adults with migraine\n\nHalf the migraine days\n\nPeople with epilepsy were excluded from HARBOUR (61% v 37%).",
      why: "nothing is said of those left out",
    },
    {
      text: "Brelovan (febuxanib) capsules. Promotional.\n\nFor adults with gout\n\nThere is no experience in people with kidney stones.\n\nPeople with kidney stones were excluded from LANTERN (n=640; 12% v 31%).\n\nHeadache is common.",
      why: "the gap is told",
    },
  ],
  inapplicable: [{ text: "People with season tickets were excluded from the draw.", why: "no medicine" }],
};
