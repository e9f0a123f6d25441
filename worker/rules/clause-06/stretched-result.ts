import { combined } from "../combine.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT, SLY } from "../lexicon/candour.ts";
import {
  AT_BEST,
  AT_ONCE,
  AVERAGE,
  BOAST,
  CHOSEN_PART,
  CURED,
  FOR_PATIENTS,
  HARD_OUTCOME,
  LABORATORY,
  LASTING,
  LEAP,
  LIVED,
  MAKES_MORE,
  PART,
  SHORT_SPELL,
  SIZE,
  SURROGATE,
  TRIAL_DATA,
  UNPROVEN_RESULT,
  WISHED,
} from "../lexicon/evidence.ts";
import { TESTED } from "../lexicon/rivals.ts";
import type { Check } from "../types.ts";
import { isStatement, speaksOfMedicine } from "./reading.ts";
import { examples } from "./stretched-result.examples.ts";

const FAIR = [NEVER_SAY, CANDID, PUT_RIGHT];

const COMBINATIONS = [
  {
    all: [SURROGATE, LEAP, HARD_OUTCOME],
    none: FAIR,
    why: "takes a measure that stands in for an outcome as proof of the outcome",
  },
  {
    all: [LABORATORY, FOR_PATIENTS],
    beside: [LEAP],
    none: FAIR,
    noneBeside: [CANDID],
    why: "takes work in a laboratory, in animals or in volunteers as a result in patients",
  },
  {
    all: [CHOSEN_PART, SIZE],
    none: FAIR,
    noneBeside: [CANDID],
    why: "tells the result of a chosen part of the patients or of the data as the result",
  },
  { all: [PART, BOAST], none: FAIR, why: "tells the result of a part of the patients or of the data as the result" },
  {
    all: [UNPROVEN_RESULT, MAKES_MORE],
    none: [PUT_RIGHT, NEVER_SAY, TESTED],
    noneBeside: [CANDID],
    why: "makes a benefit of a difference that was not shown",
  },
  {
    all: [LASTING],
    beside: [SHORT_SPELL, TRIAL_DATA],
    none: FAIR,
    noneBeside: [CANDID],
    why: "speaks of a lasting effect on a short observation",
  },
  { all: [SLY, TRIAL_DATA], none: [PUT_RIGHT, NEVER_SAY], why: "keeps from the reader what limits the result" },
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

/** 6.1: a result is told as what it is: no leap from a marker, a model, a part or a moment to a benefit. */
export const stretchedResult: Check = {
  id: "clause-06/stretched-result",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  loose: true,
  themes: ["misleading-claim", "statistics-and-graphs", "unsubstantiated-claim"],
  applies: speaksOfMedicine,
  find: (facts) =>
    combined(COMBINATIONS, facts, "Information and claims must not mislead (Clause 6.1).", ({ sentence }) =>
      isStatement(facts, sentence),
    ),
  examples,
};
