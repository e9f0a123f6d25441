import { Jbig2Image, JpxImage, type WasmDecoder } from "pdfjs-dist/image_decoders/pdf.image_decoders.mjs";
// The runtime accepts WASM only as a module of the bundle.
import jbig2Module from "../../../node_modules/pdfjs-dist/wasm/jbig2.wasm";
import openjpegModule from "../../../node_modules/pdfjs-dist/wasm/openjpeg.wasm";
import { watchSets } from "./watched-sets.ts";

/** The decoders of unpdf's own copy of pdf.js, as they announce themselves to a set of theirs. */
interface Announced {
  _filename: string;
  _noWasmFilename: string;
  decode: WasmDecoder["decode"];
}

const DECODERS: Readonly<Record<string, { decoder: WasmDecoder; module: WebAssembly.Module }>> = {
  "jbig2.wasm": { decoder: Jbig2Image.instance, module: jbig2Module },
  "openjpeg.wasm": { decoder: JpxImage.instance, module: openjpegModule },
};

// A new instance for each picture: the memory of a WASM instance never shrinks.
for (const { decoder, module } of Object.values(DECODERS)) {
  decoder._getModule = (start) =>
    start({
      instantiateWasm(imports, use) {
        const instance = new WebAssembly.Instance(module, imports);
        use(instance, module);
        return instance.exports;
      },
    });
}

const isDecoder = (value: unknown): value is Announced =>
  typeof value === "object" && value !== null && "_noWasmFilename" in value && "decode" in value;

/** A decoder of pictures that is added gets one that works. */
function equip(value: unknown): void {
  if (isDecoder(value))
    value.decode = (...args) => (DECODERS[value._filename]?.decoder ?? Jbig2Image.instance).decode(...args);
}

/** Lets pdf.js decode fax (CCITT), JBIG2 and JPEG 2000 pictures while `use` runs. unpdf leaves their WASM out, and gives
 * no other access to the decoders, which pdf.js makes when it meets the first picture of a kind and keeps in a set. */
export const withScanDecoders = <T>(use: () => Promise<T>): Promise<T> => watchSets(equip, use);
