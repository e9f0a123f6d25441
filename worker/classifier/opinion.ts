import { isOutOfPlace } from "#worker/rules/engine/out-of-place.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import type { Found } from "./calibration.ts";
import { likenessOf, marginsInCopy, REQUIREMENT_OF } from "./model.ts";
import { chancesInAnyReading } from "./readings.ts";

/* What the classifier doubts of the written rules' findings, and the clauses that it alone would look at again. It finds no
 * faults, makes no edits and gives no severity. The thresholds were chosen on sets that, each in its turn, it had not met
 * (worker/lab/README.md). */

/** A text of fewer sentences is too short to be like or unlike the pieces that the classifier has learnt from. */
const FEWEST_SENTENCES = 7;
/** The words that make a sentence. */
const FEWEST_WORDS = 4;
/** Below this chance of any fault in the piece nothing is looked at again, and what rules found in its words is doubted. */
const FAULTY_FROM = 0.75;
/** From this chance on a clause is looked at again; below it what rules found of it in words of the piece is doubted. */
const LIKELY_FROM = 0.5;
/** Below this chance even what is missing is doubted, in a piece that carries nothing of what promotion must carry. */
const OWES_NOTHING_BELOW = 0.1;

/** What the classifier says beside a clause's findings. */
export interface Doubt {
  /** Whether what the rules found in words of the piece is doubted. */
  ofWords: boolean;
  /** Whether what they found missing is, too: the piece is like none that owes it. */
  ofMissing: boolean;
}

/** A clause that the classifier alone would look at, with its chance from 0 to 1 and its likeliest sentences, the likeliest first. */
export interface SecondLook {
  clause: number;
  chance: number;
  sentences: Sentence[];
}

/** A piece with prescribing information or the adverse event statement owes the rest as well; what goes to those who have been
 * prescribed a medicine owes them theirs, whatever it carries. */
function owesItems({ obligatory, prescribingInformation, setting }: Facts): boolean {
  const { blocks, pointers } = prescribingInformation;
  const carriesSome = obligatory.adverseEvents.span !== null || blocks.length > 0 || pointers.length > 0;
  return carriesSome || setting.readers === "prescribed";
}

const isSentence = ({ first, last }: Sentence) => last - first >= FEWEST_WORDS;
const isShort = (facts: Facts) => marginsInCopy(facts).copy.filter(isSentence).length < FEWEST_SENTENCES;

/** Whether the classifier may speak of a clause in this material at all. */
const knows = (facts: Facts, clause: number) =>
  REQUIREMENT_OF.has(clause) && !isOutOfPlace(clause, facts) && !isShort(facts);

function likelyIn(facts: Facts, found: Found): { isLikely(clause: number): boolean; chanceOf(clause: number): number } {
  const { ofPiece, ofClauses } = chancesInAnyReading(facts, found);
  const chanceOf = (clause: number) => ofClauses.get(clause) ?? 0;
  return { chanceOf, isLikely: (clause) => ofPiece >= FAULTY_FROM && chanceOf(clause) >= LIKELY_FROM };
}

/** What the classifier doubts, clause by clause, of what the written rules found; null where it doubts nothing. Pure. */
export function doubtsOn(facts: Facts, found: Found): (clause: number) => Doubt | null {
  const { isLikely, chanceOf } = likelyIn(facts, found);
  return (clause) => {
    if (!found.has(clause) || !knows(facts, clause) || isLikely(clause)) return null;
    return { ofWords: true, ofMissing: chanceOf(clause) < OWES_NOTHING_BELOW && !owesItems(facts) };
  };
}

/** The clauses in which no written rule found a fault and which the classifier would look at again, the likeliest first. Pure. */
export function secondLooks(facts: Facts, found: Found): SecondLook[] {
  const { isLikely, chanceOf } = likelyIn(facts, found);
  return [...REQUIREMENT_OF.keys()]
    .filter((clause) => !found.has(clause) && knows(facts, clause) && isLikely(clause))
    .map((clause) => ({
      clause,
      chance: chanceOf(clause),
      sentences: (likenessOf(facts).get(clause)?.sentences ?? []).map(({ sentence }) => sentence).filter(isSentence),
    }))
    .sort((a, b) => b.chance - a.chance);
}
