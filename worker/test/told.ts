import type { SubmissionFields } from "#schema/submission.ts";
import { gatherBase } from "#worker/rules/facts/base.ts";
import { type Facts, gatherFacts } from "#worker/rules/facts/index.ts";
import type { BaseFacts } from "#worker/rules/facts/types.ts";
import { finished } from "#worker/rules/work.ts";
import type { Span } from "#worker/text/types.ts";
import { materialFromText } from "./material.ts";

const submissionOf = (fields: Partial<SubmissionFields>): SubmissionFields => ({
  audience: "hcp",
  channel: "print",
  context: undefined,
  materialType: undefined,
  ...fields,
});

/** The facts of a short text; for health professionals and in print unless told otherwise. */
export const factsOf = (text: string, fields: Partial<SubmissionFields> = {}): Facts =>
  gatherFacts(materialFromText(text), submissionOf(fields));

/** Those that all others build on, in a fraction of the time. */
export const baseOf = (text: string, fields: Partial<SubmissionFields> = {}): BaseFacts =>
  finished(gatherBase(materialFromText(text), submissionOf(fields)));

/** The words of spans of a text. */
export const wordsAt = ({ view }: Pick<Facts, "view">, spans: readonly Span[]): string[] =>
  spans.map(({ start, end }) => view.text.slice(start, end));

const isSpan = (value: object): value is Span => "start" in value && "end" in value;

/** A fact as one would tell it: a span is told by its words, together with what else is known of it. Places in the text, and
 * what is empty, false or null, are left out. */
export function told(facts: Pick<Facts, "view">, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => told(facts, entry));
  const { start, end, sentence, index, first, last, line, page, ...rest } = value as Record<string, unknown>;
  const kept = Object.entries(rest)
    .map(([name, part]) => [name, told(facts, part)] as const)
    .filter(([, part]) => part !== null && part !== false && part !== undefined && !isEmpty(part));
  if (!isSpan(value)) return Object.fromEntries(kept);
  const words = facts.view.text.slice(value.start, value.end);
  return kept.length === 0 ? words : { words, ...Object.fromEntries(kept) };
}

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;
