import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { OF_ANOTHER, tellsWholePart } from "../facts/other-tellings.ts";
import type { Check } from "../types.ts";

const GROUNDS: readonly Ground[] = [
  {
    is: /\b(?:support(?:ed)?|sponsor\w*|grants?|fund(?:s|ed|ing)?|independent\w*|with thanks|educational arrangement|brought to you|made possible|produced|organised|in association|industry partners?|contribution|own subjects)\b/i,
    unless: OF_ANOTHER,
    why: "does not say, plainly and at the outset, what part the company has in the piece",
    rule: "Material that a company sponsors must say so and show its true role (Clause 5.6).",
    atHead: "This piece was [initiated, written, paid for] by [company].",
  },
];

/** An agreement names its parties and what each of them does. */
const AGREEMENT = /\b(?:agreement|contract|memorandum of understanding)\b[^.]{0,120}\b(?:between|parties)\b/i;
const TITLE_CHARS = 400;

/** 5.6: a company's part in a piece is said plainly and at the outset. */
export const roleUnclear: Check = {
  id: "clause-05/role-unclear",
  requirement: "5.company-role",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["company-involvement-declaration"],
  applies: (facts) =>
    facts.companies.length > 0 &&
    facts.setting.readers !== "staff" &&
    !AGREEMENT.test(facts.view.text.slice(0, TITLE_CHARS)),
  find: (facts) =>
    onGrounds(
      facts,
      ownSentences(facts).filter((s) => !tellsWholePart(facts, s)),
      GROUNDS,
    ),
  examples: {
    flagged: [
      {
        text: "Sleep Today, a hub for pharmacists\n[[This hub is supported by an educational grant.]]\nNorlake Pharma Ltd chose its subjects.",
        why: "the company is not named where its money is",
      },
      {
        text: "Joint Matters\n[[Our faculty is independent and picks its own subjects.]]\nNorlake Pharma Ltd pays the editor.",
        why: "independence claimed",
      },
    ],
    clean: [
      {
        text: "Sleep Today\nOrganised and paid for by Norlake Pharma Ltd, which chose the subject and the speaker.",
        why: "the whole part, at the outset",
      },
      {
        text: "Sleep Today\nNorlake Pharma Ltd pays the editor, and no other support is given.",
        why: "what is not given",
      },
      { text: "Sleep Today\nNorlake Pharma Ltd wrote and paid for this page.", why: "said plainly" },
      {
        text: "Norlake Pharma Ltd\nCough Awake Day is an awareness campaign supported by the Lung League.",
        why: "another's campaign",
      },
      { text: "Norlake Pharma Ltd\nOpening hours: Monday to Friday.", why: "nothing on its part" },
    ],
    inapplicable: [
      { text: "Sun safety week starts on Monday.", why: "no company" },
      {
        text: "Agreement between Norlake Pharma Ltd and the Skin Circle\nA grant towards the family weekend is paid.",
        why: "an agreement names its parties",
      },
    ],
  },
};
