import { MAX_QUOTE_CHARS, type Severity } from "#schema/result.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import { quoted } from "../hits.ts";
import { CLAUSES } from "../index.ts";
import { isOutOfPlace } from "../out-of-place.ts";
import type { FoundBy } from "../to-finding.ts";
import type { Hit } from "../types.ts";
import type { Chances, Found } from "./balance.ts";
import { chancesIn, MATERIALS, marginsInCopy, REQUIREMENT_OF, SEVERITY_OF } from "./model.ts";
import { likeliestOf, type Passage, passagesOf } from "./passages.ts";
import { isSentence } from "./stretches.ts";

/* What the likeness model adds to the written rules, and what it doubts. The thresholds were chosen on sets that, each in
 * its turn, the model had not seen (worker/lab/README.md). */

/** A text of fewer sentences is too short to be like or unlike the pieces that the model has learnt from. */
const FEWEST_SENTENCES = 7;
/** Below this chance of any fault in the piece nothing is raised, and what the rules found in its words is doubted. */
const FAULTY_FROM = 0.75;
/** From this chance on a clause is raised though no written rule has found a fault; below it what they found in words of the
 * piece is shown as a low risk. Text addressed to a checker is a fact and never doubted, nor is what is missing, save as below. */
const LIKELY_FROM = 0.5;
/** From these chances on, of any fault and of a grave one, what is raised is as grave as most faults of its clause; before,
 * it is a medium risk. */
const GRAVE_FROM = { ofPiece: 0.8, ofHighRisk: 0.5 };
/** From this chance on the likeliest clause is at high risk, where nothing else is. */
const HIGH_FROM = 0.8;
/** Below this chance even what is missing is doubted, in a piece that carries nothing of what promotion must carry. */
const OWES_NOTHING_BELOW = 0.1;

/** What stands for a check in the findings of the model: of one clause, with no written rule behind it. */
interface LikenessCheck extends FoundBy {
  clause: number;
}

const CHECKS: ReadonlyMap<number, LikenessCheck> = new Map(
  CLAUSES.flatMap(({ number, checks }) => {
    const requirement = REQUIREMENT_OF.get(number);
    const severity = SEVERITY_OF.get(number);
    if (!requirement || !severity) return [];
    const themes = checks.find((check) => check.requirement === requirement)?.themes ?? checks[0]?.themes ?? [];
    const id = `clause-${String(number).padStart(2, "0")}/likeness`;
    return [[number, { clause: number, id, requirement, severity, themes }]];
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

/** A piece with prescribing information or the adverse event statement owes the rest as well; what goes to those who have been
 * prescribed a medicine owes them theirs, whatever it carries. */
function owesItems({ obligatory, prescribingInformation, setting }: Facts): boolean {
  const { blocks, pointers } = prescribingInformation;
  const carriesSome = obligatory.adverseEvents.span !== null || blocks.length > 0 || pointers.length > 0;
  return carriesSome || setting.readers === "prescribed";
}

/** What the written rules found of a clause: how grave, and what they quoted (spans of the source). */
export interface Faulted {
  severity: Severity;
  quoted: Span[];
}

/** How grave what is raised of each clause is. */
function severitiesOf(
  { ofPiece, ofHighRisk, ofClauses }: Chances,
  raised: readonly LikenessCheck[],
  found: Found,
): (check: LikenessCheck) => Severity {
  if (ofPiece < GRAVE_FROM.ofPiece || ofHighRisk < GRAVE_FROM.ofHighRisk) return () => "MEDIUM";
  const chanceOf = ({ clause }: LikenessCheck) => ofClauses.get(clause) ?? 0;
  const isHigh = raised.some(({ severity }) => severity === "HIGH") || [...found.values()].includes("HIGH");
  const [likeliest] = [...raised].sort((a, b) => chanceOf(b) - chanceOf(a));
  return (check) => (!isHigh && ofHighRisk >= HIGH_FROM && check === likeliest ? "HIGH" : check.severity);
}

/** What the model has to say of the clauses of a material, given what the written rules found in it: null for a clause that it
 * does not know, or that has no place in the material. Pure. */
export function opinionsOn(facts: Facts, faulted: ReadonlyMap<number, Faulted>): (clause: number) => Opinion | null {
  const isShort = marginsInCopy(facts).copy.filter(isSentence).length < FEWEST_SENTENCES;
  const found = new Map([...faulted].map(([clause, { severity }]) => [clause, severity] as const));
  const chances = chancesIn(facts, found);
  const { ofPiece, ofClauses } = chances;
  const isLikely = ({ clause }: LikenessCheck) => ofPiece >= FAULTY_FROM && (ofClauses.get(clause) ?? 0) >= LIKELY_FROM;
  const known = isShort ? [] : [...CHECKS.values()].filter(({ clause }) => !isOutOfPlace(clause, facts));
  const passages = new Map(
    known.filter(isLikely).map(({ clause }) => [clause, passagesOf(facts, clause, faulted.get(clause)?.quoted)]),
  );
  const raised = known.filter(({ clause }) => !found.has(clause) && (passages.get(clause)?.length ?? 0) > 0);
  const severityOf = severitiesOf(chances, raised, found);
  return (clause) => {
    const check = known.find((one) => one.clause === clause);
    if (!check) return null;
    const shown = passages.get(clause);
    const hasFinding = found.has(clause);
    const p = ofClauses.get(clause) ?? 0;
    return {
      check,
      look: shown?.length === 0 && !hasFinding ? lookAt(facts, clause) : null,
      hits: (shown ?? []).map((passage) => hitOf(facts, clause, passage, { severity: severityOf(check), chance: p })),
      isDoubted: hasFinding && !shown,
      owesNothing: hasFinding && p < OWES_NOTHING_BELOW && !owesItems(facts),
    };
  };
}
