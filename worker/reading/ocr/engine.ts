import { createOCREngine, type OCREngine } from "tesseract-wasm";
// The package hides this file from importers, and the runtime accepts WASM only as a module of the bundle.
import coreModule from "../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm";
import { release } from "../release.ts";

type Imports = WebAssembly.Imports;

const instantiate = WebAssembly.instantiate as (
  module: WebAssembly.Module,
  imports: Imports,
) => Promise<WebAssembly.Instance>;
let starting = 0;

/** Stands in for `WebAssembly.instantiate`: modules as ever, and the bundled core for anything that would be compiled. */
async function instantiateBundled(source: unknown, imports: Imports) {
  if (source instanceof WebAssembly.Module) return instantiate(source, imports);
  return { module: coreModule, instance: await instantiate(coreModule, imports) };
}

/** Stands in for `URL`: in the bundle of the Workers runtime a module has no address of its own, and what is given
 * relative to none is relative to the root. */
class RootedUrl extends URL {
  constructor(url: string | URL, base?: string | URL) {
    super(url, base ?? "file:///");
  }
}

/** The engine's loader makes up an address for a file that it never fetches. It does so before its first wait. */
function withAddress<T>(start: () => T): T {
  const scope = globalThis as unknown as { URL: typeof URL };
  const real = scope.URL;
  scope.URL = RootedUrl;
  try {
    return start();
  } finally {
    scope.URL = real;
  }
}

/** The engine's loader compiles bytes, which the runtime forbids; while one or more engines start, the stand-in gives
 * them the bundled module. `bytes` is only what tells the loader not to fetch anything. */
async function withBundledCore<T>(start: (bytes: ArrayBuffer) => Promise<T>): Promise<T> {
  starting++;
  WebAssembly.instantiate = instantiateBundled as unknown as typeof WebAssembly.instantiate;
  try {
    return await withAddress(() => start(new ArrayBuffer(8)));
  } finally {
    starting--;
    if (starting === 0) WebAssembly.instantiate = instantiate as unknown as typeof WebAssembly.instantiate;
  }
}

/** Starts an engine, uses it and drops it: its memory never shrinks, so none is kept from one picture to the next.
 * `model` is the gunzipped recognition model, which is given up for it. */
export async function withOcrEngine<T>(model: Uint8Array<ArrayBuffer>, use: (engine: OCREngine) => T): Promise<T> {
  const engine = await withBundledCore((wasmBinary) => createOCREngine({ wasmBinary }));
  try {
    engine.loadModel(model);
    release(model);
    return use(engine);
  } finally {
    engine.destroy();
  }
}
