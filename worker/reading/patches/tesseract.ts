import type { PackagePatch } from "./package-patch.ts";

/** tesseract-wasm compiles bytes, which the Workers runtime forbids, and makes up an address for a file that it never
 * fetches, which a module of a bundle cannot. It is given the compiled module in place of the bytes. */
export const TESSERACT: PackagePatch = {
  file: "/tesseract-wasm/dist/lib.js",
  replace: [
    ['wasmBinaryFile=new URL("tesseract-core.wasm",import.meta.url).href;', 'wasmBinaryFile="tesseract-core.wasm";'],
    [
      "return getBinaryPromise().then(function(binary){return WebAssembly.instantiate(binary,info)}).then(function(instance){return instance})",
      "return WebAssembly.instantiate(wasmBinary,info).then(function(instance){return {instance:instance,module:wasmBinary}})",
    ],
  ],
};
