import type { DocumentKind } from "#schema/document.ts";
import type { Audience } from "#schema/submission-options.ts";

/* Invented documents of every kind, and invented ones that only look like them. For tests. */

export interface DocumentExample {
  kind: DocumentKind;
  what: string;
  text: string;
  outside: boolean;
  audience?: Audience;
}

export const PIECE = `Velorant® (metiprant) 10 mg tablets
For UK health professionals only. Promotional material from Harrow Pharma Ltd.

Why consider Velorant for your patients?
At 12 weeks 48% of adults on Velorant and 31% on placebo had half as many migraine days (n=612, p<0.001).1

Prescribing information can be found overleaf.
Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Harrow Pharma Ltd.
HP-VEL-0012   Date of preparation: March 2026`;

export const SMPC = `1. NAME OF THE MEDICINAL PRODUCT
Velorant 10 mg tablets
2. QUALITATIVE AND QUANTITATIVE COMPOSITION
Each tablet contains 10 mg metiprant. For the full list of excipients, see section 6.1.
3. PHARMACEUTICAL FORM
Tablet.
4. CLINICAL PARTICULARS
4.1 Therapeutic indications
Migraine in adults.
4.2 Posology and method of administration
One tablet at the onset of an attack.
4.3 Contraindications
Hypersensitivity to the active substance.
4.4 Special warnings and precautions for use
Not for prevention.
4.8 Undesirable effects
Nausea is common.
4.9 Overdose
Treat symptoms.
5. PHARMACOLOGICAL PROPERTIES
5.1 Pharmacodynamic properties
In a trial 48% of patients on metiprant and 31% on placebo were free of pain.
6. PHARMACEUTICAL PARTICULARS
6.1 List of excipients
Lactose.
7. MARKETING AUTHORISATION HOLDER
Harrow Pharma Ltd
8. MARKETING AUTHORISATION NUMBER(S)
PL 99999/0001
9. DATE OF FIRST AUTHORISATION/RENEWAL OF THE AUTHORISATION
1 March 2020
10. DATE OF REVISION OF THE TEXT
1 March 2025`;

export const LEAFLET = `Package leaflet: Information for the patient
Velorant 10 mg tablets
metiprant

Read all of this leaflet carefully before you start taking this medicine because it contains important information for you.
Keep this leaflet. You may need to read it again.
This medicine has been prescribed for you only. Do not pass it on to others.

What is in this leaflet
1. What Velorant is and what it is used for
2. What you need to know before you take Velorant
3. How to take Velorant
4. Possible side effects
5. How to store Velorant
6. Contents of the pack and other information

This leaflet was last revised in March 2025.`;

/** Documents that the Code is about. */
export const INSIDE_EXAMPLES: DocumentExample[] = [
  {
    kind: "corporate",
    what: "a statement on modern slavery",
    text: "Modern slavery statement\nThis statement is made pursuant to section 54 of the Modern Slavery Act 2015 for the year to March 2026.\nHarrow is a pharmaceutical company with two sites in the UK. We buy active substances and packaging from ninety suppliers. We ask each of them to sign our code, and we visit those in countries of higher risk. No case was found this year.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "corporate",
    what: "how a company handles what it knows of professionals",
    text: "Privacy statement for health professionals\nHarrow Pharma Ltd is the controller of the personal data that we collect from you.\nThe personal data we may collect includes your name, your post and the messages you have had from our representatives. We keep it for six years. You may ask for a copy at any time.",
    outside: false,
  },
  {
    kind: "corporate",
    what: "by which rules a company gives",
    text: "Support for patient groups\nHarrow answers unsolicited requests from patient groups. Applications are reviewed by our grants and donations committee each month.\nA grant must be proportional to the activity, goes to an organisation and never to a person, and gives us no say in its work.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "corporate",
    what: "how to report to a company",
    text: "Reporting a side effect\nOur drug safety department handles reports of side effects of our medicines. It cannot advise on your own treatment. If you get any side effects, talk to your doctor, pharmacist or nurse. You can also report through the Yellow Card scheme. Harrow Pharma Ltd, Leeds.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "disclosure",
    what: "a list of projects with health organisations",
    text: "Joint working with the NHS\nHarrow Pharma Ltd is glad to work with the NHS. Details of our current joint working projects are below.\nFebruary 2026: Northshire Hospitals, a headache clinic\nNovember 2025: Eastern Integrated Care Board, reviews of people with migraine",
    outside: false,
    audience: "payers",
  },
  {
    kind: "press-release",
    what: "a company’s news on a wire",
    text: "Harrow starts a survey on headache at work\nLEEDS, 4 March 2026 /PRNewswire/ --\nHarrow has today started a survey on headache at work together with two charities. Migraine is common, and many do not know the symptoms. The results will come in autumn.",
    outside: false,
    audience: "media",
  },
  {
    kind: "patient-material",
    what: "a site for those who take the medicine, on their disease",
    text: "This website has been produced and funded by Harrow Pharma Ltd and is intended for adults in the United Kingdom who have been prescribed Velorant® (metiprant).\nLiving with migraine\nMigraine can raise your risk of low mood. Sleep and regular meals can help.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "promotion-public",
    what: "a shop with prices in dollars",
    text: "Humira (adalimumab)\n2 pens for $2,150.00\nQuestions about your Humira\nMost people feel better within weeks. Without insurance you save with our price. We ship from Canada.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "prescribing-information",
    what: "a block of particulars and nothing else; a company’s own text, so it is checked",
    text: "Velorant® (metiprant) Prescribing Information\nPlease refer to the SmPC before prescribing.\nPresentation: 10 mg tablets. Indications: migraine in adults. Dosage: one tablet. Contraindications: hypersensitivity. Warnings: not for prevention. Interactions: none known. Pregnancy: avoid. Undesirable effects: nausea. Legal category: POM. Basic NHS cost: £12. Marketing authorisation holder: Harrow Pharma Ltd, PL 99999/0001. Date of revision: March 2026.",
    outside: false,
  },
  { kind: "promotion-hcp", what: "a leavepiece", text: PIECE, outside: false },
  {
    kind: "promotion-public",
    what: "a shop that sells a prescription medicine",
    text: "Mounjaro pens from £149\nLose weight with our UK-registered prescribers. Start your free consultation today. GPhC registered pharmacy, next-day delivery.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "patient-material",
    what: "a guide for those prescribed the medicine",
    text: "Your guide to Velorant\nYou have been given this guide because you have been prescribed Velorant. How to use your pen, what to do if you miss a dose, and where to keep it.\nIf you get any side effects, talk to your doctor or nurse. You can also report side effects at www.mhra.gov.uk/yellowcard.\nHarrow Pharma Ltd, HP-VEL-0044, March 2026",
    outside: false,
    audience: "patients",
  },
  {
    kind: "disease-awareness",
    what: "signs of a disease and whom to ask",
    text: "Could it be migraine? Know the signs.\nSigns and symptoms of migraine can include light that hurts. Speak to your doctor. Migraine Awareness Week begins on Monday.\nDeveloped and funded by Harrow Pharma Ltd. HP-MIG-0003, March 2026",
    outside: false,
    audience: "patients",
  },
  {
    kind: "meeting-paper",
    what: "a programme",
    text: "You are invited to a study day on headache\nOrganised and funded by Harrow Pharma Ltd\n09.30 Registration and coffee\n10.00 Taking a headache history – Dr A Shah\n11.00 Imaging – Dr B Cole\n12.30 Lunch will be provided\nRegister here by 1 May",
    outside: false,
  },
  {
    kind: "press-release",
    what: "an announcement to the media",
    text: "For immediate release\nLondon, 3 March 2026 – Harrow Pharma plc (LSE: HRW) today announced results of its trial in migraine.\nAbout Harrow\nHarrow makes medicines.\nENDS\nMedia contact: press office",
    outside: false,
    audience: "media",
  },
  {
    kind: "corporate",
    what: "a company that speaks of itself",
    text: "Careers   Investors   Responsibility\nOur purpose\nWe believe that people come first. We are proud of our heritage and our science. Our partnerships reach forty countries.",
    outside: false,
    audience: "patients",
  },
  {
    kind: "internal-briefing",
    what: "instructions to representatives",
    text: "Velorant field briefing, cycle 2\nFor internal use only. Not to be shown or left.\nKey messages for representatives, objection handling and your call plan.",
    outside: false,
  },
  {
    kind: "disclosure",
    what: "transfers of value",
    text: "Methodological note 2025\nHarrow publishes transfers of value to health professionals and organisations on Disclosure UK each June.",
    outside: false,
    audience: "patients",
  },
];
