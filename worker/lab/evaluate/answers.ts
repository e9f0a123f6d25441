import { join } from "node:path";
import { fieldsOf } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import type { Labelled } from "./metrics.ts";

/* What the rules answer to pieces of the labelled sets, kept from one change to the next: right or wrong, an answer moves only on
 * purpose. A change of rules, facts or voice shows in the differences which answers it moves. */

export const ANSWERS = join(import.meta.dirname, "answers.jsonl");

/** The answer to one piece. */
export interface Answer {
  set: string;
  id: string;
  /** What the piece was taken for; with `(outside)` where the Code leaves it alone. */
  kind: string;
  /** A letter a clause, in order: `i` issues, `h` needs a person, `c` nothing found, `.` not engaged. */
  clauses: string;
  /** Each finding: severity, check and words, by alphabet. */
  findings: string[];
}

const LETTER = { issues: "i", "needs-human": "h", clear: "c", "not-engaged": "." } as const;
/** Long passages are told by their beginning. */
const MOST_WORDS = 60;

/** The rules' answer to a labelled piece, as text of the given set. Pure. */
export function answerOf(set: string, piece: Labelled): Answer {
  const facts = gatherFacts(materialFromText(piece.text), fieldsOf(piece));
  const outcomes = checkClauses(facts);
  const findings = outcomes.flatMap((outcome) =>
    outcome.findings.map(({ check, severity, quote }) =>
      `${severity} ${check.replace("clause-", "")} ${quote === null ? "(missing)" : quote.slice(0, MOST_WORDS)}`.replace(
        /\s+/g,
        " ",
      ),
    ),
  );
  const { kind, outside } = facts.document;
  return {
    set,
    id: piece.id,
    kind: outside ? `${kind} (outside)` : kind,
    clauses: outcomes.map(({ status }) => LETTER[status]).join(""),
    findings: findings.sort(),
  };
}
