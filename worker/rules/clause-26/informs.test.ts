import { expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { byRules } from "#worker/test/reviewed.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "../facts/index.ts";

const riskOf = (text: string) => {
  const risks = (["website", "print"] as const).map(
    (channel) => byRules(materialFromText(text), { audience: "patients", channel }).result.riskLevel,
  );
  return risks.includes("HIGH") ? "HIGH" : "not high";
};

/* What informs of a prescription medicine as the health service, charities and newspapers do. */
const INFORMING: [string, string][] = [
  [
    "the health service on a treatment",
    "Semaglutide is used to treat type 2 diabetes. You take it once a week, as an injection under the skin. It helps your body to make more insulin when it is needed. Common side effects include feeling sick, diarrhoea and constipation. Talk to your doctor before you stop taking it.",
  ],
  [
    "questions and answers",
    "About semaglutide\n\nSemaglutide is a type of medicine called a GLP-1 agonist. It is used to treat type 2 diabetes. You take it once a week. It works by making you feel full and lowering your blood sugar. Do not share your pen with anyone else. If you miss a dose, take it within 5 days.",
  ],
  [
    "who can take it",
    "Who can and cannot take Ozempic\nOzempic can be taken by adults with type 2 diabetes. It is not suitable for everyone. Tell your doctor or pharmacist if you have had an allergic reaction to semaglutide or have problems with your pancreas. Ozempic is only available on prescription.",
  ],
  [
    "who is offered it",
    "Mounjaro for weight loss on the NHS\nTirzepatide (Mounjaro) is being offered on the NHS in stages. At first only people with a BMI of 40 or more and at least four health conditions can have it. Your GP cannot give it to everyone who asks. You do not need to contact your surgery.",
  ],
  [
    "a charity's answer",
    "Can I take weight loss injections if I have type 1 diabetes?\n\nWegovy and Mounjaro are not licensed in the UK for people with type 1 diabetes. If you are thinking of them, speak to your diabetes team first. They can tell you about the risks, such as low blood sugar. Call our helpline if you would like to talk to someone.",
  ],
  [
    "a charity on a cancer medicine",
    "How does Keytruda work?\nPembrolizumab (Keytruda) is an immunotherapy drug. It helps the immune system to find and kill cancer cells. You have it as a drip into a vein every three or six weeks. Side effects can include tiredness, a skin rash and diarrhoea. Our nurses are here on 0808 000 0000.",
  ],
  [
    "news of a price",
    "Price of weight-loss jabs to rise from September\n\nThe price of Mounjaro is to go up by as much as 170% in the UK, its maker has said. Pharmacies now charge from £122 a month for the lowest dose. Patients told our reporter that they had bought several months of pens in advance. The NHS price does not change.",
  ],
  [
    "news of what clinics charge",
    "Weight loss jabs: what do they cost?\nPrivate clinics sell Wegovy for between £99 and £250 a month, depending on the dose, according to figures seen by the paper. About 1.5 million people in the UK are thought to pay for the injections themselves.",
  ],
  [
    "news of a trial",
    "Trial finds weekly jab cuts heart attacks\n\nA weekly injection of semaglutide reduced the risk of heart attacks by a fifth in people with obesity, a study of 17,000 adults has found. Experts welcomed the results but said that more work was needed. The trial was paid for by Novo Nordisk.",
  ],
  [
    "a surgery that cannot prescribe it",
    "Weight loss injections: a message from the practice\nWe have had many calls about Mounjaro. At present we cannot prescribe Mounjaro for weight loss. Please do not ask our receptionists about it. Patients who qualify will be invited by text message.",
  ],
  [
    "a leaflet's words",
    "Apixaban is a medicine that helps to prevent blood clots. It is given to people with atrial fibrillation to lower the chance of a stroke. Take it twice a day. If you cut yourself, you may bleed for longer than usual. Carry your alert card with you.",
  ],
];

test.each(INFORMING)("words that inform the public advertise nothing: %s", (_, text) => {
  expect(riskOf(text)).toBe("not high");
});

test.each(INFORMING.filter(([, text]) => /Wegovy|Mounjaro|Ozempic|Keytruda/.test(text)))(
  "the same words beside what sells or praises excuse nothing: %s",
  (_, text) => {
    const [name] = /Wegovy|Mounjaro|Ozempic|Keytruda/.exec(text) ?? [];
    for (const more of [
      `Order ${name} from our clinic today, from £139 a month.`,
      `${name} is the best treatment there is, and it has no side effects.`,
      `Lose weight with ${name}. Our nurse Emma will see you today.`,
    ]) {
      expect(riskOf(`${text}\n\n${more}`), more).toBe("HIGH");
      expect(riskOf(`${more}\n\n${text}`), more).toBe("HIGH");
    }
  },
);

const FREELY: [string, string][] = [
  [
    "a pharmacy's page",
    "Viagra Connect 50 mg tablets, 4 tablets £19.99\n\nViagra Connect can be bought from our pharmacy without a prescription. For men of 18 and over with erection problems. Our pharmacist will ask you some questions to make sure it is suitable for you. Always read the label. Order online today with free delivery.",
  ],
  [
    "a pharmacy's offer",
    "Viagra Connect is available from our pharmacists without a prescription, from £14.99. It contains sildenafil 50 mg. Always read the leaflet. Add to basket.",
  ],
  [
    "a pill",
    "Hana 75 microgram film-coated tablets\nThe mini pill, desogestrel, without a prescription. From £21.85 for three months. Speak to our pharmacist. Always read the leaflet. Order online today for next day delivery.",
  ],
  [
    "by its substance",
    "Omeprazole 20 mg tablets for heartburn, 14 tablets, £5.99. Buy online today. Always read the label. Free delivery for orders over £30 in the UK.",
  ],
];

test.each(FREELY)("a pharmacy medicine may be advertised to the public: %s", (_, text) => {
  expect(riskOf(text)).toBe("not high");
});

test.each([
  "viagra connect is sold out but our viagra 100mg tablets from £4 each are here. Order viagra today from our UK pharmacy, next day delivery.",
  `${FREELY[0]?.[1]} Wegovy pens from £139 a month.`,
  "Wegovy pens from £139 a month. Always read the label. Order online today with free delivery, no prescription needed.",
  "Order sildenafil tablets from £9.99. Our doctor will prescribe the same day. Always read the label. Order sildenafil now and save 10%.",
])("beside it, or by its words, a prescription medicine may not: %s", (text) => {
  expect(riskOf(text)).toBe("HIGH");
});

/* What a surgery's own page says besides: none of it makes praise of a medicine on prescription a page of the health service. */
const SURGERY = [
  "Millbrook Surgery\nOpening hours: Monday to Friday 8am to 6.30pm. Our reception team will be glad to help you. To register with the practice, bring proof of address. Repeat prescriptions take two working days.",
  "Our practice team: Dr Ahmed, Dr Jones, Nurse Practitioner Emma Hill. We are an NHS GP practice serving 9,000 patients in Leeds. The practice is rated Good by the CQC. If you need help when we are closed, call NHS 111.",
  "NHS Millbrook Medical Centre. If you need help when we are closed, call NHS 111. In an emergency dial 999. You can order repeat prescriptions with the NHS App. Please cancel appointments that you do not need.",
];

test.each([
  "Lose weight with Mounjaro. Our nurse Emma will see you today.",
  "Wegovy helps you lose up to 15% of your body weight.",
  "We are proud to offer Botox in our own treatment room.",
  "Trulicity takes the worry out of diabetes.",
  "Thanks to Mounjaro, our patients fit into their old jeans.",
  "Eliquis is safer than warfarin and easier to take. Switch now.",
  "Forxiga, because your heart matters.",
])("a surgery's own page around it excuses no praise: %s", (praise) => {
  for (const page of SURGERY)
    for (const text of [
      `${page}\n\n${praise}`,
      `${praise}\n\n${page}`,
      `${page} ${praise}`,
      SURGERY.join(`\n\n${praise}\n\n`),
    ])
      expect(riskOf(text), text).toBe("HIGH");
});

test.each([
  "If you take Eliquis, your kidneys are tested once a year. We will write to you when it is time.",
  "Spikevax 0.1 mg/ml: information for patients. This vaccine is not given to anybody under six months.",
])("a surgery's page that speaks of a medicine to those who have it stays one: %s", (words) => {
  for (const page of SURGERY) expect(riskOf(`${page}\n\n${words}`), page).toBe("not high");
});

/* A line that says what a document is excuses nothing that the rest of it sells. */

const ADVERTISEMENTS = [
  "Wegovy is the easiest way to lose weight. Order your pen online today, from £149. No side effects.",
  "Christmas party coming up? Look ten years younger with Botox.\n\nThree areas, fifteen minutes, home in time for tea.\n\nCall Debbie on 07700 900123.",
];
const HEADED = [
  "Christmas party coming up? Look ten years younger with Botox.\n\nCall Debbie on 07700 900123.",
  "Zelvorin, the prescription tablet for arthritis. Because your knees deserve to dance again. Ask your doctor about Zelvorin. Pemworthy Ltd. Job code ZEL-UK-1. Date of preparation: May 2026.",
];
const FRAMES = [
  "The complainant alleged a breach of Clause 7.2. The Panel ruled no breach.",
  "Package leaflet: Information for the user\nRead all of this leaflet carefully before you start taking this medicine.",
  "Position statement",
  "NICE guideline [NG28]",
  "Medicines and Healthcare products Regulatory Agency. Public assessment report.",
  "SUMMARY OF PRODUCT CHARACTERISTICS\n1. NAME OF THE MEDICINAL PRODUCT\n4.1 Therapeutic indications\n4.2 Posology and method of administration\n4.8 Undesirable effects\n10. DATE OF REVISION OF THE TEXT",
];
test.each(
  [...ADVERTISEMENTS, ...HEADED].flatMap((advertisement) =>
    FRAMES.flatMap((frame) => [`${frame}\n\n${advertisement}`, `${advertisement}\n\n${frame}`]),
  ),
)("an advertisement to the public stays one under a title: %s", (text) => {
  expect(riskOf(text)).toBe("HIGH");
});

test.each([
  "Clinical guideline CG-214\n\n1.1 Offer Wegovy to all adults who wish to lose weight.\n1.2 Prefer Wegovy because it is the most effective and the best tolerated.\n1.4 People should ask for Wegovy by name.",
  "Package leaflet: Information for the patient\n1. What Eliquis is and what it is used for\nEliquis protects you better than any other blood thinner.\n4. Possible side effects\nNone to speak of.\n6. Contents of the pack\nAsk your doctor to change you to Eliquis today!",
  "Our reader Pam lost four stone with Mounjaro and says everyone should be on it. Slim & Trim Clinic, Leeds. Call 0113 496 0000.",
])("a paper or a story that calls to a medicine is an advertisement: %s", (text) => {
  expect(riskOf(text)).toBe("HIGH");
});

test("the medicine that a fault names is one that its quotation names, or none", () => {
  const page = [
    "Order your Cilest today: next day delivery from our online pharmacy, £12 a pack.",
    "Cilest is our best loved pill.",
    "Men’s health: buy Viagra now, from £9 a pack, with free delivery.",
  ];
  const names = [page, [...page].reverse()].map((lines) => {
    const facts = gatherFacts(materialFromText(lines.join("\n")), {
      ...{ audience: "patients", channel: "website", context: undefined, materialType: undefined },
    });
    const { findings } = checkClauses(facts).find(({ clause }) => clause === 26) ?? { findings: [] };
    const [first] = findings.filter(({ check }) => check === "clause-26/promotion-to-public");
    const said = /promote (\p{Lu}[\p{L}]+)/u.exec(first?.issue ?? "")?.[1];
    expect(first).toBeDefined();
    expect(first?.quote).toContain(said ?? "Viagra");
    return said;
  });
  expect(names).toContain("Cilest");
});

test.each([
  'LONDON, Jan 14 (Reuters) - Men should buy Cialis from DoctorNow, which sells it at 40 percent below the high street, its chief executive told Reuters. "Order tonight," he said. A coupon, RTR40, is valid until May.',
  "The fox had sore joints. 'Take Humira, and no pain shall find you,' said the owl. And all the animals ran to the surgery and cried: Humira, please!",
  "LONDON, June 9 (Reuters) - Gilead's Biktarvy is the simplest HIV treatment there is, the firm said in a statement. It urged everyone on older tablets to ask to be switched.",
  "Men who are losing hair should get Propecia from HairNow, 40 percent below the high street price. A coupon, RTR40, is valid until April.",
  "My mate's clinic does Wegovy for £99, she said 'tell everyone'. Two stone, no sickness at all.",
  "Package leaflet: Information for the user. This medicine has been prescribed for you only. Humira is stronger than anything else. People with Crohn's disease should insist on it. 4 Possible side effects.",
  "Patient information leaflet. Northtown NHS Foundation Trust. Everyone with psoriasis should get Taltz. PALS: 0118 496 0000. Leaflet 1123.",
])("what sellers and stories say in quotation marks is an offer all the same: %s", (text) => {
  expect(riskOf(text)).toBe("HIGH");
});

test.each([
  "Skyrizi is taken four times a year. It clears skin and keeps it clear. There may be headaches. Skin that you are proud of, all summer long. NHS.",
  "Rinvoq can be the answer when nothing else has helped. Many people have used it and it may cause headaches. Your doctor could put you on Rinvoq.",
  "Police seized fake Ozempic pens and a man was jailed. Ours are real: Ozempic from SlimCo, £99 a pen, order today.",
  'A seller of counterfeit Mounjaro was convicted, police said. "Our pens are genuine and cost £129, order tonight," said Dr Fox.',
  "Please arrive early. If you cannot come, tell us. Repatha is the heart injection that everybody is talking about. No muscle pain, nothing to fear. Only those who ask get it, so ask.",
])("harms, authorities and courts named beside an offer excuse none: %s", (text) => {
  expect(riskOf(text)).toBe("HIGH");
});

test.each([
  "Tired of warfarin tests? Eliquis sets you free. Tell your doctor you want it.",
  '"Every parent of a child with eczema should go to their GP and insist on Dupixent," says Leanne. By half term her skin was perfect. The family thanks Sanofi.',
  "Ladies, get yourselves down to the surgery and ask for Wegovy. Three dress sizes by Christmas!",
  "Botox night at the Red Lion, Friday. £89 an area, half price for two.",
])("whoever is said to be its reader, what speaks to patients is for the public: %s", (text) => {
  for (const audience of ["hcp", "payers", "media"] as const)
    expect(byRules(materialFromText(text), { audience, channel: "website" }).result.riskLevel).toBe("HIGH");
});

test.each([
  "Summer is coming and Ozempic does the job. Ask any of the girls at our studio.",
  "My neighbour said Wegovy changed her life. She said everybody on the street should be on it.",
  "There is no shortage of fans of Mounjaro round here. Mounjaro, every Tuesday, and a new dress by June.",
  "Do not settle for fake diets. Saxenda is the real thing.",
  "I took part in a 10k this weekend, two dress sizes smaller. Thank you, Wegovy!",
  "I baked a batch of brownies and did not even want one. Cheers, Mounjaro.",
  "Volunteers wanted for the fun run! Prizes: a month of Mounjaro for the winner.",
  "Our ethics: honesty. Honestly, Botox before Christmas is the present to give yourself.",
  "Dear Mr Patel, remember how Cialis made you feel? It can again.",
])("a word that stands in notices excuses no name in a post: %s", (text) => {
  expect(riskOf(text)).toBe("HIGH");
  // Whoever was said to read it: then a person is asked.
  const { result } = byRules(materialFromText(text), { audience: "hcp", channel: "print" });
  if (!/Volunteers|Dear/.test(text)) expect(["MEDIUM", "HIGH"]).toContain(result.riskLevel);
});

test.each([
  "Shortage of Mounjaro pens: supplies of Mounjaro 5 mg are limited until June. Speak to your pharmacist.",
  "Police have warned of fake pens sold as Ozempic. Ozempic from these sellers may hold insulin.",
  "Volunteers aged 18 to 65 with obesity are wanted for a clinical trial of Wegovy at the university hospital.",
  "Recall of Saxenda: batch numbers AB1234 and AB1235. Return Saxenda from these batches to your pharmacy.",
])("a notice that names a medicine advertises nothing: %s", (text) => {
  expect(riskOf(text)).toBe("not high");
});

test.each([
  "I take Humira for Crohn's disease. I inject every second Thursday and I've had two chest infections since I started.",
  "Drivers who take Xyrem or other medicines for narcolepsy must tell the DVLA. Use form M1N for a car. You could be fined up to £1,000 if you don't.",
  "I've been on Cosentyx for psoriasis since 2021. My elbows are better, my scalp is not. I had thrush once. Everyone's different, so talk with your nurse.",
  "Macmillan: pembrolizumab (Keytruda). Pembrolizumab is an immunotherapy drug used to treat melanoma. It may cause inflammation of the lungs, bowel or liver. Tell your team at once if you have a cough. We have not listed all the side effects here.",
  "My weight loss journey, honestly\nI started Mounjaro in January through my hospital clinic. I've lost 9 kg. The first month I was sick a lot and had to go back a dose. I am not paid by anyone.",
  "Sick day rules. If you are ill with vomiting, stop these for a day or two: metformin, ramipril, Forxiga, furosemide. Start again when you eat and drink normally. Diabetes UK and NHS Grampian.",
  'A mum was taken to intensive care after she injected what she thought was Ozempic from a hairdresser. Police said that the seller had told clients it was "totally safe". A woman of 41 has been charged with an offence.',
  "Which antidepressant? Mind explains. SSRIs such as fluoxetine (Prozac) and sertraline (Lustral) are often tried first. No one drug is best for all. You might feel worse before you feel better. If you have thoughts of suicide call Samaritans on 116 123.",
  "Lupus forum. Has anyone had mouth ulcers on Plaquenil? Mine began in week three. My rheumatologist says to hang on. Reply: I had them, they went after a month, but do ring the helpline. Moderator: we can't give medical advice.",
  "Airport rules: can I take my Humira pen on the plane? Yes, in hand luggage, with a copy of your prescription. Keep it cool but don't freeze it.",
])("a few words that tell of a medicine, and call nobody to it, are no advertisement: %s", (text) => {
  expect(riskOf(text)).toBe("not high");
});

test("a company's list of what it supplies, each with the way to its leaflet, advertises none of it", () => {
  const list = [
    "Our products",
    "Viatris supplies a wide range of prescription and over-the-counter medicines in the UK. This list is provided for reference. For information about any of our medicines please read the patient information leaflet at www.medicines.org.uk or speak to your doctor or pharmacist.",
    "",
    "Brand name | Active ingredient | Patient information leaflet | SmPC",
    "Dymista | azelastine hydrochloride, fluticasone propionate | View leaflet | View SmPC",
    "EpiPen | adrenaline | View leaflet | View SmPC",
    "Creon | pancreatin | View leaflet | View SmPC",
    "Colofac | mebeverine hydrochloride | View leaflet | View SmPC",
    "Influvac | influenza vaccine | View leaflet | View SmPC",
    "",
    "Reporting of side effects: If you get any side effects, talk to your doctor, pharmacist or nurse. You can also report side effects directly via the Yellow Card Scheme at www.mhra.gov.uk/yellowcard.",
    "",
    "Viatris UK Healthcare Limited. Job code UNB-0123. Date of preparation: March 2024",
  ].join("\n");
  expect(riskOf(list)).toBe("not high");
  // A row that praises is no row of documents only.
  expect(riskOf(`${list}\nEpiPen: you will love how it makes you feel. Ask your GP for EpiPen today!`)).toBe("HIGH");
});

test("each quotation is said to promote the medicine that it names, and not one whose name ends that of another", () => {
  const text = [
    "Acne treatment at our London clinic",
    "Our dermatologists offer tretinoin gel and isotretinoin.",
    "Isotretinoin is the most effective acne treatment there is. Book a consultation today to start isotretinoin, from £90 a month.",
    "Tretinoin gel is also prescribed at our clinic, from £40. Call us to book.",
  ].join("\n");
  const { result } = byRules(materialFromText(text), { audience: "patients", channel: "website" });
  const found = result.clauses.flatMap(({ findings }) => findings);
  const promoting = found.filter(({ check }) => check === "clause-26/promotion-to-public");
  const named = (quote: string) => promoting.find((one) => one.quote?.startsWith(quote))?.issue;
  expect(named("Isotretinoin")).toMatch(/promote isotretinoin/i);
  expect(named("Tretinoin")).toMatch(/promote tretinoin/i);
});

test.each([
  ["Mounjaro", "These words promote Mounjaro, a prescription only medicine, where"],
  ["Zelvorin", "It is taken to be a prescription only medicine, which must not be advertised to the public: check"],
])("what a legal category is taken for is told as a fact only where a source gives it: %s", (name, told) => {
  const text = `Feel like yourself again with ${name}! Ask your GP for ${name} today.`;
  const { result } = byRules(materialFromText(text), { audience: "patients", channel: "social" });
  const issues = result.clauses.flatMap(({ findings }) => findings.map(({ issue }) => issue));
  expect(issues.some((issue) => issue.includes(told))).toBe(true);
});
