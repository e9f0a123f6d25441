import type { Fix } from "./result.ts";

/** An edit that no words can make: its note says what to do. */
export const isNoteOnly = ({ kind, after }: Fix): boolean => kind === "insert" && after === "";

const isInsert = (edit: Fix) => edit.start === edit.end;

/** In the order of the text; an insert stands before the words at its place, the larger of two edits before the smaller. */
const byPlace = (a: Fix, b: Fix) =>
  a.start - b.start ||
  Number(isInsert(b)) - Number(isInsert(a)) ||
  b.end - a.end ||
  (a.after < b.after ? -1 : a.after > b.after ? 1 : 0);

/** The words that two edits of the same place put there, once. */
function both(one: string, other: string): string {
  if (one.includes(other)) return one;
  if (other.includes(one)) return other;
  return `${one} ${other}`;
}

/** Edits that change words, made to stand apart: of the same words they become one; one inside a larger one is dropped;
 * one that begins inside another acts on the words that the other leaves. */
function apart(sorted: Fix[]): Fix[] {
  const kept: Fix[] = [];
  for (const edit of sorted) {
    const last = kept.at(-1);
    const reached = last?.end ?? 0;
    if (last && last.start === edit.start && last.end === edit.end) {
      const after = both(last.after, edit.after);
      kept[kept.length - 1] = { ...last, kind: after === "" ? "delete" : "replace", after };
    } else if (edit.end > reached) {
      const start = Math.max(edit.start, reached);
      kept.push({ ...edit, start, before: edit.before.slice(start - edit.start) });
    }
  }
  return kept;
}

const WHOLE_SENTENCE = /^[^\p{L}\d]*[\p{Lu}\d](?:\S*\s+){2,}\S+$/u;

/** Whether an insert goes on from words that the change before it takes out: a bracket behind a deleted sentence. */
function ridesOn(change: Fix | undefined, insert: Fix): boolean {
  return (
    change?.kind === "delete" &&
    change.end === insert.start &&
    /^ [([](?!\p{Lu})/u.test(insert.after) &&
    WHOLE_SENTENCE.test(change.before)
  );
}

/** The fewest edits that do what all of them together ask for, in the order of the text: none inside another, across
 * another or twice. The order in which they are given makes no difference. */
export function withoutOverlaps(edits: readonly Fix[]): Fix[] {
  const sorted = [...edits].sort(byPlace);
  const changes = apart(sorted.filter((edit) => !isInsert(edit)));
  const inserts = sorted.filter(isInsert);
  let next = 0;
  const free = inserts.filter((insert, i) => {
    const before = inserts[i - 1];
    if (before?.start === insert.start && before.after === insert.after) return false;
    while ((changes[next]?.end ?? Infinity) <= insert.start) next++;
    return (changes[next]?.start ?? Infinity) >= insert.start && !ridesOn(changes[next - 1], insert);
  });
  return [...changes, ...free].sort(byPlace);
}

/** The text with all edits made. Offsets are those of the text given. */
export function appliedEdits(text: string, edits: readonly Fix[]): string {
  let done = "";
  let at = 0;
  for (const edit of withoutOverlaps(edits)) {
    done += text.slice(at, edit.start) + edit.after;
    at = edit.end;
  }
  return done + text.slice(at);
}
