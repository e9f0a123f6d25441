import type { Facts } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { needsConfirmation } from "./classified.ts";
import { isGrave, statusOf, without } from "./outcomes.ts";
import { hangsOnKind, isAlmostOutside } from "./unsure.ts";

/** What is missing from a text that may be anybody's: a question, and no finding. */
const ifOfCompany = (issue: string) =>
  `What this is could not be told for sure, and nothing in it shows that a company made it. If it is a company's: ${issue}`;

/** The outcomes, with what is missing as questions where nothing shows that the piece is a company's and nothing that it says
 * is at fault; with everything as questions where the piece is almost certainly one that the Code leaves alone. */
export function withoutGuesses(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const isAtFault = (one: RuleFinding) => one.start !== null && isGrave(one) && !needsConfirmation(one);
  const isOthers = isAlmostOutside(facts);
  if (!isOthers && outcomes.some(({ findings }) => findings.some(isAtFault))) return outcomes;
  return outcomes.map((outcome) => {
    const hanging = outcome.findings.filter((finding) => isOthers || hangsOnKind(facts, finding));
    if (hanging.length === 0) return outcome;
    const asked = hanging.map(({ requirement, issue }) => ({ requirement, look: ifOfCompany(issue) }));
    const rest = without(outcome, hanging, []);
    const human = [...rest.human, ...asked];
    return { ...rest, status: statusOf(rest.findings, human, true), human };
  });
}
