/** Whether a check is no written rule but the likeness of a material to faulty ones; its name ends so. */
export const isOfLikeness = (check: string): boolean => check.endsWith("/likeness");

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
