import { registerHooks } from "node:module";

/** Lets Node import `.wasm` files as compiled modules, as the bundler of the Workers runtime does. Import it before the
 * readers. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".wasm")) return next(url, context);
    const source = `import { readFileSync } from "node:fs";
export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));`;
    return { format: "module", shortCircuit: true, source };
  },
});
