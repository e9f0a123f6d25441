import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const fileUrl = (path: string) => pathToFileURL(resolve(import.meta.dirname, path)).href;
const WASM_IN_NODE = fileUrl("../worker/lib/wasm-in-node.ts");
const FACTS = fileUrl("../worker/site/site-facts.ts");
const MODULES = {
  "virtual:site-facts": [FACTS, "siteFacts"],
  "virtual:sample-analysis": [FACTS, "analyseSample"],
  "virtual:api-reference": [fileUrl("../worker/site/api-reference.ts"), "apiReference"],
} as const;

/** Gives pages what they say of the software, read from the software: the recorded figures, the built-in sample
 * analysed by the engine itself, and the calls of the API. The engine runs here, at build; none of it reaches the browser. */
export function siteFacts(): Plugin {
  return {
    name: "site-facts",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const module = MODULES[id.slice(1) as keyof typeof MODULES];
      if (!id.startsWith("\0virtual:") || !module) return;
      await import(WASM_IN_NODE);
      const [source, name] = module;
      const functions = (await import(source)) as Record<string, () => Promise<unknown>>;
      return `export default ${JSON.stringify(await functions[name]?.())};`;
    },
  };
}
