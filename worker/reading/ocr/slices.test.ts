import { describe, expect, test } from "vitest";
import { blankImage, MOST_PIXELS } from "../image/grey.ts";
import { slicesOf } from "./slices.ts";

/** A picture with lines of writing: 14 rows of dark and light by turns, then 10 without. */
function written(width: number, height: number) {
  const picture = blankImage(width, height);
  for (let y = 0; y < height; y++) if (y % 24 < 14) for (let x = 0; x < width; x += 2) picture.data[y * width + x] = 0;
  return picture;
}

describe("a picture before recognition", () => {
  test("is whole where it is a page", () => {
    const picture = written(900, 1270);
    expect([...slicesOf(picture)]).toEqual([{ image: picture, top: 0, factor: 1 }]);
  });

  test("is cut between its lines where it is tall, and no row is lost or read twice", () => {
    const slices = [...slicesOf(written(764, 4318))];
    expect(slices.length).toBeGreaterThan(3);
    let row = 0;
    for (const { image, top, factor } of slices) {
      expect(top).toBe(row);
      if (top > 0) expect(top % 24).toBeGreaterThanOrEqual(14);
      row += image.height / factor;
    }
    expect(row).toBe(4318);
  });

  test("has its small letters drawn larger within what recognition can take", () => {
    for (const { image, factor } of slicesOf(written(300, 2400))) {
      expect(factor).toBe(2);
      expect(image.width * image.height).toBeLessThanOrEqual(MOST_PIXELS);
    }
  });
});
