/* Logistic regression, as the likeness model is trained with it. Everything is in a fixed order, and what looks like
 * chance comes from a generator with a fixed seed, so that the same labels give the same weights. */

/** One labelled set of features. */
export interface Row {
  features: readonly number[];
  isPositive: boolean;
  /** How much it counts. */
  weight: number;
}

export interface FitOptions {
  rounds: number;
  rate: number;
  /** Pull towards nought. */
  decay: number;
  /** How much the positives count together, as a share of the negatives, and how much one counts at most. */
  positiveShare: number;
  mostPerPositive: number;
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

function shuffle<T>(list: T[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.min(i, Math.floor(next() * (i + 1)));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
}

/** Learns weights for features that are places below `size`: adaptive gradient steps, row by row. */
export function learn(rows: readonly Row[], size: number, options: FitOptions): Fitted {
  const { rounds, rate, decay, positiveShare, mostPerPositive } = options;
  const positives = rows.reduce((sum, row) => sum + (row.isPositive ? row.weight : 0), 0);
  const negatives = rows.filter((row) => !row.isPositive).length;
  const perPositive = Math.min(mostPerPositive, (positiveShare * negatives) / Math.max(1, positives));
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-3);
  let bias = -3;
  const order = [...rows];
  const next = generator(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (const { features, isPositive, weight } of order) {
      const share = 1 / Math.sqrt(Math.max(1, features.length));
      let sum = bias;
      for (const at of features) sum += (weights[at] as number) * share;
      const error = (1 / (1 + Math.exp(-sum)) - (isPositive ? 1 : 0)) * weight * (isPositive ? perPositive : 1);
      bias -= 0.01 * error;
      for (const at of features) {
        const slope = error * share + decay * (weights[at] as number);
        steps[at] = (steps[at] as number) + slope * slope;
        weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(steps[at] as number);
      }
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
