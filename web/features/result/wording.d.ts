import type { AnalysisResult, Finding, Matter, MatterAction, RiskLevel } from "#schema/result.ts";
import { type Tally } from "#web/features/result/matters.ts";
/** The traffic light of a risk level. */
export declare const VERDICT_COLOUR: Record<RiskLevel, "Green" | "Amber" | "Red">;
export declare const RISK_WORDS: Record<RiskLevel, string>;
export declare const ACTION_WORDS: Record<MatterAction["kind"], string>;
/** Who took part, in words: the rules by what they are, a model by its name. */
export declare const reviewerWords: (reviewers: readonly string[]) => string;
/** The reviewers in one line, with what each raised. */
export declare function reviewersLine(result: AnalysisResult, { matters, look }: Tally): string;
/** The measured figure behind the confidence, with its number of materials; null where there is none. */
export declare const measuredReason: ({ confidenceReasons }: AnalysisResult) => string | null;
/** How sure the verdict is, with the figure measured behind it; empty where nothing was judged. */
export declare function confidenceLine(result: AnalysisResult): string;
/** Who raised a matter, and how often matters like it were right. `ai` is the AI reviewer's view, where it has one. */
export declare function sureWords({ raisedBy, measured, doubted }: Matter, findings: readonly Finding[]): string;
/** Words of the material without the bullet before them. */
export declare const bare: (words: string) => string;
/** What to do about a matter in full words, to be copied. */
export declare function amendmentText({ action, places, due, headline }: Matter): string;
