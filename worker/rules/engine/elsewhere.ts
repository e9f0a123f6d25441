import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import { wordsOfMessage } from "../facts/message.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";

/* Items that promotion owes and that need not be in the text that was read: the tablet on which a detail aid is shown has them
 * in its menu, and a congress abroad goes by other rules. What is missing then is told, to be looked at, as a small matter. */

/** The foot of a screen: the code of an item, a letter for the part of it, and the month of preparation, in either order. */
const FOOT =
  /(?:\b(?:date of )?prepar(?:ation|ed)\b:? \p{Lu}\p{Ll}{2,8} 20\d\d[ |,–-]{1,4})?(?<![\w/-])(\p{Lu}{2,6}(?:[/-][\p{Lu}\d]{2,6}){1,4}[a-z])(?![\w-])/gu;
/** As often as this the foot stands on every screen. */
const FEWEST_SCREENS = 3;

/** Whether the text is the screens of one part of a detail aid: each ends with the code of that part. */
function isPartOfAid({ submission, view }: Facts): boolean {
  if (submission.channel !== "sales") return false;
  const codes = everyMatch(FOOT, view.text).map(([, code]) => code);
  return codes.some((code) => codes.filter((other) => other === code).length >= FEWEST_SCREENS);
}

/** A letter whose questions, answers or documents are on pages that it encloses. */
const ENCLOSED =
  /\b(?:attached to this (?:page|letter)|(?:document|section|sheet)s? (?:is |are )?(?:attached|enclosed)|(?:attached|enclosed) (?:document|sheet|section)s?)\b/i;
const isCoveringLetter = ({ submission, view: { text } }: Facts): boolean =>
  submission.channel === "print" && /^dear \p{L}/imu.test(text.slice(0, 1200)) && ENCLOSED.test(text);

const APPROVED_ELSEWHERE =
  /\bis not (?:registered|licensed|approved|authori[sz]ed) in (?!(?:the )?(?:UK|United Kingdom|Great Britain)\b|children|adults|patients)\p{Lu}|\b(?:information|indications?|availability)\b[^.\n]{0,60}\b(?:may|can) (?:vary|differ) (?:depending on|according to|from|between|by)\b[^.\n]{0,60}\b(?:countr(?:y|ies)|approval)\b|\brelevant to your country\b|\bin line with (?!UK|British)\p{Lu}\p{Ll}+ regulations\b/iu;
const HOSTED_ABROAD =
  /\b(?:host (?:country )?residents|residents of the host country|intended for (?:an )?(?:international|global) (?:audiences?|readers(?:hip)?)|non-UK (?:residents|delegates))\b/i;
const OF_BRITAIN = /\b(?:UK|United Kingdom|Great Britain|MHRA|[Yy]ellow ?[Cc]ard)\b/;

/** Whether a piece says that it is for an audience of many countries, and nothing in it speaks of the United Kingdom. */
const isForAbroad = ({ view: { text } }: Facts): boolean =>
  standsIn(HOSTED_ABROAD, text) || (standsIn(APPROVED_ELSEWHERE, text) && !standsIn(OF_BRITAIN, text));

const PAPERS = 12;

/** What a piece points to on another of its pages and does not have in what was read. */
const POINTED_TO = new Set(["clause-12/pi-present", "clause-12/ae-statement"]);
const pointsToUnread = (outcomes: ClauseOutcome[]): boolean =>
  outcomes.some(({ findings }) =>
    findings.some(({ check, severity, start }) => POINTED_TO.has(check) && severity === "LOW" && start !== null),
  );

/** What a piece only says of itself: the verdict does not fall below medium by it. */
function whySaid(facts: Facts, outcomes: ClauseOutcome[]): string | null {
  if (isCoveringLetter(facts))
    return "This seems to be a letter with other pages, which were not read; it may stand there.";
  if (isForAbroad(facts))
    return "This seems to be for readers in other countries; it is due if the piece is also meant for the United Kingdom.";
  if (pointsToUnread(outcomes))
    return "The piece points to another of its pages that was not among the words read; this may stand there.";
  return null;
}
const PART = "This seems to be one part of a detail aid; the aid may have it in its menu, which was not read.";

/** The outcomes, with what is missing of the items of promotion milder where they may stand elsewhere: a small matter on the screens of
 * a part of a detail aid, and no grave one where only words of the piece say so. */
export function withItemsElsewhere(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const isPart = isPartOfAid(facts);
  const why = isPart ? PART : whySaid(facts, outcomes);
  if (why === null) return outcomes;
  const milder = (one: RuleFinding): RuleFinding => {
    if (isPart) return { ...one, severity: "LOW", issue: `${one.issue} ${why}` };
    if (one.start !== null) return one;
    return { ...one, severity: one.severity === "HIGH" ? "MEDIUM" : one.severity, issue: `${one.issue} ${why}` };
  };
  return outcomes.map((outcome) =>
    outcome.clause === PAPERS ? { ...outcome, findings: outcome.findings.map(milder) } : outcome,
  );
}

/** What every promotional piece for health professionals carries besides its message: its frame. */
const FRAME_ITEMS: ReadonlySet<string> = new Set([
  "clause-12/pi-present",
  "clause-12/ae-statement",
  "clause-12/preparation-date",
  "clause-08/identifier",
]);
/** What is missing with the frame, and what only follows from it. */
const WITH_FRAME: ReadonlySet<string> = new Set([
  ...FRAME_ITEMS,
  "clause-12/generic-name",
  "clause-05/serious-consequence",
]);
/** So many items of the frame at once are left out by whoever copied the page, and not by its authors. */
const FEWEST_MISSING = 3;
/** A part of a piece says so much of its medicine at least; a note that says less is all that was written, whatever stands beside it. */
const FEWEST_WORDS = 100;
const WITHOUT_FRAME =
  "Most of what a piece carries besides its message is not among the words read, so this may be a part of it; if it is the whole, each item is due.";

/** The outcomes with what is missing as small matters, where nearly all of the frame is missing at once and nothing else is at fault: of
 * real documents so judged nearly all were parts of complete ones. Only what
 * stands nowhere in a piece is counted, and only words of its message, so that words put into it or beside it cannot bring it about. */
export function withFrameElsewhere(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  if (wordsOfMessage(facts) < FEWEST_WORDS) return outcomes;
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const missing = new Set(
    findings.filter(({ check, start }) => FRAME_ITEMS.has(check) && start === null).map((one) => one.check),
  );
  const isOther = ({ check, severity }: RuleFinding) => severity !== "LOW" && !WITH_FRAME.has(check);
  if (missing.size < FEWEST_MISSING || findings.some(isOther)) return outcomes;
  const milder = (one: RuleFinding): RuleFinding =>
    WITH_FRAME.has(one.check)
      ? { ...one, severity: "LOW", issue: one.start === null ? `${one.issue} ${WITHOUT_FRAME}` : one.issue }
      : one;
  return outcomes.map((outcome) => ({ ...outcome, findings: outcome.findings.map(milder) }));
}
