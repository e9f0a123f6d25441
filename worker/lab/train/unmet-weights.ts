import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { unmetFile } from "../sets.ts";

/** Puts in the place of shipped weights those of a model that has not met what is measured: for `npm run eval -- --set NAME --unmet` the
 * classifier's, for `--real <folder> --batch N --unmet` those that tell what a document is. Throws where they were not learnt. Import
 * it before the worker. */
const optionOf = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1] ?? "";
const isReal = process.argv.includes("--real");
const [file, shipped, how] = isReal
  ? [unmetFile(`kinds-${optionOf("batch")}`), "/worker/document/learnt.json", "--kinds <folder> --folds"]
  : [unmetFile(optionOf("set")), "/worker/classifier/weights.json", "--folds"];
if (!existsSync(file)) throw new Error(`No weights that have not met this: npm run train -- ${how}`);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith(shipped) ? { ...found, url: pathToFileURL(file).href } : found;
  },
});
