import { type DocumentKind, isOutside } from "#schema/document.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts } from "../facts/types.ts";
import { isImprint } from "./marks.ts";

/* What has the look of several pieces and is one: a page behind its gate, a leaflet with the address of its holder at the end. What
 * stands in one part of it is said of the other. */

/** What of a part of a file tells whether it is a piece of its own. */
export interface Part {
  isFrame: boolean;
  kind: DocumentKind;
  /** The medicines that it is about, in small letters. */
  names: string[];
}

/** Lines of the frame of a page: its gate, the notice on leaving it, where to write, who is registered where. */
const FRAME =
  /\b(?:(?:intended|designed|meant) (?:solely |only )?for|are you an?\b|please (?:confirm|select|choose)|you are (?:now )?(?:leaving|about to leave)|(?:not|no) (?:be )?(?:responsib\p{L}+|owned|controlled)|go back|home ?page|cookies?|welcome|registered (?:office|in)|e-?mail|address|tel(?:ephone)?|phone|opening hours|copyright|all rights reserved)\b|©/iu;
/** A button, or an entry of a menu, has no more words. */
const BUTTON_WORDS = 3;
/** A frame is not longer, in characters. */
const LONGEST_FRAME = 700;

/** Whether a part of a file is only the frame of a page. What it says is judged with the whole. */
function isFrame(facts: BaseFacts): boolean {
  const { lines, view } = facts;
  return (
    view.text.length <= LONGEST_FRAME &&
    lines.every((line) => {
      const words = wordsOf(facts, line);
      return FRAME.test(words) || isImprint(words) || words.split(/\s+/).length <= BUTTON_WORDS;
    })
  );
}

/** What tells it of a part with these facts. Pure. */
export const partOf = (facts: BaseFacts): Part => ({
  isFrame: isFrame(facts),
  kind: facts.document.kind,
  names: facts.products.filter(({ role }) => role === "own").map(({ name }) => name.toLowerCase()),
});

/** How sure the kind of the whole has to be for its parts to be its chapters. */
const SURE = 0.9;

/** Whether the parts are chapters of one document: all of its kind, which is no promotion, and about one medicine where the Code
 * speaks of it. */
function areChapters({ document }: BaseFacts, pieces: Part[]): boolean {
  if (pieces.some(({ kind }) => kind !== document.kind)) return false;
  if (isOutside(document.kind)) return document.sure >= SURE;
  return document.kind === "patient-material" && new Set(pieces.flatMap(({ names }) => names)).size <= 1;
}

/** The parts that are pieces of their own, each to be judged besides the whole; none where the file is one piece. Pure. */
export function ownPieces<P extends { part: Part }>(base: BaseFacts, pieces: P[]): P[] {
  const own = pieces.filter(({ part }) => !part.isFrame);
  const parts = own.map(({ part }) => part);
  return own.length < 2 || areChapters(base, parts) ? [] : own;
}
