import { MAX_FURTHER } from "#schema/comparison.ts";

/* Apart from the store, whose class plain Node cannot read: the command line names further files as well. */

/** What the key of a further file of an analysis adds to that of its material. */
export const furtherSuffix = (index: number): string => `-${index + 1}`;

/** What any file of an analysis may add. */
export const UPLOAD_SUFFIXES: readonly string[] = [
  "",
  ...Array.from({ length: MAX_FURTHER }, (_, index) => furtherSuffix(index)),
];
