import { type Fix, MAX_QUOTE_CHARS } from "#schema/result.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { printedSubclause, REQUIREMENTS } from "../book/knowledge.ts";
import { inSource } from "../facts/base.ts";
import { footAt, headAt } from "../facts/edges.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check, FixDraft, Hit, RuleFinding } from "../types.ts";

/** Cuts words out of the extracted text, so that a quotation is exact by construction. */
function cut(source: string, span: Span): string {
  return source.slice(span.start, Math.min(span.end, span.start + MAX_QUOTE_CHARS));
}

function spanInSource(facts: Facts, span: Span): Span {
  return { start: inSource(facts, span.start), end: inSource(facts, span.end) };
}

/** What a finding says of the check that made it. */
export type FoundBy = Pick<Check, "id" | "requirement" | "severity" | "themes" | "alsoUnder">;

const BULLET = /(?:^|\n)([^\S\n]*(?:[•·▪◦*–-]|\d{1,2}[.)])[^\S\n]+)$/;

/** Words that are all of a line, with its bullet and its end. */
function withItsBullet({ view: { text } }: Facts, { start, end }: Span): Span {
  const isLineStart = start === 0 || text[start - 1] === "\n";
  const bullet = isLineStart ? "" : BULLET.exec(text.slice(Math.max(0, start - 12), start))?.[1];
  const after = /^[^\S\n]*(?:\n|$)/.exec(text.slice(end, end + 12))?.[0];
  if (bullet === undefined || after === undefined) return { start, end };
  // What is put in at the end of a piece stands behind its last words.
  const isLast = text.slice(end).trim() === "";
  return { start: start - bullet.length, end: isLast ? end : end + after.length };
}

function fixOf(facts: Facts, fix: FixDraft, words: Span | null): Fix {
  const note = fix.note ?? null;
  if (fix.kind === "insert") {
    const at = fix.at === "end" ? footAt(facts) : fix.at === 0 ? headAt(facts) : inSource(facts, fix.at);
    return { kind: "insert", start: at, end: at, before: "", after: fix.text, note };
  }
  const span = fix.at ?? words;
  if (!span) throw new Error("A fix that replaces or deletes needs words to act on");
  const { start, end } = spanInSource(facts, fix.kind === "delete" ? withItsBullet(facts, span) : span);
  return {
    kind: fix.kind,
    start,
    end,
    before: cut(facts.view.source, { start, end }),
    after: fix.kind === "replace" ? fix.with : "",
    note,
  };
}

/** A finding from what a check has hit upon: its words and its edit are cut out of the source. Pure. */
export function toFinding(facts: Facts, check: FoundBy, hit: Hit): RuleFinding {
  const requirement = REQUIREMENTS.get(check.requirement);
  const at = hit.at && spanInSource(facts, hit.at);
  const quote = at && cut(facts.view.source, at);
  const page = hit.at ? (facts.lines[firstStarting(facts.lines, hit.at.start + 1) - 1]?.page ?? null) : null;
  return {
    id: `${check.id}@${at?.start ?? "missing"}`,
    check: check.id,
    requirement: check.requirement,
    subclause: printedSubclause(hit.subclause ?? requirement?.subclause ?? ""),
    alsoUnder: check.alsoUnder ?? [],
    severity: hit.severity ?? check.severity,
    issue: hit.issue,
    quote,
    page,
    start: at?.start ?? null,
    end: at && quote !== null ? at.start + quote.length : null,
    fix: fixOf(facts, hit.fix, hit.at),
    ...(hit.more ? { moreFixes: hit.more.map((fix) => fixOf(facts, fix, null)) } : {}),
    themes: check.themes,
  };
}
