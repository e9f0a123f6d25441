import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Larkhill Vaccines plc, shareholders' news\nZosterine (recombinant zoster vaccine) is licensed in the UK. Guidance is unchanged.\n[[Book your Zosterine jab before the winter.]]",
      audience: "investors",
      channel: "social",
      why: "shareholders are told to get it",
    },
    {
      text: "Veltrizo (fexolastine) is for hay fever.\n[[Speak to your GP and see if Veltrizo is right for you.]]",
      audience: "patients",
      channel: "website",
      why: "see if it is right for you",
    },
    {
      text: "Psorlena (tavolimab) is licensed for psoriasis.\n[[£300 for each article that tells readers to ask for Psorlena by name.]]",
      audience: "media",
      channel: "conference",
      why: "journalists are to pass the urging on",
    },
    {
      text: "Migravel (sumagepant) has been launched.\n[[Do not wait: your GP can prescribe it today.]]",
      audience: "investors",
      channel: "social",
      why: "a nudge to the surgery",
    },
    {
      text: "Arthrenza (golisumab) is a weekly injection.\n[[Readers who would like it should speak to their doctor.]]",
      audience: "media",
      channel: "email",
      why: "a release that sends readers to the doctor",
    },
    {
      text: "The newest sleep treatment is the first to work on orexin. It comes in the pale blue box.\n[[Download the letter to your GP and ask for the one in the blue box.]]",
      audience: "patients",
      channel: "website",
      why: "an unnamed medicine that everyone can ask for",
    },
    {
      text: "Lumisone (betraflunide) spray\n[[Print this page and hand it to the nurse at your surgery.]] [[If she says no, ask again.]]",
      audience: "patients",
      channel: "website",
      why: "pointing and pressing",
    },
  ],
  clean: [
    {
      text: "Slimera (tirzeglutide) is a weekly injection.\nPublic demand for Slimera has grown. Clinics may lawfully prescribe Slimera.\nTell your doctor or get medical help at once where Slimera makes you ill.",
      audience: "patients",
      channel: "website",
      why: "what people want, what is lawful, and what to do when ill",
    },
    {
      text: "Slimera (tirzeglutide) is a weekly injection.\nA doctor has to approve Slimera to make sure that it is suitable for you.",
      audience: "patients",
      channel: "website",
      why: "what a doctor sees to",
    },
    {
      text: "Slimera (tirzeglutide) is a weekly injection.\nSlimera is not suitable for people with kidney failure.",
      audience: "patients",
      channel: "website",
      why: "for whom the medicine is not",
    },
    {
      text: "Psorlena (tavolimab) is licensed for psoriasis.\nEvery online forum is full of talk about Psorlena.",
      audience: "patients",
      channel: "website",
      why: "what others talk of",
    },
    {
      text: "Our clinic for heavy periods uses Tavorel (tavorimib).\nPatients ask us for it at every visit.\nThe nurse asked for it once, too.",
      audience: "patients",
      channel: "website",
      why: "what others asked the teller",
    },
    {
      text: "Tavorel (tavorimib): news for investors\nIn the analysis of Tavorel asked for by the FDA, events were seen in 2.0% and 1.5%.",
      audience: "media",
      channel: "website",
      why: "what a regulator asked for",
    },
    {
      text: "MRK-77 is an injection that has no licence. Nothing below should lead anyone to ask for it.",
      audience: "media",
      channel: "website",
      why: "asking is ruled out",
    },
    {
      text: "Gout can be treated with several kinds of tablet. Ask your GP or pharmacist about the options. Take a list of your attacks with you.",
      audience: "patients",
      channel: "website",
      why: "no medicine is identified",
    },
    {
      text: "People who take Cardalin (vorapexine) and are worried should ask their pharmacist about it.",
      audience: "media",
      channel: "website",
      why: "care of those who take it",
    },
    {
      text: "Calvestrin (ombrevimab) has been licensed. Anyone with questions should talk to their own specialist. Several other treatments are available.",
      audience: "media",
      channel: "email",
      why: "advice to see one's own specialist",
    },
    {
      text: "Recall of Respimax (indacafenterol), batch 7.\nAsk your pharmacist for a replacement Respimax inhaler.",
      audience: "patients",
      channel: "print",
      why: "a recall",
    },
  ],
  inapplicable: [
    {
      text: "For people who have been prescribed Coprivex (lomidastat). Ask your doctor for a new prescription of Coprivex before you run out.",
      audience: "patients",
      channel: "print",
      why: "they take it already",
    },
    {
      text: "Ask our representative for Coprivex (lomidastat) samples.",
      audience: "hcp",
      channel: "print",
      why: "health professionals",
    },
  ],
};
