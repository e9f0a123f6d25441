/* How the classifier is trained. Everything is in a fixed order, and what looks like chance comes from a generator
 * with a fixed seed, so that the same labels give the same weights. */

/** The features of a sentence or a piece that the model knows, by their places, and how much each counts; of length one. */
export interface Vector {
  places: Int32Array;
  values: Float32Array;
}

/** The vector of known features, each of which counts as much as it is rare. */
export function vectorAt(known: readonly { place: number; rarity: number }[]): Vector {
  const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0));
  return {
    places: Int32Array.from(known, ({ place }) => place),
    values: Float32Array.from(known, ({ rarity }) => rarity / length),
  };
}

/** One labelled vector. */
export interface Row {
  vector: Vector;
  isPositive: boolean;
  /** How much it counts. */
  weight: number;
}

export interface FitOptions {
  /** What an error costs beside large weights. */
  cost: number;
  rounds: number;
  /** What is far on its right side is an error, too, as in ridge regression; else it is none. */
  isTwoSided?: boolean;
}

export interface Fitted {
  bias: number;
  weights: Float64Array;
}

/** Numbers from 0 to 1 that only look like chance. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle(list: Int32Array, next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.min(i, Math.floor(next() * (i + 1)));
    const one = list[i] as number;
    list[i] = list[j] as number;
    list[j] = one;
  }
}

/** Rows that are on the right side by far are looked at again in every round of this number. */
const LOOK_AGAIN = 5;

/** Learns weights for features that are places below `size`: a linear classifier with squared hinge loss, row by row in its
 * dual (Hsieh et al., A dual coordinate descent method for large-scale linear SVM, 2008). */
export function learn(rows: readonly Row[], size: number, { cost, rounds, isTwoSided = false }: FitOptions): Fitted {
  const weights = new Float64Array(size);
  const pulls = new Float64Array(rows.length);
  const order = Int32Array.from(rows.keys());
  const next = generator(7);
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (const i of order) {
      const { vector, isPositive, weight } = rows[i] as Row;
      const pull = pulls[i] as number;
      if (pull === 0 && round % LOOK_AGAIN > 1) continue;
      const { places, values } = vector;
      const side = isPositive ? 1 : -1;
      let margin = bias;
      for (let k = 0; k < places.length; k++)
        margin += (weights[places[k] as number] as number) * (values[k] as number);
      const slack = 1 / (2 * cost * weight);
      const length = places.length === 0 ? 1 : 2;
      const wished = pull - (side * margin - 1 + pull * slack) / (length + slack);
      const moved = isTwoSided ? wished : Math.max(0, wished);
      const step = (moved - pull) * side;
      if (step === 0) continue;
      pulls[i] = moved;
      bias += step;
      for (let k = 0; k < places.length; k++)
        weights[places[k] as number] = (weights[places[k] as number] as number) + step * (values[k] as number);
    }
  }
  return { bias, weights };
}

/** Solves a small set of linear equations. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, values[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let r = column + 1; r < size; r++)
      if (Math.abs(rows[r]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = r;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const head = rows[column] as number[];
    for (let r = 0; r < size; r++) {
      const row = rows[r] as number[];
      const times = r === column ? 0 : (row[column] as number) / (head[column] as number);
      if (times !== 0) for (let c = column; c <= size; c++) row[c] = (row[c] as number) - times * (head[c] as number);
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number));
}

const STEPS = 30;

/** Logistic regression over few, dense figures by Newton's method; the pull towards nought keeps it finite. */
export function learnDense(rows: readonly { parts: number[]; isPositive: boolean }[], pull: number): number[] {
  const size = rows[0]?.parts.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((w) => pull * w);
    const curve = weights.map((_, i) => weights.map((_w, j) => (i === j ? pull : 0)));
    for (const { parts, isPositive } of rows) {
      const p = 1 / (1 + Math.exp(-parts.reduce((sum, part, i) => sum + part * (weights[i] as number), 0)));
      for (let i = 0; i < size; i++) {
        slope[i] = (slope[i] as number) + (parts[i] as number) * (p - (isPositive ? 1 : 0));
        for (let j = 0; j < size; j++) {
          const row = curve[i] as number[];
          row[j] = (row[j] as number) + p * (1 - p) * (parts[i] as number) * (parts[j] as number);
        }
      }
    }
    const move = solve(curve, slope);
    weights = weights.map((w, i) => w - (move[i] as number));
  }
  return weights;
}
