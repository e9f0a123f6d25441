import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\n[[Four of six cleared, clearly faster than on the old cream.]]",
      why: "six people, compared with nobody",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Where other triptans fail, Tavorel takes over.]]",
      why: "where others fail",
    },
    { text: "Tavorel (tavorimib)\nPromotional material\n[[More mornings without migraine.]]", why: "more than what" },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Our receptor affinity is double, so pain relief comes quicker.]]",
      why: "an advantage from the laboratory",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[A smoother ride than any other triptan.]]",
      why: "over a whole class",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\nFewer than one practice in four has a lead nurse, and other treatments are seldom reviewed.",
      why: "a count of practices",
    },
    {
      text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nQ: "Is it gentler on the stomach than naproxen?"\nA: "No trial has compared them."',
      why: "a question with an honest answer",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nResults of separate trials cannot be compared.",
      why: "owned up to",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nRelief came sooner than with sumatriptan 50 mg (48 v 71 minutes; n=612; p=0.002).",
      why: "a trial of the two",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nNo trial has compared Tavorel with other triptans.",
      why: "owned up to",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nAfter another triptan a higher first dose may be needed. The risk is higher than with other tablets.",
      why: "dosing, and a harm",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[Photograph: a man at a table with three different inhalers in front of him]",
      why: "a picture",
    },
    { text: "Tavorel (tavorimib)\nBriefing\nTell us of any other site that holds the older slides.", why: "a request" },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no comparison" }],
};
