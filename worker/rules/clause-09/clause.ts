import { standsIn } from "#worker/text/may-match.ts";
import { forwardsAdverseEvents } from "../facts/briefing.ts";
import type { Facts } from "../facts/index.ts";
import type { Clause } from "../types.ts";

/** How many of the plainest items a promotional piece lacks. */
function plainGaps({ obligatory, prescribingInformation: pi }: Facts): number {
  return [
    pi.blocks.length + pi.pointers.length === 0,
    obligatory.adverseEvents.span === null,
    obligatory.identity.drawnUp === null,
    obligatory.certification.uncertified.length > 0,
  ].filter(Boolean).length;
}

const MADE_BY =
  /\b(?:created|prepared|produced|developed|designed|written) by (?:our |the )?(?:\w+ ){0,3}(?:agency|media|communications|creative|publishing|marketing|health comms)\b/i;

/** Clause 9: Training. */
export const clause09: Clause = {
  number: 9,
  engaged: () => false,
  checks: [],
  words: {},
  human: [
    {
      requirement: "9.material-reflects-training",
      engaged: (facts) => facts.promotion.owesObligatoryItems && plainGaps(facts) >= 2,
      look: "Several elementary items are missing at once; ask whether those who prepared the piece have been trained on the Code.",
    },
    {
      requirement: "9.ae-line-in-brief",
      engaged: (facts) => facts.briefing.isBriefing && !forwardsAdverseEvents(facts),
      look: "The briefing does not tell staff how, and how soon, to pass on adverse events; check that their pharmacovigilance training is documented.",
    },
    {
      requirement: "9.named-accountable",
      engaged: ({ view }) => standsIn(MADE_BY, view.text),
      look: "An agency made the piece; check that the company is named as responsible and that the agency's staff are trained on the Code.",
    },
  ],
};
