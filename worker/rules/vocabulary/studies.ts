/** Research in people. */
export const STUDY = "study|studies|trial|trials";
