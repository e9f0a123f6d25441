import { CLAUSE_TEXTS, REQUIREMENTS, type Requirement } from "#worker/rules/book/knowledge.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";

/** Clauses that are judged on the same sentences, so that one question holds them. */
const GROUPS: readonly { name: string; clauses: readonly number[] }[] = [
  { name: "claims", clauses: [6, 14, 7] },
  { name: "licence", clauses: [1, 2, 3, 5, 11] },
  { name: "obligatory", clauses: [8, 12, 13] },
  { name: "disguise", clauses: [15, 16, 17] },
  { name: "public", clauses: [26, 27] },
  { name: "dealings", clauses: [4, 9, 10, 18, 19, 20, 21, 22, 23, 24, 25, 28, 29, 30, 31] },
];

/** Requirements that checks decide by their commonest wordings only; what they ask is a judgement on the whole, so the
 * model is asked as well. */
const JUDGEMENT = new Set([
  "1.promotion-or-not",
  "2.safety-prejudice",
  "2.tone-trust",
  "3.disguised",
  "5.audience-fit",
  "5.no-offence",
  "6.balance",
  "6.claim-substantiated",
  "6.completeness",
  "6.image-claim",
  "6.not-misleading-overall",
  "7.faithful",
  "11.on-label",
  "14.comparison-conditions",
  "14.rational-use",
  "14.special-merit",
  "15.disguise-flags",
  "26.factual-balanced",
  "26.no-ask-for-product",
  "26.no-pom-advert",
]);

/** One question's subject: requirements to judge, and the rules' findings under the same clauses by a short id. */
export interface Group {
  name: string;
  requirements: Requirement[];
  findings: Map<string, RuleFinding>;
}

function requirementsOf({ clause, decided }: ClauseOutcome): Requirement[] {
  return [...REQUIREMENTS.values()].filter(
    (r) => r.clause === clause && (!decided.includes(r.id) || JUDGEMENT.has(r.id)),
  );
}

/** The groups that this material engages, in a fixed order; clauses that nothing in it touches are left out. */
export function engagedGroups(outcomes: readonly ClauseOutcome[]): Group[] {
  const engaged = new Map(outcomes.filter((o) => o.status !== "not-engaged").map((o) => [o.clause, o]));
  return GROUPS.flatMap(({ name, clauses }) => {
    const own = clauses.flatMap((clause) => engaged.get(clause) ?? []);
    const requirements = own.flatMap(requirementsOf);
    const findings = new Map(own.flatMap((o) => o.findings).map((finding, i) => [`F${i + 1}`, finding]));
    return requirements.length + findings.size > 0 ? [{ name, requirements, findings }] : [];
  });
}

/** The requirements as lines: id, clause, what it asks and when. */
export function listRequirements(requirements: readonly Requirement[]): string {
  return requirements
    .map((r) => {
      const title = CLAUSE_TEXTS.get(r.clause)?.title ?? "";
      return `${r.id} (Clause ${r.clause}, ${title}): ${r.check} Applies to: ${r.appliesWhen}.`;
    })
    .join("\n");
}
