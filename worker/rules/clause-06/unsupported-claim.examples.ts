import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Ten times as powerful as the triptans]]",
      why: "a multiple without a result",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Tavorel is the treatment of choice.]]\nTavorel has been compared with placebo only.",
      why: "a ranking from a placebo-controlled trial",
    },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Migraine solved.]]", why: "an end promised" },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Tavorel now cures chronic migraine.]]",
      why: "a cure promised",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[The most affordable triptan.]]",
      why: "cheapest without prices",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Nine out of ten neurologists would choose Tavorel.]]",
      why: "a poll without a source",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Twice the power1]]\nReferences: 1. Ash P et al. Single doses in 12 healthy volunteers. Pharm Rev 2020;3:1-4.",
      why: "a source that cannot support it",
    },
    {
      text: "Tavorel (tavorimib) tablets. Briefing for representatives.\n[[Nurses do prefer ours, and everyone who has tried both knows it.]]",
      why: "a preference with no source",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) injection, for UK prescribers\nThe guidance asks trusts to start new patients on the best value medicine.",
      why: "the term of the health service",
    },
    {
      text: "Tavorel (tavorimib) eye drops, for UK prescribers\nOne drop of Tavorel in the eye three or four times daily, or as required.",
      why: "how often it is used",
    },
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nYou may need further doses to make sure you have enough protection while you take Tavorel.",
      why: "what is made sure",
    },
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nIn our survey of people with migraine 93% said that they had at least one other condition.",
      why: "a survey of illness, not of what is liked",
    },
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nSuperior prevention vs. sumavolol\nIn the pivotal trial Tavorel showed superior prevention vs. sumavolol.1\nReferences: 1. Bergmann T et al. Lancet 2024;12:1-9.",
      why: "against what, with its source",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe least expensive triptan in the tariff.1\n\nReferences: 1. Drug Tariff, March 2025.",
      why: "the prices are to be found in the source cited",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nBe sure to protect the blister from damp.",
      why: "an instruction",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nUntreated migraine is dear: the cost to employers is four times higher than that of back pain.",
      why: "the cost of an illness is no praise of a medicine",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nLeave nothing behind after the visit. Most delegates prefer the second session. We have asked everyone, so that nobody feels left out.",
      why: "no medicine is spoken of",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nCan you guarantee funding for the next year?",
      why: "funding, in a question",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nTavorel plus best supportive care was compared with best supportive care alone.1",
      why: "best supportive care",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nThe only licensed tablet for vestibular migraine in the UK (May 2024).1",
      why: "a plain fact",
    },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nTavorel does not work in every patient.", why: "negated" },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nPain freedom at 2 hours was more frequent than with sumitrane (31% v 22%; p=0.01).1",
      why: "a tested comparison",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nWe make no claim to be better than any other medicine.",
      why: "disclaimed",
    },
    {
      text: "Tavorel (tavorimib) tablets. Briefing for representatives.\nPatients may prefer one taste to another; we have no data on ours.",
      why: "no preference is claimed",
    },
    {
      text: "Tavorel (tavorimib) tablets. Briefing for representatives.\nEveryone who attends says so on the sheet.",
      why: "a sheet",
    },
  ],
  inapplicable: [{ text: "The best venue in town, better than any other.", why: "no medicine" }],
};
