import { describe, expect, it } from "vitest";
import type { DocumentKind, DocumentRead } from "#schema/document.ts";
import { viewOf } from "#worker/text/view.ts";
import { documentOf, type Told } from "./document-of.ts";
import { EXAMPLES, FALSE_FRIENDS, LEAFLET, PIECE, SMPC } from "./examples.ts";
import { readingOf } from "./reading.ts";

const read = (text: string, told: Partial<Told> = {}): DocumentRead =>
  documentOf(readingOf(viewOf(text)), { audience: "hcp", channel: "website", ...told });

describe("what a document is", () => {
  it.each(EXAMPLES)("$kind: $what", ({ kind, text, audience, outside }) => {
    const found = read(text, audience ? { audience } : {});
    expect(found.kind).toBe(kind);
    expect(found.outside).toBe(outside);
    expect(found.signs.length).toBeGreaterThan(0);
  });

  it.each(FALSE_FRIENDS)("is not outside the Code: $what", ({ text, audience }) => {
    expect(read(text, audience ? { audience } : {}).outside).toBe(false);
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

/** Who speaks, told by how it is said rather than by what is named. */
const VOICES: [what: string, kind: DocumentKind, outside: boolean, text: string][] = [
  [
    "the press on a maker",
    "news",
    true,
    "LONDON, July 3 (Reuters) - Drugmaker Pfizer said on Tuesday that the watchdog had recommended its treatment for use in the health service. Analysts had expected the decision after a first refusal in March. The guidance will be final in August.",
  ],
  [
    "those who treat the reader",
    "regulator-or-nhs",
    true,
    "Taking your medicines\nWhen we prescribe medicines for you it is because they are in your best interests.\nYou have the right to decide not to take a medicine. If you do, tell us so that we can talk about another way. We will review your medicines with you before you go home, and your doctor can answer questions once you are back under their care.",
  ],
  [
    "an authority to all companies",
    "regulator-or-nhs",
    true,
    "Companies must make sure that a meeting meets Clause 10.1. Companies should keep a written record of why support was given. All meetings outside the UK must be certified, as set out in Clause 8.2. Companies are reminded that the cost is disclosed in the year after. It is the programme that attracts delegates, and not the venue.",
  ],
  [
    "a company to those who report to it",
    "corporate",
    false,
    "Report a side effect\nTo help us, please give the initials of the person who had the side effect, and the name of the product involved. Side effects with one of our medicines should be reported to Pfizer on 0800 000 000.",
  ],
  [
    "a report to a stock exchange",
    "press-release",
    false,
    "FORM 6-K\nReport of Foreign Issuer\nPursuant to Rule 13a-16\nPfizer announced today that the trial did not meet its primary endpoint.",
  ],
  [
    "nobody, about a disease",
    "disease-awareness",
    false,
    "Gout\nGout is a form of arthritis. Symptoms may include sudden pain and swelling of a joint, most often the big toe. The symptoms of an attack pass within two weeks. It affects one person in forty in the UK and is more frequent in men.",
  ],
];

describe("who speaks", () => {
  it.each(VOICES)("%s: %s", (_, kind, outside, text) => {
    expect(read(text, { audience: "patients" })).toMatchObject({ kind, outside });
  });

  it("does not take the loss of weight as a symptom for an offer", () => {
    const text = `${"The disease affects the joints and other organs, and its course differs. ".repeat(4)}Signs are fever, tiredness and weight loss.`;
    expect(read(text, { audience: "patients" }).signs.map(({ means }) => means)).not.toContain(
      "What clinics and shops sell",
    );
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

  it("is none where bodies, guidance and licences are numbered", () => {
    expect(read("See NICE TA456, NG133 and CG97; PL 44673/0149; NCT01234567; AUTH/2889/11/16.").medicine).toBeNull();
  });
});
