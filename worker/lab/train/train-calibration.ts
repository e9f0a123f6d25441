import {
  type Calibration,
  type ClauseScores,
  chanceOfPiece,
  chancesAlone,
  evened,
  partsOf,
  partsOfGravity,
  partsOfPiece,
  partsTogether,
  type Regression,
} from "#worker/classifier/calibration.ts";
import { isFaulty, type Material } from "./labelled.ts";
import { learnDense } from "./learn.ts";
import { type Examples, learnModel, scoresBy } from "./regressions.ts";
import { NEW_TO_THE_RULES, TRAINED_NAMES } from "./training-sets.ts";

/* How much the model and the written rules are worth beside each other, learnt where the model was new to the materials and
 * the rules, as they are today, were not fitted to them case by case. */

const PULL = 3;
/** The second judgement has as many parts as there are clauses, and few faults of some. */
const PULL_TOGETHER = 100;
const PULL_OF_GRAVITY = 30;
/** Whole sets are left out together, so that no author's other pieces have been seen. */
const PARTS = 5;

/** A material as the calibration sees it: what a model that had not met it says. */
interface Met {
  material: Material;
  all: ClauseScores;
}

interface Row {
  parts: number[];
  isPositive: boolean;
}

/** Each material as it was met by a model that had learnt from other sets only. */
function metAnew(materials: Material[], examples: Examples, clauses: number[]): Met[] {
  const late = new Set(NEW_TO_THE_RULES);
  const partOf = (set: Material["set"]) => TRAINED_NAMES.indexOf(set) % PARTS;
  return [
    ...Map.groupBy(
      materials.filter(({ set }) => late.has(set)),
      ({ set }) => partOf(set),
    ),
  ].flatMap(([part, unseen]) => {
    const others = materials.filter(({ set }) => partOf(set) !== part);
    const model = learnModel(others, examples, clauses);
    return unseen.map((material): Met => {
      const scoresOf = scoresBy(model, material);
      return { material, all: new Map(clauses.map((clause) => [clause, scoresOf(clause).score])) };
    });
  });
}

function isOpen({ material }: Met, clause: number): boolean {
  return material.open.has(clause) && !isFaulty(clause)(material);
}

/** The rows with each part, save the first, which is a constant, as far from its mean as it often is. */
function standardised(rows: Row[]): { even: Row[] } & Omit<Regression, "weights"> {
  const size = rows[0]?.parts.length ?? 0;
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const means = Array.from({ length: size }, (_, i) => (i === 0 ? 0 : mean(({ parts }) => parts[i] ?? 0)));
  const deviations = means.map((middle, i) =>
    i === 0 ? 1 : Math.sqrt(mean(({ parts }) => ((parts[i] ?? 0) - middle) ** 2)) || 1,
  );
  const even = rows.map(({ parts, isPositive }) => ({ parts: evened(parts, { means, deviations }), isPositive }));
  return { even, means, deviations };
}

function ofClauses(met: Met[], clauses: number[]): Calibration["clause"] {
  const rows = met.flatMap((one) =>
    clauses.flatMap((clause) => {
      const score = one.all.get(clause);
      if (!score || isOpen(one, clause)) return [];
      return [
        {
          clause,
          parts: partsOf(score, one.material.found.has(clause)),
          isPositive: isFaulty(clause)(one.material),
        },
      ];
    }),
  );
  const { even, means, deviations } = standardised(rows);
  const withClause = even.map(({ parts, isPositive }, at) => ({
    parts: [...parts, ...clauses.map((one) => (one === rows[at]?.clause ? 1 : 0))],
    isPositive,
  }));
  const learnt = learnDense(withClause, PULL);
  const size = means.length;
  const ofClause = Object.fromEntries(clauses.map((clause, i) => [clause, learnt[size + i] ?? 0]));
  return { weights: learnt.slice(0, size), ofClause, means, deviations };
}

/** Learns how the parts of a judgement are weighed. */
export function learnCalibration(materials: Material[], examples: Examples, clauses: number[]): Calibration {
  const met = metAnew(materials, examples, clauses);
  const clause = ofClauses(met, clauses);
  const read = met.map((one) => ({ ...one, alone: chancesAlone(one.all, one.material.found, clause) }));
  const { even, means, deviations } = standardised(
    read.map(({ material, all, alone }) => ({
      parts: partsOfPiece(all, alone, material.found),
      isPositive: material.findings.length > 0,
    })),
  );
  const piece = { weights: learnDense(even, PULL), means, deviations };
  const whole = read.map((one) => ({
    ...one,
    ofPiece: chanceOfPiece(partsOfPiece(one.all, one.alone, one.material.found), piece),
  }));
  const rowsOf = (number: number): Row[] =>
    whole
      .filter((one) => !isOpen(one, number))
      .map(({ material, alone, ofPiece }) => ({
        parts: partsTogether(alone, ofPiece)(number),
        isPositive: isFaulty(number)(material),
      }));
  const together = Object.fromEntries(
    clauses.map((number) => [number, learnDense(rowsOf(number), PULL_TOGETHER)] as const),
  );
  const faulty = whole.filter(({ material }) => material.findings.length > 0);
  const gravity = learnDense(
    faulty.map(({ material, all, alone, ofPiece }) => ({
      parts: partsOfGravity(all, alone, material.found, ofPiece),
      isPositive: material.isHigh,
    })),
    PULL_OF_GRAVITY,
  );
  return { clause, piece, together, gravity };
}
