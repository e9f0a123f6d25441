import { type Fix, MAX_QUOTE_CHARS, RISK_ORDER, type Severity } from "#schema/result.ts";
import { printedSubclause, type Requirement } from "#worker/rules/book/knowledge.ts";
import type { RuleFinding } from "#worker/rules/types.ts";
import { type AddedItem, addedItem } from "../answers.ts";
import type { AddedFinding } from "../review.ts";
import type { VisibleSentence } from "../visible-sentences.ts";
import { drop, type Evidence, parsed, pointedAt, viewOf } from "./evidence.ts";
import { faultOf, tidy } from "./free-text.ts";
import { rewriteFault } from "./rewrite.ts";

/** A breach of Clause 2 is the Panel's to rule, and 5.1 follows other faults: neither is raised as high. */
const NEVER_HIGH = new Set(["2", "5.1"]);

/** The lower of what the model says and what the requirement's author gave it; the model alone makes nothing graver. */
function severityOf(requirement: Requirement, stated: Severity): Severity {
  const rank = (severity: Severity) => RISK_ORDER.indexOf(severity);
  const most = NEVER_HIGH.has(requirement.subclause) ? "MEDIUM" : requirement.severityIfMissed;
  return rank(stated) < rank(most) ? stated : most;
}

const clauseOf = (finding: RuleFinding) => Number(finding.subclause.split(".")[0]);

/** The rules' finding that says the same: of the same clause, on the same words. */
function alreadyFound(evidence: Evidence, requirement: Requirement, at: VisibleSentence): RuleFinding | undefined {
  return evidence.allFindings.find(
    (finding) =>
      clauseOf(finding) === requirement.clause &&
      finding.start !== null &&
      finding.start < at.end &&
      at.start < (finding.end ?? finding.start),
  );
}

/** What to do, where no words can be offered: a note at the end of the text, as the rules leave theirs. */
export function adviceOf({ facts }: Evidence, requirement: Requirement): Fix {
  const end = facts.view.source.trimEnd().length;
  return { kind: "insert", start: end, end, before: "", after: "", note: requirement.fix };
}

/** The new words for the sentence, where they may be offered and no edit in view touches it; else advice. */
function fixOf(evidence: Evidence, item: AddedItem, requirement: Requirement, at: VisibleSentence): Fix {
  const advice = adviceOf(evidence, requirement);
  const rewrite = item.rewrite === null ? "" : tidy(item.rewrite);
  const before = evidence.facts.view.source.slice(at.start, at.end);
  const edits = evidence.allFindings.flatMap(({ fix: own, moreFixes = [] }) => [own, ...moreFixes]);
  const touched = edits.some(({ start, end }) => start <= at.end && at.start <= end);
  if (rewrite === "" || touched || before.length > MAX_QUOTE_CHARS) return advice;
  const fault = rewriteFault(rewrite, before, evidence.shown);
  if (fault) {
    drop(evidence, fault);
    return advice;
  }
  const note = "Worded by the AI reviewer; check it against the references.";
  return { kind: "replace", start: at.start, end: at.end, before, after: rewrite, note };
}

/** What a finding of the model and one of the rules have in common. */
export function draftOf(requirement: Requirement, issue: string, stated: Severity) {
  return {
    check: `ai/${requirement.id}`,
    clause: requirement.clause,
    requirement: requirement.id,
    subclause: printedSubclause(requirement.subclause),
    alsoUnder: [],
    severity: severityOf(requirement, stated),
    issue,
    themes: [],
  };
}

/** A finding on a sentence. The quotation is cut here, by the sentence's place. */
export function findingOn(
  evidence: Evidence,
  item: AddedItem,
  requirement: Requirement,
  at: VisibleSentence,
): AddedFinding {
  const quote = evidence.facts.view.source.slice(at.start, Math.min(at.end, at.start + MAX_QUOTE_CHARS));
  return {
    ...draftOf(requirement, item.issue, item.severity),
    id: `ai/${requirement.id}@${at.start}`,
    quote,
    page: at.page,
    start: at.start,
    end: at.start + quote.length,
    fix: fixOf(evidence, item, requirement, at),
    confidence: evidence.calibrate(item.confidence).confidence,
    ai: viewOf(evidence, "raised", item.confidence, null),
  };
}

/** What became of an entry: a new finding, or agreement with one that the rules have made. */
export type Accepted = { added: AddedFinding } | { sameAs: RuleFinding; stated: number };

/** Checks an entry that raises something; null when it is not used. */
export function acceptAdded(evidence: Evidence, entry: unknown): Accepted | null {
  const item = parsed(evidence, addedItem, entry);
  if (!item) return null;
  const requirement = evidence.requirements.get(item.requirement);
  if (!requirement) return drop(evidence, "named a requirement that was not asked about");
  const sentences = pointedAt(evidence, item.sentences);
  const [at] = sentences ?? [];
  if (!at) return null;
  const issue = tidy(item.issue);
  const fault = faultOf(issue, evidence.shown);
  if (fault) return drop(evidence, fault);
  const same = alreadyFound(evidence, requirement, at);
  if (same) return { sameAs: same, stated: item.confidence };
  return { added: findingOn(evidence, { ...item, issue }, requirement, at) };
}
