import type { Severity } from "#schema/result.ts";
import type { ClauseScore } from "./scores.ts";

/* From margins to chances. Each clause is first judged by itself, then the piece as a whole (has it any fault?), and then
 * each clause again beside all others: faults come together, as promotion to the public comes with claims before a licence,
 * and a piece that seems sound throughout is seldom at fault in one place; last, how severe its worst fault is. Learnt where the model
 * was new to the materials, and the written rules were not fitted to them (train-calibration.ts). Pure. */

/** A logistic regression over figures, each taken as far from its mean as it often is. */
export interface Regression {
  weights: number[];
  means: number[];
  deviations: number[];
}

/** How the parts of a judgement are weighed. */
export interface Calibration {
  /** Over `partsOf`, and what is added for each clause. */
  clause: Regression & { ofClause: Record<string, number> };
  /** Over `partsOfPiece`. */
  piece: Regression;
  /** Over `partsTogether`, for each clause. */
  together: Record<string, number[]>;
  /** Over `partsOfGravity`. */
  gravity: number[];
}

/** The clauses in which written rules have found a fault, with the highest severity of each. */
export type Found = ReadonlyMap<number, Severity>;

/** What the model says of each clause that it knows. */
export type ClauseScores = ReadonlyMap<number, ClauseScore>;

/** The chances, from 0 to 1, that each clause is breached, that any is, and that a fault of the piece, if there is any, is of
 * high risk. */
export interface Chances {
  ofClauses: ReadonlyMap<number, number>;
  ofPiece: number;
  ofHighRisk: number;
}

const LEAST_CHANCE = 1e-4;
/** A chance as the logarithm of its odds. */
function odds(chance: number): number {
  const within = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  return Math.log(within / (1 - within));
}

const chanceOf = (sum: number) => 1 / (1 + Math.exp(-sum));
function weighed(parts: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += (parts[i] as number) * (weights[i] ?? 0);
  return sum;
}

/** The parts, each as far from its mean as it often is. */
export function evened(
  parts: readonly number[],
  { means, deviations }: Pick<Regression, "means" | "deviations">,
): number[] {
  return parts.map((part, i) => (part - (means[i] ?? 0)) / (deviations[i] ?? 1));
}

/** What stands for a sentence that is not there. */
const NO_SENTENCE = -2;

/** What a judgement on a clause rests on: whether a written rule has found a fault, the three likeliest sentences, the
 * piece as a whole, and its length. Margins save the first and the last. */
export function partsOf({ sentences, piece, any, length }: ClauseScore, hasFinding: boolean): number[] {
  const [first = NO_SENTENCE, second = NO_SENTENCE, third = NO_SENTENCE] = sentences.map(({ margin }) => margin);
  const found = hasFinding ? 1 : 0;
  return [1, found, first, second, third, piece, found * first, found * piece, any, Math.log(Math.max(1, length))];
}

/** The chance of each clause, judged by itself. */
export function chancesAlone(
  all: ClauseScores,
  found: Found,
  { ofClause, ...regression }: Calibration["clause"],
): Map<number, number> {
  const alone = ([clause, score]: readonly [number, ClauseScore]): [number, number] => {
    const parts = evened(partsOf(score, found.has(clause)), regression);
    return [clause, chanceOf(weighed(parts, regression.weights) + (ofClause[clause] ?? 0))];
  };
  return new Map([...all].map(alone));
}

/** From this chance on a fault that a written rule found counts as sure. */
const SURE_FROM = 0.65;
const FEW = 3;

/** What a judgement on the whole piece rests on: its likeliest clauses, how like it is to pieces with any and with a grave
 * fault, how many findings of written rules are sure, and how many faults are to be expected. */
export function partsOfPiece(all: ClauseScores, alone: ReadonlyMap<number, number>, found: Found): number[] {
  const [first = 0, second = 0, third = 0] = [...alone.values()].sort((a, b) => b - a);
  const [score] = all.values();
  const sure = [...found.keys()].filter((clause) => (alone.get(clause) ?? 0) >= SURE_FROM).length;
  const expected = [...alone.values()].reduce((sum, chance) => sum + chance, 0);
  const { any = 0, grave = 0 } = score ?? {};
  return [1, odds(first), odds(second), odds(third), any, grave, Math.min(FEW, sure), expected];
}

/** The chance that the piece has any fault. */
export function chanceOfPiece(parts: readonly number[], piece: Regression): number {
  return chanceOf(weighed(evened(parts, piece), piece.weights));
}

/** The regressions over these parts are pulled towards nought: what should count from the start is made large. */
const LARGE = { constant: 10, own: 3 };
const MOST_ODDS = 4;
const bounded = (chance: number) => Math.min(MOST_ODDS, Math.max(-MOST_ODDS, odds(chance)));

/** What the second judgement on a clause rests on: its own chance, that of the piece, and those of all clauses. */
export function partsTogether(alone: ReadonlyMap<number, number>, ofPiece: number): (clause: number) => number[] {
  const all = [...alone.values()].map(bounded);
  const whole = LARGE.own * odds(ofPiece);
  return (clause) => [LARGE.constant, LARGE.own * odds(alone.get(clause) ?? 0), whole, ...all];
}

/** What a judgement rests on of how grave the faults of a piece are: how like it is to pieces with a grave fault and with any,
 * how grave what the written rules found is, its chance of any fault, and those of all clauses. */
export function partsOfGravity(
  all: ClauseScores,
  alone: ReadonlyMap<number, number>,
  found: Found,
  ofPiece: number,
): number[] {
  const [score] = all.values();
  const { any = 0, grave = 0 } = score ?? {};
  const severities = new Set(found.values());
  const [high, medium] = [severities.has("HIGH") ? 1 : 0, severities.has("MEDIUM") ? 1 : 0];
  const large = [grave, any, high, medium, high * grave].map((part) => LARGE.own * part);
  return [LARGE.constant, ...large, odds(ofPiece), ...[...alone.values()].map(bounded)];
}

/** The chances of a piece, given what the written rules found in it. */
export function chancesOf(all: ClauseScores, found: Found, calibration: Calibration): Chances {
  const alone = chancesAlone(all, found, calibration.clause);
  const ofPiece = chanceOfPiece(partsOfPiece(all, alone, found), calibration.piece);
  const partsOfClause = partsTogether(alone, ofPiece);
  const together = ([clause, weights]: readonly [string, number[]]): [number, number] => [
    Number(clause),
    chanceOf(weighed(partsOfClause(Number(clause)), weights)),
  ];
  const ofHighRisk = chanceOf(weighed(partsOfGravity(all, alone, found, ofPiece), calibration.gravity));
  return { ofPiece, ofHighRisk, ofClauses: new Map(Object.entries(calibration.together).map(together)) };
}
