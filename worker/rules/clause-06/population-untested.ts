import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Whom the trial left out, in the words that follow or stand between. */
const LEFT_OUT =
  /\b(?:none|nobody|no one|no (?:patients?|people|participants?|adults|women|men|children))\b(?: of (?:them|these|the \w+))?[^.;)]{0,12}\b(?:had|with|who had|was|were|took|received)\b([^.;)]{3,60})|\b(?:patients|people|those|adults|women|men)\b (?:with|who had|on|after)([^.;)]{3,60}?)\b(?:were|was) (?:excluded|not (?:included|studied|enrolled|eligible)|left out)\b|\b(?:excluded|left out|did not (?:include|enrol)) (?:patients|people|those|adults|anyone|women|men)\b (?:with|who had|on|after)([^.;)]{3,60})/i;
/** Advice, doubt and care are no claims. */
const CAUTIOUS =
  /\b(?:not|no|none|never|caution|care|contra-?indicat\w*|avoid|exclude[ds]?|should|must|monitor|check|if|risk|unknown|limited|reported|ask|stop|unless|only)\b/i;

interface Gap {
  sentence: Sentence;
  topics: string[];
}

const gaps = oncePer((facts: Facts): Gap[] =>
  facts.sentences.flatMap((sentence) => {
    if (sentence.zone === "pi" || sentence.zone === "ae-statement" || sentence.zone === "footer") return [];
    const m = LEFT_OUT.exec(wordsOf(facts, sentence));
    const who = m?.[1] ?? m?.[2] ?? m?.[3];
    if (!m || !who || /\d|\b(?:reaction|adverse|event|died|death|stopped|relapse)/i.test(who)) return [];
    const start = sentence.start + m.index + m[0].indexOf(who);
    let first = sentence.first;
    while (first < sentence.last && (facts.tokens[first]?.start ?? 0) < start) first++;
    let last = first;
    while (last < sentence.last && (facts.tokens[last]?.end ?? 0) <= start + who.length) last++;
    return [{ sentence, topics: topicsOf(facts, first, last) }];
  }),
);

/** What the licence names is of course spoken of. */
function licensed(facts: Facts): Set<string> {
  const words = (facts.licence.terms?.indication ?? "").toLowerCase();
  const topics = new Set<string>();
  facts.sentences
    .filter((s) => words.includes(wordsOf(facts, s).toLowerCase().slice(0, 40)))
    .forEach((s) => {
      for (const topic of topicsOf(facts, s.first, s.last)) topics.add(topic);
    });
  return topics;
}

function find(facts: Facts): Hit[] {
  const named = licensed(facts);
  const untested = gaps(facts).map((g) => ({ ...g, topics: g.topics.filter((t) => !named.has(t)) }));
  return ownSentences(facts).flatMap((s) => {
    const words = wordsOf(facts, s);
    const quiet =
      s.zone === "direction" ||
      facts.trial.smallPrint[s.index] ||
      CAUTIOUS.test(words) ||
      !isSlogan(facts, s) ||
      facts.claims.safety.includes(s.index) ||
      !isStatement(facts, s);
    if (quiet) return [];
    const topics = topicsOf(facts, s.first, s.last);
    const gap = untested.find((g) => g.sentence.index !== s.index && sharesTopic(g.topics, topics));
    if (!gap) return [];
    return [
      hitOn(
        facts,
        s,
        `${quoted(words)} speaks of patients whom the trial did not have: ${quoted(wordsOf(facts, gap.sentence))} A result must not be lent to a population in which it was not seen.`,
      ),
    ];
  });
}

/** Clause 6.1: no benefit is implied for patients whom the piece's own trial left out. */
export const populationUntested: Check = {
  id: "clause-06/population-untested",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "off-label"],
  applies: (facts) => speaksOfMedicine(facts) && facts.promotion.isPromotional && gaps(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) infusion. Promotional.\n\nFor adults with recurrent infection\n\n[[Give every graft its shield.]]\n\nIn HARBOUR (n=900; none had a graft) infection came back in 17% and 27% on placebo (p<0.001).\n\nNausea is common.",
        why: "nobody in the trial had a graft",
      },
      {
        text: "Xelvora (mirtazepan) tablets. Promotional.\n\nFor adults with migraine\n\n[[Steady days for people with epilepsy too]]\n\nPeople with epilepsy were excluded from HARBOUR (61% v 37%).\n\nNausea is common.",
        why: "excluded from the trial",
      },
      {
        text: "Brelovan (febuxanib) capsules. Promotional.\n\nFor adults with gout\n\n[[A gentler year for people with kidney stones]]\n\nPeople with kidney stones were excluded from LANTERN (n=640; 12% v 31%).\n\nHeadache is common.",
        why: "left out of the trial",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) tablets. Promotional.\n\nFor adults with migraine\n\nTake care in people with epilepsy.\n\nPeople with epilepsy were excluded from HARBOUR (61% v 37%).",
        why: "a precaution",
      },
      {
        text: "Xelvora (mirtazepan) tablets. Promotional.\n\nFor adults with migraine\n\nHalf the migraine days\n\nPeople with epilepsy were excluded from HARBOUR (61% v 37%).",
        why: "nothing is said of those left out",
      },
      {
        text: "Brelovan (febuxanib) capsules. Promotional.\n\nFor adults with gout\n\nThere is no experience in people with kidney stones.\n\nPeople with kidney stones were excluded from LANTERN (n=640; 12% v 31%).\n\nHeadache is common.",
        why: "the gap is told",
      },
    ],
    inapplicable: [{ text: "People with season tickets were excluded from the draw.", why: "no medicine" }],
  },
};
