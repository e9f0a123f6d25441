import type { Check } from "../types.ts";

const pi = (dosage: string) =>
  `\n\nPrescribing information: Tavorel (tavorimib). Presentation: tablets of 50 mg tavorimib. Indication: migraine in adults. Dosage and method of use: ${dosage} Contraindications: hypersensitivity. Warnings: falls. Adverse reactions: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.`;

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Tavorel (tavorimib)\n[[Use up to three sprays a day when you need more.]]${pi("One or two sprays in each nostril once daily.")}`,
      why: "more sprays than the licence",
    },
    {
      text: `Tavorel (tavorimib)\n[[Increase to 200 mg once daily for full relief.]]${pi("50 mg once daily, to a maximum of 100 mg.")}`,
      why: "beyond the maximum",
    },
    {
      text: `Tavorel (tavorimib)\n[[Take it twice a day in busy weeks.]]${pi("50 mg once daily.")}`,
      why: "more often",
    },
    {
      text: `Tavorel (tavorimib)\n[[Take a second tablet one hour after the first.]]${pi("One tablet; a second may be taken after at least two hours.")}`,
      why: "too soon",
    },
    {
      text: `Tavorel (tavorimib)\n[[Continue Tavorel long term.]]${pi("50 mg once daily for up to six weeks.")}`,
      why: "too long",
    },
    {
      text: `Tavorel (tavorimib) and the other choice\n               Tavorel           Sornavel (sornatriptan)\n[[Daily dose     50 mg twice a day      100 mg once a day]]${pi("50 mg once daily.")}`,
      why: "the own column of a table",
    },
    {
      text: `Tavorel (tavorimib)\n[[Give one injection every four weeks.]]${pi("One injection every eight weeks.")}`,
      why: "another interval",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib)\n\nBID = twice daily.\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indication: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity. Warnings: falls. Adverse reactions: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
      why: "what an abbreviation stands for",
    },
    {
      text: "Veltora (levestradiol) tablets for UK prescribers\n24 active and 4 inactive tablets, taken at the same time each day.\n\nPrescribing information. Veltora tablets. Indication: contraception. Dosage: one tablet daily for 28 days without a break.",
      why: "what a pack holds",
    },
    {
      text: `Tavorel (tavorimib)\nTake one sachet once a day in place of three tablets twice a day.${pi("One sachet daily.")}`,
      why: "the dosing of what it replaces",
    },
    {
      text: `Tavorel (tavorimib)\nTake one 50 mg tablet twice a day.${pi("During pregnancy the daily dose should not exceed 100 mg.")}`,
      why: "a limit by the day says nothing of how often",
    },
    {
      text: `Tavorel (tavorimib)\nBegin with 50 mg twice a day; after one week, 100 mg twice a day.${pi("50 mg twice daily for one week, then 100 mg twice daily; maximum 200 mg twice daily.")}`,
      why: "as licensed",
    },
    {
      text: `Tavorel (tavorimib)\nIn the study (n=204) patients took 200 mg a day or placebo.${pi("50 mg once daily, to a maximum of 100 mg.")}`,
      why: "a trial's regimen",
    },
    {
      text: `Tavorel (tavorimib)\nDo not take more than 100 mg a day.${pi("50 mg once daily, to a maximum of 100 mg.")}`,
      why: "a limit",
    },
    {
      text: `Tavorel (tavorimib) and the other choice\n               Tavorel      Sornavel (sornatriptan)\nDaily dose     50 mg        100 mg twice a day${pi("50 mg once daily.")}`,
      why: "the dose of the other medicine in its own column",
    },
    {
      text: `Tavorel (tavorimib)\nCheck liver enzymes every two weeks.${pi("50 mg once daily every eight weeks.")}`,
      why: "a test",
    },
    {
      text: `Tavorel (tavorimib) 50 mg/ml solution\nEach dose is drawn up once daily from the 50 mg/ml vial.${pi("10 mg once daily, to a maximum of 20 mg.")}`,
      why: "the strength of a solution",
    },
  ],
  inapplicable: [
    { text: "Tavorel (tavorimib) tablets.\nTake 200 mg once daily.", why: "the licensed dose is not told" },
  ],
};
