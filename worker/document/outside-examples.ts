import type { Audience } from "#schema/submission-options.ts";
import { type DocumentExample, LEAFLET, PIECE, SMPC } from "./examples.ts";

/** Documents that the Code leaves alone. */
export const OUTSIDE_EXAMPLES: DocumentExample[] = [
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
    kind: "regulator-or-nhs",
    what: "a newsletter of an integrated care board",
    text: "NHS Humber ICB - Medicines Optimisation Newsletter, April\n1. Respiratory: check technique when you review people on triple inhalers (e.g. Trelegy Ellipta); steroids raise the risk of pneumonia.\n2. Formulary: dapagliflozin is now green for heart failure.",
    outside: true,
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
    kind: "ruling",
    what: "an advertisement that names whom the Panel ruled in breach",
    text: "Advert - Harrow Pharma\nAs a result of e-mails that a representative sent to a health professional on the use of Velorant (metiprant), Harrow Pharma was ruled in breach of the following clauses of the Code:\nClause 2 - Bringing discredit upon the industry.\nClause 5.1 - Failing to maintain high standards\nClause 6.1 - Making a misleading claim",
    outside: true,
  },
  {
    kind: "job-advertisement",
    what: "a post among the people who call on customers",
    text: "Job description\nRegional Sales Manager\nLocation: Leeds\nReports to: National Sales Manager\n\nThe role\nYou will lead a sales team of eight and plan the calls of the sales force with the head office.\n\nRequirements\nFive years of experience in hospital sales. Full driving licence.\n\nHow to apply\nSend a CV and covering letter by 4 May.",
    outside: true,
    audience: "patients",
  },
  {
    kind: "journal-article",
    what: "a cost-effectiveness study with its prices",
    text: "Cost of two treatments for migraine\n\nBackground: Costs of treatment differ. Objective: to compare them. Methods: Adults from a randomised controlled trial were followed for a year; the perspective was that of the NHS. Results: Mean cost was £601 with metiprant and £566 with placebo (p = 0.30), and £769 and £304 in the two subgroups. There was significant weight loss in neither. Conclusions: Our findings suggest that costs are similar. A limitation of this study is its length. Further research is needed (Reid et al. [3]).",
    outside: true,
  },
  {
    kind: "guideline",
    what: "steps of treatment with loss of weight as a symptom",
    text: "Type 2 diabetes\n- Last reviewed: May\nAssess renal function and the feet at diagnosis. Start metformin and increase it by 500 mg a week as tolerated. Add a second medicine where the target is not met.\nRefer at once where there is symptomatic hyperglycaemia, significant weight loss or ketones. For older people treat to a higher target. Ask about plans for pregnancy at each review, and contact the diabetes centre for advice on insulin.",
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
    what: "the news of a trade press site",
    text: "This website is intended for healthcare professionals\nNews\nA new inhaler for asthma is now on sale in the UK. Veloquin® (salmeterol) is licensed for adults with asthma. The company said that it counts the doses left. Ms Okoro also said that many patients hold their inhalers wrongly. Asthma costs the health service more each year.",
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
    text: "Turn the dial to the left and lift the filter out of the base. Rinse it under the tap until the water runs clear, then press it back until it clicks. Fill the tank up to the mark and close the lid. The lamp turns green once the water is hot; put a cup under the spout and press the button. Empty the tray when the float rises. Run the machine without grounds once a month to clear the pipes. Always switch off at the wall before you open the door of the machine.",
    outside: true,
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
    what: "a company’s news on its site for professionals",
    text: "This website is intended for healthcare professionals\nNews\nVelorant® (metiprant) now comes as a tablet. Prescribe Velorant for your patients with migraine. Prescribing information: click here. Harrow Pharma Ltd. HP-VEL-0047, date of preparation March 2026",
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
