import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Their tablets are a lottery: would you give them to your own family?]]",
      why: "a slur on a rival",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Their nasal device jams more often than a fax machine.]]",
      why: "ridicule of a device",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\n[[Neurologists who doubt us are behind the times.]]",
      why: "ridicule of an opinion",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib)\nPromotional material\nFor opioid-naive adults who are still breathless on an inhaled steroid.",
      why: "patients, and nobody run down",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nIf a doctor criticises the trial, answer with data and courtesy.",
      why: "respect",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nSome neurologists prefer another triptan, a reasonable choice.",
      why: "respect",
    },
    {
      text: "Tavorel (tavorimib)\nBriefing\nThe joke about the rival's pen was deleted from the slides.",
      why: "put right",
    },
    {
      text: "Tavorel (tavorimib)\nTranscript of the questions\nDOCTOR: Our midwives find the cap fiddly in the dark. Can it be opened with one hand?",
      why: "a thing that is hard to handle",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material\nPharmacists told us that some people struggle with the inhaler, so we made a film.",
      why: "a thing that is hard to handle",
    },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "nobody else is spoken of" }],
};
