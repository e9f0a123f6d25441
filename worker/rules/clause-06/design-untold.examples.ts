import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[More people slept through than with zolpitane: 52% v 39% (p=0.01).1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18. Open label; patients filled in the diaries.",
      why: "the assessors knew the treatment",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\n[[The first treatment shown to slow scarring.1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Lung Congress 2024; first 60 of 400 patients.",
      why: "an early look",
    },
    {
      text: "[Printed page]\n\nXelvora (mirtazepan) tablets\n\n[[Fewer relapses than with azathiotine: 12% v 21% (p=0.03)1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Gut Res 2021;4:12-18.\n\nPack for the signatory (not printed)\nAmes 2021: 40 centres; not randomised; records of 610 patients.",
      why: "told only in a paper kept with the file",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) tablets\n\nIn an open-label trial more people slept through than with zolpitane: 52% v 39% (p=0.01).1\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18. Open label.",
      why: "the copy tells it",
    },
    {
      text: "Xelvora (mirtazepan) tablets\n\nMore people slept through than with zolpitane: 52% v 39% (p=0.01).1\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18. Double blind. 2. Bell T et al. Sleep Res 2022;5:1-9. Open label.",
      why: "the open-label trial is another",
    },
  ],
  inapplicable: [{ text: "More seats than last year.1\n\n1. Open label on the box office.", why: "no medicine" }],
};
