import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
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

/** Who sends it says that it is not for readers in the United Kingdom. */
const NOT_FOR_BRITAIN =
  /\bnot (?:intended )?for (?:(?:the )?(?:u\.?s\.?a?\.?|united states) (?:and|or) )?(?:the )?(?:u\.?k\.?|united kingdom|british)(?: (?:and|or) (?:the )?(?:u\.?s\.?a?\.?|united states))? (?:based )?(?:media|journalists?|press|audiences?|residents?|readers?)\b|\bfor (?:media|journalists|use|distribution) outside (?:of )?(?:the )?(?:(?:u\.?s\.?a?\.?|united states)(?:,| and| or) )?(?:the )?(?:u\.?k\.?|united kingdom)\b/i;

/** Whether a piece says that it is not for the United Kingdom, and speaks of it nowhere else. */
function isNotForBritain({ view: { text } }: Facts): boolean {
  const said = NOT_FOR_BRITAIN.exec(text);
  return said !== null && !OF_BRITAIN.test(text.replace(said[0], " "));
}

const PAPERS = 12;

/** What a piece points to on another of its pages and does not have in what was read. */
const POINTED_TO = new Set(["clause-12/pi-present", "clause-12/ae-statement"]);
const pointsToUnread = (outcomes: ClauseOutcome[]): boolean =>
  outcomes.some(({ findings }) =>
    findings.some(({ check, severity, start }) => POINTED_TO.has(check) && severity === "LOW" && start !== null),
  );

/** Why what is missing of Clause 12 may be in order, in words; null where nothing shows that it may. */
function whyElsewhere(facts: Facts): string | null {
  if (isPartOfAid(facts))
    return "This seems to be one part of a detail aid; the aid may have it in its menu, which was not read.";
  if (isCoveringLetter(facts))
    return "This seems to be a letter with other pages, which were not read; it may stand there.";
  if (isForAbroad(facts))
    return "This seems to be for readers in other countries; it is due if the piece is also meant for the United Kingdom.";
  return null;
}

const mildFor = (one: RuleFinding, why: string): RuleFinding => ({
  ...one,
  severity: "LOW",
  issue: `${one.issue} ${why}`,
});
const ABROAD = "The piece says that it is not for the United Kingdom; this holds if it can be read there all the same.";
const UNREAD = "The piece points to another of its pages that was not among the words read; this may stand there.";

/** The outcomes, with what is missing of the items of promotion as small matters where they may stand elsewhere. */
export function withItemsElsewhere(outcomes: ClauseOutcome[], facts: Facts): ClauseOutcome[] {
  const known = whyElsewhere(facts);
  const why = known ?? (pointsToUnread(outcomes) ? UNREAD : null);
  if (isNotForBritain(facts))
    return outcomes.map((outcome) => ({ ...outcome, findings: outcome.findings.map((one) => mildFor(one, ABROAD)) }));
  if (why === null) return outcomes;
  const milder = (one: RuleFinding): RuleFinding => (known === null && one.start !== null ? one : mildFor(one, why));
  return outcomes.map((outcome) =>
    outcome.clause === PAPERS ? { ...outcome, findings: outcome.findings.map(milder) } : outcome,
  );
}
