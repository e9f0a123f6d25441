import { registerHooks } from "node:module";
import { patchedForNode } from "../reading/patches/patched-packages.ts";

/** Lets Node import packages as the build changes them, and `.wasm` files as compiled modules, as the bundler of the
 * Workers runtime does. Import it before the readers. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".wasm")) {
      const loaded = next(url, context);
      const source = patchedForNode(url, () => String(loaded.source));
      return source ? { ...loaded, source } : loaded;
    }
    const source = `import { readFileSync } from "node:fs";
export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));`;
    return { format: "module", shortCircuit: true, source };
  },
});
