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
export interface RuleExample {
  /** Its text, from which `words` were cut. */
  text: string;
  /** The words at fault; null where something is missing or nothing is wrong. */
  words: string | null;
  /** What its author told beside it, where that decides; null otherwise. */
  told: string | null;
  /** What it shows, in a few words; empty where the Code's own example speaks for itself. */
  why: string;
}

/** A rule as the rule book prints it: what stands behind a finding. */
export interface Rule {
  requirement: string;
  clause: { number: number; title: string };
  /** The sub-clause, or the clause alone where its number is unverified. */
  subclause: string;
  /** Whether number and content were seen together in a source. */
  verified: boolean;
  /** What the sub-clause asks for, in our words. */
  requires: string;
  /** What is looked at in a material. */
  looksFor: string;
  why: string;
  appliesWhen: string;
  failing: RuleExample;
  passing: RuleExample;
  /** Where the sub-clause was read, and in which edition of the Code. */
  source: { title: string; url: string; edition: string } | null;
  rulesVersion: string;
}
