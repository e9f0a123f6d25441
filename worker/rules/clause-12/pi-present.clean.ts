import { email, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";

/** Pieces that owe no prescribing information, or carry it. */
export const piPresentClean: Check["examples"]["clean"] = [
  {
    text: email({ pi: "Presc. info: https://zelvorin.northgate.example/pi (opens at once)" }),
    channel: "email",
    why: "a link under a shortened name",
  },
  {
    text: leavepiece({
      pi: "Prescribing info: Zelvorin 40 mg capsules (tavorimib)\nFor the prevention of migraine in adults. One daily. Not in severe hepatic impairment. Check blood pressure at each visit and stop if it rises. Common: nausea; more in the SPC. POM. 28 cost £41.00 (+VAT). PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. Revised March 2025.",
    }),
    why: "next to nothing of it is labelled",
  },
  {
    text: "Dear Colleague\n\nZelvorin (tavorimib) capsules: end of supply on 30 September\n\nWe have decided to stop making them. Please review each patient; which treatment is suitable depends on the history.\n\nDr Ada Finch, Northgate Pharma Ltd",
    why: "a letter that says that supply ends",
  },
  {
    text: "REQUEST FOR FREE MEDICAL SAMPLES\n\nProduct: ZELVORIN (tavorimib) 40 mg capsules, the smallest pack\nNumber asked for: ____\n\nName, profession and registration number ____\nSignature ____\n\nNorthgate Pharma Ltd",
    why: "a prescriber's order for samples",
  },
  {
    text: "HEAD OF SERVICE (cardiology), Northgate Pharma Ltd\n\nA post for a pharmacist. Apply by 30 January.\n\nOnline (registered users)\nAnn Pell (lead nurse) answers questions.\nLunch (sandwiches and fruit)",
    channel: "website",
    why: "brackets after a calling, a place and a meal hold no substance",
  },
  {
    text: "Invoice 2231\nTo: Northgate Pharma Ltd\n\nPrinting of Zelvorin (tavorimib) leavepiece, 3,000 copies: £410.00\nBanner stand, 2 m: £95.00",
    why: "an invoice for promotional items promotes nothing",
  },
  {
    text: "Minutes, Midland formulary committee, 3 May 2025\n\nItem 4: Zelvorin (tavorimib) for the prevention of migraine in adults. Decision: add. Cost £41.00 for 28.",
    why: "minutes of a committee of the health service",
  },
  { text: leavepiece(), why: "printed in the piece" },
  { text: email(), channel: "email", why: "a direct link" },
  {
    text: leavepiece({ pi: "[QR code] Scan this QR code for Zelvorin prescribing information." }),
    why: "a QR code in print",
  },
  {
    text: leavepiece({ pi: "Prescribing information is available as a printed copy at our stand, A12." }),
    channel: "conference",
    why: "a panel may point to the stand",
  },
  {
    text: "Promotional video for UK doctors\n\nHOST: Zelvorin, that's tavorimib, 40 mg, is for adults with migraine.\n\nDate of preparation: June 2025",
    channel: "website",
    context: "The page around it carries the adverse event statement and the prescribing information link.",
    why: "a part of a page that is said to carry it",
  },
  {
    text: "PRACTICE NURSES' DAY\n\n09.00 Registration\n12.00 Lunch (soup and sandwiches)\n\nOrganised and funded by Northgate Pharma Ltd, which chose the speakers.\n\nIf you wish to report an adverse reaction use https://yellowcard.mhra.gov.uk.",
    channel: "conference",
    why: "words of a programme that are no names of medicines",
  },
  {
    text: "Northern Headache Society: study day programme\n\n10.00 Imaging in headache\n11.00 Lunch (buffet)\n\nSponsored by Northgate Pharma Ltd, which had no part in the programme.",
    channel: "conference",
    why: "a programme that names no medicine",
  },
  {
    text: `NORTHGATE PHARMA LTD\nNotice to UK pharmacies\n\nChange of pack: Zelvorin (tavorimib) 40 mg capsules\n\nFrom 1 May 2025 the carton will be blue. The medicine and its price stay the same.\n\n${STATEMENT}`,
    why: "a factual notice of a change of pack",
  },
];
