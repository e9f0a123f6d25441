import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "To: Dr Amara Finch\nFrom: brand team, Norlake Pharma Ltd\nOur writers have drafted the letter to your local journal on Lipovance (bempafibrate), which suits every clinic. [[Please send it in your own name.]]",
      channel: "email",
      why: "a letter that the company wrote",
    },
    {
      text: "Norlake Pharma Ltd presents Lipovance (bempafibrate)\n[[Our independent training for nurses, part 3]]\nLipovance lowered LDL by 28%, more than any other tablet.\nPaid for by Norlake Pharma Ltd.",
      channel: "website",
      why: "independence claimed by the maker",
    },
    {
      text: `CARDIOLOGY DAILY\nNews | Features\nLipids: what is left when statins fail?\n[[By our staff writer]]\n${"Most clinics know the patient whose cholesterol stays high after a year of treatment. ".repeat(9)}\nLipovance (bempafibrate) gives clinics a better choice: LDL fell by 28%, more than with any other tablet.\nAbout this page: content supplied and funded by Norlake Pharma Ltd.`,
      channel: "website",
      why: "an advertorial",
    },
    {
      text: "Diabetes Academy\n[[Impartial learning for practice nurses]]\nUnit 3: beyond metformin\nGlucarest (semavatide) lowers HbA1c by more than any tablet. Start Glucarest early.\nUnit text was supplied by the marketing department of NPL.",
      channel: "website",
      why: "education from the marketing department",
    },
    {
      text: "Dear Doctor\nJoin our asthma experience study of Zolmeria (tavolimab).\nStart ten patients on Zolmeria and hand the cards to your representative. There is no protocol and no contract.\n[[The aim is for you to gain experience of it.]]\nHead of Sales",
      why: "a sham study",
    },
    {
      text: "[[Subject: Two-minute survey on migraine]]\n[[Did you know that Migravel (sumagepant) stops attacks in two hours?]]\nHow many of your patients will you start on Migravel this month?\nWould you like our representative to call with samples?\nWe do not plan to publish the answers.",
      channel: "email",
      why: "a sham survey",
    },
    {
      text: "Expert panel on asthma, £350\nJoin one of 15 expert panels, 50 seats each.\n[[Representatives will help each table to list the patients who could start Zolmeria (tavolimab).]]\nNo contract or preparation is needed.",
      channel: "email",
      why: "a sham advisory board",
    },
    {
      text: "[[IMPORTANT SAFETY INFORMATION - OPEN AT ONCE]]\nDear Doctor\nPatients on older anticoagulants bleed. Consider moving them to Clotaban (rivexaparan). Clotaban is the first choice for your over-75s.",
      why: "a safety notice that sells",
    },
    {
      text: "[[MEDICINE SAFETY NOTICE]]\nSome proton pump inhibitors have been linked to fractures.\nReview everyone on repeat. Gastrelo (omeprazine) has not been linked to fractures and may be used instead.",
      context: "Red-bordered card posted to GPs.",
      why: "a warning about the others",
    },
    {
      text: "HEALTH TODAY\nHope for sore joints\n[[By our health staff]]\nArthrenza (golisumab) eased pain in 64% of people, a study found.\nSupplied by Norlake Pharma Ltd.",
      audience: "patients",
      channel: "website",
      why: "paid copy under the name of the site's staff",
    },
    {
      text: "Rheumatology think tank\nPaid for by Norlake Pharma Ltd\n[[This is a scientific exchange and not a promotional meeting.]]\n10.00 Arthrenza (golisumab): why start early?\n11.00 Getting Arthrenza into your pathway\nArthrenza improved joints in 64% of patients.",
      channel: "conference",
      why: "an agenda that promotes",
    },
    {
      text: "[[LOCAL PRESCRIBING PATHWAY: GLAUCOMA]]\nIssue date May 2025. Review date May 2027.\nStep 1: offer laser treatment.\nStep 2: if pressure stays high, start Glaucosol (travaprost) once daily, recommended.\nGlaucosol lowered pressure by 31%.\n\n\n\n\nSupported by a grant from Corran Pharma Ltd.",
      why: "a company's pathway",
    },
    {
      text: "[[From: Eye News Europe\nSubject: Glaucoma]]\n[[Your monthly digest of research in eye disease]]\nA drop that lasts\nGlaucosol (travaprost) lowered pressure by more than any other drop.\nStart Glaucosol early.\n\n\n\n\n\n\nProduced with Corran Pharma Ltd.",
      channel: "email",
      why: "a digest",
    },
  ],
  clean: [
    {
      text: "To: Dr Amara Finch\nFrom: brand team, Norlake Pharma Ltd\nThe article on Lipovance (bempafibrate) is attached. It says at the head that Norlake Pharma wrote and paid for it. Please do not submit it as your own.",
      channel: "email",
      why: "told not to pass it off",
    },
    {
      text: "Norlake Pharma Ltd\nLipovance (bempafibrate) lowered LDL by 28%.\nNo more promotional messages? Unsubscribe here.",
      channel: "email",
      why: "the way out of a list",
    },
    {
      text: "Norlake Pharma Ltd\nPromotional webinar on Lipovance (bempafibrate), which lowered LDL by 28%.\nFor questions outside the licence our medical information department can be reached at its own number; it is non-promotional.",
      channel: "email",
      why: "a department that does not promote",
    },
    {
      text: "LIPID PATHWAY OF THE AREA PRESCRIBING COMMITTEE\nPrescribing information and promotional copy by Norlake Pharma Ltd, the maker of Lipovance (bempafibrate)\nStep 3: add Lipovance, the preferred option.",
      why: "the sender at the head",
    },
    {
      text: "URGENT FIELD SAFETY NOTICE\nPellow Pharma Ltd\nAirmond (beclozafene) inhaler: dose counter may stick\nReturn batch 77 and replace inhalers that patients hold with another batch of Airmond.",
      why: "a real notice",
    },
    {
      text: "Pellow Pharma Ltd\nHi Dr Ames, Jo from Pellow Pharma here. Promotional: the Airmond (beclozafene) leavepiece that you asked me for is in the post. My number is below.",
      channel: "sales",
      why: "a message that shows its sender",
    },
    {
      text: "PROMOTIONAL SUPPLEMENT\nCommissioned and paid for by Norlake Pharma Ltd.\nBy our clinical features editor\nLipovance (bempafibrate) lowered LDL by 28% and placebo by 3%.",
      why: "declared at the outset",
    },
    {
      text: "Corran Pharma Ltd - Medical Department\nInvitation to a non-interventional study of Glaucosol (travaprost), protocol CG-11\nAdults are eligible if their ophthalmologist has already decided to treat them. Representatives have no role in it. The results will be published.",
      why: "a real study",
    },
    {
      text: "From: Norlake Pharma Ltd\nSubject: Safety update: Pressanol (candopril) - new contraindication\nPressanol must no longer be used with aliskiren. Stop Pressanol in such patients and choose another treatment.",
      channel: "email",
      why: "a real safety letter",
    },
    {
      text: "Norlake Pharma Ltd invites six rheumatologists to an advisory board\nWe need advice on the design of a trial of Arthrenza (golisumab). Reading of two hours is needed, and a contract must be signed first. Four hours of discussion.",
      why: "a real advisory board",
    },
  ],
  inapplicable: [
    {
      text: "Gout facts. Written and paid for by Norlake Pharma Ltd.",
      audience: "patients",
      channel: "website",
      why: "for the public: clauses 5.6 and 26",
    },
    {
      text: "Market research on the follow-up of asthma, commissioned by a pharmaceutical company. No medicine is presented.",
      channel: "email",
      why: "no medicine is promoted",
    },
  ],
};
