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

export const EXAMPLES: DocumentExample[] = [
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
    kind: "regulator-or-nhs",
    what: "a committee that announces what it accepts",
    text: "Media release: decisions of March\nThe Scottish Medicines Consortium (SMC), which advises on new medicines, has today published advice on two medicines.\nMetiprant (Velorant®) was accepted for adults with migraine. Tolfamine (Tolvane®) was not recommended.\nSMC Chair, Dr Ann Reid, said: “The committee is glad to accept a new medicine.”",
    outside: true,
    audience: "media",
  },
  {
    kind: "regulator-or-nhs",
    what: "an answer under the Freedom of Information Act",
    text: "FOI release\nFreedom of Information request (FOI 26/101)\nThank you for your request of 2 March. You ask who read the draft of a press release about a medicine, and when.\nAnswer: two officers read the draft on 3 March for its facts. Neither read it as part of the vetting of advertisements.",
    outside: true,
    audience: "media",
  },
  {
    kind: "charity",
    what: "a project that informs the young about medicines",
    text: "HeadsUp gives young people in the UK general information about medicines. HeadsUp does not give you medical advice; please talk to your doctor about your own.\nReporting side effects\nNew side effects are sometimes seen only when a medicine is used by many. If you would rather not report it yourself, ask your pharmacist or your GP to do it for you. Everybody who takes the medicine is helped by that.",
    outside: true,
    audience: "patients",
  },
  {
    kind: "news",
    what: "a news site on the launch of a medicine",
    text: "World news today\nThe weight-loss drug Wegovy has arrived in British pharmacies with few packs to offer.\nStock will go to clinics first, the Danish firm said in a statement. Doctors warned that demand would be high. A survey of pharmacists found that most expect queues.\nSource link\nLeave a reply",
    outside: true,
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
    kind: "journal-article",
    what: "an abstract with run-in headings and a trial’s figures",
    text: "Metiprant for migraine in later life: a pilot trial\n\nBackground: Few trials of migraine include adults over 70. Methods: Adults were recruited from six clinics and were randomly assigned to metiprant or placebo. The primary outcome was pain freedom at two hours. Results: Pain freedom did not differ between the groups (p=0.31). Conclusions: Our findings suggest that a larger trial is feasible. Further research is needed.\n\nKeywords: migraine; older people",
    outside: true,
  },
  {
    kind: "ruling",
    what: "a complaint, its answer and its assessment",
    text: "CASE REPORT\nThe complainant alleged that a page about migraine was disguised promotion. An anonymous complainant had raised the same matter before.\n\nComplaint\nThe complainant stated that the page named a medicine.\n\nResponse\nThe company said that the page was meant for investors. A detailed response from the company is given below.\n\nThe Panel considered that the page did not promote. No breach of the Code was ruled.",
    outside: true,
  },
  {
    kind: "regulator-or-nhs",
    what: "a health service’s page on a medicine",
    text: "Metiprant\n\nKey facts\nMetiprant eases migraine. It is also called by the brand name Velorant.\n\nWho can and cannot take metiprant\nMost adults can take metiprant. To make sure it is safe for you, tell your doctor if you have liver problems.",
    outside: true,
    audience: "patients",
  },
  {
    kind: "guideline",
    what: "a shared care agreement",
    text: "Shared care agreement: metiprant for migraine\n\nConsultant responsibilities\nStart treatment, and send the results of the first blood tests.\n\nGP responsibilities\nContinue prescribing once the dose is stable. Prescribing responsibility will stay with the clinic until then.\n\nMonitoring\nLiver function every six months.\n\nWhen to refer\nIf headaches return.",
    outside: true,
  },
  {
    kind: "not-medicines",
    what: "an appliance’s manual",
    text: "Washer dryer: owner’s manual\n\nBefore first use, take out the transport bolts. Plug the power cord into a socket of its own. Do not overload the drum. Use the right amount of detergent for each load.\n\nError codes\nE1: the door is open. E4: clean the filter. Unplug the appliance before you clean it. Spare parts can be ordered from the shop where you bought it.",
    outside: true,
    audience: "patients",
  },
  { kind: "smpc", what: "its numbered headings in order", text: SMPC, outside: true },
  { kind: "smpc", what: "one that stops at 4.2", text: SMPC.slice(0, SMPC.indexOf("4.3")), outside: true },
  { kind: "leaflet", what: "its six headings and set lines", text: LEAFLET, outside: true, audience: "patients" },
  {
    kind: "label",
    what: "the particulars of a pack",
    text: "PARTICULARS TO APPEAR ON THE OUTER PACKAGING\nCARTON\n1. Velorant 10 mg tablets\nmetiprant\n6 tablets\nEXP\nLot\nUNIQUE IDENTIFIER – 2D BARCODE\nPC\nSN",
    outside: true,
  },
  {
    kind: "assessment-report",
    what: "a committee that considered",
    text: "EMA/710568/2025\nCHMP assessment report\nVelorant\nProcedure No. EMEA/H/C/009999\n\nThe CHMP considered the two trials. The rapporteur noted that the benefit-risk balance is positive. The Committee recommended the granting of the marketing authorisation. The CHMP concluded that a PSUR is due in six months.",
    outside: true,
  },
  {
    kind: "prescribing-information",
    what: "a block of particulars and nothing else; a company’s own text, so it is checked",
    text: "Velorant® (metiprant) Prescribing Information\nPlease refer to the SmPC before prescribing.\nPresentation: 10 mg tablets. Indications: migraine in adults. Dosage: one tablet. Contraindications: hypersensitivity. Warnings: not for prevention. Interactions: none known. Pregnancy: avoid. Undesirable effects: nausea. Legal category: POM. Basic NHS cost: £12. Marketing authorisation holder: Harrow Pharma Ltd, PL 99999/0001. Date of revision: March 2026.",
    outside: false,
  },
  {
    kind: "guideline",
    what: "numbered recommendations of a committee",
    text: "Shared care protocol: methotrexate in adults\nNHS Eastern Integrated Care Board\nThis guideline has been approved by the area prescribing committee.\n1.1.1 Offer a baseline blood count.\n1.1.2 Refer to a specialist if the count falls.\nPatients should be monitored every three months.",
    outside: true,
  },
  {
    kind: "formulary",
    what: "chapters, colours and prescribing notes",
    text: "4. Central nervous system\n4.7.4.1 Treatment of acute migraine\nPreferred list\nSumatriptan tablets – GREEN – formulary\nRizatriptan orodispersible – AMBER – specialist initiation\nPrescribing notes: stop after three attacks without response.\nTotal Formulary",
    outside: true,
    audience: "payers",
  },
  {
    kind: "regulator-or-nhs",
    what: "a hospital’s leaflet",
    text: "Northshire University Hospitals NHS Foundation Trust\nStarting methotrexate\nYour doctor has asked you to take methotrexate. Come to our hospital for a blood test every month. Bring your booklet to the hospital pharmacy.\nPatient Advice and Liaison Service (PALS) office: 01632 960000. Produced by the pharmacy department.",
    outside: true,
    audience: "patients",
  },
  {
    kind: "regulator-or-nhs",
    what: "a regulator’s safety update",
    text: "Drug Safety Update\nFrom: MHRA\nPublished 4 March 2025\nValproate: review patients. Advice for healthcare professionals: do not start valproate in people under 55 unless two specialists agree. Report on a Yellow Card. © Crown copyright",
    outside: true,
  },
  {
    kind: "ruling",
    what: "a case with its Panel",
    text: "AUTH/9999/1/25 – Health professional v Harrow\nPromotion of Velorant\nCase summary\nThe complainant alleged that a leavepiece was misleading. The Panel noted that the figure came from a post hoc analysis. The Panel ruled a breach of Clause 6.1, which was accepted; no breach of Clause 2 was ruled.",
    outside: true,
  },
  {
    kind: "journal-article",
    what: "an abstract with its headings",
    text: "Abstract\nObjectives: To compare two ways of stopping triptans.\nDesign: Cohort study in 14 practices.\nResults: We found that 61% had stopped at six months.\nConclusions: Stopping at once was no worse.\nCompeting interests: none declared.\ndoi: 10.1234/abcd.5678",
    outside: true,
  },
  {
    kind: "news",
    what: "a reporter who quotes people",
    text: 'Watchdog warns of fake weight-loss pens\nBy our correspondent\nPublished 4 March 2025 by the news desk\n"People should not buy from social media," said Jane Okoro, director of enforcement. The agency has warned pharmacies, according to figures seen by this paper.\nRead more: what to do if you bought one\nShare this article',
    outside: true,
    audience: "patients",
  },
  {
    kind: "charity",
    what: "a registered charity with its helpline",
    text: "Migraine and us\nWe support families who live with migraine. Call our helpline or become a member. Make a donation to keep it open. Our members meet each month in forty towns, and anyone who lives with headache is welcome.\nRegistered charity number 1234567",
    outside: true,
    audience: "patients",
  },
  {
    kind: "job-advertisement",
    what: "duties and how to apply",
    text: "Job description: Medical science liaison\nSalary: £55,000\nResponsibilities\nMeet specialists and answer their questions.\nRequirements\nA degree in a life science.\nHow to apply\nSend your CV and covering letter. Closing date 30 April.",
    outside: true,
  },
  {
    kind: "not-medicines",
    what: "a manual",
    text: `${"Turn the dial to the left and lift the filter out of the base. Rinse it under the tap until the water runs clear, then press it back until it clicks. ".repeat(6)}Always switch off at the wall before you open the door of the machine.`,
    outside: true,
    audience: "patients",
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

interface FalseFriend {
  what: string;
  text: string;
  audience?: Audience;
}

export const FALSE_FRIENDS: FalseFriend[] = [
  {
    what: "a company’s letter to a hospital",
    text: "HARROW TRANSPLANT MEDICINES LTD\n\nProfessor A Reid\nRenal Services\nNorthshire University Hospitals NHS Trust\n\nDear Professor Reid\nA gift towards a data manager\nIt was good to see you and the renal unit. We will give £30,000 to the trust once the protocol has been changed, and the rest when forty people have begun. The pharmacy has kindly told us when the committee meets.",
  },
  {
    what: "a leavepiece set out like an abstract",
    text: "Velorant® (metiprant): relief that lasts\n\nBackground: your patients want relief. Methods: adults were randomly assigned to Velorant or placebo. Results: twice as many were free of pain at two hours. Conclusions: choose Velorant first.\n\nPrescribing information overleaf. Harrow Pharma Ltd. HP-V3L-0047, date of preparation March 2026",
  },
  {
    what: "a leavepiece with the whole SmPC behind it",
    text: `${PIECE}\n\nSUMMARY OF PRODUCT CHARACTERISTICS\n${SMPC}`,
  },
  {
    what: "a patient booklet that cites the leaflet",
    audience: "patients",
    text: "Velorant: your first month\nYou have been prescribed Velorant. Always read the package leaflet that comes with your medicine. Possible side effects are on page 4. How to store Velorant: below 25 °C.\nHarrow Pharma Ltd, HP-VEL-0045, prepared March 2026",
  },
  {
    what: "an insert set like a guideline",
    text: "National migraine pathway\nFirst line: offer Velorant® (metiprant) 10 mg. Consider Velorant® in adults who did not respond to a triptan.\nPromotional material from Harrow Pharma Ltd. Prescribing information overleaf. HP-VEL-0046, date of preparation March 2026",
  },
  {
    what: "a formulary pack of a company",
    audience: "payers",
    text: "Formulary pack: Velorant® (metiprant)\nSave £120,000 by adding Velorant to your formulary. Prescribing information is on page 4. Adverse events should be reported. Harrow Pharma Ltd, HP-VEL-0047, date of preparation March 2026",
  },
  {
    what: "a magazine page that a company bought",
    audience: "patients",
    text: 'Advertisement feature\n"It gave me my mornings back," says Carol, 51. Ask your doctor about Velorant® (metiprant).\nPaid for by Harrow Pharma Ltd. Read more: our readers\' stories',
  },
  {
    what: "a charity’s page that a company pays for",
    audience: "patients",
    text: "Life with migraine\nCall our helpline. Registered charity.\nYour doctor can tell you about Velorant® (metiprant), which is new.\nThis page was paid for by a grant from Harrow Pharma Ltd.",
  },
  {
    what: "a reprint with the company’s wrapper",
    text: `${PIECE}\n\nAbstract\nObjectives: To compare metiprant with placebo.\nResults: 48% against 31%.\nConclusions: metiprant worked.`,
  },
  {
    what: "a letter to suppliers that praises a medicine",
    audience: "patients",
    text: "Dear supplier\nInvoices will be paid sixty days after the end of the month in which we receive them. Every invoice must show the number of its order. Please send invoices to the address below. Paper will not be accepted after June. With your help we have brought Velorant, which lets people with migraine live fully, to forty countries. Patients thank you.",
  },
  {
    what: "a mailing dressed as a safety update",
    text: "Safety update: triptans and the heart\nTriptans are contraindicated in heart disease. For these adults consider Velorant® (metiprant): 20.9% were free of pain at two hours, compared with 11.3% on placebo (n=1,204).\nPrescribing information: www.velorant.example/pi\nHarrow Pharma Ltd, HP-VEL-0048, prepared March 2026",
  },
  {
    what: "training on a case",
    text: "Representatives only. Briefing for the sales team\nWhat we learn from a case: the complainant alleged that a claim was stretched. Key messages: keep to the SmPC. Not to be shown or left. Certified HP-INT-0007.",
  },
];
