import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const GRANT_WORD = phrases("grant|grants|donation|donations|bursary|bursaries");

const TALK = phrases(
  "talk|discuss|detail|show|tell|update|present|meet|chat ..10 @product",
  "@product ..10 talk|discuss|detail|visit|appointment|call",
);

const KEPT_APART = phrases("not|separate");

/** Clause 23.2: representatives may introduce a grant briefly, never together with promotion. */
export const repsRole = written({
  id: "clause-23/reps-role",
  requirement: "23.reps-role",
  severity: "MEDIUM",
  duty: "must",
  themes: ["medical-educational-goods-services", "representatives"],
  when: {
    audience: ["hcp", "payers"],
    is: ["a grant"],
    isNot: ["an agreement", "a disclosure page", "a briefing"],
  },
  faults: [
    {
      somewhere: GRANT_WORD,
      says: TALK,
      unless: KEPT_APART,
      issue:
        "{words} joins promotion to the offer of a grant. A representative may introduce a grant briefly but must not combine it with promotion.",
      advice: "Keep promotion out of the letter.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "A call for grant applications is open.\n[[While I am with you I can update you on Zelvorin (zelvotriptan).]]",
        channel: "email",
        why: "promotion with the grant",
      },
      {
        text: "Our donation scheme is open to every ward.\n[[Let us talk about Zelvorin (zelvotriptan) when we meet.]]",
        channel: "email",
        why: "promotion with the donation",
      },
    ],
    clean: [
      {
        text: "A call for grant applications is open; the form is enclosed.",
        channel: "email",
        why: "the grant alone",
      },
      {
        text: "The grant is handled by our medical department. Representatives will not discuss Zelvorin (zelvotriptan) or any medicine with you about it.",
        channel: "email",
        why: "kept apart",
      },
    ],
    inapplicable: [{ text: "May I update you on Zelvorin (zelvotriptan)?", channel: "email", why: "no grant" }],
  },
});
