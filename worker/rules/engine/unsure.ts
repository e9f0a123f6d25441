import { isOutside } from "#schema/document.ts";
import { companyVoice } from "#worker/document/company-voice.ts";
import { readingOf } from "#worker/document/reading.ts";
import { speaksAsSeller } from "#worker/document/speakers.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isOnSale, isToBeAskedFor, sellsNear } from "#worker/text/voice/words-of-sale.ts";
import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { needsConfirmation } from "./classified.ts";
import { isGrave, statusOf, without } from "./outcomes.ts";

/* What a piece has to carry hangs on what it is. Where that could not be told, and nothing shows that a company speaks, what
 * is missing is a question for a person and no finding: a page of the health service owes nobody a job code. */

/** Below this the kind is a guess: see the table of sureness in `npm run eval -- --real`. */
const SURE = 0.44;
/** The role of a company that hides is missing all the same where the words are those of promotion. */
const NO_COMPANY_IN_IT = 4;

const NAME_OF_A_COMPANY =
  /\b(?:Ltd|Limited|plc|PLC|GmbH|Pharma(?!c(?:y|ies|ist)|copoeia)\p{L}*|Therapeutics|Biosciences?|Laborator(?:y|ies))\b/u;
const MARK = /[®™▼]/u;

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

/** From here on the kind is right in more than nine cases of ten. */
const ALMOST_SURE = 0.9;

/** An article, a guideline or the like by its form, which only its subject kept within the Code: nothing that a company puts on a piece
 * of its own is on it. Articles name companies and marks. */
const isAlmostOutside = oncePer(
  ({
    document: { kind, sure, outside },
    obligatory,
    prescribingInformation: { blocks, pointers },
    submission,
  }: Facts): boolean =>
    !outside &&
    kind !== "prescribing-information" &&
    isOutside(kind) &&
    sure >= ALMOST_SURE &&
    obligatory.identity.code === null &&
    obligatory.adverseEvents.span === null &&
    blocks.length + pointers.length === 0 &&
    submission.context === "",
);

/** Whether a finding that something is missing hangs on what the piece is, which nobody can tell from it: no medicine and no
 * company are in it, or it is a guess that it is a company's at all. */
function hangsOnKind(facts: Facts, { start, check }: RuleFinding): boolean {
  if (start !== null || !isAnybodys(facts) || showsCompany(facts)) return false;
  const isSilent = voice(facts) < NO_COMPANY_IN_IT;
  if (isSilent && facts.promotion.medicines.length === 0) return true;
  return isGuess(facts) && (isSilent || !check.startsWith("clause-05/"));
}

/** Whether the words at fault put a medicine on sale: no paper of others does, whatever form it has. */
function putsOnSale({ view: { text } }: Facts, { check, start, end }: RuleFinding): boolean {
  if (check !== "clause-26/promotion-to-public" || start === null) return false;
  const words = text.slice(start, end ?? start);
  return isOnSale(words) || isToBeAskedFor(words) || sellsNear(text)(start);
}

/** What is missing from a text that may be anybody's: a question, and no finding. */
const ifOfCompany = (issue: string) =>
  `What this is could not be told for sure, and nothing in it shows that a company made it. If it is a company's: ${issue}`;

/** The outcomes, with what is missing as questions where nothing shows that the piece is a company's and nothing that it says
 * is at fault; with everything but what puts a medicine on sale as questions where the piece is almost certainly one that the Code leaves alone. */
export function withoutGuesses(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const isAtFault = (one: RuleFinding) => one.start !== null && isGrave(one) && !needsConfirmation(one);
  const isOthers = isAlmostOutside(facts);
  if (!isOthers && outcomes.some(({ findings }) => findings.some(isAtFault))) return outcomes;
  return outcomes.map((outcome) => {
    const hanging = outcome.findings.filter((finding) =>
      isOthers ? !putsOnSale(facts, finding) : hangsOnKind(facts, finding),
    );
    if (hanging.length === 0) return outcome;
    const asked = hanging.map(({ requirement, issue }) => ({ requirement, look: ifOfCompany(issue) }));
    const rest = without(outcome, hanging, []);
    const human = [...rest.human, ...asked];
    return { ...rest, status: statusOf(rest.findings, human, true), human };
  });
}
