import type { RequirementLine, Rule, RuleExample } from "#schema/rule.ts";
import code from "#worker/knowledge/abpi-2024.json" with { type: "json" };
import { CLAUSES, RULES_VERSION } from "../index.ts";
import type { Check, Example } from "../types.ts";
import { CLAUSE_TEXTS, printedSubclause, REQUIREMENTS } from "./knowledge.ts";

const SUBCLAUSES = new Map(code.clauses.flatMap((clause) => clause.subclauses.map((s) => [s.number, s])));
const SOURCES = new Map(code.sources.map((source) => [source.id, source]));
const CHECKS = CLAUSES.flatMap((clause) => clause.checks);

/** Examples are whole pieces: the shortest is the quickest to read. */
function shortest(examples: Example[]): Example | undefined {
  return examples.toSorted((a, b) => a.text.length - b.text.length)[0];
}

function shown({ text, why, context }: Example): RuleExample {
  return {
    text: text.replaceAll("[[", "").replaceAll("]]", "").trim(),
    words: /\[\[([\s\S]*?)\]\]/.exec(text)?.[1] ?? null,
    told: context ?? null,
    why,
  };
}

/** The check that raised a finding, else one that decides its requirement. */
function checkOf(requirement: string, id: string | undefined): Check | undefined {
  return (
    CHECKS.find((check) => check.id === id) ??
    CHECKS.find((check) => check.requirement === requirement || check.alsoDecides?.includes(requirement))
  );
}

function sourceOf(subclause: string): Rule["source"] {
  const entry = SUBCLAUSES.get(subclause);
  const source = entry && SOURCES.get(entry.source);
  if (!entry || !source) return null;
  return { title: source.what, url: source.url, edition: entry.verifiedAgainst };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why the requirement is there; where the knowledge only names its sub-clause, what the whole clause is for. */
function reasonOf(why: string, summary: string): string {
  return /\p{L}/u.test(why) ? why : summary;
}

/** The rule behind a finding: what the requirement asks, why and when, one example either way, and its source.
 * Null for a requirement that the rule book does not hold. */
export function ruleOf(requirementId: string, checkId?: string): Rule | null {
  const requirement = REQUIREMENTS.get(requirementId);
  const clause = requirement && CLAUSE_TEXTS.get(requirement.clause);
  if (!requirement || !clause) return null;
  const check = checkOf(requirementId, checkId);
  const failing = check && shortest(check.examples.flagged);
  const passing = check && shortest(check.examples.clean);
  const { subclause, exampleBad, exampleGood } = requirement;
  return {
    requirement: requirement.id,
    clause: { number: clause.number, title: clause.title },
    subclause: printedSubclause(subclause),
    verified: printedSubclause(subclause) === subclause,
    requires: SUBCLAUSES.get(subclause)?.requires ?? clause.summary,
    looksFor: requirement.check,
    why: reasonOf(requirement.why, clause.summary),
    appliesWhen: capitalised(requirement.appliesWhen),
    failing: failing ? shown(failing) : { text: exampleBad, words: exampleBad, told: null, why: "" },
    passing: passing ? shown(passing) : { text: exampleGood, words: null, told: null, why: "" },
    source: sourceOf(subclause),
    rulesVersion: RULES_VERSION,
  };
}

/** Everything that the rule book asks under a clause, in the order of the Code. Empty for a clause that it does not hold. */
export const requirementsOf = (clause: number): RequirementLine[] =>
  [...REQUIREMENTS.values()]
    .filter((requirement) => requirement.clause === clause)
    .map(({ id, subclause, check }) => ({ requirement: id, subclause: printedSubclause(subclause), looksFor: check }));
