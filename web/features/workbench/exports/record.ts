import type { AssessmentDetail } from "#schema/assessment.ts";
import { decisionOn } from "#schema/decided.ts";
import type { Matter } from "#schema/result.ts";
import type { Decision } from "#schema/workbench.ts";
import { decisionWords, verdictWords } from "#web/features/workbench/words.ts";

/** What an export is made of. */
export type Exported = { assessment: AssessmentDetail; decisions: readonly Decision[] };

export const AUTHOR = "ABPI Compliance Checker (pre-MLR)";

const NOTICE = "Pre-MLR check: certifies nothing and does not replace MLR review. Nothing here is an approval.";

/** What every export says of itself: which file, by which edition of the Code, rules and reviewers, and what was decided. */
export function provenance({ assessment, decisions }: Exported): [label: string, words: string][] {
  const { filename, name, file, engine, riskLevel, matters = [], createdAt } = assessment;
  const { asFound, after } = verdictWords(riskLevel, matters, decisions);
  const models = engine.reviewers.filter((reviewer) => reviewer !== "rules");
  return [
    ["Material", name ? `${name} (${filename})` : filename],
    ["File fingerprint", file ? `SHA-256 ${file.sha256}, ${file.bytes} bytes` : "not recorded"],
    ["Checked", createdAt],
    ["Code edition", engine.codeEdition],
    ["Rules version", engine.rulesVersion],
    ["Case library", engine.caseLibrary],
    ["AI reviewer", models.length > 0 ? models.join(", ") : "none"],
    ["As found", asFound],
    ["After decisions", after],
    ["Notice", NOTICE],
  ];
}

/** Where a matter is, in words. */
export const pagesOf = ({ places }: Matter): string =>
  [...new Set(places.flatMap(({ page }) => (page === null ? [] : [page])))].join(", ");

/** What to do about a matter: the words to put, or the advice. */
export function suggestionOf({ action }: Matter): string {
  const edits = action.edits.map(({ before, after, start, end, where }) => {
    if (start === end) return after ? `${where ? `${where}, add` : "Add"} “${after.trim()}”` : "";
    return after ? `Replace “${before.trim()}” with “${after.trim()}”` : `Take out “${before.trim()}”`;
  });
  return [...edits, action.text].filter(Boolean).join(". ");
}

/** A decision in words, empty where there is none. */
export function decisionText(matter: Matter, decisions: readonly Decision[]): string {
  const decision = decisionOn(matter, decisions);
  return decision ? `${decisionWords(decision)}. ${decision.by}, ${decision.at}` : "";
}

const MOST_WORDS = 50;

/** A matter in at most 50 words: clause, issue, suggestion, case. */
export function commentOf(matter: Matter): string {
  const more = matter.places.length > 1 ? ` (${matter.places.length} places)` : "";
  const cases = matter.precedents.length > 0 ? ` See ${matter.precedents.slice(0, 2).join(", ")}.` : "";
  const told = `Clause ${matter.clause}: ${matter.headline}${more}.`;
  const room = MOST_WORDS - `${told}${cases}`.split(/\s+/).length;
  const words = suggestionOf(matter).split(/\s+/);
  const suggestion = words.length > room ? `${words.slice(0, room).join(" ")}…` : words.join(" ");
  return `${told} ${suggestion}${cases}`.trim();
}

/** What only a person can check. */
export const personPoints = ({ clauses }: AssessmentDetail): string[] =>
  clauses
    .filter(({ status }) => status === "needs-human")
    .map(({ id, title, humanCheck }) => `Clause ${id}: ${humanCheck ?? title}`);
