import type { AnalysisResult, Finding, Fix, Matter, MatterAction, RiskLevel } from "#schema/result.ts";
import { type Tally, whyNotJudged } from "#web/features/result/matters.ts";
import { count, listWords } from "#web/lib/format.ts";

/** The traffic light of a risk level. */
export const VERDICT_COLOUR: Record<RiskLevel, "Green" | "Amber" | "Red"> = {
  NO_RISK: "Green",
  LOW: "Green",
  MEDIUM: "Amber",
  HIGH: "Red",
};

export const RISK_WORDS: Record<RiskLevel, string> = {
  HIGH: "High risk",
  MEDIUM: "Medium risk",
  LOW: "Low risk",
  NO_RISK: "No risk found",
};

const ACTION_WORDS: Record<MatterAction["kind"], string> = {
  replace: "Replace",
  add: "Add",
  remove: "Take out",
  substantiate: "Substantiate or reword",
  "do-not-use": "Do not use this piece",
  ask: "Ask a person",
};

/** What stands above what to do; results stored before it came with them have one for each kind. */
export const actionLabel = ({ label, kind }: MatterAction): string => label ?? ACTION_WORDS[kind];

/** Who took part, in words: the rules by what they are, a model by its name. */
export const reviewerWords = (reviewers: readonly string[]) =>
  listWords(reviewers.map((name) => (name === "rules" ? "the rules engine" : name)));

/** The reviewers in one line, with what each raised. */
export function reviewersLine(result: AnalysisResult, { matters, look }: Tally): string {
  const looks = look.length > 0 ? `; a trained model named ${count(look.length, "clause")} for a second look` : "";
  const alone = matters.filter(({ raisedBy }) => raisedBy === "ai").length;
  const byAi = alone > 0 ? `, ${alone} of them by the AI reviewer alone` : "";
  return `Reviewed by ${reviewerWords(result.engine.reviewers)} (${count(matters.length, "matter")}${byAi})${looks}`;
}

/** The measured figure behind the confidence, with its number of materials; null where there is none. */
export const measuredReason = ({ confidenceReasons }: AnalysisResult) =>
  confidenceReasons.find(({ text }) => /\b\d+ of \d+\b/.test(text))?.text ?? null;

/** How sure the verdict is, with the figure measured behind it; empty where nothing was judged. */
export function confidenceLine(result: AnalysisResult): string {
  if (whyNotJudged(result) !== null) return "";
  const measured = measuredReason(result);
  return `Confidence ${result.confidence}%.${measured ? ` ${measured}` : ""}`;
}

const RAISED_BY: Record<Matter["raisedBy"], string> = {
  rules: "Raised by the rules",
  ai: "Raised by the AI reviewer",
  both: "Raised by the rules and the AI reviewer",
};

/** Who raised a matter, and how often matters like it were right. `ai` is the AI reviewer's view, where it has one. */
export function sureWords({ raisedBy, measured, doubted }: Matter, findings: readonly Finding[]): string {
  const ai = findings.find((finding) => finding.ai)?.ai;
  const stated = ai && ai.view !== "disputes" ? ` The AI reviewer was ${ai.stated}% sure.` : "";
  const unmeasured = ai && raisedBy === "ai" && !ai.measured ? " How often it is right has not been measured yet." : "";
  const worth =
    measured && measured.of > 0
      ? ` On invented practice pieces the clause was right for ${measured.right} of ${measured.of} such matters.`
      : "";
  const doubt = doubted ? " Seldom at fault in pieces like this one, so it counts as less serious." : "";
  const called = ai?.called
    ? ` It called this ${RISK_WORDS[ai.called].toLowerCase()}; it may move the verdict by one level at most.`
    : "";
  return `${RAISED_BY[raisedBy]}.${stated}${unmeasured}${called}${worth}${doubt}`;
}

/** Words of the material without the bullet before them. */
export const bare = (words: string) => words.trim().replace(/^[•·▪◦–-]\s+/u, "");

const quoted = (words: string) => `“${bare(words)}”`;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** An edit in full words; `due` is where what is missing belongs, for results that do not say it of each insert. */
function editWords(edit: Fix, due = ""): string {
  const where = edit.where ?? due;
  const whole = edit.end - edit.start > edit.before.length ? `${edit.before}…` : edit.before;
  if (edit.kind === "replace") return `Replace ${quoted(whole)} with ${quoted(edit.after)}`;
  if (edit.kind === "delete") return `Take out ${quoted(whole)}`;
  return where ? `Add ${lowerFirst(where)}: ${quoted(edit.after)}` : `Add ${quoted(edit.after)}`;
}

/** What to do about a matter in full words, to be copied. */
export function amendmentText({ action, places, due, headline }: Matter): string {
  const edits = action.edits.map((edit) => editWords(edit, due?.where ?? ""));
  const [place] = places;
  const about = place && edits.length === 0 ? `${quoted(place.quote)}: ` : "";
  const words = [...edits, ...(action.text ? [`${about}${action.text}`] : [])];
  if (words.length === 0) words.push(`${about}${actionLabel(action)}: ${headline}`);
  return words.map((text) => (/[.!?”]$/.test(text) ? text : `${text}.`)).join("\n");
}
