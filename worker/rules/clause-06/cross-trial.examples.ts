import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[More nights of sleep]]\n\n[[Response: Xelvora 61% (HARBOUR), zolpitane 44% (LANTERN).]]\n\nNausea is common.",
      why: "two trials side by side",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nResponse was seen in 61% of people on Xelvora in HARBOUR.1 [[With zolpitane it was 44% in LANTERN.2]]\n\nNausea is common.",
      why: "in two sentences",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[KINDER THAN ZOLPITANE]]\n\n[[Nausea: Xelvora 4% (HARBOUR); zolpitane 14% (zolpitane SPC)]]",
      why: "a trial against a label",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) tablets\n\nResponse: Xelvora 61% (HARBOUR), zolpitane 44% (HARBOUR).",
      why: "one trial",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nResponse: Xelvora 61% (HARBOUR), placebo 44% (LANTERN).",
      why: "no rival",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nResponse: Xelvora 61% (HARBOUR), zolpitane 44% (LANTERN). These are separate trials and cannot be compared.",
      why: "the copy says so",
    },
  ],
  inapplicable: [{ text: "Turnout: Leeds 61% (SPRING), York 44% (AUTUMN).", why: "no medicine" }],
};
