import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { PageRuns, Run } from "./words.ts";

/** The runs of text of a PDF, page by page, read in the browser. Throws what pdf.js throws. */
export async function readRuns(file: Uint8Array): Promise<PageRuns[]> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({ data: Uint8Array.from(file) });
  try {
    const document = await task.promise;
    const pages: PageRuns[] = [];
    for (let page = 1; page <= document.numPages; page++) {
      const { items } = await (await document.getPage(page)).getTextContent();
      pages.push({ page, runs: items.filter((item): item is Extract<typeof item, Run> => "str" in item) });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
