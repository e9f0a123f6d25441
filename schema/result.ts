import { z } from "zod";
import { against, comparison } from "./comparison.ts";
import { documentRead } from "./document.ts";
import { RETENTION } from "./retention.ts";
import { RISK_ORDER } from "./risk.ts";
import { materialType } from "./submission.ts";

export { RISK_ORDER, type RiskLevel } from "./risk.ts";
export const riskLevel = z.enum(RISK_ORDER);

export const severity = z.enum(["HIGH", "MEDIUM", "LOW"]);
export type Severity = z.infer<typeof severity>;

/** `issues`: something is wrong. `clear`: checked, nothing found. `not-engaged`: nothing here touches the
 * clause. `needs-human`: a document alone cannot show it. */
export const clauseStatus = z.enum(["issues", "needs-human", "clear", "not-engaged"]);
export type ClauseStatus = z.infer<typeof clauseStatus>;

/** Longest quotation kept from the material, in characters. */
export const MAX_QUOTE_CHARS = RETENTION.quotationChars;

/** An edit to the extracted text. `start` and `end` are character offsets in it (equal for an insert);
 * `before` is the text between them, or its beginning where it is longer than may be kept, `after` the exact words to
 * put there. */
export const fix = z.object({
  kind: z.enum(["replace", "insert", "delete"]),
  start: z.int().min(0),
  end: z.int().min(0),
  before: z.string().max(MAX_QUOTE_CHARS),
  after: z.string(),
  note: z.string().nullable(),
  /** Where words are to be put in, in words ("After “Relvantis” in the first line"): told of the inserts of a matter. */
  where: z.string().optional(),
});
export type Fix = z.infer<typeof fix>;

/** What the AI reviewer thinks of a finding. It can raise one, agree or disagree, and never takes one away. */
export const aiView = z.object({
  view: z.enum(["raised", "confirms", "disputes"]),
  /** Why it disagrees; null for the other two. */
  reason: z.string().nullable(),
  /** How sure the model said it was, in percent. */
  stated: z.int().min(0).max(100),
  /** Whether the confidence rests on measured answers of this model. */
  measured: z.boolean(),
  /** How grave the model called it, where it is told as less grave: one that is not measured moves the verdict by one level at
   * most. */
  called: severity.optional(),
});
export type AiView = z.infer<typeof aiView>;

export const finding = z.object({
  id: z.string(),
  /** The check that raised it, for example `clause-06/hanging-comparison`. */
  check: z.string(),
  /** The atomic requirement it rests on, for example `6.hanging-comparison`. */
  requirement: z.string(),
  /** The sub-clause, or the clause alone where its number is unverified. */
  subclause: z.string(),
  /** Other sub-clauses that state the same rule, so that one fault is not counted twice. */
  alsoUnder: z.array(z.string()),
  severity,
  issue: z.string(),
  /** An exact substring of the extracted text; null when something is missing. */
  quote: z.string().max(MAX_QUOTE_CHARS).nullable(),
  page: z.int().nullable(),
  start: z.int().nullable(),
  end: z.int().nullable(),
  fix,
  /** Case numbers from the library. */
  precedents: z.array(z.string()),
  raisedBy: z.enum(["rules", "ai", "both"]),
  /** How often findings of this kind were right when measured, in percent. */
  confidence: z.int().min(0).max(100),
  /** Absent where the AI reviewer said nothing of it. */
  ai: aiView.optional(),
  /** The classifier doubts it: it is told one step less grave than the rule found it. */
  doubted: z.boolean().optional(),
  /** The document sent with the material that says otherwise; absent in all other findings. */
  against: against.optional(),
  /** The matter that it belongs to; absent in results stored before there were any. */
  matter: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

export const clauseResult = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  riskLevel: z.enum(["HIGH", "MEDIUM", "LOW", "COMPLIANT"]),
  issue: z.string().optional(),
  status: clauseStatus,
  /** What a person has to look at, when a document alone cannot show it. */
  humanCheck: z.string().optional(),
  /** The requirements that checks of this clause decided from the document; absent in results stored before they were told. */
  checked: z.array(z.string()).optional(),
  findings: z.array(finding),
});
export type ClauseResult = z.infer<typeof clauseResult>;

/** "not seen" is said where no ruling could be read; it never means that there was none. */
export const CASE_OUTCOMES = ["breach", "no breach", "breach and no breach", "not seen"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

export const caseResult = z.object({
  id: z.string(),
  caseNumber: z.string(),
  title: z.string(),
  description: z.string(),
  /** 0 to 100; see worker/cases/README.md for how it is reckoned. */
  similarity: z.int().min(0).max(100),
  /** How near it is to the material; a counter-example found no breach in a fault of the same kind. Absent in results stored before
   * there were bands. */
  band: z.enum(["close", "related", "counter-example"]).optional(),
  outcome: z.enum(CASE_OUTCOMES),
  url: z.string().optional(),
  codeYear: z.int(),
  /** ISO 8601 day; absent where it was not seen. */
  completed: z.string().optional(),
  clauses: z.object({
    asRuled: z.array(z.string()),
    in2024: z.array(z.string()),
    /** By the numbers of its edition; null where the list was not seen, absent in results stored before they were told apart. */
    breach: z.array(z.string()).nullish(),
    noBreach: z.array(z.string()).nullish(),
  }),
  why: z.string(),
});
export type CaseResult = z.infer<typeof caseResult>;

export const recommendations = z.object({
  highPriority: z.array(z.string()),
  bestPractices: z.array(z.string()),
  legalReview: z.boolean(),
  legalReviewReason: z.string().optional(),
});
export type Recommendations = z.infer<typeof recommendations>;

export const coverage = z.object({
  format: z.enum(["pdf", "docx", "doc", "text", "image"]),
  pages: z.int(),
  words: z.int(),
  ocrUsed: z.boolean(),
  /** Mean recognition confidence of the pages read by OCR, in percent. */
  ocrConfidence: z.int().nullable(),
  /** Anything that could not be read; the verdict names it. */
  unread: z.array(z.object({ page: z.int().nullable(), reason: z.string() })),
  /** Text in the file that a reader would not see. */
  hidden: z.array(z.object({ page: z.int().nullable(), where: z.string(), quote: z.string() })),
  /** How many of the visible sentences the AI reviewer was shown; absent when it was shown none. */
  aiReview: z.object({ sentences: z.int(), of: z.int() }).optional(),
  /** What the material was compared with; absent where no SmPC and no reference was sent with it. */
  compared: comparison.optional(),
});
export type Coverage = z.infer<typeof coverage>;

/** How the AI review went. */
export const aiRecord = z.object({
  model: z.string(),
  /** The model that looked at pictures; null when there were none to look at. */
  visionModel: z.string().nullable(),
  promptVersion: z.string(),
  /** Questions put to the model, and those it answered in the form asked for. */
  asked: z.int(),
  answered: z.int(),
  tokens: z.object({ input: z.int(), output: z.int() }),
  /** Parts of answers that were not used, and why. They are counted and never repeated. */
  dropped: z.array(z.object({ question: z.string(), reason: z.string(), count: z.int() })),
});
export type AiRecord = z.infer<typeof aiRecord>;

export const engineInfo = z.object({
  reviewers: z.array(z.string()),
  rulesVersion: z.string(),
  codeEdition: z.string(),
  caseLibrary: z.string(),
  /** Said to the user when a reviewer could not take part. */
  notices: z.array(z.string()),
  /** Absent when no AI reviewer was asked. */
  ai: aiRecord.optional(),
});
export type EngineInfo = z.infer<typeof engineInfo>;

/** A sentence each on what raised or lowered the confidence. */
export const confidenceReason = z.object({ effect: z.enum(["raises", "lowers"]), text: z.string() });

/** A passage of the extracted text that a matter is about. `quote` is an exact substring of it, from `start`. */
export const place = z.object({
  quote: z.string().max(MAX_QUOTE_CHARS),
  page: z.int().nullable(),
  start: z.int().min(0),
  end: z.int().min(0),
});
export type Place = z.infer<typeof place>;

/** A clause that only the classifier would look at again: no finding, in no count, risk or edit. */
export const secondLook = z.object({
  clause: z.string(),
  /** What the clause was most often faulted for in the practice pieces that the classifier learnt from. */
  kind: z.string(),
  /** The likeliest words. */
  places: z.array(place),
});
export type SecondLook = z.infer<typeof secondLook>;

/** What to do about a matter. `replace`, `add` and `remove` carry edits in exact words; `substantiate` says what evidence would do;
 * `do-not-use` stands once for the whole piece; `ask` says what a person has to look at. */
export const matterAction = z.object({
  kind: z.enum(["replace", "add", "remove", "substantiate", "do-not-use", "ask"]),
  /** What stands above the advice and names what it asks for; absent in results stored before there was any. */
  label: z.string().optional(),
  text: z.string(),
  edits: z.array(fix),
});
export type MatterAction = z.infer<typeof matterAction>;

/** One act or statement at fault: the unit of every count, number, card, mark, edit, print and export. The same fault repeated is
 * one matter with several places; something missing has no place and says where it is due. */
export const matter = z.object({
  id: z.string(),
  /** The number shown beside it: most severe by harm and audience first, from 1 without gaps. */
  number: z.int().min(1),
  /** Names the fault in at most 12 words. */
  headline: z.string(),
  /** One sentence: what these words do, and what the Code asks. */
  reason: z.string(),
  places: z.array(place),
  /** Where something missing is due, in words and, where it is known, as an offset; null when the matter has places. */
  due: z.object({ where: z.string(), at: z.int().min(0).nullable() }).nullable(),
  /** The sub-clause that it is told under, and the others that the same words fall under. */
  clause: z.string(),
  also: z.array(z.string()),
  severity,
  /** How often matters of this check, or of its family, were right when measured; null where they were not measured. */
  measured: z.object({ right: z.int(), of: z.int() }).nullable(),
  action: matterAction,
  precedents: z.array(z.string()),
  raisedBy: z.enum(["rules", "ai", "both"]),
  doubted: z.boolean(),
  /** The document sent with the material that says otherwise; absent in all other matters. */
  against: against.optional(),
  /** The findings of the clauses that tell of this matter. */
  findings: z.array(z.string()),
});
export type Matter = z.infer<typeof matter>;

export const analysisResult = z.object({
  /** What the file was taken for; absent in results that were stored before this was told. */
  document: documentRead.optional(),
  riskLevel,
  summary: z.string(),
  confidence: z.int().min(0).max(100),
  confidenceReasons: z.array(confidenceReason),
  materialType: z.object({ value: materialType, detected: z.boolean() }),
  clauses: z.array(clauseResult),
  /** What is wrong, each fault once; absent in results stored before there were any. */
  matters: z.array(matter).optional(),
  /** Absent in results stored before there was any. */
  secondLook: z.array(secondLook).optional(),
  cases: z.array(caseResult),
  recommendations,
  engine: engineInfo,
  coverage,
});
export type AnalysisResult = z.infer<typeof analysisResult>;

/** The extracted text with its pages, kept for 15 minutes for the marked-up view. */
export const markedText = z.object({
  text: z.string(),
  pages: z.array(z.object({ number: z.int(), start: z.int(), end: z.int() })),
  headings: z.array(z.object({ start: z.int(), end: z.int() })),
});
export type MarkedText = z.infer<typeof markedText>;

export const progressRecord = z.object({
  progress: z.int().min(0).max(100),
  stage: z.string(),
  /** Of one that failed: whether the same file would fail again, so that only another one helps. */
  isFinal: z.boolean().optional(),
  assessmentId: z.string().optional(),
  result: analysisResult.optional(),
});
export type ProgressRecord = z.infer<typeof progressRecord>;
