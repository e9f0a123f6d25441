import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    { text: "Tavorel (tavorimib)\n[[Frankly, the other sprays are second-rate.]]", why: "an insult" },
    { text: "Tavorel (tavorimib)\n[[Still using that outdated injection?]]", why: "a taunt" },
    { text: "Tavorel (tavorimib)\n[[Older tablets are blunt instruments.]]", why: "a figure of speech" },
    { text: "Tavorel (tavorimib)\n[[Why settle for the usual statin?]]", why: "settling for less" },
    {
      text: "Tavorel (tavorimib)\n[[Ask the partners who will be sued when a patient who was switched has a bleed.]]",
      why: "threat of litigation",
    },
    { text: "Tavorel (tavorimib)\n[[Daily tablets have had their day.]]", why: "had their day" },
    { text: "Tavorel (tavorimib)\n[[The rival brand is past its best.]]", why: "past its best" },
    {
      text: "Tavorel (tavorimib)\n[[With hypnotics, each tablet is one step nearer the hip fracture.]]",
      why: "a scare about a class",
    },
    {
      text: "Tavorel (tavorimib). Briefing for representatives.\nAsked about a rival? [[Say that you would not give it to your own mother.]]",
      why: "a hint",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[You alone will face the coroner if the copy fails.]]",
      why: "fear of the law",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) for hay fever. For UK health professionals.\nRead more about how centres in Lyon have organised their day units and other clinics >",
      why: "a day's work, and no end of anything",
    },
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nSumitrane and other treatments are often counterfeited, and the internet can be unreliable.",
      why: "what is sold in their name",
    },
    {
      text: "Tavorel (tavorimib)\nTavorel and other antihistamines may cause drowsiness that makes it unsafe for you to drive a car, operate machinery or do other dangerous activities.",
      why: "a precaution",
    },
    {
      text: "Tavorel (tavorimib)\nTavorel is indicated in adults in whom conventional treatment is ineffective.",
      why: "the licence in its own words",
    },
    {
      text: "Tavorel (tavorimib)\nFor adults who have failed methotrexate.",
      why: "a well-known medicine that failed",
    },
    { text: "Tavorel (tavorimib)\nMost colds have run their course in a week.", why: "a course of illness" },
    { text: "Tavorel (tavorimib)\nFor adults in whom other treatments have failed.", why: "an indication" },
    { text: "Tavorel (tavorimib)\nDo not run down any other company's medicine or call it inferior.", why: "a ban" },
    {
      text: "Tavorel (tavorimib)\nTavorel was non-inferior to the current standard treatment.1",
      why: "non-inferior",
    },
    {
      text: "Tavorel (tavorimib). Briefing for representatives.\nNever say of a rival's tablet that you would not give it to your own mother.",
      why: "the hint is forbidden",
    },
    {
      text: "Tavorel (tavorimib)\nOpioids: 8% of patients needed each day one dose more than at entry (n=120).",
      why: "a result",
    },
    { text: "Tavorel (tavorimib)\nOther tablets are available and may suit some patients.", why: "neutral" },
    { text: "Tavorel (tavorimib)\nConsider in older patients who are tired of headaches.", why: "older patients" },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no other medicine" }],
};
