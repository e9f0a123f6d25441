import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the weights of a model that has not met a set are kept: a cache, made by `npm run train -- --folds`. */
export const unmetFile = (set: string): string => join(tmpdir(), "abpi-unmet-weights", `${set}.json`);
