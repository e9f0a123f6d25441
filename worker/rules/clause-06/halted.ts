import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** An end put to something. */
const HALTS = concept(
  "stops|stopped|halts|halted|arrests|arrested|freezes|ends|ended|abolishes|abolished|reverses|reversed|switches|conquers|eradicates|wipes|eliminates|eliminated|locks|puts|dissolves",
);
/** What only ever slows down. */
const COURSE = concept(
  "scarring|fibrosis|progression|decline|damage|degeneration|disease|spread|worsening|erosion|destruction|loss|growth|deterioration|flares|relapses|attacks|seizures|wasting",
);
const OUTRIGHT =
  /\b(?:in its tracks|dead|cold|for good|altogether|completely|entirely|full stop|once and for all|off|an end|halts?|halted|arrests?|freezes|abolish\w*|eliminat\w*|conquers|eradicat\w*|wipes)\b/i;
/** The medicine's own arm still lost, fell or relapsed. */
const STILL =
  /\b(?:fell|fall|lost|loss|declin\w*|worsen\w*|progress\w*|relaps\w*|rose|rate|decreas\w*|flares?|attacks?|seizures?)\b[^.;]{0,40}\bby\b|\b(?:declin\w*|progress\w*|relaps\w*|worsen\w*|lost|flares?|attacks?|seizures?)\b[^.;]{0,50}\d/i;

/** A sentence of results with figures for two arms, the medicine's own above nought. */
function results(facts: Facts): Sentence[] {
  return facts.sentences.filter((s) => {
    if (s.zone === "pi" || s.zone === "references" || s.zone === "ae-statement") return false;
    const words = wordsOf(facts, s);
    const compared = /\b(?:placebo|v|vs|versus|vehicle|sham|compared with)\b/i.test(words) && /\d[^.]*\d/.test(words);
    return compared && STILL.test(words);
  });
}

function find(facts: Facts): Hit[] {
  const [shown] = results(facts);
  if (!shown) return [];
  return ownSentences(facts).flatMap((s) => {
    const words = wordsOf(facts, s);
    const claims = HALTS.asserts(facts, s) && COURSE.has(facts, s) && OUTRIGHT.test(words) && !/\d/.test(words);
    const own = !isReported({ ...s, sentence: s }, facts);
    if (!claims || !own || !isStatement(facts, s) || facts.trial.smallPrint[s.index] || s.index === shown.index)
      return [];
    return [
      hitOn(
        facts,
        s,
        `${quoted(words)} says that it comes to a stop, while the piece's own result still shows it with the medicine: ${quoted(wordsOf(facts, shown))} A slower course must not be told as its end.`,
      ),
    ];
  });
}

/** Clause 6.1: what was slowed is not said to have stopped. */
export const halted: Check = {
  id: "clause-06/halted",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "exaggerated-claim"],
  applies: (facts) =>
    facts.products.length > 0 &&
    !["agreement", "research", "recruitment", "no-medicine", "product-document"].includes(facts.promotion.kind) &&
    results(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[Halts the decline.]]\n\nLung volume fell by 61 ml with Xelvora and by 118 ml with placebo.\n\nNausea is common.",
        why: "it fell more slowly",
      },
      {
        text: "Xelvora (mirtazepan) injection\n\n[[Joint damage stopped dead]]\n\nDamage scores worsened by 0.4 with Xelvora v 1.9 with placebo.\n\nNausea is common.",
        why: "it worsened less",
      },
      {
        text: "Brelovan (febuxanib) eye drops. Promotional.\n\n[[Stops sight loss in its tracks]]\n\nVision fell by 2 letters with Brelovan and by 9 letters with placebo over a year.\n\nStinging is common.",
        why: "sight was still lost",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) tablets\n\nSlows the decline.\n\nLung volume fell by 61 ml with Xelvora and by 118 ml with placebo.",
        why: "what was seen",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nXelvora does not stop the disease altogether.\n\nLung volume fell by 61 ml with Xelvora and by 118 ml with placebo.",
        why: "denied",
      },
      {
        text: "Brelovan (febuxanib) eye drops. Promotional.\n\nLess sight lost in a year\n\nVision fell by 2 letters with Brelovan and by 9 letters with placebo over a year.\n\nStinging is common.",
        why: "less is not none",
      },
    ],
    inapplicable: [{ text: "The delay ends for good in June. Sales fell by 3% v 5% last year.", why: "no medicine" }],
  },
};
