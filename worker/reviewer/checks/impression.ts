import type { SummaryAnswer } from "../answers.ts";
import { drop, type Evidence, pointedAt } from "./evidence.ts";
import { faultOf, tidy } from "./free-text.ts";
import { clausesIn } from "./words.ts";

const LONGEST = 320;

/** The model's sentences on the whole, empty when they cannot be used. */
export function acceptImpression(evidence: Evidence, answer: SummaryAnswer): string {
  const text = tidy(answer.impression);
  if (text === "" || !pointedAt(evidence, answer.sentences)) return "";
  const fault =
    text.length > LONGEST
      ? "an explanation that is too long"
      : clausesIn(text).length > 0
        ? "named a clause in the summary"
        : faultOf(text, evidence.shown);
  if (fault) drop(evidence, fault);
  return fault ? "" : text;
}
