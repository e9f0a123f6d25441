import { createOCREngine, type OCREngine } from "tesseract-wasm";
// The package hides this file from importers, and the runtime accepts WASM only as a module of the bundle.
import coreModule from "../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm";
import { release } from "../release.ts";

/** The engine that is running. It takes 28 MB and gives none of them back, so there is one for all pictures, whichever
 * document they are of. Only what has started is kept: what another request still waits for could not be waited for here. */
let running: OCREngine | null = null;

async function start(loadModel: () => Promise<Uint8Array<ArrayBuffer>>): Promise<OCREngine> {
  const model = await loadModel();
  try {
    if (running) return running;
    const engine = await createOCREngine({ wasmBinary: coreModule });
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
