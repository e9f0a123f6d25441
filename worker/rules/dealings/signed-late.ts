import { datesIn } from "#worker/text/dates.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { SIGN } from "../vocabulary/agreements.ts";

/** Agreements whose own dates or terms show that the work came first (20.3, 23.2, 24.2, 27.2). */

const SIGNS = phrases(`${SIGN}|countersigned|dated|executed`, "agreement|contract ..3 made|agreed|concluded|of|dated");
const PERFORMED = phrases(
  "meeting|meetings|talk|talks|session|sessions|service|services|clinic|clinics|board|boards|work|lecture|lectures|filming|project|posts|reviews|event|visits|training ..8 held|given|opened|started|began|attended|delivered|place|ran|running|live|start|starts|on|of|from|since",
  "started|began|opened|delivered|gave|held|spoke|worked|since|commenced ..6 @number",
);
const OTHER_DATE = phrases(
  "certified|published|publication|approved|needs|audit|survey|prepared|preparation|reviewed|revised|received",
  "board ..2 approved|agreed",
  "previous|earlier|last|former agreement|contract",
);

/** Signed on a day after the work had begun. */
function afterTheWork(facts: Facts): Sentence[] {
  const { agreement, engagement, collaboration } = facts.dealings;
  if (!agreement && !engagement && !collaboration) return [];
  const dated = ownSentences(facts).filter(
    (s) =>
      (hasPhrase(SIGNS, facts, [s]) || hasPhrase(PERFORMED, facts, [s])) &&
      !hasPhrase(OTHER_DATE, facts, [s]) &&
      datesIn(facts, s).length > 0,
  );
  const worked = dated.filter((s) => hasPhrase(PERFORMED, facts, [s]) && !hasPhrase(SIGNS, facts, [s]));
  const began = Math.min(...worked.flatMap((s) => datesIn(facts, s).map(({ day }) => day)));
  if (!Number.isFinite(began)) return [];
  return dated.filter(
    (s) => hasPhrase(SIGNS, facts, [s]) && !worked.includes(s) && datesIn(facts, s).every(({ day }) => day > began),
  );
}

const TAKES_EFFECT = phrases(
  "deemed|effective|effect|backdated|retrospective|retrospectively|retroactive|retroactively|runs|run|applies|apply|counts|dates|valid",
);
const ALREADY = phrases(
  "already|past|previous|earlier ..4 given|gave|held|done|delivered|attended|spoken|talk|talks|meetings|services|work|sessions|boards",
  "have|has|had ..2 given|attended|held|delivered|spoken|done|provided|chaired|worked",
  "gave|attended|delivered|spoke|chaired|provided ..6 in|on|at|last",
  "although|though|even ..8 signed|today|now|later",
);
const COVERS = phrases("cover|covers|covering|include|includes|take|takes|in|so|that|with|for|from|since|to");
const NOT_SERVICE = phrases(
  "consent|licence|policy|insurance|notice|confidentiality|data|tax|price|prices|pays|payslip",
);

/** In force from a day that has passed, for work that has been done. */
function reachesBack(facts: Facts): Sentence[] {
  return ownSentences(facts).filter(
    (s) =>
      [TAKES_EFFECT, ALREADY, COVERS].every((list) => hasPhrase(list, facts, [s])) &&
      !hasPhrase(NOT_SERVICE, facts, [s]),
  );
}

/** Sentences by which an agreement comes after the work that it is for. */
export function signedLate(facts: Facts): Sentence[] {
  const { agreement, engagement, collaboration, grant, patientOrganisation } = facts.dealings;
  if (!agreement && !engagement && !collaboration && !grant && !patientOrganisation) return [];
  return [...afterTheWork(facts), ...reachesBack(facts)];
}
