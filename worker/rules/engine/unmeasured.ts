import { isOfFixedForm, readsAsPaper } from "#worker/document/scope.ts";
import { viewOffset } from "#worker/text/view.ts";
import { praises, sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import { claimedIn } from "../facts/claimed-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { FACTS, isOfLeaflet, OUTRIGHT, REVIEWER_NOTES, without } from "./outcomes.ts";

/* The rules were measured on invented pieces. In real documents, written otherwise, what a check of single words finds is mostly wrong:
 * of some 90 such findings on 190 documents, judged before they were read, hardly one was right outside the checks named here. What is
 * found where the text is unlike all that was measured is therefore a question to a person, or a small matter. */

/** Checks whose faults were mostly right in real documents too. */
const PROVEN: ReadonlySet<string> = new Set([
  "clause-26/promotion-to-public",
  "clause-26/asked-for-by-name",
  "clause-26/for-whom",
  "clause-26/one-sided",
  "clause-26/unfounded-hope",
]);

/** What the licence says is told from its words, which real prescribing information puts otherwise. */
const FROM_LICENCE = "clause-06/label-contradicted";

/** What is missing from a part, or is carried by the file and not by its text: of real documents nearly all had it elsewhere. */
const OFTEN_ELSEWHERE: ReadonlySet<string> = new Set([
  "clause-01/audience-declared",
  "clause-05/company-role",
  "clause-08/identifier",
  "clause-08/gaps",
  "clause-17/spc",
  "clause-31/in-time",
]);

/** What a company's part in a piece was. Its own pages about itself leave no doubt of that. */
const ON_ITS_PART: ReadonlySet<string> = new Set(["clause-05/company-role", "clause-05/role-unclear"]);
const isOwnPage = ({ document: { kind } }: Facts): boolean => kind === "corporate";

/** Faults that consist in what is nowhere said: the harm beside the benefit. */
const ONLY_BENEFIT: ReadonlySet<string> = new Set(["clause-26/one-sided", "clause-06/efficacy-without-safety"]);
/** Clauses whose medium faults keep their weight in any text: promotion before a licence, superlatives, promotion to the public. */
const WEIGHED_ANYWHERE: ReadonlySet<number> = new Set([3, 14, 26]);

/** A statement of which a part is missing is told at its words, and is no claim: whether the part is there hangs on no likeness. */
const PARTS_OF_STATEMENT = "clause-12/ae-statement";

/** The items that promotion owes, and papers of others do not. */
const OWED_BY_PROMOTION = 12;

/** What a meeting offers stands in lists and programmes, which are like no text; hardly anybody else speaks of it. */
const MEETINGS = 10;

/** Whether a fault in words is one that holds in a paper of others too: false of any medicine, praise beyond all measure, or what proved right. */
const holdsInPapers = ({ check, quote }: RuleFinding): boolean =>
  PROVEN.has(check) ||
  OUTRIGHT.includes(check) ||
  check === REVIEWER_NOTES ||
  [sellsOutright, praises, claimedIn].some((asked) => asked(quote ?? ""));

/** Whether a fault in words is one that holds in any text, or is a fact about it: figures that contradict each other stand in papers, too,
 * which report of several studies. */
const holdsAnywhere = (finding: RuleFinding): boolean =>
  holdsInPapers(finding) || (FACTS.has(finding.check) && finding.check !== FROM_LICENCE);

/** So many of a clause are put to a person. */
const MOST_ASKED = 1;

/** The outcome for a text that is, as a whole, unlike any that was measured, or reads as a paper the Code leaves alone: what is missing,
 * the harm beside the benefit included, and medium faults are small matters, in such a paper those that are doubted, too. */
function withSmallMatters(outcome: ClauseOutcome, isPaper: boolean): ClauseOutcome {
  const isSmall = ({ check, start, severity, isDoubted }: RuleFinding) =>
    check !== REVIEWER_NOTES &&
    (start === null ||
      ONLY_BENEFIT.has(check) ||
      (severity === "MEDIUM" && (isPaper || !isDoubted) && !WEIGHED_ANYWHERE.has(outcome.clause)));
  const findings = outcome.findings.map((one) => (isSmall(one) ? { ...one, severity: "LOW" as const } : one));
  return { ...outcome, findings };
}

/** Whether a text, as a whole and at a place of its view, is like those that the rules were measured on. */
export interface Likeness {
  whole: boolean;
  at: (place: number) => boolean;
}

/** As much as this of what promotion in the United Kingdom carries shows that the rest is due. */
const FEWEST_CARRIED = 2;
const carriesTheRest = ({ obligatory, prescribingInformation: { blocks } }: Facts): boolean =>
  [blocks.length > 0, obligatory.adverseEvents.where !== null, obligatory.identity.drawnUp !== null].filter(Boolean)
    .length >= FEWEST_CARRIED;

/** The outcomes with what is found where the text is unlike any that was measured as questions or small matters. What the user says of a
 * piece shows that it is a company's own work, and leaves everything its weight. */
export function withoutUnmeasured(
  outcomes: readonly ClauseOutcome[],
  facts: Facts,
  likeness: Likeness,
): ClauseOutcome[] {
  const isPaper = readsAsPaper(facts.document);
  const isTold = facts.submission.context !== "";
  const isUnlike = isPaper || !(isTold || likeness.whole || carriesTheRest(facts));
  const isLeft = (clause: number) => (one: RuleFinding) => {
    if (!isTold && ON_ITS_PART.has(one.check) && isOwnPage(facts)) return true;
    if (one.start === null)
      return isUnlike && (OFTEN_ELSEWHERE.has(one.check) || (isPaper && clause === OWED_BY_PROMOTION));
    if (isPaper && (!holdsInPapers(one) || (isOfFixedForm(facts.document) && isOfLeaflet(one)))) return true;
    if (one.check === PARTS_OF_STATEMENT || (clause === MEETINGS && one.severity === "HIGH")) return false;
    return !isTold && !holdsAnywhere(one) && !likeness.at(viewOffset(facts.view, one.start));
  };
  return outcomes.map((outcome) => {
    const left = outcome.findings.filter(isLeft(outcome.clause));
    const rest = without(outcome, left, left.slice(0, MOST_ASKED));
    return isUnlike ? withSmallMatters(rest, isPaper) : rest;
  });
}
