import { standsIn } from "#worker/text/may-match.ts";
import { forwardsAdverseEvents } from "../facts/briefing.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { resultsLate } from "./results-late.ts";

const TRIAL =
  /\b(?:in|from|the) (?:a |an |our |one |this )?(?:recent |pivotal |\d+-week |randomised |phase \w+ )*(?:study|trial)\b/i;
const TRACE = /\b(?:NCT\d|ISRCTN\d|EudraCT|references?|sources?)\b|\bet al\b/i;
const ROUTINE =
  /\b(?:real[- ](?:world|life)|registry|retrospective|observational|non-interventional|routine (?:care|practice))\b/i;
const TOOLKIT =
  /\b(?:moderation|community (?:team|manager)|reply bank|social listening|toolkit|call script|chat script)\b/i;

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "results-late": {
    headline: "Trial results published late",
    asks: "results of trials of marketed medicines must be public within a year (Clause 4.6)",
    action: "ask",
    advice: "State the delay as it is and do not call it timely; the responsible team should record it.",
  },
};

/** Clause 4: Responsibilities. A document shows them only from the side. */
export const clause04: Clause = {
  number: 4,
  engaged: () => false,
  checks: [resultsLate],
  words: WORDS,
  human: [
    {
      requirement: "4.trial-reference-traceable",
      engaged: ({ promotion, view }) =>
        promotion.isPromotional && standsIn(TRIAL, view.text) && !standsIn(TRACE, view.text),
      look: "A trial is relied on without a citation or registry number; check that it is registered and its results are disclosed.",
    },
    {
      requirement: "4.nis-results",
      engaged: ({ promotion, view }) =>
        (promotion.isPromotional || promotion.kind === "research") && standsIn(ROUTINE, view.text),
      look: "Check that the summary of the non-interventional study is, or will be, published.",
    },
    {
      requirement: "4.ae-route",
      engaged: (facts) => standsIn(TOOLKIT, facts.view.text) && !forwardsAdverseEvents(facts),
      look: "Check that staff and partners are told how information on the use of the medicine, above all adverse events, reaches the scientific service.",
    },
  ],
};
