import { type Fix, MAX_QUOTE_CHARS, RISK_ORDER, type Severity } from "#schema/result.ts";
import { printedSubclause, type Requirement } from "#worker/rules/book/knowledge.ts";
import type { RuleFinding } from "#worker/rules/types.ts";
import { addedItem, missingItem, pictureItem } from "../answers.ts";
import type { AddedFinding } from "../review.ts";
import type { VisibleSentence } from "../visible-sentences.ts";
import { drop, type Evidence, explained, notedIn, parsed, pointedAt, viewOf } from "./evidence.ts";
import { tidy } from "./free-text.ts";
import { MISSING, REASONS } from "./parts.ts";
import { rewriteFault } from "./rewrite.ts";

/** A breach of Clause 2 is the Panel's to rule, and 5.1 follows other faults: neither is raised as high. */
const NEVER_HIGH = new Set(["2", "5.1"]);

const rank = (severity: Severity) => RISK_ORDER.indexOf(severity);

/** The lower of what the model says and what the requirement's author gave it; the model alone makes nothing graver. */
function severityOf(requirement: Requirement, stated: Severity): Severity {
  const most = NEVER_HIGH.has(requirement.subclause) ? "MEDIUM" : requirement.severityIfMissed;
  return rank(stated) < rank(most) ? stated : most;
}

/** The rules' finding that says the same: of the same requirement, on the same words or missing as well, and no less grave. What is
 * graver, or breaks another requirement, is another fault and never agreement. */
function alreadyFound(
  { allFindings }: Evidence,
  requirement: Requirement,
  stated: Severity,
  at: VisibleSentence | null,
): RuleFinding | undefined {
  const isHere = ({ start, end }: RuleFinding) =>
    at === null ? start === null : start !== null && start < at.end && at.start < (end ?? start);
  const severity = severityOf(requirement, stated);
  return allFindings.find(
    (finding) => finding.requirement === requirement.id && isHere(finding) && rank(severity) <= rank(finding.severity),
  );
}

/** What to do, where no words can be offered: a note at the end of the text, as the rules leave theirs. */
function adviceOf({ facts }: Evidence, requirement: Requirement): Fix {
  const end = facts.view.source.trimEnd().length;
  return { kind: "insert", start: end, end, before: "", after: "", note: requirement.fix };
}

/** The new words for the sentence, where they may be offered and no edit in view touches it; else advice. */
function fixOf(evidence: Evidence, said: string | null, requirement: Requirement, at: VisibleSentence): Fix {
  const advice = adviceOf(evidence, requirement);
  const rewrite = tidy(said ?? "");
  const before = evidence.facts.view.source.slice(at.start, at.end);
  const edits = evidence.allFindings.flatMap(({ fix: own, moreFixes = [] }) => [own, ...moreFixes]);
  const touched = edits.some(({ start, end }) => start <= at.end && at.start <= end);
  if (rewrite === "" || touched || before.length > MAX_QUOTE_CHARS) return advice;
  const fault = rewriteFault(rewrite, before, evidence.shown, requirement);
  if (fault) {
    drop(evidence, fault);
    return advice;
  }
  const note = "Worded by the AI reviewer; check it against the references.";
  return { kind: "replace", start: at.start, end: at.end, before, after: rewrite, note };
}

/** The sub-clause to print; the clause alone where the requirement rests on a sub-clause of another one. */
function ownSubclause({ subclause, clause }: Requirement): string {
  const printed = printedSubclause(subclause);
  return printed.split(".")[0] === String(clause) ? printed : String(clause);
}

interface Draft {
  requirement: Requirement;
  severity: Severity;
  confidence: number;
  issue: string;
}

/** A finding that has no words of the material to quote: `place` tells it from others of its requirement. */
function findingWithoutWords(evidence: Evidence, draft: Draft, place: string, page: number | null): AddedFinding {
  const { requirement, severity, confidence, issue } = draft;
  return {
    id: `ai/${requirement.id}@${place}`,
    check: `ai/${requirement.id}`,
    clause: requirement.clause,
    requirement: requirement.id,
    subclause: ownSubclause(requirement),
    alsoUnder: [],
    severity: severityOf(requirement, severity),
    issue,
    themes: [],
    quote: null,
    page,
    start: null,
    end: null,
    fix: adviceOf(evidence, requirement),
    confidence: evidence.calibrate(confidence).confidence,
    ai: viewOf(evidence, "raised", confidence, null),
  };
}

/** A finding on a sentence. The quotation is cut here, by the sentence's place. */
export function findingOn(evidence: Evidence, draft: Draft, rewrite: string | null, at: VisibleSentence): AddedFinding {
  const quote = evidence.facts.view.source.slice(at.start, Math.min(at.end, at.start + MAX_QUOTE_CHARS));
  return {
    ...findingWithoutWords(evidence, draft, String(at.start), at.page),
    quote,
    start: at.start,
    end: at.start + quote.length,
    fix: fixOf(evidence, rewrite, draft.requirement, at),
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
  const [at, ...readWith] = pointedAt(evidence, item.sentences) ?? [];
  const note = at ? notedIn(evidence, item.note, requirement) : null;
  if (!at || note === null) return null;
  const { severity, confidence, reason } = item;
  const same = alreadyFound(evidence, requirement, severity, at);
  if (same) return { sameAs: same, stated: confidence };
  const issue = explained(evidence, { why: REASONS[reason], requirement, readWith, note });
  return { added: findingOn(evidence, { requirement, severity, confidence, issue }, item.rewrite, at) };
}

/** Checks an entry that says what is missing; null when it is not used. Of what it saw in part only, or what is itself a part of
 * something longer, a model cannot say so. */
export function acceptMissing(evidence: Evidence, isExcerpt: boolean, entry: unknown): Accepted | null {
  const item = parsed(evidence, missingItem, entry);
  if (!item) return null;
  const requirement = evidence.requirements.get(item.requirement);
  if (!requirement) return drop(evidence, "named a requirement that was not asked about");
  if (!evidence.isWhole) return drop(evidence, "missed something in a document that it saw in part");
  if (isExcerpt) return drop(evidence, "missed something in a part of a longer document");
  const note = notedIn(evidence, item.note, requirement);
  if (note === null) return null;
  const { severity, confidence } = item;
  const same = alreadyFound(evidence, requirement, severity, null);
  if (same) return { sameAs: same, stated: confidence };
  const issue = explained(evidence, { why: MISSING, requirement, note });
  return { added: findingWithoutWords(evidence, { requirement, severity, confidence, issue }, "missing", null) };
}

/** Checks an entry on a picture; null when it is not used. It has no words to quote. `page` is null where the file has none. */
export function acceptPictured(
  evidence: Evidence,
  entry: unknown,
  { number, page, isPage }: { number: number; page: number | null; isPage: boolean },
): AddedFinding | null {
  const item = parsed(evidence, pictureItem, entry);
  if (!item) return null;
  const requirement = evidence.requirements.get(item.requirement);
  if (!requirement) return drop(evidence, "named a requirement that was not asked about");
  const note = notedIn(evidence, item.note, requirement);
  if (note === null) return null;
  const { severity, confidence, reason } = item;
  const onPage = isPage ? `Page ${page} as it looks.` : `In a picture on page ${page}.`;
  const where = page === null ? "In a picture." : onPage;
  const issue = explained(evidence, { why: `${where} ${REASONS[reason]}`, requirement, note });
  return findingWithoutWords(evidence, { requirement, severity, confidence, issue }, `picture-${number}`, page);
}
