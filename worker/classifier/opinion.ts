import { oncePer } from "#worker/lib/once-per.ts";
import { isOutOfPlace } from "#worker/rules/engine/out-of-place.ts";
import { inSource } from "#worker/rules/facts/base.ts";
import { declaredSpans } from "#worker/rules/facts/declarations.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { messageAlone } from "#worker/rules/facts/message.ts";
import type { Sentence } from "#worker/rules/facts/types.ts";
import type { Work } from "#worker/rules/work.ts";
import { sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Chances, Found } from "./calibration.ts";
import { isFamiliar } from "./familiarity.ts";
import { chancesIn, findingMargins, marginsInCopy, REQUIREMENT_OF, scoresOf } from "./model.ts";

/* What a piece says of itself on top or at the foot ("an example of what not to do", "not promotional") would sway a judge of
 * words, and proves nothing: the piece is judged with and without it, and the graver judgement counts. */

/** The material without what it says of itself; null where it says nothing. Once for a material, as all is that follows from it. */
const withoutDeclared = oncePer((facts: Facts): Facts | null => {
  const places = declaredSpans(facts);
  if (places.length === 0) return null;
  const isSpared = (start: number) => !places.some((at) => at.start <= start && start < at.end);
  return { ...facts, sentences: facts.sentences.filter(({ start }) => isSpared(start)) };
});

/** What takes longest of an opinion on a long material, found beforehand as work that can pause. */
export function* preparing(facts: Facts): Work<void> {
  for (const reading of [facts, withoutDeclared(facts), messageAlone(facts)])
    if (reading) yield* findingMargins(reading);
}

const graver = (a: Chances, b: Chances): Chances => ({
  ...a,
  ofPiece: Math.max(a.ofPiece, b.ofPiece),
  ofClauses: new Map([...a.ofClauses].map(([clause, p]) => [clause, Math.max(p, b.ofClauses.get(clause) ?? 0)])),
});

/** The chances of a piece, given what the written rules found in it, as high as any reading of it gives them. Pure. */
function chancesInAnyReading(facts: Facts, found: Found): Chances {
  const asItIs = chancesIn(facts, found);
  const undeclared = withoutDeclared(facts);
  return undeclared ? graver(asItIs, chancesIn(undeclared, found)) : asItIs;
}

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
/** From this chance on a clause is confirmed to be at fault, */
const CONFIRMED_FROM = 0.6;
/** where words stand in one of so many sentences that are the likeliest for it. */
const LIKELIEST = 4;
/** A further place is told where it is one of the very likeliest. */
const LIKELIEST_BESIDE = 2;
/** Below this chance even what is missing is doubted, in a piece that carries nothing of what promotion must carry. */
const OWES_NOTHING_BELOW = 0.1;

/** What the classifier says beside a clause's findings. */
export interface Doubt {
  /** Whether what the rules found in words of the piece is doubted. */
  ofWords: boolean;
  /** Whether what they found missing is, too: the piece is like none that owes it. */
  ofMissing: boolean;
}

/** Words at fault, by their offsets in the extracted text; null where something is missing. */
type Place = { start: number | null; end: number | null };

/** What the classifier makes of the written rules' findings. */
export interface Opinion {
  /** Whether it may speak of a clause in this material at all. */
  canJudge(clause: number): boolean;
  /** What it doubts of a clause's findings; null where it doubts nothing. */
  doubtOn(clause: number): Doubt | null;
  /** Those of a clause's findings that it confirms: by its own judgement the clause is at fault, and at such words. The likeliest first. */
  confirmed<T extends Place>(clause: number, findings: readonly T[]): T[];
}

/** The opinion of a classifier that failed. */
export const NO_OPINION: Opinion = { canJudge: () => false, doubtOn: () => null, confirmed: () => [] };

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

/** A message of fewer sentences, each counted once, that sells outright is not doubted, however much stands beside it. */
const FEWEST_OF_MESSAGE = 3;
function sellsInFew(message: Facts): boolean {
  const said = new Set(message.sentences.filter(isSentence).map((one) => wordsOf(message, one)));
  return said.size < FEWEST_OF_MESSAGE && [...said].some(sellsOutright);
}

/** Whether the classifier may speak of a clause in this material at all. */
const knows = (facts: Facts, clause: number) =>
  REQUIREMENT_OF.has(clause) && !isOutOfPlace(clause, facts) && !isShort(facts);

/** Whether it may confirm what a check finds: in a text that is unlike what it has learnt from it confirms nothing. */
const canConfirm = (facts: Facts, clause: number) => knows(facts, clause) && isFamiliar(facts);

function likelyIn(facts: Facts, found: Found, { ofPiece, ofClauses } = chancesInAnyReading(facts, found)) {
  const chanceOf = (clause: number) => ofClauses.get(clause) ?? 0;
  return {
    chanceOf,
    isLikely: (clause: number) => ofPiece >= FAULTY_FROM && chanceOf(clause) >= LIKELY_FROM,
    isConfirmed: (clause: number) => ofPiece >= FAULTY_FROM && chanceOf(clause) >= CONFIRMED_FROM,
  };
}

/** How far down among the likeliest sentences of a clause words stand, from 0; infinite where they are none of them. */
function rankIn(facts: Facts, clause: number): (place: Place) => number {
  const likeliest = (scoresOf(facts).get(clause)?.sentences ?? []).map(({ sentence }) => ({
    start: inSource(facts, sentence.start),
    end: inSource(facts, sentence.end),
  }));
  return ({ start, end }) => {
    if (start === null || end === null) return 0;
    const rank = likeliest.findIndex((one) => one.start < end && start < one.end);
    return rank === -1 ? Number.POSITIVE_INFINITY : rank;
  };
}

/** What the classifier makes of the written rules' findings, given in which clauses the sure ones of them found a fault. Pure. */
export function opinionOn(facts: Facts, found: Found): Opinion {
  const { isLikely, chanceOf, isConfirmed } = likelyIn(facts, found);
  // Words beside a message would sway a judge of words: what is likely in the message alone is not doubted for them.
  const message = messageAlone(facts);
  const inMessage = likelyIn(message, found, chancesIn(message, found));
  const isBeyondDoubt = (clause: number) => isLikely(clause) || inMessage.isLikely(clause) || sellsInFew(message);
  return {
    canJudge: (clause) => canConfirm(facts, clause),
    doubtOn(clause) {
      if (!found.has(clause) || !knows(facts, clause) || isBeyondDoubt(clause)) return null;
      return { ofWords: true, ofMissing: chanceOf(clause) < OWES_NOTHING_BELOW && !owesItems(facts) };
    },
    confirmed(clause, places) {
      if (!canConfirm(facts, clause) || !isConfirmed(clause)) return [];
      const rank = rankIn(facts, clause);
      return places
        .filter((place) => rank(place) < LIKELIEST)
        .sort((a, b) => rank(a) - rank(b))
        .filter((place, i) => i === 0 || rank(place) < LIKELIEST_BESIDE);
    },
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
      sentences: (scoresOf(facts).get(clause)?.sentences ?? []).map(({ sentence }) => sentence).filter(isSentence),
    }))
    .sort((a, b) => b.chance - a.chance);
}
