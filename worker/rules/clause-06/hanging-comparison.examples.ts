import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan) eye drops\n\n[[Gentler to the eye.]]\n\nFor adults with glaucoma.",
      why: "a comparative slogan with no comparator",
    },
    { text: "Xelvora (mirtazepan) cream\n\n• [[Works faster and lasts longer]]", why: "a bullet" },
    {
      text: "Xelvora (mirtazepan) tablets for hay fever\n\n[[Xelvora is more effective and better tolerated.]]",
      why: "named medicine, no comparator",
    },
    { text: "Xelvora (mirtazepan) inhaler\n\n[[Xelvora goes further.]]", why: "a comparison in other words" },
    {
      text: "Xelvora (mirtazepan)\n\n[[STRONGER.]] [[FASTER.]] Licensed for adults with eczema.",
      why: "one-word slogans",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel shows results within eight weeks, with effects such as feeling fuller for longer.",
      why: "how a full stomach feels",
    },
    {
      text: "Clarivo: notes for clinics\nClarivo is an AI assistant. Clarivo empowers clinicians to deliver faster, more reliable care.",
      why: "a program",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nUntreated attacks last longer and become more severe.\nMost people with migraine have worse attacks in winter.",
      why: "an illness left to itself",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nImproved tolerability supports greater\nTavorel effervescent,   Improved   Greater\ntablet   tolerability2   persistence1",
      why: "words that the layout cut off from what they speak of",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nStop Tavorel when ALT is above eight times the upper limit of normal.",
      why: "a laboratory's limit",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nGreater Hexham clinic. Hold the dose until grade 1 or better. It may be less effective at 90 kg or more. When a question goes beyond the licence, call us.",
      why: "a town, a grade, a limit, and a licence",
    },
    { text: "Tavorel (tavorimib) tablets. Promotional.\nAnd the itch that may last longer.", why: "the illness lasts" },
    {
      text: "Bloodix (emizumab)\n\nA quieter week for the clinic: one injection every seven days.",
      why: "explains itself in the same breath",
    },
    {
      text: "Bloodix (emizumab)\n\nTreated bleeds: 1.5 a year on Bloodix and 3.2 on warfarin. Bloodix was superior to warfarin. It is simpler to take.",
      why: "the comparator is named just before",
    },
    {
      text: "Xelvora (mirtazepan)\n\nXelvora worked faster than omeprazole: median 2 days v 4 days (p=0.01).",
      why: "the comparator is in the sentence",
    },
    {
      text: "Xelvora (mirtazepan)\n\nFaster relief at 2 hours\nPain was relieved in 31% with Xelvora and 22% with placebo (p<0.001).",
      why: "the comparator stands under the heading",
    },
    { text: "Xelvora (mirtazepan)\n\nXelvora is no better than other medicines of its class.", why: "negated" },
    {
      text: "Xelvora (mirtazepan) patient booklet\n\nMost people feel better within two weeks of starting an antibiotic.",
      why: "how people feel",
    },
    {
      text: 'Xelvora (mirtazepan) briefing. Handling objections.\n\n"Is the other drop gentler?" There is no head-to-head study. Say so.',
      why: "a question that the piece answers",
    },
    {
      text: "Xelvora (mirtazepan)\n\nOur new website makes it easier to find the prescribing information.",
      why: "about a website",
    },
    {
      text: "Xelvora (mirtazepan)\n\nIn vitro its affinity was 25 times higher. This does not mean that it works better in patients.",
      why: "a conclusion that is disowned",
    },
    {
      text: "Xelvora (mirtazepan) will be discussed. Promotional meeting.\n\nBetter conversations about asthma",
      why: "about conversations",
    },
    {
      text: 'Xelvora (mirtazepan) survey card\n\nTick "better", "much better" or "no change".',
      why: "answers to tick",
    },
    {
      text: "Xelvora (mirtazepan)\nSlides for a promotional symposium\n\nAfter two failures: deciding on the next step in epilepsy",
      why: "a step of treatment",
    },
  ],
  inapplicable: [
    { text: "Back pain is often worse with rest and better with movement.", why: "no medicine", audience: "patients" },
    { text: "Xelvora (mirtazepan) 50 mg tablets for adults with epilepsy.", why: "no comparative" },
  ],
};
