import { written } from "../checks/written.ts";
import { FAIR_CHOICE, FOR_FIGURES, SELLERS_CHOSE } from "../concepts/sellers.ts";
import { CHOSEN_FAIRLY, CHOSEN_FOR_SALES, FOR_OFFICE } from "./words.ts";

const BY_SALES =
  "{words}: advisers must be chosen by competent people for expertise that fits a documented need, not by the sales side or for what they prescribe or decide.";
const BY_CRITERIA = "Choose advisers by documented criteria.";

/** Clause 24.2: advisers and speakers are chosen by competent people for the expertise that the need calls for. */
export const selection = written({
  id: "clause-24/selection",
  requirement: "24.right-number-and-need",
  severity: "HIGH",
  duty: "must",
  themes: ["contracted-services", "disguised-promotion"],
  when: [
    { is: ["an offer of an engagement", "an advisory board"] },
    { is: ["an offer of an engagement", "an engagement of a person"] },
  ],
  faults: [
    { says: CHOSEN_FOR_SALES, unless: CHOSEN_FAIRLY, issue: BY_SALES, advice: BY_CRITERIA },
    {
      says: [...SELLERS_CHOSE, ...FOR_FIGURES, ...FOR_OFFICE],
      unless: [...FAIR_CHOICE, ...CHOSEN_FAIRLY],
      issue: BY_SALES,
      advice: BY_CRITERIA,
    },
  ],
  examples: {
    flagged: [
      {
        text: "You are invited to our advisory board. Fee £700.\n[[Invitees were listed by the regional business managers.]]",
        channel: "email",
        why: "listed by sales",
      },
      {
        text: "We invite you to our advisory board. [[You were nominated by our sales team.]]",
        channel: "email",
        why: "chosen by sales",
      },
      {
        text: "Advisory panel on burns\n[[Our field colleagues tell us that nobody prescribes more Zelvorin (zelvotriptan) than you.]]",
        channel: "email",
        why: "chosen for prescribing",
      },
    ],
    clean: [
      {
        text: "You are one of six advisers, chosen by our medical department for your publications. Representatives played no part in choosing you.",
        channel: "email",
        why: "documented selection",
      },
      {
        text: "Advisory board: members of a formulary group must declare it and withdraw from any decision.",
        channel: "email",
        why: "a rule on interests",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no service" }],
  },
});
