import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Line, Span } from "../facts/types.ts";

/** How a frame, card, screen, slide or post of a series announces itself. */
const PART = /^\s*\[?(?:frame|screen|card|slide|panel|page|part|tweet|post|story)\s*\d{1,2}\b|^\s*\d{1,2}\/\d{1,2}\s/i;

/** The frames, cards, screens or posts of a piece that its reader may see one by one; none where it is of one part. */
export function partsOf(facts: Facts): Span[] {
  const opens = (line: Line) => PART.test(wordsOf(facts, line));
  const firsts = facts.lines.filter((line) => line.zone !== "pi" && line.zone !== "references" && opens(line));
  if (firsts.length < 2) return [];
  return firsts.map((line, i) => ({ start: line.start, end: lastLine(facts, line, firsts[i + 1]).end }));
}

/** The last part ends with the first gap after it, where the small print of the whole piece begins. */
function lastLine(facts: Facts, first: Line, next: Line | undefined): Line {
  if (next) return facts.lines[next.index - 1] ?? first;
  const after = facts.lines.slice(first.index + 1).find((line) => line.opensGroup);
  return facts.lines[(after?.index ?? facts.lines.length) - 1] ?? first;
}
