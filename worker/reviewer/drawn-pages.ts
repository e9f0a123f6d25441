import { PDFiumLibrary, PDFiumModule } from "@hyzyla/pdfium";
import pdfium from "@hyzyla/pdfium/pdfium.wasm";
import { release } from "#worker/reading/release.ts";

/** A page as a reader sees it: red, green, blue and a byte of no meaning for each pixel, in rows from the top. */
export interface DrawnPage {
  page: number;
  width: number;
  height: number;
  data: Uint8Array;
}

/** The most memory that the renderer may take, of the 128 MB of an isolate; it begins with 18, and designed pages take up to 56. */
const MOST_MEMORY = 72 * 1024 * 1024;
const MEMORY_PAGE = 64 * 1024;

type Load = Parameters<typeof PDFiumLibrary.initBase>[0]["vendor"];
type Use = (instance: WebAssembly.Instance) => void;

/** Nobody reads what the renderer says of itself when it gives up. */
const QUIET = { print: () => undefined, printErr: () => undefined };
const loadQuietly: Load = (options) => (PDFiumModule as Load)({ ...options, ...QUIET });

/** A renderer of its own for each document: what it has taken goes when it goes, and one that has failed is in no known state. */
function startRenderer(): Promise<PDFiumLibrary> {
  return PDFiumLibrary.initBase({
    vendor: loadQuietly,
    instantiateWasm(imports, use) {
      const instance = new WebAssembly.Instance(pdfium, imports);
      const memory = instance.exports.memory as WebAssembly.Memory;
      const grow = memory.grow.bind(memory);
      memory.grow = (more) => {
        if (memory.buffer.byteLength + more * MEMORY_PAGE > MOST_MEMORY) throw new RangeError("Too large to be drawn");
        return grow(more);
      };
      // The types of the package say that it wants the module; it uses the instance.
      (use as unknown as Use)(instance);
      return instance.exports;
    },
  });
}

/** Draws pages of a PDF one after the other, `widest` pixels in their longer direction. Throws at the first that cannot be drawn.
 * `bytes` is taken over and cannot be used again. */
export async function* drawnPages(
  bytes: Uint8Array<ArrayBuffer>,
  pages: readonly number[],
  widest: number,
): AsyncGenerator<DrawnPage> {
  const renderer = await startRenderer();
  const pdf = await renderer.loadDocument(bytes);
  release(bytes);
  for (const number of pages) {
    const page = pdf.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = widest / Math.max(originalWidth, originalHeight);
    const width = Math.max(1, Math.round(originalWidth * scale));
    const height = Math.max(1, Math.round(originalHeight * scale));
    const { data } = await page.render({ width, height, render: "bitmap" });
    yield { page: number, width, height, data };
  }
}
