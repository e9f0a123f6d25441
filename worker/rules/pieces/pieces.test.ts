import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { SMPC } from "#worker/document/examples.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "../facts/index.ts";

const FIELDS: SubmissionFields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined };

const LEAVEPIECE = `Leavepiece for UK general practitioners and practice nurses

ZELVORIN® (tavorimib) 40 mg capsules
For the prevention of migraine in adults who have at least four migraine days a month.

Zelvorin reduced migraine days by 4.1 a month, and placebo by 2.0 (n=612, p<0.001).1

Prescribing information: Zelvorin 40 mg capsules. Presentation: capsules of 40 mg tavorimib. Indications: prevention of migraine in adults. Dosage: one capsule daily. Contraindications: hypersensitivity. Warnings: hepatic impairment. Interactions: strong CYP3A4 inhibitors. Side effects: nausea (very common). Legal category: POM. Cost: £89.10 for 28. Marketing authorisation number: PLGB 01234/0001. Marketing authorisation holder: Northgate Pharma Ltd, Derby DE1 1AA. Date of revision: March 2025.

Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Northgate Pharma Ltd on 01632 960100.

1. Smith A et al. Headache 2023;1:1–9.
Northgate Pharma Ltd, Derby DE1 1AA   NOR-ZEL-0012   Date of preparation: March 2025`;

const MAIL = `From: Southgate Medicines UK Ltd <news@southgate.example>
To: Practice nurses in the south west
Subject: Rupatrix for hay fever

Dear colleague

Rupatrix (rupatibine) 10 mg tablets are completely safe and work for everybody with hay fever. Start all your patients on Rupatrix today.

Southgate Medicines UK Ltd
SOU-RUP-0044   Date of preparation: April 2025`;

const FILE_NOTE = `EXPORT – social listening, week of 2 June 2025 (compiled for Legal)

Company account @NorthgateUK – follows Professor Lena Marchetti; no activity. Northgate Pharma Ltd staff: one like, by a statistician, removed on the day that it was seen.`;

const POST = `X / FACEBOOK – scheduled posts for @CoastTrials, 1 to 12 September 2025
(Copy by agency. Straight to scheduler, no sign-off needed for trial work.)

1/2  Over 60 in Bournemouth? Our new jab is already known to be safe, so all you have to bring is your arm.

2/2  Register at coasttrials.example/rsv`;

const LETTER = `Lorimer Vale Oncology
Medical Affairs, 12 Hanover Row, Newcastle NE1 6UE

22 September 2025

Dear Dr Pallister

Thank you for your interest. Rupatrix (rupatibine) 10 mg tablets work for everybody with hay fever. Start all your patients on Rupatrix today.`;

const ADVERTISEMENT = `[Full page, Gut & Primary Care, UK edition. Photograph: a cat asleep in a plant pot]

Some changes make a mess. This one doesn’t.

RUPATRIX (rupatibine) 10 mg tablets
For everybody with hay fever. Completely safe, and no tablet is better.`;

const PAGE = `rupatrix-hcp.example/dosing          Promotional site for UK health professionals

Rupatrix (rupatibine) 10 mg tablets work for everybody with hay fever. Completely safe, and no tablet is better. Start all your patients on Rupatrix today.`;

const PROGRAMME = `Skin matters: an evening for general practitioners, organised and funded by Northgate Pharma Ltd
Thursday 5 March 2026, Rosewood Conference Centre, Derby

19.00  Supper
19.30  What psoriasis is, and what it is not. Dr Alva Strand, Northgate Pharma Ltd
20.15  Zelvorin in practice: three cases from Derby
21.00  Close

Zelvorin (tavorimib) 40 mg capsules. Prescribing information on request from Northgate Pharma Ltd.`;

const ANNEX = `ANNEX I SUMMARY OF PRODUCT CHARACTERISTICS

${SMPC}

Text last revised: March 2025

ANNEX II CONDITIONS OF THE MARKETING AUTHORISATION

The holder has to submit the periodic safety update reports for this medicinal product that the list of Union reference dates asks for.

FURTHER INFORMATION

For any information about this medicinal product, please contact the local representative of the holder in your country.`;

const gathered = (text: string, fields = FIELDS) => gatherFacts(materialFromText(text), fields);
const startsIn = (text: string) =>
  gathered(text)
    .pieces.filter(({ framed }) => !framed)
    .map(({ start }) => start);

describe("the pieces of a file", () => {
  test.each([
    ["one behind the other", `${LEAVEPIECE}\n\n${MAIL}`, [LEAVEPIECE, MAIL]],
    ["in the other order", `${MAIL}\n\n${LEAVEPIECE}`, [MAIL, LEAVEPIECE]],
    ["under a line", `${LEAVEPIECE}\n\n-----\n\n${MAIL}`, [LEAVEPIECE, MAIL]],
    ["behind a page of contents", `Contents\n1. Leavepiece\n2. Mail\n\n${LEAVEPIECE}\n\n${MAIL}`, [LEAVEPIECE, MAIL]],
    [
      "where a post, headed by its network, follows a file note without an imprint",
      `${FILE_NOTE}\n\n${POST}`,
      [FILE_NOTE, POST],
    ],
    ["where a letter follows with its head", `${LEAVEPIECE}\n\nSupplier: Quayprint\n\n${LETTER}`, [LEAVEPIECE, LETTER]],
    [
      "where an advertisement is described in brackets",
      `${LEAVEPIECE}\n\n${ADVERTISEMENT}`,
      [LEAVEPIECE, ADVERTISEMENT],
    ],
    ["where a printed page begins with its address", `${LEAVEPIECE}\n\n${PAGE}`, [LEAVEPIECE, PAGE]],
  ])("are told apart %s", (_, text, pieces) => {
    expect(startsIn(text)).toEqual(pieces.map((piece) => text.indexOf(piece)));
  });

  test.each([
    ["a single piece", LEAVEPIECE],
    ["a mail with its head", MAIL],
    [
      "a piece with its item code on each page",
      LEAVEPIECE.replaceAll("\n\n", "\n\nNOR-ZEL-0012   Date of preparation: March 2025\n\n"),
    ],
    [
      "a briefing in numbered sections, one of which names another piece",
      "Briefing for representatives of Northgate Pharma Ltd\n\n1. Calls\nUse the leavepiece NOR-ZEL-0012, certified in March 2025\n\n2. Zelvorin in practice\nZelvorin 40 mg capsules are for adults with migraine who have had four attacks a month. Do not go beyond that.\n\n3. Safety\nSend every adverse event to Northgate Pharma Ltd on the day that you hear of it, with the patient’s initials.",
    ],
    ["a piece with the times of its programme in lines of their own", PROGRAMME],
    [
      "a detail aid with what stands at the foot of all its screens",
      LEAVEPIECE.replace("\n\nAdverse events", "\n\nALL SCREENS, FOOTER\nAdverse events"),
    ],
    [
      "a letter with the way to its prescribing information below its sources",
      LEAVEPIECE.replace("\n\nAdverse events", "\n\nScan for the prescribing information: [QR code]\n\nAdverse events"),
    ],
    [
      "a piece with a note on it behind a line",
      `${LEAVEPIECE}\n\n---\nReviewer’s click path\n☰ (tap) › About › Legal › Prescribing information, checked on two handsets on 14 January 2025 by the site team.`,
    ],
  ])("%s is one", (_, text) => {
    expect(startsIn(text)).toEqual([]);
  });
});

const GATE = `Welcome
Are you a patient or carer?
This information is intended solely for patients who have been prescribed Zelvorin by a UK healthcare professional.
Please confirm below, or go back to the home page.
NOR-ZEL-0098   Date of preparation: August 2025`;
const GUIDE = `Zelvorin® (tavorimib) 40 mg capsules: your questions, answered

How often should I take my capsules?
It is important to take Zelvorin every day, even when you feel well. Your doctor will advise you.

Like all medicines, Zelvorin can cause side effects. If you get any side effects, talk to your doctor, pharmacist or nurse. You can also report side effects directly via the Yellow Card Scheme at www.mhra.gov.uk/yellowcard.

Northgate Pharma Ltd   NOR-ZEL-0099   Date of preparation: August 2025`;

describe("a page behind its gate", () => {
  const levels = (text: string) =>
    checkClauses(gathered(text, { ...FIELDS, audience: "patients", channel: "website" }))
      .flatMap(({ findings }) => findings)
      .filter(({ check }) => check.startsWith("clause-26/"))
      .map(({ severity }) => severity);

  test("is for those for whom the gate says that it is", () => {
    expect(levels(`${GATE}\n\n${GUIDE}`)).not.toContain("HIGH");
  });

  test("is no excuse for an advertisement of another medicine behind it", () => {
    expect(levels(`${GATE}\n\n${GUIDE}\n\n${MAIL}`)).toContain("HIGH");
  });
});

describe("a part that a paper of fixed structure carries", () => {
  test("is what the paper is, where it says nothing of its own", () => {
    const { document, pieces } = gathered(ANNEX);
    expect(document.outside).toBe(true);
    expect(pieces).toEqual([]);
  });

  test("is no piece behind prescribing information, whose addresses and statement it holds", () => {
    const pi =
      "PRESCRIBING INFORMATION\n\nPresentation: Zelvorin 40 mg capsules of tavorimib. Uses: prevention of migraine in adults. Dosage and administration: one capsule daily. Contra-indications: hypersensitivity. Warnings and precautions: hepatic impairment. Interactions: strong CYP3A4 inhibitors. Pregnancy and lactation: not recommended. Undesirable effects: nausea is very common.\n\nLegal category: POM\nMarketing authorisation numbers: PLGB 01234/0001\nBasic NHS cost: £89.10 for 28\nDate of preparation or last review: March 2025";
    const behind =
      "Full prescribing information is available from: Northgate Pharma Ltd, Derby DE1 1AA\nTelephone: 01632 960100\n\nZelvorin (tavorimib) is a trade mark of Northgate Pharma Ltd.\n\nAdverse events should be reported. Reporting forms and information can be found at:\nwww.mhra.gov.uk/yellowcard\n\nAdverse events should also be reported to Northgate Pharma Ltd on 01632 960100.";
    const { document, pieces } = gathered(`${pi}\n\n${behind}`);
    expect(document.kind).toBe("prescribing-information");
    expect(pieces).toEqual([]);
    const sold = gathered(`${pi}\n\nZelvorin is the best of all medicines for migraine.\n${behind}`);
    expect([sold.document.kind, ...sold.pieces.map((piece) => piece.document.kind)]).toContain("promotion-hcp");
  });

  test("is a piece where it sells", () => {
    const { pieces } = gathered(`${ANNEX}\n\n-----\n\n${MAIL}`);
    expect(pieces.some((piece) => !piece.document.outside)).toBe(true);
  });
});

test("of the pieces of a file no more is kept than what they say: their facts are gathered as they are judged", () => {
  const text = [LEAVEPIECE, MAIL, LEAVEPIECE.replaceAll("Zelvorin", "Tamvorix")].join("\n\n");
  const { pieces } = gathered(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(JSON.stringify(pieces).length).toBeLessThan(4 * text.length);
});

describe("what is found in a file of several pieces", () => {
  const text = `${LEAVEPIECE}\n\n${MAIL}`;
  const findings = checkClauses(gathered(text)).flatMap((outcome) => outcome.findings);

  test("stands in its very words", () => {
    const placed = findings.filter(({ start }) => start !== null);
    expect(placed.length).toBeGreaterThan(0);
    for (const { quote, start, end } of placed) expect(text.slice(start ?? 0, end ?? 0)).toBe(quote);
  });

  test("is told apart by its id", () => {
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  test("says from which piece something is missing, which another piece carries", () => {
    const missing = findings.find(({ check }) => check === "clause-12/pi-present");
    expect(missing?.issue).toContain("In the piece that begins “From: Southgate Medicines UK Ltd");
    expect(missing?.severity).toBe("HIGH");
  });
});

test("the questions of a patient guide are no pieces of their own, though each page begins with one", () => {
  const pages = [
    "Patient Guide\n\nZelvorin® (tavorimib) 40 mg capsules\n\nThis guide is for people who have been prescribed Zelvorin. Please read the leaflet in the pack as well. Northgate Pharma Ltd. NOR-ZEL-0012. Date of preparation: March 2025",
    "How does Zelvorin® work?\n\nZelvorin calms the nerves that start a migraine. It takes some weeks, so keep taking it as your doctor has told you to. NOR-ZEL-0012. Date of preparation: March 2025",
    "ALWAYS READ THE PATIENT INFORMATION LEAFLET\n\nIf you want to know more about migraine, talk to your doctor, nurse or pharmacist at your next visit. Northgate Pharma Ltd. NOR-ZEL-0014. Date of preparation: March 2025",
  ];
  const text = pages.join("\n\n");
  const placed = pages.map((page, i) => {
    const start = text.indexOf(page);
    return { number: i + 1, start, end: start + page.length, source: "text" as const, confidence: null };
  });
  const material = { ...materialFromText(text), pages: placed };
  expect(gatherFacts(material, { ...FIELDS, audience: "patients" }).pieces).toEqual([]);
});
