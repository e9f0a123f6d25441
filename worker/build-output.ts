/** How the worker's code is written when it is built. A runtime keeps the text of its code in memory, with two bytes a
 * character as soon as one of them is not of Latin-1: so all are escaped, and comments are left out. */
export const WORKER_OUTPUT = { charset: "ascii", comments: { annotation: false, jsdoc: false, legal: true } } as const;
