import { isOutside } from "#schema/document.ts";
import { companyVoice } from "#worker/document/company-voice.ts";
import { MARK, NAME_OF_A_COMPANY } from "#worker/document/nobodys.ts";
import { readingOf } from "#worker/document/reading.ts";
import { speaksAsSeller } from "#worker/document/speakers.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { viewOffset } from "#worker/text/view.ts";
import { isOnSale, isToBeAskedFor, sellsNear } from "#worker/text/voice/words-of-sale.ts";
import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { hangsOnCompany, isAlmostOutside, isReported } from "./by-others.ts";
import { needsConfirmation } from "./classified.ts";
import { isGrave, statusOf, without } from "./outcomes.ts";

/* What a piece has to carry hangs on what it is. Where that could not be told, and nothing shows that a company speaks, what
 * is missing is a question for a person and no finding: a page of the health service owes nobody a job code. */

/** Below this the kind is a guess: see the table of sureness in `npm run eval -- --real`. */
const SURE = 0.44;
/** The role of a company that hides is missing all the same where the words are those of promotion. */
const NO_COMPANY_IN_IT = 4;

/** Whether the piece carries what only a company's does: an imprint, prescribing information, what the company's part was. */
const showsImprint = oncePer((facts: Facts): boolean => {
  const { blocks, pointers } = facts.prescribingInformation;
  return (
    facts.obligatory.identity.code !== null ||
    blocks.length > 0 ||
    pointers.length > 0 ||
    facts.submission.context !== "" ||
    facts.role.statements.length > 0
  );
});

/** Whether anything in the piece shows that a company made it: its imprint, a mark, the name of one. */
const showsCompany = oncePer(
  (facts: Facts): boolean =>
    standsIn(MARK, facts.view.text) || standsIn(NAME_OF_A_COMPANY, facts.view.text) || showsImprint(facts),
);

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
  // Who is no company names companies and their marks as well, and prints no company's imprint.
  const isShown = isOutside(facts.document.kind) ? showsImprint(facts) : showsCompany(facts);
  if (start !== null || !isAnybodys(facts) || isShown) return false;
  const isSilent = voice(facts) < NO_COMPANY_IN_IT;
  if (isSilent && facts.promotion.medicines.length === 0) return true;
  return isGuess(facts) && (isSilent || !check.startsWith("clause-05/"));
}

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
