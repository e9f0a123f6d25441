import { describe, expect, it } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "../facts/index.ts";
import { checkClauses } from "./engine.ts";

const ofText = (text: string) =>
  checkClauses(gatherFacts(materialFromText(text), { audience: "patients", channel: "website" } as never));
const checksIn = (text: string) => ofText(text).flatMap(({ findings }) => findings.map(({ check }) => check));
const questionsIn = (text: string) => ofText(text).flatMap(({ human }) => human.map(({ look }) => look));

const ANYBODY =
  "When you are given a new tablet\n\nWhen you are prescribed a tablet, your nurse should sit down with you and talk about your options. You need to take it at the right time, in the right way, and know what to do if you miss a dose.\n\nThe final decision is yours. You do not have to agree to anything that you are not happy with.";
const OF_A_COMPANY = `${ANYBODY}\n\nHarrow Pharma Ltd, 4 Mill Lane, Derby`;

describe("what is missing from a text that may be anybody's", () => {
  it("is neither found nor asked for where nothing is a company's", () => {
    expect(checksIn(ANYBODY)).toEqual([]);
    expect(ofText(ANYBODY).every(({ status }) => status === "not-engaged")).toBe(true);
  });

  it("is a finding where somebody stands behind it without a name", () => {
    expect(checksIn(`${ANYBODY}\n\nThis page was made possible by friends of our service.`)).toContain(
      "clause-05/company-role",
    );
  });

  it("is a finding where a company shows", () => {
    expect(questionsIn(OF_A_COMPANY).join("\n")).not.toContain("nothing in it shows that a company made it");
  });

  it("is a finding where a medicine is praised and its maker hides", () => {
    const praised =
      "Living with migraine\n\nAsk your doctor about Zelvorin (tavorimib) 40 mg tablets. It gave me my life back: my story. In a trial half of the people were free of pain. It is the only once daily tablet, and a breakthrough.";
    expect(checksIn(praised)).toContain("clause-05/company-role");
  });

  it("is no finding where a hospital names the maker of a medicine", () => {
    const leaflet =
      "Northtown University Hospitals NHS Foundation Trust\nInfliximab: changing to another brand\n\nYou have been taking Remicade. From April we will give you Remsima instead, which is made by Celltrion Healthcare UK Ltd and costs the NHS less. It is a biosimilar, which works in the same way. Your infusions go on at the same times in the same place. If you have any questions, call the gastroenterology nurses on the advice line. Our trust checks how everybody gets on, and your consultant will see you at your next appointment in clinic.";
    expect(checksIn(leaflet).filter((check) => check.startsWith("clause-05/"))).toEqual([]);
  });

  it("is a question where a pharmacy speaks of its service and names no medicine", () => {
    const service =
      "Repeat prescriptions without a trip\n\nFree delivery to your door. We remind you when your prescription is due, and our pharmacists send it by post. Register now, and tell us which surgery you go to; we arrange the rest with your doctor and let you know when the parcel leaves.";
    expect(checksIn(service)).not.toContain("clause-05/company-role");
  });
});

describe("a document that is almost certainly none of a company's", () => {
  const ARTICLE =
    "Management of hot flushes: focus on metiprant\n\nAbstract\nBackground: The trials of metiprant (Velorant®, Harrow Pharma Ltd) are reviewed. Methods: We searched two databases for randomised trials. Results: Velorant reduced flushes by 40% versus placebo (p<0.001) without the side effects of hormones. Conclusions: Velorant is an option for women with an intact uterus.\n\nKeywords: menopause; review\n\nDisclosure\nMedical writing was supported by Harrow Pharma Ltd, whose once daily Velorant (metiprant) was launched at a congress. The authors had honoraria and grants; in Phase III they treated fewer attacks with the superior dose.\ndoi: 10.1234/abcd.5678";

  it("is asked what it lacks and claims, and found at fault in nothing", () => {
    const read = gatherFacts(materialFromText(ARTICLE), { audience: "hcp", channel: "print", context: "" } as never);
    const facts = { ...read, document: { ...read.document, outside: false } };
    expect(
      checkClauses(facts)
        .flatMap(({ human }) => human.map(({ look }) => look))
        .join("\n"),
    ).toContain("If it is a company's");
    expect(checkClauses(facts).flatMap(({ findings }) => findings)).toEqual([]);
  });
});

describe("a document about something else", () => {
  it("is asked for no claims of a medicine where it names none", () => {
    const job =
      "Trainer (remote)\nWe are hiring. Join us at our booth.\nResponsibilities\nTeach customers to work faster.\nQualifications\nFive years of experience.\nA culture where everyone feels at home. Sponsored by Harrow Pharma Ltd at the congress 2026; honoraria are paid.";
    expect(checksIn(job).filter((check) => /clause-(?:06|07|11|14)/.test(check))).toEqual([]);
  });
});

describe("a text that names brands and is nobody's", () => {
  const SCHOOL =
    "Medicines in school\n\nParents fill in the form in the office before a child brings a medicine. A member of staff signs for each dose, and a second one watches. We keep Ventolin inhalers and EpiPen injectors in the classroom, in a box with the child's name and photograph on it, out of reach of other children. Tablets stay in the locked cupboard next to the first aid room. At the end of each term everything goes home. Trips have a box of their own, which the leader carries. Tell us when a prescription changes, so that the form is right. We cannot give a dose that is not on the form, and we ring you before we do anything else.";

  it("promotes none of them", () => {
    expect(checksIn(SCHOOL)).toEqual([]);
  });

  it("is an advertisement all the same where one sentence sells or praises", () => {
    const severities = (text: string) =>
      ofText(text).flatMap(({ clause, findings }) => (clause === 26 ? findings.map(({ severity }) => severity) : []));
    expect(severities(`${SCHOOL}\n\nOrder your Wegovy pens today from our pharmacy, free delivery.`)).toContain("HIGH");
    expect(severities(`${SCHOOL}\n\nWegovy helps you lose weight for good.`)).toContain("HIGH");
  });
});

describe("a paper of those who prescribe, teach, buy or judge", () => {
  const toProfessionals = (text: string) =>
    checkClauses(gatherFacts(materialFromText(text), { audience: "hcp", channel: "website" } as never)).flatMap(
      ({ findings }) => findings.map(({ check }) => check),
    );
  const PAPERS = [
    "Patient group direction for the supply of Levonelle 1500 by community pharmacists. Exclusions: severe liver disease. Dose: one tablet. Side effects: nausea. Expiry 31 March 2027. Signed: Director of Pharmacy.",
    "CPD for pharmacists: counselling on methotrexate (Maxtrex). Learning points: once weekly, on the same day; blood tests every two weeks at first; no trimethoprim. Quiz at the end.",
    "Ward guide for new doctors. Tinzaparin (Innohep) 4,500 units at 18.00 unless eGFR under 20. Tazocin 4.5 g three times daily for sepsis. Bleep 2210 for pharmacy.",
    "Tender notice: supply of adalimumab 40 mg pens to hospitals. Lots: originator (Humira) and biosimilars. Bids by 4 May at noon. Award on price 60, quality 40.",
  ];

  it.each(PAPERS)("owes no prescribing information where nobody who makes or sells shows: %s", (paper) => {
    expect(toProfessionals(paper)).toEqual([]);
  });

  it("owes it where a company shows", () => {
    expect(toProfessionals(`${PAPERS[2]} Text kindly supplied by Leo Pharma Ltd.`)).toContain("clause-12/pi-present");
  });

  it.each(PAPERS)("owes it where the medicine is praised: %s", (paper) => {
    const [name] = /Levonelle|Maxtrex|Innohep|Humira/.exec(paper) ?? [];
    expect(toProfessionals(`${paper} ${name} is the best choice for all patients.`)).toContain("clause-12/pi-present");
  });
});
