import type { Check } from "../types.ts";

/** 8.1: the form that is certified is final; nothing in it is still to be filled in. */
export const gaps: Check = {
  id: "clause-08/gaps",
  requirement: "8.final-form",
  severity: "LOW",
  duty: "must",
  themes: ["certification"],
  applies: ({ obligatory }) => obligatory.certification.gaps.length > 0,
  find: ({ obligatory }) =>
    obligatory.certification.gaps.map((at) => ({
      at,
      issue:
        "Something here is still to be filled in. A piece must be certified in its final form, to which nothing is added later.",
      fix: { kind: "replace" as const, with: "[final wording]" },
    })),
  examples: {
    flagged: [
      { text: "Meeting on [[{{meeting_date}}]] at Station Road.", why: "a date left open" },
      { text: "Speaker: [[TBC]]", why: "to be confirmed" },
      { text: "Dear [[{{first_name}}]], welcome.", why: "a field of a template" },
    ],
    clean: [
      { text: "Name ________ Practice ________", why: "a form for the reader to fill in" },
      { text: "[Logo] [QR code] Scan this code.", why: "notes on the artwork" },
    ],
    inapplicable: [{ text: "Meeting on 3 June at Station Road.", why: "nothing open" }],
  },
};
