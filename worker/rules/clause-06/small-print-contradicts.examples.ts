import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[Better sleep from the first night1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18 (sleep was not measured before week 4). 2. Xelvora SPC.",
      why: "the reference says that it was not measured",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[From 32p a day*]]\n\nNausea is common.\n\n*The usual dose is two puffs twice a day.",
      why: "a footnote gives another dose",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[THE HIGHER RESPONSE RATE]]\n\nNausea is common.\n\nTechnical note: the figures are from separate trials.",
      why: "a note says that nothing was compared",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) in the tariff\n\nReimbursement - an example\n\nThe pharmacy dispenses Xelvora at a cost of £7.12*\n\n*Assumed purchase price is the list price minus 10%",
      why: "headed as an example",
    },
    {
      text: "Xelvora (mirtazepan)\n\nKeeps supply the same for the patient*\n\n* Assumed pharmacy price: list price less 10%.",
      why: "no figure is claimed that could be an estimate",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn an exploratory analysis admissions were fewer with Xelvora.1\n\nReferences: 1. Ames R et al. Heart Res 2021;4:12-18 (exploratory analysis).",
      why: "the copy tells it too",
    },
    {
      text: "Xelvora (mirtazepan)\n\nResponse: 61% v 37% with placebo (p<0.001).1\n\nReferences: 1. Ames R et al. Heart Res 2021;4:12-18. Double blind; median follow-up two years.",
      why: "a reference with its design",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 10 mg tablets for adults.", why: "no small print" },
    { text: "Win a day out*\n\n*Prize draw excludes staff.", why: "no medicine" },
  ],
};
