import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Where the piece owns that an effect has not been shown: the words between name the outcome. */
const NOT_SHOWN =
  /\b(?:effects?|benefits?|impact|efficacy|influence)\b[^.;]{0,12}\b(?:on|in|upon|for)\b([^.;]{3,90}?)\b(?:has|have|was|were|is|are) (?:not|never) (?:yet )?(?:been )?(?:determined|established|shown|studied|measured|assessed|demonstrated|proven|known|tested)\b|\bno (?:effect|benefit|data|evidence|information|reduction|difference)\b[^.;]{0,16}\b(?:on|in|for|of|about)\b([^.;]{3,60}?)(?:\b(?:has|have|was|were|is|are)\b|[.;]|$)/i;

interface Admission {
  sentence: Sentence;
  topics: string[];
}

function admissions(facts: Facts): Admission[] {
  return facts.sentences.flatMap((sentence) => {
    if (sentence.zone === "pi" || sentence.zone === "ae-statement" || sentence.zone === "footer") return [];
    const m = NOT_SHOWN.exec(wordsOf(facts, sentence));
    const outcome = m?.[1] ?? m?.[2];
    if (!m || !outcome) return [];
    const start = sentence.start + m.index + m[0].indexOf(outcome);
    let first = sentence.first;
    while (first < sentence.last && (facts.tokens[first]?.start ?? 0) < start) first++;
    let last = first;
    while (last < sentence.last && (facts.tokens[last]?.end ?? 0) <= start + outcome.length) last++;
    return [{ sentence, topics: topicsOf(facts, first, last) }];
  });
}

function find(facts: Facts): Hit[] {
  const unproven = admissions(facts);
  return ownClaims(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const words = wordsOf(facts, sentence);
    if (claim.tone === "reported" || NOT_SHOWN.test(words) || !isSlogan(facts, sentence)) return [];
    const says =
      /\b(?:protect|prevent|never|fewer|less|save|spare|stop|avoid|cut|reduc|improv|longer|better|guard|end|beat|slow|keep|without|free)\w*/i;
    const note = unproven.find((a) => sharesTopic(a.topics, claim.topics));
    if (!note || !says.test(words) || note.sentence.index === sentence.index) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(words)} claims what the piece itself says is not known: ${quoted(wordsOf(facts, note.sentence))} A claim must not go beyond what has been shown.`,
      ),
    ];
  });
}

/** Clause 6.1: no outcome is claimed that the piece itself calls unproven. */
export const unprovenOutcome: Check = {
  id: "clause-06/unproven-outcome",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "exaggerated-claim"],
  applies: (facts) => speaksOfMedicine(facts) && admissions(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Lipavex (inclisan)\n\n[[Protects the heart, twice a year]]\n\nLDL cholesterol fell by 51% with Lipavex and rose by 1% with placebo. The effect on cardiovascular morbidity has not been determined.",
        why: "the outcome claimed is the one called unknown",
      },
      {
        text: "Ostavia (romodron)\n\n[[Fewer fractures, stronger frame]]\n\nBone density rose by 6% with Ostavia and 1% with placebo. Its effects on fractures have not been studied.",
        why: "fractures claimed, and not studied",
      },
    ],
    clean: [
      {
        text: "Lipavex (inclisan)\n\nLDL cholesterol fell by 51% with Lipavex and rose by 1% with placebo. The effect on cardiovascular morbidity has not been determined.",
        why: "nothing claimed beyond the measurement",
      },
      {
        text: "Ostavia (romodron)\n\nBone density rose by 6% with Ostavia. Its effects on fractures have not been studied.\n\nTalk to patients about preventing falls.",
        why: "advice on another matter",
      },
    ],
    inapplicable: [{ text: "Ostavia (romodron) is injected once a month.", why: "nothing is called unproven" }],
  },
};
