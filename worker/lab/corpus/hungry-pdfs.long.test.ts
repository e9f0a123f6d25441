import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, PDFStreamWriter } from "pdf-lib";
import { afterAll, expect, test } from "vitest";
import { farCodes, manyFaxes, manyLinks, vastMask, vastShade } from "#worker/test/hungry-pdfs.ts";
import { Reader } from "./reader.ts";

/* Small files that took more memory than an isolate has, as the corpora showed. */

const MEGABYTE = 1024 * 1024;
/** What the platform gives an isolate. */
const MOST = 128 * MEGABYTE;

const folder = mkdtempSync(join(tmpdir(), "abpi-hungry-"));
const reader = new Reader();

afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page with words, whose objects lie in one stream with so many others that nothing asks for. */
async function oneStream(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText("A proper page.", { x: 100, y: 700 });
  await pdf.flush();
  const { context } = pdf;
  for (let number = 0; number < count; number++)
    context.register(
      context.obj({ S: "Span", K: [number], P: { N: number, T: { U: number } }, A: [1, { O: [number] }] }),
    );
  const bytes = await PDFStreamWriter.forContext(context, 1_000_000, true, count + 100).serializeToBuffer();
  return new Uint8Array(bytes);
}

test.each<[string, RegExp, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>]>([
  ["a vast mask over a small picture", /A proper page/, vastMask],
  ["120 small fax pictures", /A proper page/, manyFaxes],
  ["a shade of a hundred million samples", /A proper page/, vastShade],
  ["a font with far codes", /A proper page/, farCodes],
  ["60,000 objects in one stream", /A proper page/, () => oneStream(60_000)],
  ["32,000 links on a page", /put together of too many parts/, () => manyLinks(32_000)],
])("%s keeps under the platform's limit", async (name, said, make) => {
  const path = join(folder, `${name.replace(/\W+/g, "-")}.pdf`);
  writeFileSync(path, await make());
  const { result, cost } = await reader.read({ path, seed: null });
  expect(result.kind === "read" ? `${result.text} ${result.unread}` : result.message).toMatch(said);
  expect(cost.peak).toBeGreaterThan(MEGABYTE);
  expect(cost.peak).toBeLessThan(MOST);
});
