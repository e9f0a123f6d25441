import { isListItem } from "./classify.ts";

/** Widths in characters between which editors and mail programs break lines. */
const NARROWEST = 55;
const WIDEST = 100;

const firstWord = (line: string) => /^\S+/.exec(line.trim())?.[0] ?? "";

/** Whether a line was broken because its next word no longer fitted, rather than because the writer ended it. */
function isFull(line: string, next: string, width: number): boolean {
  return line.trimEnd().length + 1 + firstWord(next).length > width;
}

/** The wrapping width of a group of lines, or null if its lines are ends that the writer set. All lines but those
 * that end a paragraph must be full: one that is not, in the middle of a sentence, shows that nothing wraps here. */
function wrapWidth(lines: string[]): number | null {
  if (lines.length < 3) return null;
  const width = lines.reduce((widest, line) => Math.max(widest, line.trimEnd().length), 0);
  if (width < NARROWEST || width > WIDEST) return null;
  if (lines.some((line) => /\t| {3}/.test(line.trim()))) return null;
  const breaks = lines.slice(0, -1).map((line, index) => isFull(line, lines[index + 1] ?? "", width));
  const isParagraphEnd = (line: string) => /[.!?:;)”"]\d*$/.test(line.trimEnd());
  const isWrapped = breaks.every((full, index) => full || isParagraphEnd(lines[index] ?? ""));
  const full = lines.slice(1).filter((_, index) => breaks[index]);
  // Most breaks of running text fall within a sentence; lines of titles and addresses begin with capitals.
  const withinSentence = full.filter((line) => /^[\p{Ll}(]/u.test(line.trim())).length;
  return isWrapped && full.length >= 2 && withinSentence * 2 >= full.length ? width : null;
}

function joinGroup(lines: string[]): string[] {
  const width = wrapWidth(lines);
  if (width === null) return lines;
  const paragraphs: string[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isContinued = before !== undefined && isFull(before, line, width) && !isListItem(line.trim());
    if (isContinued) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  });
  return paragraphs.map((parts) =>
    parts.length === 1
      ? (parts[0] ?? "")
      : parts.map((part, at) => (at === 0 ? part.trimEnd() : part.trim())).join(" "),
  );
}

/** Joins paragraphs that an editor broke over lines of 55 to 100 characters into one line each. Lines that the writer
 * ended (lists, addresses, tables, short lines) stay. */
export function joinHardWraps(text: string): string {
  const result: string[] = [];
  let group: string[] = [];
  const flush = () => {
    for (const line of joinGroup(group)) result.push(line);
    group = [];
  };
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      group.push(line);
      continue;
    }
    flush();
    result.push("");
  }
  flush();
  return result.join("\n");
}
