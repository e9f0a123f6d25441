declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "tesseract-wasm" {
  export interface TextItem {
    rect: { left: number; top: number; right: number; bottom: number };
    flags: number;
    /** From 0 to 1. */
    confidence: number;
    text: string;
  }

  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    loadImage(image: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }): void;
    getTextBoxes(unit: "line" | "word"): TextItem[];
    destroy(): void;
  }

  export const layoutFlags: { StartOfLine: number; EndOfLine: number };
  export function createOCREngine(options: { wasmBinary: WebAssembly.Module }): Promise<OCREngine>;
}

declare module "pdfjs-dist/image_decoders/pdf.image_decoders.mjs" {
  interface WasmOptions {
    instantiateWasm(
      imports: WebAssembly.Imports,
      use: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): WebAssembly.Exports;
  }

  /** A decoder whose code is compiled to WASM; `_getModule` is asked for a started instance for each picture. */
  export interface WasmDecoder {
    decode(...args: unknown[]): Promise<Uint8Array>;
    _getModule(start: (options: WasmOptions) => Promise<unknown>): Promise<unknown>;
  }

  export const Jbig2Image: { instance: WasmDecoder };
  export const JpxImage: { instance: WasmDecoder };
}
