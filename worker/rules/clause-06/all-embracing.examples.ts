import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    { text: "Tavorel (tavorimib) tablets. Promotional.\n[[Steady control for everyone]]", why: "for everyone" },
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\n[[Every patient, every morning.]]",
      why: "everybody, every time",
    },
    { text: "Xelvora (mirtazepan) cream\n\n[[✔ Clears every patch, in every patient]]", why: "every patient" },
    { text: "Xelvora (mirtazepan)\n\n[[Xelvora works for everyone.]]", why: "everyone" },
    {
      text: 'Xelvora (mirtazepan)\n\n[["It has worked in every patient I have given it to."]] Consultant, Leeds',
      why: "in a quotation that the piece uses",
    },
    { text: "Xelvora (mirtazepan)\n\n[[Xelvora never fails.]]", why: "never fails" },
    { text: "Xelvora (mirtazepan)\n\n[[Guaranteed relief with Xelvora]]", why: "a guarantee" },
    { text: "Xelvora (mirtazepan)\n\n[[All patients respond to Xelvora.]]", why: "all respond" },
  ],
  clean: [
    {
      text: "Zelvorin (tavorimib) for UK health professionals\nOrders come with a delivery guarantee.",
      why: "a guarantee of trade",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nOf those treated, 32 of every 100 people responded. You may change your choice at any time. [Prescribing information on every frame]",
      why: "a rate, a choice, and a frame",
    },
    { text: "Tavorel (tavorimib) tablets. Promotional.\nEvery patient. Please report all reactions.", why: "a duty" },
    {
      text: "Ferrimax (iron dextrin)\n\nThe choice of iron for each patient is a matter for the clinical team.",
      why: "leaves the choice to others",
    },
    { text: "Xelvora (mirtazepan)\n\nEvery patient should be monitored for low blood pressure.", why: "a duty" },
    { text: "Xelvora (mirtazepan) is not suitable for everyone.", why: "negated" },
    {
      text: "Xelvora (mirtazepan)\n\nThe liquid remains the right choice for anyone who prefers it.",
      why: "a choice that is left open",
    },
    {
      text: "Xelvora (mirtazepan) can cause side effects, although not everybody gets them.",
      why: "about side effects",
    },
    {
      text: "Xelvora (mirtazepan)\n\nAll patients received standard care; 61% v 37% responded.",
      why: "a trial's method",
    },
    {
      text: "Briefing. Xelvora (mirtazepan). Do not say that Xelvora works in every patient.",
      why: "an instruction not to say it",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 50 mg tablets: 61% v 37% responded.", why: "no such words" },
    { text: "Our helpline works for everyone who calls.", why: "no medicine" },
  ],
};
