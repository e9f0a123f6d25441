import { BOOKLET, BRIEFING, CLAIM, email, FOOTER, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";
import { piPresentClean } from "./pi-present.clean.ts";

export const piPresentExamples: Check["examples"] = {
  flagged: [
    {
      text: "INSERTION ORDER\nFrom: Northgate Pharma Ltd\nTo: Northern Post\n\nZelvorin (tavorimib): fewer migraine days in adults.\nAdverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Northgate Pharma Ltd on 01632 960111.",
      why: "an order under which the finished piece stands",
    },
    {
      text: "CERTIFICATE OF MERIT for clinics that use Zelvorin (tavorimib)\n\nZelvorin reduced migraine days in adults by 2.1.",
      why: "a certificate that certifies no piece",
    },
    {
      text: "ZELVORIN (tavorimib) for migraine in adults\nEducational material for prescribers, a condition of the licence\n\nMigraine days fell by 2.1 v 0.8 with placebo (p<0.001).",
      why: "material of the licence that compares results",
    },
    {
      text: "Dear Dr Patel\n\nZelvorin (tavorimib) for every adult with migraine: 12% fewer attacks than with placebo. Choose Zelvorin.",
      context: "Letter of agreement to a consultant.",
      why: "a letter that sells, whatever the user calls it",
    },
    {
      text: "Note of our meeting\nWritten up by: Pat Wren, Northgate Pharma Ltd\n\nDear Dr Lowe\n\nYou saw how well Zelvorin (tavorimib) works in adults with migraine. Do start it.",
      channel: "email",
      why: "a note of a meeting that is sent to a doctor",
    },
    {
      text: "From: Haematology Weekly\nSubject: Your Friday five\n\nCORMAVEK IV\nAlmost 70% of adults in remission at a year.\n\nReaders like the short infusion.\n\nSupported by Northgate Pharma AG, Basel.",
      channel: "email",
      why: "a brand known by letters for how it is given, over a result",
    },
    {
      text: "RENAL NEWS TODAY / FEATURES\n\nThe drug lowered the risk of dialysis by nearly a half, and clinics ask who should have it first. The capsules, Renarvert, have been licensed for diabetic kidney disease since 2021.\n\nSupported by the industry.",
      channel: "social",
      why: "an article that names a brand and its use once",
    },
    {
      text: "From: College of Contraception\nSubject: Lunchtime talk\n\n13.00 Sponsored slot (not promotional), Northgate Pharma Ltd\nSPIRAVIA – a ring for busy lives\n\nThe speaker will say why most of her own patients stay with their Spiravia.",
      channel: "email",
      why: "a sponsored talk under the name and a slogan",
    },
    {
      text: "[Tear-off card]\nCurious about Calmatrex?\n\n[ ] Please send the SPC\n[ ] Ask a representative to ring me\n\nName\nSurgery\n\nNorthgate Pharma Ltd   CMX-0031   Drawn up 4 May 2025",
      why: "a reply card that asks about a brand and names nothing else of it",
    },
    {
      text: "STOCK UPDATE: Zelvorin (tavorimib) 40 mg capsules\nTo: pharmacists\n\nAll packs are in stock at both depots.\n\nMigraine days fell by 2.1 a month (placebo 0.8; n=612). There was never a better time to switch back.\n\nNorthgate Pharma Ltd",
      channel: "email",
      why: "a notice of stock that carries results",
    },
    {
      text: "NURSES' LEARNING ZONE / VIDEOS\n\n00:10 Three things help: sleep, water and Zelvorin (tavorimib 40 mg hard capsules).\n02:00 Attacks fell by 41% with it and 20% with placebo.",
      channel: "website",
      context: "We wrote the script.",
      why: "the substance stands with its strength and form in the brackets",
    },
    {
      text: `Page 1\nZelvorin (tavorimib) 40 mg capsules\n\nPage 2\nContents\n\nPage 4\n${CLAIM}\n\nPage 6\nNotes\n\nPage 8\n${STATEMENT}\n${FOOTER}\n\nInside back cover\nZelvorin, tavorimib 40 mg; consult SPC. Indication: prevention of migraine in adults. One once daily. Contraindication: severe hepatic impairment. Precautions: hypertension. Side effects: common nausea; SPC for others. POM. 28: £41.00, ex VAT. PLGB 70011/0003. MA holder Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. Revised March 2025.`,
      why: "a booklet whose last page holds it untitled, and no page says so",
    },
    {
      text: "To: Members of the Midland Advisory Panel (consultants, commissioners)\nSubject: Proposal for your meeting: Zelvorin as first line\n\nWhat we propose\nThat Zelvorin (tavorimib) 40 mg be the treatment of first choice for adults with migraine in the region.\n\nNorthgate Pharma Ltd",
      audience: "payers",
      channel: "email",
      why: "a proposal to a panel of the health service",
    },
    {
      text: "From: Paul Nye, Area Business Manager, Northgate Pharma Ltd\nTo: [48 GP practices, Derbyshire]\n\nMorning all,\n\nZelvorin (tavorimib) 40 mg is in stock for your adults with migraine, and you can write it with confidence.\n\nPaul",
      channel: "email",
      why: "a message to practices, though it greets them as a team is greeted",
    },
    {
      text: "REPLY CARD\n\nKeep Calmaderma in mind for your next patient with eczema\n\n[ ] Send me a reprint\n[ ] Ask a representative to call\n\nName\nPractice\n\nBusiness reply licence NN-1182\nNorthgate Pharma Ltd, Freepost, Derby DE1 2AB\n\nCLM-UK-0022    Date of preparation: May 2025",
      why: "a reply card that commends a brand, whose licence number is the postman's",
    },
    {
      text: "Dear UK health professional\n\nWe enclose the paper in full.\n\nStrokes occurred in 4.1% of adults given Zelvorin (tavorimib) and 5.2% of those given placebo.\n\nThe regulator is considering the findings.\n\nPaul Nye, Northgate Pharma Ltd",
      context:
        "Zelvorin is licensed to prevent migraine in adults; an application has been made for the prevention of stroke.",
      channel: "sales",
      why: "a medicine with a licence, of which another is applied for",
    },
    {
      text: "From: Paul Nye, Key Account Manager, Northgate Pharma Ltd\nSubject: Re: any deals?\n\nHi Sam\n\nYou asked about the price; there is no discount.\n\nZelvorin (tavorimib) has practically no interactions, and put next to the others there is no contest. Start with 40 mg.\n\nPaul",
      channel: "email",
      why: "an answer on prices by somebody who sells, with praise",
    },
    {
      text: "Ward rounds in pain\nStudy day, 14 May 2025\n\n09.00 Coffee\n09.30 Opioids in the old: Dr Reel\n11.00 “Semovia: a fresh start” – sponsored session, Northgate Pharma Ltd\n12.00 Lunch\n13.00 Case clinic\n\nNorthgate Pharma Ltd has paid £900 under a written agreement.",
      channel: "conference",
      why: "a programme with a brand in the title of a sponsored session",
    },
    {
      text: "Joint working outline\nSouth Wold ICB and Northgate Pharma Ltd\n\n1. Place Zelvorin (tavorimib) ahead of the others in the local pathway.\n2. Zelvorin will save £1.1m a year.\n\nA steering group of four meets monthly.",
      audience: "payers",
      channel: "sales",
      why: "a paper on a project that sells the medicine",
    },
    {
      text: leavepiece({ pi: "" }).replace(
        FOOTER,
        `[[Page history: the PI button was taken off in May.]]\n\n${FOOTER}`,
      ),
      channel: "website",
      why: "words on a way to it that was taken away",
    },
    {
      text: "POCKET CARD FOR THE WARD\n\nStroke in AF: a quick guide\n\n1. Check renal function\n2. Start Cardivanta 5 mg twice daily\n3. Review at one month\n\nSponsored by Northgate Pharma Ltd",
      why: "a brand that stands nowhere with its substance, in a piece without any obligatory item",
    },
    {
      text: "RheumNet  •  Follow\n\nNew on the shelf: Arthrenza, the once-weekly injection that patients give themselves. #Arthrenza\n\nNorthgate Pharma Ltd",
      channel: "social",
      why: "a brand told by its form alone",
    },
    {
      text: "Dear colleague\n\nJoin our forum. This is a non-promotional meeting of Northgate Pharma Ltd, maker of Intrafem (levonorgestrine).\n\n7.00 From waiting list to Intrafem in a single visit\n7.30 Keeping women on Intrafem\n8.00 Close",
      channel: "email",
      why: "titles of talks that commend the use of a medicine",
    },
    {
      text: "ORMSBY PLC\nInvestors | Products | News\n\nZelvorin (tavorimib) prevents migraine in adults.\n\nHospitals: request a starter pack [button]\n\nNet cash £4 million",
      audience: "investors",
      channel: "website",
      why: "a page for investors that calls on prescribers to order",
    },
    {
      text: "PROJECT INITIATION DOCUMENT\nA joint working project between South Wold ICB and Northgate Pharma Ltd\n\n1. Algorithm\nStep 2 Zelvorin (tavorimib) for all patients with migraine\n\n2. Governance: a steering group of four.",
      audience: "payers",
      channel: "sales",
      why: "a paper on a project that makes the medicine the choice for all",
    },
    {
      text: "From: Paul Nye, Key Account Manager, Northgate Pharma Ltd\nSubject: RE: storage of Zelvorin\n\nDear Dr Rao\n\nThank you for your question. Zelvorin (tavorimib) capsules are kept below 25 °C.\n\nThe longer answer is that storage is only part of the story. Put everyone on Zelvorin.",
      channel: "email",
      why: "a reply that goes on to promote",
    },
    {
      text: "Banner for a journal's site, 728 x 90\n\nFrame 1: Pain before work?\nFrame 2: Calmaderm. Back to your day.\nFrame 3: [Button: more]\n\nCLM-UK-0021 May 2025",
      channel: "website",
      why: "a brand and a slogan, known by the code of the piece",
    },
    { text: leavepiece({ pi: "" }), why: "a leavepiece without prescribing information" },
    { text: email({ pi: "" }), channel: "email", why: "an e-mail without text or link" },
    {
      text: leavepiece({
        pi: "[[Full details of Zelvorin are available from your Northgate representative on request.]]",
      }),
      why: "offered on request",
    },
    {
      text: leavepiece({ pi: "[[Prescribing information is not included because of lack of space.]]" }),
      why: "left out for want of room",
    },
    {
      text: leavepiece({ pi: "[[Prescribing information: www.northgate.example/zelvorin-pi]]" }),
      why: "a web address alone in print",
    },
    {
      text: leavepiece({ pi: "[[Prescribing information is enclosed as a separate sheet.]]" }),
      why: "on a companion item",
    },
    {
      text: leavepiece({ pi: "[[Prescribing information is available at our stand.]]" }),
      why: "a printed leavepiece that relies on the stand",
    },
    {
      text: `Zelvorin (tavorimib) fewer migraine days in adults\n\n${CLAIM}\n\n${STATEMENT}`,
      channel: "social",
      why: "no space is no excuse on a post",
    },
    {
      text: `Northern Headache Society: study day programme\n\n10.00 Imaging in headache\n11.00 Zelvorin (tavorimib) in migraine prevention (sponsored session)\n12.00 Close\n\n${FOOTER}`,
      channel: "conference",
      why: "a brand in a session title makes the agenda promotional",
    },
    {
      text: leavepiece({
        pi: "Prescribing information is [[overleaf]].".replace("[[overleaf]]", "overleaf").replace(/^(.*)$/, "[[$1]]"),
      }),
      why: "said to be overleaf and not in the text that was read: to be checked",
    },
  ],
  clean: piPresentClean,
  inapplicable: [
    {
      text: "INSERTION ORDER 2026/14\nFrom: Northgate Pharma Ltd\nTo: Advertising desk, Headache Today\n\nZelvorin (tavorimib) for migraine in adults\n\nArtwork\n• Page 4: ZEL-UK-0120, certified 4 May 2026, with prescribing information on page 5\n\nProofs by Friday.",
      why: "an order for pages that are certified under their own codes",
    },
    {
      text: "NORTHGATE PHARMA LTD – MEETING RECORD\nPromotional meeting on Zelvorin (tavorimib), Leeds, 3 March 2026\n\nThe speaker kept to the licence: migraine in adults. Side effects reported: none.",
      channel: "conference",
      context: "Written by the chair for the meeting file.",
      why: "a record under the company's name",
    },
    {
      text: "CERTIFICATE FOR PROMOTIONAL MATERIAL – Northgate Pharma Ltd\n\n1. Leavepiece, Zelvorin (tavorimib) for migraine in adults, ZEL-UK-0120\n\n“I have examined the final form of this material and in my belief it complies with the Code.”\n\nSigned: A. Finch, 3 March 2026",
      why: "the certificate of another piece",
    },
    {
      text: "TRAVEL PRE-APPROVAL     Form T-2\nRequested by: Lee Marsh\n\nPurpose: Zelvorin (tavorimib) for migraine in adults, meeting in Leeds.\nLine manager: approved",
      channel: "sales",
      why: "a form by which staff ask for leave to spend",
    },
    {
      text: "ZELVORIN ACADEMY\nNorthgate Pharma Ltd, internal, certified ZEL-TR-0004\n\nSlide 1  Zelvorin (tavorimib) is for migraine in adults",
      channel: "sales",
      why: "slides that train the company's own staff",
    },
    {
      text: "ZELVORIN (tavorimib) for migraine in adults\nEducational material for prescribers, a condition of the licence\n\nMeasure liver enzymes before treatment.",
      why: "material that the licence asks for",
    },
    {
      text: "Dear Dr Patel\n\nWe shall pay £200 for the audit of Zelvorin (tavorimib), which is licensed for migraine in adults.\n\nPlease sign and return one copy.",
      context: "Letter of agreement to a consultant.",
      why: "what the user calls an agreement",
    },
    {
      text: "NOTE FOR THE FILE\nDinner talk, a promotional meeting of Northgate Pharma Ltd, Leeds, 3 March 2026\nWritten up by: J. Oakes, medical adviser\n\nA nurse asked whether Zelvorin (tavorimib) 40 mg may be opened. The speaker answered that it may not. No further action.",
      channel: "conference",
      why: "what was said at a meeting, for the files",
    },
    {
      text: "Voice note for everyone on the road\nFrom: Pat Wren, area manager\n\nZelvorin samples are going out of date, so offer them to prescribers who ask in writing. It is for migraine in adults.",
      channel: "sales",
      why: "spoken to the team",
    },
    { text: BRIEFING, channel: "sales", why: "a briefing for representatives" },
    { text: BOOKLET, audience: "patients", why: "a booklet for patients" },
    {
      text: "Dear Dr Patel\n\nThank you for your enquiry about the storage of Zelvorin (tavorimib). Capsules may be kept at up to 25 °C (SPC, section 6.4).\n\nMedical Information, Northgate Pharma Ltd",
      channel: "email",
      why: "an answer to a question",
    },
    {
      text: "NGP-114 for migraine\nNGP-114 does not have a marketing authorisation in the UK.\n\nAttacks fell by 2.1 a month.",
      why: "no licence, so no prescribing information can exist",
    },
  ],
};
