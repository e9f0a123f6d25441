import { pictureItem } from "../answers.ts";
import type { AddedFinding } from "../review.ts";
import { adviceOf, draftOf } from "./added.ts";
import { drop, type Evidence, parsed, viewOf } from "./evidence.ts";
import { faultOf, tidy } from "./free-text.ts";

/** Checks an entry on the picture of a page; null when it is not used. It has no words to quote. */
export function acceptPictured(evidence: Evidence, entry: unknown, page: number): AddedFinding | null {
  const item = parsed(evidence, pictureItem, entry);
  if (!item) return null;
  const requirement = evidence.requirements.get(item.requirement);
  if (!requirement) return drop(evidence, "named a requirement that was not asked about");
  const issue = tidy(item.issue);
  const fault = faultOf(issue, evidence.shown);
  if (fault) return drop(evidence, fault);
  return {
    ...draftOf(requirement, issue, item.severity),
    id: `ai/${requirement.id}@picture-${page}`,
    quote: null,
    page,
    start: null,
    end: null,
    fix: adviceOf(evidence, requirement),
    confidence: evidence.calibrate(item.confidence).confidence,
    ai: viewOf(evidence, "raised", item.confidence, null),
  };
}
