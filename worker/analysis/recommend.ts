import { isNoteOnly, withoutOverlaps } from "#schema/edits.ts";
import type { ClauseResult, Finding, Fix, Recommendations } from "#schema/result.ts";
import { byGravity, list } from "./wording.ts";

const MOST_ADVICE = 8;
/** A list of more edits than that is no longer worked through item by item. */
const MOST_EDITS = 200;
const clip = (words: string, most = 160) =>
  words.length > most ? `${words.slice(0, most - 3).trim()}…` : words.trim();

/** What the edits of a finding need to be told. */
export type Mended = Pick<Finding, "id" | "check" | "severity" | "subclause" | "start" | "page" | "fix">;

/** An edit in words that a writer can act on. */
function told({ kind, before, after }: Fix, { fix: { note }, subclause, page }: Mended): string {
  const where = `Clause ${subclause}${page === null ? "" : `, page ${page}`}`;
  const aside = note ? ` (${note})` : "";
  if (kind === "insert") return `${where}: ${after === "" ? note : `insert “${clip(after.trim())}”${aside}`}`;
  if (kind === "delete") return `${where}: delete “${clip(before)}”${aside}`;
  return `${where}: replace “${clip(before)}” with “${clip(after)}”${aside}`;
}

/** The edits that do what all findings ask for, each with the gravest finding that it answers. */
function leastEdits(findings: Mended[]): [edit: Fix, finding: Mended][] {
  const sorted = [...findings].sort(byGravity);
  const notes = sorted.filter(({ fix }) => isNoteOnly(fix)).map((finding): [Fix, Mended] => [finding.fix, finding]);
  const edits = withoutOverlaps(sorted.filter(({ fix }) => !isNoteOnly(fix)).map(({ fix }) => fix));
  const mended = edits.flatMap((edit): [Fix, Mended][] => {
    const finding = sorted.find(
      ({ fix }) =>
        !isNoteOnly(fix) &&
        (edit.kind === "insert"
          ? fix.start === edit.start && fix.after === edit.after
          : edit.start < fix.end && fix.start < edit.end),
    );
    return finding ? [[edit, finding]] : [];
  });
  return [...mended, ...notes].sort(([, a], [, b]) => byGravity(a, b));
}

function listed(edits: [Fix, Mended][]): string[] {
  const items = [...new Set(edits.map((pair) => told(...pair)))];
  const more = items.length - MOST_EDITS;
  return more > 0
    ? [...items.slice(0, MOST_EDITS), `${more} more edits, which the material needs in the same way`]
    : items;
}

function legalReason(findings: Finding[]): string | undefined {
  const high = [...new Set(findings.filter((f) => f.severity === "HIGH").map((f) => `Clause ${f.subclause}`))];
  if (high.length === 0) return undefined;
  return `Findings of high severity under ${list(high.slice(0, 6))} should be seen by a signatory and by legal before any further work.`;
}

/** The Minimum Edit Set (`highPriority`: what must change), good practice, and whether legal review is needed. `hidden`
 * are further places of findings, which need the same edit and are not shown themselves. */
export function recommend(findings: Finding[], hidden: Mended[], clauses: ClauseResult[]): Recommendations {
  const edits = leastEdits([...findings, ...hidden]);
  const reason = legalReason(findings);
  const human = clauses.flatMap((c) => (c.humanCheck ? [`Clause ${c.id}: ${c.humanCheck}`] : []));
  return {
    highPriority: listed(edits.filter(([, { severity }]) => severity !== "LOW")),
    bestPractices: [...listed(edits.filter(([, { severity }]) => severity === "LOW")), ...human.slice(0, MOST_ADVICE)],
    legalReview: reason !== undefined,
    ...(reason ? { legalReviewReason: reason } : {}),
  };
}
