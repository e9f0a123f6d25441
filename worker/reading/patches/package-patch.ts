/** What is changed in a file of a package when the application is built, rather than by replacing what the runtime offers
 * while it runs. */
export interface PackagePatch {
  /** The file, by the end of its path. */
  file: string;
  /** Put before the file; `%module%` stands for the address of `module`. */
  imports?: { text: string; module: string };
  /** Texts that stand in the file exactly once, and what takes their place. */
  replace: readonly (readonly [from: string, to: string])[];
}
