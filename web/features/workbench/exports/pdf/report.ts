import type { Matter } from "#schema/result.ts";
import { clauseNumber, STATUS_WORDS } from "#web/features/result/ledger.ts";
import {
  clausesOf,
  clauseWords,
  countLine,
  mattersUnder,
  tally,
  verdictSentence,
  whereWords,
} from "#web/features/result/matters.ts";
import {
  actionLabel,
  bare,
  confidenceLine,
  RISK_WORDS,
  reviewersLine,
  VERDICT_COLOUR,
} from "#web/features/result/wording.ts";
import { formatMoment } from "#web/features/workbench/words.ts";
import { AUTHOR, decisionText, type Exported, personPoints, provenance, suggestionOf } from "../record.ts";
import type { Faces } from "./lettering.ts";
import { type Piece, Sheet } from "./sheet.ts";

/* The report: what is wrong, in which words, what to do and what was decided, as a tagged PDF. */

const SEVERITY_WORDS = { HIGH: "High", MEDIUM: "Medium", LOW: "Low" } as const;
const FINGERPRINT_CHARS = 8;

const own = (text: string): Piece[] => [{ text }];
const labelled = (label: string, text: string): Piece[] => [{ text: `${label}: `, face: "bold" }, { text }];

/** What the foot of every page says. */
function footOf({ assessment: { filename, file, engine } }: Exported): string {
  const print = file ? ` · SHA-256 ${file.sha256.slice(0, FINGERPRINT_CHARS)}…` : "";
  return `ABPI Compliance Checker · rules ${engine.rulesVersion} · ${filename}${print} · pre-MLR, not an approval`;
}

/** A matter under its headline. */
function drawMatter(sheet: Sheet, matter: Matter, { decisions }: Exported) {
  const [place] = matter.places;
  const where = [SEVERITY_WORDS[matter.severity], `Clause ${clauseWords(matter)}`, whereWords(matter)];
  const decided = decisionText(matter, decisions);
  const hasReason = matter.reason.replace(/\.$/, "") !== matter.headline;
  sheet.part(`${matter.number}  ${matter.headline}`, where.filter(Boolean).join(" · "), [
    ...(place ? [[{ text: `“${bare(place.quote)}”`, face: "quote" } as const]] : []),
    ...(hasReason ? [own(matter.reason)] : []),
    labelled("What to do", suggestionOf(matter) || actionLabel(matter.action)),
    ...(matter.precedents.length > 0 ? [labelled("Precedents", matter.precedents.join(", "))] : []),
    ...(decided ? [labelled("Decision", decided)] : []),
  ]);
}

function drawLedger(sheet: Sheet, { assessment }: Exported, matters: readonly Matter[]) {
  sheet.heading("All 31 clauses");
  const rows = clausesOf(assessment).map((clause) => [
    clauseNumber(clause),
    clause.title,
    STATUS_WORDS[clause.status],
    mattersUnder(clause, matters)
      .map(({ number }) => number)
      .join(", "),
  ]);
  sheet.table(["Clause", "Title", "What was found", "Matters"], rows, [0.08, 0.64, 0.16, 0.12]);
}

/** The report of an assessment as a tagged PDF. `faces` are the typefaces that it is set in, `date` when it is made. */
export function pdfReport(exported: Exported, faces: Faces, date: Date): Promise<Uint8Array> {
  const { assessment, decisions } = exported;
  const { riskLevel, recommendations, cases, filename, name } = assessment;
  const counts = tally(assessment, assessment.secondLook, decisions);
  const sheet = new Sheet(faces, {
    ...{
      title: `Compliance report: ${name ?? filename}`,
      subject: "Pre-MLR check against the ABPI Code",
      author: AUTHOR,
    },
    ...{ date, foot: footOf(exported) },
  });
  sheet.paragraph([{ text: `${RISK_WORDS[riskLevel]} · ${VERDICT_COLOUR[riskLevel]}`, face: "bold" }]);
  sheet.title(verdictSentence(assessment, counts));
  sheet.paragraph(own(`${countLine(counts)}.`));
  sheet.paragraph(own(`${confidenceLine(assessment)} ${reviewersLine(assessment, counts)}.`.trim()));
  if (recommendations.legalReview)
    sheet.paragraph(own(`Legal review is advised. ${recommendations.legalReviewReason}`.trim()));
  if (counts.matters.length > 0) {
    sheet.heading("What was found, the most serious first");
    for (const matter of counts.matters) drawMatter(sheet, matter, exported);
  }
  const points = personPoints(assessment);
  if (points.length > 0) {
    sheet.heading("Only a person can check");
    sheet.list(points);
  }
  if (cases.length > 0) {
    sheet.heading("Similar PMCPA cases");
    sheet.list(cases.map(({ caseNumber, title, outcome }) => `${caseNumber} ${title}: ${outcome}`));
  }
  drawLedger(sheet, exported, counts.matters);
  sheet.heading("About this report");
  for (const [label, words] of provenance(exported))
    sheet.note(label, label === "Checked" ? formatMoment(words) : words);
  return sheet.end();
}
