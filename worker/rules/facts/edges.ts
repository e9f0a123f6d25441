import type { BaseFacts, Line } from "./types.ts";

/* The first and the last line of a piece, where a sentence is put that says what the whole is taken for. */

/** Shorter papers have no body between their edges. */
export const FEWEST_LINES = 4;

/** The lines between the first and the last; all of a paper of a few lines. */
export const bodyLines = ({ lines }: BaseFacts): Line[] => (lines.length < FEWEST_LINES ? lines : lines.slice(1, -1));

/** Whether a place stands in the first or the last line of a piece that has a body. */
export function isAtEdge({ lines }: BaseFacts, at: number): boolean {
  if (lines.length < FEWEST_LINES) return false;
  return at < (lines[1]?.start ?? 0) || at >= (lines.at(-1)?.start ?? Number.POSITIVE_INFINITY);
}

const MAIL_HEAD = /^(?:[^\S\n]*(?:from|to|cc|bcc|subject|sent|date|reply-to)[^\S\n]*:[^\n]*\n(?:[^\S\n]*\n)*)+/i;
/** A line that tells of the artwork or of papers enclosed and is not printed. */
const ASIDE = /^\[(?![^\]]*(?:QR|link|logo))[^\]]*\]$/i;
/** More notes than that stand below no piece. */
const MOST_ASIDES = 8;

/** Where words are put that stand at the head of a piece, behind the head of a message. An offset of the extracted text. */
export const headAt = ({ view: { source } }: BaseFacts): number => MAIL_HEAD.exec(source)?.[0].length ?? 0;

/** Where words are put that stand at the foot of a piece, before notes on it. An offset of the extracted text. */
export function footAt({ view: { source } }: BaseFacts): number {
  let body = source.trimEnd();
  for (let passed = 0; passed < MOST_ASIDES; passed++) {
    const before = body.lastIndexOf("\n");
    if (before < 0 || !ASIDE.test(body.slice(before + 1).trim())) break;
    body = body.slice(0, before).trimEnd();
  }
  return body.length;
}

/** Whether a material has no second page, so that to name its page would say nothing. */
export const isOnePage = ({ lines }: BaseFacts): boolean => (lines.at(-1)?.page ?? 1) === (lines[0]?.page ?? 1);
