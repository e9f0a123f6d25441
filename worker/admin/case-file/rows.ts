/** A case as it stands in a file, unchecked. */
export interface FileRow {
  /** Line on which it begins, from 1. */
  line: number;
  value: Record<string, unknown>;
}

/** A place in a file that could not be read as a case. */
export interface BrokenRow {
  line: number;
  reason: string;
}

/** Counts lines while a text is walked through from its beginning. */
export function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let from = 0;
  return (position) => {
    for (let at = text.indexOf("\n", from); at !== -1 && at < position; at = text.indexOf("\n", from)) {
      line++;
      from = at + 1;
    }
    return line;
  };
}
