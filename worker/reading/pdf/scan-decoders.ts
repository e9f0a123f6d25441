import { Jbig2Image, JpxImage, type WasmDecoder } from "pdfjs-dist/image_decoders/pdf.image_decoders.mjs";
// The runtime accepts WASM only as a module of the bundle.
import jbig2Module from "../../../node_modules/pdfjs-dist/wasm/jbig2.wasm";
import openjpegModule from "../../../node_modules/pdfjs-dist/wasm/openjpeg.wasm";
import { provideDecoders } from "./pdfjs-hooks.ts";

/** A started decoder with more memory than this is not kept: it never shrinks. Both start with 16 MB. */
const MOST_KEPT = 20_000_000;

const isMemory = (value: unknown): value is WebAssembly.Memory => value instanceof WebAssembly.Memory;

/** A decoder with its WASM. A page of many small pictures is decoded by one instance, which ends with the document. */
class Decoder {
  #started: Promise<unknown> | null = null;
  #memory: WebAssembly.Memory | undefined;
  readonly #decoder: WasmDecoder;

  constructor(decoder: WasmDecoder, module: WebAssembly.Module) {
    this.#decoder = decoder;
    decoder._getModule = (start) => {
      this.#started ??= start({
        instantiateWasm: (imports, use) => {
          const instance = new WebAssembly.Instance(module, imports);
          this.#memory = Object.values(instance.exports).find(isMemory);
          use(instance, module);
          return instance.exports;
        },
      });
      return this.#started;
    };
  }

  drop(): void {
    this.#started = null;
    this.#memory = undefined;
  }

  async decode(...args: unknown[]): Promise<Uint8Array> {
    try {
      const picture = await this.#decoder.decode(...args);
      if (!this.#memory || this.#memory.buffer.byteLength > MOST_KEPT) this.drop();
      return picture;
    } catch (error) {
      this.drop();
      throw error;
    }
  }
}

// Of the same version of pdf.js as unpdf carries.
const jbig2 = new Decoder(Jbig2Image.instance, jbig2Module);
const openjpeg = new Decoder(JpxImage.instance, openjpegModule);
provideDecoders(
  {
    "jbig2.wasm": (...args) => jbig2.decode(...args),
    "openjpeg.wasm": (...args) => openjpeg.decode(...args),
  },
  () => {
    jbig2.drop();
    openjpeg.drop();
  },
);
