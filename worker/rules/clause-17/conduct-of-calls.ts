import { written } from "../checks/written.ts";
import {
  CAREFUL_REP,
  DUTY_OF_REP,
  GIVEN_FOR_IT,
  HARM,
  IN_RETURN,
  INTRUDES,
  KEPT_BACK,
  OFTEN,
  OTHER_PEOPLE,
  OUTSIDE,
  PRESSED,
  PRETENCE,
  PUSHED,
  SALES_PAY,
  SHIRKED,
  TALK_UP,
  TIME_WITH,
  UNBOUNDED,
  UNWANTED,
  VISIT,
} from "../concepts/visits.ts";

const none = [CAREFUL_REP];
const COMBINATIONS = [
  { all: [GIVEN_FOR_IT, TIME_WITH, IN_RETURN, VISIT], none, why: "gives something for an interview" },
  { all: [UNWANTED, PRESSED, VISIT], none, why: "goes against the wishes of the person or the rules of the place" },
  {
    all: [UNWANTED, PRESSED],
    beside: [VISIT],
    none,
    why: "goes against the wishes of the person or the rules of the place",
  },
  { all: [INTRUDES], beside: [UNWANTED], none, why: "goes against the wishes of the person or the rules of the place" },
  { all: [PRETENCE, VISIT], none, why: "gains access, or speaks, under a false colour" },
  { all: [HARM, KEPT_BACK], none, why: "keeps back or puts off a report of harm" },
  { all: [DUTY_OF_REP, SHIRKED], none, why: "puts off or leaves out what a representative must know, hold or give" },
  { all: [SALES_PAY, UNBOUNDED], none, why: "drives calls or sales by pay or contest beyond what is reasonable" },
  { all: [OFTEN, VISIT], none, why: "asks for more unsolicited calls than three a year on average" },
  { all: [OUTSIDE, TALK_UP], none, why: "has representatives speak of a use outside the licence" },
  { all: [OTHER_PEOPLE, PUSHED], none, why: "has representatives speak of a use outside the licence" },
];
/** To professionals only what a representative offers or pretends there and then. */
const SPOKEN = COMBINATIONS.filter(({ all }) => all[0] === GIVEN_FOR_IT || all[0] === PRETENCE);

const RULE =
  "Representatives must respect the wishes of those they call on, buy no time, say who they are, and pass on every report of harm (Clause 17).";
/** Ideas whose "no" belongs to the fault. */
const A_NO_OF_THE_FAULT = [UNWANTED, PRESSED, INTRUDES, KEPT_BACK, SHIRKED, UNBOUNDED];

/** Clause 17: how representatives come in, what they say there and what they pass on. */
export const conductOfCalls = written({
  id: "clause-17/conduct-of-calls",
  requirement: "17.no-inducement",
  alsoUnder: ["17.3", "17.4", "17.5"],
  severity: "HIGH",
  duty: "must",
  themes: ["representatives", "briefing-material"],
  needsConfirmation: true,
  when: { audience: ["hcp", "payers"] },
  meetings: [
    {
      when: { is: ["told to staff"] },
      ideas: COMBINATIONS,
      unless: "a direction for the layout",
      unlessRefused: A_NO_OF_THE_FAULT,
      rule: RULE,
    },
    {
      when: { isNot: ["told to staff"] },
      ideas: SPOKEN,
      unless: "a direction for the layout",
      unlessRefused: A_NO_OF_THE_FAULT,
      rule: RULE,
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[He told us to stay away, but slip in behind the district nurses.]] Call list for reps.",
        channel: "sales",
        why: "against his wishes",
      },
      {
        text: "[[If a pharmacist speaks of bruising, keep it until the quarter is over.]]",
        channel: "sales",
        why: "harm kept back",
      },
      {
        text: "[[Say that you were sent by the estates team and the ward will open.]]",
        channel: "sales",
        why: "a false errand",
      },
      { text: "[[The test can wait; go out and see doctors for now.]]", channel: "sales", why: "untrained" },
    ],
    clean: [
      {
        text: "Nurses who advise us have £65 an hour, fair market value for their grade.",
        channel: "email",
        why: "pay for work",
      },
      {
        text: "Rep guide: headache passed within two weeks after the first dose. Women of childbearing potential: see pregnancy, 4.6.",
        channel: "sales",
        why: "facts from the SPC",
      },
      {
        text: "Reps are seen by appointment only, so telephone first. Wear your own badge and go straight to the ward.",
        channel: "sales",
        why: "the rules kept",
      },
      { text: "If the ward says no, leave at once and note it.", channel: "sales", why: "a refusal is kept" },
      {
        text: "Bruising or any other reaction is reported to drug safety within one working day.",
        channel: "sales",
        why: "reported",
      },
      { text: "Nobody goes on territory before the examination is passed.", channel: "sales", why: "trained first" },
    ],
    inapplicable: [{ text: "Call us about your visit.", audience: "patients", why: "not to professionals" }],
  },
});
