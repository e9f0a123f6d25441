import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: 'Two-year data for Cardalin (vorapexine)\nFor medical correspondents\nHospital stays were 41% lower with Cardalin than with placebo.\n[["Patients sailed through treatment," said the investigator.]]',
      audience: "media",
      channel: "email",
      why: "praise and no side effect",
    },
    {
      text: "Psoriasis can be treated.\n[[Tablets can damage the liver and need frequent blood tests.]]\nThe newest injection is needed only once every eight weeks.",
      audience: "patients",
      channel: "website",
      why: "drawbacks for the others only",
    },
    {
      text: "Creator brief\nHi Jess\nShow the Glucarest (semavatide) pen.\n[[Skip the bit about feeling sick, please.]]",
      audience: "patients",
      channel: "email",
      why: "side effects kept out of sight",
    },
    {
      text: "Lumisone (betraflunide) is taken by people with hay fever.\n[[It has no side effects, so there is nothing to worry about.]]",
      audience: "patients",
      channel: "website",
      why: "harm denied",
    },
  ],
  clean: [
    {
      text: "Velform (hyalubetine) is an injection for lines.\nIf you are having other treatments such as a peel, there is a risk of swelling where they are done soon after Velform.\nWith regular treatments, the effect may be seen for longer each time.\nVelform can cause bruising.",
      audience: "patients",
      channel: "website",
      why: "a precaution, and the course of the treatment",
    },
    {
      text: "Spastelin (abotutoxin) is for stiff muscles. It can cause weakness.\nA stroke in the left side of the brain makes the right side of the body weak.",
      audience: "patients",
      channel: "website",
      why: "a side of the body",
    },
    {
      text: "Northgate Pharma plc: supply statement\nStocks of Zelvorin (tavorimib) 40 mg tablets are normal again after the delay in April. Zelvorin is available in packs of six tablets.\nEnquiries: 12 Mill Road, Leeds LS1 4AB.",
      audience: "patients",
      channel: "website",
      why: "how it is supplied, and no more",
    },
    {
      text: "Ostrigo (tefroparatide) and you\nFor people who have been prescribed Ostrigo.\nSome medicines may be less strong, as the effect of these medicines may be reduced if taken at the same time as Ostrigo, so leave two hours between them.",
      audience: "patients",
      channel: "print",
      why: "how medicines are taken together",
    },
    {
      text: "Arthrenza (golisumab) licensed\nFor medical correspondents\nACR20 was reached by 58% on Arthrenza and 35% on placebo. Serious infections occurred in 3.1% and 1.4%.",
      audience: "media",
      channel: "email",
      why: "benefit and harm",
    },
    {
      text: "MHRA licenses Zolmeria (tavolimab) for adults with severe asthma.\nFor journalists. NICE is appraising it.",
      audience: "media",
      channel: "email",
      why: "status only",
    },
    {
      text: "Gout medicines\nTablets for attacks may upset the stomach, and tablets that lower uric acid need blood tests. Each has benefits and risks. A new tablet may be suitable for some.",
      audience: "patients",
      channel: "website",
      why: "drawbacks of all, evenly",
    },
    {
      text: "For people who have been prescribed Migravel (sumagepant).\nSome people have no side effects; others feel sleepy. Like all medicines it can cause side effects.",
      audience: "patients",
      channel: "print",
      why: "honest on safety",
    },
  ],
  inapplicable: [
    {
      text: "Cardalin (vorapexine) was well tolerated in adults.",
      audience: "hcp",
      channel: "print",
      why: "health professionals: clause 6",
    },
  ],
};
