/** How the worker's code is written when it is built. A runtime keeps the text of its code in memory, with two bytes a
 * character as soon as one of them is not of Latin-1: so all are escaped, and comments and spaces are left out. Names
 * stay, for errors are read by them. */
export const WORKER_OUTPUT = {
  charset: "ascii",
  comments: { annotation: false, jsdoc: false, legal: true },
  minify: { compress: false, mangle: false, codegen: true },
} as const;

/** Data that is bundled is written as objects: as text to parse it would lie in memory three times. */
export const WORKER_JSON = { stringify: false, namedExports: false } as const;
