import { type DocumentKind, isOutside } from "#schema/document.ts";
import { isOfBrand } from "#worker/document/medicine.ts";
import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { MARK, showsNobody, speaksForSomebody } from "#worker/document/nobodys.ts";
import { readingOf } from "#worker/document/reading.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { informsOfBrands, promotesBrand } from "../facts/called-to.ts";
import { claimedMedicine } from "../facts/claimed-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { RuleFinding } from "../types.ts";
import { REVIEWER_NOTES } from "./outcomes.ts";

/* Whose a text is: almost certainly another's, nobody's as far as it shows, or a report of medicines by whoever it is. What is found in
 * it then hangs on a company that nothing shows. */

/** From here on the kind is right in about nine cases of ten. */
const ALMOST_SURE = 0.75;
/** Kinds in whose clothes companies' pieces come. */
const BORROWED = new Set<DocumentKind>(["prescribing-information", "charity", "job-advertisement"]);

/** An article, a guideline or the like by its form, which only its subject kept within the Code: nothing that a company puts on a piece
 * of its own is on it. Articles and guidelines name companies and marks, and carry numbers and dates of their own. */
export const isAlmostOutside = oncePer(
  ({
    document: { kind, sure, outside },
    obligatory,
    prescribingInformation: { blocks },
    reviewerNotes,
    submission,
  }: Facts): boolean =>
    !outside &&
    reviewerNotes.length === 0 &&
    !BORROWED.has(kind) &&
    isOutside(kind) &&
    sure >= ALMOST_SURE &&
    obligatory.adverseEvents.span === null &&
    blocks.length === 0 &&
    submission.context === "",
);

/** Kinds that anybody writes as companies do. */
const OF_ANYBODY = new Set<DocumentKind>(["disease-awareness", "patient-material", "corporate", "meeting-paper"]);

/** Whether a piece is nobody's by its facts, which makes questions of findings and may leave it outside the Code where there are none. It may
 * be about a brand; but besides what the words show, with the companies that only the facts know, nothing is dated and coded, no seller
 * speaks, no medicine is claimed to be better, and nobody said whose it is. Of 3,500 labelled pieces with a fault five are so, of real
 * documents by others a third. */
const isNobodysByFacts = oncePer((facts: Facts): boolean => {
  const { companies, document, lines, obligatory, prescribingInformation, submission, tokens, view } = facts;
  return (
    showsNobody({ words: tokens.length, companies, medicine: document.medicine, text: view.text }) &&
    submission.context === "" &&
    (obligatory.identity.code === null || obligatory.identity.drawnUp === null) &&
    prescribingInformation.blocks.length === 0 &&
    document.author !== "seller" &&
    claimedMedicine(view.text, lines) === null
  );
});

/** What a text that is nobody's may be asked of all the same: who speaks for a brand promotes it, whoever it is, and who steers the checker
 * has a reason. */
const PROMOTES = new Set(["clause-26/promotion-to-public", "clause-26/asked-for-by-name", "clause-26/unfounded-hope"]);

/** From here on a page that sells to the public is told by more than its subject. */
const SURE_OF_SALE = 0.6;
/** A brand that is marked this often is its owner's. */
const OWNERS_MARKS = 2;
/** In fewer words a name of which nothing is told is a post or an advertisement. */
const FEWEST_OF_REPORT = 100;

/** Whether the brand is written as its owner writes it. */
function isOwners(facts: Facts): boolean {
  const { companies, document, view } = facts;
  const marks = view.text.split(MARK).length - 1;
  return isOfBrand(facts.document.medicine) && marks > 0 && document.kind !== "patient-material"
    ? companies.length > 0 || marks >= OWNERS_MARKS
    : false;
}

/** Whether medicines that exist are named at some length, and nobody sells, praises or calls to them: the health service, the press, schools
 * and those who take them name brands as well. Of the real documents by others in which promotion was found nearly all were so. */
const isReport = oncePer((facts: Facts): boolean => {
  const { document, products, tokens, view } = facts;
  return (
    (tokens.length >= FEWEST_OF_REPORT || informsOfBrands(readingOf(view))) &&
    isKnownMedicine(document.medicine?.name ?? "") &&
    products.every(({ name, generic }) => generic === null || isKnownMedicine(name)) &&
    document.author !== "seller" &&
    !(document.kind === "promotion-public" && document.sure >= SURE_OF_SALE) &&
    facts.submission.context === "" &&
    !isOwners(facts) &&
    !speaksForSomebody(view.text) &&
    !promotesBrand(readingOf(view))
  );
});

/** Whether the words of a finding report: nobody reports of a brand that no list knows. */
export const isReported = (facts: Facts, { check, quote }: RuleFinding): boolean =>
  PROMOTES.has(check) &&
  isReport(facts) &&
  !facts.identity.named.some(({ name }) => !isKnownMedicine(name) && (quote ?? "").includes(name));

/** Whether a medicine that is on prescription is named. */
const namesPrescription = oncePer(({ view }: Facts): boolean =>
  readingOf(view).names.medicines.some(({ entry }) => entry.isPrescription),
);

/** Whether the kind is one that others write as well, or nothing but the chosen readers tells it. */
const isByOthers = ({ document: { kind, sure } }: Facts): boolean =>
  OF_ANYBODY.has(kind) ||
  kind === "internal-briefing" ||
  isOutside(kind) ||
  (kind === "promotion-public" && sure < SURE_OF_SALE);

/** Papers in which whoever offers something makes that offer. */
const OFFERS = new Set<DocumentKind>(["promotion-hcp", "meeting-paper"]);
/** What is offered to those who prescribe, a journey or a payment, is somebody's offer, whoever it is. */
const isOffer = (facts: Facts, { check, severity, start }: RuleFinding): boolean =>
  /^clause-(?:10|19)\//.test(check) &&
  severity === "HIGH" &&
  start !== null &&
  OFFERS.has(facts.document.kind) &&
  ["hcp", "payers"].includes(facts.submission.audience);

/** Whether a finding hangs on a company that nothing shows. */
export function hangsOnCompany(facts: Facts, finding: RuleFinding): boolean {
  if ((finding.check === REVIEWER_NOTES && finding.start !== null) || isOffer(facts, finding)) return false;
  if (isReported(facts, finding)) return isByOthers(facts) || !namesPrescription(facts);
  if (!isNobodysByFacts(facts) || (isOfBrand(facts.document.medicine) && PROMOTES.has(finding.check))) return false;
  return (
    isByOthers(facts) ||
    (facts.document.kind !== "promotion-hcp" && (finding.start === null || !isOfBrand(facts.document.medicine)))
  );
}

/** Whether a document, in which nothing was found, may be told as one that the Code leaves alone: it is almost certainly another's, or nothing
 * in it is a company's and it is most like a kind of others. */
export const readsAsOthers = (facts: Facts): boolean =>
  isAlmostOutside(facts) ||
  (facts.reviewerNotes.length === 0 && isNobodysByFacts(facts) && isOutside(facts.document.kind));
