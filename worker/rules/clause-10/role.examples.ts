import type { Check } from "../types.ts";

/** What the check on a company’s part in a meeting finds, and what it leaves. */
export const ROLE_EXAMPLES: Check["examples"] = {
  flagged: [
    {
      text: "AN EVENING WITH THE WESSEX NETWORK\nA meeting for practices in the area\n[[Supported by a grant from Ockley Ltd]]\n18.30 Soup\n19.00 Cough that does not go away\n20.00 Close\n\nNotes\nOckley Ltd had the idea for the evening, set the agenda, found and paid the speaker and posted this card.",
      why: "said to give, found to have made it",
    },
    {
      text: "From: Nordic Society of Cough, Congress Desk\nTo: delegates\nSubject: Friday in Hall 2\n\nDear delegate\n12.30 Cough and the nerve\n12.50 Two cases\n13.15 Questions\n13.30 Close\n\nLunch is at the door.\n[[Hall 2 session is an industry contribution (Calder Ltd, which chose the speakers).]]",
      channel: "email",
      why: "one session, sent by the society, its maker at the foot",
    },
    {
      text: "Spring evening on gout\nAll are welcome\n\n18.30 Registration\n19.00 Gout in kidney disease\n20.00 Case studies\n20.45 Close\n\nTo book, reply to this email. Places are limited.\nThe room has step-free access.\nParking is behind the building.\n[[The meeting is organised and funded by Northgate Pharma.]]",
      why: "the role stands after everything else",
    },
    {
      text: "Spring evening on gout\n\nYou are invited to hear three experts.\n18.30 Registration\n19.00 Gout in kidney disease\n20.45 Close\n\nDirections are on the map.\nBooking closes in May.\n[[Supported by an unrestricted grant from industry.]]",
      why: "no company named",
    },
    {
      text: "Educational evening\nAll GPs are invited to our meeting on migraine.\nZelvorin (zelvotriptan) will be discussed.\nRegister by 4 May.\nZelvorin SPC is available.",
      why: "no company at all",
    },
    {
      text: "[Half-page advertisement, The Prescriber]\nGout in 2025\nYou are invited to our webinar on 4 May.\nZelvorin (zelvotriptan) will be discussed.",
      channel: "print",
      why: "an advertisement for a meeting",
    },
    {
      text: "Online course with a live evening\nSix modules, then you are invited to an evening meeting in Leeds.\nZelvorin (zelvotriptan) will be discussed.",
      why: "a course that ends in a meeting",
    },
    {
      text: "HALLIARD ACADEMY\nOne evening, many joints\nAll nurses are welcome\n18.30 Registration and tea\n19.00 Gout in kidney disease\n19.30 Zelvorin (zelvotriptan): one year in the clinic\n20.00 Close\nThe room has step-free access and parking behind the building.\nHalliard Academy Ltd, Leeds.",
      why: "the letterhead is that of a teacher, not of the company behind",
    },
    {
      text: "Spring evening on gout\nAll members of the society are welcome\n18.30 Gout in kidney disease\n19.30 Case studies\n20.00 Close\nTo book, reply to this card.\nThe room has step-free access.\n[[Organised and funded by Calder Ltd.]]",
      why: "under the whole programme, not under one row",
    },
    {
      text: "SPRING DAY ON GOUT\nFor members of the primary care network\nThursday 4 May\nPostgraduate Centre, Leeds\n11.00 Welcome\n11.30 Diet\n[[Organised and funded by Calder Ltd]]\n13.30 Case studies\n15.00 Tea\n16.00 Close",
      why: "under a row, but of a day that nobody else holds",
    },
    {
      text: "WESSEX HEADACHE NETWORK\nSpring evening on migraine\n19.00 Supper\n19.30 Talk\n20.30 Close\nPlaces are free.\nTo book, reply to this card.\nWessex Pharma Ltd, Leeds.",
      why: "a network that shares a word with the company",
    },
    {
      text: "[Half-page advertisement] Migraine workshop, Leeds, 4 May\nCome along and hear three experts\n18.30 Registration and dinner\n19.30 Talks\n20.30 Close\nZelvorin (zelvotriptan) will be discussed.\nBook now.",
      why: "an advertisement for a workshop",
    },
  ],
  clean: [
    {
      text: "Join our expert-led learning forum in dermatology\nLog in or register.\nOur curriculum was developed with eminent specialists. Hear what the faculty say of on-demand education, 24 hours a day.\nThe Harwick Institute is committed to it.",
      channel: "website",
      why: "a site to learn from when it suits",
    },
    {
      text: "EUROPEAN CONTINENCE SOCIETY\nFinal programme: industry symposia\nThe sessions on this page are organised and paid for by the companies named.\n12.45 Nocturia: kidney, bladder or sleep?\nOrganised and funded by Calder Pharma Ltd\nChair: Dr M Field",
      channel: "conference",
      why: "each session with its company, as the page says at its head",
    },
    {
      text: "From: Nordic Society of Cough, Congress Desk\nTo: delegates\nFriday in Hall 2: session organised and funded by Calder Ltd, which chose the speakers\n12.30 Cough and the nerve\n12.50 Two cases\n13.15 Questions\n13.30 Close",
      channel: "email",
      why: "the session’s maker in the first lines",
    },
    {
      text: "Spring meeting of the Society of Renal Nurses\nAll members are invited.\n10.00 Papers\n12.00 Lunch\n13.00 Sponsored session\n14.00 Society business\n16.00 Close\nBook with your number.\nThe 13.00 session is organised and funded by Calder Ltd.",
      why: "one session in the programme of others",
    },
    {
      text: "Association of Stroke Nurses: winter meeting\nAll delegates are health professionals.\nThe Association chose every session but one.\n09.30 Registration\n10.00 Swallowing\n11.30 Members' papers\n14.00 Zelvorin (tavorimib): a first year\nSponsored session of Calder Ltd\n15.30 Business and close",
      why: "the company stands with its own session in the programme of others",
    },
    {
      text: "Subject: Your advisory meeting in Leeds\nDear Professor Hale\nThank you for sending back your signed contract.\nThe meeting begins at 9.30.\nThere are four questions.\nLunch is a buffet.\nYour train is paid.\nJo Fell, Medical Adviser, Calder Ltd",
      channel: "email",
      why: "to somebody under contract to the sender",
    },
    {
      text: "ORGANISED AND PAID FOR BY CALDER LTD, WHICH CHOSE THE SPEAKERS\nEvening on gout\n18.30 Gout in kidney disease\n19.30 Case studies\n20.45 Close\ncalder.example",
      why: "declared in capitals",
    },
    {
      text: "CALDER RENAL: GOUT EVENING\n18.30 Registration\n19.00 Gout in kidney disease\n20.45 Close\nFees of speakers are published by Calder Renal UK Ltd.",
      why: "the letterhead has the name in capitals",
    },
    {
      text: `HILLTOP EVENTS\nHome > Diary > Joints\n[Banner]\nGout in the clinic: what is new in diet and in drugs\nThursday 4 May, from 1.30 pm to 5.00 pm\nPostgraduate Centre, Leeds\nFor consultants and nurses\nThis promotional meeting is organised and funded by Calder Ltd.\n13.30 Lunch\n14.00 Gout\n15.00 Diet\n17.00 Close\n${"Places are free. ".repeat(24)}`,
      channel: "website",
      why: "under title, day and place, before the programme",
    },
    {
      text: "From: Meetings <meetings@calder.example>\nSubject: Promotional meeting on gout\nCalder Ltd has organised and is paying for this meeting. You asked us to tell you of meetings; to stop, reply NO.\n18.30 Gout\n19.30 Cases\n20.45 Close",
      channel: "email",
      why: "the line on consent begins with the declaration",
    },
    {
      text: "SOCIETY OF LUNG NURSES: WINTER MEETING\nProgramme at a glance\nAll members are welcome\nThe Hall, Leeds\nPosters all day\nTea at four\n08.30 Coffee\n09.00 Plenary\n12.15 Inhalers: which, when?\nOrganised and funded by Calder Ltd, which chose the speakers\n14.00 Abstracts\n17.00 Close",
      why: "each company under its own row of a society’s programme",
    },
    {
      text: "[Full-page print advertisement, The Prescriber]\nZelvorin (tavorimib): no follow-up to book.\nFor migraine in adults.\nThe SPC is at zelvorin.example.",
      channel: "print",
      why: "an advertisement with nothing to book",
    },
    {
      text: "ZELVORIN (tavorimib)\nPromotional leavepiece for neurology teams\nThe day of Jo, 14\n08.30 Registration\n10.45 Maths\n13.15 Football\n15.40 Bus home",
      channel: "print",
      why: "a day at school",
    },
    {
      text: "Clinic Ready Academy\nJoin our online course: six modules, a certificate at the end.\nZelvorin (tavorimib) is the subject of module 5.\nThe academy is supported by Calder Ltd.",
      channel: "social",
      why: "a course without a day is no meeting",
    },
    {
      text: "Promotional meeting organised and funded by Northgate Pharma. Zelvorin may be discussed.\nYou are invited on 4 May.",
      why: "declared first",
    },
    {
      text: "NORTHGATE PHARMA UK LTD\nDear Dr Field\nYou are invited to an evening meeting on 4 May.",
      why: "the letterhead names the company",
    },
    {
      text: "The Society invites you to its annual meeting.\n18.30 Registration\n19.00 Members’ papers\n20.00 Close",
      why: "no company takes part",
    },
  ],
  inapplicable: [
    {
      text: "PROOF SHEET\nItem: exhibition panel for the Winter Lung Conference, Leeds, stand 12\nPulmenta (roflucast) for COPD in adults. Calder Ltd.",
      channel: "conference",
      why: "a panel at the congress of others",
    },
    { text: "Zelvorin is for adults with migraine.", why: "no meeting" },
  ],
};
