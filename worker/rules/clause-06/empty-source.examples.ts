import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\n[[A new way to class rhinitis has arrived.1]]\nReferences\n1. Nasal round table: could there be a fifth class? Paid for by Aldmoor, 2024.",
      why: "a paid discussion",
    },
    {
      text: "Xelvora (mirtazepan) syrup\n\n[[National advice places the syrup before capsules.1]]\n\nDrowsiness is common.\n\nReferences: 1. Epilepsy Forum. Advice on swallowing, 2021. The syrup is not mentioned.",
      why: "the advice does not name it",
    },
    {
      text: "Xelvora (mirtazepan) eye drops\n\n[[Nine in ten opticians would choose Xelvora.1]]\n\nStinging is common.\n\nReferences: 1. Data on file: telephone survey of twelve opticians by our sales team, May 2024.",
      why: "twelve people, asked by the sales team",
    },
    {
      text: "Xelvora (mirtazepan) cream\n\n[[A cream is kinder to the hands than an ointment.1]]\n\nRedness is common.\n\nReferences: 1. Ames R et al. Skin Res 2020;4:12-18. About a different medicine, in adults with psoriasis.",
      why: "a paper on another medicine",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets. Promotional.\nExperts discussed whether there is a fifth class.1\nReferences\n1. Nasal round table. Paid for by Aldmoor, 2024.",
      why: "told as a discussion",
    },
    {
      text: "Xelvora (mirtazepan) syrup\n\nIn a small survey nine of twelve opticians said that they would choose it.1\n\nDrowsiness is common.\n\nReferences: 1. Data on file: telephone survey of twelve opticians by our sales team, May 2024.",
      why: "the claim says how few were asked",
    },
    {
      text: "Xelvora (mirtazepan) syrup\n\nSeizures fell by a third: 2.1 v 3.2 a month (p=0.01).1\n\nDrowsiness is common.\n\nReferences: 1. Ames R et al. Seiz Res 2021;4:12-18. Quality of life was not assessed.",
      why: "what was not assessed is not claimed",
    },
    {
      text: "Xelvora (mirtazepan) syrup\n\nMost nurses said that the cap was easy to open.1\n\nDrowsiness is common.\n\nReferences: 1. Ames R. Survey of 412 nurses in 30 hospitals. Nurs Res 2021;4:12-18.",
      why: "a survey of many, in print",
    },
  ],
  inapplicable: [
    { text: "Trains run late.1\n\nReferences: 1. A survey of ten drivers by our sales team.", why: "no medicine" },
  ],
};
