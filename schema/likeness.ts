/** Whether a check is no written rule but the likeness of a material to faulty ones; its name ends so. */
export const isOfLikeness = (check: string): boolean => check.endsWith("/likeness");

/** What is said of every edit of a passage that is only like faulty ones. */
export const OR_REWORD =
  "Or reword so that the Clause is kept, or leave the words if their context shows them to be right.";

/** Of the passages of a clause that are only like faulty ones so many stand in view; the others are less likely. */
const LIKELIEST = 2;

/** The findings without those less likely passages. */
export function inView<T extends { check: string }>(findings: readonly T[]): T[] {
  const passages = new Map<string, number>();
  return findings.filter(({ check }) => {
    const before = passages.get(check) ?? 0;
    passages.set(check, before + 1);
    return !isOfLikeness(check) || before < LIKELIEST;
  });
}

/** The findings as faults are counted: each of a written rule or of the AI reviewer, and of passages that are only like
 * faulty ones the first of each clause for all of them. */
export function countedOnce<T extends { check: string }>(findings: readonly T[]): T[] {
  const alike = new Set<string>();
  return findings.filter(({ check }) => {
    if (!isOfLikeness(check)) return true;
    const isFirst = !alike.has(check);
    alike.add(check);
    return isFirst;
  });
}
