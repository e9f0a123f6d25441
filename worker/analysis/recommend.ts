import type { ClauseResult, Finding, Recommendations } from "#schema/result.ts";
import { byGravity, list } from "./wording.ts";

const MOST_ADVICE = 8;
const clip = (words: string) => (words.length > 160 ? `${words.slice(0, 157)}…` : words);

/** A finding's edit in words that a writer can act on. */
function edit({ fix, subclause, page }: Finding): string {
  const where = `Clause ${subclause}${page === null ? "" : `, page ${page}`}`;
  const note = fix.note ? ` (${fix.note})` : "";
  if (fix.kind === "insert") return `${where}: insert “${clip(fix.after.trim())}”${note}`;
  if (fix.kind === "delete") return `${where}: delete “${clip(fix.before)}”${note}`;
  return `${where}: replace “${clip(fix.before)}” with “${clip(fix.after)}”${note}`;
}

/** The same words edited in the same way need saying once, under the gravest finding. */
function distinctEdits(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return [...findings].sort(byGravity).filter(({ fix }) => {
    const key = `${fix.kind} ${fix.start} ${fix.end} ${fix.after}`;
    return !seen.has(key) && seen.add(key);
  });
}

function legalReason(findings: Finding[]): string | undefined {
  const high = [...new Set(findings.filter((f) => f.severity === "HIGH").map((f) => `Clause ${f.subclause}`))];
  if (high.length === 0) return undefined;
  return `Findings of high severity under ${list(high.slice(0, 6))} should be seen by a signatory and by legal before any further work.`;
}

/** The Minimum Edit Set (`highPriority`: what must change), good practice, and whether legal review is needed. */
export function recommend(findings: Finding[], clauses: ClauseResult[]): Recommendations {
  const edits = distinctEdits(findings);
  const reason = legalReason(findings);
  const human = clauses.flatMap((c) => (c.humanCheck ? [`Clause ${c.id}: ${c.humanCheck}`] : []));
  return {
    highPriority: edits.filter((f) => f.severity !== "LOW").map(edit),
    bestPractices: [...edits.filter((f) => f.severity === "LOW").map(edit), ...human.slice(0, MOST_ADVICE)],
    legalReview: reason !== undefined,
    ...(reason ? { legalReviewReason: reason } : {}),
  };
}
