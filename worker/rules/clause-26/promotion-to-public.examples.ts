import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Hay fever?\n\n[[Veltrizo (fexolastine) clears a stuffy nose in an hour and keeps working all day.]]\n\nNorlake Pharma Ltd, Leeds",
      audience: "patients",
      channel: "website",
      why: "claims on an open page",
    },
    {
      text: "[[So proud of the team behind Zolmeria (tavolimab)!]]\nApproved by the MHRA this morning.\n[[#Zolmeria #asthma]]",
      audience: "patients",
      channel: "social",
      context: "A key account manager's post on her own LinkedIn profile.",
      why: "an employee's celebration of a licence",
    },
    {
      text: "[[Introducing Mirenza (levestradiol) ring]]\n\nLife is too short for hot flushes.\n\n[[Photograph: woman on a beach, Mirenza pack in the corner]]",
      audience: "patients",
      channel: "print",
      why: "a consumer advertisement with a pack shot",
    },
    {
      text: "Norlake plc results are out. Revenue rose 4%.\n\n[[Migravel (sumagepant) stops attacks before they start and gives people their lives back.]] Migravel sales were £48 million.",
      audience: "investors",
      channel: "social",
      why: "an investor post that sells",
    },
    {
      text: "Creator agreement\nHi Jess\nThank you for helping us.\n[[Hold the Glucarest (semavatide) pen in view in each reel.]] Use Glucarest music if you like.",
      audience: "patients",
      channel: "email",
      why: "a creator is commissioned to advertise",
    },
    {
      text: "[[Great evening telling surgeons about Hemostix (tranexapril).]]",
      audience: "hcp",
      channel: "social",
      context: "Regional manager's personal Instagram account, public.",
      why: "an open personal account is public whoever it was meant for",
    },
    {
      text: "Norlake Pharma medicines\n[[Arthrenza (golisumab) is available on the NHS in every area.]]\n[[Arthrenza reduces swelling and improves movement.]]\n[[Arthrenza is now available as a pen.]]",
      audience: "patients",
      channel: "website",
      why: "several plain claims on an open page add up to promotion",
    },
    {
      text: 'Colin\'s story\n[["Since I began Norvexa (imrakizumab) I wear short sleeves to work," he says.]]',
      audience: "patients",
      channel: "website",
      why: "a patient's story on an open page",
    },
  ],
  clean: [
    {
      text: "FACEBOOK – open page of Larkhill Skin\nDerfina® hyaluronic gel, a CE-marked medical device.\nAsk what training your practitioner has. Bruising is common.\n#Derfina #askfirst",
      audience: "patients",
      channel: "social",
      why: "a device is no medicine",
    },
    {
      text: "Priya Lindqvist\nHead of Statistics at Norlake Pharma\nAbout\nI count things and grow leeks.\nExperience\nNorlake Pharma, 2014 to now\n• Planned the analysis of three trials of Coprivex (lomidastat)\nEducation\nMSc Statistics, Leeds\nSkills\nSurvival analysis • Teaching",
      audience: "patients",
      channel: "social",
      context: "Public profile on LinkedIn.",
      why: "a career, told with the names of its projects",
    },
    {
      text: "Half-year results\nZelvora (tavorimib) was launched in Germany. We have stopped the programme in gout and written off £14 million.",
      audience: "investors",
      channel: "website",
      why: "the end of a programme",
    },
    {
      text: "Zelvora (tavorimib): results of our study\nMore than 1 in 10 people had a headache. The best treatment for you is for you and your doctor to decide.",
      audience: "patients",
      channel: "website",
      why: "numbers and advice that only sound like a comparison",
    },
    {
      text: "We do not recognise talk of a miracle jab. Norvexa (imrakizumab) is one of several treatments, does not cure psoriasis and can cause infections. Do not buy Norvexa online: fake medicines are sold.",
      audience: "patients",
      channel: "website",
      why: "a myth corrected",
    },
    {
      text: "Norlake plc half-year results\nRevenue rose 8%. Sales of Migravel (sumagepant) were £48 million. The MHRA licensed Migravel in March for acute treatment of migraine in adults.",
      audience: "investors",
      channel: "social",
      why: "facts for shareholders",
    },
    {
      text: "Our medicines\nThe list is for reference. Select a name to read the package leaflet.\nArthrenza (golisumab) solution for injection\nMigravel (sumagepant) tablets",
      audience: "patients",
      channel: "website",
      why: "reference information",
    },
    {
      text: "RECALL: Respimax (indacafenterol) inhaler, batch 0042\nSome Respimax inhalers may not give the full dose. Stop using inhalers with this number and ask your pharmacist for a replacement.",
      audience: "patients",
      channel: "print",
      why: "a safety notice",
    },
    {
      text: "Collaborative working\nWith Leeds Teaching Hospitals we paid for a nurse. The trust uses Arthrenza (golisumab) among other medicines. The value was £20,000.",
      audience: "patients",
      channel: "website",
      why: "a disclosure page",
    },
  ],
  inapplicable: [
    {
      text: "For UK health professionals. Veltrizo (fexolastine) relieves congestion in adults with hay fever.",
      audience: "hcp",
      channel: "website",
      why: "health professionals behind a declaration",
    },
    {
      text: "For people who have been prescribed Coprivex (lomidastat). Take one tablet each morning.",
      audience: "patients",
      channel: "print",
      context: "Handed to patients who have been prescribed the medicine.",
      why: "the readers already take it",
    },
  ],
};
