/** Research in people. */
export const STUDY = "study|studies|trial|trials";

/** What bodies recommend on the strength of it. */
export const GUIDELINE = "guideline|guidelines|guidance";
