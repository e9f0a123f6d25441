import { written } from "../checks/written.ts";

/** 8.1: the form that is certified is final; nothing in it is still to be filled in. */
export const gaps = written({
  id: "clause-08/gaps",
  requirement: "8.final-form",
  severity: "LOW",
  duty: "must",
  themes: ["certification"],
  when: { is: ["gaps to be filled in"] },
  faults: [
    {
      spans: ({ obligatory }) => obligatory.certification.gaps,
      issue:
        "Something here is still to be filled in. A piece must be certified in its final form, to which nothing is added later.",
      instead: "[final wording]",
    },
  ],
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
});
