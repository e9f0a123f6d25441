import { env } from "cloudflare:workers";
import { picturesInMemory } from "./drawn-pictures.ts";
import type { Material, SourceFormat } from "./material.ts";
import { loadOcrModel } from "./ocr-model.ts";
import { readStep } from "./read.ts";
import type { ReadingState, ReadingTools } from "./reading-step.ts";

const MODEL = "node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";

async function fetchFile(path: string): Promise<Response> {
  const { TEST_FILES } = env as unknown as { TEST_FILES: Fetcher };
  return TEST_FILES.fetch(`http://files/${path}`);
}

/** A file of the project, by its path from the root. */
export async function projectFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(path);
  if (!response.ok) throw new Error(`No file ${path}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A text file of the project drawn as an A4 page at 200 dpi in a face, and the words on that page. */
export async function drawnPage(
  path: string,
  face: string,
): Promise<{ png: Uint8Array<ArrayBuffer>; words: string[] }> {
  const response = await fetchFile(`${path}?face=${face}`);
  const words = decodeURIComponent(response.headers.get("words") ?? "").split(" ");
  return { png: new Uint8Array(await response.arrayBuffer()), words };
}

export const fixture = (name: string) => projectFile(`worker/test/fixtures/reading/${name}`);

const ocrModel = () => loadOcrModel(() => fetchFile(MODEL));

/** What reading needs from outside, with nothing drawn yet. */
export const readingTools = (): ReadingTools => ({ ocrModel, drawn: picturesInMemory() });

/** Reads to the end, with the state saved and loaded between steps as a store would. */
export async function readBytes(
  format: SourceFormat,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ material: Material; states: ReadingState[] }> {
  const states: ReadingState[] = [];
  const tools = readingTools();
  for (;;) {
    const step = await readStep(
      { format, fileName: "test", bytes: async () => bytes.slice() },
      states.at(-1) ?? null,
      tools,
    );
    if (step.done) return { material: step.material, states };
    states.push(JSON.parse(JSON.stringify(step.state)));
  }
}
