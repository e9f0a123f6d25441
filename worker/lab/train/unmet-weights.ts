import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { unmetFile } from "../sets.ts";

/** Puts in the place of the classifier's weights those of a model that has not met the set named by `--set`: for
 * `npm run eval -- --set NAME --unmet`. Throws where they were not learnt. Import it before the classifier. */
const set = process.argv[process.argv.indexOf("--set") + 1] ?? "";
const file = unmetFile(set);
if (!existsSync(file)) throw new Error(`No weights that have not met ${set}: npm run train -- --folds`);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith("/worker/classifier/weights.json") ? { ...found, url: pathToFileURL(file).href } : found;
  },
});
