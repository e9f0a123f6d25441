import { standsIn } from "#worker/text/may-match.ts";
import { briefingOf } from "./briefing.ts";
import { namesOf, urgesUse } from "./pitch.ts";
import {
  COMPARED_RESULT,
  FOR_CUSTOMERS,
  INTERNAL_CONTEXT,
  INTERNAL_OPENING,
  OWN_PAPERWORK,
  SENT_TO_OUTSIDER,
  TO_OUTSIDER,
} from "./promotion-signs.ts";
import type { BaseFacts } from "./types.ts";

/* Whether a piece is the company's own paper: for its staff, or about a piece that it does not carry. */

/** What is read of a piece to tell its kind. */
export interface Words {
  opening: string;
  context: string;
  text: string;
}

/** A line that says that the piece itself follows the order or note above it. */
const ARTWORK_FOLLOWS =
  /^[^\p{L}\n]*(?:final |finished |approved |supplied )?(?:artwork|advertisement|advert|copy for (?:print|publication)|print-?ready (?:page|copy))(?: (?:as supplied|for print(?:ing)?|as it will (?:appear|run)|follows|begins|starts))?[^\p{L}\n]*$/imu;

/** Under that line only a list of items by their codes. */
const LISTED_ITEM = /^\s*[•*–-][^\n]{0,80}\b\p{Lu}{2,}[-/][\p{Lu}\d/-]*\d/u;

/** An order to a publisher or printer that carries the whole piece, with all that only the finished piece has. */
function carriesArtwork(text: string): boolean {
  const artwork = ARTWORK_FOLLOWS.exec(text);
  if (!artwork) return false;
  const rest = text.slice(artwork.index + artwork[0].length);
  return /\bprescribing information\b/i.test(rest) && !LISTED_ITEM.test(rest);
}

/** The statement on adverse events in full, which only a finished piece carries. */
export const carriesStatement = ({ view }: BaseFacts): boolean =>
  /\breporting forms and information can be found\b/i.test(view.text);

/** Paper of the company's own work that does not carry the finished piece. */
const isOwnPaper = (opening: string, facts: BaseFacts) =>
  OWN_PAPERWORK.test(opening) &&
  !facts.lines.some(
    ({ zone, start, end }) => zone === "pi" || COMPARED_RESULT.test(facts.view.text.slice(start, end)),
  ) &&
  !carriesStatement(facts) &&
  !urgesUse(facts, namesOf(facts.products));

/** Whether the user says that the piece is for the company's own staff. */
export function isToldInternal({ submission }: BaseFacts): boolean {
  const { materialType, materialTypeDetected, context } = submission;
  return (!materialTypeDetected && materialType === "internal-briefing") || INTERNAL_CONTEXT.test(context);
}

/** "Internal." or "Internal and agency correspondence." in the last line. */
const INTERNAL_AT_FOOT =
  /(?:^|[.|·] ?)internal(?: and agency)?(?: (?:correspondence|use|only|document|paper))?\.(?=\s|$)/i;

function isInternalAtFoot({ lines, view }: BaseFacts): boolean {
  const last = lines.at(-1);
  return last !== undefined && INTERNAL_AT_FOOT.test(view.text.slice(last.start, last.end));
}

/** Instructions for the company's own staff; a message to a doctor is not, whoever writes it. */
export function isInternal({ opening, context, text }: Words, facts: BaseFacts): boolean {
  const { materialType, materialTypeDetected } = facts.submission;
  if (!materialTypeDetected && materialType === "internal-briefing") return true;
  if (carriesArtwork(text)) return false;
  const marked =
    INTERNAL_CONTEXT.test(context) ||
    INTERNAL_OPENING.test(opening) ||
    isOwnPaper(opening, facts) ||
    isInternalAtFoot(facts);
  if (marked) return !standsIn(TO_OUTSIDER, text) || /\binternal\b/i.test(context);
  if (!briefingOf(facts).isBriefing) return false;
  return !(standsIn(TO_OUTSIDER, text) || SENT_TO_OUTSIDER.test(context) || standsIn(FOR_CUSTOMERS, text));
}
