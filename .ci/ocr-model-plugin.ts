import { createReadStream, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FILE = "ocr/eng.traineddata.gz.bin";
const MODEL = resolve(import.meta.dirname, "../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");

/** Puts the recognition model of OCR among the static files: it is too large for the worker's bundle. Its name ends in
 * .bin so that no server declares it as gzip and unpacks it on the way. */
export function ocrModel(): Plugin {
  return {
    name: "ocr-model",
    applyToEnvironment: (environment) => environment.name === "client",
    // The worker asks its assets binding for the model under this host, which the development server would refuse.
    config: () => ({ server: { allowedHosts: ["assets.local"] } }),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: readFileSync(MODEL) });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader("content-type", "application/octet-stream");
        createReadStream(MODEL).pipe(response);
      });
    },
  };
}
