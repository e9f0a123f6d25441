import { email, HEADING, LINK, leavepiece, STATEMENT } from "../clause-12/example-texts.ts";
import type { Check } from "../types.ts";

const AUDIENCE =
  /\b(?:health ?care|health|medical) professionals?\b|\bHCPs?\b|\b(?:for|to|at) (?:UK |NHS |all )?(?:\w+ ){0,3}(?:doctors|prescribers|GPs|nurses|pharmacists|clinicians|consultants|\w+ologists|physicians|surgeons|dentists|optometrists|committees|teams|decision makers|commissioners|payers)\b|\bDear (?:Dr|Doctor|Colleague|Professor|Mr|Mrs|Ms)\b|\bhealth professional\b|\blog-?in\b/i;

/** 1.1: which rules apply hangs on the reader, so a piece that can be met by anybody says whom it is for. */
export const audienceDeclared: Check = {
  id: "clause-01/audience-declared",
  requirement: "1.audience-declared",
  severity: "LOW",
  duty: "should",
  themes: ["digital-navigation"],
  applies: ({ promotion, submission: { channel } }) =>
    promotion.isPromotional && (channel === "website" || channel === "social"),
  find: ({ view, submission }) =>
    AUDIENCE.test(`${view.text}\n${submission.context}`)
      ? []
      : [
          {
            at: null,
            issue:
              "The page does not say whom it is for. Promotion online should be headed with its audience and country.",
            fix: { kind: "insert", at: 0, text: "For UK health professionals only.\n" },
          },
        ],
  examples: {
    flagged: [
      {
        text: `Zelvorin (tavorimib) in migraine\nFewer migraine days in adults.\n${LINK}\n${STATEMENT}`,
        channel: "website",
        why: "no audience on a page",
      },
      {
        text: `Zelvorin (tavorimib): fewer migraine days in adults. ${LINK}`,
        channel: "social",
        why: "no audience on a post",
      },
    ],
    clean: [
      {
        text: `${HEADING}\nFewer migraine days in adults.\n${LINK}`,
        channel: "website",
        why: "headed for health professionals",
      },
      {
        text: `Zelvorin (tavorimib): fewer migraine days in adults. ${LINK}`,
        channel: "website",
        context: "Behind a log-in for health professionals.",
        why: "behind a log-in",
      },
    ],
    inapplicable: [
      { text: leavepiece(), why: "print, handed over in person" },
      { text: email(), channel: "email", why: "an e-mail goes to named people" },
    ],
  },
};
