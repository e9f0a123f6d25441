import type { Theme } from "#worker/rules/book/themes.ts";
import type { Query, ThemeSource } from "./query.ts";
import type { Scored } from "./similarity.ts";

/** Themes that say where a piece appeared, or how grave a fault was, and not what it was about. */
export const NO_MATTER: ReadonlySet<Theme> = new Set([
  "website-content",
  "social-media",
  "high-standards",
  "discredit-clause-2",
]);
/** Clauses that follow from any grave fault. */
const FOLLOW = { subclauses: new Set(["2", "5.1"]), clauses: new Set([2, 5]) };
/** Words of the copy in common from which on a case is about the like, whatever its labels; as a share of the likest case's. */
const ENOUGH_WORDS = 0.375;

/** Whether a case was about something that the piece is about: for a faulty piece what is found or looked at again, for one without a
 * fault its subject or its words. The same kind of material, low standards and Clause 2 are no matter in common. */
export function sharesMatter(query: Query, { entry, prepared, words }: Scored): boolean {
  const sharesTheme = (source: ThemeSource) =>
    entry.themes.some((theme) => query.themes[source].has(theme) && !NO_MATTER.has(theme));
  const isLookedAt = [...query.secondLook].some(
    (clause) => !FOLLOW.clauses.has(clause) && prepared.clauses.has(clause),
  );
  if (isLookedAt) return true;
  if (query.isClean) return sharesTheme("subject") || sharesTheme("kind") || words >= ENOUGH_WORDS;
  const isRuledOn = ({ breach, noBreach }: Scored["prepared"], clause: string) =>
    breach.has(clause) || noBreach.has(clause);
  return (
    sharesTheme("found") ||
    [...query.clauses.keys()].some((clause) => !FOLLOW.subclauses.has(clause) && isRuledOn(prepared, clause))
  );
}
