// Files that were sent from this page, so that nobody has to choose one again. They stay in the browser's memory, and a reload takes
// them.

const MOST = 5;
let files: readonly File[] = [];

/** Keeps a file at hand, and the few before it. */
export function rememberFile(file: File): void {
  files = [...files, file].slice(-MOST);
}

/** The file of this name and size, where it was sent from this page. Whoever uses it still compares its digest. */
export const rememberedFile = ({ name, bytes }: { name: string; bytes: number }): File | undefined =>
  files.findLast((file) => file.name === name && file.size === bytes);
