import { appliedEdits } from "#schema/edits.ts";
import type { Matter } from "#schema/result.ts";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { compared } from "#worker/matters/compare.ts";
import { resultOf } from "./matters.ts";

/** Whether the edits of a matter act on all of it: on each of its passages, or where something is missing. */
const isCurable = ({ places, action: { edits } }: Matter) =>
  edits.length > 0 && places.every(({ start, end }) => edits.some((edit) => edit.start <= end && start <= edit.end));

/** What comes of a piece once the edits of its first fault that has some for all of its places are made: whether that fault is fixed, which others are gone
 * with it, and what is new. Null where no fault can be corrected by edits. */
export function correctedOnce(
  label: Labelled,
  before = resultOf(label),
): { isFixed: boolean; alsoGone: string[]; added: string[] } | null {
  const target = before.matters.find(isCurable);
  if (!target) return null;
  const after = resultOf({ ...label, text: appliedEdits(label.text, target.action.edits) });
  const { fixed, new: added } = compared(before.result, after.result);
  return { isFixed: fixed.includes(target.id), alsoGone: fixed.filter((id) => id !== target.id), added };
}
