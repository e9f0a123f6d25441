import measured from "./calibration.json" with { type: "json" };

/** How often findings raised by a model were right, for each fifth of the confidence that it stated. */
interface Measured {
  model: string;
  promptVersion: string;
  bands: { right: number; all: number }[];
}

const MODELS: readonly Measured[] = measured.models;

export const BANDS = 5;
/** What a model's findings count as until they have been measured: right as often as wrong. */
const PRIOR = 0.5;
const PRIOR_WEIGHT = 10;
/** No finding of a model counts as surer than this. */
const SUREST = 95;

/** The fifth that a stated confidence of 0 to 100 lies in. */
export function bandOf(stated: number): number {
  return Math.min(BANDS - 1, Math.floor((stated / 100) * BANDS));
}

/** What a stated confidence is worth, in percent: how often this model was right when it stated as much, drawn towards
 * one half where there are few measurements, and one half where there are none. */
export function calibrated(
  model: string,
  promptVersion: string,
  stated: number,
): { confidence: number; measured: boolean } {
  const known = MODELS.find((m) => m.model === model && m.promptVersion === promptVersion);
  const { right, all } = known?.bands[bandOf(stated)] ?? { right: 0, all: 0 };
  const share = (right + PRIOR * PRIOR_WEIGHT) / (all + PRIOR_WEIGHT);
  return { confidence: Math.min(SUREST, Math.round(share * 100)), measured: all > 0 };
}
