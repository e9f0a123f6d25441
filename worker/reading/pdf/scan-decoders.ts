import { Jbig2Image, JpxImage, type WasmDecoder } from "pdfjs-dist/image_decoders/pdf.image_decoders.mjs";
// The runtime accepts WASM only as a module of the bundle.
import jbig2Module from "../../../node_modules/pdfjs-dist/wasm/jbig2.wasm";
import openjpegModule from "../../../node_modules/pdfjs-dist/wasm/openjpeg.wasm";
import { provideDecoders } from "./pdfjs-hooks.ts";

/** The decoder with its WASM: a new instance for each picture, since the memory of one never shrinks. */
function withModule(decoder: WasmDecoder, module: WebAssembly.Module): WasmDecoder["decode"] {
  decoder._getModule = (start) =>
    start({
      instantiateWasm(imports, use) {
        const instance = new WebAssembly.Instance(module, imports);
        use(instance, module);
        return instance.exports;
      },
    });
  return (...args) => decoder.decode(...args);
}

// Of the same version of pdf.js as unpdf carries.
provideDecoders({
  "jbig2.wasm": withModule(Jbig2Image.instance, jbig2Module),
  "openjpeg.wasm": withModule(JpxImage.instance, openjpegModule),
});
