import { written } from "../checks/written.ts";
import {
  COMMON_THING,
  DEED,
  HANDS_OVER,
  HANGS_ON,
  PRESENT,
  REPAID,
  RIGHTLY_GIVEN,
  TAKER,
  TREASURE,
  TREATS,
} from "../concepts/gifts.ts";

const OFFERED = "offers something of value to somebody who prescribes, supplies or decides, or to those around them";
const COMBINATIONS = [
  { all: [PRESENT, HANDS_OVER], none: [RIGHTLY_GIVEN], why: OFFERED },
  { all: [PRESENT, TAKER], none: [RIGHTLY_GIVEN], why: OFFERED },
  { all: [TREASURE, HANDS_OVER, TAKER], none: [RIGHTLY_GIVEN], why: OFFERED },
  { all: [TREASURE, TREATS], none: [RIGHTLY_GIVEN], why: OFFERED },
  { all: [COMMON_THING, TREATS, TAKER], none: [RIGHTLY_GIVEN], why: OFFERED },
  { all: [DEED, REPAID, HANGS_ON, TREASURE], none: [RIGHTLY_GIVEN], why: "rewards what the company wants done" },
];
const RULE =
  "No gift, prize or other benefit may be offered in connection with the promotion of a medicine (Clause 19.1).";
/** The public may be given what helps them, but nothing that is won. */
const TO_THE_PUBLIC = [
  {
    all: [PRESENT, DEED],
    none: [RIGHTLY_GIVEN],
    why: "offers the public a prize or a reward in connection with a medicine",
  },
];

/** Clause 19.1: whatever it is called, nothing of value in connection with promotion. */
export const benefit = written({
  id: "clause-19/benefit",
  requirement: "19.no-gift-language",
  severity: "HIGH",
  duty: "must",
  themes: ["inducement-and-gifts"],
  needsConfirmation: true,
  when: { audience: ["hcp", "payers", "patients", "media"], isNot: ["a disclosure page"] },
  meetings: [
    {
      when: { audience: ["hcp", "payers"] },
      ideas: COMBINATIONS,
      // Staff are told what to keep, to learn and to win among themselves.
      unless: ["a direction for the layout", "to staff on their own things"],
      unlessRefused: [],
      rule: RULE,
    },
    {
      when: { audience: ["patients", "media"] },
      ideas: TO_THE_PUBLIC,
      unless: ["a direction for the layout", "to staff on their own things"],
      unlessRefused: [],
      rule: RULE,
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Your nurses will find a box of truffles at reception, courtesy of Northgate.]]",
        why: "a treat for nurses",
      },
      { text: "[[Scan your badge twice and you could be taking home a drone.]]", channel: "conference", why: "a draw" },
      {
        text: "[[Dr Rowe mentioned her daughter's wedding, so send a crystal decanter to her.]]",
        channel: "sales",
        why: "a present",
      },
      {
        text: "[[Share your story and win a family ticket to the zoo.]]",
        audience: "patients",
        channel: "website",
        why: "a prize for the public",
      },
    ],
    clean: [
      {
        text: "Zelvorin treats migraine: scores fell by 9 points in each group, and your nurses look after them as before.",
        why: "a result",
      },
      {
        text: "Field force briefing\nTake the booklet home, keep it in your bag and use it to win points in the product quiz.",
        channel: "sales",
        why: "staff among themselves",
      },
      { text: "One colleague chairs, one presents for ten minutes.", channel: "email", why: "a talk" },
      { text: "Gifts and hospitality: what doctors ask us", channel: "website", why: "a heading" },
      {
        text: "Visitors to our stand are offered no sweets, drinks or competitions.",
        channel: "conference",
        why: "none given",
      },
      {
        text: "A drone was suggested as a prize and turned down by the signatory.",
        channel: "sales",
        why: "turned down",
      },
      { text: "Delegates pay their own taxi to the station.", channel: "email", why: "at their own cost" },
      { text: "Each trust receives the training devices, which hold no active drug.", why: "demonstration devices" },
    ],
    inapplicable: [{ text: "Half-year results", audience: "investors", why: "for investors" }],
  },
});
