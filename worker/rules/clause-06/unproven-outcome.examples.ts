import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Lipavex (inclisan)\n\n[[Protects the heart, twice a year]]\n\nLDL cholesterol fell by 51% with Lipavex and rose by 1% with placebo. The effect on cardiovascular morbidity has not been determined.",
      why: "the outcome claimed is the one called unknown",
    },
    {
      text: "Ostavia (romodron)\n\n[[Fewer fractures, stronger frame]]\n\nBone density rose by 6% with Ostavia and 1% with placebo. Its effects on fractures have not been studied.",
      why: "fractures claimed, and not studied",
    },
  ],
  clean: [
    {
      text: "Lipavex (inclisan)\n\nLDL cholesterol fell by 51% with Lipavex and rose by 1% with placebo. The effect on cardiovascular morbidity has not been determined.",
      why: "nothing claimed beyond the measurement",
    },
    {
      text: "Ostavia (romodron)\n\nBone density rose by 6% with Ostavia. Its effects on fractures have not been studied.\n\nTalk to patients about preventing falls.",
      why: "advice on another matter",
    },
  ],
  inapplicable: [{ text: "Ostavia (romodron) is injected once a month.", why: "nothing is called unproven" }],
};
