import { oncePer } from "#worker/lib/once-per.ts";
import { misquoted } from "./aligned.ts";
import type { Contradiction } from "./contradiction.ts";
import { similarPassages, subjectOf } from "./similarity.ts";
import type { Smpc } from "./smpc/smpc.ts";
import { otherDose, otherRoute } from "./statements/dose.ts";
import { otherFrequency } from "./statements/frequency.ts";
import { otherIndication } from "./statements/indication.ts";
import { freeUse } from "./statements/organs.ts";
import { otherAge, otherSex } from "./statements/population.ts";
import { otherRevision } from "./statements/revision.ts";
import type { Comparison, Statement } from "./statements/statement.ts";
import { forbiddenUse, unmonitoredUse } from "./statements/warnings.ts";

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
