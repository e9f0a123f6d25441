import { readdirSync, statSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";

/** A file to be checked: where it is, and its name as it is told, from the folder of the call. */
export interface FoundFile {
  path: string;
  name: string;
}

const isReadable = (name: string) => extname(name).toLowerCase() in ACCEPTED_TYPES;

/** The files that are named, and of named folders all that are of a type that is read, in the order of their names.
 * Throws where a path leads nowhere. */
export function findFiles(paths: readonly string[], from: string): FoundFile[] {
  const found = paths.flatMap((path) => {
    const whole = resolve(from, path);
    if (!statSync(whole).isDirectory()) return [whole];
    return readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isReadable(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
  return [...new Set(found)].map((path) => ({ path, name: relative(from, path) || path }));
}
