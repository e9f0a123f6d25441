import { TEXT_FILE_NAME } from "#schema/submission-options.ts";

/** Longest name before its ending, in characters. */
const MAX_NAME_CHARS = 200;

/** A text as the plain text file that it would be; listed under its name, which is made fit for one. */
export function textFile(text: string, name = ""): File {
  const stem = name
    .replace(/[/\\]/g, "-")
    .replace(/\.txt$/i, "")
    .trim()
    .slice(0, MAX_NAME_CHARS);
  return new File([text], stem ? `${stem}.txt` : TEXT_FILE_NAME, { type: "text/plain" });
}
