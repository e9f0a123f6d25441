import { MAX_QUOTE_CHARS } from "#schema/result.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import { quoted } from "../hits.ts";
import { CLAUSES } from "../index.ts";
import { isOutOfPlace } from "../out-of-place.ts";
import type { Check, Hit } from "../types.ts";
import { chancesIn, likenessOf, MATERIALS, marginsInCopy, REQUIREMENT_OF, SEVERITY_OF } from "./model.ts";
import { likeliestOf, type Passage, passagesOf } from "./passages.ts";
import { isSentence } from "./stretches.ts";

/* What the likeness model adds to the written rules, and what it doubts. The thresholds were chosen on sets that, each in
 * its turn, the model had not seen (worker/eval/README.md). */

/** A text of fewer sentences is too short to be like or unlike the pieces that the model has learnt from. */
const FEWEST_SENTENCES = 7;
/** Below this chance of any fault in the piece nothing is raised, and what the rules found in its words is doubted. */
const FAULTY_FROM = 0.75;
/** From this chance on a clause is raised though no written rule has found a fault. */
const RAISED_FROM = 0.5;
/** From this chance on what is raised is as grave as most faults of its clause; before, it is a medium risk, save in a piece
 * that is like those with a fault of high risk (margin). */
const GRAVE_FROM = 0.9;
const GRAVE_PIECE_FROM = 0.2;
/** Below this chance what the rules found in words of the piece is shown as a low risk. Text addressed to a checker is a
 * fact and never doubted, nor is what is missing, save as below. */
const DOUBTED_BELOW = 0.6;
/** Below this chance even what is missing is doubted, in a piece that carries nothing of what promotion must carry. */
const OWES_NOTHING_BELOW = 0.1;

/** What stands for a check in the findings of the model: of one clause, with no written rule behind it. */
export type LikenessCheck = Pick<Check, "id" | "requirement" | "severity" | "themes" | "alsoUnder">;

const CHECKS: ReadonlyMap<number, LikenessCheck> = new Map(
  CLAUSES.flatMap(({ number, checks }) => {
    const requirement = REQUIREMENT_OF.get(number);
    const severity = SEVERITY_OF.get(number);
    if (!requirement || !severity) return [];
    const themes = checks.find((check) => check.requirement === requirement)?.themes ?? checks[0]?.themes ?? [];
    return [[number, { id: `clause-${String(number).padStart(2, "0")}/likeness`, requirement, severity, themes }]];
  }),
);

const LEARNT_FROM = MATERIALS.toLocaleString("en-GB");

/** How grave and how likely the fault is. */
type Rated = Required<Pick<Hit, "severity" | "chance">>;

function hitOf(facts: Facts, clause: number, { at, likeliest, fix }: Passage, rated: Rated): Hit {
  const words = facts.view.text.slice(likeliest.sentence.start, likeliest.sentence.end);
  return {
    at: { start: at.start, end: Math.min(at.end, at.start + MAX_QUOTE_CHARS) },
    issue: `${quoted(words)} is like what was faulted under Clause ${clause} in the ${LEARNT_FROM} labelled materials that the checker learnt from. This rests on likeness, not on a written rule: judge it in its context.`,
    fix,
    ...rated,
    subclause: String(clause),
  };
}

/** What a person is asked of a clause whose likeliest words have to stay. Such words are oftener right than wrong, and no edit
 * could be offered. */
function lookAt(facts: Facts, clause: number): string | null {
  const sentence = likeliestOf(facts, clause);
  if (!sentence) return null;
  const words = facts.view.text.slice(sentence.start, sentence.end);
  return `Materials like this one were faulted under Clause ${clause}. ${quoted(words)} has to stay: check that what it says, or points to, is right.`;
}

/** What the model says beside the findings of the written rules. */
export interface Opinion {
  /** Further faults, each a passage; what is said of it and its edit are of its likeliest sentence. */
  check: LikenessCheck;
  hits: Hit[];
  /** What a person is to look at, where the clause is likely breached and no words can go. */
  look: string | null;
  /** Whether what the rules found in words of the piece is doubted. */
  isDoubted: boolean;
  /** Whether what they found missing is, too: the piece is like none that owes it. */
  owesNothing: boolean;
}

/** A piece with prescribing information or the adverse event statement owes the rest as well. */
function carriesItems({ obligatory, prescribingInformation }: Facts): boolean {
  const { blocks, pointers } = prescribingInformation;
  return obligatory.adverseEvents.span !== null || blocks.length > 0 || pointers.length > 0;
}

/** What the model has to say of the clauses of a material in which the rules have faulted those in `found`, with what they
 * quoted under each (spans of the source): null for a clause that it does not know, or that has no place in the material.
 * Pure. */
export function opinionsOn(facts: Facts, found: ReadonlyMap<number, Span[]>): (clause: number) => Opinion | null {
  const all = likenessOf(facts);
  const isShort = marginsInCopy(facts).copy.filter(isSentence).length < FEWEST_SENTENCES;
  const { ofPiece, ofClauses } = chancesIn(facts, new Set(found.keys()));
  return (clause) => {
    const check = CHECKS.get(clause);
    const likeness = all.get(clause);
    if (!check || !likeness || isShort || isOutOfPlace(clause, facts)) return null;
    const hasFinding = found.has(clause);
    const p = ofClauses.get(clause) ?? 0;
    const isLikely = ofPiece >= FAULTY_FROM && p >= (hasFinding ? DOUBTED_BELOW : RAISED_FROM);
    const shown = isLikely ? passagesOf(facts, clause, found.get(clause)) : [];
    const isGrave = p >= GRAVE_FROM || likeness.grave >= GRAVE_PIECE_FROM;
    const severity = isGrave ? check.severity : "MEDIUM";
    return {
      check,
      look: isLikely && !hasFinding && shown.length === 0 ? lookAt(facts, clause) : null,
      hits: shown.map((passage) => hitOf(facts, clause, passage, { severity, chance: p })),
      isDoubted: hasFinding && !isLikely,
      owesNothing: hasFinding && p < OWES_NOTHING_BELOW && !carriesItems(facts),
    };
  };
}
