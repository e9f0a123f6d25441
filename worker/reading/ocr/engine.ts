import { createOCREngine, type OCREngine } from "tesseract-wasm";
// The package hides this file from importers, and the runtime accepts WASM only as a module of the bundle.
import coreModule from "../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm";

type Instantiate = typeof WebAssembly.instantiate;

/** The engine's loader compiles bytes, which the runtime forbids. While it starts, `instantiate` is stood in for by one
 * that takes the bundled module; `bytes` is only what tells the loader not to fetch anything. */
async function withBundledCore<T>(start: (bytes: ArrayBuffer) => Promise<T>): Promise<T> {
  const original = WebAssembly.instantiate;
  const bundled = async (_bytes: unknown, imports: WebAssembly.Imports) => ({
    module: coreModule,
    instance: await (original as (module: WebAssembly.Module, imports: WebAssembly.Imports) => Promise<WebAssembly.Instance>)(coreModule, imports),
  });
  WebAssembly.instantiate = bundled as unknown as Instantiate;
  try {
    return await start(new ArrayBuffer(8));
  } finally {
    WebAssembly.instantiate = original;
  }
}

/** Starts an engine, uses it and drops it: its memory never shrinks, so none is kept from one picture to the next.
 * `model` is the gunzipped recognition model. */
export async function withOcrEngine<T>(model: Uint8Array<ArrayBuffer>, use: (engine: OCREngine) => T): Promise<T> {
  const engine = await withBundledCore((wasmBinary) => createOCREngine({ wasmBinary }));
  try {
    // Not told the resolution, it guesses one for each picture and writes so to the console.
    engine.setVariable("user_defined_dpi", "170");
    engine.loadModel(model);
    return use(engine);
  } finally {
    engine.destroy();
  }
}
