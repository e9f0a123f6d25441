import { oncePer } from "#worker/lib/once-per.ts";
import { misquoted } from "./aligned.ts";
import type { Contradiction } from "./contradiction.ts";
import { datesIn } from "./readings/dates.ts";
import { similarPassages, subjectOf } from "./similarity.ts";
import type { Smpc } from "./smpc/smpc.ts";
import { otherDose, otherRoute } from "./statements/dose.ts";
import { otherFrequency } from "./statements/frequency.ts";
import { otherIndication } from "./statements/indication.ts";
import { freeUse } from "./statements/organs.ts";
import { otherAge, otherSex } from "./statements/population.ts";
import { type Comparison, inSections, type Statement } from "./statements/statement.ts";
import { forbiddenUse, unmonitoredUse } from "./statements/warnings.ts";

const NAMES_SMPC = /\b(?:S(?:m)?PC|summary of product characteristics|prescribing information|\bPI\b)\b/i;
const DATED = /\b(?:revis\w+|updated|dated|version|last|current as of|prepared|preparation|date)\b/i;
const OTHER_DATE = /\b(?:first authoris\w+|accessed|expir\w+)\b/i;

const monthOf = (smpc: Smpc) => smpc.revised?.month ?? null;

/** The date that a piece gives for the SmPC is not that of the SmPC supplied; or its prescribing information is older. */
const otherRevision: Comparison = ({ words, start }, smpc) => {
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

const COMPARISONS: readonly Comparison[] = [
  otherIndication,
  otherAge,
  otherSex,
  otherDose,
  otherRoute,
  freeUse,
  forbiddenUse,
  unmonitoredUse,
  otherFrequency,
  otherRevision,
];

const similarIn = oncePer(({ passages }: Smpc) => similarPassages(passages));

const squeezed = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const wordsOf = oncePer((smpc: Smpc) => smpc.passages.map(({ words }) => squeezed(words)).join(" "));

/** What a statement says otherwise than the SmPC: the first clear contradiction, and none where its very words stand in the
 * SmPC. Pure. */
export function againstSmpc(statement: Statement, smpc: Smpc): Contradiction | null {
  const said = squeezed(statement.words);
  if (said.length < 8 || wordsOf(smpc).includes(said)) return null;
  const sentence = { ...statement, stems: subjectOf(statement.words).size };
  const quoted = misquoted(sentence, similarIn(smpc));
  if (quoted) return quoted;
  for (const compare of COMPARISONS) {
    const found = compare(statement, smpc);
    if (found) return found;
  }
  return null;
}
