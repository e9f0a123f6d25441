import type { Requirement } from "#worker/rules/book/knowledge.ts";
import type { VisibleSentence } from "../visible-sentences.ts";
import type { Evidence } from "./evidence.ts";

/** Further sentences that are quoted with a fault, and how long they may be, in characters. */
const MOST_READ_WITH = 2;
const LONGEST_QUOTED = 120;

/** Words of the material as they stand there, on one line. */
export function quotedWords({ facts }: Evidence, { start, end }: VisibleSentence): string {
  const words = facts.view.source.slice(start, Math.min(end, start + LONGEST_QUOTED)).replace(/\s+/g, " ");
  return `“${end - start > LONGEST_QUOTED ? `${words.trimEnd()}…` : words}”`;
}

interface Parts {
  /** What is wrong, in our words. */
  why: string;
  requirement: Requirement;
  /** Further sentences that show the fault. */
  readWith?: readonly VisibleSentence[];
  note: string;
}

/** What a finding of the model says: a reason of ours, what the requirement asks, words of the material that code cut out, and
 * last the model's own few words, said to be its own. */
export function explained(evidence: Evidence, { why, requirement, readWith = [], note }: Parts): string {
  const others = readWith.slice(0, MOST_READ_WITH).map((sentence) => quotedWords(evidence, sentence));
  return [
    why,
    `What is asked: ${requirement.check}`,
    ...(others.length > 0 ? [`Read it with ${others.join(" and ")}.`] : []),
    ...(note ? [`In the AI reviewer’s words: ${/[.!?]$/.test(note) ? note : `${note}.`}`] : []),
  ].join(" ");
}
