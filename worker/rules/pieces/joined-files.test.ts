import { expect, test } from "vitest";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { allSets, fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { belowItsWorst, joinedFiles } from "#worker/test/joined-files.ts";
import { materialFromText } from "#worker/test/material.ts";
import { byRules } from "#worker/test/reviewed.ts";

/** Of the 500 files that the long tests draw every fifth is tried, as all of them take too long beside the rest. */
const ONE_IN = 5;

/** A few of few pieces each, or, where the long tests are asked for, 100 of two to twenty pieces of all sets. */
const FILES = process.env.TEST_ALL
  ? joinedFiles(
      allSets().flatMap(({ pieces }) => pieces),
      500,
      20261128,
    ).filter((_, at) => at % ONE_IN === 0)
  : joinedFiles(loadLabels("holdout-2026-11-22-e"), 12, 11).filter(({ parts }) => parts.length <= 3);

test("a file of several pieces is at least as grave as the gravest of them by itself", () => {
  expect(FILES.length).toBeGreaterThan(5);
  expect(FILES.flatMap((file) => belowItsWorst(file) ?? [])).toEqual([]);
}, 3_600_000);

/* Files that once were less grave than a part: without an imprint between the parts, behind a form feed, a letter under a note. */
test.each([
  ["20b-061", "18b-024", "\n\n"],
  ["bd042", "bf022", "\n\n"],
  ["20e-061", "18e-033c", "\f"],
  ["24c-029", "21c-037", "\f"],
  ["20b-024c", "20d-066", "\f"],
  ["30a-004", "26c-016", "\n\n\n"],
  ["dc037", "bg037", "\f"],
])("%s and %s in one file excuse each other of nothing", (first, second, between) => {
  const byId = new Map(allSets().flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
  const drawn = [first, second].flatMap((id) => byId.get(id) ?? []);
  expect(drawn).toHaveLength(2);
  const parts = drawn.map(({ text }) => text.trim());
  const lowered = drawn.map((piece) =>
    belowItsWorst({ name: piece.id, text: `${parts.join(between)}\n`, parts, fields: fieldsOf(piece) }),
  );
  expect(lowered).toEqual([null, null]);
});

/* Words of other papers before, behind or around a faulty piece. */
const PROTOCOL = `Clinical study protocol, final, 9 June 2025
EudraCT 2025-001877-31   Sponsor: University of Aarhus
Primary endpoint: overall survival. Inclusion criteria: adults who give informed consent. Exclusion criteria: pregnancy.
The protocol was approved by the ethics committee. Chief investigator: Professor L. Holm.`;
const LICENCE = `SUMMARY OF PRODUCT CHARACTERISTICS
1. NAME OF THE MEDICINAL PRODUCT
2. QUALITATIVE AND QUANTITATIVE COMPOSITION
3. PHARMACEUTICAL FORM
4.1 Therapeutic indications
4.2 Posology and method of administration`;
const GUIDELINE = `NICE guideline [NG28] Published: 2 December 2015 Last updated: 29 June 2022
Your responsibility: The recommendations in this guideline represent the view of NICE, arrived at after careful consideration of the evidence available.
1.1 Offer structured education.
1.2 Consider a review.`;
const LEAFLET = `Package leaflet: Information for the patient
Read all of this leaflet carefully before you start taking this medicine.
1. What it is and what it is used for
2. What you need to know before you take it
3. How to take it
4. Possible side effects
5. How to store it
6. Contents of the pack and other information`;
const RULING = `CASE AUTH/3901/5/24
The complainant alleged a breach of Clauses 6.1 and 26.1. The Panel ruled no breach of Clause 6.1. The Appeal Board upheld the ruling.
Complaint received 9 May 2024. Case completed 2 December 2024.`;
const VACANCY = `Vacancy: pharmacist, permanent, full-time
Salary: £44,000 with pension. Closing date: 4 July 2025. Interviews: 18 July 2025
You will join a team of nine. Essential: a degree in pharmacy and two years' experience. To apply, send your CV.`;
const ARTICLE = `Journal of Ambulatory Medicine 2025; 14: 211–219
Original article
Abstract
Background: little is known. Methods: we reviewed 412 records from nine hospitals. Results: see below. Conclusions: prospective studies are needed.
Keywords: cohort; practice`;

const PAPERS: [string, string, string][] = [
  ["a protocol before", PROTOCOL, ""],
  ["the head of an SmPC before", LICENCE, ""],
  ["a guideline before", GUIDELINE, ""],
  ["a guideline behind", "", GUIDELINE],
  ["a leaflet before", LEAFLET, ""],
  ["a ruling before", RULING, ""],
  ["a ruling behind", "", RULING],
  ["a vacancy before", VACANCY, ""],
  ["an article before", ARTICLE, ""],
  ["an article and its end around", ARTICLE, "Competing interests: none declared. Ethics approval: not required."],
];

test.each(PAPERS)("a faulty piece with %s is at least as grave as without", (name, before, behind) => {
  const pieces = loadLabels().filter(({ id }) => ["d001", "d050", "d061", "d070"].includes(id));
  expect(pieces).toHaveLength(4);
  const lowered = pieces.map((piece) => {
    const text = [before, piece.text.trim(), behind].filter((part) => part !== "").join("\n\n");
    return belowItsWorst({ name: `${piece.id}, ${name}`, text, parts: [piece.text], fields: fieldsOf(piece) });
  });
  expect(lowered).toEqual([null, null, null, null]);
});

const OFF_LICENCE = "Exampla works in children too, though it is not licensed for them. Start today.";
test.each([
  "The complainant alleged a breach of Clause 7.2. The Panel ruled no breach.",
  "NICE guideline [NG28]",
  "Medicines and Healthcare products Regulatory Agency. Public assessment report.",
  "SUMMARY OF PRODUCT CHARACTERISTICS\n1. NAME OF THE MEDICINAL PRODUCT\nExampla 0.25 mg\n4.1 Therapeutic indications\nWeight management\n4.8 Undesirable effects\nNausea\n10. DATE OF REVISION OF THE TEXT",
])("two lines that urge use outside the licence are no other paper for what stands beside them: %s", (paper) => {
  const fields = fieldsOf({ ...(loadLabels()[0] as Labelled), audience: "hcp", channel: "print", context: null });
  for (const text of [`${paper}\n\n${OFF_LICENCE}`, `${OFF_LICENCE}\n\n${paper}`])
    expect(belowItsWorst({ name: paper, text, parts: [OFF_LICENCE], fields })).toBeNull();
});

test("a piece within another paper is told in the notices, and the file is told as the piece", () => {
  const leavepiece = loadLabels().find(({ id }) => id === "d061") as Labelled;
  const { result } = byRules(materialFromText(`${LEAFLET}\n\n${leavepiece.text}`), fieldsOf(leavepiece));
  expect([result.riskLevel, result.document?.kind]).toEqual(["HIGH", "promotion-hcp"]);
  expect(result.engine.notices.join(" ")).toContain("among the words of another kind of paper");
});

/* Papers that are what they seem are left whole: each names its medicine from end to end, or carries its own imprint. */
test("exempt papers that the sets hold are cut into no pieces that are at fault", () => {
  const papers = loadLabels("compliant").filter(({ id }) => ["p002", "p024"].includes(id));
  expect(papers).toHaveLength(2);
  for (const paper of papers)
    expect(byRules(materialFromText(paper.text), fieldsOf(paper)).result.riskLevel).toBe("NO_RISK");
});
