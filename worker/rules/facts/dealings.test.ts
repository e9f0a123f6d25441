import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf } from "#worker/test/told.ts";
import { type DealingsFacts, dealingsOf } from "./dealings.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const dealings = (text: string, fields: Partial<SubmissionFields> = {}) => dealingsOf(baseOf(HEAD + text, fields));
type Flag = Exclude<keyof DealingsFacts, "sums">;

/** What shows a dealing, and what sounds like it and shows none. */
const SAID: [Flag, shows: string[], not: string[]][] = [
  [
    "grant",
    [
      "We made a grant to them.",
      "It was a donation.",
      "We donate a blood pressure monitor.",
      "They received medical and educational goods.",
      "Here is our charitable support.",
      "We gave unrestricted funding.",
      "We are giving your ward a monitor.",
      "We will fund a nurse for the clinic.",
      "A small gesture of thanks.",
      "We can pay for a course for you.",
      "We put £500 into your account.",
      "It is a gift to the hospital.",
      "The chair is yours to keep.",
      "We will lend your unit a new scanner.",
      "The machine is free.",
      "We set up a fund at last for research.",
      "A nurse worth £5,000.",
      "It is a loan of two chairs.",
      "We give Dr Hill a microscope.",
    ],
    [
      "This work was supported by an educational grant.",
      "The grant received is acknowledged.",
      "Do not donate blood while you take Zelvorin.",
      "Blood donation",
      "Men must not donate their semen for eight months.",
      "Zelvorin is free of sugar.",
      "We met your team.",
    ],
  ],
  [
    "samples",
    [
      "Ask for a sample pack.",
      "Here is a free sample.",
      "We have starter stock.",
      "Samples are here.",
      "Samples of Zelvorin lie here.",
      "Fill in the sample form.",
      "Take a box of Zelvorin to try.",
      "Fill in the order form for packs.",
      "We bring Zelvorin samples.",
      "Leave two samples.",
      "Keep to the sample allocation.",
      "Hand out the inhalers that they want.",
      "Try it free.",
      "The first month is free.",
      "We send packs of it free of charge.",
      "We can bring you some Zelvorin.",
      "What number of boxes would you like?",
      "Here are inhalers to try.",
      "Try Zelvorin in your clinic.",
      "We send you packs for patients.",
      "She left inhalers at the reception.",
      "Here is a supply of Zelvorin without charge.",
    ],
    [
      "A blood sample was taken; samples are sent.",
      "The sample size was 40.",
      "Take the information pack of papers; it is a trial pack of information.",
      "Your free pens are delivered by the pharmacy.",
      "Zelvorin works.",
    ],
  ],
  [
    "study",
    [
      "You are invited to join our observational study of it.",
      "Join our registry.",
      "Take part in a non-interventional study.",
      "Enrol patients in a clinic based evaluation.",
      "We recruit sites for a trial of Zelvorin.",
      "Join the Zelvorin experience.",
      "A programme in routine practice: apply to the study.",
      "Observational study: the rep will choose the patients.",
      "Observational study: your clinic can become a site.",
      "Observational study: the choice of sites is ours.",
      "Observational study: four sites have been chosen.",
      "Observational study: the next 10 patients.",
      "Observational study: be part of it.",
      "Observational study: we want them to help.",
      "Observational study: enrolment is near.",
      "Observational study: places for GPs.",
    ],
    ["An observational study found it.", "You are invited to join our trial.", "Enrol now."],
  ],
  [
    "collaboration",
    [
      "It is a joint working project.",
      "A collaborative programme.",
      "Our working together agreement.",
      "It is working in partnership with the trust.",
      "An executive summary of the project.",
      "Heads of terms\nThe parties: Leeds hospital and Northgate",
      "Project outline\nPartners: the NHS",
    ],
    ["Heads of terms\nThe parties: Hill Ltd and Northgate", "The partners: Leeds hospital", "It works in the NHS."],
  ],
  [
    "patientOrganisation",
    [
      "The patient group got £500.",
      "A charity is funded.",
      "A registered charity has our support.",
      "The helpline has a letter of agreement.",
      "Agreement\nA patient organisation",
    ],
    ["The patient group met.", "The company got £500.", "A helpline is open."],
  ],
  [
    "paidPublic",
    [
      "The journalist was paid.",
      "Patient ambassadors get £500.",
      "She has 10,000 followers, and payment.",
      "We engaged two patients for a fee.",
      "Patients were paid.",
      "The national press got £500.",
    ],
    ["The journalist came.", "The doctor was paid.", "You get £500."],
  ],
  [
    "engagement",
    [
      "An honorarium is due.",
      "Join our advisory board.",
      "Read the consultancy agreement.",
      "Our speaker services.",
      "Your fee is here.",
      "We pay you.",
      "An influencer has a contract.",
      "You will be paid.",
      "Speak for us.",
      "It is a retainer.",
      "A consultant for £500.",
      "We take you on as a speaker.",
      "Payment for the talk.",
      "The fee is £500.",
      "See the speaker bureau.",
      "The £500 is for slides.",
      "You receive about £ on top.",
      "You chair it for £500.",
      "The £500 that we agreed.",
      "You chair it next Monday.",
    ],
    ["You chair it.", "The speaker was good.", "The box is £500."],
  ],
  [
    "disclosurePage",
    [
      "Transparency\nPublished in May",
      "Patient groups that we support\nThe calendar year ended.",
      "Whom we paid\nHow we count",
    ],
    ["Transparency", "Published in May", "Dear Ann\nTransparency\nPublished in May", "We met.\nPublished in May"],
  ],
  [
    "agreement",
    ["Agreement", "Contract", "Letter of intent", "Terms of engagement"],
    ["We agree.", "One\nTwo\nThree\nA contract"],
  ],
];

for (const [flag, shows, not] of SAID)
  describe(flag, () => {
    test.each(shows)("%s", (text) => {
      expect(dealings(text)[flag]).toBe(true);
    });

    test.each(not)("not: %s", (text) => {
      expect(dealings(text)[flag]).toBe(false);
    });
  });

test("a patient who is told of pay for oneself is paid", () => {
  expect(dealings("You get £500.", { audience: "patients" }).paidPublic).toBe(true);
  expect(dealings("Your payment is near.", { audience: "patients" }).paidPublic).toBe(true);
  expect(dealings("You get it.", { audience: "patients" }).paidPublic).toBe(false);
});

test("what the user says of a project counts", () => {
  const text = "The parties: Leeds hospital and Northgate";
  expect(dealings(text, { context: "A project outline." }).collaboration).toBe(true);
  expect(dealings(text).collaboration).toBe(false);
});

test("a title stands among the first lines", () => {
  const below = (lines: number, title: string) => dealings(`${"Blue.\n".repeat(lines)}${title}`);
  expect(below(2, "Agreement").agreement).toBe(true);
  expect(below(3, "Agreement\n").agreement).toBe(false);
  expect(below(6, "Transparency\nPublished in May").disclosurePage).toBe(true);
  expect(below(7, "Transparency\nPublished in May").disclosurePage).toBe(false);
});

test("an agreement is no page of payments", () => {
  expect(dealings("Agreement\nTransparency\nPublished in May").disclosurePage).toBe(false);
});

test("references and prescribing information are no dealing", () => {
  expect(dealings("It works.\n\nReferences\n1. We made a grant. Lancet 2021.").grant).toBe(false);
  const pi = "Prescribing information\nIndication: gout.\nDosage: one free sample.\nContraindications: none.";
  expect(dealings(`It works.\n\n${pi}`).samples).toBe(false);
});

test("sums are told with their value", () => {
  const text = "It costs £1,500.50 and £20, not 30 or £ or £x.";
  const sums = dealings(text).sums;
  expect(sums.map(({ value }) => value)).toEqual([1500.5, 20]);
  expect(sums.map(({ start, end }) => (HEAD + text).slice(start, end))).toEqual(["£1,500.50", "£20"]);
});
