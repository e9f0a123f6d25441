import { describe, expect, test } from "vitest";
import { checkMaterial } from "../check-material.ts";
import { fixture, readBytes } from "../test-tools.ts";

const SAID =
  "Zelcorda halves the rate of relapse. Only 12 patients in 100 had a relapse within two years. Job code ZEL-UK-0042";

describe("pictures", () => {
  test.each(["small.png", "small.jpg", "small.gif", "small.webp", "turned.jpg"])(
    "%s is read",
    async (name) => {
      const { material } = await readBytes("image", await fixture(name));
      expect(material.text.replace(/\s+/g, " ")).toBe(SAID);
      expect(checkMaterial(material)).toEqual([]);
      expect(material.pages).toMatchObject([{ number: 1, source: "ocr", confidence: expect.any(Number) }]);
      // A decoder left an address of a page there, and a library that was loaded later failed on it.
      for (const name of ["ImageData", "location"]) expect(globalThis).not.toHaveProperty(name);
    },
    30_000,
  );

  test("a huge picture is refused by its header", async () => {
    const bytes = (await fixture("small.png")).slice(0, 64);
    const view = new DataView(bytes.buffer);
    view.setUint32(16, 60_000);
    view.setUint32(20, 60_000);
    await expect(readBytes("image", bytes)).rejects.toThrow("Reduce it to 60 megapixels or less");
  });

  test("a damaged picture says what to do", async () => {
    const bytes = (await fixture("small.png")).slice(0, 400);
    await expect(readBytes("image", bytes)).rejects.toThrow(/damaged.*Save it again/);
  });
});
