import type { Finding, Severity } from "#schema/result.ts";

/** "one finding", "3 findings". */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return n === 1 ? `one ${noun}` : `${n} ${plural}`;
}

/** "a", "a and b", "a, b and c". */
export function list(items: string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const RANK: Record<Severity, number> = { HIGH: 2, MEDIUM: 1, LOW: 0 };

type Ranked = Pick<Finding, "id" | "severity" | "start">;

const byWeight = (a: Ranked, b: Ranked): number => RANK[b.severity] - RANK[a.severity];

const byPlace = (a: Ranked, b: Ranked): number =>
  (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER) || a.id.localeCompare(b.id);

/** Most serious first, then in the order of the text, what is missing last. */
export const byGravity = (a: Ranked, b: Ranked): number => byWeight(a, b) || byPlace(a, b);

const MOST_CHARS = 300;

/** Words on one line, cut between words where they are too many. */
export function clipped(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= MOST_CHARS) return line;
  const cut = line.slice(0, MOST_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
