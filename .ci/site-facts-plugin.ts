import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const fileUrl = (path: string) => pathToFileURL(resolve(import.meta.dirname, path)).href;
const WASM_IN_NODE = fileUrl("../worker/lib/wasm-in-node.ts");
const SOURCE = fileUrl("../worker/site/site-facts.ts");
const MODULES = { "virtual:site-facts": "siteFacts", "virtual:sample-analysis": "analyseSample" } as const;

/** Gives pages what they say of the software, read from the software: the recorded figures, and the built-in sample
 * analysed by the engine itself. The engine runs here, at build; none of it reaches the browser. */
export function siteFacts(): Plugin {
  return {
    name: "site-facts",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const name = MODULES[id.slice(1) as keyof typeof MODULES];
      if (!id.startsWith("\0virtual:") || !name) return;
      await import(WASM_IN_NODE);
      const source = (await import(SOURCE)) as Record<string, () => Promise<unknown>>;
      return `export default ${JSON.stringify(await source[name]?.())};`;
    },
  };
}
