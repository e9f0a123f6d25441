import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { patched } from "./patched-packages.ts";

const { resolve } = createRequire(import.meta.url);
const code = (path: string) => () => readFileSync(path, "utf8");
const asItIs = (path: string) => path;

test("the packages are changed as they are installed", () => {
  const pdfjs = resolve("unpdf").replace(/index\.\w+$/, "pdfjs.mjs");
  expect(patched(pdfjs, code(pdfjs), asItIs)).toContain("countOperation(this.xref,t)");
  const tesseract = resolve("tesseract-wasm");
  expect(patched(tesseract, code(tesseract), asItIs)).not.toContain("WebAssembly.instantiate(binary");
  const pdfium = resolve("@hyzyla/pdfium").replace(/index\.\w+$/, "index.esm.browser.js");
  expect(patched(pdfium, code(pdfium), asItIs)).not.toContain('new URL("pdfium.wasm"');
  const webp = resolve("@jsquash/webp/decode.js").replace("decode.js", "codec/dec/webp_dec.js");
  expect(patched(webp, code(webp), asItIs)).toContain("PlainImageData");
});

test("another version of a package fails the build, since the text to be changed is gone", () => {
  expect(() => patched("/node_modules/unpdf/dist/pdfjs.mjs", () => "export const version = 7;", asItIs)).toThrow(
    /has changed: look at worker\/reading\/patches/,
  );
});

test("all other modules stay as they are", () => {
  expect(patched("/node_modules/fflate/esm/index.mjs", () => "export {};", asItIs)).toBeNull();
});
