import type { Check } from "../types.ts";

const pi = (dosage: string, more: string) =>
  `Prescribing information: Xelvora (mirtazepan) inhaler. Please refer to the SPC before prescribing. Presentation: Each dose contains 10 micrograms mirtazepan. Indication: asthma in adults. Dosage: ${dosage} Contraindications: hypersensitivity; tuberculosis. ${more} Adverse reactions: hoarseness. Legal category: POM. Cost: £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.`;
const SWITCH = "Doses are not interchangeable with those of other inhalers.";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Puff for puff, a straight swap]]\n\n${pi("One puff twice a day.", `Warnings: ${SWITCH}`)}`,
      why: "doses are not interchangeable",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Tired livers? Xelvora never asks.]]\n\n${pi("One puff twice a day; once a day in severe hepatic impairment.", "")}`.replace(
        "[[Tired livers? Xelvora never asks.]]",
        "Tired livers? [[Xelvora never asks about the liver.]]",
      ),
      why: "a lower dose in hepatic impairment",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\n[[Goes with everything else on the drug chart]]\n\n${pi("One puff twice a day.", "Warnings: avoid strong CYP3A4 inhibitors.")}`,
      why: "there are interactions",
    },
  ],
  clean: [
    {
      text: `Xelvora (mirtazepan) inhaler\n\nDoses cannot be carried over from another inhaler.\n\n${pi("One puff twice a day.", `Warnings: ${SWITCH}`)}`,
      why: "the copy says what the licence says",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\nPuff for puff, a straight swap\n\n${pi("One puff twice a day.", "Warnings: rinse the mouth.")}`,
      why: "nothing in the piece says otherwise",
    },
    {
      text: `Xelvora (mirtazepan) inhaler\n\nOne dose, whatever the kidneys\nIn severe renal impairment halve the dose.\n\n${pi("One puff twice a day; once a day in severe renal impairment.", "")}`,
      why: "the exception stands right below",
    },
  ],
  inapplicable: [{ text: "A straight swap of rooms for the March meeting.", why: "no medicine" }],
};
