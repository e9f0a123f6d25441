import { wordsOf } from "#worker/text/words-of.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { combined } from "../concepts/combine.ts";
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
import { isOnMedicine, isStatement, speaksOfMedicine } from "./reading.ts";
import { examples } from "./stretched-result.examples.ts";

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
  examples,
};
