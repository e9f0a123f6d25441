import { written } from "../checks/written.ts";
import {
  ENGAGED,
  FOR_SALES,
  NEEDLESS,
  PAY_FOR_USE,
  PROPERLY_ENGAGED,
  UNCONTRACTED,
  UNDECLARED,
  UNFAIR_PAY,
  WANTED,
} from "../concepts/engagement.ts";

const none = [PROPERLY_ENGAGED];
const COMBINATIONS = [
  { all: [ENGAGED, UNFAIR_PAY], none, why: "pays for something other than fair work, or more than it is worth" },
  { all: [ENGAGED, UNDECLARED], none, why: "keeps the paid tie between the company and the person out of sight" },
  { all: [ENGAGED, UNCONTRACTED], none, why: "engages somebody without a written contract made beforehand" },
  { all: [UNCONTRACTED], beside: [ENGAGED], none, why: "engages somebody without a written contract made beforehand" },
  {
    all: [UNDECLARED],
    beside: [ENGAGED],
    none,
    why: "keeps the paid tie between the company and the person out of sight",
  },
  {
    all: [UNFAIR_PAY],
    beside: [ENGAGED],
    none,
    why: "pays for something other than fair work, or more than it is worth",
  },
  { all: [NEEDLESS, FOR_SALES], beside: [ENGAGED], none, why: "engages people for sales, not for work that is needed" },
  { all: [PAY_FOR_USE], none, why: "makes pay depend on the use of a medicine" },
  {
    all: [ENGAGED, FOR_SALES, WANTED],
    none,
    why: "chooses or rewards people for what they prescribe, decide or can do for sales",
  },
  { all: [ENGAGED, NEEDLESS], none, why: "engages people for work without a documented need" },
];

/** Clauses 24.2 and 24.3: a service is engaged for a real need, under contract, at a fair fee, in the open. */
export const misuse = written({
  id: "clause-24/misuse",
  requirement: "24.right-number-and-need",
  severity: "HIGH",
  duty: "must",
  themes: ["contracted-services", "inducement-and-gifts"],
  needsConfirmation: true,
  when: { audience: ["hcp", "payers", "patients", "media"], isNot: ["a disclosure page"] },
  meetings: [
    {
      ideas: COMBINATIONS,
      unless: "a direction for the layout",
      unlessRefused: [UNCONTRACTED, UNDECLARED, NEEDLESS],
      rule: "Services need a documented need, a written contract, people chosen for their expertise, fair pay and openness (Clause 24).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Anyone on the regional panel who lists the inhaler becomes a retained adviser.]]",
        channel: "sales",
        why: "paid for a decision",
      },
      { text: "[[The consultancy money can go through her brother's company.]]", channel: "sales", why: "hidden pay" },
      {
        text: "[[Your lecture is written for you, so just read it and send us your invoice for two days.]]",
        channel: "email",
        why: "pay without work",
      },
      {
        text: "[[We never use what the advisers say, but run another in each region.]]",
        channel: "sales",
        why: "no need",
      },
    ],
    clean: [
      {
        text: "The speaker keeps confidential matters to himself, and please say in print that we pay you. Lunch for the speakers is at one.",
        channel: "email",
        why: "said in the open",
      },
      {
        text: "Joint steering group with a nurse in the chair; equal votes; the contract follows the published text.",
        channel: "email",
        why: "two statements beside each other",
      },
      {
        text: "Seven advisers were chosen by the medical department for their publications.",
        channel: "sales",
        why: "documented choice",
      },
      { text: "Speakers must declare that the company pays them.", channel: "email", why: "declared" },
      { text: "A request to pay an adviser's brother was refused.", channel: "sales", why: "refused" },
    ],
    inapplicable: [{ text: "Our advisers", audience: "investors", why: "for investors" }],
  },
});
