import { type DocumentRead, isOutside } from "#schema/document.ts";
import { type ClauseStatus, type Fix, RISK_ORDER } from "#schema/result.ts";
import type { Facts, Piece } from "../facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "../types.ts";
import { withFewPlaces } from "./once-each.ts";
import { isGravest, without } from "./outcomes.ts";

/* What is found in the pieces of a file, told as findings of the file. */

const shifted = (fix: Fix, by: number): Fix => ({ ...fix, start: fix.start + by, end: fix.end + by });

const MOST_NAMED = 60;

/** The first words of a piece, by which a reader knows it. */
function opening(facts: Facts): string {
  const line = facts.lines[0];
  const words = line ? facts.view.text.slice(line.start, line.end).replace(/\s+/g, " ") : "";
  return words.length > MOST_NAMED ? `${words.slice(0, MOST_NAMED).replace(/\s\S*$/, "")}…` : words;
}

/** The outcomes of a piece, whose facts these are, with offsets into the file; what is missing says from which piece. */
export function placedIn({ start: by }: Piece, facts: Facts, outcomes: ClauseOutcome[]): ClauseOutcome[] {
  const name = opening(facts);
  const place = (finding: RuleFinding): RuleFinding => ({
    ...finding,
    id: `${finding.check}@${finding.start === null ? `missing-${by}` : finding.start + by}`,
    issue: finding.start === null ? `In the piece that begins “${name}”: ${finding.issue}` : finding.issue,
    start: finding.start === null ? null : finding.start + by,
    end: finding.end === null ? null : finding.end + by,
    fix: shifted(finding.fix, by),
    ...(finding.moreFixes ? { moreFixes: finding.moreFixes.map((fix) => shifted(fix, by)) } : {}),
  });
  return outcomes.map((outcome) => ({ ...outcome, findings: outcome.findings.map(place) }));
}

/** The outcomes without what is missing or has to be put in. */
export const inWords = (outcomes: ClauseOutcome[]): ClauseOutcome[] =>
  outcomes.map((outcome) =>
    without(
      outcome,
      outcome.findings.filter(({ start, fix }) => start === null || fix.kind === "insert"),
      [],
    ),
  );

const rank = (finding: RuleFinding) => RISK_ORDER.indexOf(finding.severity);

const place = ({ start }: RuleFinding) => start ?? Number.MAX_SAFE_INTEGER;

/** Each finding once, as grave as it was found anywhere, the most severe first. What the whole lacks is not told again where a piece
 * that lacks it is named. */
function eachOnce(ofWhole: RuleFinding[], ofPieces: RuleFinding[]): RuleFinding[] {
  const byId = new Map<string, RuleFinding>();
  const lacking = new Map<string, number>();
  for (const one of ofPieces)
    if (one.start === null) lacking.set(one.check, Math.max(rank(one), lacking.get(one.check) ?? 0));
  const isNamed = (one: RuleFinding) => one.start === null && (lacking.get(one.check) ?? -1) >= rank(one);
  for (const one of [...ofWhole.filter((finding) => !isNamed(finding)), ...ofPieces]) {
    const before = byId.get(one.id);
    if (!before || rank(one) > rank(before)) byId.set(one.id, one);
  }
  return [...byId.values()].sort((a, b) => rank(b) - rank(a) || place(a) - place(b) || a.id.localeCompare(b.id));
}

const BY_WEIGHT: ClauseStatus[] = ["not-engaged", "clear", "needs-human", "issues"];

/** The outcomes of a file: those of the whole with those of its pieces, clause by clause, none less grave than in any of them. */
export function joined(whole: ClauseOutcome[], pieces: ClauseOutcome[][]): ClauseOutcome[] {
  return whole.map((outcome, i) => {
    const parts = pieces.flatMap((outcomes) => outcomes[i] ?? []);
    const all = [outcome, ...parts];
    const found = parts.flatMap(({ findings }) => findings);
    const human = all.flatMap((one) => one.human);
    return {
      clause: outcome.clause,
      status: BY_WEIGHT[Math.max(...all.map(({ status }) => BY_WEIGHT.indexOf(status)))] ?? outcome.status,
      findings: withFewPlaces(eachOnce(outcome.findings, found)),
      human: [...new Map(human.map((one) => [`${one.requirement} ${one.look}`, one])).values()],
      decided: [...new Set(all.flatMap(({ decided }) => decided))],
      notRun: [...new Set(all.flatMap(({ notRun }) => notRun))],
    };
  });
}

/** What a file is taken for: a document that the Code leaves alone only where each of its pieces is one, and nothing grave was found in
 * words that are too short for its form. */
export function documentOfFile(
  { despiteForm, document, pieces }: Facts,
  outcomes: readonly ClauseOutcome[],
): DocumentRead {
  const isAmongOthers = ({ framed }: Piece) => document.outside || (framed && isOutside(document.kind));
  const told =
    pieces.find(
      (piece) => isAmongOthers(piece) && !piece.document.outside && !(piece.framed && isOutside(piece.document.kind)),
    ) ?? (isGravest(outcomes) ? despiteForm : null);
  return told?.document ?? document;
}
