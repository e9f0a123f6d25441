import { assembleMaterial } from "../assemble.ts";
import type { DraftBlock } from "../draft.ts";
import { type Material, UnreadableFileError } from "../material.ts";
import { recognise } from "../ocr/recognise.ts";
import type { ReadingState, ReadingStep, ReadingTools, SourceFile } from "../reading-step.ts";
import { release } from "../release.ts";
import { decodeImage } from "./decode.ts";
import { fitForRecognition, orient } from "./fit.ts";
import type { GreyImage } from "./grey.ts";

const NO_TEXT = "No text could be read in this picture. Upload a sharper or larger picture, or the original document.";

const LITTLE_TEXT =
  "Little text was found for so large a picture, so words in it may have been missed. Compare the text with the picture, or upload the original document.";
/** A picture of so many pixels has room for a page of text; a piece that is one has more letters than these. */
const LARGE_PIXELS = 1_500_000;
const FEW_LETTERS = 80;

const isSparse = ({ width, height }: GreyImage, blocks: DraftBlock[]): boolean =>
  width * height >= LARGE_PIXELS &&
  blocks.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0) < FEW_LETTERS;

/** Opens a picture, upright and of a size for recognition. Throws `UnreadableFileError` when it cannot be decoded. */
export async function openPicture(bytes: Uint8Array<ArrayBuffer>): Promise<GreyImage> {
  const { image, orientation } = await decodeImage(bytes);
  // Shrunk before it is turned: turning a photograph whole would need it twice in memory.
  const fitted = fitForRecognition(image);
  if (fitted !== image) release(image.data);
  const upright = orient(fitted, orientation);
  if (upright !== fitted) release(fitted.data);
  return upright;
}

/** Reads the words in a picture. Throws `UnreadableFileError` when it holds no words. */
async function readPicture(picture: GreyImage, tools: ReadingTools): Promise<Material> {
  const { blocks, confidence } = await recognise(picture, tools, null);
  if (blocks.length === 0) throw new UnreadableFileError(NO_TEXT);
  const unread = isSparse(picture, blocks) ? [{ page: 1, reason: LITTLE_TEXT }] : [];
  return assembleMaterial("image", [{ number: 1, source: "ocr", confidence, blocks, hidden: [] }], unread);
}

const NAME = "picture";

/** Opens a picture in the first step and reads its words in the second, when the file is no longer in memory. */
export async function readPictureStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
): Promise<ReadingStep> {
  if (state) return { done: true, material: await readPicture(await tools.drawn.load(NAME), tools) };
  const bytes = await source.bytes();
  const picture = await openPicture(bytes);
  release(bytes);
  await tools.drawn.save(NAME, picture);
  release(picture.data);
  return { done: false, state: { pagesDone: 0, pagesTotal: 1, parts: [] } };
}
