import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) spray\n\n[[Xelvora opens the airways in minutes and leaves older sprays standing.]]",
      why: "an idiom of superiority",
    },
    { text: "Xelvora (mirtazepan)\n\n[[Stronger than anything that doctors have today]]", why: "than anything" },
    { text: "Xelvora (mirtazepan)\n\n[[No other tablet comes close.]]", why: "no other" },
    {
      text: "Xelvora (mirtazepan)\n\n[[61% were in remission, the highest figure reported for any oral treatment.]]",
      why: "a comparison across studies",
    },
    { text: "Xelvora (mirtazepan)\n\n[[Xelvora succeeds where other inhalers fail.]]", why: "where others fail" },
  ],
  clean: [
    {
      text: "Zelvorin (tavorimib) for UK health professionals\nSome people respond faster than others.",
      why: "people differ, and nothing is said of another medicine",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nIt marks a medicine that is watched more closely than others. If the sheet is more than six months old, ask for the latest. Ask your nurse about exercises, as useful as any capsule.",
      why: "a watch, a count, and advice",
    },
    {
      text: "Xelvora (mirtazepan)\n\nResponse was higher than with older treatment: 61% with Xelvora v 37% with methotrexate (p<0.001).",
      why: "figures for both arms",
    },
    { text: "Xelvora (mirtazepan) card\n\nShown on calls and left behind with the nurse.", why: "a card that is left" },
    { text: "Xelvora (mirtazepan)\n\nXelvora is no better than any other medicine of its class.", why: "negated" },
    {
      text: "Xelvora (mirtazepan) briefing. Do not claim that Xelvora is stronger than any other antibiotic.",
      why: "an instruction not to say it",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) lowered pressure more than timolol (p<0.001).", why: "a named comparator" },
    { text: "Nothing beats a good night's sleep.", why: "no medicine", audience: "patients" },
  ],
};
