import type { Check } from "../types.ts";

const PI =
  "Prescribing information: Xelvora (mirtazepan) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg or 20 mg mirtazepan. Indication: diabetes in adults. Dosage: start with 10 mg once daily for two weeks, then 20 mg once daily. Contraindications: hypersensitivity. Warnings: pancreatitis. Adverse reactions: nausea. Legal category: POM. Cost: 28 x 10 mg £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Xelvora (mirtazepan) and cost\n\n[[Xelvora 10 mg daily £10.64]]\nSitavax (pelagliptin) 100 mg daily £33.26\n\n${PI}`,
      why: "the dose priced is the starting dose",
    },
    {
      text: "Xelvora (mirtazepan) for asthma\n\n[[Xelvora 50 mg £14.00 per week]]\nCompared with Sitavax (pelagliptin) 50 mg £61.00 per month",
      why: "a week beside a month",
    },
    {
      text: "Xelvora (mirtazepan) for payers\n\n[[Xelvora costs less than the alternatives.]]",
      why: "no prices at all",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[[Total cost of treatment with Xelvora: £1,200 a year]]\n\n* Excludes the cost of nurse visits and monitoring.",
      why: "a total that leaves costs out",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nSaving babies’ lives: version 3 of the care bundle.",
      why: "lives are saved",
    },
    {
      text: "Xelvora (mirtazepan) costs less\n\n| Xelvora | 500 ml | £3.28 |\n| Gavisol (alginate) | 250 ml | £3.89 |\n\nGavisol is taken at half the dose, therefore savings are calculated against twice the volume of Xelvora.",
      why: "a note makes the packs equal",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nAshbourne savings calculator",
      why: "a tool by its name",
    },
    {
      text: "Xelvora (mirtazepan) price\n\nXelvora 30 sachets £3.95\nSitavax (pelagliptin) 30 sachets £7.68\n(NHS dictionary of medicines, October 2024; same strength and dose)",
      why: "like with like",
    },
    {
      text: "Xelvora (mirtazepan)\n\nPrice: £9.85 for four tablets (NHS list price, January 2025).",
      why: "a price and no comparison",
    },
    { text: "Xelvora (mirtazepan) evening. The venue was the least costly of four quotations.", why: "another cost" },
    {
      text: "Xelvora (mirtazepan) 1 g vial £154; Sitavax (pelagliptin) 1 g as two 500 mg vials £162 (list prices, March 2025). Saving for each course: £8.",
      why: "the same dose in other vials",
    },
    {
      text: "Xelvora (mirtazepan) 30 doses £29.50; Sitavax (pelagliptin) 30 doses £44.50. Price is one part of a decision.",
      why: "equal packs",
    },
    {
      text: "Xelvora (mirtazepan)\n\nBasis: maintenance in one adult, 52 weeks, list price of January 2025, no VAT; drug only.\nXelvora 30 mg every 2 weeks: 26 pens, £4,000\nSitavax (pelagliptin) 30 mg every 2 weeks: 26 pens, £4,600\nDifference: £600 a year, at list price.",
      why: "one basis for both, said above them",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) 10 mg tablets for adults with diabetes.", why: "no cost" },
    { text: "Switching energy supplier could save £300 a year.", why: "no medicine" },
  ],
};
