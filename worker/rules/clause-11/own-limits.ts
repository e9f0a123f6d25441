import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { stemOf } from "#worker/text/stems.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";

/* What the piece itself says, often in small type, that the medicine is not licensed for or was not studied in. */

export interface OwnLimit {
  /** Index of the sentence that says so. */
  sentence: number;
  /** Beginnings of the words that name the uses or people. */
  stems: string[];
  kind: "not-licensed" | "not-studied";
}

const NOT_LICENSED =
  /\b(?:not (?:currently |yet |been )?|un)(?:licen[cs]ed|indicated|authori[sz]ed|approved) (?:for|in|to (?:treat|prevent|relieve|improve)|as (?:a|an)) ([^.;:\n]{3,120})/gi;
const NOT_STUDIED = [
  /\b(?:none|no (?:patients?|participants?|adults|people|volunteers|one)) (?:of (?:them|these|whom) )?(?:in (?:the|this|either) (?:study|trial) )?(?:had|with|took|had had|who had) ([^.;:)\n]{3,60})/gi,
  /\b(?:patients|people|adults|women|men|those) (?:with|on|who had|after) ([^.;:,\n]{3,60}?) (?:were|had been) (?:excluded|not included|left out|not (?:studied|enrolled|eligible))/gi,
  /\b(?:has|have|was|were) not (?:been )?(?:studied|tested|investigated) (?:in|for|after) ([^.;:\n]{3,60})/gi,
  /\b(?:excluded|left out|did not include|had no) (?:patients|people|adults|women|men|those|anyone) (?:with|on|who had|after) ([^.;:,\n]{3,60})/gi,
];
const EMPTY =
  /^(?:with|without|patients?|people|adults?|women|children|those|have|been|were|treatment|treat|use|uses|other|this|that|these|from|than|their|your|when|which|before|after|under|over|years?|months?|weeks?|disease|disorders?|syndrome|severe|moderate|mild|acute|chronic|history|any|more|less|take|taken|taking|the|only|also|such|organ|purpose|indication|loss|any|human|yet|country|world|united|kingdom|medicines?|earlier|previous|prior|least|first|another|completed?|dropped|stopped|event|events|reaction|reactions|died|placebo)$/i;

function stemsOf(words: string): string[] {
  const found = words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(found.filter((w) => !EMPTY.test(w)).map(stemOf))];
}

/** The limits that a piece states of its own medicine, where it states any. */
export const ownLimits = oncePer((facts: Facts): OwnLimit[] =>
  facts.sentences
    .filter((s) => s.zone !== "references")
    .flatMap((s) => limitsIn(facts, s))
    .filter(({ stems }) => stems.length > 0),
);

function limitsIn(facts: Facts, sentence: Sentence): OwnLimit[] {
  const words = wordsOf(facts, sentence);
  const limits: OwnLimit[] = [];
  const add = (pattern: RegExp, kind: OwnLimit["kind"]) => {
    for (const m of everyMatch(pattern, words))
      limits.push({ sentence: sentence.index, stems: stemsOf(m[1] ?? ""), kind });
  };
  add(NOT_LICENSED, "not-licensed");
  for (const pattern of NOT_STUDIED) add(pattern, "not-studied");
  return limits;
}
