import type { AiRecord, AiView } from "#schema/result.ts";
import type { RuleFinding } from "#worker/rules/types.ts";

/** A finding that the AI reviewer raised and the checks let through. */
export interface AddedFinding extends RuleFinding {
  clause: number;
  /** Percent; see calibration.ts. */
  confidence: number;
  ai: AiView;
}

/** What the AI reviewer adds to what the rules found. It has no way to say that a finding is none. */
export interface Review {
  added: AddedFinding[];
  /** By the id of the rules' finding. */
  views: Record<string, AiView>;
  /** One or two sentences on the whole, empty when there are none. */
  impression: string;
  /** Sentences shown to the model, and how many there are. */
  shown: { sentences: number; of: number } | null;
  /** Null when no model was asked. */
  record: AiRecord | null;
  /** For the user: why it did not run, or not in full. */
  notices: string[];
}

/** The review that did not take place. */
export function noReview(reason: string, record: AiRecord | null = null): Review {
  const notice = `AI review did not run: ${reason} Every check was made without it.`;
  return { added: [], views: {}, impression: "", shown: null, record, notices: [notice] };
}
