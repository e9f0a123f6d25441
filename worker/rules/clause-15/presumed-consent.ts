import { written } from "../checks/written.ts";
import {
  IMPROPER_SOURCE,
  MESSAGE,
  NO_LEAVE,
  OBJECTED,
  OVERRULED,
  PRESUMED,
  PROMOTES,
  PUT_BACK,
  WITH_LEAVE,
} from "../concepts/contacting.ts";

const none = [WITH_LEAVE];
const COMBINATIONS = [
  { all: [OBJECTED, OVERRULED, MESSAGE], none, why: "overrules somebody who has asked not to be written to" },
  { all: [OBJECTED, OVERRULED], beside: [MESSAGE], none, why: "overrules somebody who has asked not to be written to" },
  { all: [OBJECTED, PUT_BACK], none, why: "overrules somebody who has asked not to be written to" },
  { all: [PUT_BACK], beside: [OBJECTED], none, why: "overrules somebody who has asked not to be written to" },
  { all: [NO_LEAVE], beside: [MESSAGE], none, why: "goes ahead without the permission of the person" },
  { all: [IMPROPER_SOURCE, MESSAGE, PROMOTES], none, why: "uses addresses that were not given for this purpose" },
  {
    all: [PRESUMED, MESSAGE, PROMOTES],
    none,
    why: "takes for granted, bundles or forces a permission that must be freely given",
  },
];

/** 15.5: permission for digital promotion is given beforehand, knowingly and for this; silence or a favour is none. */
export const presumedConsent = written({
  id: "clause-15/presumed-consent",
  requirement: "15.permission",
  severity: "MEDIUM",
  duty: "must",
  themes: ["promotional-email"],
  needsConfirmation: true,
  // A printed piece for customers gathers no addresses by itself.
  when: [
    { audience: ["hcp", "payers"], notKinds: ["promotion"] },
    { audience: ["hcp", "payers"], is: ["a message"] },
    { audience: ["hcp", "payers"], isNot: ["a printed piece"] },
  ],
  meetings: [
    {
      ideas: COMBINATIONS,
      unless: "a direction for the layout",
      unlessRefused: [PRESUMED, OBJECTED, OVERRULED, NO_LEAVE],
      rule: "E-mails, texts, calls and other digital messages may promote only with the prior permission of whoever receives them (Clause 15.5).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Anyone who opens the dosing chart is automatically signed up to product news by text.]]",
        channel: "email",
        why: "bundled",
      },
      {
        text: "[[Take the mobiles from the rota on the ward wall and send them the launch message.]]",
        channel: "sales",
        why: "taken from a rota",
      },
      {
        text: "[[You receive this promotional e-mail because your address was on the attendance list that the organiser gave to sponsors.]]",
        channel: "email",
        why: "a list that was passed on",
      },
      {
        text: "[[She told us to stop the e-mails, so use the sister brand's list instead.]]",
        channel: "sales",
        why: "an objection overruled",
      },
    ],
    clean: [
      {
        text: "How we worked out the saving: list prices and the number of tablets on the price list.",
        channel: "email",
        why: "a list of prices",
      },
      {
        text: "To: subscribers who have agreed to promotional e-mails from other companies",
        channel: "email",
        why: "leave was given",
      },
      { text: "We never use addresses from a directory for promotional e-mails.", channel: "email", why: "not used" },
      {
        text: "You may agree to promotional e-mails in the separate box if you wish.",
        channel: "email",
        why: "freely given",
      },
      { text: "The list that a broker offered for the mailing was refused.", channel: "sales", why: "refused" },
    ],
    inapplicable: [{ text: "Sign up for our newsletter", audience: "patients", why: "not to professionals" }],
  },
});
