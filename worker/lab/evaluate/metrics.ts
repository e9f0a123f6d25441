import type { Matter } from "#schema/result.ts";

/** The metrics of the evaluation set's README, over what the engine reported for each material. */

export interface Expected {
  clause: number;
  sub: string;
  severity: "HIGH" | "MEDIUM" | "LOW";
  quote: string | null;
  missing: string | null;
  why: string;
  alt?: number[];
  debatable?: boolean;
}

export interface Labelled {
  id: string;
  title: string;
  text: string;
  audience: "hcp" | "patients" | "payers" | "media" | "investors";
  channel: "email" | "print" | "social" | "website" | "conference" | "sales";
  context: string | null;
  expectedRisk: string;
  findings: Expected[];
  acceptable: number[];
  clean: number[];
  precedents: string[];
  difficulty: string;
}

export interface Reported {
  clause: number;
  severity: "HIGH" | "MEDIUM" | "LOW";
  quote: string | null;
  start: number | null;
  end: number | null;
  check: string;
  issue: string;
}

export interface Outcome {
  label: Labelled;
  risk: string;
  /** Percent. */
  confidence: number;
  reported: Reported[];
  /** What is wrong, each fault once. */
  matters: readonly Matter[];
  cases: string[];
}

export interface Scores {
  materials: number;
  hits: number;
  misses: number;
  falseAlarms: number;
  precision: number;
  recall: number;
  f1: number;
  cleanClauseAlarms: number;
  cleanMaterials: number;
  cleanMaterialsWithHigh: number;
  cleanMaterialsWithMedium: number;
  evidenceHit: number;
  /** Of the places quoted under a clause that has a labelled quotation, the share that overlap with one of these. */
  quotationPrecision: number;
  exactRisk: number;
  precedentHit5: number;
  missingItemRecall: number;
  /** Mean gap between confidence and the share of verdicts that were right, over five bands. */
  calibrationError: number;
}

export interface Miss {
  id: string;
  kind: "miss" | "false alarm";
  clause: number;
  detail: string;
}

const grave = (finding: { severity: string }) => finding.severity !== "LOW";
const clausesOf = (finding: Expected) => [finding.clause, ...(finding.alt ?? [])];
const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Compares one material's report with its label, clause by clause. */
export function compare({ label, reported }: Outcome) {
  const graveReports = reported.filter(grave);
  const clauses = new Set(graveReports.map((r) => r.clause));
  const expected = label.findings.filter(grave);
  const byClause = new Map<number, Expected[]>();
  for (const finding of expected) byClause.set(finding.clause, [...(byClause.get(finding.clause) ?? []), finding]);
  const hits: Expected[] = [];
  const misses: Expected[] = [];
  const satisfied = new Set<number>();
  for (const [, findings] of byClause) {
    const all = findings.flatMap(clausesOf);
    const by = all.filter((clause) => clauses.has(clause));
    for (const clause of by) satisfied.add(clause);
    const first = findings[0];
    if (!first) continue;
    if (by.length > 0) hits.push(first);
    else if (findings.some((f) => !f.debatable)) misses.push(findings.find((f) => !f.debatable) ?? first);
  }
  const falseAlarms = [...clauses].filter((clause) => !satisfied.has(clause) && !label.acceptable.includes(clause));
  return { hits, misses, falseAlarms };
}

function evidenceOf({ label, reported }: Outcome) {
  let matched = 0;
  let overlapping = 0;
  const marked = new Map<number, [start: number, end: number][]>();
  for (const finding of label.findings.filter(grave)) {
    const same = reported.filter((r) => clausesOf(finding).includes(r.clause) && grave(r));
    if (finding.quote === null || same.length === 0) continue;
    matched++;
    const start = label.text.indexOf(finding.quote);
    const end = start + finding.quote.length;
    for (const clause of clausesOf(finding)) marked.set(clause, [...(marked.get(clause) ?? []), [start, end]]);
    if (same.some((r) => r.start !== null && r.start < end && start < (r.end ?? 0))) overlapping++;
  }
  const quoted = reported.filter((r) => grave(r) && r.start !== null && marked.has(r.clause));
  const apt = quoted.filter(({ clause, start, end }) =>
    marked.get(clause)?.some(([from, to]) => (start ?? 0) < to && from < (end ?? 0)),
  );
  return { matched, overlapping, quoted: quoted.length, apt: apt.length };
}

/** How often quotations of these lengths, thrown anywhere into a text, would meet a labelled one. */
function metByChance(lengths: readonly number[], labelled: number, text: number): number {
  const missed = lengths.map((length) => 1 - Math.min(1, (length + labelled - 1) / Math.max(1, text)));
  return 1 - missed.reduce((all, one) => all * one, 1);
}

/** The labelled quotations whose clause was found, as chance alone would meet them with as many quotations of the same lengths. */
function chancesOf({ label, reported }: Outcome): number[] {
  return label.findings.filter(grave).flatMap((finding) => {
    const same = reported.filter((r) => clausesOf(finding).includes(r.clause) && grave(r));
    if (finding.quote === null || same.length === 0) return [];
    const lengths = same.flatMap(({ start, end }) => (start === null ? [] : [(end ?? start) - start]));
    return [metByChance(lengths, finding.quote.length, label.text.length)];
  });
}

/** What is told beside the scores and not recorded with them. */
export interface BesideScores {
  /** Where alarms under clauses that a label calls acceptable are false ones as well. */
  precisionAcceptableFalse: number;
  f1AcceptableFalse: number;
  /** What the evidence hit would be if the quotations stood anywhere. */
  evidenceByChance: number;
}

/** The scores where nothing is forgiven, and the level that chance reaches. Pure. */
export function scoreBeside(outcomes: readonly Outcome[]): BesideScores {
  const strict = outcomes.map((o) => compare({ ...o, label: { ...o.label, acceptable: [] } }));
  const hits = strict.reduce((n, one) => n + one.hits.length, 0);
  const precision = ratio(hits, hits + strict.reduce((n, one) => n + one.falseAlarms.length, 0));
  const recall = ratio(hits, hits + strict.reduce((n, one) => n + one.misses.length, 0));
  const chances = outcomes.flatMap(chancesOf);
  return {
    precisionAcceptableFalse: precision,
    f1AcceptableFalse: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    evidenceByChance: ratio(
      chances.reduce((sum, one) => sum + one, 0),
      chances.length,
    ),
  };
}

const BANDS = 5;

/** Expected calibration error of the verdicts: confidence against how often the risk was exactly right. */
function calibrationError(outcomes: Outcome[]): number {
  let error = 0;
  for (let band = 0; band < BANDS; band++) {
    const inBand = outcomes.filter((o) => Math.min(BANDS - 1, Math.floor((o.confidence / 100) * BANDS)) === band);
    if (inBand.length === 0) continue;
    const mean = inBand.reduce((sum, o) => sum + o.confidence, 0) / inBand.length / 100;
    const right = inBand.filter((o) => o.risk === o.label.expectedRisk).length / inBand.length;
    error += (inBand.length / outcomes.length) * Math.abs(mean - right);
  }
  return error;
}

/** The scores over a set of outcomes. `inLibrary` says which precedents the case library holds. */
export function score(outcomes: Outcome[], inLibrary: (caseNumber: string) => boolean): Scores {
  const compared = outcomes.map((o) => ({ outcome: o, ...compare(o) }));
  const sum = (of: (c: (typeof compared)[number]) => number) => compared.reduce((total, c) => total + of(c), 0);
  const hits = sum((c) => c.hits.length);
  const misses = sum((c) => c.misses.length);
  const falseAlarms = sum((c) => c.falseAlarms.length);
  const evidence = outcomes.map(evidenceOf);
  const clean = outcomes.filter((o) => o.label.findings.length === 0);
  const withCases = outcomes.filter((o) => o.label.precedents.some(inLibrary));
  const missing = outcomes.flatMap((o) =>
    o.label.findings.filter((f) => f.missing !== null && !f.debatable).map((f) => ({ f, o })),
  );
  const precision = ratio(hits, hits + falseAlarms);
  const recall = ratio(hits, hits + misses);
  return {
    materials: outcomes.length,
    hits,
    misses,
    falseAlarms,
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    cleanClauseAlarms: sum(
      (c) =>
        c.outcome.label.clean.filter((clause) => c.outcome.reported.some((r) => grave(r) && r.clause === clause))
          .length,
    ),
    cleanMaterials: clean.length,
    cleanMaterialsWithHigh: clean.filter((o) => o.reported.some((r) => r.severity === "HIGH")).length,
    cleanMaterialsWithMedium: clean.filter((o) => o.reported.some((r) => r.severity === "MEDIUM")).length,
    evidenceHit: ratio(
      evidence.reduce((n, e) => n + e.overlapping, 0),
      evidence.reduce((n, e) => n + e.matched, 0),
    ),
    quotationPrecision: ratio(
      evidence.reduce((n, e) => n + e.apt, 0),
      evidence.reduce((n, e) => n + e.quoted, 0),
    ),
    exactRisk: ratio(outcomes.filter((o) => o.risk === o.label.expectedRisk).length, outcomes.length),
    precedentHit5: ratio(
      withCases.filter((o) => o.cases.slice(0, 5).some((c) => o.label.precedents.includes(c))).length,
      withCases.length,
    ),
    missingItemRecall: ratio(
      missing.filter(({ f, o }) => o.reported.some((r) => clausesOf(f).includes(r.clause))).length,
      missing.length,
    ),
    calibrationError: calibrationError(outcomes),
  };
}

/** Every miss and false alarm, with the words. */
export function explain(outcome: Outcome): Miss[] {
  const { misses, falseAlarms } = compare(outcome);
  return [
    ...misses.map(
      (f): Miss => ({
        id: outcome.label.id,
        kind: "miss",
        clause: f.clause,
        detail: `${f.sub} ${f.severity} ${f.quote ?? `missing: ${f.missing}`} — ${f.why}`,
      }),
    ),
    ...falseAlarms.flatMap((clause) =>
      outcome.reported
        .filter((r) => r.clause === clause && grave(r))
        .map(
          (r): Miss => ({
            id: outcome.label.id,
            kind: "false alarm",
            clause,
            detail: `${r.check} ${r.severity} ${r.quote ?? "(missing)"} — ${r.issue}`,
          }),
        ),
    ),
  ];
}
