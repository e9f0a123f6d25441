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

/** The engine that is running. It takes 28 MB and gives none of them back, so there is one for all pictures, whichever
 * document they are of. Only what has started is kept: what another request still waits for could not be waited for here. */
let running: OCREngine | null = null;

async function start(loadModel: () => Promise<Uint8Array<ArrayBuffer>>): Promise<OCREngine> {
  const model = await loadModel();
  try {
    if (running) return running;
    const engine = await withBundledCore((wasmBinary) => createOCREngine({ wasmBinary }));
    engine.loadModel(model);
    dropOcrEngine();
    running = engine;
    return engine;
  } finally {
    release(model);
  }
}

/** Uses the engine, which is started where none is running. `loadModel` fetches the gunzipped recognition model, which is
 * given up. An engine that fails is dropped: nobody knows in which state it is. */
export async function withOcrEngine<T>(
  loadModel: () => Promise<Uint8Array<ArrayBuffer>>,
  use: (engine: OCREngine) => T,
): Promise<T> {
  const engine = running ?? (await start(loadModel));
  try {
    return use(engine);
  } catch (error) {
    if (running === engine) running = null;
    throw error;
  }
}

/** Lets the engine go, so that its memory is there for something else; the next picture starts another. Harmless when
 * none is running. */
export function dropOcrEngine(): void {
  running?.destroy();
  running = null;
}
