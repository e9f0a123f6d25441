import type { Theme } from "#worker/rules/book/themes.ts";
import { FOLLOW, type Query, type ThemeSource } from "./query.ts";
import type { Scored } from "./similarity.ts";
import { themesTold } from "./themes-told.ts";

/** Themes that say where a piece appeared, or how grave a fault was, and not what it was about. */
const NO_MATTER: ReadonlySet<Theme> = new Set([
  "website-content",
  "social-media",
  "high-standards",
  "discredit-clause-2",
]);
/** Themes that a piece without a fault has by its channel or its readers alone. */
const BY_SETTING: ReadonlySet<Theme> = new Set(["promotion-to-public", "promotional-email"]);
/** Words of the copy in common from which on a case is about the like, whatever its labels; as a share of the likest case's. */
const ENOUGH_WORDS = { clean: 0.375, faulty: 0.5 };
/** From this similarity on the matter of a case is likely that of the piece, though only the classifier would look at its clause again. */
const LIKELY = 50;

/** Whether a case was about something that the piece is about: a theme that both state in their own words; else for a faulty piece what is
 * found, for one without a fault its subject, its words, or what is to be looked at again. The same kind of material, low standards and
 * Clause 2 are no matter in common; a clause that a faulty piece has only to be looked at for is one where the case is much alike. */
export function sharesMatter(query: Query, scored: Scored): boolean {
  const { entry, prepared, words, similarity } = scored;
  const sharesTheme = (source: ThemeSource) =>
    entry.themes.some(
      (theme) => query.themes[source].has(theme) && !NO_MATTER.has(theme) && !(query.isClean && BY_SETTING.has(theme)),
    );
  const isLookedAt = [...query.secondLook].some(
    (clause) => !FOLLOW.clauses.has(clause) && prepared.clauses.has(clause),
  );
  if (themesTold(query, entry).length > 0) return true;
  if (query.isClean) return isLookedAt || sharesTheme("subject") || sharesTheme("kind") || words >= ENOUGH_WORDS.clean;
  const isRuledOn = (clause: string) => prepared.breach.has(clause) || prepared.noBreach.has(clause);
  if (sharesTheme("found")) return true;
  if ([...query.clauses.keys()].some((clause) => !FOLLOW.subclauses.has(clause) && isRuledOn(clause))) return true;
  return isLookedAt && (words >= ENOUGH_WORDS.faulty || similarity >= LIKELY);
}
