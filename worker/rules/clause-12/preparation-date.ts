import type { Check } from "../types.ts";
import { BOOKLET, email, leavepiece } from "./example-texts.ts";
import { owesAll } from "./wording.ts";

/** 12.5: the piece shows when it was drawn up or last revised; the day of sending is not that date. */
export const preparationDate: Check = {
  id: "clause-12/preparation-date",
  requirement: "12.date-of-preparation",
  severity: "MEDIUM",
  duty: "must",
  themes: ["date-of-preparation"],
  applies: owesAll,
  find({ obligatory: { identity } }) {
    if (identity.drawnUp) return [];
    return [
      {
        at: null,
        issue: identity.sentOnly
          ? "Only a date of sending or issue is shown. The piece must show the month and year in which it was drawn up or last revised."
          : "The piece does not show when it was drawn up or last revised. It must show the month and year.",
        fix: { kind: "insert", at: "end", text: "\n\nDate of preparation: [month and year]" },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: leavepiece({ footer: "Job code: ZEL-UK-0120" }),
        why: "a code and no date; the date of the prescribing information is not that of the piece",
      },
      {
        text: `Sent: Tuesday 14 January 2025\n${email({ footer: "Ref: ZEL-EM-0071" })}`,
        channel: "email",
        why: "only the day of sending",
      },
      { text: leavepiece({ footer: "NGP/ZEL/LEAF draft 2" }), why: "a numbered version without a date" },
      {
        text: leavepiece({ footer: "ZEL-UK-0120 | Headache Today, issue 14, June 2025" }),
        why: "the issue of a periodical",
      },
      { text: leavepiece({ footer: "Date of preparation: to be confirmed" }), why: "a label without a date" },
      { text: leavepiece({ footer: "ZEL-UK-0120. Stand open until 4 p.m. on April 25" }), why: "a day is no year" },
    ],
    clean: [
      { text: leavepiece(), why: "date of preparation" },
      { text: leavepiece({ footer: "NGP/ZEL/24/061   Prepared October 2024" }), why: "prepared in" },
      { text: leavepiece({ footer: "ZEL-UK-0120 | 04/2025" }), why: "month and year in figures beside the code" },
      { text: leavepiece({ footer: "ZEL-UK-0120, April 2025" }), why: "month and year beside the code" },
      {
        text: leavepiece({ footer: "NGP/ZEL/LEAF Rev 3 (April 2025)" }),
        why: "a numbered version of a code of letters",
      },
      { text: leavepiece({ footer: "ZEL-UK-0120 | edition 2 | April 2025" }), why: "a numbered edition of the item" },
      { text: leavepiece({ footer: "April 2025 (date of preparation)" }), why: "the words after the date" },
      { text: leavepiece({ footer: "Last revised: April 2025" }), why: "date of revision" },
      { text: leavepiece({ footer: "ZEL-UK-0120 | drawn up 4.4.25" }), why: "a day in figures with dots" },
      { text: leavepiece({ footer: "Prep. 04-04-25   ZEL-UK-0120" }), why: "a day in figures with hyphens" },
      { text: leavepiece({ footer: "ZEL-UK-0120 DOP: Apr 25" }), why: "a short year after words of drawing up" },
      { text: leavepiece({ footer: "ZEL-UK-0120 APPROVED 04APR2025" }), why: "as a stamp" },
    ],
    inapplicable: [{ text: BOOKLET, audience: "patients", why: "a booklet for patients" }],
  },
};
