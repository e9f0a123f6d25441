import { written } from "../checks/written.ts";

const REPLY =
  "Dear Dr Rowe\n\nThank you for your enquiry about the storage of Zelvorin (tavorimib). Capsules may be kept at up to 25 °C (SPC, section 6.4).";

/** 18.1: a reply to an enquiry answers the question and carries nothing promotional. */
export const reply = written({
  id: "clause-18/reply",
  requirement: "18.reply-is-not-promotion",
  severity: "LOW",
  duty: "must",
  themes: ["disguised-promotion"],
  when: [{ kinds: ["reply"] }, { is: ["an answer beyond its question"] }],
  faults: [
    {
      spans: ({ promotion }) => promotion.beyondTheQuestion,
      issue:
        "The reply goes beyond the question that was asked. An answer to an enquiry must relate to it alone and must not promote; otherwise it counts as promotional material.",
      advice: "Answer the question alone.",
    },
  ],
  examples: {
    flagged: [
      {
        text: `${REPLY}\n\n[[I thought that you would also like to see the attached poster on children.]]\n\nMedical Information, Northgate Pharma Ltd`,
        channel: "email",
        why: "a poster nobody asked for",
      },
      {
        text: `${REPLY}\n\n[[Our account manager will ring you to arrange a visit.]]\n\nMedical Information, Northgate Pharma Ltd`,
        channel: "email",
        why: "a call from sales",
      },
      {
        text: `${REPLY}\n\n[[Did you know that Zelvorin can also be taken by night?]]\n\nMedical Information, Northgate Pharma Ltd`,
        channel: "email",
        why: "did you know",
      },
    ],
    clean: [
      { text: `${REPLY}\n\nMedical Information, Northgate Pharma Ltd`, channel: "email", why: "the question alone" },
      {
        text: `${REPLY}\n\nOur representatives cannot discuss this question.\n\nMedical Information, Northgate Pharma Ltd`,
        channel: "email",
        why: "keeps sales out",
      },
    ],
    inapplicable: [
      {
        text: "Zelvorin (tavorimib) for adults with migraine.\nFor UK health professionals",
        why: "promotion, not a reply",
      },
    ],
  },
});
