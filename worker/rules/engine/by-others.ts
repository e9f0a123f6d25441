import { type DocumentKind, isOutside } from "#schema/document.ts";
import { isOfBrand } from "#worker/document/medicine.ts";
import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { MARK, showsNobody, speaksForSomebody } from "#worker/document/nobodys.ts";
import { readingOf } from "#worker/document/reading.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isToldAgainst } from "#worker/text/voice/condemned.ts";
import { callsToIt, praisesIt } from "#worker/text/voice/urging.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hasAny, VIVID } from "../clause-26/wording.ts";
import { FEWEST_OF_REPORT, informsOfBrands, informsWithCare, promotesBrand } from "../facts/called-to.ts";
import { claimedMedicine } from "../facts/claimed-medicine.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
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
/** Whether the brand is written as its owner writes it. */
function isOwners(facts: Facts): boolean {
  const { companies, document, view } = facts;
  const marks = view.text.split(MARK).length - 1;
  return isOfBrand(facts.document.medicine) && marks > 0 && document.kind !== "patient-material"
    ? companies.length > 0 || marks >= OWNERS_MARKS
    : false;
}

/** What a few words tell of harms and of whom to ask weighs more than what the subject alone tells of the kind. */
const isWithCare = oncePer(({ view }: Facts): boolean => informsWithCare(readingOf(view)));

/** Whether a sentence that names the medicine, or the one behind it, tells vividly what it does: in a few words that is an advertisement,
 * whatever else is told. */
const isVivid = (facts: Facts): boolean => {
  const names = (one: Sentence | undefined) => one !== undefined && namesMedicine(facts.identity, one);
  const { sentences } = facts;
  return sentences.some((one) => (names(one) || names(sentences[one.index - 1])) && hasAny(VIVID, facts, one));
};

/** Whether a few words with a company's name call their readers to something, as its posts and posters do. */
const isShortCall = ({ companies, tokens, view }: Facts): boolean =>
  companies.length > 0 && tokens.length < FEWEST_OF_REPORT && CALLS_SHORTLY.some((asked) => asked(view.text));
const CALLS_SHORTLY = [
  callsToIt,
  (text: string) => /\bask your (?:doctor|GP|nurse|pharmacist) (?:today|now)\b/i.test(text),
];

/** Whether medicines that exist are named at some length, and nobody sells, praises or calls to them: the health service, the press, schools
 * and those who take them name brands as well. Of the real documents by others in which promotion was found nearly all were so. */
const isReport = oncePer((facts: Facts): boolean => {
  const { document, products, tokens, view } = facts;
  return (
    (tokens.length >= FEWEST_OF_REPORT || (informsOfBrands(readingOf(view)) && !isVivid(facts))) &&
    isKnownMedicine(document.medicine?.name ?? "") &&
    products.every(({ name, generic }) => generic === null || isKnownMedicine(name)) &&
    (isWithCare(facts) ||
      (document.author !== "seller" && !(document.kind === "promotion-public" && document.sure >= SURE_OF_SALE))) &&
    facts.submission.context === "" &&
    !isOwners(facts) &&
    !isShortCall(facts) &&
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
const isByOthers = (facts: Facts): boolean => {
  const { kind, sure } = facts.document;
  return (
    OF_ANYBODY.has(kind) ||
    kind === "internal-briefing" ||
    isOutside(kind) ||
    // Whoever sends a release to the press says who it is.
    (kind === "press-release" && facts.companies.length === 0) ||
    (kind === "promotion-public" && (sure < SURE_OF_SALE || isWithCare(facts)))
  );
};

/** Papers in which whoever offers something makes that offer. */
const OFFERS = new Set<DocumentKind>(["promotion-hcp", "meeting-paper"]);
/** What is offered to those who prescribe, a journey or a payment, is somebody's offer, whoever it is. */
const isOffer = (facts: Facts, { check, severity, start }: RuleFinding): boolean =>
  /^clause-(?:10|19)\//.test(check) &&
  severity === "HIGH" &&
  start !== null &&
  OFFERS.has(facts.document.kind) &&
  ["hcp", "payers"].includes(facts.submission.audience);

/** Whether nothing in the text, and nothing that was said of it, is what only companies put on their pieces. */
const isUnmarked = ({ obligatory, prescribingInformation: { blocks }, submission, view }: Facts): boolean =>
  submission.context === "" && blocks.length === 0 && obligatory.identity.code === null && !standsIn(MARK, view.text);

/** Whether the text is news of a wrong, in which nobody takes the side of what was sold. */
const isNewsOfWrong = oncePer((facts: Facts): boolean => isUnmarked(facts) && isToldAgainst(facts.view.text));

/** Whether a sentence praises the medicine that it names. */
const praises = oncePer((facts: Facts): boolean =>
  facts.sentences.some((one) => namesMedicine(facts.identity, one) && praisesIt(wordsOf(facts, one))),
);

/** Papers of those who prescribe, teach, buy or judge, by what they are called and what only they write. One sign alone is anybody's. */
const OF_PRACTICE = [
  /\b(?:patient group direction|PGD|protocol|policy|pathway|shared care|(?:ward|crib|quick) (?:guide|sheet)|network|formulary)\b/i,
  /\b(?:inclusion|exclusion|include|exclude)s?\s?:|\b(?:authorised|approved|agreed|ratified|written|signed)(?: by\b|:)/i,
  /\b(?:review(?:ed)?|expir(?:y|es)|valid until|agreed|version)\b[^.\n]{0,30}\b20\d\d\b/i,
  /\b(?:bleep|SystmOne|EMIS|on[- ]call|F1s?|registrar|ring us|refer to|walk-in|ward sister|record (?:the )?batch)\b/,
  /\b(?:ICB|NHS|APC|[Hh]ealth [Bb]oard|(?:[Mm]edical [Dd]irector|[Dd]irector of [Pp]harmacy)|[Pp]rescribing [Cc]ommittee)\b/,
  /\b(?:CPD|MCQs?|[Mm]odule|[Pp]ostgraduate|[Cc]ase report)\b/,
  /\b(?:[Ll]earning (?:points?|outcomes?)|[Qq]uiz|by the end you will|[Cc]onsent to publish)\b/,
  /(?:^|[.?] )[A-D]\. [^.]{2,60}\. [B-E]\. |\breferences are at the back\b|\bwhat would you do\b/,
  /\b(?:tender|bids?|lots? \d|lots:|contract award|framework|standstill|debrief|estimated value)\b/i,
  /\b(?:opinion|letters? to the editor|columnist|column|no conflicts? of interest|BMJ|dear editor)\b|^Sir,/i,
  /\b(?:minutes|item \d|next meeting|apologies|declared (?:a fee|an interest)|left the room)\b/i,
  /\b(?:hold|stop|unless|do not|don't|won't) (?:\p{L}+ ){0,2}(?:prescribe|swap|start|if|for|when|eGFR|\p{Lu}\p{Ll}{3,})/u,
];
const FEWEST_OF_PRACTICE = 2;

/** Whether a text to professionals is a paper of their practice, teaching or trade that nobody who makes or sells shows in, and that speaks
 * for no medicine: prescribing information is owed by whoever promotes. */
const isPaperOfPractice = oncePer((facts: Facts): boolean => {
  const { companies, document, lines, view } = facts;
  return (
    companies.length === 0 &&
    isKnownMedicine(document.medicine?.name ?? "") &&
    isUnmarked(facts) &&
    !speaksForSomebody(view.text) &&
    !promotesBrand(readingOf(view)) &&
    !praises(facts) &&
    claimedMedicine(view.text, lines) === null &&
    OF_PRACTICE.filter((sign) => sign.test(view.text)).length >= FEWEST_OF_PRACTICE
  );
});

/** Whether the text reports of medicines, praises nothing, and nobody who makes or sells them shows in it. */
const isReportOfNobody = (facts: Facts): boolean =>
  isReport(facts) && !praises(facts) && isUnmarked(facts) && facts.companies.length === 0;

/** What only a company's piece owes. */
const isOwedByCompany = ({ check, start }: RuleFinding): boolean => start === null || /^clause-(?:01|12)\//.test(check);

/** Whether a finding hangs on a company that nothing shows. */
export function hangsOnCompany(facts: Facts, finding: RuleFinding): boolean {
  if ((finding.check === REVIEWER_NOTES && finding.start !== null) || isOffer(facts, finding)) return false;
  if (isNewsOfWrong(facts)) return true;
  if (isOwedByCompany(finding) && (isPaperOfPractice(facts) || isReportOfNobody(facts))) return true;
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
