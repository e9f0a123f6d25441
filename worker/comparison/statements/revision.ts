import { datesIn } from "../readings/dates.ts";
import type { Smpc } from "../smpc/smpc.ts";
import { type Comparison, inSections } from "./statement.ts";

const NAMES_SMPC = /\b(?:S(?:m)?PC|summary of product characteristics|prescribing information|\bPI\b)\b/i;
const DATED = /\b(?:revis\w+|updated|dated|version|last|current as of|prepared|preparation|date)\b/i;
const OTHER_DATE = /\b(?:first authoris\w+|accessed|expir\w+)\b/i;

const monthOf = (smpc: Smpc) => smpc.revised?.month ?? null;

/** The date that a piece gives for the SmPC is not that of the SmPC supplied; or its prescribing information is older. */
export const otherRevision: Comparison = ({ words, start }, smpc) => {
  const revised = monthOf(smpc);
  if (revised === null || !NAMES_SMPC.test(words) || OTHER_DATE.test(words)) return null;
  const [date, another] = datesIn(words);
  if (!date || another) return null;
  const isOfSmpc = /\bS(?:m)?PC\b|summary of product characteristics|revis\w+ of (?:the )?text/i.test(words);
  if (!isOfSmpc && !DATED.test(words)) return null;
  // Prescribing information may be written anew without a new SmPC.
  const isOther = isOfSmpc ? date.month !== revised : date.month < revised;
  const passage = inSections(smpc, "10").find((p) => p.words.includes(smpc.revised?.words ?? ""));
  if (!isOther) return null;
  const quote = passage?.words ?? smpc.revised?.words ?? "";
  return {
    aspect: "revision",
    at: { start, end: start + words.length },
    what: `gives “${date.words}”, and the SmPC was revised in ${smpc.revised?.words}`,
    against: { section: passage ? "10" : null, quote },
  };
};
