import type { AnalysisResult, ClauseResult, Coverage, Finding, Fix, Matter, RiskLevel } from "#schema/result.ts";
import { RISK_ORDER } from "#schema/result.ts";
import type { ReviewOutcome, WriteUpInput } from "#worker/analysis/deps.ts";
import { casesWith, toAddedFinding, withFindings, withinOneLevel } from "#worker/analysis/reviewed.ts";
import type { CaseMatches } from "#worker/cases/match.ts";
import { isLikeMeasured } from "#worker/classifier/familiarity.ts";
import { namesKnownBrand } from "#worker/document/names/known-names.ts";
import { mattersOf } from "#worker/matters/matters.ts";
import { noReview, type Review } from "#worker/reviewer/review.ts";
import { CLAUSE_TEXTS, type ClauseText, CODE_EDITION, REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { readsAsOthers } from "#worker/rules/engine/by-others.ts";
import { documentOfFile } from "#worker/rules/engine/join.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { CLAUSES, RULES_VERSION } from "#worker/rules/index.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";
import { confidenceOf, findingConfidence, onTheModelsWord } from "./confidence.ts";
import { coverageOf, isIncomplete, whyNotJudged } from "./coverage.ts";
import { recommend } from "./recommend.ts";
import { secondLookOf } from "./second-look.ts";
import { summarise } from "./summary.ts";
import { documentTold } from "./told-document.ts";
import { byGravity, count } from "./wording.ts";

/** Percent: of what rules found grave and the classifier doubted, this share was at fault on pieces new to both. */
const SURE_WHEN_DOUBTED = 17;

function toFinding(raw: RuleFinding, matches: CaseMatches, reviewed: ReviewOutcome | null): Finding {
  const { themes: _themes, moreFixes: _moreFixes, isDoubted, ...finding } = raw;
  const ai = reviewed?.review.views[raw.id];
  return {
    ...finding,
    precedents: matches.precedents[raw.id] ?? [],
    raisedBy: ai?.view === "confirms" ? "both" : "rules",
    confidence: Math.min(findingConfidence(raw.check), isDoubted ? SURE_WHEN_DOUBTED : 100),
    ...(isDoubted ? { doubted: true } : {}),
    ...(ai ? { ai } : {}),
  };
}

/** The findings of each clause, most serious first: the rules' own, then those that the AI reviewer added. */
function findingsOf({ outcomes, matches, reviewed = null }: WriteUpInput): Map<number, Finding[]> {
  return new Map(
    outcomes.map(({ clause, findings }) => {
      const added = reviewed?.review.added.filter((one) => one.clause === clause) ?? [];
      const own = findings.map((finding) => toFinding(finding, matches, reviewed));
      const more = added.map((finding) => toAddedFinding(finding, matches, reviewed));
      return [clause, [...own.sort(byGravity), ...more.sort(byGravity)]];
    }),
  );
}

/** The edits of findings at places that are not shown, by the finding's id. */
const moreEdits = (outcomes: readonly ClauseOutcome[]): Map<string, Fix[]> =>
  new Map(
    outcomes.flatMap(({ findings }) => findings.map(({ id, moreFixes = [] }): [string, Fix[]] => [id, moreFixes])),
  );

/** What a finding says to do is what its matter offers: an edit that was withheld, since it would harm or the piece is not to be used, is told
 * to no reader of the findings either. */
function fixOf({ fix, end, raisedBy }: Finding, { action }: Matter): Fix {
  // What a model words is held against the piece before (reviewer/checks), and is its proposal.
  if (raisedBy === "ai") return fix;
  const there = action.edits.filter((edit) => edit.start === fix.start && edit.end === fix.end);
  // Of the same words another finding of the matter may have asked for something else, which is what the matter offers.
  const [edit] = [...there.filter(({ after }) => after === fix.after), ...there];
  if (edit) return edit;
  const at = end ?? fix.start;
  return { kind: "insert", start: at, end: at, before: "", after: "", note: action.text };
}

/** The clauses with each finding told of its matter. */
function withMatters(clauses: ClauseResult[], matters: readonly Matter[]): ClauseResult[] {
  const of = new Map(matters.flatMap((matter) => matter.findings.map((id): [string, Matter] => [id, matter])));
  return clauses.map((clause) => ({
    ...clause,
    findings: clause.findings.map((finding) => {
      const matter = of.get(finding.id);
      return { ...finding, matter: matter?.id, ...(matter ? { fix: fixOf(finding, matter) } : {}) };
    }),
  }));
}

const UNREAD_CHECK =
  "Part of the file could not be read with certainty; check it against the original before relying on this clause.";

/** What a finding says, marked where only the AI reviewer raised it. */
const issueOf = ({ raisedBy, issue }: Finding) => (raisedBy === "ai" ? `AI reviewer: ${issue}` : issue);

/** A clause that a text was not put to, because nothing of it can be judged. Why is said once, of the whole text. */
const notPut = (outcome: ClauseOutcome): ClauseOutcome => ({
  ...outcome,
  ...{ status: "not-engaged", decided: [], notRun: [], human: [] },
});

function toClause(outcome: ClauseOutcome, findings: Finding[], coverage: Coverage): ClauseResult {
  const text = CLAUSE_TEXTS.get(outcome.clause);
  // A clause that was clear on what could be read is not clear on what could not.
  const unsure = isIncomplete(coverage) && outcome.status === "clear";
  const status = unsure ? "needs-human" : outcome.status;
  const notRun = outcome.notRun.map((id) => `A check did not run; look at this yourself: ${whatIsChecked(id, text)}`);
  const looks = [...(unsure ? [UNREAD_CHECK] : []), ...notRun, ...outcome.human.map((h) => h.look)];
  const [first] = findings;
  const worst = findings.toSorted(byGravity)[0];
  const issue = (first && issueOf(first)) ?? (status === "needs-human" ? looks[0] : undefined);
  return {
    id: String(outcome.clause),
    title: text?.title ?? `Clause ${outcome.clause}`,
    description: text?.summary ?? "",
    riskLevel: worst?.severity ?? (status === "needs-human" ? "LOW" : "COMPLIANT"),
    ...(issue ? { issue } : {}),
    status,
    checked: decidedBy(outcome),
    ...(looks.length > 0 ? { humanCheck: [...new Set(looks)].join(" ") } : {}),
    findings,
  };
}

/** The requirements decided from the document: those of the checks that applied and ran. */
function decidedBy({ decided, notRun }: ClauseOutcome): string[] {
  const undecided = new Set(notRun.flatMap((id) => requirementOf(id) ?? []));
  return [...new Set(decided)].filter((requirement) => !undecided.has(requirement));
}

const requirementOf = (id: string): string | undefined =>
  CLAUSES.flatMap(({ checks }) => checks).find((check) => check.id === id)?.requirement;

/** What a check decides, in words: that of its requirement, or all of the clause. */
function whatIsChecked(id: string, clause: ClauseText | undefined): string {
  return REQUIREMENTS.get(requirementOf(id) ?? "")?.check ?? clause?.reviewerMustCheck ?? "all of this clause.";
}

/** The worst finding decides. Where part of the file was not read, or a check did not run, the verdict is never better than
 * medium. */
function riskOf(findings: readonly Pick<Finding, "severity">[], isPartial: boolean): RiskLevel {
  const worst = Math.max(0, ...findings.map((f) => RISK_ORDER.indexOf(f.severity)));
  const least = isPartial ? RISK_ORDER.indexOf("MEDIUM") : 0;
  return RISK_ORDER[Math.max(worst, least)] ?? "NO_RISK";
}

/** Whether a material is one of those that the figures for practice pieces speak for: written like them, and about no medicine that
 * exists, since theirs are invented. */
const isLikePractice = (facts: Facts): boolean => isLikeMeasured(facts) && !namesKnownBrand(facts.view.text);

const someNotRun = (checks: number) =>
  `${count(checks, "check")} did not run. The clauses concerned need a person; check the file again, and tell us if it happens again.`;

const ofPieces = (pieces: Facts["pieces"]): string[] => {
  if (pieces.length === 0) return [];
  return [pieces.some(({ framed }) => framed) ? FRAMED : severalPieces(pieces.length)];
};
const FRAMED =
  "This file seems to hold a piece among the words of another kind of paper. The piece was checked as what it is, and then the file as a whole.";
const severalPieces = (pieces: number) =>
  `This file seems to hold ${pieces} pieces, one behind the other. Each was checked as what it is, and then the file as a whole.`;

const NO_REVIEWER = noReview("no AI reviewer is configured.");

function engineOf(
  matches: CaseMatches,
  { record, notices }: Review,
  notRun: number,
  pieces: Facts["pieces"],
): AnalysisResult["engine"] {
  const answered = record && record.answered > 0 ? [record.model] : [];
  return {
    reviewers: ["rules", ...answered],
    rulesVersion: RULES_VERSION,
    codeEdition: CODE_EDITION,
    caseLibrary: matches.library,
    notices: [
      ...notices,
      ...(matches.notice ? [matches.notice] : []),
      ...(notRun > 0 ? [someNotRun(notRun)] : []),
      ...ofPieces(pieces),
    ],
    ...(record ? { ai: record } : {}),
  };
}

/** Puts the result together for the user. Pure: the same input gives the same result to the byte. What the AI reviewer
 * says is only ever added to what the rules found. */
export function writeUp(input: WriteUpInput): AnalysisResult {
  const { material, facts, outcomes, matches } = input;
  const said = input.reviewed?.review ?? NO_REVIEWER;
  const coverage = {
    ...coverageOf(material),
    ...(said.shown ? { aiReview: said.shown } : {}),
    ...(input.comparison ? { compared: input.comparison } : {}),
  };
  const notRun = new Set(outcomes.flatMap((outcome) => outcome.notRun));
  const isPartial = isIncomplete(coverage) || notRun.size > 0;
  const byRules = riskOf(
    outcomes.flatMap((outcome) => outcome.findings),
    isPartial,
  );
  const review = { ...said, added: said.added.map((one) => withinOneLevel(one, byRules)) };
  const reviewed = input.reviewed ? { ...input.reviewed, review } : null;
  const found = findingsOf({ ...input, reviewed });
  const all = withFindings(outcomes, review.added);
  const notJudged = whyNotJudged(material);
  const isNothing = [...found.values()].every((findings) => findings.length === 0);
  const read = documentOfFile(facts, outcomes);
  // What reads as somebody else's and in which nothing was found is told as what it reads as.
  const isLeft = isNothing && !read.outside && readsAsOthers(facts);
  const document = isLeft ? { ...read, outside: true } : read;
  const isPut = !isNothing || (notJudged === null && !isLeft);
  const told = all.map((o) => toClause(isPut ? o : notPut(o), found.get(o.clause) ?? [], coverage));
  const matters = mattersOf(
    facts,
    told.map(({ id, findings }) => ({ clause: Number(id), findings })),
    moreEdits(outcomes),
  );
  const clauses = withMatters(told, matters);
  const findings = clauses.flatMap((c) => c.findings);
  const riskLevel = riskOf(findings, isPartial);
  const sure = confidenceOf(byRules, outcomes, coverage, isLikePractice(facts));
  const { confidence, reasons } = riskLevel === byRules ? sure : onTheModelsWord(sure, riskLevel, findings);
  const summary = summarise(facts, document, { risk: riskLevel, byRules }, matters, clauses, coverage, notJudged);
  return {
    document: documentTold(document, facts.products),
    riskLevel,
    summary: review.impression === "" ? summary : `${summary} The AI reviewer adds: ${review.impression}`,
    confidence,
    confidenceReasons: reasons,
    materialType: { value: facts.submission.materialType, detected: facts.submission.materialTypeDetected },
    clauses,
    matters,
    secondLook: secondLookOf(facts, outcomes),
    cases: casesWith(matches, reviewed),
    recommendations: recommend(facts, matters, clauses),
    engine: engineOf(matches, review, notRun.size, facts.pieces),
    coverage,
  };
}
