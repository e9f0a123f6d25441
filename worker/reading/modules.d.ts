declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "omggif" {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}
declare module "word-extractor" {
  interface Options {
    filterUnicode?: boolean;
    includeFooters?: boolean;
  }

  class Document {
    getBody(options?: Options): string;
    getFootnotes(options?: Options): string;
    getEndnotes(options?: Options): string;
    getHeaders(options?: Options): string;
    getFooters(options?: Options): string;
    getAnnotations(options?: Options): string;
    getTextboxes(options?: Options): string;
  }

  export default class WordExtractor {
    extract(source: Buffer): Promise<Document>;
  }
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
    setVariable(name: string, value: string): void;
    loadImage(image: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }): void;
    getTextBoxes(unit: "line" | "word"): TextItem[];
    destroy(): void;
  }

  export const layoutFlags: { StartOfLine: number; EndOfLine: number };
  export function createOCREngine(options: { wasmBinary: ArrayBuffer }): Promise<OCREngine>;
}
