import type { ClauseResult, Fix, Matter, Recommendations } from "#schema/result.ts";
import { whereOf } from "#worker/matters/where.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { clipped, list } from "./wording.ts";

const MOST_ADVICE = 8;
/** A list of more amendments than that is no longer worked through item by item. */
const MOST_LINES = 200;

/** Under which sub-clause, and on which page, where there is more than one. */
const under = ({ clause }: Matter, page: number | null) => `(${clause}${page === null ? "" : `, page ${page}`})`;

/** An edit in words that a writer can act on. */
function edited(facts: Facts, matter: Matter, { kind, start, before, after, where }: Fix): string {
  const page = matter.places.findLast((place) => place.start <= start)?.page ?? matter.places[0]?.page ?? null;
  const aside = under(matter, page);
  if (kind === "insert") return `${where ?? whereOf(facts, start)}, add “${clipped(after)}” ${aside}`;
  if (kind === "delete") return `Take out “${clipped(before)}” ${aside}`;
  return `Replace “${clipped(before)}” with “${clipped(after)}” ${aside}`;
}

function linesOf(facts: Facts, matter: Matter): string[] {
  const { action, headline, places, raisedBy } = matter;
  const by = raisedBy === "ai" ? "AI reviewer: " : "";
  if (action.edits.length > 0) return action.edits.map((edit) => `${by}${edited(facts, matter, edit)}`);
  return [`${headline}: ${action.text} ${under(matter, places[0]?.page ?? null)}`];
}

function listed(facts: Facts, matters: readonly Matter[]): string[] {
  const lines = [...new Set(matters.flatMap((matter) => linesOf(facts, matter)))];
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `${more} more amendments of the same kinds`] : lines;
}

const MOST_CLAUSES = 6;

/** The high risk matters of the rules; where only the AI reviewer raised any, those, and that it did. */
function legalReason(matters: readonly Matter[]): string | undefined {
  const high = matters.filter(({ severity }) => severity === "HIGH");
  const byRules = high.filter(({ raisedBy }) => raisedBy !== "ai");
  const clauses = new Set((byRules.length > 0 ? byRules : high).map(({ clause }) => clause));
  if (clauses.size === 0) return undefined;
  const by = byRules.length > 0 ? "" : ", which only the AI reviewer raised,";
  return `A signatory and the legal team should see the high risk matters under Clause ${list([...clauses].slice(0, MOST_CLAUSES))}${by} before any further work.`;
}

/** Suggested amendments (`highPriority`), in the order of the matters, good practice, and whether legal review is needed. Pure. */
export function recommend(facts: Facts, matters: readonly Matter[], clauses: readonly ClauseResult[]): Recommendations {
  const reason = legalReason(matters);
  const human = clauses.flatMap((c) => (c.humanCheck ? [`Clause ${c.id}: ${c.humanCheck}`] : []));
  const isSmall = ({ severity }: Matter) => severity === "LOW";
  return {
    highPriority: listed(
      facts,
      matters.filter((matter) => !isSmall(matter)),
    ),
    bestPractices: [...listed(facts, matters.filter(isSmall)), ...human.slice(0, MOST_ADVICE)],
    legalReview: reason !== undefined,
    ...(reason ? { legalReviewReason: reason } : {}),
  };
}
