import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import { isOnMedicine, isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import {
  AT_BEST,
  AT_ONCE,
  AVERAGE,
  CURED,
  FOR_PATIENTS,
  HARD_OUTCOME,
  LABORATORY,
  LEAP,
  LIVED,
  MAKES_MORE,
  SURROGATE,
  UNPROVEN_RESULT,
  WISHED,
} from "../concepts/evidence.ts";
import { TESTED } from "../concepts/rivals.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

const FAIR = [NEVER_SAY, CANDID, PUT_RIGHT];

const OF_MARKERS = [
  {
    all: [SURROGATE, LEAP, HARD_OUTCOME],
    none: FAIR,
    why: "takes a measure that stands in for an outcome as proof of the outcome",
  },
];
const OF_THE_LABORATORY = [
  {
    all: [LABORATORY, FOR_PATIENTS],
    beside: [LEAP],
    none: FAIR,
    noneBeside: [CANDID],
    why: "takes work in a laboratory, in animals or in volunteers as a result in patients",
  },
];
const OF_DIFFERENCES = [
  {
    all: [UNPROVEN_RESULT, MAKES_MORE],
    none: [PUT_RIGHT, NEVER_SAY, TESTED],
    noneBeside: [CANDID],
    why: "makes a benefit of a difference that was not shown",
  },
];
const OF_RESULTS = [
  { all: [LIVED, SURROGATE], none: FAIR, why: "takes a measurement as proof of what patients live for" },
  { all: [AT_BEST], none: [...FAIR, AVERAGE], noneBeside: [AVERAGE], why: "gives the best case without the average" },
  {
    all: [AT_ONCE],
    none: [...FAIR, AVERAGE, TESTED],
    noneBeside: [AVERAGE, TESTED],
    why: "promises an effect at once without the measurement that would show it",
  },
  {
    all: [CURED],
    none: [...FAIR, WISHED],
    why: "implies a cure or a return to health that no result in the piece shows",
  },
];

/** A conclusion is drawn from what stands before. */
const CONCLUDES =
  /\b(?:which|that|this) (?:means|proves|shows|translates)\b|\b(?:so|hence|thus|therefore)\b|\b(?:translates? into|proof of|proves|equals|reason (?:enough )?to)\b/i;
/** A trial's outcome, and not a signal in the body or a trend of the market. */
const OF_A_TRIAL =
  /\b(?:endpoints?|outcomes?|significan\w+|p ?=|intervals?|trials?|study|primary|non-?inferior\w*|underpowered|numerical\w*|missed|trend(?:s|ed|ing)? (?:in|to|towards?|favour\w*)|the (?:direction|trend))\b/i;
/** The laboratory or the animals themselves. */
const NOT_IN_PATIENTS =
  /\b(?:mice|mouse|rats?|rabbits?|dogs?|monkeys|animals?|zebrafish|in[- ]vitro|petri|organoids?|cell lines?|assays?|volunteers)\b/i;
/** What a reader is told to do with a used item or on safety; what the illness does. */
const CARE =
  /\bwith immediate effect\b|\bgoodbye to (?:a|the|my) (?:\p{L}+ )?(?:team|colleague|company)\b|\b(?:throw|bin|dispose|discard)\b[^.;]{0,20}\b(?:it|them|away|container|needles?|medicines|packs?|pens?)\b|\b(?:side[- ]effects?|take care|kidney failure|liver (?:tests|injury)|should be (?:looked|checked))\b/iu;
const HEADING_OF_NEWS = /\bannounces\b/i;

/** 6.1: a result is told as what it is: no leap from a marker, a model, a part or a moment to a benefit. */
export const stretchedResult: Check = {
  id: "clause-06/stretched-result",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["misleading-claim", "statistics-and-graphs", "unsubstantiated-claim"],
  applies: speaksOfMedicine,
  find: (facts) => {
    const rule = "Information and claims must not mislead (Clause 6.1).";
    const states = ({ sentence }: { sentence: Sentence }) =>
      sentence.zone !== "direction" && isStatement(facts, sentence) && !CARE.test(wordsOf(facts, sentence));
    const hits = [
      ...combined(OF_RESULTS, facts, rule, states),
      ...combined(
        OF_DIFFERENCES,
        facts,
        rule,
        (m) =>
          states(m) && OF_A_TRIAL.test(wordsOf(facts, m.sentence)) && !HEADING_OF_NEWS.test(wordsOf(facts, m.sentence)),
      ),
      ...combined(
        OF_MARKERS,
        facts,
        rule,
        (m) => states(m) && CONCLUDES.test(wordsOf(facts, m.sentence)) && isOnMedicine(facts, m.sentence),
      ),
      ...combined(OF_THE_LABORATORY, facts, rule, (m) => states(m) && NOT_IN_PATIENTS.test(wordsOf(facts, m.sentence))),
    ];
    return hits.filter((hit, i) => hits.findIndex((other) => other.at?.start === hit.at?.start) === i);
  },
  examples: {
    flagged: [
      { text: "Tavorel (tavorimib)\nPromotional material\n[[Improvement of up to 90%!]]", why: "the best case alone" },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Relief from the very first minutes.]]",
        why: "an onset that nothing shows",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Triglycerides came down, which means fewer strokes.]]",
        why: "from a marker to an outcome",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[In rats the swelling went within a day, reason enough to start your patients now.]]",
        why: "from animals to patients",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Missed its endpoint by a hair, but the direction is clear.]]",
        why: "a failed result sold as a benefit",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nFits were seen in one patient in each arm (0.3%).",
        why: "a rare harm in both arms",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nHow long you go on is between you and your team.",
        why: "no secret",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nImprovement ranged from none to 90%, with a mean of 34%.",
        why: "the average is given",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nIf it has frozen, throw it away. “I would like to get back to the garden.”",
        why: "a used item, and a wish",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nCauses of a larger fall in the count should be looked for, and bone and kidney checked.",
        why: "a precaution",
      },
      { text: "Tavorel (tavorimib)\nBriefing\nThe line that promised a cure was deleted.", why: "put right" },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nTavorel lowers triglycerides; its effect on strokes has not been determined.",
        why: "owned up to",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nAttacks fell by 2.1 a month against 1.4 on placebo (n=402; p=0.003).",
        why: "a plain result",
      },
    ],
    inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
  },
};
