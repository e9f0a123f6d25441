import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[[In vitro Xelvora binds ten times more tightly, so it works better in your patients.]]",
      why: "binding turned into efficacy",
    },
    {
      text: "Xelvora (mirtazepan) cream\n\nIn an enzyme assay the half-maximal concentration was 0.2 nmol/l.1\n[[That means faster relief for your patients.]]",
      why: "the conclusion follows in the next sentence",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Faster control of inflammation]]\nIn a mouse model Xelvora blocked eotaxin within one hour.",
      why: "a headline over animal data",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Xelvora protects the heart from further damage.1]]\n\nReferences: 1. Ames R et al. Mol Res 2021;4:12-18 (rat cell line).",
      why: "the only reference is laboratory work",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[In 24 healthy volunteers gastric pH rose within an hour, so patients get rapid relief.]]",
      why: "healthy volunteers",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn healthy volunteers the marker fell by 71% on day 2.\n[[Day 2: the first day of a life with fewer falls.]]",
      why: "a marker in volunteers told as fewer falls",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan) prolonged-release tablets for UK prescribers\n\nRelief that lasts through the night*\n\n* The levels were those of the original in a bioequivalence study of 24 healthy volunteers.",
      why: "a bioequivalence study stands behind a licence",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn vitro, Xelvora blocked IL-13 in a human cell line. The clinical relevance of this is not known.",
      why: "labelled and disclaimed",
    },
    {
      text: "Xelvora (mirtazepan)\n\nXelvora is a selective inhibitor of the enzyme (in vitro data).",
      why: "mechanism, no promise",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn healthy volunteers the half-life was 14 hours. Take with or without food.",
      why: "pharmacokinetics only",
    },
    {
      text: "Xelvora (mirtazepan)\n\nXelvora binds to the H1 receptor with high selectivity. In patients symptoms fell by 28% v 13% with placebo (p<0.001).",
      why: "mechanism, then a result in patients",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn kindled rats discharges were reduced; animal findings may not apply to people.",
      why: "an animal finding with its limit",
    },
  ],
  inapplicable: [
    {
      text: "Xelvora (mirtazepan)\n\nPain was relieved in 31% with Xelvora and 22% with placebo (p<0.001).",
      why: "patients, no laboratory",
    },
    { text: "Our laboratory in Leeds works on cell lines.", why: "no medicine" },
  ],
};
