import { LABELS, type ParticularKey } from "./pi-labels.ts";

/** What stands at the end of prescribing information and hardly anywhere else. */
const FORMAL: readonly ParticularKey[] = ["legalCategory", "maNumber", "holder"];

const FORMAL_LABELS = new RegExp(
  `^\\W{0,4}(?:${LABELS.flatMap(([key, words]) => ((FORMAL as readonly string[]).includes(key) ? [words] : [])).join("|")})\\s*[:(]`,
  "i",
);

/** How far ahead the end of prescribing information is looked for, in lines. */
export const LINES_AHEAD = 15;
const FEWEST_LABELS = 2;

const isFormal = (line: string) => FORMAL_LABELS.test(line);

/** Where prescribing information goes on after something else was set between its lines, as the box for adverse events is at the top
 * of a second column: the place among `ahead` of the first line of its end, or null where its end was printed before or
 * does not follow. `printed` are its lines so far. Pure. */
export function resumesAt(printed: readonly string[], ahead: readonly string[]): number | null {
  const near = ahead.slice(0, LINES_AHEAD);
  const first = near.findIndex(isFormal);
  if (first === -1 || near.filter(isFormal).length < FEWEST_LABELS) return null;
  return printed.some(isFormal) ? null : first;
}
