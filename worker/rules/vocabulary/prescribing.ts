/** The act of prescribing. */
export const PRESCRIBE = "prescribe|prescribes|prescribed|prescribing";

/** A change from one treatment to another. */
export const SWITCH =
  "switch|switches|switched|switching|swap|swaps|swapped|swapping|convert|converts|converted|converting";
