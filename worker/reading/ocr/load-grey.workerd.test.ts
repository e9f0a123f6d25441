import { expect, test } from "vitest";
import type { GreyImage } from "../image/grey.ts";
import { openPicture } from "../image/read-image.ts";
import { fixture, readingTools } from "../test-tools.ts";
import { recognise } from "./recognise.ts";

/** The left part of a picture. */
function narrowed({ width, height, data }: GreyImage, to: number): GreyImage {
  const part = new Uint8Array(to * height);
  for (let y = 0; y < height; y++) part.set(data.subarray(y * width, y * width + to), y * to);
  return { width: to, height, data: part };
}

test("words are recognised in pictures of any width, whatever it leaves of the four pixels of a word in memory", async () => {
  const whole = await openPicture(await fixture("small.png"));
  const texts: string[] = [];
  for (const less of [0, 1, 2, 3]) {
    const picture = narrowed(whole, whole.width - less);
    const { blocks } = await recognise(picture, readingTools(), null);
    texts.push(blocks.map(({ text }) => text).join("\n"));
  }
  expect(texts[0]).toMatch(/\p{L}{4}/u);
  expect(new Set(texts)).toHaveLength(1);
});
