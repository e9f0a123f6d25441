import type { z } from "zod";
import type { AiRecord, AiView } from "#schema/result.ts";
import type { Requirement } from "#worker/rules/book/knowledge.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { RuleFinding } from "#worker/rules/types.ts";
import type { VisibleSentence } from "../visible-sentences.ts";
import { noteOf, type Shown } from "./free-text.ts";

/** An entry that its model is less sure of is not worth a reviewer's time, in percent. */
export const LEAST_STATED = 50;

/** All that the answer to one question is judged by. */
export interface Evidence {
  question: string;
  facts: Facts;
  /** The sentences that the model was shown, by their numbers. */
  sentences: ReadonlyMap<number, VisibleSentence>;
  /** Whether these are all there are, so that it can say what is missing. */
  isWhole: boolean;
  requirements: ReadonlyMap<string, Requirement>;
  /** The rules' findings that it was shown, by the ids it was shown them under. */
  findings: ReadonlyMap<string, RuleFinding>;
  /** Every finding of the rules. */
  allFindings: readonly RuleFinding[];
  shown: Shown;
  calibrate(stated: number): { confidence: number; measured: boolean };
  dropped: Dropped;
}

/** Notes why an entry is not used. */
export function drop({ dropped, question }: Evidence, reason: string): null {
  dropped.note(question, reason);
  return null;
}

/** The entry in its form, when the model is sure enough of it; else null, and noted. */
export function parsed<T extends { confidence: number }>(
  evidence: Evidence,
  item: z.ZodType<T>,
  entry: unknown,
): T | null {
  const result = item.safeParse(entry);
  if (!result.success) return drop(evidence, "an entry in the wrong form");
  if (result.data.confidence < LEAST_STATED) return drop(evidence, "the model was not sure enough");
  return result.data;
}

/** The sentences of these numbers, in order; null when one was not shown or there are none. */
export function pointedAt(evidence: Evidence, numbers: readonly number[]): VisibleSentence[] | null {
  const sentences = [...new Set(numbers)].sort((a, b) => a - b).map((number) => evidence.sentences.get(number));
  const known = sentences.filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return drop(evidence, "pointed at no sentence");
  return known.length < sentences.length ? drop(evidence, "pointed at a sentence that it was not shown") : known;
}

/** The note of an entry, empty where it has none that may be shown; null where the entry says what is not so and is dropped. */
export function notedIn(evidence: Evidence, said: string | null, requirement: Requirement | null): string | null {
  const note = noteOf(said, evidence.shown, requirement);
  if ("text" in note) return note.text;
  drop(evidence, note.fault);
  return note.isLie ? null : "";
}

/** How the model's opinion is shown. */
export function viewOf(evidence: Evidence, view: AiView["view"], stated: number, reason: string | null): AiView {
  const { measured } = evidence.calibrate(stated);
  return { view, reason, stated: Math.round(stated), measured };
}

/** Counts what was not used of a model's answers. What it said is not kept: it may be invented. */
export class Dropped {
  private readonly counts = new Map<string, AiRecord["dropped"][number]>();

  note(question: string, reason: string): void {
    const key = `${question}\n${reason}`;
    const before = this.counts.get(key) ?? { question, reason, count: 0 };
    this.counts.set(key, { ...before, count: before.count + 1 });
  }

  /** In a fixed order. */
  list(): AiRecord["dropped"] {
    return [...this.counts.values()].sort(
      (a, b) => a.question.localeCompare(b.question) || a.reason.localeCompare(b.reason),
    );
  }
}

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
