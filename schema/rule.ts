import { z } from "zod";

/** Which rule is asked for: the atomic requirement that a finding rests on, and the check that raised it. */
export const ruleQuery = z.object({ requirement: z.string().min(1).max(120), check: z.string().max(120).optional() });

/** Of which clause the requirements are asked for. */
export const clauseRulesQuery = z.object({ clause: z.coerce.number().int().min(1).max(31) });

/** One requirement of a clause, in a line. */
export interface RequirementLine {
  requirement: string;
  /** The sub-clause, or the clause alone where its number is unverified. */
  subclause: string;
  /** What is looked at in a material. */
  looksFor: string;
}

/** A piece of material that shows the rule at work. */
export const ruleExample = z.object({
  /** Its text, from which `words` were cut. */
  text: z.string(),
  /** The words at fault; null where something is missing or nothing is wrong. */
  words: z.string().nullable(),
  /** What its author told beside it, where that decides; null otherwise. */
  told: z.string().nullable(),
  /** What it shows, in a few words; empty where the Code's own example speaks for itself. */
  why: z.string(),
});
export type RuleExample = z.infer<typeof ruleExample>;

/** A rule as the rule book prints it: what stands behind a finding. */
export const rule = z.object({
  requirement: z.string(),
  clause: z.object({ number: z.int(), title: z.string() }),
  /** The sub-clause, or the clause alone where its number is unverified. */
  subclause: z.string(),
  /** Whether number and content were seen together in a source. */
  verified: z.boolean(),
  /** What the sub-clause asks for, in our words. */
  requires: z.string(),
  /** What is looked at in a material. */
  looksFor: z.string(),
  why: z.string(),
  appliesWhen: z.string(),
  failing: ruleExample,
  passing: ruleExample,
  /** Where the sub-clause was read, and in which edition of the Code. */
  source: z.object({ title: z.string(), url: z.string(), edition: z.string() }).nullable(),
  rulesVersion: z.string(),
});
export type Rule = z.infer<typeof rule>;
