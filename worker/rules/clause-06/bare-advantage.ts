import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import { isStatement, names, speaksOfMedicine } from "../checks/own-claims.ts";
import { CANDID, NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import {
  BETTER,
  FEW_CASES,
  HANGING,
  KNOWN_KIND,
  LICENCE_COUNT,
  NO_FOOTING,
  RIVAL,
  TESTED,
  TRUST,
} from "../concepts/rivals.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

const FAIR = [NEVER_SAY, CANDID, PUT_RIGHT, TESTED];

const COMBINATIONS = [
  {
    all: [NO_FOOTING, BETTER],
    none: FAIR,
    noneBeside: [CANDID],
    why: "claims an advantage from what cannot show one: separate trials, an unequal dose, a model, a handful of people or an opinion",
  },
  {
    all: [FEW_CASES, BETTER],
    none: FAIR,
    why: "claims an advantage from a handful of people who were compared with nobody",
  },
  {
    all: [TRUST],
    beside: [LICENCE_COUNT],
    none: [NEVER_SAY, PUT_RIGHT],
    why: "takes the number of licences for a sign of which medicine is better",
  },
  {
    all: [BETTER, RIVAL],
    none: FAIR,
    noneBeside: [CANDID, TESTED],
    why: "claims an advantage over other medicines without a trial that compared them",
  },
  {
    all: [BETTER, KNOWN_KIND],
    none: FAIR,
    noneBeside: [CANDID, TESTED],
    why: "claims an advantage over a whole kind of medicine without a trial that compared them",
  },
  { all: [HANGING], none: FAIR, noneBeside: [CANDID, TESTED], why: "promises more without saying than what" },
];

/** What no comparison elsewhere in the piece makes good. */
const WHATEVER_WAS_TESTED = COMBINATIONS.slice(0, 3);

/** A saving of another kind, or harms that make things worse and of which a list has "a faster heartbeat": no advantage. */
const OF_ANOTHER_KIND =
  /\b(?:side[- ]effects|symptoms|flares?)\b[^.\n]{0,30}\bworse\b|\b(?:carbon|footprint|recycl\w+)\b|\b(?:side[- ]effects|adverse (?:reactions|events))\b[^.\n]{0,40}\b(?:include|included|including|are|were)\b/i;

/** How the medicine is used, what harms go with it, who is better on something else, or both ways at once. */
const NO_ADVANTAGE =
  /^\W*(?:use|take|carry on|keep|add|ring|call|check|consider|stop|avoid|tell|ask|if you (?:forget|use|take))\b|\b(?:dos(?:e|es|age))\b[^.;]{0,60}\b(?:needed|required|higher|depends)\b|\b(?:higher|greater|more|lower) (?:\w+ )?(?:starting |first |maximum )?doses?\b|\brisks? (?:of \w+ )?(?:is|are|was|were) (?:higher|greater)\b|\bgreater risk\b|\bmay suit\b|\bbetter (?:off )?staying\b|\b(?:less|fewer|none)\b[^.;]{0,12}\b(?:more|longer)\b|\b(?:watched|monitored) more closely\b|\bless insulin than\b|\bif (?:more|the pain|your)\b|\bthan with placebo\b|\bnot adequately (?:treated|controlled)\b|\bchange in your need\b|\babsorbed\b/i;
/** A town or county. */
const PLACE = /\bGreater \p{Lu}\p{Ll}/u;

/** A count of people or places, and the medicines that somebody takes, set no medicine beside another. */
const COUNTED =
  /\b(?:fewer|less|more|greater|higher|lower|longer) than (?:one|two|three|four|half|a (?:third|quarter|fifth|dozen|hundred|thousand)|\d[\d,.]*)\b(?! (?:points?|times|days?|weeks?|months?|hours?))/i;

/** Whether the sentence is about the medicine: it names it, points back at it, or is a slogan or our own word on it. */
function isOnTheMedicine(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (COUNTED.test(words) && !names(facts, sentence, "product")) return false;
  return (
    names(facts, sentence, "product") ||
    sentence.end - sentence.start < 160 ||
    /\b(?:it|its|this|ours?|we|us|these|the (?:new )?(?:tablet|capsule|cream|inhaler|spray|injection|pen|patch|gel|drops?|device|treatment|medicine|drug))\b/i.test(
      words,
    )
  );
}

/** Whether the piece gives a comparison that came out: then what it says of the rival may rest on that. */
const hasTrial = (facts: Facts) => facts.trial.results.some((r) => r.significant && !r.nonInferiority);

/** 6.2: better than others only where a trial of the two has shown it. */
export const bareAdvantage: Check = {
  id: "clause-06/bare-advantage",
  requirement: "6.claim-substantiated",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["comparison", "unsubstantiated-claim", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    facts.sentences.some((sentence) => [BETTER, HANGING, TRUST].some((idea) => idea.has(facts, sentence))),
  find: (facts) =>
    combined(
      hasTrial(facts) ? WHATEVER_WAS_TESTED : COMBINATIONS,
      facts,
      "A comparison must be capable of substantiation (Clauses 6.2 and 14.1).",
      ({ sentence }) =>
        sentence.zone !== "direction" &&
        isStatement(facts, sentence) &&
        isOnTheMedicine(facts, sentence) &&
        !NO_ADVANTAGE.test(wordsOf(facts, sentence)) &&
        !PLACE.test(wordsOf(facts, sentence)) &&
        facts.promotion.kind !== "investor" &&
        !OF_ANOTHER_KIND.test(wordsOf(facts, sentence)),
    ),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\n[[Four of six cleared, clearly faster than on the old cream.]]",
        why: "six people, compared with nobody",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Where other triptans fail, Tavorel takes over.]]",
        why: "where others fail",
      },
      { text: "Tavorel (tavorimib)\nPromotional material\n[[More mornings without migraine.]]", why: "more than what" },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Our receptor affinity is double, so pain relief comes quicker.]]",
        why: "an advantage from the laboratory",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[A smoother ride than any other triptan.]]",
        why: "over a whole class",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets. Promotional.\nFewer than one practice in four has a lead nurse, and other treatments are seldom reviewed.",
        why: "a count of practices",
      },
      {
        text: 'Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nQ: "Is it gentler on the stomach than naproxen?"\nA: "No trial has compared them."',
        why: "a question with an honest answer",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nResults of separate trials cannot be compared.",
        why: "owned up to",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nRelief came sooner than with sumatriptan 50 mg (48 v 71 minutes; n=612; p=0.002).",
        why: "a trial of the two",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nNo trial has compared Tavorel with other triptans.",
        why: "owned up to",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nAfter another triptan a higher first dose may be needed. The risk is higher than with other tablets.",
        why: "dosing, and a harm",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[Photograph: a man at a table with three different inhalers in front of him]",
        why: "a picture",
      },
      {
        text: "Tavorel (tavorimib)\nBriefing\nTell us of any other site that holds the older slides.",
        why: "a request",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no comparison" }],
  },
};
