import { type DocumentKind, isOutside } from "#schema/document.ts";
import { companyVoice } from "#worker/document/company-voice.ts";
import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { MARK, NAME_OF_A_COMPANY, speaksForSomebody } from "#worker/document/nobodys.ts";
import { readingOf } from "#worker/document/reading.ts";
import { speaksAsSeller } from "#worker/document/speakers.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { viewOffset } from "#worker/text/view.ts";
import { isOnSale, isToBeAskedFor, sellsNear } from "#worker/text/voice/words-of-sale.ts";
import { promotesBrand } from "../facts/called-to.ts";
import { claimedMedicine } from "../facts/claimed-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { needsConfirmation } from "./classified.ts";
import { isGrave, REVIEWER_NOTES, statusOf, without } from "./outcomes.ts";

/* What a piece has to carry hangs on what it is. Where that could not be told, and nothing shows that a company speaks, what
 * is missing is a question for a person and no finding: a page of the health service owes nobody a job code. */

/** Below this the kind is a guess: see the table of sureness in `npm run eval -- --real`. */
const SURE = 0.44;
/** The role of a company that hides is missing all the same where the words are those of promotion. */
const NO_COMPANY_IN_IT = 4;

/** Whether anything in the piece shows that a company made it: its imprint, a mark, prescribing information, a reference. */
const showsCompany = oncePer((facts: Facts): boolean => {
  const { blocks, pointers } = facts.prescribingInformation;
  return (
    standsIn(MARK, facts.view.text) ||
    standsIn(NAME_OF_A_COMPANY, facts.view.text) ||
    facts.obligatory.identity.code !== null ||
    blocks.length > 0 ||
    pointers.length > 0 ||
    facts.submission.context !== "" ||
    facts.role.statements.length > 0
  );
});

const voice = oncePer(({ view }: Facts): number => companyVoice(readingOf(view)));

/** Whether the kind could not be told, or is one that the Code leaves alone and that was not certain enough to be left. */
const isGuess = ({ document }: Facts): boolean =>
  !document.outside && (document.sure < SURE || isOutside(document.kind));

/** Kinds that charities, surgeries and the press write as companies do; promotion of a medicine and disease awareness owe what
 * they owe. A pharmacy that names no medicine speaks of its service, and a text
 * without any sign was put among promotion by the choice of readers alone. */
const isAnybodys = ({ document: { kind, medicine, signs }, products, view }: Facts): boolean => {
  if (kind === "promotion-public") {
    const namesNone = medicine === null && products.length === 0;
    return namesNone && (signs.length === 0 || speaksAsSeller({ lower: view.text.toLowerCase() }));
  }
  return kind !== "prescribing-information" && (kind === "patient-material" || kind === "corporate" || isOutside(kind));
};

/** From here on the kind is right in about nine cases of ten. */
const ALMOST_SURE = 0.75;
/** Kinds in whose clothes companies' pieces come. */
const BORROWED = new Set<DocumentKind>(["prescribing-information", "charity", "job-advertisement"]);

/** An article, a guideline or the like by its form, which only its subject kept within the Code: nothing that a company puts on a piece
 * of its own is on it. Articles and guidelines name companies and marks, and carry numbers and dates of their own. */
const isAlmostOutside = oncePer(
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
/** The text is about a brand, not a substance. */
const isOfBrand = ({ document: { medicine } }: Facts): boolean => /^\p{Lu}/u.test(medicine?.name ?? "");

/** Fewer words may be a company's and not show it. */
const FEWEST_WORDS = 60;

/** Whether nothing at all in the piece is a company's or a seller's: none is named, nothing is dated and coded, marked or offered, and
 * nobody said whose it is. Of 3,500 labelled pieces with a fault five are so, of real documents by others a third. */
const isNobodys = oncePer((facts: Facts): boolean => {
  const { companies, document, lines, obligatory, prescribingInformation, submission, tokens, view } = facts;
  return (
    tokens.length >= FEWEST_WORDS &&
    companies.length === 0 &&
    submission.context === "" &&
    (obligatory.identity.code === null || obligatory.identity.drawnUp === null) &&
    prescribingInformation.blocks.length === 0 &&
    document.author !== "seller" &&
    !(standsIn(MARK, view.text) && isOfBrand(facts)) &&
    !speaksForSomebody(view.text) &&
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
/** In fewer words nobody reports: they are a post or an advertisement. */
const FEWEST_OF_REPORT = 100;

/** Whether the brand is written as its owner writes it. */
function isOwners(facts: Facts): boolean {
  const { companies, document, view } = facts;
  const marks = view.text.split(MARK).length - 1;
  return isOfBrand(facts) && marks > 0 && document.kind !== "patient-material"
    ? companies.length > 0 || marks >= OWNERS_MARKS
    : false;
}

/** Whether medicines that exist are named at some length, and nobody sells, praises or calls to them: the health service, the press, schools
 * and those who take them name brands as well. Of the real documents by others in which promotion was found nearly all were so. */
const isReport = oncePer((facts: Facts): boolean => {
  const { document, tokens, view } = facts;
  return (
    tokens.length >= FEWEST_OF_REPORT &&
    isKnownMedicine(document.medicine?.name ?? "") &&
    document.author !== "seller" &&
    !(document.kind === "promotion-public" && document.sure >= SURE_OF_SALE) &&
    facts.submission.context === "" &&
    !isOwners(facts) &&
    !speaksForSomebody(view.text) &&
    !promotesBrand(readingOf(view))
  );
});

/** Whether the words of a finding report: nobody reports of a brand that no list knows. */
const isReported = (facts: Facts, { check, quote }: RuleFinding): boolean =>
  PROMOTES.has(check) &&
  isReport(facts) &&
  !facts.identity.named.some(({ name }) => !isKnownMedicine(name) && (quote ?? "").includes(name));

/** Whether a medicine that is on prescription is named. */
const namesPrescription = oncePer(({ view }: Facts): boolean =>
  readingOf(view).names.medicines.some(({ entry }) => entry.isPrescription),
);

const isByOthers = ({ document: { kind } }: Facts): boolean =>
  OF_ANYBODY.has(kind) || kind === "internal-briefing" || isOutside(kind);

/** Whether a finding hangs on a company that nothing shows. */
function hangsOnCompany(facts: Facts, finding: RuleFinding): boolean {
  if (finding.check === REVIEWER_NOTES && finding.start !== null) return false;
  if (isReported(facts, finding)) return isByOthers(facts) || !namesPrescription(facts);
  if (!isNobodys(facts) || (isOfBrand(facts) && PROMOTES.has(finding.check))) return false;
  return (
    isByOthers(facts) || (facts.document.kind !== "promotion-hcp" && (finding.start === null || !isOfBrand(facts)))
  );
}

const WHOEVER =
  "Nothing in the text sells or praises the medicine, and nothing shows who speaks. From a company or a seller it is an advertisement to the public; have a person judge whose it is.";

/** The finding, less grave where nobody knows who tells of the brand: a report of the press reads like that too. */
const unlessReported = (facts: Facts, finding: RuleFinding): RuleFinding =>
  finding.severity === "HIGH" && isReported(facts, finding)
    ? { ...finding, severity: "MEDIUM", issue: `${finding.issue} ${WHOEVER}` }
    : finding;

/** Whether a finding that something is missing hangs on what the piece is, which nobody can tell from it: no medicine and no
 * company are in it, or it is a guess that it is a company's at all. */
function hangsOnKind(facts: Facts, { start, check }: RuleFinding): boolean {
  if (start !== null || !isAnybodys(facts) || showsCompany(facts)) return false;
  const isSilent = voice(facts) < NO_COMPANY_IN_IT;
  if (isSilent && facts.promotion.medicines.length === 0) return true;
  return isGuess(facts) && (isSilent || !check.startsWith("clause-05/"));
}

/** Whether a document, in which nothing was found, may be told as one that the Code leaves alone: it is almost certainly another's, or nothing
 * in it is a company's and it is most like a kind of others. */
export const readsAsOthers = (facts: Facts): boolean =>
  isAlmostOutside(facts) || (facts.reviewerNotes.length === 0 && isNobodys(facts) && isOutside(facts.document.kind));

const TO_THE_PUBLIC = /^clause-26\//;
/** Whether the words at fault put a medicine on sale: no paper of others does, whatever form it has. */
function putsOnSale({ view }: Facts, { check, start, quote }: RuleFinding): boolean {
  if (!TO_THE_PUBLIC.test(check) || start === null || quote === null) return false;
  return isOnSale(quote) || isToBeAskedFor(quote) || sellsNear(view.text)(viewOffset(view, start));
}

/** What is missing from a text that may be anybody's: a question, and no finding. */
const ifOfCompany = (issue: string) =>
  `What this is could not be told for sure, and nothing in it shows that a company made it. If it is a company's: ${issue}`;

/** The outcomes, with what hangs on a company as questions where nothing shows one; with what is missing as questions where it could
 * not be told whose the piece is and nothing that it says is at fault; and with everything but what puts a medicine on sale as questions
 * where the piece is almost certainly one that the Code leaves alone. */
export function withoutGuesses(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const isAtFault = (one: RuleFinding) => one.start !== null && isGrave(one) && !needsConfirmation(one);
  const isOthers = isAlmostOutside(facts);
  const leaves = (hangs: (finding: RuleFinding) => boolean) => (outcome: ClauseOutcome) => asQuestions(outcome, hangs);
  const shown = (isOthers ? outcomes : outcomes.map(leaves((finding) => hangsOnCompany(facts, finding)))).map(
    (outcome) => ({ ...outcome, findings: outcome.findings.map((finding) => unlessReported(facts, finding)) }),
  );
  if (!isOthers && shown.some(({ findings }) => findings.some(isAtFault))) return shown;
  return shown.map(leaves((finding) => (isOthers ? !putsOnSale(facts, finding) : hangsOnKind(facts, finding))));
}

/** The outcome with those of its findings as questions that hang on what the piece is. */
function asQuestions(outcome: ClauseOutcome, hangs: (finding: RuleFinding) => boolean): ClauseOutcome {
  const hanging = outcome.findings.filter(hangs);
  if (hanging.length === 0) return outcome;
  const asked = hanging.map(({ requirement, issue }) => ({ requirement, look: ifOfCompany(issue) }));
  const rest = without(outcome, hanging, []);
  const human = [...rest.human, ...asked];
  return { ...rest, status: statusOf(rest.findings, human, true), human };
}
