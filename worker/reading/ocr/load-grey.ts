import type { OCREngine } from "tesseract-wasm";
import type { GreyImage } from "../image/grey.ts";

/** A picture in the engine's memory. Its handle points to where the address of its header stands. */
interface EnginePicture {
  $$: { ptr: number };
  data(): Uint32Array;
  delete(): void;
}

/** What the engine's own `loadImage` works with. */
interface Insides {
  _tesseractLib: { Image: new (width: number, height: number) => EnginePicture };
  _engine: { clearImage(): void; loadImage(picture: EnginePicture): { error?: string } };
  _imageLoaded: boolean;
}

/** A header begins with width, height, bits of a pixel, samples of a pixel, and words of a row. */
const HEADER_WORDS = 5;
const COLOUR = { bits: 32, samples: 3 };
const GREY = { bits: 8, samples: 1 };

/** Declares a picture in colours, one pixel a word, to be one of four grey pixels a word. */
function declareGrey(
  picture: EnginePicture,
  { buffer }: Uint32Array,
  words: number,
  { width, height }: GreyImage,
): void {
  const [address = 0] = new Uint32Array(buffer, picture.$$.ptr, 1);
  const header = new Uint32Array(buffer, address, HEADER_WORDS);
  const expected = [words, height, COLOUR.bits, COLOUR.samples, words];
  if (expected.some((value, at) => header[at] !== value))
    throw new Error("This version of the recognition engine lays out pictures in another way.");
  header.set([width, height, GREY.bits, GREY.samples, words]);
}

/** Puts the grey of each pixel where the engine looks for it: the first of four in the highest byte of a word. */
function writeGrey(target: Uint32Array, words: number, { width, height, data }: GreyImage): void {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let word = 0; word < words; word++) {
      let four = 0;
      for (let x = word * 4; x < word * 4 + 4; x++) four = (four << 8) | (x < width ? (data[row + x] ?? 255) : 255);
      target[y * words + word] = four;
    }
  }
}

/** Gives the engine a picture in grey. Its own `loadImage` takes pictures in colour only and holds three of them at a time,
 * a quarter of whose size is enough here. Throws when the engine is not laid out as expected. */
export function loadGrey(engine: OCREngine, picture: GreyImage): void {
  const insides = engine as unknown as Insides;
  const words = Math.ceil(picture.width / 4);
  insides._engine.clearImage();
  const own = new insides._tesseractLib.Image(words, picture.height);
  try {
    // Before it is declared grey: then it says that it has a word for each pixel.
    const target = own.data();
    declareGrey(own, target, words, picture);
    writeGrey(target, words, picture);
    const { error } = insides._engine.loadImage(own);
    if (error) throw new Error("The picture could not be given to recognition.");
    insides._imageLoaded = true;
  } finally {
    own.delete();
  }
}
