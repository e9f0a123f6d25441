import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";

const FOLDER = resolve(import.meta.dirname, "../test/fixtures/reading");

/** What a day brings: mostly Word, PDF and text, now and then a picture that has to be recognised. */
const MIX = [
  ...["d001.txt", "d002.txt", "d066.txt", "d001.docx", "d002.docx", "d066.docx", "d001.docx"],
  ...["d001.pdf", "d002.pdf", "d066.pdf", "columns.pdf", "d001.doc", "d002.doc", "d066.doc"],
  ...["everything.docx", "small.png", "d001.png"],
];

function fileOf(name: string): File {
  const type = ACCEPTED_TYPES[name.slice(name.lastIndexOf(".")) as keyof typeof ACCEPTED_TYPES];
  return new File([readFileSync(resolve(FOLDER, name))], name, { type });
}

/** Materials of all formats, in the proportions of a working day. */
export const mixedFiles = (): File[] => MIX.map(fileOf);

export const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
