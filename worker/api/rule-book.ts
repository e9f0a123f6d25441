import type { ApiRuleBook } from "#schema/api-v1.ts";
import { CLAUSE_TEXTS, CODE_EDITION, printedSubclause, REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";

/** All clauses with what is looked at under each. */
export function ruleBook(): ApiRuleBook {
  const requirements = [...REQUIREMENTS.values()];
  return {
    rulesVersion: RULES_VERSION,
    codeEdition: CODE_EDITION,
    clauses: [...CLAUSE_TEXTS.values()].map(({ number, title, summary }) => ({
      ...{ number, title, summary },
      requirements: requirements
        .filter(({ clause }) => clause === number)
        .map(({ id, subclause, check }) => ({ id, subclause: printedSubclause(subclause), looksFor: check })),
    })),
  };
}
