/** Sets by which finding precedents is measured: the development set and the five newest. No weight is learnt from them. */
export const LEAVE_OUT: readonly string[] = [
  "development",
  ..."abcde".split("").map((letter) => `holdout-2026-11-22-${letter}`),
];
