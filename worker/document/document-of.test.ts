import { describe, expect, it } from "vitest";
import type { DocumentKind, DocumentRead } from "#schema/document.ts";
import { viewOf } from "#worker/text/view.ts";
import { documentOf, type Told } from "./document-of.ts";
import { INSIDE_EXAMPLES, LEAFLET, PIECE, SMPC } from "./examples.ts";
import { learntOf } from "./learnt.ts";
import { FALSE_FRIENDS, OUTSIDE_EXAMPLES } from "./outside-examples.ts";
import { readingOf } from "./reading.ts";
import { readsAsPaper } from "./scope.ts";

const read = (text: string, told: Partial<Told> = {}): DocumentRead =>
  documentOf(readingOf(viewOf(text)), { audience: "hcp", channel: "website", ...told });

describe("what a document is", () => {
  it.each([...INSIDE_EXAMPLES, ...OUTSIDE_EXAMPLES])("$kind: $what", ({ kind, text, audience, outside }) => {
    const found = read(text, audience ? { audience } : {});
    expect(found.kind).toBe(kind);
    expect(found.outside).toBe(outside);
    expect(found.signs.length).toBeGreaterThan(0);
  });

  it.each(FALSE_FRIENDS)("is not outside the Code: $what", ({ text, audience }) => {
    expect(read(text, audience ? { audience } : {}).outside).toBe(false);
  });

  it("is a regulator's notice where it tells of supplies that run short, and not where it sells", () => {
    const notice = "Medicine Supply Notification MSN/2026/050: Estradot 50 patches are out of stock until May 2027.";
    const told = `${notice} Evorel remains available. Actions: prescribers should not initiate new patients.`;
    expect(read(told).kind).toBe("regulator-or-nhs");
    const bulletin = "Practice bulletin: Rybelsus formulation change. Check that patients do not take both.";
    expect(read(`${bulletin} Report errors to LFPSE.`).kind).toBe("regulator-or-nhs");
    expect(read(`${notice} Switch all your patients to Evorel today: it has no side effects.`).outside).toBe(false);
  });

  it("is not decided by what a piece says of itself", () => {
    const declared = `This is a Summary of Product Characteristics.\n\n${PIECE}`;
    expect(read(declared)).toMatchObject({ kind: "promotion-hcp", outside: false });
  });

  it("quotes its signs exactly, and no more of them than fit a line", () => {
    const text = `“Quoted” – ${PIECE}`;
    for (const { quote } of read(text).signs) if (quote !== null) expect(text).toContain(quote);
    expect(read(text).signs.length).toBeLessThanOrEqual(6);
  });

  it("is what the user says it is, where the user corrects it", () => {
    const told: DocumentKind = "leaflet";
    expect(read(PIECE, { documentKind: told })).toMatchObject({ kind: "leaflet", outside: true, sure: 1 });
    expect(read(LEAFLET, { documentKind: "patient-material" })).toMatchObject({ outside: false, sure: 1 });
  });
});

describe("a file of several parts", () => {
  it.each([
    ["before an SmPC", `${PIECE}\n\n${SMPC}`],
    ["behind an SmPC", `${SMPC}\n\n${PIECE}`],
    ["between an SmPC and a leaflet", `${SMPC}\n\n${PIECE}\n\n${LEAFLET}`],
    [
      "behind many pages of one",
      `${SMPC}\n\n${"The pharmacokinetics were not studied in this group. ".repeat(400)}\n\n${PIECE}`,
    ],
  ])("is in scope with a piece that sells %s", (_, text) => {
    expect(read(text).outside).toBe(false);
  });

  it("is in scope with a chat of a company’s people behind a leaflet, in which nothing is sold to a reader", () => {
    const chat =
      "Rhian, rep for the north: can I book the tasting menu for the two doctors? They moved six patients across, so dinner is owed.\nOlly: fine, bring a leaflet.";
    expect(read(`${LEAFLET}\n\n${chat}`).outside).toBe(false);
    expect(read(`${LEAFLET}\n\nHarrow Pharma Ltd, 4 Mill Lane, Derby`).outside).toBe(true);
  });

  it("is an SmPC with the pack texts and the leaflet that an annex carries", () => {
    const annex = `ANNEX I\n${SMPC}\n\nANNEX III\nPARTICULARS TO APPEAR ON THE OUTER PACKAGING\n\nEXP\nLot\n\n${LEAFLET}`;
    expect(read(annex)).toMatchObject({ kind: "smpc", outside: true });
  });
});

describe("an excerpt", () => {
  it.each([
    [
      "in the middle of a sentence",
      "stops in the middle of a sentence",
      `${PIECE}\n\nIn adults whose symptoms had not been controlled by the maximum tolerated dose of the`,
    ],
    [
      "behind many words",
      "stops in the middle of a sentence",
      "Our work in the health service is open to all.\n\nWe work with health professionals and others who give expert advice and guidance on many aspects of th",
    ],
    [
      "with a comma",
      "stops in the middle of a sentence",
      "HOW TO TAKE VELORANT (metiprant) You will decide with your doctor,",
    ],
    [
      "within prescribing information",
      "within prescribing information",
      "Velorant® (metiprant) 10 mg tablets for adults with migraine.\n\nPrescribing information: Velorant tablets\nPresentation: 10 mg tablets.\nIndications: migraine in adults.\nDosage: one tablet.\nContraindications: hypersensitivity.",
    ],
    [
      "within prescribing information with its headings in the plural",
      "within prescribing information",
      "Velorant® (metiprant) tablets for adults with migraine.\n\nPrescribing information: Velorant tablets\nPresentations: 10 mg tablets; 20 mg tablets.\nIndications: migraine in adults.\nDosage: one tablet.",
    ],
    ["before the last sections of an SmPC", "before the last sections", SMPC.slice(0, SMPC.indexOf("4.4"))],
  ])("is told where the text ends %s", (_, why, text) => {
    expect(read(text).excerptWhy).toContain(why);
  });

  it("is not told of a whole piece", () => {
    expect(read(PIECE)).toMatchObject({ excerpt: false, excerptWhy: null });
    expect(read(SMPC).excerpt).toBe(false);
  });
});

describe("the medicine", () => {
  it("is known by name, with its substance and its class where a source gives it", () => {
    expect(read("Mounjaro from £149. Start your consultation with our clinicians today.").medicine).toEqual({
      name: "Mounjaro",
      inn: "tirzepatide",
      legal: "POM",
    });
  });

  it("is found where no list knows it", () => {
    expect(read(PIECE).medicine).toEqual({ name: "Velorant", inn: "metiprant", legal: null });
  });

  it("is none where an event or a programme has a name with a sign, of which the last word is no name", () => {
    expect(read("Come with us. Great Walk™ is on Sunday. Great Walk™ shirts are here.").medicine).toBeNull();
    expect(read("Harrow Academy® trains nurses. Ask the Harrow Academy® team.").medicine).toBeNull();
    expect(read("Why Velorant®? Choose Velorant® for adults.").medicine?.name).toBe("Velorant");
  });

  it("is none where bodies, guidance and licences are numbered", () => {
    expect(read("See NICE TA456, NG133 and CG97; PL 44673/0149; NCT01234567; AUTH/2889/11/16.").medicine).toBeNull();
  });
});

describe("what the words tell", () => {
  const WARD = `Starting your new tablets
This sheet has been written by the pharmacists of the renal ward at the hospital. Please ask a member of staff if anything is not clear.
Take your dose at the same times each day, about twelve hours apart. On the morning of your clinic visit do not take it until your blood has been taken. Bring the box with you.
Do not stop taking it unless the team tells you to. If you are sick within an hour, take the dose again. If you miss a dose, wait until the next one is due.
Grapefruit and St John's wort can change the level in your blood. Tell the dentist and the pharmacist that you take it.
We will check your kidneys and your blood pressure at each visit. If you have a fever or a rash, call the ward or go to the emergency department.
Patients, carers and visitors can talk to the patient advice and liaison service. Leaflets are reviewed every two years by the trust.`;
  const LEAVEPIECE = `Velmora halves the attacks
In a randomised trial of 412 adults Velmora 40 mg once daily halved monthly attacks against placebo, and 71% of patients stayed in work.
Prescribe Velmora for your patients from the first visit. Ask your Kestrel representative for the dosing card. Prescribing information is overleaf.
Adverse events should be reported. Date of preparation March 2026. UK-VEL-0118 Kestrel Pharma Ltd.`;
  const told = (text: string) => learntOf(readingOf(viewOf(text)));

  it("a ward’s sheet is others’ and a leavepiece a company’s", () => {
    expect(told(WARD).others).toBeGreaterThan(told(LEAVEPIECE).others + 0.3);
    expect(told(WARD).of.get("regulator-or-nhs")).toBeGreaterThan(told(LEAVEPIECE).of.get("regulator-or-nhs") ?? 0);
    expect(told(LEAVEPIECE).of.get("promotion-hcp")).toBeGreaterThan(told(WARD).of.get("promotion-hcp") ?? 0);
  });

  it("however much of others’ words stands around it, the leavepiece is seen", () => {
    const around = [WARD, WARD.replaceAll("tablets", "drops"), LEAVEPIECE, WARD.replaceAll("ward", "clinic")].join(
      "\n\n",
    );
    expect(told(around).leastOthers).toBeLessThan(told(WARD).leastOthers - 0.1);
    expect(documentOf(readingOf(viewOf(around)), { audience: "hcp", channel: "print" }).outside).toBe(false);
  });

  it("of a text without words nothing is told", () => {
    const { others, leastOthers } = told("");
    expect([others, leastOthers].every(Number.isFinite)).toBe(true);
    expect(others).toBeLessThan(0);
  });
});

it("an assessment report is a paper of others where it surely is one, whatever keeps it within the Code", () => {
  const report = read("Note on a medicine.");
  const isPaper = (sure: number) =>
    readsAsPaper({ ...report, kind: "assessment-report", signs: [], sure, outside: false });
  expect([isPaper(0.9), isPaper(0.4)]).toEqual([true, false]);
});
