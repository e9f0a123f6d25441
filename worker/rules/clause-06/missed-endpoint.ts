import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, nearby, notesOf, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import { sharesTopic, topicsOf } from "../facts/topics.ts";
import type { TrialNote } from "../facts/trial.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const SUCCESS = phrases(
  "success|successful|successfully|triumph|victory|win|positive|landmark|breakthrough|milestone|decisive|strong|robust|striking|stunning|impressive|compelling|convincing|impressive|outstanding|excellent|remarkable|transformative|pivotal ..4 study|trial|result|results|data|outcome|readout|for|evidence",
  "study|trial|results|data|it ..4 success|successful|triumph|positive|win|landmark|breakthrough|milestone|decisive|striking|delivered|delivers|triumphs|convincing|compelling|impressive",
  "clear|resounding|great|major|real success|win|result|victory",
  "met|hit|achieved ..3 goal|goals|objective|objectives|expectations|endpoints",
  "proven|proves|proved|confirms|confirmed|demonstrates|demonstrated",
  "delivers|delivered|succeeds|succeeded|wins|works|worked",
);
const LABELLED =
  /\b(?:post[- ]?hoc|exploratory|secondary|subgroup|sub-group|unplanned|hypothesis|not (?:pre-?)?specified|not met|missed|did not meet|failed to meet|interim|not significant)\b/i;

/** Sentences of the copy that own the kind of an analysis. */
const labelled = oncePer(
  (facts: Facts) =>
    new Set(facts.sentences.filter((s) => !facts.trial.smallPrint[s.index] && LABELLED.test(wordsOf(facts, s)))),
);

const labelledNear = (facts: Facts, index: number) => nearby(facts, index, 1, 2).some((s) => labelled(facts).has(s));

const unlabelledClaims = oncePer((facts: Facts) =>
  ownClaims(facts).filter((claim) => !labelledNear(facts, claim.sentence)),
);

/** Sentences that speak of success. */
const celebrated = oncePer(
  (facts: Facts) =>
    new Set(
      findPhrases(SUCCESS, facts)
        .filter((m) => !isDisowned(m, facts))
        .map((m) => m.sentence.index),
    ),
);

/** A claim at fault, the note that shows it, and what to say of the two. */
interface Fault {
  sentence: Sentence;
  note: TrialNote;
  issue(claim: string, note: string): string;
}

const hidesMiss = (claim: string, note: string) =>
  `${claim} presents the study as a success, but its primary endpoint was not met, which only ${note} tells. The result of the primary endpoint must be given first, in the same view.`;
const hidesKind = (claim: string, note: string) =>
  `${claim} does not say what only a note says: that the result is ${note}. Such a result must be labelled where it is claimed and must not carry a headline.`;

/** A success, or a result of another endpoint, told with no word of the primary endpoint that was missed. */
function againstMissed(facts: Facts, missed: TrialNote): Fault[] {
  const seen = unlabelledClaims(facts).filter((c) => c.sentence !== missed.sentence);
  const told = nearby(facts, missed.sentence, 0, 0).length > 0 && !missed.smallPrint;
  return seen
    .filter((c) =>
      celebrated(facts).has(c.sentence)
        ? !told || Math.abs(c.sentence - missed.sentence) > 1
        : (!told || leads(facts, c, missed)) && benefits(facts)(c),
    )
    .map((c) => ({ sentence: sentenceOf(facts, c.sentence), note: missed, issue: hidesMiss }));
}

/** A headline on another result, ahead of where the copy owns up. */
function leads(facts: Facts, claim: Claim, missed: TrialNote): boolean {
  return claim.sentence < missed.sentence && isSlogan(facts, sentenceOf(facts, claim.sentence));
}

const DIRECTION =
  /\b(?:down|fewer|less|lower\w*|cut\w*|reduc\w*|fell|falls?|drop\w*|halv\w*|third|half(?!-)|quarter|prevent\w*|sav\w+|slow\w*|delay\w*|improv\w*|protect\w*|longer)\b/i;

/** Results of a primary endpoint that was met. */
const primaryMet = oncePer((facts: Facts) =>
  facts.trial.results.filter(
    (r) => r.significant && /\bprimary\b/i.test(wordsOf(facts, sentenceOf(facts, r.sentence))),
  ),
);

/** A benefit claimed of another endpoint: with its size, or as a headline; not one that was primary and met. */
function benefit(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  if (claim.tone === "reported" && !isSlogan(facts, sentence)) return false;
  if (primaryMet(facts).some((result) => sharesTopic(result.topics, claim.topics))) return false;
  const sized = (facts.figures.bySentence[claim.sentence] ?? []).some(
    (f) => f.kind !== "dose" && f.kind !== "money" && f.kind !== "sample" && f.kind !== "p",
  );
  if (claim.kinds.includes("efficacy") && sized) return true;
  const says = claim.topics.length > 0 && (claim.kinds.length > 0 || /\bby\b/i.test(wordsOf(facts, sentence)));
  return isSlogan(facts, sentence) && DIRECTION.test(wordsOf(facts, sentence)) && says;
}

const benefits = oncePer((facts: Facts) => oncePer((claim: Claim) => benefit(facts, claim)));

/** A headline whose result is called post hoc, exploratory or of a subgroup only in a note. */
function fromNote(facts: Facts, note: TrialNote): Fault[] {
  const source = sentenceOf(facts, note.sentence);
  const topics = topicsOf(facts, source.first, source.last);
  return unlabelledClaims(facts)
    .filter((c) => c.tone === "promotional" && c.kinds.includes("efficacy") && c.sentence !== note.sentence)
    .filter((c) => sharesTopic(topics, c.topics))
    .map((c) => ({ sentence: sentenceOf(facts, c.sentence), note, issue: hidesKind }));
}

function find(facts: Facts): Hit[] {
  const faults = [
    ...notesOf(facts, "primary-missed").flatMap((note) => againstMissed(facts, note)),
    ...notesOf(facts, "after-the-fact")
      .filter((note) => note.smallPrint)
      .flatMap((note) => fromNote(facts, note)),
  ];
  return oncePerSentence(faults).map(({ sentence, note, issue }) =>
    hitOn(facts, sentence, issue(quoted(wordsOf(facts, sentence)), quoted(wordsOf(facts, note)))),
  );
}

/** Clause 6.1: a missed primary endpoint and the kind of an analysis are told where the result is claimed. */
export const missedEndpoint: Check = {
  id: "clause-06/missed-endpoint",
  requirement: "6.statistics",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && notesOf(facts, "primary-missed", "after-the-fact").length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan)\n\n[[ORBIT was a clear success for Xelvora]]\n\nSafety: nausea 12% v 3%.\n\nAppendix: ORBIT. Primary endpoint: time to first event. Result: 9.8% v 10.1%; not met.",
        why: "success against a missed endpoint in an appendix",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Hospital admissions reduced by 34%]]\n\n*Post hoc analysis of hospital admissions in 212 patients.",
        why: "the footnote alone says post hoc",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Landmark results in heart failure]]\n\nNausea was reported by 6%.\n\nAbout the study\nThe trial missed its primary endpoint.",
        why: "landmark results of a trial that missed",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan)\n\nORBIT did not meet its primary endpoint (9.8% v 10.1%; p=0.6). A secondary endpoint, admissions, was 4% v 6%.",
        why: "the missed endpoint comes first",
      },
      {
        text: "Xelvora (mirtazepan)\n\nIn a post hoc analysis, admissions were 4% v 6%; this needs confirmation.",
        why: "labelled where it is told",
      },
      {
        text: "Xelvora (mirtazepan)\n\nHalf-year report 2025. Costs fell by 4%. The trial of XEL-2 did not meet its primary endpoint and has stopped.",
        why: "business news around a failure told straight",
      },
      {
        text: "Xelvora (mirtazepan)\n\nThe primary endpoint was reached: 17.2% v 20.1% (p=0.005). Deaths did not differ (12.1% v 12.9%).",
        why: "met, and another result told",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan)\n\nThe primary endpoint was met: 61% v 37% (p<0.001).", why: "met" },
      { text: "The charity missed its primary objective for the year.", why: "no medicine" },
    ],
  },
};
