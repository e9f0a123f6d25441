import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "./index.ts";

/* Words that look as if an item were there, or as if the piece needed none, and do not make it so. */

const checksOn = (text: string, fields: Partial<SubmissionFields> = {}) =>
  checkClauses(
    gatherFacts(materialFromText(text), {
      audience: "hcp",
      channel: "print",
      context: undefined,
      materialType: undefined,
      ...fields,
    }),
  )
    .flatMap((outcome) => outcome.findings)
    .filter(({ severity }) => severity !== "LOW")
    .map(({ check }) => check);

const CLAIM =
  "Zelvorin (tavorimib) 40 mg capsules reduced migraine days by 4.1 v 2.0 with placebo. Choose Zelvorin first for every adult with migraine.";

describe("prescribing information is missing", () => {
  test.each([
    [
      "from a note that goes out",
      `Note of a meeting with three headache experts\nNotes taken by Northgate Pharma Ltd\nFor health professionals\n\nZelvorin (tavorimib) 40 mg capsules: adults with migraine kept their appointments.`,
    ],
    [
      "from a note that tells results",
      "Note of a meeting with three headache experts\nNotes taken by Northgate Pharma Ltd\n\nZelvorin (tavorimib) 40 mg capsules reduced migraine days by 4.1 v 2.0 with placebo.",
    ],
    [
      "from a note that wants a medicine chosen",
      "Record of a conversation with Dr Ahmed\nWritten up by Northgate Pharma Ltd for colleagues in neurology\n\nZelvorin (tavorimib) 40 mg capsules should be first line for every adult with migraine.",
    ],
    [
      "from material that the licence is said to ask for and that wants the medicine chosen",
      "Educational booklet, required by the licence\n\nZelvorin (tavorimib) 40 mg capsules should be first line for every adult with migraine. Prescribe Zelvorin today.",
    ],
    ["from an audit of a practice by a doctor", `Migraine Audit\nAuditor: Dr Jane Smith, GP\n\n${CLAIM}`],
    [
      "from a review that nurses of a medical service carry out",
      `Your Practice Migraine Review\nCarried out by: Northgate Medical Services nurse team\n\n${CLAIM}`,
    ],
    [
      "from a review that a nurse team carries out",
      `Your Practice Migraine Review\nCarried out by: your local nurse team\n\n${CLAIM}`,
    ],
    [
      "where the short form of its name is denied",
      `Subject: [Promotional] Zelvorin\n\n${CLAIM}\n\nPresc. info is not included in this e-mail.`,
    ],
  ])("%s", (_, text) => {
    expect(checksOn(text, { channel: "email" })).toContain("clause-12/pi-present");
  });
});

describe("nothing is raised", () => {
  test.each([
    [
      "of a services agreement with lines to sign",
      "Services agreement\nbetween Northgate Pharma Ltd and Leeds Teaching Hospital\nIssued on 3 March 2025\nSignatory: ______\nSignatory: ______",
      "clause-08/uncertified",
    ],
    [
      "of a draft that waits for its certificate",
      `Draft leavepiece for review\n${CLAIM}\n\nTo be posted in March 2027. Certificate number: ________ (completed on certification)`,
      "clause-08/uncertified",
    ],
    [
      "of a donation to a charity with a coined name",
      "Donation\nNorthgate Pharma Ltd has given £10,000 to Arthrova, which runs a helpline for people with arthritis.",
      "clause-12/pi-present",
    ],
    [
      "of a study with a coined name",
      "The Lumetra study is open\nThe Lumetra study is looking for adults with gout. Ask at the research desk.",
      "clause-12/pi-present",
    ],
    [
      "of a notice that nobody needs to change treatment",
      "Supply notice\nZelvorin (tavorimib) 40 mg capsules: change of pack size\n\nFrom May the pack holds 30 capsules. There is no reason to switch patients to another medicine.",
      "clause-12/pi-present",
    ],
    [
      "of places at the end of a sentence",
      "Clinics with the best new pathways are those of Bavaria. The treatment is once daily in most of them.\nNorthgate Pharma Ltd",
      "clause-12/pi-present",
    ],
    [
      "of the parts of a contract",
      "Appendix IV tells how new partners are chosen.\n\nAppendix IV was agreed with the university.\nNorthgate Pharma Ltd",
      "clause-12/pi-present",
    ],
    [
      "of an illness that is likened to a roller coaster",
      "Living with migraine can be a roller coaster.\n\nZelvorin is one of the medicines that Northgate makes.\nNorthgate Pharma Ltd",
      "clause-12/pi-present",
    ],
  ])("%s", (_, text, check) => {
    expect(checksOn(text)).not.toContain(check);
  });
});

test("a piece that was certified is not doubted for what others did not see", () => {
  const context = "Certified on 3 March 2025 by our signatory. The British affiliate was not involved in the agenda.";
  expect(checksOn(CLAIM, { context })).not.toContain("clause-08/uncertified");
  expect(checksOn(CLAIM, { context: "The British affiliate was not shown it." })).toContain("clause-08/uncertified");
});

describe("a piece is not certified", () => {
  test.each([
    "Certified by head office in Basel in May. The UK signatory was not consulted.",
    "Adapted from a US deck that was certified in Boston; nobody in the UK has checked the claims.",
    "The master was certified on 3 March 2025 and this local version has a new chart. No signatory has seen it.",
  ])("whatever another office did: %s", (context) => {
    expect(checksOn(CLAIM, { context })).toContain("clause-08/uncertified");
  });

  test.each([
    "The signatory has not approved it in writing.",
    "There was no time to get approval for the paper copies.",
    "The revised leavepiece will not be certified until June, and reps have it in their bags already.",
    "Use the leaflet now, paperwork to follow. The grant to the clinic is on its way.",
    "Certificate number: ________   Mailed to GPs in May 2025",
  ])("as its own words say: %s", (words) => {
    expect(checksOn(`${CLAIM}\n\n${words}`)).toContain("clause-08/uncertified");
  });

  test("though its draft was agreed with somebody", () => {
    const context = "Leavepiece; the draft was agreed with the agency in January.";
    const text = `${CLAIM}\n\nCertificate number: ________   Mailed to GPs in May 2025`;
    expect(checksOn(text, { context })).toContain("clause-08/uncertified");
  });
});

describe("the company's role is owed", () => {
  const GOUT =
    "Gout is a disease of the joints. Treatments include tablets that ease attacks and tablets that lower uric acid; ask your doctor about the benefits and risks of each of them.";
  test.each([
    `Gout facts\nThis website is not intended for residents of the United States.\n${GOUT}`,
    `Gout facts\nIntended for patients in Ireland, Wales and Scotland.\n${GOUT}`,
    `Gout facts\nWe did not pay any of the people who tell their stories here.\n${GOUT}`,
    `Gout facts\nThe auto-injector is a CE-marked device that holds your medicine.\n${GOUT}`,
    `JOINTS FOR LIFE\nCompany page, 2,000 followers\n${GOUT}`,
  ])("%s", (text) => {
    expect(checksOn(text, { audience: "patients", channel: "website" })).toContain("clause-05/company-role");
  });
});

test.each([
  ["We bought your address from Medilist; to have your name taken off our list, reply STOP.", undefined],
  ["Dear Dr Patel,", "Email sent to a GP mailing list of 4,000 addresses bought from a broker."],
])("promotion to a bought list lacks permission: %s", (words, context) => {
  const found = checksOn(`${words}\n\n${CLAIM}`, { channel: "email", context });
  expect(found.filter((check) => /permission|opt-out/.test(check))).not.toEqual([]);
});

test("a version number, PrEP and a bowel prep are no dates of preparation", () => {
  const drawnUp = (line: string) =>
    gatherFacts(materialFromText(`${CLAIM}\n\n${line}`), {
      audience: "hcp",
      channel: "print",
      context: undefined,
      materialType: undefined,
    }).obligatory.identity.drawnUp;
  for (const line of [
    "ZEL-UK-0120 version 2.1.24",
    "ZEL-UK-0120 Version: 2.1.24",
    "ZEL-UK-0120 version 2.25",
    "Sort code 20-12-34",
    "Oral PrEP since June 2024",
    "PrEP: new guidance since June 2024",
    "Bowel prep studied in June 2024",
    "Bowel prep: split dosing since June 2024",
  ])
    expect(drawnUp(line)).toBeNull();
  for (const line of ["ZEL-UK-0120 prep June 2024", "ZEL-UK-0120 prepared 16.3.26", "ZEL-UK-0120 prep: 03.25"])
    expect(drawnUp(line)).not.toBeNull();
});

test.each([
  [
    "a slogan that ends with a link",
    "To: all subscribers to our mailing list\n\nMigraine steals days. Change that here: https://zelvorin.example",
  ],
  [
    "another slogan that does",
    "To: all subscribers to our mailing list\n\nMigraine steals days. Reverse that here: https://zelvorin.example",
  ],
  [
    "what is for discussion in a clinic",
    "To: South West Headache Network\n\nThree cases for discussion in your clinic",
  ],
  [
    "thanks to many for an invitation",
    "To: all GPs in the South West\n\nThank you for the invitation from so many of you.",
  ],
])("%s is no way out of a mailing list", (_, opening) => {
  const text = `From: Northgate <news@northgate.example>\n${opening}\n\n${CLAIM}`;
  expect(checksOn(text, { channel: "email" })).toContain("clause-16/opt-out");
});

describe("an advertisement stays one, whatever it is headed as", () => {
  const ASKED = "Wegovy helps you lose 15% of your weight. Ask your doctor for it today.";
  const SOLD = `${ASKED} Buy Wegovy online from £99 a month with free delivery. Hurry, offer ends Sunday!`;
  const PRAISED =
    "Zentrexa (zentrexumab) is the best and safest biologic. It has no side effects and is guaranteed to work in every patient. Switch all of your patients today and receive a free iPad.";
  const PATIENTS = { audience: "patients", channel: "website" } as const;
  const isGrave = (text: string, fields: Partial<SubmissionFields>) =>
    checkClauses(
      gatherFacts(materialFromText(text), {
        ...{ audience: "hcp", channel: "print", context: undefined, materialType: undefined },
        ...fields,
      }),
    ).some(({ findings }) => findings.some(({ severity }) => severity === "HIGH"));

  test.each([
    ["a page for those who have it", `For patients who have been prescribed Wegovy.\n\n${ASKED}`, PATIENTS],
    [
      "a page for others too",
      "For patients who have been prescribed Wegovy.\n\nNot on Wegovy yet? Start now.",
      PATIENTS,
    ],
    ["a list of sources", `References\n1. Smith J. Lancet 2020;1:1-3.\n${SOLD}`, PATIENTS],
    ["an entry of such a list", `References\n1. Smith J. Lancet 2020;1:1-3.\n2. ${ASKED}`, PATIENTS],
    ["a briefing", `Internal briefing. Not for external distribution. For employees only.\n\n${SOLD}`, PATIENTS],
    [
      "an abstract",
      `Abstract\nBackground: obesity. Methods: randomised. Results: see below. Conclusion: ${ASKED}`,
      PATIENTS,
    ],
    ["a charity", `Obesity UK is a registered charity (no. 123456). Donate today.\n${ASKED}`, PATIENTS],
    ["a post", `Job description: Key Account Manager. Salary and benefits. Apply by 1 May.\n${ASKED}`, PATIENTS],
    ["a guideline", `NICE guideline. Recommendations. ${PRAISED}`, {}],
    ["a charity for prescribers", `Registered charity no. 123456. Donate today.\n${PRAISED}`, {}],
  ])("%s", (_, text, fields) => expect(isGrave(text, fields)).toBe(true));
});

describe("a frame of another sort of text excuses no advertisement", () => {
  const PIECES: [string, string, Partial<SubmissionFields>][] = [
    [
      "a shop",
      "Mounjaro is here at Fernside Pharmacy\n\nOur customers love Mounjaro. Prices start at £159, and you save £40 on three months. Book your free consultation today: pens are delivered to your door.",
      { audience: "patients", channel: "website" },
    ],
    [
      "a clinic",
      "Botox week at Fernside Rooms\n\nBotox in three areas, only £189 this week. No side effects. Our nurse sees you the same day. Ring us to book.",
      { audience: "patients", channel: "website" },
    ],
    [
      "praise beyond measure",
      "Zelvorin (tavorimib): the safest choice in migraine\n\nZelvorin has no side effects and is completely safe. Zelvorin cures migraine in 97% of adults. Switch all your patients to Zelvorin. Prescribe Zelvorin.\nNorthgate Pharma Ltd",
      {},
    ],
  ];
  const FRAMES: [string, string][] = [
    ["a post", "We are hiring. Salary: £30,000. Apply by 3 May with a CV. Interviews are in June. Permanent post."],
    [
      "a charity",
      "Migraine Friends is a registered charity (number 1100000). We are independent and take no money from companies. Donate today.",
    ],
    [
      "a ruling",
      "CASE AUTH/3900/1/24\nCOMPLAINANT v NORTHGATE\nA complaint was received about an advertisement. The Panel considered that it was in breach and ruled a breach of Clause 26.1.",
    ],
    [
      "headings of an SmPC",
      "SUMMARY OF PRODUCT CHARACTERISTICS\n1. NAME OF THE MEDICINAL PRODUCT\nVelorant 10 mg tablets\n2. QUALITATIVE AND QUANTITATIVE COMPOSITION\nEach tablet contains 10 mg.\n3. PHARMACEUTICAL FORM\nTablet.\n4. CLINICAL PARTICULARS\n4.1 Therapeutic indications\nMigraine.\n4.3 Contraindications\nAllergy.\n5. PHARMACOLOGICAL PROPERTIES\n6. PHARMACEUTICAL PARTICULARS",
    ],
  ];
  const cases = PIECES.flatMap(([what, piece, fields]) =>
    FRAMES.flatMap(([frame, words]) => [
      { what, frame, place: "before", text: `${words}\n${piece}`, fields },
      { what, frame, place: "behind", text: `${piece}\n\n${words}`, fields },
    ]),
  );
  test.each(cases)("$what, $frame $place it", ({ text, fields }) => {
    expect(checksOn(text, fields).length).toBeGreaterThan(0);
  });

  test.each(PIECES.slice(0, 2))("nor does the word of whoever sends it: %s", (_, text, fields) => {
    for (const documentKind of ["leaflet", "news", "charity"] as const)
      expect(checksOn(text, { ...fields, documentKind }).length).toBeGreaterThan(0);
  });
});
