import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DrawnPictures } from "#worker/reading/drawn-pictures.ts";
import type { GreyImage } from "#worker/reading/image/grey.ts";

/** Drawn pictures on disk: as in an object's storage, nothing that it holds is in the memory that is measured. */
export function picturesOnDisk(): DrawnPictures {
  const folder = mkdtempSync(join(tmpdir(), "abpi-drawn-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const pictures = new Map<string, { path: string; size: Omit<GreyImage, "data"> }>();
  return {
    async save(name, { data, ...size }) {
      const path = join(folder, String(pictures.size));
      pictures.set(name, { path, size });
      writeFileSync(path, data);
    },
    async load(name) {
      const kept = pictures.get(name);
      if (!kept) throw new Error(`No picture ${name}`);
      return { ...kept.size, data: new Uint8Array(readFileSync(kept.path)) };
    },
    clear: async () => pictures.clear(),
  };
}
