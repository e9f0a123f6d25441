import { oncePer } from "#worker/lib/once-per.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts } from "./types.ts";

/* Whether a text is what people say: its lines open with who speaks, and the same speakers come back. Known by how it is laid out, so
 * that no sentence makes it so. */

/** "HOST:", "02:05 Dr Pask:", "[00:31:10] Speaker 1:". */
const SPEAKER =
  /^\W{0,4}(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]?\s{1,4})?(\p{Lu}[\p{L}.'’ -]{0,30}?(?: \d{1,2})?)\s?:\s+\S/u;
const FEWEST_LINES = 4;
const LEAST_SHARE = 0.5;
/** Said of a record of what was said, in its title or by whoever handed it in. */
const RECORDED = /\b(?:transcripts?|transcribed|recording|recorded|verbatim)\b/i;
const OPENING_CHARS = 400;

type Lines = Pick<BaseFacts, "lines" | "view">;

/** Whether the text is speech, of a script as of a transcript. */
export const isSpoken = oncePer((facts: Lines): boolean => {
  const lines = facts.lines.map((line) => wordsOf(facts, line)).filter((words) => words.trim() !== "");
  const labels = lines.flatMap((words) => SPEAKER.exec(words)?.[1] ?? []);
  const times = Map.groupBy(labels, (label) => label);
  const returning = labels.filter((label) => (times.get(label)?.length ?? 0) > 1);
  return returning.length >= FEWEST_LINES && returning.length >= lines.length * LEAST_SHARE;
});

/** Whether it is the record of what was said, which can no longer be changed. */
export const isTranscript = (facts: Lines & Pick<BaseFacts, "submission">): boolean =>
  isSpoken(facts) &&
  (RECORDED.test(facts.view.text.slice(0, OPENING_CHARS)) || RECORDED.test(facts.submission.context));
