import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) infusion for UK neurologists\n[[The first infusion can be given on the patient's own sofa.]]\n\nPrescribing information. Indication: Parkinson's disease in adults. Dose: 1 mg an hour; initiate only in the supervised surroundings of a specialist hospital clinic. Contraindications: dementia. Adverse reactions: nodules. POM. £70. PL 12345/0001. Ashbourne Ltd.",
      why: "begun at home, against the licence",
    },
    {
      text: "Tavorel (tavorimib) for UK prescribers\nTavorel is licensed to relieve symptoms in adults with COPD.\n[[Picture the winter with one admission fewer for each of them.]]",
      why: "admissions for a medicine of symptoms",
    },
    {
      text: "Tavorel (tavorimib) for UK prescribers\nTavorel is licensed for the symptomatic treatment of heart failure in adults.\n[[FEWER ADMISSIONS THIS WINTER]]",
      why: "outcomes for a medicine of symptoms",
    },
    {
      text: "Tavorel (tavorimib) cream for UK prescribers\nTavorel is licensed for scalp psoriasis in adults.\n[[Tavorel: wherever it itches.]]",
      why: "parts of the body beyond the licence",
    },
    {
      text: "Tavorel (tavorimib) is licensed for adults with migraine when two other medicines have failed.\n[[Use Tavorel first line, before anything else.]]",
      why: "earlier than licensed",
    },
    {
      text: "Tavorel (tavorimib) is indicated, in combination with methotrexate, for adults with rheumatoid arthritis.\n[[Tavorel works on its own.]]",
      why: "alone",
    },
    {
      text: "Tavorel (tavorimib) is indicated for moderate to severe psoriasis in adults.\n[[Tavorel is for anyone with plaques, however few.]]",
      why: "milder disease",
    },
    {
      text: "Tavorel (tavorimib) is licensed for mild to moderate acne in adults.\n[[Tavorel: for acne at every stage.]]",
      why: "severe disease",
    },
    {
      text: "Tavorel (tavorimib) is licensed, after a stent, for up to 6 months in adults.\n[[Keep them on Tavorel for life.]]",
      why: "longer than licensed",
    },
    {
      text: "Tavorel (tavorimib) is indicated for prevention of migraine in adults.\n[[Tavorel stops an attack in minutes.]]",
      why: "another purpose",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) for UK prescribers\nTavorel is licensed for asthma in adults not adequately controlled by an inhaled corticosteroid.\nBefore anything else\n- check that the device is held upright",
      why: "a heading over the care that comes first",
    },
    {
      text: "Tavorel (tavorimib) for UK prescribers\nTavorel is licensed as an adjunct to diet and exercise in adults with obesity.\nHalf of the effect of Tavorel on cholesterol was beyond that expected from weight loss alone.",
      why: "alone is said of weight loss",
    },
    {
      text: "Tavorel (tavorimib) is licensed for the maintenance treatment of asthma in adults.\nPatients keep a reliever to hand, and salbutamol as needed.",
      why: "another medicine's part",
    },
    {
      text: "Tavorel (tavorimib) for UK prescribers\nTavorel is licensed for the symptomatic treatment of angina with a statin in adults.\nInvitations went to hospital doctors, and to them alone.",
      why: "alone is said of readers",
    },
    {
      text: "Tavorel (tavorimib) is licensed for severe osteoporosis in women.\nWho should not have it?\nAnyone with a history of stroke.",
      why: "those who are left out",
    },
    {
      text: "Tavorel (tavorimib) is indicated for prevention of migraine in adults.\nDo not use Tavorel for acute attacks.",
      why: "the limit itself",
    },
    {
      text: "Tavorel (tavorimib) is licensed for adults with migraine when two other medicines have failed.\nFirst-line treatment is a beta-blocker; Tavorel is not a first choice.",
      why: "the place as licensed",
    },
    {
      text: "Tavorel (tavorimib) is indicated, in combination with methotrexate, for adults with rheumatoid arthritis.\nIn the trial 61% on Tavorel and 37% on methotrexate alone improved.",
      why: "a trial's arm",
    },
    {
      text: "Tavorel (tavorimib) is indicated, in combination with methotrexate, for adults with rheumatoid arthritis.\nTavorel, when methotrexate alone has not been enough",
      why: "the other medicine alone is what was not enough",
    },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) tablets.\nUse Tavorel first line.", why: "the licence is not told" }],
};
