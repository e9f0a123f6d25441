import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) is licensed for adults with asthma.\n\n[[Image: smiling schoolgirl with an inhaler]]",
      why: "a child for an adult medicine",
    },
    {
      text: "Xelvora (mirtazepan) for adults with acne. Contraindicated in pregnancy.\n\n[[Photo: pregnant woman holding the pack]]",
      why: "pregnancy",
    },
    {
      text: "Xelvora (mirtazepan) can cause dizziness and sleepiness.\n\n[[Picture: man driving a lorry at night]]",
      why: "driving",
    },
    {
      text: "Xelvora (mirtazepan) for rheumatoid arthritis\n\n[[Visual: woman surfing a large wave]]",
      why: "a feat that patients cannot expect",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) is licensed for adults with asthma.\n\nImage: a man walking with his grandchild",
      why: "the child is not the patient",
    },
    {
      text: "Xelvora (mirtazepan) is licensed for adults and children from 6 years.\n\nImage: schoolgirl with an inhaler",
      why: "within the licence",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) is licensed for adults with asthma.", why: "no picture" },
    { text: "Image: child on a swing", why: "no medicine" },
  ],
};
