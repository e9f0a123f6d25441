import { everyMatch } from "./every-match.ts";
import { spanAt } from "./spans.ts";
import type { Line, Quotation } from "./types.ts";

const QUOTED = /"([^"\n]{3,600})"/g;
const ATTRIBUTION =
  /^\s{0,3}[-,(]?\s{0,3}((?:said|says|according to|adds?|added|comments?|commented|explains?)?\s{0,3}(?:(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Sir)\.? )?\p{Lu}[\p{L}'.-]+[^.\n"]{0,100})/u;

/** Quotations in the view's text (its quotation marks are already plain) and to whom they are given. */
export function quotationsOf(text: string, lines: Line[]): Quotation[] {
  const found: Quotation[] = [];
  for (const match of everyMatch(QUOTED, text)) {
    const start = match.index;
    const end = start + match[0].length;
    const line = spanAt(lines, start);
    const next = line && lines[line.index + 1];
    const rest = line ? text.slice(end, line.end) : "";
    const sameLine = ATTRIBUTION.exec(rest);
    const nextLine =
      next && !rest.trim().replace(/^[\d,.]+/, "") ? ATTRIBUTION.exec(text.slice(next.start, next.end)) : null;
    const base = sameLine ? end : (next?.start ?? 0);
    const hit = sameLine ?? nextLine;
    found.push({
      start,
      end,
      attribution: hit ? { start: base + hit.index, end: base + hit.index + hit[0].length } : null,
    });
  }
  return found;
}

/** Words that are complained of, ruled on or described. */
const COMPLAINED =
  /\b(?:alleg\p{L}+|complain\p{L}+|ruled|in breach|(?:which|that|post|advertisement|email|piece|item) (?:had )?(?:stated|described|claimed|said))\b/iu;
const CLAIM = /"[^"\n]{1,300}"/g;

/** A line with blanks for what it quotes in order to complain of it, which is somebody else's. Pure. */
export const withoutClaimsOfOthers = (line: string): string =>
  COMPLAINED.test(line) ? line.replace(CLAIM, (words) => " ".repeat(words.length)) : line;
