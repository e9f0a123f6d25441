import { LIBRARY, type LibraryCase } from "./library.ts";
import { builtInLibrary } from "./match.ts";
import { type Library, prepareLibrary } from "./prepared-library.ts";

/** Where imported cases come from. */
export interface ImportedCases {
  /** Changes whenever what is imported changes; empty while nothing is. */
  version(): Promise<string>;
  entries(): Promise<LibraryCase[]>;
}

// Kept by the isolate for the analyses that follow: reading and indexing thousands of cases takes most of a second. Only
// what is finished is kept, for an analysis must not wait on what another one reads.
let prepared: { version: string; library: Library } | undefined;

/** The built-in library and what was imported, as of now: prepared anew when an import has gone live since. */
export async function wholeLibrary(imported: ImportedCases): Promise<Library> {
  const version = await imported.version();
  if (version === "") return builtInLibrary();
  if (prepared?.version !== version) {
    // Let go of first: two libraries of ten thousand cases would take half of the isolate's memory (29 MB each).
    prepared = undefined;
    const entries = await imported.entries();
    const library = prepareLibrary([...LIBRARY, ...entries], entries.length);
    prepared = { version, library };
    return library;
  }
  return prepared.library;
}
