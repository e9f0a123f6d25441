import type { Against } from "#schema/comparison.ts";
import { MAX_QUOTE_CHARS, type Severity } from "#schema/result.ts";
import { quoted } from "#worker/rules/checks/hits.ts";
import { type FoundBy, toFinding } from "#worker/rules/engine/to-finding.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { FixDraft, RuleFinding } from "#worker/rules/types.ts";
import type { Aspect, Contradiction } from "./contradiction.ts";

/** What each aspect falls under. */
const UNDER: Readonly<
  Record<Aspect, { requirement: string; clause: number; severity: Severity; themes: FoundBy["themes"] }>
> = {
  indication: { requirement: "11.on-label", clause: 11, severity: "HIGH", themes: ["off-label"] },
  population: { requirement: "11.on-label", clause: 11, severity: "HIGH", themes: ["off-label"] },
  dose: { requirement: "11.on-label", clause: 11, severity: "HIGH", themes: ["off-label", "dosing-information"] },
  warning: { requirement: "11.on-label", clause: 11, severity: "HIGH", themes: ["off-label", "patient-safety"] },
  number: { requirement: "6.data-current", clause: 6, severity: "MEDIUM", themes: ["misleading-claim"] },
  revision: { requirement: "12.pi-current", clause: 12, severity: "MEDIUM", themes: ["prescribing-information"] },
  reference: { requirement: "6.claim-substantiated", clause: 6, severity: "MEDIUM", themes: ["misleading-claim"] },
};

/** Checks by which findings of a comparison are known. */
export const COMPARISON = "comparison/";

/** A finding with the clause that it belongs to. */
export interface ComparedFinding {
  clause: number;
  finding: RuleFinding;
}

const shortened = (words: string, most: number) => (words.length <= most ? words : `${words.slice(0, most - 1)}…`);

/** The words of another document, no longer than may be kept. */
export const keptQuote = (words: string): string => shortened(words, MAX_QUOTE_CHARS);

/** A finding of the material from a contradiction. Pure. */
export function findingFrom(
  facts: Facts,
  { aspect, at, what, against, swap }: Contradiction,
  source: Pick<Against, "document" | "fileName">,
): ComparedFinding {
  const { requirement, clause, severity, themes } = UNDER[aspect];
  const place =
    source.document === "smpc" ? `the SmPC${against.section ? `, section ${against.section}` : ""}` : source.fileName;
  const fix: FixDraft = swap
    ? { kind: "replace", at: swap.at, with: swap.with, note: `As ${place} says.` }
    : { kind: "delete", at, note: `Or say what ${place} says.` };
  const words = facts.view.text.slice(at.start, at.end);
  const finding = toFinding(
    facts,
    { id: `${COMPARISON}${aspect}`, requirement, severity, themes, alsoUnder: [] },
    { at, issue: `${quoted(words)} ${what}; ${place}, says ${quoted(against.quote)}.`, fix },
  );
  return {
    clause,
    finding: { ...finding, against: { ...source, section: against.section, quote: keptQuote(against.quote) } },
  };
}
