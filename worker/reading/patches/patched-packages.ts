import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { PackagePatch } from "./package-patch.ts";
import { PDFJS } from "./pdfjs.ts";
import { TESSERACT } from "./tesseract.ts";

const PATCHES: readonly PackagePatch[] = [PDFJS, TESSERACT];

const patchOf = (id: string) => PATCHES.find(({ file }) => id.split("?")[0]?.endsWith(file));

/** The code of a module with what is changed in it; null where nothing is. `id` is its path or address. Throws where a text
 * to be changed is not there exactly once: the package is another version, and its patch has to be looked at. */
export function patched(id: string, code: () => string, address: (path: string) => string): string | null {
  const patch = patchOf(id);
  if (!patch) return null;
  let result = code();
  for (const [from, to] of patch.replace) {
    const [before, after, ...more] = result.split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`${patch.file} has changed: look at worker/reading/patches. Not there once: ${from}`);
    result = `${before}${to}${after}`;
  }
  const { imports } = patch;
  return imports ? `${imports.text.replace("%module%", () => address(imports.module))}\n${result}` : result;
}

/** Applies the patches in a build, and in tests. */
export function patchedPackages(): Plugin {
  return {
    name: "patched-packages",
    enforce: "pre",
    transform(code, id) {
      const result = patched(
        id,
        () => code,
        (path) => path,
      );
      return result === null ? null : { code: result, map: null };
    },
  };
}

/** Applies them where Node runs the readers from their sources. */
export const patchedForNode = (url: string, code: () => string) =>
  patched(url, code, (path) => pathToFileURL(path).href);
