declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
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

  export type { Document };
}

declare module "word-extractor/lib/buffer-reader.js" {
  export default class BufferReader {
    constructor(source: Buffer);
    open(): Promise<void>;
    close(): Promise<void>;
  }
}

declare module "word-extractor/lib/ole-compound-doc.js" {
  import type BufferReader from "word-extractor/lib/buffer-reader.js";

  export interface AllocationTable {
    _table: number[];
    getSecIdChain(start: number): number[];
  }

  export default class OleCompoundDoc {
    constructor(reader: BufferReader);
    protected _header: {
      secSize: number;
      shortSecSize: number;
      SATSize: number;
      SSATSize: number;
      MSATSize: number;
    };
    protected _SAT: AllocationTable;
    protected _SSAT: AllocationTable;
    protected _readHeader(): Promise<void>;
    protected _readSAT(): Promise<void>;
    protected _readSSAT(): Promise<void>;
    read(): Promise<this>;
    stream(name: string): import("node:stream").Readable;
  }
}

declare module "word-extractor/lib/word-ole-extractor.js" {
  import type { Document } from "word-extractor";
  import type OleCompoundDoc from "word-extractor/lib/ole-compound-doc.js";

  export default class WordOleExtractor {
    /** The text in the pieces in which it is stored; `startFilePos` and `size` in bytes, `bpc` bytes a character. */
    protected _pieces: { text: string; startFilePos: number; size: number; bpc: number }[];
    protected writeCharacterProperties(main: Buffer, table: Buffer): void;
    protected writeParagraphProperties(main: Buffer, table: Buffer): void;
    documentStream(container: OleCompoundDoc, name: string): Promise<import("node:stream").Readable>;
    streamBuffer(stream: import("node:stream").Readable): Promise<Buffer>;
    extractWordDocument(container: OleCompoundDoc, main: Buffer): Promise<Document>;
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
